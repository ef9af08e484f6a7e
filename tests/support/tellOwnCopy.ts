// What players have told of their own box before a test begins.
import type { Copy } from '../../src/lib/referee/storeFile.ts';
import { changeOwnCopy } from '../../src/lib/table/ownCopy.ts';

export const tellOfOwnCopy = (game: string, name: string, told: Copy['contents']) =>
  changeOwnCopy(game, name, () => told);
