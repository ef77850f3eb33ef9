/** Plays the matches that its parent sends, one after the other, and sends each result back. */
import { type PlannedMatch, playPlanned } from './planned.ts';

process.on('message', (planned: PlannedMatch) => {
  process.send?.(playPlanned(planned), undefined, undefined, (error) => {
    if (error) process.exit(); // the parent ended in the meantime
  });
});
process.on('disconnect', () => process.exit());
