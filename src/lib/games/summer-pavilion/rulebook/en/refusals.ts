// Why a move is refused and what would be allowed, in English: one sentence each.
import type { Colour } from '../../data/pieces.ts';
import type { Price } from '../../rules/facts.ts';
import type { Phase } from '../../rules/moves.ts';
import type { Words } from '../words.ts';
import {
  anyOf,
  aTile,
  capital,
  colourOfStar,
  colours,
  count,
  features,
  namesText,
  onSource,
  sourceText,
  spaceText,
  tilesText,
} from './terms.ts';

export const refusals: Words['refusals'] = {
  'summer-pavilion.setup.player-count': ({ seats }) => ({
    reason: `${count(seats, 'player')} cannot play this game.`,
    instead: 'Seat 2, 3 or 4 players.',
  }),
  'summer-pavilion.variant.all-players': ({ side, other, seat }, name) => ({
    reason: `${name(seat)} has the ${other} side up, the others the ${side} one.`,
    instead: 'Turn all boards to the same side.',
  }),
  'summer-pavilion.setup.fill-factories': ({ display, told, holds }) => ({
    reason: `Display ${display} holds ${count(holds, 'tile')}, not ${told}.`,
    instead: `Name exactly ${count(holds, 'tile')} for display ${display}.`,
  }),
  // The rules ask it of one colour, and of the whole box.
  'summer-pavilion.component.tiles': ({ colour, count: seen, exist }) => {
    const tiles = colour === undefined ? 'tiles' : `${colours[colour]} tiles`;
    return {
      reason: `There can be ${exist} ${tiles}; this would make it ${seen}.`,
      instead:
        colour === undefined
          ? 'Count the tiles again.'
          : `Count the ${tiles} again: on the boards, beside them, on the displays, in the centre, the supply and the tower there are ${exist} together at most.`,
    };
  },
  'summer-pavilion.setup.supply-ten': ({ told, unknown }) => ({
    reason: `${count(unknown, 'supply tile')} can be named here, not ${told}.`,
    instead:
      unknown === 0
        ? 'Leave the supply: all its colours are known.'
        : 'Name only tiles whose colour is still open.',
  }),
  'summer-pavilion.round.three-phases': ({ phase, needed }) =>
    phase === needed
      ? {
          reason: `At ${PHASES[phase]} this is not told at this level of tracking.`,
          instead: NEXT[phase],
        }
      : {
          reason: `The table is at ${PHASES[phase]}; this belongs to ${PHASES[needed]}.`,
          instead: NEXT[phase],
        },
  'summer-pavilion.round.no-phase3-last': ({ round }) => ({
    reason: `Round ${round} is the last one and has no phase 3.`,
    instead: NEXT.goals,
  }),
  'summer-pavilion.prep.after-round-six': ({ round }) => ({
    reason: `After round ${round} there is no other round to prepare.`,
    instead: NEXT.goals,
  }),
  'summer-pavilion.end.after-six': ({ round }) =>
    round < 6
      ? {
          reason: `This is round ${round} of 6; the match ends after round 6.`,
          instead: 'Finish the remaining rounds first.',
        }
      : {
          reason: 'The goals are counted once, when round 6 is over, and end the match.',
          instead: 'Play round 6 to its end; after the count, undo a step to change something.',
        },
  'summer-pavilion.round.youngest-starts': ({ seat, first }, name) => ({
    reason: `${name(first)} opens the match, not ${name(seat)}.`,
    instead: `Let ${name(first)} take tiles first.`,
  }),
  'summer-pavilion.token.starts-next-round': ({ seat, first }, name) => ({
    reason: `${name(first)} had the start player token and opens this round, not ${name(seat)}.`,
    instead: `Let ${name(first)} take tiles first.`,
  }),
  'summer-pavilion.token.starts-phase2': ({ seat, first }, name) => ({
    reason: `${name(first)} has the start player token and places first, not ${name(seat)}.`,
    instead: `Let ${name(first)} place a tile or pass.`,
  }),
  'summer-pavilion.token.nobody-took': ({ seat, first }, name) => ({
    reason: `Nobody took the start player token, so ${name(first)} is first, not ${name(seat)}.`,
    instead: `Let ${name(first)} have the first turn.`,
  }),
  'summer-pavilion.draft.next-player': ({ seat, turn }, name) => ({
    reason: `It is the turn of ${name(turn)}, not of ${name(seat)}.`,
    instead: `Let ${name(turn)} take tiles.`,
  }),
  'summer-pavilion.play.next-player': ({ seat, turn }, name) => ({
    reason: `It is the turn of ${name(turn)}, not of ${name(seat)}.`,
    instead: `Let ${name(turn)} place a tile or pass.`,
  }),
  'summer-pavilion.draft.must-take': ({ seat }, name) => ({
    reason: `In phase 1 ${name(seat)} has to take at least 1 tile.`,
    instead: 'Take tiles from a display or from the centre.',
  }),
  'summer-pavilion.draft.two-sources': ({ source, displays }) => ({
    reason: `There is no ${sourceText(source)} among the ${displays} in use.`,
    instead: `Take from one of the displays 1 to ${displays}, or from the centre.`,
  }),
  'summer-pavilion.draft.source-not-empty': ({ source, colour }) => ({
    reason: `${capital(sourceText(source))} holds no ${colour === undefined ? 'tile' : `${colours[colour]} tile`}.`,
    instead:
      colour === undefined
        ? 'Choose a place where tiles lie.'
        : 'Choose a colour that lies there, or another place.',
  }),
  'summer-pavilion.draft.rest-to-center': ({ source, known, told }) =>
    known === undefined
      ? {
          reason: `Nobody has said yet what lies ${onSource(source)}.`,
          instead: 'Name its tiles, then choose a colour.',
        }
      : {
          reason: `${capital(onSource(source))}: ${tilesText(known)}; named: ${tilesText(told ?? {})}.`,
          instead: 'Choose from the tiles that are known, or correct the earlier entry.',
        },
  'summer-pavilion.draft.joker-not-choosable': ({ source, joker, others }) => ({
    reason: `${capital(colours[joker])} is the joker, and other colours lie ${onSource(source)}.`,
    instead: `Choose ${anyOf(others)}; 1 joker comes along.`,
  }),
  'summer-pavilion.draft.factory-one-colour': ({ taken, due }) => ({
    reason: `Due from this display: ${tilesText(due)}; taken: ${tilesText(taken)}.`,
    instead: `Take ${tilesText(due)}.`,
  }),
  'summer-pavilion.draft.center-one-colour': ({ taken, due }) => ({
    reason: `Due from the centre: ${tilesText(due)}; taken: ${tilesText(taken)}.`,
    instead: `Take ${tilesText(due)}.`,
  }),
  'summer-pavilion.draft.factory-joker-extra': ({ joker, taken }) => ({
    reason: `Exactly 1 ${colours[joker]} joker comes along from this display, not ${taken}.`,
    instead: `Take your colour and 1 ${colours[joker]} tile.`,
  }),
  'summer-pavilion.draft.center-joker-extra': ({ joker, taken }) => ({
    reason: `Exactly 1 ${colours[joker]} joker comes along from the centre, not ${taken}.`,
    instead: `Take your colour and 1 ${colours[joker]} tile.`,
  }),
  'summer-pavilion.draft.factory-only-jokers': ({ joker, taken }) => ({
    reason: `A display of nothing but jokers gives 1 tile, not ${taken}.`,
    instead: `Take 1 ${colours[joker]} tile and move the others to the centre.`,
  }),
  'summer-pavilion.draft.center-only-jokers': ({ joker, taken }) => ({
    reason: `A centre of nothing but jokers gives 1 tile, not ${taken}.`,
    instead: `Take 1 ${colours[joker]} tile and leave the others there.`,
  }),
  'summer-pavilion.draft.no-joker-no-extra': ({ joker, source }) => ({
    reason: `No ${colours[joker]} joker lies ${onSource(source)}.`,
    instead: 'Take the tiles of the chosen colour alone.',
  }),
  'summer-pavilion.token.later-takers-free': ({ holder }, name) => ({
    reason: `${name(holder)} has the start player token already.`,
    instead: 'Take from the centre freely: it costs no more points in this round.',
  }),
  'summer-pavilion.play.turn-check': ({ colour, has, needs, price }) =>
    price === undefined
      ? {
          reason: `This payment takes ${count(needs, `${colours[colour]} tile`)}; beside the board: ${has}.`,
          instead: 'Pay with what lies beside the board, choose another space, or pass.',
        }
      : {
          reason: `${capital(spaceText(price.space))} costs ${count(price.cost, 'tile')}: ${there(colour, price)}, ${missing(colour, price)}.`,
          instead:
            price.has === 0 && price.jokers > 0
              ? `Choose another space, or pass: without ${aTile(colour)} no joker pays.`
              : 'Choose another space, or pass.',
        },
  'summer-pavilion.place.own-tiles-only': ({ colour, has, named }) => ({
    reason: `Named: ${count(named, `${colours[colour]} tile`)}; beside the board: ${has}.`,
    instead: 'Use only tiles that lie beside the board.',
  }),
  'summer-pavilion.play.repeat': ({ stillIn }, name) =>
    stillIn.length === 0
      ? {
          reason: 'Everybody has passed: phase 2 is over.',
          instead: 'Choose phase 3, or the final scoring after round 6.',
        }
      : {
          reason: `${stillIn.length} still in the round: ${namesText(stillIn, name)}.`,
          instead: 'Go on placing until everybody has passed.',
        },
  'summer-pavilion.place.rhombus-only': ({ space, feature }) => ({
    reason:
      feature === undefined
        ? `No star on this side has a space "${spaceText(space)}".`
        : `A ${features[feature]} takes no tiles.`,
    instead: 'Choose a rhombic space of a star.',
  }),
  'summer-pavilion.place.empty-only': ({ space, colour }) => ({
    reason: `${capital(spaceText(space))} is covered by ${aTile(colour)}.`,
    instead: 'Choose an empty space.',
  }),
  'summer-pavilion.place.star-colour': ({ space, colour, star }) => ({
    reason: `${capital(spaceText(space))} takes ${colours[star]} tiles; ${aTile(colour)} was named.`,
    instead: `Lay ${aTile(star)} there, or choose the ${colours[colour]} or the central star.`,
  }),
  'summer-pavilion.wild.never-on-foreign-space': ({ space, joker, star }) => ({
    reason: `A ${colours[joker]} joker may pay for ${spaceText(space)} but not lie on it.`,
    instead: `Lay ${aTile(star)} there and discard the jokers.`,
  }),
  'summer-pavilion.place.center-all-different': ({ colour, free }) => ({
    reason:
      colour === undefined
        ? 'The central star takes different colours; none was named.'
        : `The central star has ${aTile(colour)} already.`,
    instead:
      free.length === 0
        ? 'Choose a space on another star.'
        : `This star still takes ${anyOf(free)}.`,
  }),
  'summer-pavilion.variant.free-colour': ({ space }) => ({
    reason: `No colour was named for ${spaceText(space)}, and a grey star has none of its own.`,
    instead: 'Name the colour of the tile.',
  }),
  'summer-pavilion.variant.multicolour-star': ({ space, colour, free }) => ({
    reason: `${capital(spaceText(space))} belongs to a multicoloured star that has ${aTile(colour)} already.`,
    instead:
      free.length === 0
        ? 'Choose a space on another star.'
        : `This star still takes ${anyOf(free)}.`,
  }),
  'summer-pavilion.variant.single-colour-star': ({ space, colour, star }) => ({
    reason: `${capital(spaceText(space))} belongs to a star of ${colours[star]} tiles; ${aTile(colour)} was named.`,
    instead: `Lay ${aTile(star)} there.`,
  }),
  'summer-pavilion.place.cost-number': ({ space, needs, paid }) => ({
    reason: `${capital(spaceText(space))} costs ${count(needs, 'tile')}; ${paid} ${paid === 1 ? 'was' : 'were'} paid.`,
    instead: `Pay ${price(needs, colourOfStar(space))}.`,
  }),
  'summer-pavilion.wild.substitute': ({ colour, foreign, joker }) => ({
    reason: `${capital(aTile(foreign))} cannot pay for ${aTile(colour)}.`,
    instead: `Pay with ${colours[colour]} tiles and ${colours[joker]} jokers.`,
  }),
  'summer-pavilion.joker.expires': ({ colour, foreign, joker, round }) => ({
    reason: `${capital(colours[foreign])} was the joker of round ${round} only; now it is ${colours[joker]}.`,
    instead: `Pay with ${colours[colour]} tiles and ${colours[joker]} jokers.`,
  }),
  'summer-pavilion.wild.own-colour': ({ joker, foreign }) => ({
    reason: `Nothing stands in for a joker: ${aTile(foreign)} cannot pay for ${aTile(joker)}.`,
    instead: `Pay with ${colours[joker]} tiles alone.`,
  }),
  'summer-pavilion.wild.one-natural': ({ colour, jokers }) => ({
    reason: `${count(jokers, 'joker')} and no ${colours[colour]} tile: ${aTile(colour)} is missing.`,
    instead: `Pay at least 1 ${colours[colour]} tile, which is then placed.`,
  }),
  'summer-pavilion.bonus.mandatory': ({ due, picked, seat }, name) => ({
    reason: `Due to ${name(seat)}: ${count(due, 'bonus tile')}; picked: ${picked}.`,
    instead:
      due === 0
        ? 'Leave the supply as it is.'
        : `Pick exactly ${count(due, 'tile')} from the supply now.`,
  }),
  'summer-pavilion.bonus.jokers-ok': ({ colour, has, picked }) => ({
    reason: `The supply holds ${count(has, `${colours[colour]} tile`)}, not ${picked}.`,
    instead: 'Pick among the tiles that lie in the supply.',
  }),
  'summer-pavilion.pass.out-for-round': ({ seat }, name) => ({
    reason: `${name(seat)} has passed and is out of this round.`,
    instead: 'Let those go on who have not passed.',
  }),
  'summer-pavilion.pass.floor-one': ({ total, floor }) => ({
    reason: `The score track begins at ${floor}: a total of ${total} does not exist on it.`,
    instead: `Tell ${floor} or more.`,
  }),
  'summer-pavilion.pass.keep-four': ({ kept, limit }) => ({
    reason: `The corners have room for ${count(limit, 'tile')}, not for ${kept}.`,
    instead: `Keep at most ${count(limit, 'tile')}.`,
  }),
  'summer-pavilion.pass.corners': ({ seat, kept }, name) => ({
    reason: `${count(kept, 'tile')} on the corners of ${name(seat)}, who has not passed yet.`,
    instead: `Tell that ${name(seat)} has passed, or lay no tile on those corners.`,
  }),
  'summer-pavilion.prep.corners-back': ({ seat, kept }, name) => ({
    reason: `${count(kept, 'tile')} on the corners of ${name(seat)} in phase 1, when kept tiles are back beside the board.`,
    instead: 'Tell them among the tiles beside the board.',
  }),
  'summer-pavilion.pass.discard-rest': ({ seat, beside, earned }, name) => ({
    reason: `${count(beside, 'tile')} beside the board of ${name(seat)}, who has passed and has earned ${count(earned, 'bonus tile')} in all.`,
    instead: `Lay up to 4 of them on the corners and the rest in the tower, or tell that ${name(seat)} has not passed yet.`,
  }),
  'summer-pavilion.bonus.short-supply': ({ seat, owed, earned }, name) => ({
    reason: `${count(owed, 'bonus tile')} still to come for ${name(seat)}, whose board has earned ${count(earned, 'bonus tile')} in all.`,
    instead: 'Count what is owed again, or the spaces that are covered.',
  }),
};

