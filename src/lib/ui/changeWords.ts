// What a change would do to the seats, in sentences: on the screen two numbers, an arrow and a difference say it.
import { formatChange, formatNumber } from '../i18n/format.ts';
import { locale } from '../i18n/locale.svelte.ts';
import { m } from '../paraglide/messages.js';
import type { NameOf, Rulebook } from '../referee/game.ts';
import type { SeatChange } from '../referee/preview.ts';

interface Said {
  readonly rulebook: Pick<Rulebook, 'amounts'>;
  readonly nameOf: NameOf;
  readonly saysNoTotal: boolean;
}

export function changeWords(
  { seat, total, now, change, amounts }: SeatChange,
  { rulebook, nameOf, saysNoTotal }: Said,
): string {
  const name = nameOf(seat);
  const moved = amounts.map(({ amount, before, after }) =>
    m.amend_from_to({
      what: rulebook.amounts?.[amount] ?? amount,
      before: formatNumber(locale.current, before),
      after: formatNumber(locale.current, after),
    }),
  );
  const points = formatChange(locale.current, change);
  if (change === 0) return `${name}: ${moved.join(', ')}`;
  const totals = saysNoTotal
    ? `${name}: ${points}`
    : m.amend_total_from_to({
        name,
        before: formatNumber(locale.current, total),
        after: formatNumber(locale.current, now),
        change: points,
      });
  return [totals, ...moved].join(', ');
}
