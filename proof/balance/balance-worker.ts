/** Plays the matches that its parent sends, one after the other, and answers each result. */
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { type PlannedMatch, playPlanned } from './balance-match.ts';

process.on('message', (planned: PlannedMatch) => {
  process.send?.(playPlanned(diceThrone, planned));
});
process.on('disconnect', () => process.exit());
