// What follows from a move, in English: one short line each, numbers first.
import type { EffectFacts } from '../../rules/facts.ts';
import type { Words } from '../words.ts';
import {
  capital,
  colours,
  count,
  featureText,
  namesText,
  sourceText,
  spaceText,
  starText,
  tilesText,
} from './terms.ts';

export const effects: Words['effects'] = {
  'summer-pavilion.setup.scoring-marker': ({ total }) => `${count(total, 'point')} to begin with`,
  'summer-pavilion.setup.round-counter': ({ round }) => `Round ${round} begins`,
  'summer-pavilion.setup.first-joker-purple': ({ joker }) => `Joker: ${colours[joker]}`,
  'summer-pavilion.setup.factories-2p': displaysInUse,
  'summer-pavilion.setup.factories-3p': displaysInUse,
  'summer-pavilion.setup.factories-4p': displaysInUse,
  'summer-pavilion.setup.supply-ten': ({ tiles }) => `${count(tiles, 'tile')} in the supply`,
  'summer-pavilion.setup.fill-factories': ({ tiles, bag }) =>
    `${count(tiles, 'tile')} on the displays, ${bag} left in the bag`,
  'summer-pavilion.setup.start-token-center': () => 'Start player token in the centre',
  'summer-pavilion.round.youngest-starts': () => 'First turn of the match',
  'summer-pavilion.variant.other-numbers': ({ side }) =>
    side === 'grey' ? 'Numbers of the grey side' : 'Numbers of the coloured side',
  'summer-pavilion.draft.place-beside-board': ({ taken, source }) =>
    `${tilesText(taken)} from ${sourceText(source)}`,
  'summer-pavilion.draft.rest-to-center': ({ rest, display }) =>
    `${capital(tilesText(rest))} from display ${display} to the centre`,
  'summer-pavilion.token.first-from-center': ({ tiles }) =>
    `Start player token taken with ${count(tiles, 'tile')}`,
  'summer-pavilion.token.penalty': withToken,
  'summer-pavilion.token.floor-one': withToken,
  'summer-pavilion.token.allowed-at-one': ({ tiles }) =>
    `0 points lost: token with ${count(tiles, 'tile')} at a total of 1`,
  'summer-pavilion.token.later-takers-free': ({ holder }, name) =>
    `0 points lost: ${name(holder)} has the start player token`,
  'summer-pavilion.draft.phase-end': () => 'All tiles taken: phase 2 begins',
  'summer-pavilion.token.starts-phase2': ({ first }, name) =>
    `${name(first)} places first, with the start player token`,
  'summer-pavilion.token.nobody-took': ({ first }, name) =>
    `Token left in the centre: ${name(first)} is first`,
  'summer-pavilion.token.starts-next-round': ({ first }, name) => `${name(first)} opens the round`,
  'summer-pavilion.play.place-one': ({ space, colour }) =>
    `${capital(colours[colour])} tile on ${spaceText(space)}`,
  'summer-pavilion.play.discard-rest': ({ discarded }) =>
    `${capital(tilesText(discarded))} into the tower`,
  'summer-pavilion.wild.substitute': ({ colour, jokers }) =>
    `${count(jokers, 'joker')} paid as ${colours[colour]}`,
  'summer-pavilion.wild.own-colour': ({ joker, tiles }) =>
    `${count(tiles, `${colours[joker]} tile`)} paid, a joker laid as its own colour`,
  'summer-pavilion.score.tile': ({ space }) => `1 point: ${spaceText(space)}, no neighbours`,
  'summer-pavilion.score.connected': ({ space, group }) =>
    `${count(group, 'point')}: ${group} connected tiles with ${spaceText(space)}`,
  'summer-pavilion.track.eighty-token': ({ tokens, total, before }) =>
    tokens > before
      ? `${tokensTaken(tokens - before)} taken: total ${total}`
      : `"80 points" token given back: total ${total}`,
  'summer-pavilion.bonus.pillar': surrounded,
  'summer-pavilion.bonus.statue': surrounded,
  'summer-pavilion.bonus.window': surrounded,
  'summer-pavilion.bonus.several-at-once': ({ features, tiles }) =>
    `${count(tiles, 'bonus tile')} in all for ${count(features.length, 'feature')}`,
  'summer-pavilion.bonus.short-supply': ({ due, available, owed }) =>
    `${available} of ${count(due, 'bonus tile')} in the supply, ${owed > 0 ? `${owed} owed` : 'the rest is lost'}`,
  'summer-pavilion.bonus.beside-board': ({ pick }) => `${capital(tilesText(pick))} from the supply`,
  'summer-pavilion.variant.second-tile-decides': ({ star, kind }) =>
    `${capital(starText(star))} is now ${kind === 'multicolour' ? 'multicoloured' : colours[kind]}`,
  'summer-pavilion.supply.refill': ({ tiles, bag }) =>
    `${count(tiles, 'tile')} into the supply, ${bag} left in the bag`,
  'summer-pavilion.supply.bag-empty': tipped,
  'summer-pavilion.supply.exhausted': ({ gaps }) =>
    `${count(gaps, 'supply space')} left open: no tiles in bag or tower`,
  'summer-pavilion.pass.when': ({ seat }, name) => `${name(seat)} passes`,
  'summer-pavilion.pass.no-tiles': () => 'Passes, no tiles left',
  'summer-pavilion.pass.corners': ({ kept, keep }) =>
    keep === undefined
      ? `${count(kept, 'tile')} kept on the corners`
      : `${capital(tilesText(keep))} kept on the corners`,
  'summer-pavilion.pass.discard-rest': ({ discarded, tiles }) =>
    tiles === undefined
      ? `${count(discarded, 'tile')} into the tower`
      : `${capital(tilesText(tiles))} into the tower`,
  'summer-pavilion.pass.penalty': (loss) => lossText(loss, 'discarded'),
  'summer-pavilion.pass.floor-one': (loss) => lossText(loss, 'discarded'),
  'summer-pavilion.pass.last-round': (loss) => lossText(loss, 'over in the last round'),
  'summer-pavilion.play.repeat': ({ round }) => `Everybody has passed in round ${round}`,
  'summer-pavilion.prep.after-round-six': ({ round }) =>
    `Round ${round} was the last: final scoring`,
  'summer-pavilion.prep.advance-counter': ({ round, joker }) =>
    `Round ${round} begins, joker ${colours[joker]}`,
  'summer-pavilion.prep.corners-back': ({ tiles, keep }) =>
    keep === undefined
      ? `${count(tiles, 'tile')} back from the corners`
      : `${capital(tilesText(keep))} back from the corners`,
  'summer-pavilion.joker.carried-becomes': ({ joker, tiles }) =>
    `${count(tiles, `kept ${colours[joker]} tile`)} ${tiles === 1 ? 'is a joker' : 'are jokers'} now`,
  'summer-pavilion.joker.expires': ({ colour, tiles }) =>
    `${count(tiles, `kept ${colours[colour]} tile`)} ${tiles === 1 ? 'is no joker' : 'are no jokers'} any more`,
  'summer-pavilion.prep.token-back': () => 'Start player token back in the centre',
  'summer-pavilion.prep.refill-factories': ({ tiles, displays }) =>
    `${count(tiles, 'tile')} on ${count(displays, 'display')}`,
  'summer-pavilion.prep.bag-empty': tipped,
  'summer-pavilion.prep.shortage': ({ tiles, missing }) =>
    `${count(tiles, 'tile')} laid out, ${missing} missing: a short round`,
  'summer-pavilion.final.star-multicolour': ({ star, points }) =>
    `${count(points, 'point')}: ${starText(star)} full, 6 colours`,
  'summer-pavilion.final.star-red': fullStar('red'),
  'summer-pavilion.final.star-blue': fullStar('blue'),
  'summer-pavilion.final.star-yellow': fullStar('yellow'),
  'summer-pavilion.final.star-orange': fullStar('orange'),
  'summer-pavilion.final.star-green': fullStar('green'),
  'summer-pavilion.final.star-purple': fullStar('purple'),
  'summer-pavilion.final.all-1s': allOf(1),
  'summer-pavilion.final.all-2s': allOf(2),
  'summer-pavilion.final.all-3s': allOf(3),
  'summer-pavilion.final.all-4s': allOf(4),
  'summer-pavilion.final.leftover': (loss) => lossText(loss, 'left over'),
  'summer-pavilion.final.winner': ({ seat, total }, name) =>
    `${name(seat)} wins with ${count(total, 'point')}`,
  'summer-pavilion.final.tie': ({ seats, total }, name) =>
    `${namesText(seats, name)} win together with ${count(total, 'point')}`,
};

