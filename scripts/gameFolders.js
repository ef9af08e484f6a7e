// The folders of the games that the app knows: those with a card. For what runs before the app's own modules can be loaded.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './version.js';

const home = join(root, 'src/lib/games');

export const GAME_FOLDERS = readdirSync(home).filter((name) =>
  existsSync(join(home, name, 'game.ts')),
);
