// Style and walls that a linter can see. There is no way to switch a rule off inside a file.
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { GAME_FOLDERS } from './scripts/gameFolders.js';
import svelteConfig from './svelte.config.js';

const PURE = ['src/lib/referee/**/*.ts', 'src/lib/games/*/{data,rules,advice}/**/*.ts'];

/** Types in a component's script are gone before the walls of modules look at it. */
const namesNoGame = (files, games, message) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: games.map((game) => ({ group: [`**/${game}/*`, `**/${game}/**`], message })) },
    ],
  },
});

const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: then a thing has one name everywhere.',
};
const enumeration = {
  selector: 'TSEnumDeclaration',
  message: 'No enums: write `as const` data and make the type from it.',
};
const unsafeHtml = {
  selector: 'SvelteMustacheTag[kind="raw"]',
  message: 'No {@html}: names and imported texts are never interpreted.',
};

const PURE_SYNTAX = [
  {
    selector: 'Literal[raw="null"]',
    message: 'No null in the pure rooms: leave the field out, or use undefined.',
  },
  {
    selector: 'TSNullKeyword',
    message: 'No null in the pure rooms: leave the field out, or use undefined.',
  },
  // Whichever way it is written: `Math.random`, `Math['random']`, `const { random } = Math`.
  ...[
    'MemberExpression[object.name="Math"][property.name="random"]',
    'MemberExpression[object.name="Math"][property.value="random"]',
    'VariableDeclarator[init.name="Math"]',
  ].map((selector) => ({
    selector,
    message: 'The rules never roll dice: what fell arrives inside the move.',
  })),
  {
    selector: 'MemberExpression[property.name=/^toLocale/]',
    message: 'The rules speak no language: emit a clause and facts, and format them in i18n/.',
  },
];
const outside = (name, sentence) => ({ name, message: sentence });
const PURE_GLOBALS = [
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'requestAnimationFrame'].map((name) =>
    outside(name, 'The rules never read a clock: the time arrives inside the move.'),
  ),
  outside(
    'Intl',
    'The rules speak no language: emit a clause and facts, and format them in i18n/.',
  ),
  outside('globalThis', 'Name what you need: then it can be seen whether it belongs here.'),
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) =>
    outside(name, 'The rules keep nothing: put it in storage/.'),
  ),
  ...['document', 'window', 'navigator', 'location', 'self'].map((name) =>
    outside(name, 'The rules do not know that there is a screen: put it in ui/ or table/.'),
  ),
  ...['fetch', 'XMLHttpRequest', 'WebSocket'].map((name) =>
    outside(name, 'The app asks nobody: everything it knows is built into it.'),
  ),
  outside('crypto', 'Identifiers are made by whoever tells the move and arrive inside it.'),
  outside('console', 'The rules answer with a Ruling and print nothing.'),
  outside('process', 'The rules do not know where they run.'),
];
const PURE_IMPORTS = [
  {
    group: ['svelte', 'svelte/*', '*.svelte', '*.svelte.ts', '**/*.svelte', '**/*.svelte.ts'],
    message: 'The pure rooms may not know Svelte: put it in ui/ or table/.',
  },
  {
    group: ['dexie', '**/storage/**'],
    message: 'The pure rooms may not know the database: put it in storage/.',
  },
  {
    group: ['$app/*', '$env/*', '$service-worker', '@sveltejs/*', '**/table/**'],
    message: 'The pure rooms may not know the app they run in: put it in table/ or routes/.',
  },
  {
    group: ['$lib', '$lib/*'],
    message: 'Inside the pure rooms import by relative path, ending in .ts.',
  },
  {
    group: ['**/paraglide/**', '**/i18n/**', '**/rulebook/{en,ru,es}*'],
    message: 'The pure rooms speak no language: emit a clause id and facts.',
  },
  {
    group: ['node:*'],
    message: 'The pure rooms run in a browser too: put it in scripts/.',
  },
];

