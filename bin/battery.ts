/** `npm run battery -- [--game G] [--pairs] [--modes] [--matches N] [--from TEXT]`: longer runs of the battery than the tests make.
 *  `--pairs` plays N duels of every ordered pair of heroes, `--modes` N matches of every other mode with every number of
 *  seats; neither named means both. Seeds begin with TEXT, else with the time. Prints a line for each hundred matches, and
 *  for every match that did not hold what went wrong and the command that plays it again; then the exit code is 1.
 *
 *  `npm run battery -- [--game G] --seed S --mode M --heroes A,B`: that one match again, looked at in depth at every step. */
import { parseArgs } from 'node:util';
import type { StartOptions } from '../engine/core/game.ts';
import { clashDuels, clashSolos, duelOf, pairs, playOne, seatsFrom, tables } from '../proof/battery/runs.ts';

const { values } = parseArgs({
  options: {
    pairs: { type: 'boolean', default: false },
    modes: { type: 'boolean', default: false },
    game: { type: 'string', default: 'dice-throne' },
    matches: { type: 'string', default: '10' },
    from: { type: 'string', default: String(Date.now()) },
    seed: { type: 'string' },
    mode: { type: 'string', default: '1v1' },
    heroes: { type: 'string', default: '' },
  },
});

/** The matches asked for, round after round. */
function* matchesAskedFor(): Generator<{ start: StartOptions; seed: string }> {
  const both = values.pairs === values.modes;
  if (values.game === 'dice-clash') {
    const starts = [...(both || values.pairs ? clashDuels : []), ...(both || values.modes ? clashSolos : [])];
    for (let i = 0; i < Number(values.matches); i++)
      for (const [at, start] of starts.entries()) yield { start, seed: `${values.from} clash ${at} ${i}` };
    return;
  }
  for (let i = 0; i < Number(values.matches); i++) {
    if (both || values.pairs)
      for (const pair of pairs) yield { start: duelOf(pair), seed: `${values.from} ${pair.join(' ')} ${i}` };
    if (both || values.modes)
      for (const { mode, seats } of tables)
        yield { start: seatsFrom(mode, seats, i), seed: `${values.from} ${mode} ${seats} ${i}` };
  }
}

const runMany = (): void => {
  let played = 0;
  let broken = 0;
  for (const { start, seed } of matchesAskedFor()) {
    try {
      playOne(start, seed, { game: values.game });
    } catch (error) {
      broken++;
      console.log(error instanceof Error ? error.message : error);
    }
    played++;
    if (played % 100 === 0) console.log(`${played} matches played, ${broken} of them broke`);
  }
  console.log(`${played} matches played, ${broken} of them broke`);
  process.exitCode = played === 0 || broken > 0 ? 1 : 0;
};

if (values.seed === undefined) runMany();
else {
  const seats = values.heroes.split(',').map((hero) => ({ hero }));
  const { actions } = playOne({ mode: values.mode, seats }, values.seed, { depth: 1, game: values.game });
  console.log(`held at every one of ${actions} actions`);
}
