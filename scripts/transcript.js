// A transcript as lines for a terminal: number, seat, move, points and clause; then the ranks and the sheet.

/** On one line and as it reads: nothing in it moves the cursor, colours the screen or turns the line round. */
export function plain(text) {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ');
}

/** `beforeOf`: the table just before an entry, where it stands in the match. */
export function printTranscript(transcript, { file, module, rulebook, title, beforeOf }) {
  const names = new Map(file.seats.map(({ id, name }) => [id, plain(name)]));
  const nameOf = (seat) => names.get(seat) ?? plain(seat);
  const { level } = file.setup;
  console.log(`${title ?? module.game} · ruleset ${transcript.ruleset} · ${level}`);
  console.log(`${[...names.values()].join(', ')} · begun ${file.begun}\n`);

  const width = Math.max(...[...names.values()].map((name) => name.length), 4);
  const say = ({ act, entry }) => plain(textOf(act, rulebook, nameOf, beforeOf(entry)));
  const longest = Math.min(48, Math.max(0, ...transcript.acts.map((one) => say(one).length)));
  for (const one of transcript.acts) {
    const seat = one.seat === undefined ? '' : nameOf(one.seat);
    const head = `${pad(one.number, 4)}  ${seat.padEnd(width)}  ${say(one).padEnd(longest)}`;
    console.log(`${head}  ${rulingText(one)}`.trimEnd());
    if (one.ruling === 'refused') printReason(one.refusal, rulebook, nameOf);
  }

  for (const { entry, refusal } of transcript.refusedRulings ?? []) {
    console.log(`House rulings of ${plain(entry)} refused  ${refusal.clause}`);
    printReason(refusal, rulebook, nameOf);
  }

  console.log(`\n${transcript.isOver ? 'Over.' : 'Not over yet.'}`);
  if (transcript.frozen === 'differs')
    console.log('The sheet frozen when the match was finished says otherwise.');
  for (const { seat, rank, total, decidedBy } of transcript.ranks)
    console.log(
      `${pad(rank, 4)}. ${nameOf(seat).padEnd(width)} ${pad(total, 5)}  ${decidedBy ?? ''}`.trimEnd(),
    );
  printSheet(transcript, { file, module, rulebook, nameOf, width });
  console.log(`\n${plain(JSON.stringify(transcript.position))}`);
}

function printReason(refusal, rulebook, nameOf) {
  const words = rulebook?.refusalText(refusal, nameOf);
  if (words) console.log(`      ${plain([words.reason, words.instead].filter(Boolean).join(' '))}`);
}

/** A row for each category that has lines, a column for each seat. */
function printSheet({ lines }, { file, module, rulebook, nameOf, width }) {
  const clauses = new Set(module.categories.flatMap((category) => category.clauses));
  const rest = lines.map(({ clause }) => clause).filter((clause) => !clauses.has(clause));
  const byTable = rest.length > 0 ? [{ id: 'By the table', clauses: rest }] : [];
  const rows = [...module.categories, ...byTable]
    .map(({ id, clauses: own }) => ({
      name: rulebook?.categories[id] ?? id,
      lines: lines.filter(({ clause }) => own.includes(clause)),
    }))
    .filter((row) => row.lines.length > 0);
  const first = Math.max(0, ...rows.map(({ name }) => name.length));
  const seats = file.seats.map(({ id }) => id);
  const sumOf = (some, seat) =>
    some.reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0);
  console.log(
    `\n${' '.repeat(first)}  ${seats.map((seat) => nameOf(seat).padStart(width)).join('  ')}`,
  );
  for (const { name, lines: own } of [...rows, { name: 'Σ', lines }]) {
    const cells = seats.map((seat) => pad(sumOf(own, seat), width));
    console.log(`${name.padEnd(first)}  ${cells.join('  ')}`);
  }
}

function textOf(act, rulebook, nameOf, before) {
  const moveText = (move) => rulebook?.moveText(move, nameOf, before) ?? JSON.stringify(move);
  switch (act.type) {
    case 'move':
      return moveText(act.move);
    case 'overrule':
      return `${moveText(act.move)} (overruled: ${act.reason})`;
    case 'correct':
      return `correction: ${act.reason}`;
    default:
      return `table told anew: ${act.reason}`;
  }
}

function rulingText(one) {
  if (one.ruling === 'waiting') return 'waits';
  if (one.ruling === 'refused') return `refused  ${one.refusal.clause}`;
  const points = one.points === 0 ? '·' : `${one.points > 0 ? '+' : '−'}${Math.abs(one.points)}`;
  return `${points.padStart(4)}  ${one.clause ?? ''}`;
}

function pad(number, width) {
  return String(number).padStart(width);
}
