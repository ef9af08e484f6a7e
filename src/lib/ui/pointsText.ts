// "1 point", "5 points", "−3 points": with the form and the minus of the language on the screen.
import { formatNumber } from '../i18n/format.ts';
import { locale } from '../i18n/locale.svelte.ts';
import { m } from '../paraglide/messages.js';

export const pointsText = (points: number): string =>
  m.sheet_points({ count: points, shown: formatNumber(locale.current, points) });
