// Refusals from the first event to the end, in English.
import type { RefusalWords } from '../../../../referee/game.ts';
import type { SeatId } from '../../../../referee/ruling.ts';
import type { Face } from '../../data/assets.ts';
import type { Name, Words } from '../words.ts';
import {
  and,
  assets,
  capital,
  cardHint,
  coinsText,
  count,
  diceText,
  heldText,
  medalsText,
  namesText,
  oneOfAssets,
  oneOfNames,
  oneOfPrograms,
  programText,
  someText,
} from './terms.ts';

export const showRefusals = {
  // Phase 4: moving nobles
  'colosseum.produce.turn-order': ({ seat, next }, name) => ({
    reason: `${name(next)} comes before ${name(seat)}.`,
    instead: `Let ${name(next)} produce an event or pass first.`,
  }),
  'colosseum.produce.three-steps': ({ seat, step }, name) => {
    switch (step) {
      case 'rolled':
        return {
          reason: `${name(seat)} has already rolled the dice this round.`,
          instead: 'Play medals, produce an event, or pass.',
        };
      case 'told':
        return {
          reason: 'This table does not keep the squares of the nobles.',
          instead: 'Say with the event who stands in the arena.',
        };
      case 'event':
        return {
          reason: 'At this table an event has to follow the roll.',
          instead: `Let ${name(seat)} produce an event.`,
        };
    }
  },
  'colosseum.dice.one-without-loge': ({ seat, dice }, name) => ({
    reason: `${name(seat)} has no loge and cannot roll ${dice} dice.`,
    instead: 'Name the roll of 1 die.',
  }),
  'colosseum.dice.two-with-loge': ({ seat, dice }, name) => ({
    reason: `${name(seat)} has a loge and rolls 2 dice, not ${dice}.`,
    instead: 'Name both dice.',
  }),
  'colosseum.dice.clockwise': ({ dice, by }) => ({
    reason: rolledText(dice, by),
    instead:
      dice.length === 1
        ? 'Move one noble by what the die shows.'
        : 'Move two nobles by one die each, or one by the sum.',
  }),
  'colosseum.dice.choice-face': ({ dice, by }) => ({
    reason: rolledText(dice, by),
    instead: 'Use the roll: I–III is 1, 2 or 3 squares, every other face is exact.',
  }),
  'colosseum.rest.medal': ({ seat, rests, most }, name) => ({
    reason: `The roll of ${name(seat)} brings ${medalsText(most)} at most, not ${rests}.`,
    instead: `Name ${most} at most.`,
  }),
  'colosseum.dice.split-or-sum': ({ dice, moves }) =>
    dice.length === 1
      ? { reason: `1 die moves 1 noble, not ${moves}.`, instead: 'Name one move.' }
      : {
          reason: 'Both dice on one noble are a single move.',
          instead: 'Move one noble by the sum, or two nobles by one die each.',
        },
  'colosseum.medal.move-after-dice': ({ seat }, name) => ({
    reason: 'Medals move nobles only after the dice.',
    instead: `Let ${name(seat)} roll and move first.`,
  }),
  'colosseum.medal.use-move': ({ by, most }) => ({
    reason: `A medal moves a noble 1 to ${most} squares, not ${Math.abs(by)}.`,
    instead: 'Play one more medal, or move less far.',
  }),
  'colosseum.medal.discarded': ({ seat, medals, has }, name) => ({
    reason: `${name(seat)} has ${someText(has, 'medal')} and cannot play ${medals}.`,
    instead: has === 0 ? 'Go on without medals.' : `Play ${has} at most.`,
  }),
  'colosseum.medal.use-coins': () => ({
    reason: 'At this table no medal becomes coins after the last event.',
    instead: 'Finish the game.',
  }),
  'colosseum.medal.supply': ({ seat }, name) => ({
    reason: 'No medal is left beside the board.',
    instead: `${name(seat)} keeps the Special Event token.`,
  }),
  'colosseum.special-event.two-uses': ({ seat }, name) => ({
    reason: `${name(seat)} has no Special Event token.`,
    instead: 'Go on without it.',
  }),
  'colosseum.emperor-token.exchange': ({ seat }, name) => ({
    reason: `No Emperor token stays with ${name(seat)}: it becomes a medal at once.`,
    instead: 'Count it among the medals.',
  }),

  // Phase 4: the event
  'colosseum.produce.one-per-round': ({ seat, program }, name) => ({
    reason: `${name(seat)} has already produced ${programText(program)} this round.`,
    instead: 'Go on with the next player.',
  }),
  'colosseum.produce.choose-program': ({ seat, program, owned }, name) => ({
    reason: `${name(seat)} does not own ${programText(program)}.`,
    instead:
      owned.length === 0 ? 'Name another program, or pass.' : `Choose ${oneOfPrograms(owned)}.`,
  }),
  'colosseum.produce.arena-size': ({ program, needs, has, unread }) => ({
    reason: `${capital(programText(program))} needs an arena of ${count(needs, 'square')}; this one has ${has}.`,
    instead: `Produce a smaller program, or pass.${cardHint(program, unread)}`,
  }),
  'colosseum.produce.lay-assets': ({ seat, asset, placed, has }, name) => ({
    reason: `${name(seat)} has ${heldText(asset, has)} and cannot place ${placed}.`,
    instead: 'Place what is there; a Joker may stand in.',
  }),
  'colosseum.produce.minimum-set': ({ program, placed, least, unread }) => ({
    reason: `${capital(programText(program))} takes ${count(least, 'asset')} or more; ${placed} would be placed.`,
    instead: `Place more, choose another program, or pass.${cardHint(program, unread)}`,
  }),
  'colosseum.score.stars': ({ program, stars, most, unread }) => ({
    reason: `The tokens of ${programText(program)} bring ${someText(most, 'star award')} into play, not ${stars}.`,
    instead: `Name ${most} at most.${cardHint(program, unread)}`,
  }),
  'colosseum.joker.replaces-one': ({ seat, jokers, has, asset }, name) =>
    asset === undefined
      ? {
          reason: `${name(seat)} has ${heldText('joker', has)} and cannot place ${jokers}.`,
          instead: has === 0 ? 'Place real tokens.' : `Place ${has} at most.`,
        }
      : {
          reason: `No program has a place for the ${assets[asset]}.`,
          instead: 'Place standard assets, and say for each Joker what it stands for.',
        },

  // Phase 5: closing ceremonies
  'colosseum.podium.best-so-far': ({ seat, leaders, result }, name) => ({
    reason: `${name(seat)} does not lead: the best result is ${result}.`,
    instead: `Give the podium to ${oneOfNames(leaders, name)}.`,
  }),
  'colosseum.podium.tie-coins': ({ seat, richest, coins }, name) =>
    seat === undefined
      ? {
          reason: unkeptText(richest, name),
          instead: 'Name the one with the most coins.',
        }
      : {
          reason: `${name(seat)} shares the lead, but the richest leader has ${coinsText(coins)}.`,
          instead: `Give the podium to ${oneOfNames(richest, name)}.`,
        },
  'colosseum.podium.tie-dice': ({ tied }, name) => ({
    reason: levelText(tied, name),
    instead: 'Let each roll two dice, and name who rolled highest.',
  }),
  'colosseum.cleanup.discard-one': ({ seat, asset, used }, name) =>
    used.length === 0
      ? {
          reason: `${name(seat)} has no token to give up now.`,
          instead: 'Go on with the others.',
        }
      : {
          reason:
            asset === undefined
              ? `${name(seat)} has to give up a token.`
              : `${name(seat)} cannot give up the ${assets[asset]} after this event.`,
          instead: `Choose among: ${oneOfAssets(used)}.`,
        },
  'colosseum.donation.last-asks-leader': ({ leader, owned, asset, seat }, name) => {
    if (asset !== undefined)
      return {
        reason: `${name(leader)} has ${heldText(asset, 0)} to give.`,
        instead:
          owned.length === 0 ? 'Go on without a donation.' : `Choose among: ${oneOfAssets(owned)}.`,
      };
    return {
      reason:
        seat === undefined || seat === leader
          ? `${name(leader)} got the podium and has nothing to ask for.`
          : `${name(seat)} is not in last place.`,
      instead: 'Let the poorest player in last place ask.',
    };
  },
  'colosseum.donation.no-specials': ({ asset }) => ({
    reason: `No ${assets[asset]} can be asked for.`,
    instead: 'Ask for a standard asset.',
  }),
  'colosseum.donation.tie-poorest': ({ seat, poorest }, name) =>
    seat === undefined
      ? {
          reason: unkeptText(poorest, name),
          instead: 'Name the one with the fewest coins.',
        }
      : {
          reason: `${name(seat)} is in last place, but not the poorest there.`,
          instead: `Let ${oneOfNames(poorest, name)} ask.`,
        },
  'colosseum.donation.tie-dice': ({ tied }, name) => ({
    reason: levelText(tied, name),
    instead: 'Let each roll a die, and name who rolled highest.',
  }),

  // End
  'colosseum.end.tie-coins': ({ tied }, name) => ({
    reason: unkeptText(tied, name),
    instead: 'Say how many coins each of them has.',
  }),
  'colosseum.end.tie-stars': ({ tied }, name) => ({
    reason: levelText(tied, name),
    instead: 'Say how many star awards each of them has.',
  }),
} satisfies Partial<Words['refusals']>;

function unkeptText(tied: readonly SeatId[], name: Name): RefusalWords['reason'] {
  return `${namesText(tied, name)} are level, and nobody kept their coins.`;
}

function levelText(tied: readonly SeatId[], name: Name): RefusalWords['reason'] {
  return `${namesText(tied, name)} are level on result and coins.`;
}

function rolledText(dice: readonly Face[], by: readonly number[]): string {
  const shown = `${diceText(dice)} ${dice.length === 1 ? 'was' : 'were'} rolled`;
  const last = by.at(-1);
  return last === undefined
    ? `${shown}, and nobody moved.`
    : `${shown}, which does not make ${and([...by.slice(0, -1).map(String), count(last, 'square')])}.`;
}
