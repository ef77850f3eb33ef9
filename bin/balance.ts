/** `npm run balance -- [--matches N] [--mode ID ...] [--workers W] [--seed TEXT]`: plays N matches (400) of equal sensible
 *  bots for each number of seats of the modes with a boss, or of those named, and prints how often the heroes' side, or
 *  whoever begins, wins, with the 95 % interval, and how long matches are. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { diceThrone } from '../engine/dice-throne/index.ts';
import { type BalanceRow, balanceOf, balanceTable } from '../proof/balance/balance.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '400' },
    mode: { type: 'string', multiple: true, default: ['boss-vs-many', 'boss-vs-boss'] },
    workers: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: 'balance' },
  },
});

/** A whole number of 1 or more, or a line that says what is wrong. */
const count = (name: string, text: string): number => {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  process.stderr.write(`--${name}: expected a whole number from 1 to 999999, got ${text}\n`);
  return process.exit(2);
};
const modes = values.mode.map((id) => {
  const mode = diceThrone.modes.find((known) => known.id === id);
  if (mode) return mode;
  process.stderr.write(
    `--mode: there is no mode ${id}; there are ${diceThrone.modes.map((one) => one.id).join(', ')}\n`,
  );
  return process.exit(2);
});
const options = {
  matches: count('matches', values.matches),
  workers: count('workers', values.workers),
  seed: values.seed,
  onRow: ({ mode, seats }: BalanceRow): void => {
    process.stderr.write(`${mode} with ${seats} seats: played\n`);
  },
};

const rows = [];
for (const mode of modes) rows.push(...(await balanceOf(diceThrone, mode, options)));
for (const line of balanceTable(rows)) console.log(line);
