// What other editions of The Magnificent have otherwise, in English.
import type { Words } from '../words.ts';

export const editions: Words['editions'] = {
  'magnificent.components.camp-tiles-russian': {
    spanish: 'The list says 72 tiles and gives no sizes: a mistake.',
  },
  'magnificent.components.camp-tiles-spanish': { russian: '84 tiles, 36 large and 48 small.' },
  'magnificent.components.plastic-box': { russian: 'The supply lies in piles beside the board.' },
  'magnificent.setup.sort-supply': {
    spanish: 'The supply stays in the compartments of the plastic box.',
  },
  'magnificent.setup.first-game-side-a': {
    spanish: 'Side A is always up; side B is not spoken of.',
  },
  'magnificent.setup.side-a-always-in-spanish': {
    russian: 'Side A is compulsory in the first game only.',
  },
  'magnificent.end.winner': {
    spanish: 'As many points as possible are the aim; a winner is not spoken of.',
  },
  'magnificent.end.tie-break': { spanish: 'A tie is not spoken of.' },
  'magnificent.end.tie-break-missing-in-spanish': {
    russian: 'In a tie the hat highest on the performance track decides.',
  },
};