function displaysInUse({ displays }: { displays: number }): string {
  return count(displays, 'factory display');
}

type Loss = EffectFacts['summer-pavilion.pass.penalty'];

function withToken(loss: Loss): string {
  return `${count(loss.lost, 'point')} lost: token with ${count(loss.tiles, 'tile')}${restOf(loss)}`;
}

function lossText(loss: Loss, why: string): string {
  return `${count(loss.lost, 'point')} lost: ${count(loss.tiles, 'tile')} ${why}${restOf(loss)}`;
}

/** Where the marker ends, and whether the track stopped it there. */
function restOf({ tiles, lost, total }: Loss): string {
  return lost < tiles ? `, stopped at total ${total}` : `, total ${total}`;
}

function surrounded({ feature, tiles }: EffectFacts['summer-pavilion.bonus.pillar']): string {
  return `${count(tiles, 'bonus tile')}: ${featureText(feature)}`;
}

function tipped({ tower }: { tower: number }): string {
  return `${count(tower, 'tile')} from the tower into the empty bag`;
}

/** On the grey side the star's place and its colour both matter. */
function fullStar(colour: keyof typeof colours) {
  return ({ star, points }: EffectFacts['summer-pavilion.final.star-red']): string =>
    star === colour
      ? `${count(points, 'point')}: ${starText(star)} full`
      : `${count(points, 'point')}: ${starText(star)} full, all ${colours[colour]}`;
}

function allOf(number: number) {
  return ({ spaces, points }: EffectFacts['summer-pavilion.final.all-1s']): string =>
    `${count(points, 'point')}: all ${count(spaces, 'space')} with a ${number} covered`;
}

function tokensTaken(more: number): string {
  return more === 1 ? '"80 points" token' : count(more, '"80 points" token');
}