/** A question is understood by its words alone; the one file that may ask the host is the loader. */
const ASK = ['src/lib/ask/**/*.ts'];
const ASK_GLOBALS = PURE_GLOBALS.filter(({ name }) => name !== 'fetch');

export default ts.config(
  {
    ignores: [
      'node_modules/',
      'build*/',
      '.svelte-kit/',
      'src/lib/paraglide/',
      'test-results/',
      'coverage/',
      '.bench/',
      'project.inlang/cache/',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },

  // TypeScript, with types.
  {
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['playwright.config.ts'] },
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Record<never, never> is how a clause says that it carries no facts.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  { files: ['src/service-worker.ts'], extends: [ts.configs.disableTypeChecked] },

  // Components and runes: the types are svelte-check's business.
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    extends: [ts.configs.strict, svelte.configs.recommended, svelte.configs.prettier],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // `href()` of i18n/locale.svelte.ts resolves, and adds the language.
      'svelte/no-navigation-without-resolve': 'off',
      'svelte/no-at-html-tags': 'error',
      'svelte/button-has-type': 'error',
      'svelte/require-each-key': 'error',
      'svelte/prefer-const': [
        'error',
        { destructuring: 'all', excludedRunes: ['$props', '$state'] },
      ],
      'svelte/no-target-blank': 'error',
      'prefer-const': 'off',
    },
  },
  { files: ['**/*.svelte.ts'], rules: { 'svelte/no-navigation-without-resolve': 'off' } },

  // Everywhere.
  {
    files: ['**/*.{ts,js,cjs,svelte}'],
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-warning-comments': [
        'error',
        { terms: ['todo', 'fixme', 'xxx', 'hack', '@ts-ignore', '@ts-expect-error'] },
      ],
      'object-shorthand': 'error',
      'no-restricted-syntax': ['error', enumeration, defaultExport, unsafeHtml],
    },
  },
  {
    files: ['**/*.{ts,svelte}'],
    plugins: { '@typescript-eslint': ts.plugin },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  // Svelte's compiler and the tools' own settings need a default export.
  {
    files: ['*.config.{js,ts}', '.*.cjs', '**/*.svelte'],
    rules: { 'no-restricted-syntax': ['error', enumeration, unsafeHtml] },
  },
  {
    files: ['scripts/**/*.js', 'tests/bench/**', 'tests/webkit/**'],
    rules: { 'no-console': 'off' },
  },

  ...GAME_FOLDERS.map((game) =>
    namesNoGame(
      [`src/lib/games/${game}/**/*.svelte`],
      GAME_FOLDERS.filter((other) => other !== game),
      'A game never names another game: repeat the few lines, or put the shared idea in referee/ or ui/.',
    ),
  ),
  namesNoGame(
    ['src/lib/{ui,table}/**/*.svelte'],
    GAME_FOLDERS,
    'Ask games/registry.ts for a game: no room outside a game names it.',
  ),

  // The pure rooms.
  {
    files: PURE,
    rules: {
      'no-restricted-syntax': ['error', enumeration, defaultExport, ...PURE_SYNTAX],
      'no-restricted-globals': ['error', ...PURE_GLOBALS],
      'no-restricted-imports': ['error', { patterns: PURE_IMPORTS }],
      'no-param-reassign': ['error', { props: true }],
    },
  },

  // The room that answers questions: as pure, but it is made of languages.
  {
    files: ASK,
    rules: {
      'no-restricted-globals': [
        'error',
        ...ASK_GLOBALS,
        outside('fetch', 'Only ask/load.ts fetches: here a file is an argument.'),
      ],
      'no-restricted-imports': [
        'error',
        { patterns: PURE_IMPORTS.filter(({ group }) => !group.includes('**/i18n/**')) },
      ],
    },
  },
  { files: ['src/lib/ask/load.ts'], rules: { 'no-restricted-globals': ['error', ...ASK_GLOBALS] } },
);
