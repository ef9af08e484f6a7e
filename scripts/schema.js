// The JSON Schema of a match file, made from the validators the app itself reads with.
//   node scripts/schema.js          writes static/schema/match-file.v1.json
//   node scripts/schema.js --check  ends with 1 when that file is not what would be written
import { toJsonSchema } from '@valibot/to-json-schema';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { withModules } from './modules.js';
import { root } from './version.js';

const target = join(root, 'static/schema/match-file.v1.json');
const text = await withModules(schemaText);

if (!process.argv.includes('--check')) {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
} else if (text !== written()) {
  console.error('static/schema/match-file.v1.json is stale: run `node scripts/schema.js`.');
  process.exitCode = 1;
}

async function schemaText(load) {
  const { GAMES } = await load('/src/lib/games/registry.ts');
  const { matchFileSchema } = await load('/src/lib/referee/matchFile.ts');
  const modules = await Promise.all(GAMES.map((card) => card.rules()));
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
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Impresario match file, schema version 1',
    description: 'One match of one game. See docs/match-file.md.',
    oneOf: games,
    $defs,
  };
  return format(JSON.stringify(document), { ...(await resolveConfig(target)), parser: 'json' });
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

function written() {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return '';
  }
}
