// The JSON Schemas of a match file and of a copy file, made from the validators the app itself reads with.
//   node scripts/schema.js          writes static/schema/match-file.v1.json and copy-file.v1.json
//   node scripts/schema.js --check  ends with 1 when those files are not what would be written
import { toJsonSchema } from '@valibot/to-json-schema';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { withModules } from './modules.js';
import { root } from './version.js';

const texts = await withModules(async (load) => ({
  'match-file': await matchSchema(load),
  'copy-file': await copySchema(load),
}));

for (const [name, text] of Object.entries(texts)) {
  const target = join(root, `static/schema/${name}.v1.json`);
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  } else if (text !== written(target)) {
    console.error(`static/schema/${name}.v1.json is stale: run \`node scripts/schema.js\`.`);
    process.exitCode = 1;
  }
}

async function matchSchema(load) {
  const { rulesOfAll } = await load('/src/lib/games/registry.ts');
  const { matchFileSchema } = await load('/src/lib/referee/matchFile.ts');
  const modules = await rulesOfAll();
  const schemas = modules.map((module) => {
    const { game, moveSchema: move, positionSchema: position } = module;
    // What JSON Schema cannot say (guards in code) is left out; the app still checks it.
    const { $schema: _, ...schema } = toJsonSchema(matchFileSchema(module), {
      definitions: { move, position },
      errorMode: 'ignore',
      target: 'draft-2020-12',
    });
    return { game, schema };
  });
  const { $defs, games } = withSharedDefs(schemas);
  return printed({
    title: 'Impresario match file, schema version 1',
    description: 'One match of one game. See docs/match-file.md.',
    oneOf: games,
    $defs,
  });
}

async function copySchema(load) {
  const { rulesOfAll } = await load('/src/lib/games/registry.ts');
  const { copyFileSchema } = await load('/src/lib/referee/copyFile.ts');
  const modules = await rulesOfAll();
  const oneOf = modules
    .filter((module) => module.copySchema !== undefined)
    .map((module) => {
      const { $schema: _, ...schema } = toJsonSchema(
        copyFileSchema(module.game, module.copySchema),
        { errorMode: 'ignore', target: 'draft-2020-12' },
      );
      return schema;
    });
  return printed({
    title: 'Impresario copy file, schema version 1',
    description: 'What the players’ own box of one game holds. See docs/copy-file.md.',
    oneOf,
  });
}

async function printed(document) {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  const config = await resolveConfig(join(root, 'static/schema/any.json'));
  return format(JSON.stringify({ $schema, ...document }), { ...config, parser: 'json' });
}

/** References point at the root of the document, so every game brings its definitions there under its own names. */
function withSharedDefs(schemas) {
  const $defs = {};
  const games = schemas.map(({ game, schema: { $defs: own = {}, ...schema } }) => {
    const rename = (value) =>
      JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"#/$defs/${game}.`));
    for (const [name, definition] of Object.entries(own))
      $defs[`${game}.${name}`] = rename(definition);
    return rename(schema);
  });
  return { $defs, games };
}

function written(target) {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return '';
  }
}
