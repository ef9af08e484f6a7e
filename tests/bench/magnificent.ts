// The advisers of The Magnificent that are timed.
export { finalGems } from '../../src/lib/games/magnificent/advice/finalGems.ts';
export { dieCosts } from '../../src/lib/games/magnificent/advice/payment.ts';
export { lacksAlone, posterSets } from '../../src/lib/games/magnificent/advice/posterSets.ts';
export { diePowers, reachOf } from '../../src/lib/games/magnificent/advice/power.ts';
export { lastCard } from '../../src/lib/games/magnificent/advice/scoreNow.ts';
