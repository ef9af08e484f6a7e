// Refusals on the box, the set-up, the order of things, and the end of a round and of the game, in English.
import type { RefusalWords } from '../../../../referee/game.ts';
import type { RefusalFacts } from '../../rules/facts.ts';
import type { Phase } from '../../rules/state.ts';
import type { Words } from '../words.ts';
import {
  cardText,
  coinsText,
  colours,
  count,
  diceCount,
  someText,
  symbols,
  tileName,
  trainerSpaces,
  trainersText,
  withArticle,
} from './terms.ts';

export const tableRefusals = {
  // The box
  'magnificent.components.player-boards': ({ seats, exist, board }) =>
    board === undefined
      ? {
          reason: `The box has ${count(exist, 'player board')}, so ${count(seats, 'player')} cannot play.`,
          instead: `Seat ${exist} players at most.`,
        }
      : {
          reason: `Player board ${board} is there only once.`,
          instead: 'Give every player another board.',
        },
  'magnificent.components.dice-total': (facts) => tooMany(facts, diceCount(facts.exist)),
  'magnificent.components.trainers-total': ({ seat, trainers, exist }, name) => ({
    reason: `${name(seat)} would have ${trainersText(trainers)}; there are only ${exist}.`,
    instead: 'Go on without one more, or count the trainers again.',
  }),
  'magnificent.components.hats': ({ seat, hats, exist }, name) => ({
    reason: `${name(seat)} would have ${count(hats, 'hat')} on the track; there ${exist === 1 ? 'is' : 'are'} only ${exist}.`,
    instead: 'Look at the hats of this player again.',
  }),
  'magnificent.components.master-cards': (facts) =>
    tooMany(facts, count(facts.exist, 'master card')),
  'magnificent.components.posters': (facts) => tooMany(facts, count(facts.exist, 'poster')),
  'magnificent.components.tents': ({ count: told, exist }) => ({
    reason: `${count(exist, 'tent')} can be taken, not ${told}.`,
    instead: 'Count the tents of all players again.',
  }),
  'magnificent.components.trainer-tiles': ({ tile }) => ({
    reason: `The trainer tile "${trainerSpaces[tile]}" is there only once and lies somewhere else.`,
    instead: 'Look at the trainer tiles again.',
  }),
  'magnificent.components.camp-tiles-russian': ({ tile, count: told, exist }) => ({
    reason: `The box has ${count(exist, tileName(tile))}, not ${told}.`,
    instead: 'Count the camp tiles of all players again.',
  }),
  'magnificent.setup.dice-two-players': wrongDice,
  'magnificent.setup.dice-three-players': wrongDice,
  'magnificent.setup.dice-four-players': wrongDice,
  'magnificent.solo.setup-dice': wrongDice,
  'magnificent.solo.new-round-dice': wrongDice,

  // The order of things
  'magnificent.overview.rounds': ({ round, rounds }) => ({
    reason: `The game has ${count(rounds, 'round')}; there is no round ${round}.`,
    instead: `Count the rounds from 1 to ${rounds}.`,
  }),
  'magnificent.end.after-third-round': () => ({
    reason: 'The game is over.',
    instead: 'Look at the score sheet, or undo the last step.',
  }),
  'magnificent.round-end.step-order': otherPhase,
  'magnificent.end.step-order': otherPhase,
  'magnificent.overview.turn-order': ({ seat, next }, name) => ({
    reason: `It is the turn of ${name(next)}, not of ${name(seat)}.`,
    instead: `Go on with ${name(next)}.`,
  }),
  'magnificent.overview.turns-per-round': ({ seat, turns }, name) => ({
    reason: `${name(seat)} has taken all ${count(turns, 'turn')} of this round.`,
    instead: 'Go on with the end of the round.',
  }),

  // Set-up
  'magnificent.setup.first-game-side-a': ({ seat, board }, name) => ({
    reason: `In the first game ${name(seat)} plays board ${board} on side A.`,
    instead: 'Turn the board over, or say that this is not the first game.',
  }),
  'magnificent.setup.numbered-master-cards': ({ seat, numeral, ...facts }, name) => {
    if ('by' in facts)
      return {
        reason: `${name(seat)} would have cards with numeral ${numeral}; that is the numeral of ${name(facts.by)}.`,
        instead: 'Take the four cards with another numeral, or draft the cards.',
      };
    if ('beside' in facts)
      return {
        reason: `${name(seat)} would have cards with numerals ${facts.beside} and ${numeral}; all four carry the same.`,
        instead: 'Take four cards with the same numeral, or draft the cards.',
      };
    return {
      reason: `${name(seat)} has board ${facts.board}; a card with numeral ${numeral} does not belong to it.`,
      instead: `Take the four cards with numeral ${facts.board}, or draft the cards.`,
    };
  },
  'magnificent.setup.display-two-or-three-players': wrongSets,
  'magnificent.setup.display-four-players': wrongSets,
  'magnificent.solo.setup-display': wrongSets,
  'magnificent.prepare.refill-main-display': wrongSets,
  'magnificent.setup.poster-display-four': ({ told, needed }) =>
    needed === 0
      ? { reason: 'No posters are laid out now.', instead: 'Leave the posters out.' }
      : {
          reason: `The poster display has ${count(needed, 'poster')}, not ${told}.`,
          instead: `Tell ${needed} of them, or fewer.`,
        },
  'magnificent.setup.trainer-draft-two-or-three': wrongTiles,
  'magnificent.setup.trainer-draft-four': wrongTiles,
  'magnificent.solo.setup-trainer-tile': wrongTiles,
  'magnificent.setup.tents-on-poster-spaces': ({ colour, told, needed }) => ({
    reason: `The ${colours[colour]} track has ${someText(needed, 'tent')} to tell, not ${told}.`,
    instead: 'Tell its tents again, clockwise from the start space.',
  }),
  'magnificent.setup.roll-into-main-tent': ({ dice }) => ({
    reason: 'No die lies in the main tent yet: the roll has not been told.',
    instead: `Roll ${diceCount(dice)} and tell how they fell.`,
  }),
  'magnificent.setup.trainer-draft-order': ({ seat, next }, name) =>
    seat === next
      ? {
          reason: `${name(next)} has no trainer tile yet.`,
          instead: `Let ${name(next)} pick one; then the first turn begins.`,
        }
      : {
          reason: `${name(next)} picks a trainer tile before ${name(seat)}: it goes counterclockwise.`,
          instead: `Let ${name(next)} pick first.`,
        },
  'magnificent.setup.trainer-draft-place': ({ seat, tile, offered, has }, name) =>
    has !== undefined
      ? {
          reason: `${name(seat)} has picked the trainer tile "${trainerSpaces[has]}" already.`,
          instead: 'Go on with the next player.',
        }
      : {
          reason: `The trainer tile "${trainerSpaces[tile]}" is not there to be picked.`,
          instead: `Pick one of these: ${offered.map((one) => trainerSpaces[one]).join('; ')}.`,
        },
  'magnificent.setup.deal-starting-poster': ({ seat, isOpen = false }, name) =>
    isOpen
      ? {
          reason: `Cards and starting poster of ${name(seat)} have not been dealt yet.`,
          instead: 'Deal them, read or unread; then the first turn begins.',
        }
      : {
          reason: `Cards and starting poster of ${name(seat)} have been told already.`,
          instead: 'Go on with the next player.',
        },
  'magnificent.variant.board-two-side-b-tent': ({ seat, tents = 0 }, name) =>
    tents > 0
      ? {
          reason: `${name(seat)} has ${count(tents, 'tent')} to place before the first turn.`,
          instead: 'Place it on an empty space of the tent area.',
        }
      : {
          reason: `${name(seat)} has no tent to begin with.`,
          instead: 'Take tents by travelling.',
        },
  'magnificent.variant.choose-board-side': ({ seat, board, side }, name) => ({
    reason: `Nobody has read what board ${board}, side ${side}, of ${name(seat)} starts with.`,
    instead: 'Tell its coins, gems, trainers and tents, or play side A.',
  }),

  // Payment
  'magnificent.payment.pay-what-you-have': ({ seat, coins, told }, name) =>
    told < 0
      ? {
          reason: `${name(seat)} has ${someText(coins, 'coin')} and cannot spend ${-told}.`,
          instead: coins === 0 ? 'Spend nothing.' : `Spend ${coinsText(coins)} at most.`,
        }
      : {
          reason: `${name(seat)} has ${someText(coins, 'coin')}, not ${told}.`,
          instead: 'Leave the coins out, or amend what was told before.',
        },

  // New sets
  'magnificent.sets.order-by-hats': ({ seat, next }, name) => ({
    reason: `The hat of ${name(next)} is above that of ${name(seat)}.`,
    instead: `Let ${name(next)} choose first.`,
  }),
  'magnificent.sets.take-card-and-tile': ({ seat, set }, name) =>
    set === undefined
      ? {
          reason: `${name(seat)} takes exactly one set, and says which.`,
          instead: 'Name a set that is still there, once.',
        }
      : {
          reason: `Set ${set} is not on the main display.`,
          instead: 'Choose a set that is still there.',
        },
  'magnificent.sets.tile-to-empty-space': ({ seat, tiles, spaces, most }, name) =>
    most === undefined
      ? {
          reason: `${name(seat)} has ${count(tiles, 'trainer tile')} on ${count(spaces, 'space')}: none is empty.`,
          instead: 'Look at the trainer tiles of this player again.',
        }
      : {
          reason: `${name(seat)} has ${count(tiles, 'trainer tile')}; by now it can be ${most} at most.`,
          instead: 'One is chosen at set-up, one comes with the set of each round but the last.',
        },
  'magnificent.sets.two-players-gap': ({ seat, needed }, name) =>
    needed
      ? {
          reason: `There is a gap between the hats, so ${name(seat)} discards a set too.`,
          instead: 'Name the set to discard.',
        }
      : {
          reason: `${name(seat)} discards no set.`,
          instead: 'Take a set, and discard none.',
        },
  'magnificent.sets.two-players-no-gap': ({ seat, needed }, name) =>
    needed
      ? {
          reason: `There is no gap between the hats, so ${name(seat)} discards the other set.`,
          instead: 'Name the set to discard.',
        }
      : {
          reason: `There is no gap between the hats, so ${name(seat)} discards nothing.`,
          instead: 'Take a set; the other player discards one.',
        },

  // Scoring cards
  'magnificent.score-card.one-of-five': ({ seat, card, cards }, name) =>
    card > cards
      ? {
          reason: `${name(seat)} has ${count(cards, 'master card')}, so there is no card ${card}.`,
          instead: 'Name one of those that are there.',
        }
      : {
          reason: `${name(seat)} has scored a master card in this round already.`,
          instead: 'Go on with the other players.',
        },
  'magnificent.criteria.lower-half': ({ seat, card }, name) => ({
    reason: `Nobody has read the criterion of ${cardText(card)} of ${name(seat)}.`,
    instead: 'Tell its criterion, or its points.',
  }),
  'magnificent.criteria.maximum': ({ card, coins, most }) => ({
    reason: `Card ${card} counts ${coinsText(most)} at most, and ${coins} would be paid.`,
    instead: `Pay ${coinsText(most)} at most.`,
  }),
  'magnificent.criteria.pay-coins': ({ seat, coins, has }, name) => ({
    reason: `${name(seat)} has ${someText(has, 'coin')} and cannot pay ${coins} for this card.`,
    instead: has === 0 ? 'Pay nothing for it.' : `Pay ${coinsText(has)} at most.`,
  }),

  // Preparation
  'magnificent.prepare.no-trainer-tiles-before-last-round': ({ tiles }) => ({
    reason: `No trainer tiles are laid out for the last round, and ${count(tiles, 'tile')} would be.`,
    instead: 'Tell the master cards alone.',
  }),
  'magnificent.prepare.reroll-all-dice': ({ told, needed }) => ({
    reason: `${diceCount(needed)} ${needed === 1 ? 'is' : 'are'} in use, and ${told} would be told.`,
    instead: `Tell all ${needed}.`,
  }),

  // End of the game
  'magnificent.end.half-master-cards': ({ seat, cards }, name) => ({
    reason: `${name(seat)} has ${count(cards, 'master card')}, and each of them is scored once.`,
    instead: 'Name each card once.',
  }),
  'magnificent.end.camp-areas': ({ seat, told, areas, open }, name) => ({
    reason:
      open !== undefined
        ? `The camp of ${name(seat)} has ${count(areas, 'area')}, and open spaces are told of ${open}.`
        : told > areas
          ? `The camp of ${name(seat)} has ${count(areas, 'area')}, not ${told}.`
          : `The areas of ${name(seat)} cannot be counted like this.`,
    instead:
      open === undefined
        ? `Tell once how many are covered, from 0 to ${areas}.`
        : `Tell the open spaces of all ${areas}.`,
  }),

  // Solitaire
  'magnificent.solo.discard-poster-for-die': ({ again }) =>
    again
      ? {
          reason: 'A poster was discarded for a die in this turn already.',
          instead: 'Take a die from the main tent.',
        }
      : {
          reason: 'A poster goes for a die only before a turn, and only alone.',
          instead: 'Take a die from the main tent.',
        },
  'magnificent.solo.discard-top-sets': ({ set, sets }) => ({
    reason: `Set ${set} is discarded: ${count(sets, 'hat')} ${sets === 1 ? 'stands' : 'stand'} above yours, and ${sets === 1 ? 'the topmost set goes' : `the ${sets} topmost sets go`}.`,
    instead: 'Choose a set further down.',
  }),
  'magnificent.solo.clear-and-refill-display': () => ({
    reason: 'In solitaire no single set is discarded: all that are left go by themselves.',
    instead: 'Take a set, and name no other.',
  }),
  'magnificent.solo.added-die-colour': ({ colour, symbol, left }) => {
    if (symbol !== undefined && symbol !== colour)
      return {
        reason: `The poster shows ${symbols[symbol]}, so it brings ${withArticle(colours[symbol])} die, not ${withArticle(colours[colour])} one.`,
        instead: `Add ${withArticle(colours[symbol])} die.`,
      };
    return left === 0
      ? {
          reason: `The supply has no ${colours[colour]} die left.`,
          instead: 'Discard a poster with another symbol.',
        }
      : {
          reason: `Nobody knows that this poster brings ${withArticle(colours[colour])} die.`,
          instead: 'Tell the symbol at the bottom of the poster.',
        };
  },
} satisfies Partial<Words['refusals']>;

