// Why a set of fewer points comes first: what its coins save at the payment.
import { m } from '$lib/paraglide/messages.js';
import { pointsText } from '$lib/ui/pointsText.ts';

export const savesText = ({ coins, saved = 0 }: { coins: number; saved?: number }): string =>
  m.mgm_set_saves({ coins: m.mg_coins({ count: coins }), points: pointsText(saved) });
