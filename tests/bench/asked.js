// asked.*: how well players are understood when they ask the rules in their own words.
//
// What: the questions of tests/ask/questions, most of them by people who had not seen how we expect to be asked, put
// to each game's search in each language. `three`: a place that decides it stands among the first three answers;
// `first`: it is the first one; `kept`: of what the rulebook does not decide, how much gets no sure answer. `index`:
// the heaviest search file, zipped. How: the files are made as the build makes them and asked as the app asks them.
import { gzipSync } from 'node:zlib';
import { GAME_FOLDERS } from '../../scripts/gameFolders.js';
import { withModules } from '../../scripts/modules.js';

const LOCALES = ['en', 'ru', 'es'];
const PAIRS = GAME_FOLDERS.flatMap((game) => LOCALES.map((locale) => ({ game, locale })));
const KIB = 1024;

/** @type {import('./harness.js').Measurement} */
export const asked = {
  lines: [...PAIRS.map(({ game, locale }) => `asked.${game}.${locale}`), 'asked.all']
    .flatMap((name) => [
      { name: `${name}.three`, unit: '%', least: 95 },
      { name: `${name}.first`, unit: '%', least: 80 },
      { name: `${name}.kept`, unit: '%', least: 100 },
    ])
    .concat({ name: 'asked.index', unit: 'KiB', most: 60, isBudget: true }),
  run: () =>
    withModules(async (load) => {
      const { builtFile, understoodEverywhere } = await load('/tests/ask/understood.ts');
      const counts = await understoodEverywhere(GAME_FOLDERS);
      const files = await Promise.all(PAIRS.map(({ game, locale }) => builtFile(game, locale)));
      const sizes = files.map((file) => gzipSync(JSON.stringify(file)).length / KIB);
      const heaviest = sizes.indexOf(Math.max(...sizes));
      const { game, locale } = PAIRS[heaviest];
      return [
        ...[...counts, counts.reduce(together)].flatMap(shares),
        { value: sizes[heaviest], note: `${game}, ${locale}` },
      ];
    }),
};

function together(one, other) {
  return Object.fromEntries(
    ['answerable', 'first', 'three', 'unanswerable', 'kept'].map((count) => [
      count,
      one[count] + other[count],
    ]),
  );
}

function shares({ answerable, first, three, unanswerable, kept }) {
  return [share(three, answerable), share(first, answerable), share(kept, unanswerable)];
}

function share(part, of) {
  return { value: (100 * part) / of, note: `${part} of ${of}` };
}
