/** `npm run -s tool -- exhaustive`: plays matches until every level of every ability, every card, token and window has been
 *  used. Prints how many it took and what was never reached; exit 1 if anything. */
import { exhaust } from '../proof/exhaustive/exhaustive.ts';
import { read } from './command-line.ts';

const { values } = read('exhaustive');

const { missing, strange, matches, things } = exhaust(values.seed, Number(values.matches));
console.log(`${matches} matches, ${things - missing.length} of ${things} things used`);
for (const thing of missing) console.log(`never: ${thing}`);
for (const thing of strange) console.log(`not foreseen: ${thing}`);
process.exitCode = missing.length + strange.length > 0 ? 1 : 0;
