// What a draft brings. Rulebook «Фаза 1: Получение плиток».
import { plus, tilesOnly, type Colour, type Tiles } from '../data/pieces.ts';

/** Of what lies in one place: all tiles of the chosen colour and one joker, or one joker alone where that was chosen. */
export function tilesBrought(found: Tiles, colour: Colour, joker: Colour): Tiles {
  const extra = tilesOnly(joker, Math.min(1, found[joker]));
  return colour === joker ? extra : plus(extra, tilesOnly(colour, found[colour]));
}