/** What of a price lies beside the board. */
function there(colour: Colour, { has, jokers }: Price): string {
  const natural = `${has === 0 ? 'no' : has} ${colours[colour]} ${has === 1 ? 'tile' : 'tiles'}`;
  if (jokers === 0) return `${natural} ${has === 1 ? 'is' : 'are'} there`;
  return `${natural} and ${count(jokers, 'joker')} are there`;
}

/** What of a price is missing: with jokers enough it is the one tile of the colour. */
function missing(colour: Colour, { cost, has, jokers, missing: number }: Price): string {
  if (has === 0 && jokers >= cost) return `${aTile(colour)} is missing`;
  return `${number} ${number === 1 ? 'is' : 'are'} missing`;
}

/** What a space asks for, with the colour that must be among it where the star names one. */
function price(needs: number, colour: Colour | undefined): string {
  if (needs === 1)
    return colour === undefined ? '1 tile, the one you place' : `1 ${colours[colour]} tile`;
  const natural =
    colour === undefined ? 'the one you place included' : `at least 1 of them ${colours[colour]}`;
  return `${count(needs, 'tile')}, ${natural}`;
}

const PHASES: Readonly<Record<Phase, string>> = {
  acquire: 'phase 1 (taking tiles)',
  place: 'phase 2 (placing tiles)',
  prepare: 'phase 3 (preparing the next round)',
  goals: 'the final scoring',
  over: 'the end of the match',
};

/** What is allowed instead, by where the table is. */
const NEXT: Readonly<Record<Phase, string>> = {
  acquire: 'Go on taking tiles until displays and centre are empty.',
  place: 'Go on placing until everybody has passed.',
  prepare: 'Prepare the next round first.',
  goals: 'Go on to the final scoring.',
  over: 'Undo the last step to change something, or begin a new match.',
};
