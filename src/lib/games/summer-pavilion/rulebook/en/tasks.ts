// What the table is asked to do and what it has done, in English: checklists, steps and moves.
import { draftedTiles } from '../drafted.ts';
import type { Words } from '../words.ts';
import { colours, count, sourceText, spaceText, tilesText } from './terms.ts';

export const checklist: Words['checklist'] = {
  'summer-pavilion.setup.player-board': ({ seats }) =>
    `Hand out ${count(seats, 'player board')}, coloured stars up`,
  'summer-pavilion.variant.flip': ({ seats }) =>
    `Hand out ${count(seats, 'player board')}, grey stars up`,
  'summer-pavilion.setup.factories-ring': ({ displays }) =>
    `Lay ${count(displays, 'factory display')} in a ring`,
  'summer-pavilion.setup.scoring-board': () => 'Lay the scoring board beside them',
  'summer-pavilion.setup.round-counter': ({ joker }) =>
    `Put the round counter on round 1, joker ${colours[joker]}`,
  'summer-pavilion.setup.scoring-marker': ({ total }) =>
    `Put every scoring marker on space ${total}`,
  'summer-pavilion.setup.bag': ({ tiles }) => `Put all ${count(tiles, 'tile')} into the bag`,
  'summer-pavilion.setup.supply-ten': ({ tiles }) =>
    `Draw ${count(tiles, 'tile')} onto the supply spaces`,
  'summer-pavilion.setup.fill-factories': ({ tiles, displays, bag }) =>
    `Draw ${count(tiles, 'tile')} onto each of the ${count(displays, 'display')}; ${bag} stay in the bag`,
  'summer-pavilion.setup.start-token-center': () => 'Put the start player token in the centre',
  'summer-pavilion.setup.tower': () => 'Stand the tower beside the scoring board',
  'summer-pavilion.setup.eighty-tokens': () => 'Keep the "80 points" tokens at hand',
  'summer-pavilion.setup.return-unused': ({ boards, displays }) =>
    boards + displays === 0
      ? 'Nothing goes back into the box'
      : `Back into the box: ${count(boards, 'board')}, ${count(boards, 'marker')}, ${count(displays, 'display')}`,
  'summer-pavilion.prep.advance-counter': ({ round, joker }) =>
    `Move the round counter to ${round}, joker ${colours[joker]}`,
  'summer-pavilion.supply.refill': ({ tiles }) =>
    `Draw ${count(tiles, 'tile')} onto the empty supply spaces`,
  'summer-pavilion.prep.refill-factories': ({ tiles, displays }) =>
    `Draw ${count(tiles, 'tile')} onto each of the ${count(displays, 'display')}`,
  'summer-pavilion.prep.bag-empty': () => 'If the bag runs empty, pour the tower into it',
  'summer-pavilion.prep.shortage': ({ tiles, missing }) =>
    `Only ${count(tiles, 'tile')} to lay out, ${missing} missing: play on with these`,
  'summer-pavilion.prep.token-back': () => 'Put the start player token back in the centre',
  'summer-pavilion.prep.corners-back': ({ tiles }) =>
    `Move ${tiles === undefined ? 'kept tiles' : count(tiles, 'kept tile')} from the corners beside the boards`,
};

/** Short: they stand in the thumb zone of a phone. */
export const steps: Words['steps'] = {
  draft: ({ joker }, who) => `${who}: take tiles, joker ${colours[joker]}`,
  takeToken: () => 'Who is first to take from the centre?',
  endDrafting: () => 'All tiles taken? Begin phase 2',
  place: ({ joker }, who) => `${who}: place a tile, joker ${colours[joker]}`,
  pass: ({ lastRound }, who) =>
    lastRound ? `${who}: pass, every tile left costs 1` : `${who}: pass and keep up to 4 tiles`,
  takeOwed: ({ owed }, who) => `${who}: pick ${count(owed, 'owed bonus tile')}`,
  prepareRound: ({ round, joker }) => `Prepare round ${round}, joker ${colours[joker]}`,
  scoreGoals: () => 'Count stars and numbers',
};

export const moves: Words['moves'] = {
  draft: (move, _, before) => {
    const taken = draftedTiles(move, before);
    return `${taken === undefined ? colours[move.colour] : tilesText(taken)} from ${sourceText(move.source)}`;
  },
  takeToken: ({ tiles }) => `start player token with ${count(tiles, 'tile')}`,
  endDrafting: () => 'all tiles taken',
  fillDisplay: ({ display, tiles }) => `display ${display}: ${tilesText(tiles)}`,
  fillSupply: ({ tiles }) => `supply: ${tilesText(tiles)}`,
  place: ({ space, colour, pay, pick }) => {
    const placed = colour === undefined ? 'a tile' : colours[colour];
    const paid = pay === undefined ? '' : `, paid ${tilesText(pay)}`;
    const picked = pick === undefined ? '' : `, picked ${tilesText(pick)}`;
    return `${placed} on ${spaceText(space)}${paid}${picked}`;
  },
  takeOwed: ({ pick }) => `owed bonus tiles: ${tilesText(pick)}`,
  pass: ({ keep, kept, lost }) => {
    const stays =
      keep === undefined ? (kept === 0 ? 'nothing' : count(kept ?? 0, 'tile')) : tilesText(keep);
    const gone = lost === undefined || lost === 0 ? '' : `, ${lost} discarded`;
    return `pass, ${stays} kept${gone}`;
  },
  prepareRound: () => 'next round prepared',
  scoreGoals: () => 'goals counted',
};
