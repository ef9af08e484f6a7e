// The total a seat would have if the game ended now, and how much of it the goals would add.
import { formatChange, formatNumber } from '$lib/i18n/format.ts';
import { locale } from '$lib/i18n/locale.svelte.ts';
import { m } from '$lib/paraglide/messages.js';

export const ifEndedNow = (total: number, added: number): string =>
  m.sp_if_ended_now({
    total: formatNumber(locale.current, total + added),
    added: formatChange(locale.current, added),
  });
