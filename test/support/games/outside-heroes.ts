/** Heroes from outside, for tests: our own one out of its file, versions of it, and ones that are made to hang. */
import { readFileSync } from 'node:fs';

const LANTERN_KNIGHT = 'test/fixtures/heroes/lantern-knight.json';

/** What lies in the file. */
export type Raw = Record<string, unknown>;

/** Our own hero as it lies in its file. */
export const lanternKnight = (): Raw => JSON.parse(readFileSync(LANTERN_KNIGHT, 'utf8'));

/** The same with some of it changed. */
export const versionOf = (more: Raw, id = 'lantern-knight'): Raw => ({ ...lanternKnight(), id, ...more });

const BLOW = { name: 'Hollow Blow', needs: { shows: { husk: 1 } }, levels: [{ run: [{ do: 'damage', n: 3 }] }] };

/** A hero of few pieces, none of them anybody else's. */
export const plainHero = (id: string, more: Raw = {}): Raw => ({
  id,
  name: 'Hollow One',
  complexity: 1,
  die: ['husk', 'husk', 'husk', 'void', 'void', 'echo'],
  abilities: {
    'hollow-blow': BLOW,
  },
  tokens: {},
  cards: {},
  ...more,
});

const gain = { do: 'move', what: 'cp', n: 1, to: 'self' };
const many = { times: [999, 999, 999, 999] };
const over = (n: unknown, run: unknown[]): Raw => ({ do: 'each', over: n, run });

/** Programs that pass the checks and do not come to rest, by what they try. */
export const HANGING: Readonly<Record<string, unknown[]>> = {
  'so many times that no frame is left for all': [over(many, [gain])],
  'many times many times': [over(40, [over(40, [over(40, [gain])])])],
  'no frame at all, but step after step': [
    over(400, [over(400, [{ do: 'if', cond: { compare: [1, '>', 2] }, run: [gain] }])]),
  ],
  'listeners that are added without end': [
    over(300, [{ do: 'on', at: 'begins:upkeep', until: 'match', run: [gain] }]),
    over(300, [{ do: 'on', at: 'begins:upkeep', until: 'match', run: [gain] }]),
    over(300, [{ do: 'on', at: 'begins:upkeep', until: 'match', run: [gain] }]),
    over(300, [{ do: 'on', at: 'begins:upkeep', until: 'match', run: [gain] }]),
  ],
};

/** A hero that hangs when its own income ends: nobody need do anything. */
export const hangingHero = (id: string, run: unknown[], at = 'ends:income'): Raw =>
  plainHero(id, {
    abilities: { 'hollow-blow': BLOW, 'hollow-tide': { name: 'Hollow Tide', levels: [{ on: [{ at, run }] }] } },
  });
