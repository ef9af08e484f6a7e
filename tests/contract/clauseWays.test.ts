// Whatever view says a sentence of the rules shows the way to its clause too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SAYS = /\b(?:effectText|effectWords|refusalText|refusalWords)\(/;
const LEADS = /<(?:ClauseLine|ClauseNote|ClauseRef|EffectList|LineOrigin|RulingWords)\b/;

/** What is handed on to a view that leads there, the clause itself with its moves, a match that cannot be opened, and paper. */
const ELSEWHERE: readonly string[] = [
  'src/lib/games/histrio/ui/Table.svelte',
  'src/lib/ui/ClauseNote.svelte',
  'src/lib/ui/MovesOfClause.svelte',
  'src/lib/ui/PaperSheet.svelte',
  'src/lib/ui/UnopenedMatch.svelte',
];

function views(): readonly (readonly [path: string, text: string])[] {
  return readdirSync('src/lib', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.svelte'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path, readFileSync(path, 'utf8')] as const);
}

it('no view says what the rules say without a way to the clause', () => {
  const saying = views().filter(([, text]) => SAYS.test(text));
  expect(saying.length).toBeGreaterThan(10);
  const silent = saying.filter(([, text]) => !LEADS.test(text)).map(([path]) => path);
  expect(silent.toSorted()).toEqual(ELSEWHERE);
});

it('no view has a checklist of its own', () => {
  const own = views().filter(([, text]) => /\bchecklistText\(/.test(text));
  expect(own.map(([path]) => path)).toEqual([]);
});
