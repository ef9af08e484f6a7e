// How fast, how small, how near: one JSON object a line, {name, value, unit, target, ok, note?}. What each one means
// stands in tests/bench/. Times are reported; budgets, which no clock decides, make the run fail when they are missed.
// `--budgets` measures only those and ends with their counts; a word measures only the lines that hold it.
process.env.NODE_ENV = 'production'; // as the peers ship
import { installIfNeeded } from './install.js';

installIfNeeded();
const { measurements } = await import('../tests/bench/measurements.js');
const { measure } = await import('../tests/bench/harness.js');
const { closeSite } = await import('../tests/bench/site.js');

const isBudgets = process.argv.includes('--budgets');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isWanted = ({ name, isBudget }) =>
  (!isBudgets || isBudget) && (words.length === 0 || words.some((word) => name.includes(word)));

let kept = 0;
let missed = 0;
for (const measurement of measurements) {
  if (!measurement.lines.some(isWanted)) continue;
  const counts = await measure(measurement);
  kept += counts.kept;
  missed += counts.missed;
}
await closeSite();
if (isBudgets) console.log(`${kept} passed, ${missed} failed`);
process.exitCode = missed === 0 ? 0 : 1;
