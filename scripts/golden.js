// Makes the golden matches anew after a wanted change: npm run golden. Look at the difference before keeping it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withModules } from './modules.js';
import { root } from './version.js';

const GAME = 'tests/games/summer-pavilion';

await withModules(async (load) => {
  const { GOLDENS, makeGolden } = await load(`/${GAME}/makeGolden.ts`);
  const { writeMatchFile } = await load('/src/lib/referee/matchFile.ts');
  const { opened, sheetOf } = await load(`/${GAME}/goldenSheet.ts`);
  for (const golden of GOLDENS) {
    const path = join(root, GAME, 'golden', golden.name);
    writeFileSync(`${path}.json`, writeMatchFile(makeGolden(golden)));
    const sheet = sheetOf(opened(golden.name).match);
    writeFileSync(`${path}.sheet.json`, `${JSON.stringify(sheet, undefined, 2)}\n`);
    console.log(golden.name);
  }
});
