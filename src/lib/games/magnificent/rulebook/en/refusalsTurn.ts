// Refusals in a turn, from the die to the posters, in English.
import type { RefusalWords } from '../../../../referee/game.ts';
import type { RefusalFacts } from '../../rules/facts.ts';
import type { Stage } from '../../rules/state.ts';
import type { Name, Words } from '../words.ts';
import {
  actions,
  capital,
  cardText,
  coinsText,
  colours,
  count,
  diceCount,
  dieText,
  gemText,
  postersText,
  powerText,
  sizedTiles,
  someText,
  spaceText,
  tileName,
  tileText,
  trainerSpaces,
  trainersText,
  withArticle,
  trackSpace,
  and,
} from './terms.ts';

export const turnRefusals = {
  'magnificent.overview.turn-phases': ({ seat, stage, needed }, name) => ({
    reason: `This belongs to ${STAGES[needed]}; ${name(seat)} is at ${STAGES[stage]}.`,
    instead: NEXT[stage],
  }),
  'magnificent.action.choose-one-of-three': ({ seat, action }, name) =>
    action === undefined
      ? {
          reason: `${name(seat)} has not carried out an action yet.`,
          instead: 'Build, travel or perform first.',
        }
      : {
          reason: `${name(seat)} has chosen an action for this turn: ${actions[action]}.`,
          instead: `Go on with ${capital(actions[action])}, or end the turn.`,
        },

  // The die
  'magnificent.die.take-one-from-main-tent': ({ colour, value }) => ({
    reason: `No die in the main tent shows ${dieText({ colour, value })}.`,
    instead: 'Take one of the dice that are there.',
  }),
  'magnificent.die.place-on-vacant-master-card': ({ seat, card }, name) => ({
    reason: `${capital(cardText(card))} of ${name(seat)} is not there, or has a die already.`,
    instead: 'Put the die on a card without one.',
  }),
  'magnificent.die.four-dice-by-round-end': ({ seat, dice }, name) => ({
    reason: `${name(seat)} has ${diceCount(dice)}, and after the turns everybody has four.`,
    instead: 'Count the turns and dice of this player again.',
  }),
  'magnificent.power.clear-die-choose-colour': ({ seat, colour }, name) =>
    colour === 'clear'
      ? {
          reason: `${name(seat)} took a clear die, and nobody named a colour for it.`,
          instead: 'Name orange, green or purple.',
        }
      : {
          reason: `The die of ${name(seat)} is ${colours[colour]} and counts as that.`,
          instead: 'Name a colour only for a clear die.',
        },

  // Bonuses of master cards
  'magnificent.card-bonus.once-any-time': ({ seat, card, unread }, name) =>
    unread
      ? {
          reason: `Nobody has read the bonus of ${cardText(card)} of ${name(seat)}.`,
          instead: 'Tell what is printed in its upper half.',
        }
      : {
          reason: `The bonus of ${cardText(card)} cannot be used like this now.`,
          instead: 'Go on without it, or use it in time.',
        },
  'magnificent.card-bonus.only-this-turns-card': ({ seat, card }, name) => ({
    reason: `${capital(cardText(card))} of ${name(seat)} did not get its die in this turn.`,
    instead: 'Use the bonus of the card under the new die.',
  }),
  'magnificent.bonuses.never-twice': ({ seat, card }, name) => ({
    reason: `${name(seat)} has used the bonus of ${cardText(card)} in this turn.`,
    instead: 'Go on without it.',
  }),
  'magnificent.bonuses.copy-card': ({ card }) => ({
    reason: `${capital(cardText(card))} gives nothing to copy here.`,
    instead: 'Copy the bonus of one of the three other cards.',
  }),
  'magnificent.bonuses.set-die-face': ({ card, isLate }) => ({
    reason: isLate
      ? `The die lies on its card: ${cardText(card)} turns it no more.`
      : `${capital(cardText(card))} does not turn the die now.`,
    instead: 'Turn the die only as you take it, by a card or trainer that allows it.',
  }),
  'magnificent.bonuses.plus-two-colour': ({ colour, die }) => ({
    reason:
      die === 'clear'
        ? `The card adds to ${colours[colour]} dice; this clear one is used as another colour.`
        : `The card adds to ${colours[colour]} dice, and this one is ${colours[die]}.`,
    instead: 'Go on without the bonus.',
  }),
  'magnificent.bonuses.trainer-for-small-tile': ({ seat, trainers }, name) => ({
    reason: `${name(seat)} has ${someText(trainers, 'trainer')} to return.`,
    instead: 'Gain a trainer first, or go on without the tile.',
  }),
  'magnificent.bonuses.gems-for-small-tile': ({ seat, gems, told }, name) => ({
    reason: `The tile costs ${count(gems, 'gem')}, and ${name(seat)} would discard ${told}.`,
    instead: `Discard ${count(gems, 'gem')} from storage, or go on without the tile.`,
  }),
  'magnificent.bonuses.buy-trainer': ({ seat, cost, coins }, name) => ({
    reason: `A trainer costs ${coinsText(cost)}; ${name(seat)} has ${someText(coins, 'coin')}.`,
    instead: 'Go on without it.',
  }),
  'magnificent.bonuses.coloured-gem': ({ gems, told }) => ({
    reason: `The bonus gives ${count(gems, 'gem')}, and ${told} would be taken.`,
    instead: `Name ${count(gems, 'gem')} of the kinds it shows.`,
  }),

  // Power
  'magnificent.power.gem-boost': ({ seat, colour, gems, has }, name) => ({
    reason: `${name(seat)} has ${someText(has, `${colours[colour]} gem`)}, not ${gems}.`,
    instead: has === 0 ? 'Go on without them.' : `Discard ${gemText(colour, has)} at most.`,
  }),
  'magnificent.power.gem-colour': ({ colour, die }) =>
    colour === die
      ? {
          reason: 'At this table gems add no power for Perform.',
          instead: 'Choose another action.',
        }
      : {
          reason: `${capital(colours[colour])} gems add no power to a die that counts as ${colours[die]}.`,
          instead: `Discard ${colours[die]} or clear gems.`,
        },

  // Build
  'magnificent.build.level-within-power': ({ seat, requirement, power }, name) => ({
    reason: `Level ${requirement} asks for more than the ${powerText(power)} of ${name(seat)}.`,
    instead: `Choose a level of ${power} or less, or add power.`,
  }),
  'magnificent.build.one-level-only': ({ seat, requirement, fits }, name) =>
    fits === false
      ? {
          reason: `The camp of ${name(seat)} has no room for the tiles of level ${requirement}.`,
          instead: 'Choose a level whose tiles fit, or another action.',
        }
      : {
          reason: `${name(seat)} has chosen level ${requirement} for this Build.`,
          instead: 'Lay its tiles.',
        },
  'magnificent.build.level-gives-tiles': ({ seat, requirement, small, large }, name) => ({
    reason:
      small === undefined || large === undefined
        ? `No level ${requirement} is known of the board of ${name(seat)}.`
        : `On the board of ${name(seat)}, level ${requirement} does not give ${sizedTiles(small, large)}.`,
    instead: 'Choose a level that is printed there, and tell its tiles if nobody has read them.',
  }),
  'magnificent.build.level-nine': ({ requirement, small, large }) => ({
    reason: `Level ${requirement} gives ${sizedTiles(small, large)}, and something else was told.`,
    instead: 'Look at the level again, or leave its tiles out.',
  }),
  'magnificent.build.take-from-supply': ({ size, small, large }) => ({
    reason: `No ${size} tile may be laid now.`,
    instead:
      small + large === 0
        ? 'Go on without one more tile.'
        : `Lay what is left of the level: ${sizedTiles(small, large)}.`,
  }),
  'magnificent.build.supply-exhausted': ({ tile, left }) => ({
    reason: `The supply has ${someText(left, tileName(tile))}.`,
    instead: 'Lay other tiles, or do without.',
  }),
  'magnificent.build.colour-matches-die': ({ tile, die, isCard }) =>
    isCard
      ? {
          reason: `The card gives a tile that is ${colours[die]}, so ${withArticle(tileName(tile))} cannot be laid for it.`,
          instead: `Lay a small tile that is ${colours[die]}.`,
        }
      : {
          reason: `The die counts as ${colours[die]}, so ${withArticle(tileName(tile))} cannot be laid.`,
          instead: `Lay ${colours[die]} tiles, or use a trainer for the colour.`,
        },
  'magnificent.build.later-tiles-adjacent': ({ tile }) => ({
    reason: `This ${tileName(tile)} touches no tile of the camp with a side.`,
    instead: 'Lay it next to a tile that is there.',
  }),
  'magnificent.build.inside-and-no-overlap': ({ covered }) => ({
    reason: covered
      ? 'A part of it would lie on another tile.'
      : 'A part of it would lie outside the camp.',
    instead: 'Lay the tile on empty spaces of the camp.',
  }),
  'magnificent.build.small-covers-four': wrongSpaces,
  'magnificent.build.large-covers-six': wrongSpaces,
  'magnificent.build.rotate-and-flip': ({ tile }) => ({
    reason: `These spaces are not the shape of ${withArticle(tileName(tile))}, however it is turned.`,
    instead: 'Choose spaces that the tile can cover.',
  }),

  // Travel, gems and tents
  'magnificent.travel.wagon-of-die-colour': ({ wagon, die }) => ({
    reason: `The die counts as ${colours[die]}; the ${colours[wagon]} wagon stays.`,
    instead: `Move the ${colours[die]} wagon.`,
  }),
  'magnificent.travel.clockwise': () => ({
    reason: 'Wagons go clockwise.',
    instead: 'Use the trainer space of the board to go counterclockwise.',
  }),
  'magnificent.travel.max-steps-power': ({ seat, steps, power }, name) => ({
    reason: `${count(steps, 'step')} ${steps === 1 ? 'is' : 'are'} more than the ${powerText(power)} of ${name(seat)}.`,
    instead: `Move ${count(power, 'step')} at most, or add power.`,
  }),
  'magnificent.travel.need-not-use-all': () => ({
    reason: 'The wagon has to move.',
    instead: 'Move it one step or more.',
  }),
  'magnificent.travel.poster-symbol-after-tent': ({ posters, most, tents }) => ({
    reason:
      tents === 0
        ? 'Every poster symbol of this track lies under a tent: none has been taken there yet.'
        : `At most ${count(tents, 'tent')} taken from this track so far: ${postersText(posters)} cannot have been passed on this way.`,
    instead: most === 0 ? 'Tell no poster.' : `Tell ${postersText(most)} at most.`,
  }),
  'magnificent.travel.stop-to-take-tent': ({ wagon }) => ({
    reason: `No tent lies where the ${colours[wagon]} wagon stops.`,
    instead: 'Take a tent only where the wagon stops on one.',
  }),
  'magnificent.tents.may-stop-without-taking': ({ seat, tents }, name) => ({
    reason: `${name(seat)} has ${someText(tents, 'tent')} and may not leave this one.`,
    instead: 'Take the tent, or stop on another space.',
  }),
  'magnificent.tents.place-any-empty-space': ({ seat, space }, name) => ({
    reason: `Tent ${spaceText(space)} of ${name(seat)} is not empty.`,
    instead: 'Put the tent on an empty space.',
  }),
  'magnificent.tents.starting-tent-not-coverable': () => ({
    reason: 'The starting tent is never covered.',
    instead: 'Put the tent on one of the other four spaces.',
  }),
  'magnificent.tents.maximum-four': ({ seat, tents }, name) => ({
    reason: `${name(seat)} has ${count(tents, 'tent')}; that is all.`,
    instead: 'Leave the tent where it is.',
  }),
  'magnificent.gems.cap-three': ({ seat, colour, gems, most }, name) => ({
    reason: `${name(seat)} would have ${gemText(colour, gems)}; storage holds ${most}.`,
    instead: 'Count the gems in storage again.',
  }),

  // Posters
  'magnificent.posters.source': ({ seat, due, from }, name) =>
    from === 'deck'
      ? {
          reason: 'The poster deck is empty: it gives nothing.',
          instead: 'Take a face-up poster of the display.',
        }
      : from === 'display'
        ? {
            reason: 'It is not told which poster of the display is taken.',
            instead: 'Name its space, or take the top one of the deck.',
          }
        : due === 0
          ? { reason: `${name(seat)} has no poster to take now.`, instead: 'Go on with the turn.' }
          : {
              reason: `${name(seat)} takes ${postersText(due)} before anything else.`,
              instead: 'Take one of the display, or the top one of the deck.',
            },
  'magnificent.posters.refill-at-once': ({ display }) =>
    display === undefined
      ? {
          reason: 'There is no poster where it would be taken.',
          instead: 'Name one that is there, or take none.',
        }
      : {
          reason: `There is no poster on ${spaceText(display)} of the display.`,
          instead: 'Take another one, or the top one of the deck.',
        },
  'magnificent.posters.full-options-only-when-full': ({ seat, posters, spaces }, name) => ({
    reason: `${name(seat)} has ${postersText(posters)} on ${count(spaces, 'space')}, so this one has to be taken.`,
    instead: 'Lay it on an empty space.',
  }),

  // Perform
  'magnificent.perform.any-lower-space': ({ space, spaces, requirement, seat }, name) => {
    if (requirement === undefined)
      return {
        reason: `The performance track has no ${trackSpace({ space })}; it has ${count(spaces, 'space')}.`,
        instead: 'Name a space counted from the bottom.',
      };
    const hat = seat === undefined ? 'A hat of another colour' : `A hat of ${name(seat)}`;
    const where =
      requirement === 0
        ? `${trackSpace({ space })}, which has no number`
        : trackSpace({ space, requirement });
    return {
      reason: `${hat} stands on ${where}; the track as it was read has no such space.`,
      instead: 'Look at that space of your board, then read the track from the bottom again.',
    };
  },
  'magnificent.perform.space-within-power': ({ seat, requirement, power }, name) => ({
    reason: `This space asks for ${requirement}; ${name(seat)} has ${powerText(power)}.`,
    instead: 'Choose a lower space, or add power.',
  }),
  'magnificent.perform.space-vacant': ({ by, ...place }, name) => ({
    reason: `${capital(trackSpace(place))} is taken${by === undefined ? '' : ` by ${name(by)}`}.`,
    instead: 'Choose a free space.',
  }),
  'magnificent.perform.first-time-board-hat': ({ seat }, name) => ({
    reason: `The first Perform of ${name(seat)} moves the hat on the board.`,
    instead: 'Say to which space it goes.',
  }),
  'magnificent.perform.second-time-second-hat': ({ seat }, name) => ({
    reason: `The second Perform of ${name(seat)} brings the other hat onto the track.`,
    instead: 'Leave the hat on the board where it is.',
  }),
  'magnificent.perform.third-fourth-any-hat': ({ seat, hats }, name) => ({
    reason: `${name(seat)} has hats on ${and(hats.map(trackSpace))}; it is not clear which one moves.`,
    instead: 'Name the hat that moves.',
  }),
  'magnificent.perform.poster-limit': ({ told, most }) => ({
    reason: `The space allows ${someText(most, 'poster')}, not ${told}.`,
    instead: most === 0 ? 'Complete none.' : `Complete ${postersText(most)} at most.`,
  }),
  'magnificent.posters.linked-tent-space': ({ seat, space, once }, name) =>
    once === true
      ? {
          reason: `The poster on ${spaceText(space)} of ${name(seat)} has to lie on exactly one space afterwards.`,
          instead: 'Give every poster one space.',
        }
      : {
          reason: `${name(seat)} has no poster on ${spaceText(space)}.`,
          instead: 'Name posters that lie in the poster area, once each.',
        },
  'magnificent.perform.completed-face-down': (facts, name) =>
    'space' in facts
      ? {
          reason: `${name(facts.seat)} names the poster on ${spaceText(facts.space)} twice; a completed poster is turned face down.`,
          instead: 'Name each poster once.',
        }
      : {
          reason: `Of the posters ${name(facts.seat)} has completed ${facts.count} cannot count for this card.`,
          instead: `Count again: it can be ${between(facts.least, facts.most)}.`,
        },
  'magnificent.perform.needs-tent-below': ({ seat, space, isRead }, name) => ({
    reason:
      isRead === true
        ? `${name(seat)} has no tent on ${spaceText(space)}.`
        : `${name(seat)} has no tent below the poster on ${spaceText(space)}.`,
    instead:
      isRead === true
        ? 'Read a tent that stands in the tent area.'
        : 'Complete a poster above a tent.',
  }),
  'magnificent.perform.reward-poster': ({ space }) => ({
    reason: `Nobody has read the poster on ${spaceText(space)}.`,
    instead: 'Tell its tiles, gems, points and coins.',
  }),
  'magnificent.perform.reward-tent': ({ space }) => ({
    reason: `Nobody has read the tent on ${spaceText(space)}.`,
    instead: 'Tell its gem, points and coins.',
  }),
  'magnificent.perform.needs-all-camp-tiles': tilesMissing,
  'magnificent.perform.tile-requirements-add-up': (facts, name) => ({
    ...tilesMissing(facts, name),
    reason: `Together these posters need ${tileText(facts.tile, facts.needs)}; ${name(facts.seat)} has ${someText(facts.has, tileName(facts.tile))}.`,
  }),
  'magnificent.perform.discard-poster-gems': gemsMissing,
  'magnificent.perform.discard-tent-gem': gemsMissing,
  'magnificent.perform.rearrange-only-then': ({ seat }, name) => ({
    reason: `${name(seat)} cannot move posters now.`,
    instead: 'Move them after performing, or before it with the trainer space of the board.',
  }),

  // Trainers
  'magnificent.trainers.any-number': ({ seat, trainers, has }, name) => ({
    reason: `${name(seat)} has ${someText(has, 'trainer')} to use, not ${trainers}.`,
    instead: has === 0 ? 'Go on without trainers.' : `Use ${trainersText(has)} at most.`,
  }),
  'magnificent.trainers.own-tiles-or-board-only': ({ seat, space, owner }, name) => ({
    reason:
      owner === undefined
        ? `${name(seat)} does not have the trainer tile "${trainerSpaces[space]}".`
        : `The trainer tile "${trainerSpaces[space]}" belongs to ${name(owner)}.`,
    instead: 'Use the spaces of the board or of your own tiles.',
  }),
  'magnificent.trainers.kind-single': (facts) =>
    placed(
      facts,
      `takes ${facts.kind === undefined ? '1 or 2 trainers' : '1 trainer'}, once a turn`,
    ),
  'magnificent.trainers.kind-per-trainer': (facts) =>
    placed(facts, 'takes one trainer for each use'),
  'magnificent.trainers.kind-double': (facts) => placed(facts, 'takes 2 trainers, once a turn'),
  'magnificent.trainers.action-specific': ({ seat, space, action, needed }, name) =>
    action === undefined
      ? {
          reason: `"${capital(trainerSpaces[space])}" belongs to ${capital(actions[needed])}, and ${name(seat)} cannot ${actions[needed]} now.`,
          instead: 'Raise power first, or use a space of another action or one for any action.',
        }
      : {
          reason: `"${capital(trainerSpaces[space])}" belongs to ${capital(actions[needed])}, not to ${capital(actions[action])}.`,
          instead: 'Use a space of this action, or one for any action.',
        },
  'magnificent.trainers.board-flip-die': ({ value, opposite }) => ({
    reason:
      value + opposite === 7
        ? 'It is too late to turn this die over: it has been taken.'
        : `The opposite face of this die is ${opposite}, not ${value}.`,
    instead:
      value + opposite === 7
        ? 'A die is turned before "Take" is tapped: undo leads back to it.'
        : `Turn it to ${opposite}, or leave it.`,
  }),
  'magnificent.trainers.board-buy-poster': ({ seat, cost, coins }, name) => ({
    reason: `This costs ${coinsText(cost)}; ${name(seat)} has ${someText(coins, 'coin')}.`,
    instead: 'Use fewer trainers for it, or none.',
  }),
  'magnificent.trainers.board-counterclockwise': ({ seat }, name) => ({
    reason: `${name(seat)} used a trainer to send the wagon counterclockwise.`,
    instead: 'Move it counterclockwise all the way.',
  }),
  'magnificent.trainers.board-rearrange-before': ({ seat }, name) => ({
    reason: `${name(seat)} can move posters only before performing with this space.`,
    instead: 'Use it before the hat moves.',
  }),
  'magnificent.trainers.fresh-trainer-not-on-its-source': ({ seat, space }, name) => ({
    reason: `The new trainer of ${name(seat)} cannot improve what gave it: ${trainerSpaces[space]}.`,
    instead: 'Use it on another space, or for what comes next.',
  }),
  'magnificent.trainers.board-change-tile-colour': ({ seat }, name) => ({
    reason: `${name(seat)} has no tile to lay whose colour could still be changed.`,
    instead: 'Use it while a tile of Build is to be laid, one trainer for each tile.',
  }),
  'magnificent.trainers.tile-double-camp-bonus': ({ seat }, name) => ({
    reason: `${name(seat)} has no tile to lay whose bonuses could count twice.`,
    instead: 'Use it while a tile of Build is to be laid.',
  }),
  'magnificent.trainers.tile-double-camp-bonus-not-card-tiles': () => ({
    reason: 'The tile of a master card is not doubled.',
    instead: 'Lay a tile of the build level first.',
  }),
} satisfies Partial<Words['refusals']>;

