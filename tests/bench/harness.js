// How a measurement is run and said: one JSON object a line, a failure of one never stops the others.

/** Milliseconds. */
const PATIENCE = 120_000;

/**
 * @typedef {{ name: string, unit: string, most?: number, least?: number, isBudget?: true }} Line
 * A figure and its target. A budget does not depend on time: missing it fails the run.
 * @typedef {{ value: number, note?: string }} Figure
 * @typedef {{ lines: readonly Line[], run: () => Promise<readonly Figure[]> }} Measurement
 * Figures come in the order of the lines.
 */

/**
 * Runs it, prints its lines, and answers how many budgets were kept and missed.
 * @param {Measurement} measurement
 */
export async function measure({ lines, run }) {
  const figures = await Promise.race([run(), tooLate()]).catch((error) => error);
  const counts = { kept: 0, missed: 0 };
  for (const [index, line] of lines.entries()) {
    const figure = figures instanceof Error ? undefined : figures[index];
    const ok = figure !== undefined && keeps(line, figure.value);
    const value = figure === undefined ? undefined : rounded(figure.value);
    const note = figures instanceof Error ? firstLine(figures) : figure?.note;
    const { name, unit } = line;
    console.log(JSON.stringify({ name, value, unit, target: targetOf(line), ok, note }));
    if (line.isBudget) counts[ok ? 'kept' : 'missed'] += 1;
  }
  return counts;
}

/** Nothing here takes longer; what does hangs. */
function tooLate() {
  return new Promise((_, failed) => {
    setTimeout(failed, PATIENCE, new Error(`not done after ${PATIENCE / 1000} s`)).unref();
  });
}

/** @param {readonly number[]} values */
export function median(values) {
  return quantile(values, 0.5);
}

/** @param {readonly number[]} values @param {number} share 0…1 */
export function quantile(values, share) {
  const ordered = [...values].sort((one, other) => one - other);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))];
}

/** Milliseconds for one call, over at least `atLeast` milliseconds. */
export function timed(work, atLeast = 30) {
  const start = performance.now();
  let count = 0;
  let spent = 0;
  while (spent < atLeast) {
    work();
    count += 1;
    spent = performance.now() - start;
  }
  return spent / count;
}

/** By count as well: how far code is compiled depends on how often it ran, and a busy machine has time for few calls. */
function warm(work) {
  for (let call = 0; call < 100; call += 1) work();
  timed(work, 1_000);
}

/**
 * Times two jobs by turns, so that what else the machine does hits both alike; the median of the ratios
 * of neighbours, and the quickest time of each.
 */
export function sideBySide(one, other, rounds = 15) {
  warm(one);
  warm(other);
  const pairs = Array.from({ length: rounds }, () => [timed(one), timed(other)]);
  return {
    ratio: median(pairs.map(([first, second]) => first / second)),
    one: Math.min(...pairs.map(([first]) => first)),
    other: Math.min(...pairs.map(([, second]) => second)),
  };
}

/** @param {Line} line @param {number} value */
function keeps({ most = Infinity, least = -Infinity }, value) {
  return value <= most && value >= least;
}

/** @param {Line} line */
function targetOf({ most, least }) {
  return most === undefined ? `≥ ${least}` : `≤ ${most}`;
}

function rounded(value) {
  return Number(value.toPrecision(value >= 1000 ? 6 : 3));
}

function firstLine(error) {
  return error.message.split('\n')[0];
}
