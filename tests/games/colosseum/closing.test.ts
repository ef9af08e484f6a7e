// Phase 5: podium, the token that is lost, the donation. Rulebook «Фаза 5: Завершающие церемонии».
import { describe, it } from 'vitest';
import type { Tokens } from '../../../src/lib/games/colosseum/data/assets.ts';
import { ask, closing, leaving, lose, podium } from './positions.ts';

const levels = ['referee', 'scorekeeper'] as const;
const seen = (tokens: Tokens, round = 1) => ({
  tokens,
  best: 9,
  latest: { round, program: 4, spectators: 9, tokens },
});
const purseless = { level: 'scorekeeper', options: { purses: 'none' } } as const;
/** Ann has the podium; Bo is last, Cy before him. */
const leader = { leader: 'ann', ceremony: 'discard' as const, ann: { best: 20 }, cy: { best: 10 } };
const donating = {
  ...leader,
  ceremony: 'donation' as const,
  ann: { best: 20, tokens: { lion: 2, horse: 1, joker: 1, special_event: 1 } },
};

describe('the podium', () => {
  it('colosseum.podium.each-round-but-last: the player with the most points gets one', () => {
    for (const level of levels)
      for (const round of [1, 2, 3, 4])
        closing({ level, round, ann: { best: 9 }, bo: { best: 12, podiums: 1 } })
          .when(podium())
          .because('colosseum.podium.each-round-but-last', { result: 12, by: 'result', podiums: 2 })
          .leaves({ seats: { bo: { podiums: 2 } } });
  });

  it('colosseum.podium.best-so-far: for the best event of the game, not of this round', () => {
    const latest = { round: 2, program: 4, spectators: 15 };
    closing({ round: 2, ann: { best: 18 }, bo: { best: 15, latest } })
      .when(podium())
      .because('colosseum.podium.each-round-but-last')
      .also('colosseum.podium.best-so-far')
      .leaves({ seats: { ann: { podiums: 1 } } });
    for (const level of levels)
      closing({ level, round: 2, ann: { best: 18 }, bo: { best: 15, latest } })
        .when(podium('bo'))
        .refusedBecause('colosseum.podium.best-so-far', {
          seat: 'bo',
          leaders: ['ann'],
          result: 18,
        })
        .overridable();
  });

  it('colosseum.podium.tie-coins: of the leaders the richer one', () => {
    for (const level of levels) {
      const table = closing({ level, ann: { best: 9, coins: 20 }, bo: { best: 9, coins: 21 } });
      table
        .when(podium())
        .because('colosseum.podium.each-round-but-last', { by: 'coins' })
        .also('colosseum.podium.tie-coins')
        .leaves({ seats: { bo: { podiums: 1 } } });
      table
        .when(podium('ann'))
        .refusedBecause('colosseum.podium.tie-coins', { seat: 'ann', richest: ['bo'], coins: 21 })
        .overridable();
    }
  });

  it('colosseum.podium.tie-dice: with the same points and coins the dice decide', () => {
    const table = closing({ ann: { best: 9 }, bo: { best: 9 } });
    table
      .when(podium())
      .refusedBecause('colosseum.podium.tie-dice', { tied: ['ann', 'bo'] })
      .firmly();
    table
      .when(podium('bo'))
      .because('colosseum.podium.each-round-but-last', { by: 'dice' })
      .also('colosseum.podium.tie-dice')
      .leaves({ seats: { bo: { podiums: 1 } } });
    table.when(podium('cy')).refusedBecause('colosseum.podium.best-so-far');
  });

  it('colosseum.podium.tie-coins: where nobody keeps purses the table says who of those in the lead is the richer one', () => {
    const table = closing({ ...purseless, ann: { best: 9 }, bo: { best: 9, coins: 40 } });
    for (const seat of ['ann', 'bo'] as const)
      table
        .when(podium(seat))
        .because('colosseum.podium.each-round-but-last', { by: 'coins' })
        .also('colosseum.podium.tie-coins')
        .leaves({ seats: { [seat]: { podiums: 1 } } });
    table.when(podium('cy')).refusedBecause('colosseum.podium.best-so-far');
    table
      .when(podium())
      .refusedBecause('colosseum.podium.tie-coins', { richest: ['ann', 'bo'] })
      .firmly();
  });
});

