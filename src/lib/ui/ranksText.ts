// Who came where, in one line: "1. Ann 31 · 2. Bo 27".
import { formatNumber } from '$lib/i18n/format.ts';
import { locale } from '$lib/i18n/locale.svelte.ts';
import type { NameOf } from '$lib/referee/game.ts';
import type { FrozenSheet } from '$lib/referee/sheet.ts';

/** A rank, its name and its total stay in one line. */
const BESIDE = '\u00a0';

export function ranksText(ranks: FrozenSheet['ranks'], nameOf: NameOf): string {
  return ranks
    .map(({ rank, seat, total }) =>
      [`${rank}.`, nameOf(seat), formatNumber(locale.current, total)].join(BESIDE),
    )
    .join(`${BESIDE}· `);
}