function tooMany({ count: told }: { readonly count: number }, exist: string): RefusalWords {
  return {
    reason: `The box has ${exist}, not ${told}.`,
    instead: 'Count again what lies on the table.',
  };
}

function wrongDice({
  colour,
  count: told,
  exist,
}: RefusalFacts['magnificent.setup.dice-two-players']): RefusalWords {
  return {
    reason: `${exist} ${colours[colour]} ${exist === 1 ? 'die is' : 'dice are'} in use, and ${told} would be told.`,
    instead: 'Look at the dice again.',
  };
}

function otherPhase({
  phase,
  needed,
}: RefusalFacts['magnificent.round-end.step-order']): RefusalWords {
  return phase === needed
    ? {
        reason: 'This match does not tell it in this way.',
        instead: 'Tell it in the way of this match: turn by turn, or step by step.',
      }
    : {
        reason: `This belongs to ${PHASES[needed]}; now it is time for ${PHASES[phase]}.`,
        instead: NEXT[phase],
      };
}

function wrongSets({
  told,
  needed,
}: RefusalFacts['magnificent.setup.display-four-players']): RefusalWords {
  return {
    reason: `The main display has ${count(needed, 'set')}, not ${told}.`,
    instead: `Lay out ${count(needed, 'set')}, from the top.`,
  };
}

function wrongTiles({
  told,
  needed,
}: RefusalFacts['magnificent.setup.trainer-draft-four']): RefusalWords {
  return needed === 0
    ? { reason: 'No trainer tiles are picked now.', instead: 'Leave them out.' }
    : {
        reason: `${count(needed, 'trainer tile')} can be picked from, not ${told}.`,
        instead: `Turn up ${count(needed, 'trainer tile')}.`,
      };
}

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'the set-up',
  turns: 'the turns',
  payment: 'the payment',
  sets: 'the new sets',
  scoring: 'scoring a master card',
  preparing: 'preparing the next round',
  halves: 'the half points',
  areas: 'coins and areas',
  over: 'the end of the game',
};

const NEXT: Readonly<Record<Phase, string>> = {
  setup: 'Tell what lies on the table first.',
  turns: 'Play the four turns to the end.',
  payment: 'Pay for the dice.',
  sets: 'Take the sets, the highest hat first.',
  scoring: 'Score a master card.',
  preparing: 'Lay out the new sets, then roll the dice.',
  halves: 'Score the four cards left.',
  areas: 'Count coins and areas.',
  over: 'Look at the score sheet, or undo the last step.',
};
