// The count of one event in Spanish: its terms, the marker and the income.
import type { Words } from '../words.ts';
import {
  assetName,
  capital,
  coins as coinsOf,
  counted,
  courtText,
  lacking,
  list,
  podiums as podiumsOf,
  spectators as spectatorsOf,
  tickets as ticketsOf,
} from './grammar.ts';
import { programText, programTitle } from './terms.ts';

interface Term {
  readonly spectators: number;
  readonly before: number;
}

export const scoreEffects = {
  'colosseum.produce.choose-program': ({ program }) => `Espectáculo: ${programTitle(program)}`,
  'colosseum.produce.incomplete-allowed': ({ program, missing }) =>
    `Al ${programText(program)} le ${lacking(missing)}`,
  'colosseum.score.base': ({ program, missing, ...term }) =>
    missing === 0
      ? `Programa ${program} completo: ${termText(term)}`
      : `Programa ${program}, ${lacking(missing)}: ${termText(term)}`,
  'colosseum.score.previous-events': ({ programs, ...term }) =>
    `${counted(programs, 'espectáculo anterior', 'espectáculos anteriores')}: ${termText(term)}`,
  'colosseum.score.stars': ({ stars, types = [], ...term }) => {
    if (stars === 0) return `Ningún premio de artista estrella: ${termText(term)}`;
    const which = types.length === 0 ? '' : `, ${list(types.map(assetName))}`;
    return `${counted(stars, 'premio de artista estrella', 'premios de artista estrella')}${which}: ${termText(term)}`;
  },
  'colosseum.score.nobles': ({ nobles, ...term }) =>
    `${capital(courtText(nobles))}: ${termText(term)}`,
  'colosseum.score.podiums': ({ podiums, ...term }) => `${podiumsOf(podiums)}: ${termText(term)}`,
  'colosseum.score.season-tickets': ({ tickets, ...term }) =>
    `${ticketsOf(tickets)}: ${termText(term)}`,
  'colosseum.score.medals': ({ medals, ...term }) =>
    `${medals === 0 ? 'Ninguna medalla jugada' : counted(medals, 'medalla jugada', 'medallas jugadas')}: ${termText(term)}`,
  'colosseum.score.marker-only-forward': ({ spectators, before, result, lost = 0 }) =>
    spectators > before
      ? `${spectatorsOf(spectators)}: el marcador pasa de ${before} a ${result}${lost === 0 ? '' : '; lo fijado por la mesa ya no cuenta'}`
      : `${spectatorsOf(spectators)}: el marcador sigue en ${result}`,
  'colosseum.score.income': ({ income, coins }) =>
    `${coinsOf(income)} de la banca; en total, ${coins}`,
} satisfies Partial<Words['effects']>;

/** «12 espectadores», and what the term came to in the best event before. */
function termText({ spectators, before }: Term): string {
  const now = spectatorsOf(spectators);
  return before === 0 ? now : `${now} (en el mejor anterior, ${before})`;
}