function wrongSpaces({
  tile,
  spaces,
  told,
}: RefusalFacts['magnificent.build.small-covers-four']): RefusalWords {
  return {
    reason: `${capital(withArticle(tileName(tile)))} covers ${count(spaces, 'space')}, not ${told}.`,
    instead: `Name ${count(spaces, 'space')}.`,
  };
}

function tilesMissing(
  { seat, tile, has, needs }: RefusalFacts['magnificent.perform.needs-all-camp-tiles'],
  name: Name,
): RefusalWords {
  return {
    reason: `The poster needs ${tileText(tile, needs)}; ${name(seat)} has ${someText(has, tileName(tile))}.`,
    instead: 'Build the missing tiles first, or complete other posters.',
  };
}

function gemsMissing(
  { seat, colour, has, needs }: RefusalFacts['magnificent.perform.discard-poster-gems'],
  name: Name,
): RefusalWords {
  return {
    reason: `This takes ${gemText(colour, needs)}; ${name(seat)} has ${someText(has, `${colours[colour]} gem`)} for it.`,
    instead: 'Discard clear gems for the missing ones, or complete other posters.',
  };
}

function placed(
  { space, trainers }: RefusalFacts['magnificent.trainers.kind-single'],
  takes: string,
): RefusalWords {
  return {
    reason: `"${capital(trainerSpaces[space])}" ${takes}; ${trainersText(trainers)} would stand there.`,
    instead: 'Use another number of trainers, or another space.',
  };
}

const STAGES: Readonly<Record<Stage, string>> = {
  die: 'taking a die',
  power: 'the power',
  action: 'the action',
  after: 'the end of the turn',
};

const NEXT: Readonly<Record<Stage, string>> = {
  die: 'Take a die first.',
  power: 'Settle the power, then choose an action.',
  action: 'Go on with the action.',
  after: 'End the turn.',
};

function between(least: number, most: number): string {
  return least === most ? String(most) : `${least} to ${most}`;
}
