// Whoever made a move of a golden match could have asked about it before: words that name only who and what kind never have it refused.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';
import { dryRun } from '../../src/lib/referee/dryRun.ts';
import { readMatchFile } from '../../src/lib/referee/matchFile.ts';
import { meantBy, type Named } from '../../src/lib/referee/named.ts';
import { openMatch } from '../../src/lib/referee/openMatch.ts';
import { goldenNames } from '../support/golden.ts';
import { WITHOUT_NAMED } from './games.ts';

interface Move {
  readonly type: string;
  readonly seat?: string;
  readonly with?: string;
  /** Histrio: everybody travels at once. */
  readonly to?: Readonly<Record<string, unknown>>;
  readonly action?: string;
  readonly [part: string]: unknown;
}

/** Kinds of move by the names words give them; a turn of a scorekeeper is named by its action. */
const KINDS: Readonly<Record<string, string>> = { cashMedals: 'cash', turn: 'takeDie' };

describe.each(GAMES.map((card) => [card.slug, card] as const))('%s', (slug, card) => {
  it('refuses no move of its golden matches when somebody asks whether it may be made', async () => {
    expect(card.named === undefined).toBe(WITHOUT_NAMED.includes(slug));
    if (card.named === undefined) return;
    const [module, moves] = await Promise.all([card.rules(), card.named()]);
    const folder = `tests/games/${slug}/golden`;
    let asked = 0;
    let told = 0;
    for (const name of goldenNames(slug)) {
      const reading = readMatchFile(readFileSync(`${folder}/${name}.json`, 'utf8'), [module]);
      const opening = reading.ok ? openMatch(reading.file, module) : undefined;
      if (!opening?.ok) throw new Error(name);
      const { match, rules, ruleset } = opening.opened;
      const found = moves.under(ruleset);
      for (const [at, { act }] of match.acts.toArray().entries()) {
        const state = match.ruled.at(at)?.state;
        if (act.type !== 'move' || state === undefined) continue;
        told += 1;
        const bare = namedAs(act.move as Move);
        for (const named of [bare, { ...bare, ...goesWith(act.move as Move) }]) {
          const candidates = found.of(state, named);
          if (candidates === undefined) continue;
          const meant = meantBy(rules, state, named, candidates, moves.moment);
          const refusal =
            meant?.what === 'rule'
              ? dryRun(rules, state, meant.moves, meant.waived).refusal?.clause
              : undefined;
          expect([name, at, named, refusal]).toEqual([name, at, named, undefined]);
          asked += 1;
        }
      }
    }
    expect(asked).toBeGreaterThan(told / 4);
  });
});

function namedAs({ type, seat, to, action, ...move }: Move): Named {
  const who = seat ?? (typeof to === 'object' ? Object.keys(to)[0] : undefined);
  return {
    seat: who ?? '',
    isOpen: who === undefined,
    others: move.with === undefined ? [] : [move.with],
    kind: action ?? KINDS[type] ?? type,
    ...{ things: [], numbers: [], counts: [], isWhole: true },
  };
}

/** All that words could name of it. */
function goesWith(move: Move): Pick<Named, 'things' | 'numbers' | 'counts'> {
  const { type, to, space, colour, source, bid, die, what, program, city, requirement } = move;
  const whole = (value: unknown) => (typeof value === 'number' ? [value] : []);
  const word = (value: unknown) => (typeof value === 'string' ? [value] : []);
  const [star = '', place] = typeof space === 'string' ? space.split(':') : [];
  const { colour: dieColour, value } = typeof die === 'object' && die ? (die as Die) : {};
  const cities = typeof to === 'object' ? Object.values(to)[0] : [];
  const places = space === undefined ? [] : star === 'center' ? ['center'] : [];
  const own = space !== undefined && colour === undefined ? [star] : word(colour);
  const isProgram = program !== undefined && type === 'produce';
  return {
    things: [
      ...[...new Set([...own, ...places])],
      ...(typeof source === 'number' ? ['display'] : word(source)),
      ...word(what),
      ...(isProgram ? ['program'] : []),
      ...(dieColour === undefined ? [] : [dieColour, 'die']),
      ...(requirement === undefined ? [] : ['level']),
    ],
    numbers: [
      ...(place === undefined ? [] : whole(Number(place))),
      ...[source, program, city, requirement, value].flatMap(whole),
      ...(Array.isArray(cities) ? cities.flatMap(whole) : []),
    ],
    counts: whole(bid),
  };
}

interface Die {
  readonly colour?: string;
  readonly value?: number;
}
