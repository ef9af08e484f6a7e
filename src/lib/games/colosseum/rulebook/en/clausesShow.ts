// The clauses from the first event to the end, and those on tokens, awards and medals, in English.
import type { Words } from '../words.ts';

export const showClauses = {
  // Phase 4, step 1: the nobles
  'colosseum.produce.turn-order':
    'Clockwise from the first player everybody may produce one event.',
  'colosseum.produce.three-steps':
    'An event has 3 steps: move nobles, produce the event, count the spectators.',
  'colosseum.noble.values':
    'In your arena the Emperor is worth 7 spectators, a Consul 5 and a Senator 3.',
  'colosseum.dice.one-without-loge': 'Without a loge you roll 1 die.',
  'colosseum.dice.two-with-loge': 'With a loge you roll 2 dice.',
  'colosseum.dice.clockwise':
    'A die moves one noble of your choice clockwise by the squares it shows.',
  'colosseum.dice.any-noble': "You may move any noble, even one in somebody else's arena.",
  'colosseum.dice.choice-face':
    'With the face I–III you choose 1, 2 or 3 squares; all other faces are exact.',
  'colosseum.dice.split-or-sum':
    'Two dice move two nobles, one each, or one noble by the sum of both.',
  'colosseum.rest.medal':
    'Each noble that you move with the dice and that ends its move on a resting area earns you 1 Emperor medal.',
  'colosseum.rest.sum-must-end-there':
    'With the sum of two dice only the last square counts: passing a resting area earns nothing.',
  'colosseum.noble.share-square': 'Any number of nobles may stand on one square.',

  // Phase 4, step 2: the event
  'colosseum.produce.choose-program':
    'Choose a program of yours, say its name and lay it out for all to see.',
  'colosseum.produce.one-per-round': 'You can produce 1 event a round.',
  'colosseum.produce.arena-size': 'Your arena must be as big as the program demands, or bigger.',
  'colosseum.produce.lay-assets':
    'Lay out the tokens you use: of each type at most as many as the program asks for.',
  'colosseum.produce.incomplete-allowed':
    'Not all assets have to be there; each missing one costs spectators.',
  'colosseum.produce.minimum-set':
    'With fewer assets than the lowest step of the program allows there is no event.',
  'colosseum.produce.repeat-allowed':
    'You may produce a program again that you produced in an earlier round.',
  'colosseum.produce.new-turns-old-down':
    'When you produce another program, the one before is turned face down and brings 5 spectators.',

  // Phase 4, step 3: the count
  'colosseum.score.base':
    'Count the program first: the full number with all assets, a lower step for each missing one.',
  'colosseum.score.previous-events': 'Add 5 for each program produced before that lies face down.',
  'colosseum.score.stars':
    'Add 4 for each of your star awards whose type is among the tokens used.',
  'colosseum.score.nobles':
    'Add 7 for the Emperor, 5 for each Consul and 3 for each Senator in your arena.',
  'colosseum.score.podiums': 'Add 3 for each of your podiums.',
  'colosseum.score.only-inside-arena':
    'Only nobles in your own arena at the moment of the count are worth anything; what others move later changes nothing.',
  'colosseum.score.medals': 'Add 3 for each medal you play for spectators.',
  'colosseum.score.season-tickets': 'Add 5 for each of your season tickets.',
  'colosseum.score.marker-only-forward':
    'Your marker moves only when this event is your best so far; otherwise it stays.',
  'colosseum.score.income': 'The bank pays you 1 coin for each spectator of this event.',
  'colosseum.score.income-not-best':
    'Income goes by the event just produced, not by where your marker stands.',
  'colosseum.previous.face-down-five':
    'Every program produced in an earlier round lies face down and adds 5 spectators to each other event.',
  'colosseum.previous.repeat-not-counted':
    'A repeated program lies face up again and does not add its own 5; all the others still do.',
  'colosseum.previous.unproduced-no-bonus': 'Programs you never produced add nothing.',
  'colosseum.joker.replaces-one':
    'A Joker stands for any one standard asset of the program; you choose when you produce it.',
  'colosseum.cleanup.only-one-lost':
    'Tokens used in an event stay yours, except the one given up in the clean-up.',
  'colosseum.podium.effect': 'Each podium adds 3 spectators to all your later events.',

  // Phase 5: closing ceremonies
  'colosseum.podium.each-round-but-last':
    'After each round but the last, the player with the best result takes a podium for the arena.',
  'colosseum.podium.best-so-far':
    'The best result since the start counts, not the best event of this round.',
  'colosseum.podium.tie-coins': 'If several lead, the one with the most coins gets the podium.',
  'colosseum.podium.tie-dice':
    'If their coins are equal too, each rolls two dice and the highest sum gets it.',
  'colosseum.cleanup.discard-one':
    'After each round but the last, everybody gives up 1 token used in the latest event.',
  'colosseum.cleanup.out-of-game': 'That token leaves the game; it does not go back to the bag.',
  'colosseum.donation.last-asks-leader':
    'After each round but the last, the player in last place names an asset type, and whoever got the podium gives 1 such token.',
  'colosseum.donation.no-specials':
    'Special tokens cannot be asked for: no Special Event, no Emperor, no Joker.',
  'colosseum.donation.tie-poorest': 'If several are last, the poorest of them asks.',
  'colosseum.donation.tie-dice': 'If they are equally poor, a roll of the dice decides.',
  'colosseum.closing.not-after-round-5':
    'After round 5 there are no closing ceremonies: no podium, no discard, no donation.',

  // End
  'colosseum.end.trigger':
    'The game ends when everybody has had the chance to produce an event in round 5.',
  'colosseum.end.winner': 'Whoever is farthest along the spectator track wins.',
  'colosseum.end.tie-coins': 'If several are level there, the richest of them wins.',
  'colosseum.end.tie-stars': 'If their coins are equal too, whoever has the most star awards wins.',

  // Tokens
  'colosseum.asset.counts':
    'Standard assets, 140 tokens: 20 gladiators; 12 each of comedians, musicians, horses and torches; 11 each of priests and ships; 10 each of lions, scenery, decorations, chariots and cages.',
  'colosseum.asset.special-counts':
    'Special tokens, 12: 4 Jokers, 4 Emperors and 4 Special Events.',
  'colosseum.joker.not-for-stars': 'Jokers do not count for a star award.',
  'colosseum.emperor-token.exchange':
    'An Emperor token becomes an Emperor medal the moment you get it.',
  'colosseum.emperor-token.no-medal-left':
    'If no medal is left, the Emperor token is discarded for nothing.',
  'colosseum.special-event.second-use':
    'A Special Event token can become an Emperor medal instead, at any moment.',
  'colosseum.special-event.two-uses':
    'A Special Event token has two uses, a second investment or a medal; either one spends it.',

  // Star performer awards
  'colosseum.star.threshold': 'A star award takes at least 3 real tokens of its type.',
  'colosseum.star.keep':
    'You keep an award until somebody else has more tokens of the type, or you have fewer than 3.',
  'colosseum.star.overtaken':
    'When somebody has more tokens of the type than the holder, the award goes to whoever has the most.',
  'colosseum.star.equal-does-not-take': 'Having as many as the holder is not enough.',
  'colosseum.star.below-three':
    'With fewer than 3 tokens the holder loses the award. It goes to whoever has 3 or more, and more than anybody else.',
  'colosseum.star.tie-nobody':
    'If several have the most when an award is to be given, nobody gets it.',
  'colosseum.star.types':
    'Gladiators, ships, musicians, comedians, priests, horses and lions have an award; torches, scenery, decorations, chariots and cages have none.',
  'colosseum.star.bonus':
    'If your event uses assets of a type whose award you hold, 4 more spectators come.',
  'colosseum.star.jokers-and-market-not-counted':
    'Only real tokens in front of a player count for an award: no Jokers, nothing on a market.',
  'colosseum.star.display': 'The award lies beside the tokens of its type, for all to see.',

  // Emperor medals
  'colosseum.medal.source-dice':
    'You get a medal when a noble moved by your dice ends its move on a resting area.',
  'colosseum.medal.source-tokens': 'You get a medal for an Emperor or a Special Event token.',
  'colosseum.medal.supply': 'Medals are handed out only while there are any left.',
  'colosseum.medal.not-from-medal-move':
    'A noble that a medal moves onto a resting area earns no medal.',
  'colosseum.medal.use-spectators': 'A medal played in your own event adds 3 spectators.',
  'colosseum.medal.use-move': 'A medal moves any noble 1, 2 or 3 squares forward or back.',
  'colosseum.medal.move-after-dice': 'Medals move nobles only after the dice have.',
  'colosseum.medal.use-coins': 'A medal brings 6 coins.',
  'colosseum.medal.one-effect-each': 'One medal does one thing: spectators, a move or coins.',
  'colosseum.medal.use-two-investment': 'Two medals together buy the right to a second investment.',
  'colosseum.medal.no-limit':
    'You may play as many medals as you like, several for one noble or for several nobles.',
  'colosseum.medal.timing': 'You may play a medal in the phase in which you got it, or keep it.',
  'colosseum.medal.discarded': 'A medal that is played is given up.',
} satisfies Partial<Words['clauses']>;
