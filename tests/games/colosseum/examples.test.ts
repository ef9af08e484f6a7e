// Every example the rulebook prints, and one from a review, ruled as they are printed.
import { describe, expect, it } from 'vitest';
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import { colosseumRules } from '../../../src/lib/games/colosseum/module.ts';
import * as shown from './examples.ts';
import {
  at,
  bid,
  buy,
  DRAWN,
  event,
  intense,
  invest,
  investing,
  open,
  pass,
  producing,
  push,
  refill,
  RING,
  roll,
  showing,
} from './positions.ts';
import { setUp } from './tables.ts';

const { tables } = RULESET_1;
const levels = ['referee', 'scorekeeper'] as const;

describe('the examples of the rulebook', () => {
  it.each([3, 4, 5] as const)('Подготовка к игре: tokens for %i players', (seats) => {
    const { each, markets, left } = shown.DEALT.then[seats];
    const begun = at(setUp({ seats })).whenBegun();
    if (left > 0) begun.because('colosseum.setup.leftover-green', { tokens: left });
    else begun.notBecause('colosseum.setup.leftover-green');
    expect(tables.dealt[seats]).toBe(each);
    expect(tables.markets * tables.lot).toBe(markets);
    expect(seats * each + markets + left).toBe(shown.DEALT.green);
    at(setUp({ seats })).whenBegun().asks('refill');
  });

  it.each(levels)('Программы представлений: what a card shows, %s', (level) => {
    const { program, complete, then } = shown.CARD;
    const card = tables.programs.find(({ number }) => number === program);
    expect(card?.spectators[0]).toBe(complete);
    for (const missing of [1, 2] as const) {
      const tokens = { gladiator: 3, horse: 3 - missing, chariot: 3, decoration: 1 };
      showing({ level, ann: { bought: [program], arena: { size: 3 }, tokens }, stars: {} })
        .when(event('ann', program, { tokens, missing }))
        .because('colosseum.score.base', { missing, spectators: then[missing] })
        .also('colosseum.program.contents');
    }
  });

  it('Шаг 2: a horse and a chariot are missing', () => {
    const { program, placed, required, then } = shown.MISSING;
    expect(tables.programs.find(({ number }) => number === program)?.assets).toEqual(required);
    const ann = { bought: [program], arena: { size: 3 }, tokens: placed };
    showing({ ann, stars: {} })
      .when(event('ann', program, { tokens: placed }))
      .because('colosseum.produce.incomplete-allowed', { missing: then.missing })
      .because('colosseum.score.base', { spectators: then.spectators })
      .totals(then.spectators, 0, 0);
    const whole = { ...ann, tokens: required };
    showing({ ann: whole, stars: {} })
      .when(event('ann', program, { tokens: required }))
      .totals(then.complete, 0, 0);
  });

  it.each(levels)('Фаза 1: the table of prices, %s', (level) => {
    for (const what of ['expansion', 'ticket', 'loge'] as const)
      investing({ level })
        .when(invest('ann', what))
        .because(`colosseum.${what === 'expansion' ? 'expand' : what}.cost`, {
          cost: shown.PRICES.then[what],
        });
    for (const { number, cost } of tables.programs.filter((one) => one.number > 10))
      investing({ level, ann: { coins: 50 } })
        .when(buy('ann', number))
        .because('colosseum.program.buy', { cost, coins: 50 - cost });
  });

  it('Расширение арены: 2, 3 and 4 squares', () => {
    const [none, one, two] = shown.GROWTH.then;
    const begun = investing({ ann: { medals: 2 } });
    begun.whenBegun().leaves({ seats: { ann: { arena: { from: 8, size: none } } } });
    begun.when(invest('ann', 'expansion')).because('colosseum.expand.cost', { size: one });
    begun
      .after(invest('ann', 'expansion'))
      .when(invest('ann', 'expansion', { extra: 'medals' }))
      .because('colosseum.expand.cost', { size: two })
      .also('colosseum.expand.sizes');
  });

  it('Расширение арены: a Senator is inside after the expansion', () => {
    const { noble, square, then } = shown.CAPTURED;
    investing({ ring: { ...RING, [noble]: square } })
      .when(invest('ann', 'expansion'))
      .because('colosseum.expand.may-capture-nobles', { nobles: [noble], square })
      .leaves({ seats: { ann: { arena: then.arena, coins: 30 + then.coins } } });
  });

  it.each(['clockwise', 'counterclockwise'] as const)(
    'Расширение арены: the second one, %s',
    (side) => {
      const arena = shown.SECOND.then[side];
      investing({ ann: { arena: shown.SECOND.arena } })
        .when(invest('ann', 'expansion', { side }))
        .leaves({ seats: { ann: { arena } } });
      investing({ ann: { arena } })
        .when(invest('ann', 'expansion', { side }))
        .refusedBecause('colosseum.expand.max-two');
    },
  );

  it('Шаг 1: a Senator comes to rest', () => {
    const { noble, from, dice, by, then } = shown.RESTS;
    producing({ ring: { ...RING, [noble]: from } })
      .when(roll('ann', [...dice], [noble, by]))
      .because('colosseum.rest.medal', { noble, square: then.square })
      .also('colosseum.medal.source-dice')
      .leaves({ medals: then.supply, seats: { ann: { medals: then.medals } } });
  });

  it('Шаг 1: a Consul passes a resting area', () => {
    const { noble, from, dice, by, then } = shown.PASSES_BY;
    producing({ ann: { loge: true }, ring: { ...RING, [noble]: from } })
      .when(roll('ann', [...dice], [noble, by]))
      .because('colosseum.rest.sum-must-end-there', { passed: then.passed })
      .leaves({ ring: { ...RING, [noble]: then.square }, seats: { ann: { medals: then.medals } } });
  });

  it('Шаг 1: what the nobles are worth', () => {
    const { then, total } = shown.VALUES;
    expect(tables.spectators).toMatchObject(then);
    showing({
      ring: { ...RING, emperor: 8, consul_1: 9, senator_1: 9 },
      ann: { programs: [4], tokens: { horse: 1 } },
    })
      .when(event('ann', 4, { tokens: { horse: 1 } }))
      .because('colosseum.score.nobles', { spectators: total })
      .also('colosseum.noble.values');
  });

  it.each(levels)('Шаг 3: two programs lie face down at the third event, %s', (level) => {
    showing({ level, round: 3, ann: { programs: [4], produced: [1, 6], tokens: { horse: 1 } } })
      .when(event('ann', 4, { tokens: { horse: 1 }, missing: 3 }))
      .because('colosseum.score.previous-events', {
        programs: shown.THIRD.produced,
        spectators: shown.THIRD.then,
      })
      .also('colosseum.previous.face-down-five');
  });

  it('Шаг 3: of three awards two are used', () => {
    const stars = { gladiator: 'ann', horse: 'ann', lion: 'ann' };
    expect(Object.keys(stars)).toHaveLength(shown.AWARDS.held);
    showing({ stars, ann: { programs: [4], tokens: { gladiator: 3, horse: 3, lion: 3 } } })
      .when(event('ann', 4, { tokens: { gladiator: 2, horse: 2 } }))
      .because('colosseum.score.stars', { stars: shown.AWARDS.used, spectators: shown.AWARDS.then })
      .also('colosseum.star.bonus');
  });

  it('Шаг 3: marker and income', () => {
    const { best, coins, spectators, then } = shown.MARKER;
    // 9 of the program, 15 of season tickets, 7 of the Emperor.
    showing({
      ring: { ...RING, emperor: 9 },
      ann: { best, coins, tickets: 3, programs: [4], tokens: { gladiator: 2, horse: 2 } },
    })
      .when(event('ann', 4, { tokens: { gladiator: 2, horse: 2 } }))
      .because('colosseum.score.marker-only-forward', {
        spectators,
        before: best,
        result: then.marker,
      })
      .because('colosseum.score.income', { income: then.income, coins: then.coins })
      .totals(then.marker, 0, 0);
  });

  it('Императорские медали: two medals for one Senator', () => {
    const { noble, from, by, then } = shown.PUSHED;
    const [first, second] = by;
    showing({ ring: { ...RING, [noble]: from }, ann: { medals: 2 } })
      .after(push('ann', noble, first))
      .when(push('ann', noble, second))
      .because('colosseum.medal.use-move', { to: then.square })
      .because('colosseum.medal.not-from-medal-move')
      .leaves({ ring: { ...RING, [noble]: then.square }, seats: { ann: { medals: then.medals } } });
  });

  it('The Galleys of Apollo draw 91 spectators', () => {
    const { program, placed, stars, produced, tickets, podiums, medals, then } = shown.GALLEYS;
    const ann = { coins: 0, bought: [program], produced: [...produced], arena: { size: 4 } };
    showing({
      round: 4,
      ring: { ...RING, [shown.GALLEYS.noble]: 8 },
      ann: { ...ann, tickets, podiums, medals, tokens: placed },
    })
      .when(event('ann', program, { tokens: placed, medals }))
      .because('colosseum.score.base', { spectators: then.base })
      .because('colosseum.score.stars', { types: [...stars], spectators: then.stars })
      .because('colosseum.score.nobles', { spectators: then.nobles })
      .because('colosseum.score.previous-events', { spectators: then.previous })
      .because('colosseum.score.season-tickets', { spectators: then.tickets })
      .because('colosseum.score.podiums', { spectators: then.podiums })
      .because('colosseum.score.medals', { spectators: then.medals })
      .because('colosseum.score.income', { income: then.spectators, coins: then.spectators })
      .totals(then.spectators, 0, 0);
    showing({ round: 4, level: 'scorekeeper', ann: { ...ann, tickets, podiums, medals } })
      .when(
        event('ann', program, {
          missing: 0,
          stars: stars.length,
          medals,
          nobles: { emperor: 1, consul: 0, senator: 0 },
        }),
      )
      .totals(then.spectators, 0, 0);
  });
});

