// What the history says of the ceremonies although the table named nobody: the rules know who it was.
import { describe, expect, it } from 'vitest';
import { loadRulebook } from '../../../src/lib/games/colosseum/rulebook/rulebook.ts';
import { stateBefore } from '../../../src/lib/referee/match.ts';
import { opened } from './goldenSheet.ts';
import { lying } from './tables.ts';
import { rules, standing } from './ui/audienceScenes.ts';

const RULEBOOKS = await Promise.all([loadRulebook('en'), loadRulebook('ru'), loadRulebook('es')]);

/** The line of an act in each language. */
function linesOf(name: string, place: number): readonly string[] {
  const { match } = opened(name);
  const { entry, act } = match.acts.at(place - 1) ?? {};
  if (entry === undefined || act?.type !== 'move') throw new Error(`${name} has no move ${place}`);
  const before = stateBefore(match, entry);
  return RULEBOOKS.map((rulebook) => rulebook.moveText(act.move, (seat) => seat, before));
}

describe('a line of the history', () => {
  it('colosseum.podium.each-round-but-last: says who got the podium', () => {
    expect(linesOf('4-referee', 51)).toEqual(['podium for cy', 'подиум: cy', 'podio para cy']);
  });

  it('colosseum.donation.last-asks-leader: says who asked whom', () => {
    expect(linesOf('4-referee', 56)).toEqual([
      'musician asked for by ann from cy',
      'дарение: музыкант, просит ann у cy',
      'donación: músico, pide ann a cy',
    ]);
  });

  it('colosseum.auction.pass-is-final-for-lot: says at which bid of whom a seat went out, and for which market', () => {
    expect(linesOf('4-referee', 22)).toEqual([
      'pass on market 5, dee at 15 coins',
      'пас, рынок\u00A05, ставка 15 (dee)',
      'pasa en el mercado 5, dee ofrece 15 monedas',
    ]);
    expect(linesOf('3-scorekeeper', 44)).toEqual([
      'pass, ann at 9 coins',
      'пас, ставка 9 (ann)',
      'pasa, ann ofrece 9 monedas',
    ]);
  });

  it('colosseum.auction.raise-clockwise: says for which market a bid was', () => {
    expect(linesOf('4-referee', 21)).toEqual([
      'bid of 15 coins for market 5',
      'рынок\u00A05, ставка 15',
      'puja de 15 monedas por el mercado 5',
    ]);
  });
});

/** What stands beside the words of an act, in each language. */
function newsOf(name: string, place: number): readonly (readonly string[])[] {
  const { match } = opened(name);
  const { act } = match.acts.at(place - 1) ?? {};
  if (act?.type !== 'move') throw new Error(`${name} has no move ${place}`);
  const effects = match.ruled.at(place)?.effects ?? [];
  return RULEBOOKS.map((rulebook) =>
    effects.flatMap((effect) => rulebook.newsText?.(effect, (seat) => seat, act.move) ?? []),
  );
}

it('Spanish dice are joined by «y»: Roman numerals are read as words', async () => {
  const es = await loadRulebook('es');
  const dice = [6, 4] as const;
  const said = es.moveText(
    { type: 'moveNobles', seat: 'ann', dice, moves: [] },
    (seat) => seat,
    undefined,
  );
  expect(said).toContain('VI y IV');
});

describe('what stands beside the line', () => {
  it('colosseum.trade.purpose: a gift is noted as one, once; what nobody gave is not spoken of', () => {
    const move = { type: 'trade', seat: 'ann', with: 'bo', gives: { coins: 1 }, gets: {} } as const;
    const { state } = standing(lying({ phase: 'trading' }));
    const ruling = rules.rule(state, move);
    if (!ruling.allowed) throw new Error(ruling.refusal.clause);
    const said = RULEBOOKS.map((rulebook) => [
      rulebook.moveText(move, (seat) => seat, state),
      ...ruling.effects.flatMap(
        (effect) => rulebook.newsText?.(effect, (seat) => seat, move) ?? [],
      ),
    ]);
    expect(said).toEqual([
      ['to bo 1 coin', 'Gift to bo: 1 coin'],
      ['сделка, bo: отдано — 1\u00A0монета', 'Отдано даром, bo: 1\u00A0монета'],
      ['da 1 moneda a bo', 'Regalo a bo: 1 moneda'],
    ]);
  });

  it('colosseum.auction.winner-pays: what was paid, and whose an award is now', () => {
    expect(newsOf('4-referee', 113)[0]).toEqual([
      'Market 5 for 14 coins: 1 gladiator, 1 piece of scenery and 1 cage',
      'Gladiator award: 3 gladiators',
    ]);
  });

  it('colosseum.program.buy: what was bought is said once, and beside it the price and what is left', () => {
    expect(linesOf('4-referee', 57)[0]).toBe('program 16 bought');
    expect(newsOf('4-referee', 57)).toEqual([
      ['20 coins, 9 left'],
      ['20\u00A0монет, остаётся 9'],
      ['20 monedas; quedan 9'],
    ]);
  });

  it('colosseum.medal.use-coins: the medal is said once, and beside it the coins', () => {
    expect(linesOf('4-referee', 68)[0]).toBe('1 medal cashed');
    expect(newsOf('4-referee', 68).map(([first]) => first)).toEqual([
      '6 coins, 15 in all',
      '6\u00A0монет, теперь 15',
      '6 monedas; en total, 15',
    ]);
  });

  it('colosseum.emperor-token.exchange: told by itself it is said once; come with a lot it is news', () => {
    expect(newsOf('5-scorekeeper', 109)).toEqual([[], [], []]);
  });

  it('colosseum.donation.last-asks-leader: what was asked for and given is said once', () => {
    expect(newsOf('4-referee', 56)[0]).toEqual([
      'Musician award lost with 2 musicians, to the supply',
    ]);
  });
});
