// Posters: where they come from, where they lie, and what a full poster area allows. Rulebook «Получение карт афиш».
import { describe, it } from 'vitest';
import type { Poster } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { DECLINE, acting, draw, perform, pick, poster, travel } from './showing.ts';
import type { Lying, OwnPlace } from './tables.ts';

const A = poster('a');
const B = poster('b');
const C = poster('c');
const D = poster('d');
const NEW = poster('new');
const LAST = poster('last');
const DISPLAY = [A, B, C, D].map((one, index) => ({ space: index + 1, poster: one }));
const DECKS = { masters: 30, tiles: 4, posters: 40, discarded: 6 };

const own = (spaces: number[], more: OwnPlace = {}): OwnPlace => ({
  posters: spaces.map((space) => ({ space, poster: poster(`on ${space}`) })),
  ...more,
});
const lies = (space: number, one: Poster = poster(`on ${space}`)) => ({ space, poster: one });

/** Ann has so many posters to take. */
function taking(spaces: number[], due = 1, told: Lying = {}) {
  return acting({ posters: DISPLAY, decks: DECKS, ...told, ann: { own: own(spaces, { due }) } });
}

describe('where a poster comes from', () => {
  it('magnificent.posters.source: the top card of the deck, or any face-up poster', () => {
    taking([1])
      .when(draw(2, NEW))
      .because('magnificent.posters.source', { from: 'deck', name: 'new', space: 2 })
      .leaves({
        posters: DISPLAY,
        decks: { ...DECKS, posters: 39 },
        seats: { ann: { own: { due: 0, posters: [lies(1), lies(2, NEW)] } } },
      });
    for (const [index, one] of [A, B, C, D].entries())
      taking([1])
        .when(pick(index + 1, 2))
        .because('magnificent.posters.source', { from: 'display', name: one.id })
        .leaves({ seats: { ann: { own: { due: 0, posters: [lies(1), lies(2, one)] } } } });
    // For each poster gained one is taken, and nothing else before it.
    taking([1], 2)
      .when(travel(1))
      .refusedBecause('magnificent.posters.source', { due: 2 })
      .firmly();
    taking([1], 2)
      .when(draw(2))
      .asks('takePoster', 'ann', { due: 1, spaces: [3, 4, 5] });
    // A deck that is empty gives none, and one of the display has to be named.
    taking([1], 1, { decks: { ...DECKS, posters: 0, discarded: 0 } })
      .when(draw(2))
      .refusedBecause('magnificent.posters.source', { due: 1, from: 'deck' })
      .firmly();
    taking([1])
      .when({ type: 'takePoster', seat: 'ann', from: 'display', space: 2 })
      .refusedBecause('magnificent.posters.source', { due: 1, from: 'display' })
      .firmly();
    taking([1], 0).when(draw(2)).refusedBecause('magnificent.posters.source', { due: 0 }).firmly();
  });

  it('magnificent.posters.refill-at-once: the next one comes up before anything else is taken', () => {
    const table = taking([1], 2);
    table
      .when(pick(2, 3, NEW))
      .because('magnificent.posters.refill-at-once', { deck: 39, shuffled: false })
      .leaves({
        posters: [lies(1, A), lies(2, NEW), lies(3, C), lies(4, D)],
        decks: { ...DECKS, posters: 39 },
      });
    table
      .after(pick(2, 3, NEW))
      .when(pick(2, 4, LAST))
      .leaves({
        posters: [lies(1, A), lies(2, LAST), lies(3, C), lies(4, D)],
        seats: { ann: { own: { due: 0, posters: [lies(1), lies(3, B), lies(4, NEW)] } } },
      });
    taking([1], 1, { posters: DISPLAY.slice(0, 2) })
      .when(pick(3, 2))
      .refusedBecause('magnificent.posters.refill-at-once', { display: 3 })
      .firmly();
  });

  it('poster-deck-empty: shuffle-discards, stays-empty', () => {
    const table = (reading: string, discarded = 6) =>
      taking([1], 1, {
        rulings: { 'poster-deck-empty': reading },
        decks: { ...DECKS, posters: 0, discarded },
      });
    const shuffled = { ...DECKS, posters: 5, discarded: 0 };
    const gap = [lies(1, A), lies(3, C), lies(4, D)];
    table('shuffle-discards')
      .when(pick(2, 3, NEW))
      .because('magnificent.posters.refill-at-once', { deck: 5, shuffled: true })
      .leaves({ posters: [lies(1, A), lies(2, NEW), lies(3, C), lies(4, D)], decks: shuffled });
    table('shuffle-discards').when(draw(3)).leaves({ decks: shuffled });
    table('stays-empty').when(pick(2, 3)).leaves({ posters: gap });
    table('stays-empty')
      .when(draw(3))
      .refusedBecause('magnificent.posters.source', { seat: 'ann', due: 1, from: 'deck' })
      .firmly();
    // Without discarded posters nothing comes up either way.
    table('shuffle-discards', 0).when(pick(2, 3)).leaves({ posters: gap });
    // Where neither deck nor display has one left, none has to be taken.
    taking([1], 1, { posters: [], decks: { ...DECKS, posters: 0, discarded: 0 } })
      .when(DECLINE)
      .leaves({ seats: { ann: { own: { due: 0, posters: [lies(1)] } } } });
  });
});