describe.each(levels)('Интенсивный аукцион: Ann, Bo and Cy, %s', (level) => {
  const { step2, step3, step6, lots } = shown.INTENSE.then;
  const isReferee = level === 'referee';
  const filled = (markets: number) => (isReferee ? [refill(DRAWN.slice(0, 3 * markets))] : []);
  const begun = intense({ level, ann: { coins: 99 }, bo: { coins: 99 }, cy: { coins: 99 } });

  const step1 = begun.after(open('ann', 1), bid('bo', 9), pass('cy'), pass('ann'));
  const afterStep2 = step1.after(open('ann', 2), bid('cy', 9), pass('ann'));
  const afterStep3 = afterStep2.after(pass('ann'), ...filled(2));
  const afterStep4 = afterStep3.after(open('bo', 1), pass('cy'), bid('ann', 9), pass('bo'));
  const afterStep5 = afterStep4.after(open('bo', 2), bid('cy', 9), pass('bo'));
  const afterStep6 = afterStep5.after(open('bo', 3, 8), ...filled(3));

  it('1 and 2: Bo may not bid in the second auction, and nothing is filled', () => {
    step1
      .after(open('ann', 2))
      .when(bid('bo', 9))
      .refusedBecause('colosseum.variant-intense.loser-may-reopen');
    step1
      .after(open('ann', 2), bid('cy', 9))
      .when(pass('ann'))
      .because('colosseum.variant-intense.refill-delay', { markets: step2.empty })
      .leaves({ sold: step2.empty });
  });

  it('3: Ann passes the right to open on, and both markets are filled', () => {
    afterStep2
      .when(pass('ann'))
      .because('colosseum.variant-intense.opener-wins-refill', step3)
      .also('colosseum.variant-intense.rebid-after-opener-change');
    if (isReferee) afterStep3.whenBegun().leaves({ sold: 0, winners: [] });
    afterStep3.whenBegun().asks('open', 'bo');
  });

  it('4 and 5: Ann and Cy may bid for the lot of Bo, then Cy alone', () => {
    afterStep3.when(open('bo', 1)).asks('bid', 'cy');
    afterStep3.after(open('bo', 1), pass('cy')).when(bid('ann', 9)).isAllowed();
    afterStep4
      .after(open('bo', 2))
      .when(bid('ann', 9))
      .refusedBecause('colosseum.variant-intense.loser-may-reopen');
    afterStep4.when(open('bo', 2)).asks('bid', 'cy');
  });

  it('6: Bo is alone and pays the minimum; three markets are filled', () => {
    const { pays, markets, tokens } = step6;
    afterStep5
      .when(open('bo', 3, pays))
      .because('colosseum.variant-intense.lone-bidder-pays-minimum', { bid: pays })
      .because('colosseum.auction.winner-pays', { bid: pays })
      .because('colosseum.variant-intense.opener-wins-refill', { markets, tokens });
  });

  it('7: Cy opens, Ann and Bo may bid', () => {
    afterStep6.when(open('cy', 4)).asks('bid', 'ann');
    afterStep6.after(open('cy', 4), bid('ann', 9)).when(bid('bo', 10)).isAllowed();
    // What all have paid: Bo 9 and 8, Cy 9 and 9, Ann 9.
    afterStep6.whenBegun().leaves({
      seats: {
        ann: { coins: 99 - 9 * lots.ann },
        bo: { coins: 99 - 17 },
        cy: { coins: 99 - 9 * lots.cy },
      },
    });
  });
});

it('names clauses that exist', () => {
  const known = new Set<string>(colosseumRules.clauses.map(({ id }) => id));
  const cited = Object.values(shown).flatMap(({ clauses }) => [...clauses]);
  expect(cited.filter((clause) => !known.has(clause))).toEqual([]);
});
