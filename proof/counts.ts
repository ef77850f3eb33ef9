/** Counts of legal lines, as chess programs count them: from a position, how many different sequences of one, two, three
 *  legal actions there are, whichever seats take them. A rule that lets somebody do more or less than before shows here
 *  as another number.
 *
 *  Positions are scenario files under test/counts: `note` tells how the first count comes about, `wantLines` holds the
 *  counts. Dice rolled on the way are scripted behind those that lead to the position, so a count is always the same. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { below, seededStream } from '../engine/core/chance.ts';
import type { AnyGame } from '../engine/core/game.ts';
import { matchAfter } from '../engine/core/scenario.ts';
import { GAMES } from '../engine/games.ts';
import { clashOnKnownGrids } from './known-grids.ts';

const COUNTS_FOLDER = 'test/counts';

/** Dice for whatever is rolled within the depths counted. */
const MOST_DICE = 60;
const filler = (): number[] => {
  const stream = seededStream('counts');
  return Array.from({ length: MOST_DICE }, () => below(stream, 6) + 1);
};

const fields = z.looseObject({
  note: z.string().min(10),
  dice: z.array(z.number()).default([]),
  wantLines: z.array(z.number().int().positive()).min(2),
});

export interface CountedPosition {
  readonly name: string;
  /** The id of the game. */
  readonly game: string;
  readonly note: string;
  readonly wanted: readonly number[];
  /** The number of lines of `depth` actions. */
  count(depth: number): number;
}

/** Every position, by name. */
export const countedPositions = (): CountedPosition[] =>
  readdirSync(COUNTS_FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const scenario: unknown = JSON.parse(readFileSync(join(COUNTS_FOLDER, file), 'utf8'));
      const { note, dice, wantLines } = fields.parse(scenario);
      const { game, match } = matchAfter({ ...fields.parse(scenario), dice: [...dice, ...filler()] }, [
        ...GAMES,
        clashOnKnownGrids,
      ]);
      return {
        name: file.replace(/\.json$/, ''),
        game: game.id,
        note,
        wanted: wantLines,
        count: (depth) => linesFrom(game, match, depth),
      };
    });

const linesFrom = (game: AnyGame, match: unknown, depth: number): number => {
  let lines = 0;
  for (let seat = 0; seat < game.seats(match); seat++) {
    const legal = game.legal(match, seat);
    if (depth === 1) {
      lines += legal.length;
      continue;
    }
    for (const action of legal) {
      const next = game.fork(match);
      game.apply(next, seat, action);
      lines += linesFrom(game, next, depth - 1);
    }
  }
  return lines;
};
