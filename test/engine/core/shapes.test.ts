/** What is made for every action has one of few shapes, so that whoever looks into it need not look for its fields anew each
 *  time. V8 gives an object a shape of its own where a copy gets a field that is new (`{ ...board, hand }`). */
import { setFlagsFromString } from 'node:v8';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../engine/core/chance.ts';
import type { AnyGame, SeatOptions } from '../../../engine/core/game.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { GAMES } from '../../../engine/games.ts';
import { duellists } from '../../../loadtest/bench/duellists.ts';
import { seatsFrom, tables } from '../../../proof/battery/runs.ts';
import { choices } from '../../../proof/random.ts';
import { suite } from '../../support/suite.ts';

const shapes = suite('shapes of what is shown');

setFlagsFromString('--allow-natives-syntax');
const alike: unknown = new Function('a', 'b', 'return %HaveSameMap(a, b)');
setFlagsFromString('--no-allow-natives-syntax');
const haveSameShape = (a: object, b: object): boolean => typeof alike === 'function' && alike(a, b) === true;

/** One object of each shape, by what they are. */
class Shapes {
  private readonly known = new Map<string, object[]>();

  add(what: string, value: unknown): void {
    if (Array.isArray(value)) for (const each of value) this.add(what, each);
    else if (typeof value === 'object' && value !== null) this.addOne(what, value);
  }

  /** What has more of them than that, with how many. */
  more(than: number): string[] {
    return [...this.known].flatMap(([what, some]) => (some.length > than ? `${what}: ${some.length}` : []));
  }

  private addOne(what: string, value: object): void {
    const some = this.known.get(what) ?? [];
    this.known.set(what, some);
    if (!some.some((other) => haveSameShape(other, value))) some.push(value);
  }
}

const MATCHES = 3;
const ACTIONS = 100;
/** Fields that are there or not make some dozens; were each object's its own, there would be hundreds. */
const SOME = 60;

const TABLES: readonly [AnyGame, string, number, (n: number) => { mode: string; seats: readonly SeatOptions[] }][] = [
  ...GAMES.map((game): (typeof TABLES)[number] => {
    const { mode, heroes } = duellists(game);
    const seat = (n: number): SeatOptions => ({ hero: heroes[n % heroes.length]?.id ?? '' });
    return [game, mode, 2, (n) => ({ mode, seats: [seat(n), seat(n + 1)] })];
  }),
  ...tables.map(({ mode, seats }): (typeof TABLES)[number] => [
    diceThrone,
    mode,
    seats,
    (n) => seatsFrom(mode, seats, n),
  ]),
];

for (const [game, mode, many, begin] of TABLES) {
  shapes(`defect: each seat's own board had a shape of its own: ${game.name}, ${mode} of ${many}`, () => {
    const found = new Shapes();
    for (let n = 0; n < MATCHES; n++) {
      const match = game.start(begin(n), seededStream(`shapes ${n}`));
      const random = choices(`shapes ${mode} ${n}`);
      for (let acts = 0; acts < ACTIONS; acts++) {
        const [waited] = game.waiting(match);
        if (!waited) break;
        found.add('waiting', waited);
        const legal = game.legal(match, waited.seat);
        for (const action of legal) found.add(`to ${action.type}`, action);
        const events = game.advance(match, waited.seat, random.of(legal));
        for (let seat = 0; seat < many; seat++) {
          const view: object = Object(game.view(match, seat));
          found.add('the view', view);
          for (const [field, value] of Object.entries(view)) found.add(field, value);
          for (const event of game.seen(match, events, seat)) found.add(event.type, event);
        }
      }
    }
    assert.equal(found.more(SOME), []);
  });
}

shapes.run();