describe('the token that is lost', () => {
  it('colosseum.cleanup.discard-one: one token of those used, each who produced', () => {
    const table = closing({
      ...leader,
      bo: { ...seen({ lion: 2 }), tokens: { lion: 2, horse: 1 } },
    });
    table
      .when(lose('bo', 'horse'))
      .refusedBecause('colosseum.cleanup.discard-one', { asset: 'horse', used: ['lion'] })
      .overridable();
    table.when(lose('bo', 'ship')).refusedBecause('colosseum.cleanup.discard-one').firmly();
    table
      .when(lose('bo', 'lion'))
      .because('colosseum.cleanup.discard-one', { asset: 'lion' })
      .leaves({ seats: { bo: { tokens: { lion: 1, horse: 1 } } } });
    // Nobody loses two, and the donation waits for all who produced.
    const both = closing({
      ...leader,
      ann: { best: 20, tokens: { ship: 1 } },
      bo: seen({ lion: 2 }),
      cy: { ...seen({ cage: 1 }), best: 10 },
    });
    both
      .after(lose('bo', 'lion'))
      .when(lose('bo', 'lion'))
      .refusedBecause('colosseum.cleanup.discard-one')
      .firmly();
    both.when(lose('bo', 'lion')).leaves({ ceremony: 'discard' }).asks('discard', 'cy');
    both.after(lose('bo', 'lion')).when(lose('cy', 'cage')).leaves({ ceremony: 'donation' });
    // Tokens are not told to a scorekeeper: the donation follows at once.
    closing({ level: 'scorekeeper', ann: { best: 9 } })
      .when(podium())
      .asks('donate', undefined);
  });

  it('colosseum.cleanup.out-of-game: it does not come back to the bag', () =>
    closing({
      ...leader,
      bag: 100,
      green: 0,
      bo: seen({ lion: 2 }),
      gone: { gladiator: 20, comedian: 12, musician: 12, horse: 6 },
    })
      .when(lose('bo', 'lion'))
      .because('colosseum.cleanup.discard-one')
      .also('colosseum.cleanup.out-of-game')
      .leaves({
        bag: 100,
        gone: { gladiator: 20, comedian: 12, musician: 12, horse: 6, lion: 1 },
      }));

  it('colosseum.cleanup.only-one-lost: all other tokens of the event stay', () =>
    closing({ ...leader, bo: seen({ gladiator: 2, horse: 2 }) })
      .when(lose('bo', 'gladiator'))
      .leaves({ seats: { bo: { tokens: { gladiator: 1, horse: 2 } } } }));

  it('comes before the donation and after the podium', () => {
    closing({ ann: seen({ lion: 1 }) })
      .when(lose('ann', 'lion'))
      .refusedBecause('colosseum.frame.five-phases')
      .firmly();
    closing({ ...leader, ann: seen({ lion: 2 }) })
      .when(ask('lion', 'bo'))
      .refusedBecause('colosseum.frame.five-phases')
      .firmly();
  });
});

