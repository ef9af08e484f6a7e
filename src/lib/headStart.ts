// A match opened by its address needs the database, the game and the page itself, a shelf what stands on it. Asked for
// one after the other they would be slow, so all of them are asked for at once; the page finds them under way.
import { gameOf } from './games/registry.ts';
import { localeOfPath, placeOfPath } from './i18n/paths.ts';
import { lookAhead } from './table/shelfSight.ts';

/** Whatever fails here is asked for again by the page, which can say so. */
export function headStart(pathname: string): void {
  void start(pathname).catch(() => undefined);
}

async function start(pathname: string): Promise<unknown> {
  const [game, what, match] = placeOfPath(pathname);
  if (game === undefined) {
    lookAhead();
    return undefined;
  }
  const card = gameOf(game);
  if (card === undefined || what !== 'match' || match === undefined || match === 'new')
    return undefined;
  return Promise.all([
    openHouse(),
    card.rules(),
    card.rulebook(localeOfPath(pathname)),
    card.views(),
  ]);
}

async function openHouse(): Promise<unknown> {
  return (await import('./table/house.ts')).openHouse();
}
