// What the documents name is there: their links, the files and folders they speak of, and in each game's list every file of its rules.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));

const FOLDERS = GAMES.map(({ slug }) => `src/lib/games/${slug}`);
const DOCUMENTS = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...filesIn('docs', '.md'),
  ...FOLDERS.map((folder) => `${folder}/README.md`),
];

const textOf = (path: string) => readFileSync(path, 'utf8');
/** Patterns and placeholders (`<game>`, `{en,ru}`, `rulesetN`, `*`) name no one file. */
const isOneFile = (path: string) => !/[<>{}*…]|N\./.test(path);

describe.each(DOCUMENTS)('%s', (document) => {
  it('leads nowhere with a link', () => {
    const links = [...textOf(document).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(
      ([, to = '']) => to,
    );
    const local = links.filter((to) => !/^[a-z]+:/.test(to));
    expect(local.filter((to) => !existsSync(join(dirname(document), to)))).toEqual([]);
  });

  it('names no file that is not there', () => {
    const named = [
      ...textOf(document).matchAll(/`((?:src|tests|docs|scripts|static|messages)\/[^`\s]*)`/g),
    ];
    const paths = named.map(([, path = '']) => path).filter(isOneFile);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});

it.each(FOLDERS)('%s/README.md names every file of its rules', (folder) => {
  const list = textOf(`${folder}/README.md`);
  const names = readdirSync(`${folder}/rules`)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(list))).toEqual([]);
});