describe('where a poster lies', () => {
  it('magnificent.posters.place-empty-space: on any space that is empty', () => {
    for (const space of [1, 2, 4, 5])
      taking([3])
        .when(draw(space, NEW))
        .because('magnificent.posters.source', { space })
        .also('magnificent.posters.place-empty-space');
    taking([3])
      .when(draw(3, NEW))
      .refusedBecause('magnificent.posters.full-options-only-when-full', { posters: 1 })
      .also('magnificent.posters.place-empty-space')
      .overridable();
  });

  it('magnificent.posters.five-spaces: a fifth poster still finds a space, a sixth does not', () => {
    const table = taking([1, 2, 3, 4], 2);
    table.whenBegun().asks('takePoster', 'ann', { spaces: [5] });
    table
      .when(draw(5, NEW))
      .leaves({
        seats: {
          ann: { own: { posters: [lies(1), lies(2), lies(3), lies(4), lies(5, NEW)] } },
        },
      })
      .asks('takePoster', 'ann', { due: 1, spaces: [] });
  });

  it('magnificent.posters.linked-tent-space: the tent right below a poster is the one that counts', () => {
    const tent = { id: 'dear', points: 4, coins: 2 };
    const table = () => acting({ ann: { own: own([3, 4], { tents: [{ space: 4, tent }] }) } });
    table()
      .when(perform(5, [4]))
      .because('magnificent.perform.reward-tent', { space: 4, coins: 2 })
      .scores('ann', 5 + 4);
    table()
      .when(perform(5, [3]))
      .refusedBecause('magnificent.perform.needs-tent-below', { space: 3 })
      .overridable();
    table()
      .when(perform(5, [5]))
      .refusedBecause('magnificent.posters.linked-tent-space', { space: 5 })
      .firmly();
  });

  it('magnificent.posters.tent-not-needed-to-place: above a space without a tent as well', () =>
    taking([1])
      .when(draw(4, NEW))
      .because('magnificent.posters.source', { space: 4 })
      .also('magnificent.posters.tent-not-needed-to-place')
      .leaves({ seats: { ann: { own: { tents: [], posters: [lies(1), lies(4, NEW)] } } } }));
});

describe('a full poster area', () => {
  const FULL = [1, 2, 3, 4, 5];
  const all = FULL.map((space) => lies(space));

  it('magnificent.posters.full-three-options: replace one, discard the new one, or take none', () => {
    taking(FULL)
      .when(pick(2, 3, NEW))
      .because('magnificent.posters.full-three-options', { option: 'replaced', space: 3 })
      .leaves({
        decks: { ...DECKS, posters: 39, discarded: 7 },
        seats: { ann: { own: { due: 0, posters: all.with(2, lies(3, B)) } } },
      });
    taking(FULL)
      .when(draw())
      .because('magnificent.posters.full-three-options', { option: 'discarded' })
      .leaves({
        decks: { ...DECKS, posters: 39, discarded: 7 },
        seats: { ann: { own: { due: 0, posters: all } } },
      });
    taking(FULL)
      .when(DECLINE)
      .because('magnificent.posters.full-three-options', { option: 'declined' })
      .notBecause('magnificent.posters.source')
      .leaves({ decks: DECKS, seats: { ann: { own: { due: 0, posters: all } } } });
  });

  it('magnificent.posters.full-options-only-when-full: with a free space the poster is taken and placed there', () => {
    for (const move of [DECLINE, draw(), pick(1), draw(2)])
      taking([1, 2, 3, 4])
        .when(move)
        .refusedBecause('magnificent.posters.full-options-only-when-full', {
          posters: 4,
          spaces: 5,
        })
        .overridable();
    // The first of two fills the area: the second one may be declined.
    taking([1, 2, 3, 4], 2).after(draw(5)).when(DECLINE).isAllowed();
  });

  it('declining-a-poster: must-take, may-decline', () => {
    const table = (reading: string) =>
      taking([1, 2], 1, { rulings: { 'declining-a-poster': reading } });
    for (const move of [DECLINE, draw()]) {
      table('must-take')
        .when(move)
        .refusedBecause('magnificent.posters.full-options-only-when-full', { posters: 2 });
      table('may-decline')
        .when(move)
        .leaves({ seats: { ann: { own: { due: 0, posters: [lies(1), lies(2)] } } } });
    }
    table('may-decline')
      .when(draw(2))
      .refusedBecause('magnificent.posters.full-options-only-when-full');
  });
});
