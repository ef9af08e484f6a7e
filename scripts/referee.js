// The referee without a screen: replays a match file with the app's own rules and prints a ruling for each act.
//   npm run referee -- FILE [--json]
// Ends with 0, with 1 when a move, a house ruling or the set-up is refused, with 2 when the file cannot be taken or the command is not understood.
import { readFileSync } from 'node:fs';
import { withModules } from './modules.js';
import { plain, printTranscript } from './transcript.js';

// Whoever reads only the first lines of it is still told by how it ends.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

const { files, isJson, isUnderstood } = argumentsOf(process.argv.slice(2));
const bytes = isUnderstood ? bytesOf(files[0]) : undefined;
if (!isUnderstood) fail('Usage: npm run referee -- FILE [--json]');
else if (bytes !== undefined) {
  process.exitCode = await withModules((load) => referee(load, files[0], bytes));
}

async function referee(load, path, bytes) {
  const { readText } = await load('/src/lib/referee/fileText.ts');
  const written = readText(bytes);
  if (!written.ok) return faulty(path, written.fault);
  const { GAMES, rulesOfAll } = await load('/src/lib/games/registry.ts');
  const { readMatchFile } = await load('/src/lib/referee/matchFile.ts');
  const modules = await rulesOfAll();
  const reading = readMatchFile(written.text, modules);
  if (!reading.ok) return faulty(path, reading.fault);

  const { file, module } = reading;
  const card = GAMES.find(({ slug }) => slug === file.game);
  const rulebook = await card?.rulebook('en');
  const { openMatch } = await load('/src/lib/referee/openMatch.ts');
  const opening = openMatch(file, module);
  if (!opening.ok) return refusedAtOnce(path, opening.fault, rulebook);

  const { transcriptOf } = await load('/src/lib/referee/transcript.ts');
  const transcript = transcriptOf(file, module, opening.opened);
  if (isJson) console.log(JSON.stringify(transcript));
  else {
    const { stateBefore } = await load('/src/lib/referee/match.ts');
    const beforeOf = (entry) => stateBefore(opening.opened.match, entry);
    printTranscript(transcript, { file, module, rulebook, title: card?.titles.en, beforeOf });
  }
  const { acts, refusedRulings } = transcript;
  return refusedRulings || acts.some(({ ruling }) => ruling === 'refused') ? 1 : 0;
}

/** Undefined after having said why. */
function bytesOf(path) {
  try {
    return readFileSync(path);
  } catch (error) {
    const sentence = error.code === 'ENOENT' ? 'There is no such file.' : error.message;
    faulty(path, { code: 'unreadable', path, sentence });
    return undefined;
  }
}

function refusedAtOnce(path, fault, rulebook) {
  if (fault.code !== 'refused') return faulty(path, fault);
  const { refusal } = fault;
  const words = rulebook?.refusalText(refusal, (seat) => seat);
  if (isJson) console.log(JSON.stringify({ ruling: 'refused', refusal }));
  else
    console.log(
      `The set-up is refused: ${refusal.clause}\n${plain(words?.reason ?? '')}`.trimEnd(),
    );
  return 1;
}

/** One sentence for each fault a file can have. */
function sentenceOf(fault) {
  switch (fault.code) {
    case 'unreadable':
      return fault.sentence;
    case 'too-large':
      return `The file has ${fault.bytes} bytes; a match has at most ${fault.limit}.`;
    case 'not-utf8':
      return 'The letters of this file are written another way than UTF-8.';
    case 'not-json':
      return `This is not JSON: it breaks in line ${fault.at.line}, column ${fault.at.column}.`;
    case 'foreign':
      return fault.format === undefined
        ? 'This is JSON, but not a match file.'
        : `This is a file of another kind: ${fault.format}.`;
    case 'newer':
      return `The file is newer than this app: ${fault.what} ${fault.found}, known up to ${fault.known}.`;
    case 'unknown-game':
      return `This app does not know the game "${fault.game}".`;
    default:
      return `The file is damaged at ${fault.path || 'its top'}: ${damageText(fault)}.`;
  }
}

/** A field that nobody knows is expected never, one that is left out is found undefined: neither says so. */
function damageText({ expected, received }) {
  if (expected === 'never') return 'there is no such field';
  if (received === 'undefined') return 'this is missing';
  return `expected ${expected}, found ${received}`;
}

function argumentsOf(given) {
  const files = given.filter((one) => !one.startsWith('--'));
  const options = given.filter((one) => one.startsWith('--'));
  return {
    files,
    isJson: options.includes('--json'),
    isUnderstood: files.length === 1 && options.every((one) => one === '--json'),
  };
}

function faulty(path, fault) {
  if (isJson) console.log(JSON.stringify({ fault }));
  return fail(`${path}: ${sentenceOf(fault)}`);
}

function fail(sentence) {
  console.error(plain(sentence));
  process.exitCode = 2;
  return 2;
}
