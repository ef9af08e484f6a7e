// Every clause in English, in our own words.
import type { Words } from '../words.ts';

export const clauses: Words['clauses'] = {
  // The box
  'histrio.component.players':
    'For 2 to 5 players from age 10. With 2 players, each also leads a friendly troupe; with 3 or more, nobody does.',
  'histrio.component.encounter-cards':
    'One deck of 48 encounter cards holds actors, acrobats and bonuses; their backs are all alike.',
  'histrio.component.actor-seal':
    'A red seal makes an actor a tragedian, a yellow one a comedian. Experience goes from 1 to 5.',
  'histrio.component.acrobat-text': 'A card with text in its upper part is an acrobat.',
  'histrio.component.bonus-values': 'A bonus shows how many ecus it is worth; the amounts differ.',
  'histrio.component.secret-requests':
    'The 22 secret requests form a deck of their own, with another back.',
  'histrio.component.player-set':
    'There are 5 colours. Each has 8 travel cards, one for every city, 8 caravels and 3 managers.',
  'histrio.component.coins':
    'Money: 10 gold coins of 10 ecus, 20 silver ones of 5 and 50 copper ones of 1, together 250 ecus.',
  'histrio.component.theatre':
    'The model of the theatre shows the mood with needle and backdrop, and is the stage for managers.',
  'histrio.component.board': 'The board shows 8 cities, numbered 1 to 8.',

  // Set-up
  'histrio.setup.board-centre': 'The board lies in the middle of the table.',
  'histrio.setup.flip-for-mood':
    'Flip an ecu to learn what the King wants: heads is comedy, tails is tragedy.',
  'histrio.setup.needle-first-space':
    'After the flip the needle points to the first space of that side, next to the border of the two sectors.',
  'histrio.setup.backdrop': "The backdrop of the theatre shows the King's mood.",
  'histrio.setup.take-colour':
    'Each player takes the travel cards, caravels and managers of one colour. All 8 travel cards begin in hand.',
  'histrio.setup.request-deck':
    'Shuffle the secret requests and lay them face down beside the theatre. Everybody begins without one.',
  'histrio.setup.encounter-deck':
    'Shuffle the encounter cards and lay them face down beside the board.',
  'histrio.setup.first-deal':
    'Lay one encounter card face up at each of the 8 cities; the deck keeps 40.',
  'histrio.setup.starting-money': 'Everybody begins with 3 ecus, however many play.',
  'histrio.setup.treasury': 'All other coins are the treasury: 250 ecus less 3 for each player.',

  // Course of the game
  'histrio.flow.two-seasons': 'The game lasts 2 seasons, and each of them ends with a festival.',
  'histrio.flow.season-of-turns':
    'A season is played turn after turn until it ends. Nobody goes first: all players act together.',
  'histrio.flow.three-phases':
    'A turn has 3 phases, always in this order: Travel, Resolution, New Opportunities.',
  'histrio.flow.first-season-six-turns':
    'With 48 cards for 8 cities, season 1 always has 6 turns, however many play.',

  // Travel
  'histrio.travel.secret-choice':
    'Everybody picks a travel card from hand at the same time and lays it face down, so that nobody else sees it.',
  'histrio.travel.card-must-be-in-hand':
    'You can only go to a city whose card is in your hand. Cards in your discard pile have to come back first.',
  'histrio.travel.exactly-one':
    'One travel card each, every turn: nobody stays at home or goes to two cities, unless an acrobat says so.',
  'histrio.travel.reveal': 'When everybody has chosen, the travel cards are turned up all at once.',
  'histrio.travel.place-caravel':
    'Put one of your caravels in front of the cards of your city, so that everybody sees who goes there.',
  'histrio.travel.card-to-own-discard':
    'Your travel card then goes face up onto your own discard pile, before any city is resolved.',

  // Resolution
  'histrio.resolution.city-order':
    'Resolve the cities with caravels by number, from 1 to 8, each one to its end before the next.',
  'histrio.resolution.unvisited-untouched':
    'A city without a caravel is passed over: its cards stay and more are laid onto them.',
  'histrio.alone.takes-all':
    'Alone in a city you resolve every card there. You do not choose among them, and you turn none away.',
  'histrio.alone.newest-first': 'Begin with the card laid last and end with the oldest.',
  'histrio.alone.no-acrobats': 'While a lone player resolves a city, no acrobat may be used.',
  'histrio.alone.bonus-pays': 'A bonus brings its ecus from the treasury.',
  'histrio.alone.bonus-discarded':
    'The bonus itself goes to the discard pile of the encounter cards.',
  'histrio.alone.acrobat-kept': 'Lay an acrobat face up in front of you: it is yours to keep.',
  'histrio.alone.acrobat-usable-after-phase':
    'A new acrobat waits until the resolution is over; only then can it be used.',
  'histrio.alone.actor-1-recall':
    'Level 1: take all your discarded travel cards back into hand, and all your caravels with them.',
  'histrio.alone.actor-2-steal':
    'Level 2: take 1 ecu from another player of your choice; the treasury gives nothing.',
  'histrio.alone.actor-3-place-manager': 'Level 3: put one of your managers on the theatre.',
  'histrio.alone.actor-3-pay':
    'Level 3: with your manager placed, you get 1 ecu for every manager on the theatre, of any colour, the new one too.',
  'histrio.alone.actor-4-nothing': 'Level 4: nothing happens on arrival.',
  'histrio.alone.actor-5-cost':
    'Level 5: pay 1 ecu to the treasury. As long as you have one, you must.',
  'histrio.alone.actor-5-cannot-pay':
    'Without an ecu you lose the level 5 actor: it is discarded, and the needle does not move.',
  'histrio.alone.actors-into-hand':
    'Meanwhile the actors you have gathered wait in your hand, except any you could not pay.',
  'histrio.alone.one-to-court':
    'After the last card you may send 1 of them to the Court, to sway the King. You need not.',
  'histrio.alone.court-only-new':
    'Only an actor gathered in this city just now can go: no one from your troupe, no unpaid level 5, no acrobat, no bonus.',
  'histrio.alone.court-moves-needle':
    'An actor sent to the Court moves the needle by its experience: a comedian towards yellow, a tragedian towards red.',
  'histrio.alone.court-card-discarded':
    'An actor sent to the Court goes to the discard pile and does not join your troupe.',
  'histrio.alone.court-keeps-effect':
    'What the actor did on arrival stands: ecus paid, stolen or earned, and cards taken back.',
  'histrio.alone.rest-joins-troupe':
    'The actors left in hand join your troupe, face up in front of you.',
  'histrio.alone.troupe-is-open': 'Troupes lie open: everybody may look at them at any time.',

  // The King's mood
  'histrio.mood.sector-decides':
    'In the yellow sector the King wants comedy, in the red one tragedy. How far in does not matter.',
  'histrio.mood.what-moves-needle':
    'The needle moves for an actor sent to the Court and for the actors of a crowded city, also where two friendly troupes meet, and a flip sets it anew. Hiring, an unpaid level 5 and clearing the cities leave it alone; an acrobat may say otherwise.',
  'histrio.mood.direction-and-distance':
    'Comedians push towards yellow, tragedians towards red, one space for each level of experience.',
  'histrio.mood.change-on-crossing':
    'Crossing into the other sector changes the mood; moving within one does not.',
  'histrio.mood.change-flips-backdrop':
    'When the mood changes, turn the backdrop at once, even between two cities.',
  'histrio.mood.change-returns-managers':
    'When the mood changes, every manager leaves the theatre at once. Cities resolved later find it empty.',
  'histrio.mood.managers-stay-otherwise':
    'Until the mood changes, managers stay on the theatre from one turn to the next.',

  // Several players in a city
  'histrio.crowd.all-discarded':
    'Where 2 or more players meet, all cards of the city are discarded and nobody gains one.',
  'histrio.crowd.acrobat-bonus-no-effect':
    'Bonuses and acrobats in a crowded city, the Chameleon too, do nothing.',
  'histrio.crowd.actors-move-needle':
    'The actors of a crowded city all go to the Court and push the needle. What they do on arrival does not happen.',
  'histrio.crowd.net-movement':
    'Actors of a crowded city push together: the larger sum of experience wins by the difference, and equal sums move nothing.',
  'histrio.crowd.each-draws-request': 'Each player in a crowded city draws a secret request.',
  'histrio.request.face-down':
    'Your secret requests lie face down in front of you; only you look at them.',
  'histrio.request.limit-three':
    'You may have 3 secret requests in front of you. With a fourth, discard one of your choice.',
  'histrio.request.reshuffle':
    'When the deck of requests is empty, shuffle its discard pile into a new one.',
  'histrio.request.one-per-season-end':
    'At the end of a season you may turn up 1 face-down request; if its condition is met, it pays. Never 2 new ones at once.',

  // Caravels
  'histrio.caravel.move-to-board':
    'When a city is resolved, each player there moves the caravel onto that city on the board.',
  'histrio.caravel.shows-used-cities':
    'Caravels on the board show everybody which cities their owner cannot choose for now.',
  'histrio.caravel.refill-at-one':
    'Left with only 1 travel card in hand, take all the others back: you have 8 again.',
  'histrio.caravel.refill-clears-board': 'Your caravels then leave the board as well.',

  // Acrobats
  'histrio.acrobat.once-per-season': 'Each acrobat can be used once a season.',
  'histrio.acrobat.follow-card':
    'The card of an acrobat says when it can be used and what it does.',
  'histrio.acrobat.turned-when-used': 'Turn a used acrobat; it stays in front of you.',
  'histrio.acrobat.chameleon-is-acrobat':
    'The Chameleon is an acrobat: you take it, keep it and have it in season 2 like the others.',
  'histrio.acrobat.chameleon-level-one':
    'For the difference of a show the Chameleon counts as a comedian or a tragedian of experience 1.',
  'histrio.acrobat.chameleon-no-ecu':
    'The Chameleon is no actor: it brings no ecu as a matching one.',

  // New opportunities
  'histrio.opportunity.season-ends-on-empty-deck':
    'If the deck is empty when this phase begins, the season is over and the festival follows.',
  'histrio.opportunity.deal-one-per-city':
    'Unless the deck is empty, each city gets one more card face up, from 1 to 8, visited or not.',
  'histrio.opportunity.keep-edges-visible':
    'Lay new cards so that the upper edges of those below can still be read.',
  'histrio.opportunity.short-deal':
    'If there are fewer cards than cities, deal from city 1 on as far as they go. One more turn is played, then the season ends.',
  'histrio.opportunity.empty-city-request':
    'In the last turn of season 2 a city may be empty. Whoever has to go there draws a secret request, even when alone. Where a card lies, a lone player draws none.',

  // Festival
  'histrio.festival.order': 'Count in this order: matching actors, shows, secret requests.',
  'histrio.festival.matching-actors':
    "Each actor of the King's mood in a troupe brings 1 ecu, whether the show pleases or not. Experience plays no part.",
  'histrio.festival.show-difference':
    'A show is worth the difference between the experience of your comedians and of your tragedians, the Chameleon included.',
  'histrio.festival.pleases-when-on-side':
    'Your show pleases when the difference leans to what the King wants.',
  'histrio.festival.reward-season-1': 'Season 1: a pleasing show brings 3 ecus.',
  'histrio.festival.reward-season-2': 'Season 2: a pleasing show brings 5 ecus.',
  'histrio.festival.best-show-double':
    'The pleasing show with the largest difference is the best and brings twice as much: 6 ecus in season 1, 10 in season 2. Ecus for matching actors are not doubled.',
  'histrio.festival.best-show-tie':
    'Equal best shows each bring the double reward in full: it is not divided.',
  'histrio.festival.not-pleasing-never-best':
    'A show that leans the other way brings nothing and is never the best, however large its difference.',
  'histrio.festival.play-one-request':
    'After the shows everybody may play 1 secret request, or none.',
  'histrio.festival.season-1-request-stays':
    'A request played in season 1 stays face up in front of you.',
  'histrio.festival.season-1-request-again':
    'In season 2 it can pay once more, judged by how things stand then.',
  'histrio.festival.season-2-second-request':
    'In season 2 you may play 1 new request besides the face-up one. Without a face-up one it is still just 1.',

  // Between the seasons
  'histrio.season2.discard-actors': 'All actors of all troupes are discarded.',
  'histrio.season2.keep-acrobats':
    'Acrobats stay with their owners and do not go back into the deck.',
  'histrio.season2.keep-requests':
    'Secret requests stay as they lie: unplayed ones face down, played ones face up.',
  'histrio.season2.acrobats-ready': 'Turn all acrobats back: each can be used once more.',
  'histrio.season2.travel-not-returned':
    'Used travel cards are not returned at the change of season.',
  'histrio.season2.caravels-stay': 'Caravels stay on the board.',
  'histrio.season2.city-cards-discarded':
    'Discard all cards still lying at the cities. Their actors do not move the needle.',
  'histrio.season2.discard-becomes-deck':
    'The discard pile is the new deck: 48 cards less the acrobats that players have.',
  'histrio.season2.deal': 'Lay one card at each city, from 1 to 8.',
  'histrio.season2.flip-needle': 'Flip an ecu and set the needle as at the beginning.',
  'histrio.season2.money-kept': 'Everybody keeps their ecus; nobody gets new ones.',
  'histrio.season2.number-of-turns':
    'Season 2 has as many turns as its deck has deals of 8 cards; the last deal may be smaller. Every 8 acrobats kept make it one turn shorter.',

  // End of the game
  'histrio.end.after-season-2': 'After the festival of season 2 the game is over.',
  'histrio.end.most-ecus-wins': 'Whoever has the most ecus wins.',
  'histrio.end.tie-shared': 'Equal players win together; nothing breaks the tie.',

  // Friendly troupes
  'histrio.friendly.base-rules': 'All other rules hold; friendly troupes only add to them.',
  'histrio.friendly.second-set':
    'With 2 players, each also takes 8 travel cards, 8 caravels and 3 managers of a second colour: a friendly troupe. With 3 or more there are not enough colours, so there are none.',
  'histrio.friendly.only-obstacle':
    'A friendly troupe is there to be in the way. It has no ecus and scores nothing.',
  'histrio.friendly.shuffled-pile':
    'Shuffle its travel cards into a face-down pile, apart from your own.',
  'histrio.friendly.peek-first':
    'Each travel begins with the top card of that pile: look at it in secret, for only you know where your friendly troupe goes.',
  'histrio.friendly.then-choose': 'Only then choose your own city as usual.',
  'histrio.friendly.reveal-both':
    'Turn up both cards and place a caravel for each troupe. The friendly card stays out until its pile is renewed.',
  'histrio.friendly.never-takes':
    'A friendly troupe never takes an encounter card or a secret request, not even in an empty city.',
  'histrio.friendly.alone-discards':
    'Where a friendly troupe is alone, the cards are discarded without effect; the needle stays.',
  'histrio.friendly.two-friendly':
    'Where both friendly troupes meet, the cards are discarded and their actors push the needle.',
  'histrio.friendly.refill':
    'When 1 card is left in the friendly pile, shuffle all 8 into a new one and clear its caravels off the board.',

  // Reference page
  'histrio.summary.setup':
    'In short: flip for the mood, 1 card at each city, and for each player 3 ecus, 8 travel cards, 8 caravels, 3 managers.',
  'histrio.summary.cities-one-to-eight': 'In short: cities in order, from 1 to 8.',
  'histrio.summary.court-is-optional':
    'In short: at most 1 actor goes to the Court, and only if you like.',
  'histrio.summary.mood-change-reminder':
    'In short: at a change of mood turn the backdrop and hand back the managers.',
  'histrio.summary.crowd-order':
    'In short: in a crowded city discard and move the needle first, then draw requests.',
  'histrio.summary.refill': 'In short: with 1 travel card left, all cards and caravels come back.',
  'histrio.summary.season-check':
    'In short: first look whether the deck is empty, then deal. An empty deck ends the season.',
  'histrio.summary.show-reward':
    'In short, at both festivals: 1 ecu for each matching actor, 3 or 5 for a pleasing show, double for the best, then 1 new request.',
  'histrio.summary.season-change':
    'In short: actors go, acrobats and requests stay, acrobats are turned back, travel cards and caravels stay out, the cities are cleared, a new deck is dealt, the ecu is flipped.',
};