describe('the donation', () => {
  it('colosseum.donation.tie-poorest: where nobody keeps purses the table says who of those in last place is the poorest', () => {
    const told = { ...donating, ...purseless, ann: { best: 20 } };
    const table = closing({ ...told, bo: { coins: 9 }, cy: { coins: 4 } });
    for (const seat of ['bo', 'cy'] as const)
      table
        .when(ask('lion', seat))
        .because('colosseum.donation.last-asks-leader', { from: 'ann', asset: 'lion' });
    table.when(ask('lion', 'ann')).refusedBecause('colosseum.donation.last-asks-leader');
    table
      .when(ask('lion'))
      .refusedBecause('colosseum.donation.tie-poorest', { poorest: ['bo', 'cy'] })
      .firmly();
  });

  it('colosseum.donation.last-asks-leader: the last player names a type and gets it from the one with the podium', () => {
    closing(donating)
      .when(ask('lion'))
      .because('colosseum.donation.last-asks-leader', { from: 'ann', asset: 'lion', given: true })
      .leaves({
        seats: {
          ann: { tokens: { lion: 1, horse: 1, joker: 1, special_event: 1 } },
          bo: { tokens: { lion: 1 } },
        },
        round: 2,
      });
    closing(donating)
      .when(ask('lion', 'cy'))
      .refusedBecause('colosseum.donation.last-asks-leader', { seat: 'cy' })
      .overridable();
    closing(donating)
      .when(ask('lion', 'ann'))
      .refusedBecause('colosseum.donation.last-asks-leader')
      .firmly();
    // A type that the other does not have.
    closing(donating)
      .when(ask('ship'))
      .refusedBecause('colosseum.donation.last-asks-leader', {
        asset: 'ship',
        owned: ['horse', 'lion'],
      })
      .firmly();
    closing({ ...donating, level: 'scorekeeper' })
      .when(ask('ship'))
      .because('colosseum.donation.last-asks-leader', { given: true })
      .leaves({ round: 2 });
    // Nothing but specials: there is no donation.
    closing({ ...leader, ann: { best: 20, tokens: { joker: 2 } } })
      .whenBegun()
      .leaves({ round: 2, phase: 'investing' });
  });

  it('colosseum.donation.no-specials: no Joker and no other special token', () => {
    for (const asset of ['joker', 'special_event'] as const)
      closing(donating)
        .when(ask(asset))
        .refusedBecause('colosseum.donation.no-specials', { asset })
        .overridable();
    closing(donating)
      .when(ask('emperor_token'))
      .refusedBecause('colosseum.donation.no-specials')
      .firmly();
    closing({ ...donating, level: 'scorekeeper' })
      .when(ask('joker'))
      .refusedBecause('colosseum.donation.no-specials');
  });

  it('colosseum.donation.tie-poorest: of those in last place the poorest', () => {
    for (const level of levels) {
      const table = closing({ ...donating, level, bo: { coins: 12 }, cy: { coins: 11 } });
      table.when(ask('lion')).because('colosseum.donation.last-asks-leader').leaves({ round: 2 });
      table.whenBegun().asks('donate', 'cy');
      table
        .when(ask('lion', 'bo'))
        .refusedBecause('colosseum.donation.tie-poorest', { seat: 'bo', poorest: ['cy'] })
        .overridable();
    }
  });

  it('colosseum.donation.tie-dice: of the equally poor the dice decide', () => {
    for (const level of levels) {
      const table = closing({ ...donating, level, cy: {} });
      table
        .when(ask('lion'))
        .refusedBecause('colosseum.donation.tie-dice', { tied: ['bo', 'cy'] })
        .firmly();
      table.when(ask('lion', 'cy')).leaves({ round: 2 });
    }
    closing({ ...donating, cy: {} })
      .when(ask('lion', 'cy'))
      .leaves({ seats: { cy: { tokens: { lion: 1 } } } });
  });
});

it('colosseum.closing.not-after-round-5: no podium, no discard, no donation after round 5', () => {
  for (const level of levels)
    for (const move of [podium(), lose('ann', 'lion'), ask('lion')])
      leaving({ level, ann: seen({ lion: 1 }, 5) })
        .when(move)
        .refusedBecause('colosseum.frame.five-phases', { phase: 'farewell' })
        .firmly();
});

it('colosseum.donation.last-asks-leader: where tokens are not told nobody is said to have asked for nothing', () => {
  const donation = {
    ceremony: 'donation',
    leader: 'ann',
    ann: { best: 20 },
    cy: { best: 9 },
  } as const;
  closing({ ...donation, level: 'scorekeeper' })
    .when({ type: 'donate' })
    .notBecause('colosseum.donation.last-asks-leader')
    .leaves({ phase: 'investing', round: 2 });
  closing({ ...donation, ann: { best: 20, tokens: { lion: 1 } } })
    .when({ type: 'donate' })
    .because('colosseum.donation.last-asks-leader', { given: false });
});
