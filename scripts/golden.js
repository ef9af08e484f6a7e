// Makes the golden matches anew after a wanted change: npm run golden. Look at the difference before keeping it.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withModules } from './modules.js';
import { root } from './version.js';

const GAMES = 'tests/games';
/** Games that keep golden matches; `npm run golden histrio` makes those of one game only. */
const [, , wanted] = process.argv;
const games = readdirSync(join(root, GAMES)).filter(
  (game) => (wanted ?? game) === game && existsSync(join(root, GAMES, game, 'makeGolden.ts')),
);

await withModules(async (load) => {
  const { writeMatchFile } = await load('/src/lib/referee/matchFile.ts');
  for (const game of games) {
    const { GOLDENS, makeGolden } = await load(`/${GAMES}/${game}/makeGolden.ts`);
    const { opened, sheetOf } = await load(`/${GAMES}/${game}/goldenSheet.ts`);
    for (const golden of GOLDENS) {
      const path = join(root, GAMES, game, 'golden', golden.name);
      writeFileSync(`${path}.json`, writeMatchFile(makeGolden(golden)));
      const sheet = sheetOf(opened(golden.name).match);
      writeFileSync(`${path}.sheet.json`, `${JSON.stringify(sheet, undefined, 2)}\n`);
      console.log(`${game}: ${golden.name}`);
    }
  }
});
