// The total a seat would have if the game ended now, and how much the end would change; with the goals alone where the tiles left are not told.
import { formatChange, formatNumber } from '$lib/i18n/format.ts';
import { locale } from '$lib/i18n/locale.svelte.ts';
import { m } from '$lib/paraglide/messages.js';
import type { Ending } from '../advice/forecast.ts';

export function ifEndedNow(total: number, { points, isWithoutTiles }: Ending): string {
  const shown = {
    total: formatNumber(locale.current, total + points),
    added: formatChange(locale.current, points),
  };
  return isWithoutTiles ? m.sp_with_goals_met(shown) : m.sp_if_ended_now(shown);
}
