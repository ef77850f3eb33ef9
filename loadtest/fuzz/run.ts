/** `npm run -s tool -- fuzz`: attacks a server of its own with everything that it hears, spoilt, and prints what came of
 *  it. Exit 1 where something is against the server. */

import { read } from '../../bin/command-line.ts';
import { type Delays, faultsIn, fuzz, latenessIn, wholeMs } from './fuzz.ts';

const { values } = read('fuzz');
const options = {
  seconds: Number(values.minutes) * 60,
  seed: values.seed,
  perSecond: Number(values.rate),
};
const report = await fuzz(options);
const faults = [...faultsIn(report, options), ...latenessIn(report)];
const { verdict, neighbours, delays, quietDelays, memoryMb, loggedBytes } = report;
const inWords = ({ median, p95, p99 }: Delays): string => [median, p95, p99].map(wholeMs).join(', ');
console.log(`${verdict.asked} requests and messages in ${options.seconds} s, seed ${options.seed}`);
for (const [what, n] of [...verdict.answers].sort((a, b) => b[1] - a[1]))
  console.log(`  ${String(n).padStart(7)}  ${what.slice(0, 60)}`);
console.log(
  `slowest answer ${wholeMs(verdict.slowestMs)}; ${neighbours.length} matches of neighbours, an action until it is seen, p50, p95, p99: ` +
    `${inWords(delays)}; on a server beside it that nobody attacks ${inWords(quietDelays)}; ${Math.round(memoryMb.early)} MB half-way, ${Math.round(memoryMb.late)} MB at the end; ${loggedBytes} bytes logged`,
);
for (const fault of faults) console.log(`FAULT  ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
