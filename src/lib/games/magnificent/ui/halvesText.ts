// Half of a card: whole where each card is rounded down by itself, as it is where the cards are halved together. Rulebook «Конец игры».
import { formatNumber } from '$lib/i18n/format.ts';
import { locale } from '$lib/i18n/locale.svelte.ts';
import { halvesOf, type HalfReading } from '../rules/finalCount.ts';

export const HALF_RULING = 'magnificent.ruling.half-rounding';

/** Points of one card by itself, before the others come to it. */
export function halfOf(full: number, reading: HalfReading): number {
  return reading === 'sum-of-cards' ? full / 2 : (halvesOf([full], reading)[0] ?? 0);
}

/** "3", "3½", "½": points that may end in a half. */
export function halvesText(points: number): string {
  const whole = Math.trunc(points);
  if (whole === points) return formatNumber(locale.current, points);
  return `${whole === 0 ? '' : formatNumber(locale.current, whole)}½`;
}
