// What a move tells of the players' own box: the name of an acrobat or of a secret request. Nothing but the name is known.
import { CHAMELEON, seen } from '../data/cards.ts';
import type { Catalogue } from '../rules/catalogue.ts';
import { NAME_LENGTH, MOST_ACROBATS, MOST_REQUESTS } from '../rules/catalogue.ts';
import type { Move } from '../rules/moves.ts';

/** The list with the new name at its end; undefined when the move names nothing new. */
export function namesIn(
  { acrobats, requests }: Catalogue,
  move: Move,
): Partial<Catalogue> | undefined {
  if (move.type === 'deal' || move.type === 'gainAcrobat') {
    const card = seen(move.card);
    if (card.kind !== 'acrobat' || card.name === CHAMELEON) return undefined;
    return isNew(acrobats, card.name, MOST_ACROBATS)
      ? { acrobats: [...acrobats, { name: card.name, text: '' }] }
      : undefined;
  }
  if (move.type !== 'playRequest' || move.name === undefined) return undefined;
  return isNew(requests, move.name, MOST_REQUESTS)
    ? { requests: [...requests, { name: move.name, text: '' }] }
    : undefined;
}

function isNew(known: readonly { readonly name: string }[], name: string, most: number): boolean {
  const isName = name.length > 0 && name.length <= NAME_LENGTH;
  return isName && known.length < most && known.every((one) => one.name !== name);
}
