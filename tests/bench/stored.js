// Matches as they lie in the database, and the way to lay them there: straight into IndexedDB, on a page of the app.
import { dealt, entriesOf, tellOf } from './dealt.js';
import { longLog } from './longLog.js';

const SEATS = [
  { id: 'ann', name: 'Ann', colour: 'plum', symbol: 'star' },
  { id: 'bo', name: 'Bo', colour: 'teal', symbol: 'moon' },
  { id: 'cy', name: 'Cy', colour: 'amber', symbol: 'leaf' },
  { id: 'dee', name: 'Dee', colour: 'rose', symbol: 'drop' },
];
const BEGUN = '2026-03-01T19:00:00Z';

/** A match without its log. */
function rowOf(id, setup, rest) {
  const { seats: _, ...own } = setup;
  return {
    id,
    game: 'summer-pavilion',
    ruleset: { game: 'summer-pavilion', version: 1 },
    begun: BEGUN,
    seats: SEATS,
    setup: own,
    schemaVersion: 1,
    ...rest,
  };
}

/** A running match of `acts` entries at scorekeeper level; its last ones stand in the placing phase, Ann on turn. */
export function runningMatch(core, id, acts) {
  const [ruleset] = core.summerPavilionRules.rulesets;
  const rules = core.summerPavilionRules.rulesOf(ruleset);
  const setup = {
    seats: SEATS.map((seat) => seat.id),
    firstSeat: 'ann',
    level: 'scorekeeper',
    options: { side: 'coloured' },
    houseRulings: {},
  };
  const stars = ['orange', 'red', 'blue', 'yellow', 'green', 'purple'];
  const round = stars
    .slice(0, 4)
    .flatMap((star, at) =>
      SEATS.map((seat) => ({ type: 'place', seat: seat.id, space: `${star}:${at + 1}` })),
    );
  const moves = [{ type: 'endDrafting' }, ...round];
  const log = longLog({ rules, setup, moves }, acts - moves.length - 1);
  const { position } = longLog({ rules, setup, moves }, 60).find(
    ({ told }) => told.act?.type === 'restate',
  ).told.act;
  const ending = [
    { type: 'tell', act: { type: 'restate', position, reason: 'again' } },
    ...moves.map(tellOf),
  ];
  const entries = entriesOf([...log.map(({ told }) => told), ...ending]);
  const replayed = core.replay(rules, setup, entries);
  if (replayed.state.stop) throw new Error('The running match stops');
  return storedMatch(id, setup, entries);
}

/** A running match with its log, as rows by table. */
export function storedMatch(id, setup, entries) {
  const shelved = Date.parse(BEGUN);
  return {
    matches: [rowOf(id, setup, { status: 'running', shelved })],
    entries: entries.map((entry, seq) => ({ ...entry, match: id, seq })),
  };
}

/** A finished match with its whole frozen sheet, to be copied as often as wanted. */
export function finishedMatch(core) {
  const { rules, setup, moves } = dealt(core);
  const match = core.replay(rules, setup, entriesOf(moves.map(tellOf))).state;
  const stamp = { rulesetVersion: 1, finishedAt: BEGUN };
  const result = core.freezeSheet(rules, match, stamp);
  return rowOf('', setup, { status: 'finished', shelved: 0, result });
}

/** Lets the app make its database, and lays rows into it. */
export async function layRows(page, url, tables) {
  await page.goto(`${url}summer-pavilion/match/nothing/`);
  await page.evaluate(async (rowsByTable) => {
    const db = await window.benchDb();
    for (const [name, rows] of Object.entries(rowsByTable)) {
      const tx = db.transaction(name, 'readwrite');
      for (const row of rows) tx.objectStore(name).put(row);
      await window.benchDone(tx);
    }
    db.close();
  }, tables);
}

/** The same for `count` copies of one row, each a minute later than the one before. */
export async function layCopies(page, url, row, count) {
  await page.goto(`${url}summer-pavilion/match/nothing/`);
  await page.evaluate(
    async ([one, number]) => {
      const db = await window.benchDb();
      for (let from = 0; from < number; from += 500) {
        const tx = db.transaction('matches', 'readwrite');
        for (let at = from; at < Math.min(number, from + 500); at += 1)
          tx.objectStore('matches').put({ ...one, id: `done-${at}`, shelved: at * 60_000 });
        await window.benchDone(tx);
      }
      db.close();
    },
    [row, count],
  );
}

/** What the functions above call inside the page. */
export function withStorage(context) {
  return context.addInitScript(() => {
    const isMade = async () =>
      (await indexedDB.databases()).some(({ name, version }) => name === 'impresario' && version);
    window.benchDb = async () => {
      while (!(await isMade())) await new Promise((done) => setTimeout(done, 20));
      return new Promise((done, failed) => {
        const request = indexedDB.open('impresario');
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    };
    window.benchSummed = async () => {
      const db = await window.benchDb();
      const count = () =>
        new Promise((done) => {
          const request = db.transaction('summaries').objectStore('summaries').count();
          request.onsuccess = () => done(request.result);
        });
      while ((await count()) === 0) await new Promise((done) => setTimeout(done, 20));
      db.close();
    };
    window.benchDone = (tx) =>
      new Promise((done, failed) => {
        tx.oncomplete = () => done(undefined);
        tx.onabort = () => failed(tx.error);
      });
  });
}
