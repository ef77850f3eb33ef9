/** `npm run battery`: longer runs of the battery than the tests make, or one match of it again. */
import { seededStream } from '../engine/core/chance.ts';
import type { StartOptions } from '../engine/core/game.ts';
import { BadInput } from '../engine/core/refusal.ts';
import { diceThrone } from '../engine/dice-throne/index.ts';
import { GAMES, TABLELESS } from '../engine/games.ts';
import {
  clashDuels,
  clashSolos,
  duelOf,
  pairs,
  pairsWith,
  partiesOf,
  playOne,
  seatsFrom,
  tables,
  tablesWith,
} from '../proof/battery/runs.ts';
import { outsideIn } from '../proof/outside.ts';
import { jsonOf, orFail, read } from './command-line.ts';

const { values } = read('battery');
const game = orFail(() => {
  const there = [...GAMES, ...TABLELESS];
  const found = there.find(({ id }) => id === values.game);
  if (found) return found;
  throw new BadInput('--game', `there is no game ${values.game}; there are ${there.map(({ id }) => id).join(', ')}`);
});
const matches = Number(values.matches);
const from = values.from ?? String(Date.now());
const { content } = values;
const outside = orFail(() => outsideIn(content));
/** Stands at the end of a command that plays a match again. */
const besides = content === undefined ? '' : ` --content ${content}`;

const namesIn = ({ seats }: StartOptions): string => seats.map(({ hero }) => hero).join(' ');

/** The matches asked for, round after round. */
function* matchesAskedFor(): Generator<{ start: StartOptions; seed: string }> {
  const both = values.pairs === values.modes;
  if (values.game === 'dice-clash') {
    const starts = [...(both || values.pairs ? clashDuels : []), ...(both || values.modes ? clashSolos : [])];
    for (let i = 0; i < matches; i++)
      for (const [at, start] of starts.entries()) yield { start, seed: `${from} clash ${at} ${i}` };
    return;
  }
  if (values.game !== diceThrone.id) {
    for (let i = 0; i < matches; i++)
      for (const [at, start] of partiesOf(game, i).entries())
        yield { start, seed: `${from} ${values.game} ${at} ${i}` };
    return;
  }
  if (content !== undefined) {
    for (let i = 0; i < matches; i++) {
      if (both || values.pairs)
        for (const pair of pairsWith(outside)) yield { start: duelOf(pair), seed: `${from} ${pair.join(' ')} ${i}` };
      if (both || values.modes)
        for (const start of tablesWith(outside, i))
          yield { start, seed: `${from} ${start.mode} ${namesIn(start)} ${i}` };
    }
    return;
  }
  for (let i = 0; i < matches; i++) {
    if (both || values.pairs)
      for (const pair of pairs) yield { start: duelOf(pair), seed: `${from} ${pair.join(' ')} ${i}` };
    if (both || values.modes)
      for (const { mode, seats } of tables)
        yield { start: seatsFrom(mode, seats, i), seed: `${from} ${mode} ${seats} ${i}` };
  }
}

const runMany = (): void => {
  let played = 0;
  let broken = 0;
  for (const { start, seed } of matchesAskedFor()) {
    try {
      playOne(start, seed, { game: values.game, outside });
    } catch (error) {
      broken++;
      console.log(`${error instanceof Error ? error.message : error}${besides}`);
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
  const { setup: said } = values;
  const setup = said === undefined ? {} : { setup: orFail(() => jsonOf('--setup', said)) };
  const start: StartOptions = { mode: values.mode, seats, ...setup };
  // What no match can begin with is bad input, and no fault that the battery found.
  const played = content === undefined ? game : (game.withHeroes?.(outside) ?? game);
  orFail(() => played.start(start, seededStream('only to see whether it can begin')));
  const { actions } = playOne(start, values.seed, { depth: 1, game: values.game, outside });
  console.log(`held at every one of ${actions} actions`);
}
