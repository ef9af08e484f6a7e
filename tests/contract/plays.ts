// How each registered game is played at random: one line per game.
import type { Play } from '../support/play.ts';
import { colosseumPlay } from '../games/colosseum/play.ts';
import { histrioPlay } from '../games/histrio/play.ts';
import { magnificentPlay } from '../games/magnificent/play.ts';
import { summerPavilionPlay } from '../games/summer-pavilion/play.ts';

export const PLAYS: readonly Play[] = [
  summerPavilionPlay,
  histrioPlay,
  colosseumPlay,
  magnificentPlay,
];
