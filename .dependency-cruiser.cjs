// Who may import whom. Each rule's comment is the sentence to read when it is broken.
const GAME = '^src/lib/games/([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files need each other: move what both need into a third one below them.',
      severity: 'error',
      from: { path: '^src' },
      to: { circular: true },
    },
    {
      name: 'referee-stands-alone',
      comment:
        'referee/ knows no game, no screen and no database (only valibot, to read): pass what it needs in as a value.',
      severity: 'error',
      from: { path: '^src/lib/referee/' },
      to: { pathNot: ['^src/lib/referee/', 'node_modules/valibot/'] },
    },
    {
      name: 'data-sees-only-the-referee',
      comment:
        'data/ is tables (and valibot, to read them back): what follows from them belongs in rules/.',
      severity: 'error',
      from: { path: `${GAME}data/` },
      to: { pathNot: ['^src/lib/referee/', '^src/lib/games/$1/data/', 'node_modules/valibot/'] },
    },
    {
      name: 'rules-see-data-and-referee',
      comment:
        'rules/ sees data/ and referee/ (and valibot, to read moves): put Svelte in ui/, the database in storage/, advice in advice/.',
      severity: 'error',
      from: { path: `${GAME}rules/` },
      to: {
        pathNot: [
          '^src/lib/referee/',
          '^src/lib/games/$1/(data|rules)/',
          '^src/lib/games/$1/rulebook/clauses\\.ts$',
          'node_modules/valibot/',
        ],
      },
    },
    {
      name: 'advice-is-built-on-rules',
      comment: 'advice/ asks the rules and knows nothing of the screen: put what is shown in ui/.',
      severity: 'error',
      from: { path: `${GAME}advice/` },
      to: {
        pathNot: [
          '^src/lib/referee/',
          '^src/lib/games/$1/(data|rules|advice)/',
          '^src/lib/games/$1/rulebook/clauses\\.ts$',
        ],
      },
    },
    {
      name: 'rulebook-is-text',
      comment:
        'rulebook/ is ids and texts: it may know data/ and rules/ of its own game and how a language joins a list, never what is drawn or kept.',
      severity: 'error',
      from: { path: `${GAME}rulebook/` },
      to: {
        pathNot: [
          '^src/lib/referee/',
          '^src/lib/games/rulebookOf\\.ts$',
          '^src/lib/i18n/spanishList\\.ts$',
          '^src/lib/games/$1/(data|rules|rulebook)/',
        ],
      },
    },
    {
      name: 'ask-knows-words-only',
      comment:
        'ask/ finds the place that a question means: it knows the types of referee/ and its own words, minisearch, the stemmers, yaml and valibot. What is drawn belongs in ui/ask/.',
      severity: 'error',
      from: { path: '^src/lib/ask/' },
      to: {
        pathNot: [
          '^src/lib/(referee|ask)/',
          'node_modules/(minisearch|@orama/stemmers|yaml|valibot)/',
        ],
      },
    },
    {
      name: 'only-the-build-reads-yaml',
      comment:
        'yaml is for the build: only ask/asked.ts may know it, and no page may load that file.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/lib/ask/asked\\.ts$'] },
      to: { path: 'node_modules/yaml/' },
    },
    {
      name: 'no-game-knows-another',
      comment:
        'A game never imports another game: repeat the few lines, or put the shared idea in referee/ or ui/.',
      severity: 'error',
      from: { path: GAME },
      to: { path: '^src/lib/games/[^/]+/', pathNot: '^src/lib/games/$1/' },
    },
    {
      name: 'only-the-registry-knows-all-games',
      comment: 'Ask games/registry.ts for a game: no room outside a game names it.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/lib/games/', '^src/routes/\\[\\[lang=lang\\]\\]/[a-z-]+/'],
      },
      to: { path: '^src/lib/games/[^/]+/' },
    },
    {
      name: 'registry-knows-only-the-cards',
      comment: "registry.ts takes each game's game.ts and nothing deeper.",
      severity: 'error',
      from: { path: '^src/lib/games/registry\\.ts$' },
      to: { path: '^src/lib/games/[^/]+/', pathNot: '^src/lib/games/[^/]+/game\\.ts$' },
    },
    {
      name: 'storage-sees-only-the-referee',
      comment: 'storage/ keeps what the referee defines: no game, no screen, no runes.',
      severity: 'error',
      from: { path: '^src/lib/storage/' },
      to: { path: '^src/', pathNot: ['^src/lib/(referee|storage)/'] },
    },
    {
      name: 'table-sees-referee-and-storage',
      comment: 'table/ puts runes round the core: what is drawn belongs in ui/.',
      severity: 'error',
      from: { path: '^src/lib/table/' },
      to: { path: '^src/', pathNot: ['^src/lib/(referee|storage|table)/'] },
    },
    {
      name: 'ui-knows-no-database',
      comment:
        'ui/ takes props and gives callbacks: table/ talks to storage/, whose types alone may be named here.',
      severity: 'error',
      from: { path: ['^src/lib/ui/', '^src/lib/games/[^/]+/ui/'] },
      to: {
        path: ['^src/lib/storage/', 'node_modules/dexie/', '^src/routes/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'i18n-is-a-floor',
      comment: 'i18n/ lies below everything that speaks: it knows only the compiled messages.',
      severity: 'error',
      from: { path: '^src/lib/i18n/' },
      to: { path: '^src/', pathNot: ['^src/lib/(i18n|paraglide)/'] },
    },
    {
      name: 'nobody-imports-a-route',
      comment: 'Routes are thin and at the top: move what is needed into lib/.',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^src/routes/' },
    },
    {
      name: 'dexie-only-in-storage',
      comment: 'Only storage/ knows Dexie: ask it for what you need.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/lib/storage/' },
      to: { path: 'node_modules/dexie/' },
    },
    {
      name: 'no-test-code-in-the-app',
      comment: 'The app may not need its tests.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: ['^tests/', '^scripts/'] },
    },
    {
      name: 'only-what-is-installed',
      comment: 'Everything imported stands in package.json or in this folder.',
      severity: 'error',
      from: { path: '^(src|tests|scripts)/' },
      to: {
        couldNotResolve: true,
        pathNot: '^(\\$(app|env|service-worker)|\\./\\$types|virtual:)',
      },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^src/lib/paraglide/'] },
    exclude: { path: ['^\\.svelte-kit/', '^build', '\\.css$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    webpackConfig: { fileName: '.resolve.cjs' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'browser', 'import', 'types', 'default'],
      extensions: ['.ts', '.js', '.svelte', '.json'],
    },
  },
};
