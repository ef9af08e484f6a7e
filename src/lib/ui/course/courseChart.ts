// The drawing of a course comes with the first end of a match. Paper cannot wait for it, and takes it where it has come.
import type CourseChart from './CourseChart.svelte';

let chart: typeof CourseChart | undefined;

export async function courseChart(): Promise<typeof CourseChart> {
  chart ??= (await import('./CourseChart.svelte')).default;
  return chart;
}

/** Undefined until it has come. */
export function courseChartHere(): typeof CourseChart | undefined {
  return chart;
}
