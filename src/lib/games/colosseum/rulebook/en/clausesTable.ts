// The clauses from the aim of the game to the end of the trading, in English.
import type { Words } from '../words.ts';

export const tableClauses = {
  // Aim and course of the game
  'colosseum.goal.single-best-event':
    'Your result is your best single event: the most spectators you ever drew at once. Events are never added up.',
  'colosseum.goal.at-most-five-events':
    'You can produce 5 events at most: one in each of the 5 rounds.',
  'colosseum.goal.highest-wins': 'Whoever drew the most spectators with one event wins.',
  'colosseum.frame.player-count':
    'The game is for 3, 4 or 5 players; there is no set-up for any other number.',
  'colosseum.frame.five-rounds': 'The game is 5 rounds long; the rulebook calls a round a turn.',
  'colosseum.frame.five-phases':
    'A round has 5 phases, always in this order: investing, acquiring tokens by auction, trading, producing an event, closing ceremonies.',
  'colosseum.frame.phases-optional':
    'You may leave out a phase, or several. A token that you have to give up in the closing ceremonies is not optional.',
  'colosseum.frame.phase-by-phase':
    'All players finish a phase, clockwise from the first player, before the next one begins.',
  'colosseum.frame.initial-first-player':
    'First player of round 1 is the one whose arena lies to the left of the Emperor; that player takes the first-player token.',
  'colosseum.frame.first-player-rotates':
    'With each new round the first-player token passes to the left and stays there for the round.',
  'colosseum.frame.round-counter':
    'The round counter begins on its first space and moves on one space with each new round.',
  'colosseum.frame.last-round-has-no-phase-5':
    'Round 5 ends with phase 4: it has no closing ceremonies.',

  // The box
  'colosseum.components.board':
    "The board has a spectator track round its edge, the nobles' track of squares inside it, 5 markets in the middle and a track for the round counter.",
  'colosseum.components.arena-pieces':
    'There are 10 arena pieces in 5 colours. The 2 half-rounds of a colour make an arena.',
  'colosseum.components.arena-expansions':
    'There are 10 arena expansions: 2 in each of the 5 colours.',
  'colosseum.components.loges': "There are 5 Emperor's loges, so everybody can have one.",
  'colosseum.components.season-tickets':
    'There are 10 season tickets for all players together; each is worth 5 spectators.',
  'colosseum.components.score-markers': 'There are 5 scoring markers, one in each colour.',
  'colosseum.components.nobles': 'There are 6 nobles: the Emperor, 2 Consuls and 3 Senators.',
  'colosseum.components.dice': 'There are 2 special dice.',
  'colosseum.components.coins': 'The bank is 80 coins, worth 1, 2, 5, 10 or 50.',
  'colosseum.components.podiums':
    'There are 4 podiums, worth 3 spectators each: one for every round but the last.',
  'colosseum.components.asset-tokens':
    'There are 152 event asset tokens: 40 with a green back and 112 with an orange one.',
  'colosseum.components.star-awards':
    'There are 7 star performer awards: gladiator, ship, musician, comedian, priest, horse and lion.',
  'colosseum.components.programs': 'There are 30 event programs, numbered 1 to 30.',
  'colosseum.components.medals': 'There are 18 Emperor medals.',
  'colosseum.components.aids':
    'There are also 6 summary sheets, the first-player token, the round counter, a bag and the rules.',

  // Set-up
  'colosseum.setup.common-supply':
    'The board lies in the middle. Beside it go coins, podiums, medals, star awards, both dice, arena expansions, loges and season tickets.',
  'colosseum.setup.player-kit':
    'Each player takes a summary sheet, a scoring marker, the 2 arena pieces of their colour and 30 coins.',
  'colosseum.setup.starting-coins': 'Everybody begins with 30 coins.',
  'colosseum.setup.score-marker-start':
    'All scoring markers begin at the start of the spectator track, with a result of 0.',
  'colosseum.setup.sort-tokens':
    'Sort the tokens by the colour of their backs and shuffle the green-backed ones.',
  'colosseum.setup.fill-markets-green':
    'Lay 3 green-backed tokens face up on each of the 5 markets, 15 in all.',
  'colosseum.setup.deal-green-3p': 'With 3 players, each is dealt 8 green-backed tokens.',
  'colosseum.setup.deal-green-4p': 'With 4 players, each is dealt 6 green-backed tokens.',
  'colosseum.setup.deal-green-5p': 'With 5 players, each is dealt 5 green-backed tokens.',
  'colosseum.setup.tokens-open':
    'Your tokens lie face up beside your coins: everybody may look at them.',
  'colosseum.setup.leftover-green':
    'With 3 or 4 players 1 green-backed token is left over and lies face down beside the board; with 5 players none is.',
  'colosseum.setup.orange-bag': 'All 112 orange-backed tokens go into the bag.',
  'colosseum.setup.arena-positions':
    'Where the arenas begin depends on the number of players; the rulebook shows it in a picture.',
  'colosseum.setup.nobles-on-coloured-squares':
    'The 6 nobles begin on the 6 coloured squares of their track. These squares are the resting areas too.',
  'colosseum.setup.deal-programs-low': 'Shuffle programs 1 to 5 and deal one to each player.',
  'colosseum.setup.deal-programs-mid':
    'Shuffle programs 6 to 10 and deal one to each player: everybody begins with two programs.',
  'colosseum.setup.programs-open': 'Both programs lie face up in front of their owner.',
  'colosseum.setup.remove-spare-programs':
    'Programs 1 to 10 that nobody was dealt leave the game: 4 with 3 players, 2 with 4, none with 5.',
  'colosseum.setup.program-stacks':
    'Programs 11 to 30 lie in ascending order beside the board, in two stacks by their length, that is by the arena they need.',
  'colosseum.setup.initial-star-awards':
    'After the deal, whoever has 3 or more tokens of a star type, and more than anybody else, takes that award.',

  // Phase 1: investing
  'colosseum.invest.one-investment':
    'In phase 1 you may invest once: in a program, an arena expansion, a season ticket or a loge.',
  'colosseum.invest.extra-by-two-medals':
    'For 2 Emperor medals you may invest a second time in the same phase.',
  'colosseum.invest.extra-by-special-event':
    'For a Special Event token you may invest twice instead of once.',
  'colosseum.invest.extra-is-paid': 'The second investment costs its usual price as well.',
  'colosseum.invest.extra-any-type':
    'The two investments may be of the same kind or of different kinds.',
  'colosseum.invest.pay-now':
    'An investment is paid to the bank at once; what you cannot pay for you cannot have.',
  'colosseum.program.buy':
    'To buy a program, pay the price printed on it and take it. Only programs 11 to 30 are for sale.',
  'colosseum.program.higher-number':
    'A program you buy must have a higher number than every program you bought before.',
  'colosseum.program.contents':
    'A program shows its number, name, price, arena size and assets, its spectators when complete, and how many come when assets are missing.',
  'colosseum.program.needs-larger-arena-later':
    'You may buy a program that is too big for your arena. The size matters only when you produce it.',
  'colosseum.program.unique':
    'Every program exists once: what one player has, nobody else can buy.',
  'colosseum.expand.cost': 'An arena expansion costs 10 coins.',
  'colosseum.expand.direction':
    'You choose the end of the arena at which it grows; it then covers one more square.',
  'colosseum.expand.sizes':
    'An arena covers 2 squares at first, 3 after one expansion and 4 after two.',
  'colosseum.expand.max-two': 'An arena can be expanded twice, to 4 squares.',
  'colosseum.expand.once-per-round':
    'An arena grows once a round, unless your second investment is an expansion too.',
  'colosseum.expand.may-capture-nobles':
    'A noble on the square that the expansion covers is inside your arena from then on.',
  'colosseum.expand.bonus-is-space':
    'A bigger arena holds more nobles and is big enough for bigger programs.',
  'colosseum.ticket.cost': 'A season ticket costs 10 coins and lies on your arena.',
  'colosseum.ticket.effect':
    'Each season ticket adds 5 spectators to all your events from now on, this round included.',
  'colosseum.ticket.one-per-round':
    'You can buy 1 season ticket a round, unless your second investment is a ticket too.',
  'colosseum.ticket.many-allowed':
    'You may have several season tickets, as long as the 10 in the box last.',
  'colosseum.loge.cost': "An Emperor's loge costs 5 coins and is added to your arena.",
  'colosseum.loge.two-dice': 'With a loge you roll two dice to move nobles, instead of one.',
  'colosseum.loge.max-one': 'An arena has 1 loge at most.',

  // Phase 2: acquiring tokens
  'colosseum.market.five-by-three':
    'There are 5 markets. The 3 tokens of a market are sold together as one lot.',
  'colosseum.auction.highest-bid-wins': 'The highest bid wins the lot.',
  'colosseum.auction.first-player-opens':
    'The first player of the round chooses a market and opens the first auction.',
  'colosseum.auction.min-opening': 'The first bid for a market is 8 coins or more.',
  'colosseum.auction.raise-clockwise':
    'The others answer clockwise: each in turn bids more or passes.',
  'colosseum.auction.until-one-left': 'The bidding goes round until all but one have passed.',
  'colosseum.auction.choose-market':
    'The opener chooses which market is sold; it must hold tokens.',
  'colosseum.auction.unopposed-opening':
    'If everybody else passes, the opener gets the lot for the first bid.',
  'colosseum.auction.pass-is-final-for-lot':
    'Whoever has passed is out of the bidding for this lot and cannot come back to it.',
  'colosseum.auction.winner-pays':
    'The winner pays the bid to the bank and lays the tokens of the market face up with the others.',
  'colosseum.auction.one-win-per-round':
    'Whoever has won a lot neither bids nor opens again in this round.',
  'colosseum.auction.each-gets-a-chance':
    'Auction follows auction until everybody has had the chance to open one.',
  'colosseum.auction.optional': 'Nobody has to bid or to open.',
  'colosseum.auction.pass-opening':
    'Whoever passes instead of opening cannot open any more this round, but may bid when others open.',
  'colosseum.auction.next-opener':
    'When an opener has won and the markets are full again, the next one to open sits to the left of that opener.',
  'colosseum.refill.on-opener-win':
    'When the opener wins, all empty markets are filled before the next auction.',
  'colosseum.refill.delayed':
    'When somebody else wins, the market stays empty until the opener wins a lot or passes.',
  'colosseum.refill.green-first':
    'Markets are filled face up with the green-backed tokens that are left, then from the bag.',
  'colosseum.variant-intense.scope':
    'Intense auctions are a variant: they replace the auctions of phase 2 and nothing else.',
  'colosseum.variant-intense.rebid-after-opener-change':
    'Once another player opens, winners may bid again, so one player can win several lots in a round.',
  'colosseum.variant-intense.every-player-opens':
    'Everybody has the right to open, in turn order, even after winning a lot.',
  'colosseum.variant-intense.min-opening': 'In the variant too the first bid is 8 coins or more.',
  'colosseum.variant-intense.raise-clockwise':
    'In the variant too the others raise in turn, clockwise.',
  'colosseum.variant-intense.pass-final':
    'Whoever passes in an auction of the variant is out of that auction.',
  'colosseum.variant-intense.loser-may-reopen':
    'An opener who does not win may put up another market. Whoever has won under this opener stays out.',
  'colosseum.variant-intense.refill-delay':
    'Markets stay empty until the opener of the moment wins a lot or hands the right on.',
  'colosseum.variant-intense.opener-wins-refill':
    'When the opener wins, the empty markets are filled, the next player opens and everybody may bid again.',
  'colosseum.variant-intense.phase-end':
    'The phase ends when everybody has had the right to open; it may be passed on.',
  'colosseum.variant-intense.lone-bidder-pays-minimum':
    'An opener against whom nobody may bid takes a lot for the minimum of 8 coins.',
  'colosseum.variant-intense.money-management':
    'The designers add: with several lots to win in a round, the variant rewards those who plan their money.',

  // Phase 3: trading
  'colosseum.trade.purpose': 'Players may buy, sell and swap asset tokens with one another.',
  'colosseum.trade.first-player-starts':
    'The first player makes offers to the others, then the next one clockwise, until everybody has had a turn.',
  'colosseum.trade.only-tokens-and-coins': 'Only asset tokens and coins change hands.',
  'colosseum.trade.immediate': 'A deal is carried out at once.',
  'colosseum.trade.no-promises': 'No deal may depend on a promise for later.',
  'colosseum.trade.only-with-active':
    'The others deal with the player whose turn it is, never with each other.',
  'colosseum.trade.may-be-none': 'It may happen that nobody deals at all.',
} satisfies Partial<Words['clauses']>;
