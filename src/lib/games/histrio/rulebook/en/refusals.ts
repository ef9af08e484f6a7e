// Why a move is refused and what would be allowed, in English: one sentence each.
import { seen } from '../../data/cards.ts';
import type { Phase } from '../../rules/state.ts';
import type { Words } from '../words.ts';
import { travelRefusals } from './refusalsTravel.ts';
import {
  capital,
  cardText,
  citiesText,
  cityText,
  count,
  ecus,
  measures,
  moods,
  oneOfCards,
  oneOfNames,
} from './terms.ts';

export const refusals: Words['refusals'] = {
  // Box and set-up
  'histrio.component.players': ({ seats }) => ({
    reason: `${count(seats, 'player')} cannot play this game.`,
    instead: 'Seat 2 to 5 players.',
  }),
  'histrio.component.player-set': ({ seat, managers, exist }, name) => ({
    reason: `${name(seat)} has ${count(exist, 'manager')}, so ${managers} cannot stand on the theatre.`,
    instead: `Name 0 to ${exist} managers for ${name(seat)}.`,
  }),
  'histrio.component.encounter-cards': ({ count: seen, exist }) => ({
    reason: `There are ${count(exist, 'encounter card')}; this would make it ${seen}.`,
    instead: 'Count deck, cities and troupes again.',
  }),
  'histrio.component.secret-requests': ({ count: seen, exist }) => ({
    reason: `There are ${count(exist, 'secret request')}; this would make it ${seen}.`,
    instead: 'Count the requests of the players and in their deck again.',
  }),
  'histrio.component.coins': ({ seat, has, pays }, name) => ({
    reason: `${name(seat)} has ${ecus(has)} and cannot pay ${pays}.`,
    instead: has === 0 ? `Take nothing from ${name(seat)}.` : `Take ${ecus(has)} at most.`,
  }),
  'histrio.setup.take-colour': ({ seat, city }, name) => ({
    reason: `${name(seat)} has one travel card for ${cityText(city, name)}, and it is named twice.`,
    instead: 'Name each city once.',
  }),
  'histrio.setup.flip-for-mood': ({ season }) => ({
    reason: `The ecu of season ${season} has already been flipped.`,
    instead: 'Go on with the cards, or undo the flip.',
  }),

  // Course of the game
  'histrio.flow.two-seasons': ({ season }) =>
    season === 1
      ? {
          reason: 'The game does not end with season 1.',
          instead: 'Prepare season 2 after the first festival.',
        }
      : {
          reason: 'Season 2 is the last one: there is no other to prepare.',
          instead: 'Play season 2 to its end and hold its festival.',
        },
  'histrio.flow.season-of-turns': ({ season, turn, turns }) => ({
    reason: `Season ${season} is in turn ${turn}; ${count(turns, 'turn is', 'turns are')} still to play, this one included.`,
    instead: 'Play on: the festival comes when the deck is empty.',
  }),
  'histrio.flow.three-phases': ({ phase, needed, waiting, city }, name) => {
    if (waiting?.length === 0)
      return {
        reason: 'Nobody stands before a city: nothing is left to resolve.',
        instead: 'Place the caravels that are still to be resolved, or deal new cards.',
      };
    if (waiting !== undefined)
      return {
        reason: `Not resolved yet: ${citiesText(waiting, name)}.`,
        instead: `Resolve ${citiesText(waiting, name)} first.`,
      };
    if (city !== undefined)
      return {
        reason: `No caravel waits at ${cityText(city, name)} any more: all cities are resolved.`,
        instead: NEXT[phase],
      };
    return {
      reason:
        phase === needed
          ? `At ${PHASES[phase]} this is not told at this level of tracking.`
          : `The table is at ${PHASES[phase]}; this belongs to ${PHASES[needed]}.`,
      instead: NEXT[phase],
    };
  },

  // Travel
  ...travelRefusals,

  // Resolution
  'histrio.mood.direction-and-distance': ({ space, dial }) => ({
    reason: `The dial has ${count(dial, 'space')} on each side, so the needle cannot be on ${space}.`,
    instead: `Name a space from 1 to ${dial}.`,
  }),
  'histrio.resolution.city-order': ({ city, next }, name) => ({
    reason: `${capital(cityText(next, name))} comes before ${cityText(city, name)}.`,
    instead: `Resolve ${cityText(next, name)} first.`,
  }),
  'histrio.resolution.unvisited-untouched': ({ city }, name) => ({
    reason: `No caravel waits at ${cityText(city, name)}.`,
    instead: 'Leave its cards and resolve a city with a caravel.',
  }),
  'histrio.alone.takes-all': ({ card, city }, name) => ({
    reason: `${capital(cardText(card))} cannot be declined in ${cityText(city, name)}.`,
    instead: 'Resolve every card there; 1 actor may go to the Court afterwards.',
  }),
  'histrio.alone.no-acrobats': ({ card, city }, name) =>
    city === undefined
      ? {
          reason: `${capital(cardText(card))} has to wait: no acrobat is used during the resolution.`,
          instead: 'Use it when all cities are resolved.',
        }
      : {
          reason: `${capital(cardText(card))} has to wait: a lone player is resolving ${cityText(city, name)}.`,
          instead: `Use it when ${cityText(city, name)} is resolved.`,
        },
  'histrio.alone.acrobat-usable-after-phase': ({ card }) => ({
    reason: `${capital(cardText(card))} was gained in this very resolution.`,
    instead: 'Use it from New Opportunities on.',
  }),
  'histrio.alone.actor-2-steal': ({ seat, victim, candidates, tooMany }, name) => {
    if (tooMany === true)
      return {
        reason: `More victims were named than ${name(seat)} has thieves in this city.`,
        instead: 'Name one victim for each thief.',
      };
    const instead =
      candidates.length === 0
        ? 'There is no theft: nobody else has an ecu.'
        : `Steal from ${oneOfNames(candidates, name)}.`;
    if (victim === undefined)
      return { reason: `Whom does ${name(seat)} rob? Nobody said.`, instead };
    return victim === seat
      ? { reason: `${name(seat)} cannot be thief and victim at once.`, instead }
      : {
          reason: `${name(victim)} has no ecu to steal: an unclear place, read so at this table.`,
          instead,
        };
  },
  'histrio.alone.one-to-court': ({ actors }) => ({
    reason: `A lone player sends 1 actor to the Court, not ${actors.length}.`,
    instead: `Send ${oneOfCards(actors)}, or nobody.`,
  }),
  'histrio.alone.court-only-new': ({ card, gathered }) => {
    if (gathered.length === 0)
      return {
        reason: 'No actor was gathered here who could go to the Court.',
        instead: 'Send nobody.',
      };
    return {
      reason: `${capital(cardText(card))} was not gathered in this city.`,
      instead: `Send ${oneOfCards(gathered)}, or nobody.`,
    };
  },
  'histrio.crowd.all-discarded': ({ city }, name) => ({
    reason: `Nobody is alone in ${cityText(city, name)}, so nobody chooses anything there.`,
    instead: 'Discard its cards without a choice.',
  }),
  'histrio.request.limit-three': ({ seat, held, limit }, name) =>
    held > limit
      ? {
          reason: `${name(seat)} has ${count(held, 'secret request')}; ${limit} are allowed.`,
          instead: `Let ${name(seat)} discard one first.`,
        }
      : {
          reason: `${name(seat)} has ${count(held, 'secret request')}, and ${limit} are allowed.`,
          instead: 'Go on: no request has to go.',
        },

  // Festival
  'histrio.request.one-per-season-end': ({ seat, season }, name) => ({
    reason: `${name(seat)} has already played a secret request at festival ${season}.`,
    instead: season === 1 ? 'Keep the others for season 2.' : 'The others stay face down.',
  }),
  'histrio.festival.play-one-request': ({ seat, unmet, untold }, name) => {
    if (untold !== undefined)
      return {
        reason: `This table does not tell what the request counts: ${measures[untold]}.`,
        instead: 'Name the ecus it pays.',
      };
    return unmet
      ? {
          reason: 'Its condition is not met, and at this table such a request is not played.',
          instead: `Let ${name(seat)} play another one, or none.`,
        }
      : {
          reason: `${name(seat)} has no secret request lying face down.`,
          instead: 'Go on without one.',
        };
  },
  'histrio.festival.season-2-second-request': ({ seat }, name) => ({
    reason: `${name(seat)} has already played the new request of season 2.`,
    instead: 'Only a request that lies face up from season 1 can still pay.',
  }),
  'histrio.festival.season-1-request-again': ({ seat, season, paid }, name) => {
    if (season === 1)
      return {
        reason: 'A played request pays again at the end of season 2, not now.',
        instead: 'Leave it face up.',
      };
    return paid
      ? {
          reason: `The face-up request of ${name(seat)} has already paid this season.`,
          instead: 'Go on: it pays once a season.',
        }
      : {
          reason: `${name(seat)} has no request of season 1 lying face up.`,
          instead: 'Play a face-down one.',
        };
  },
  'histrio.festival.order': ({ shown }) =>
    shown
      ? {
          reason: 'The shows of this festival have been scored.',
          instead: 'Play secret requests, then close the festival.',
        }
      : {
          reason: 'Secret requests come after the shows.',
          instead: 'Score matching actors and shows first.',
        },

  // Acrobats
  'histrio.acrobat.once-per-season': ({ seat, card }, name) => ({
    reason: `${name(seat)} has already used ${cardText(card)} this season.`,
    instead: 'Use another acrobat; used ones are turned back before season 2.',
  }),
  'histrio.acrobat.follow-card': ({ seat, card }, name) =>
    seen(card).kind === 'acrobat'
      ? {
          reason: `${name(seat)} cannot use ${cardText(card)} like this now.`,
          instead:
            'Use an acrobat of your own; it changes destinations only during the resolution.',
        }
      : {
          reason: `${capital(cardText(card))} is no acrobat.`,
          instead: 'Say which acrobat it was.',
        },
  'histrio.acrobat.chameleon-is-acrobat': ({ seat }, name) => ({
    reason: `${name(seat)} has no Chameleon.`,
    instead: 'Name a side only for players with the Chameleon.',
  }),
  'histrio.acrobat.chameleon-level-one': ({ seat, mood }, name) => ({
    reason: 'The Chameleon cannot do this: it only counts at the festival.',
    instead: `Leave it with ${name(seat)}; it counts 1 for ${moods[mood]}.`,
  }),

  // New opportunities and season 2
  'histrio.opportunity.deal-one-per-city': ({ city, next, bare }, name) => {
    if (bare !== undefined)
      return {
        reason: `Each city gets a card before the travel, and none is told yet for ${citiesText(bare, name)}.`,
        instead: 'Tap each city and name its cards, the oldest first.',
      };
    if (next === 0)
      return { reason: 'No city gets a card now.', instead: 'Go on with the next step.' };
    return city === 0
      ? {
          reason: `There is no card to lay at ${cityText(next, name)}.`,
          instead: 'Count the deck again, or name another phase.',
        }
      : {
          reason: `The next card belongs to ${cityText(next, name)}, not to ${cityText(city, name)}.`,
          instead: `Lay it at ${cityText(next, name)}.`,
        };
  },
  'histrio.season2.discard-becomes-deck': ({ card, exist }) => ({
    reason:
      exist === 0
        ? `Season 1 showed no ${cardText(card)}, so season 2 has none.`
        : `${capital(cardText(card))}: the box has ${exist}, and no more can come.`,
    instead: 'Look at the card again, or amend what was told before.',
  }),
  'histrio.end.after-season-2': () => ({
    reason: 'The game is over.',
    instead: 'Look at the score sheet, or undo the last step.',
  }),

  // Friendly troupes
  'histrio.friendly.second-set': ({ seats, colour }) =>
    colour === undefined
      ? {
          reason: `Friendly troupes are for 2 players only; there are ${seats} at this table.`,
          instead: 'Play without friendly troupes.',
        }
      : {
          reason: 'Both friendly troupes have the same colour.',
          instead: 'Give each friendly troupe a colour of its own.',
        },
};

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'the set-up of the season',
  travel: 'the travel',
  resolution: 'the resolution',
  opportunities: 'New Opportunities',
  scoring: 'the festival',
  'season-change': 'the change of season',
  counting: 'the count of the purses',
  over: 'the end of the game',
};

const NEXT: Readonly<Record<Phase, string>> = {
  setup: 'Flip the ecu and lay a card at each city.',
  travel: 'Show the travel cards of all players.',
  resolution: 'Resolve the cities with caravels.',
  opportunities: 'Lay one more card at each city.',
  scoring: 'Score the shows, then the secret requests.',
  'season-change': 'Prepare season 2.',
  counting: 'Count the ecus of all players.',
  over: 'Look at the score sheet, or undo the last step.',
};
