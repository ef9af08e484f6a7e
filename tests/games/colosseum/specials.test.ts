// Special Event and Emperor tokens where tokens are not told: since version 3 those that are used are counted.
import { describe, expect, it } from 'vitest';
import { RULESET_2 } from '../../../src/lib/games/colosseum/data/ruleset2.ts';
import { colosseumRules } from '../../../src/lib/games/colosseum/module.ts';
import type { Move, MoveOf } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { retold } from '../../../src/lib/games/colosseum/rules/retold.ts';
import { lateInvestors } from '../../../src/lib/games/colosseum/rules/phases/investAgain.ts';
import { tableOf } from '../../../src/lib/games/colosseum/rules/rule.ts';
import { exchange, invest, investing } from './positions.ts';
import { lying, type Name } from './tables.ts';

const COUNTS = 'colosseum.asset.special-counts';
const rich = { coins: 90, invested: 1 };
const level = 'scorekeeper';
/** Round 3, nobody knows who holds what; Ann has invested once. */
const scores = (used?: { special_event?: number; emperor_token?: number }) =>
  investing({ level, round: 3, ann: rich, bo: rich, ...(used === undefined ? {} : { used }) });
const take = (seat: Name, from: MoveOf<'takeMedal'>['from']): Move => ({
  type: 'takeMedal',
  seat,
  from,
});

describe('special tokens that nobody told of', () => {
  it('colosseum.asset.special-counts: four Special Event tokens are used, a fifth one is not', () => {
    const four = scores().after(
      exchange('ann'),
      exchange('bo'),
      exchange('cy'),
      invest('ann', 'loge', { extra: 'special-event' }),
    );
    const asked = { asset: 'special_event', exist: 4, used: true } as const;
    four.when(exchange('bo')).refusedBecause(COUNTS, asked).overridable();
    four
      .when(invest('bo', 'loge', { extra: 'special-event' }))
      .refusedBecause(COUNTS, asked)
      .overridable();
    four.whenLetStand(exchange('bo'), COUNTS).leaves({ used: { special_event: 5 } });
    four.whenLetStand(invest('bo', 'loge', { extra: 'special-event' }), COUNTS).isAllowed();
  });

  it('colosseum.asset.special-counts: Emperor tokens are four as well, also where no medal was left for one', () => {
    const three = scores({ emperor_token: 3, special_event: 1 });
    three
      .when(take('bo', 'emperor-token'))
      .leaves({ used: { emperor_token: 4, special_event: 1 }, seats: { bo: { medals: 1 } } });
    investing({ level, round: 3, medals: 0, used: { emperor_token: 3 } })
      .after(take('bo', 'emperor-token'))
      .when(take('bo', 'emperor-token'))
      .refusedBecause(COUNTS, { asset: 'emperor_token', exist: 4, used: true });
  });

  it('colosseum.invest.extra-by-special-event: nobody is asked for one once all are used', () => {
    const rules = colosseumRules.rulesOf(colosseumRules.rulesets.at(-1) ?? RULESET_2);
    const table = tableOf(colosseumRules.rulesets.at(-1) ?? RULESET_2);
    const late = (special_event: number) => {
      const setup = lying({
        ...({ level, round: 3, phase: 'investing', done: ['ann'], ann: rich } as const),
        used: { special_event },
      });
      const ruling = rules.begin(setup);
      return ruling.allowed ? lateInvestors(table, ruling.state) : undefined;
    };
    expect(late(3)).toEqual(['ann']);
    expect(late(4)).toEqual([]);
  });

  it('colosseum.asset.special-counts: what is used stays used when a match begins there, and when the table is told anew', () => {
    const used = { special_event: 4 };
    scores(used).when(exchange('ann')).refusedBecause(COUNTS);
    const told = lying({ level, round: 3, used }).position;
    expect(told && retold(told, { round: 4 }).used).toEqual(used);
  });

  it('colosseum.asset.special-counts: nobody counts them in a match begun under version 2, nor where tokens are told', () => {
    const rules = colosseumRules.rulesOf(RULESET_2);
    const old = rules.begin(lying({ level, round: 3, used: { special_event: 4 } }));
    if (!old.allowed) throw new Error('refused');
    expect(old.state.used).toBeUndefined();
    const ruling = rules.rule(old.state, exchange('ann'));
    expect(ruling).toMatchObject({ allowed: true });
    expect(ruling.allowed && ruling.state.used).toBeUndefined();
    investing({ round: 3, used: { special_event: 4 }, ann: { tokens: { special_event: 1 } } })
      .when(exchange('ann'))
      .isAllowed();
  });
});
