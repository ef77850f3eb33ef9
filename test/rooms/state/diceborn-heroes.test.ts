/** The fullest tables of the third game on the wire: whole matches of sensible bots, who gather most, and lists of actions as
 *  long as they get. Colyseus' own encoder and decoder, without sockets. */
import { Decoder, Encoder, StateView } from '@colyseus/schema';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playSensibly } from '../../../engine/bots/sensible.ts';
import { scriptedStream, seededStream } from '../../../engine/core/chance.ts';
import type { AnyGame, Seat } from '../../../engine/core/game.ts';
import { dicebornHeroes } from '../../../engine/diceborn-heroes/index.ts';
import { STATE_BUFFER_BYTES } from '../../../infra/http/server.ts';
import { choices } from '../../../proof/random.ts';
import { games } from '../../../rooms/all-games.ts';
import { RunningMatch } from '../../../rooms/match/running-match.ts';
import { MatchState } from '../../../rooms/state/match-state.ts';
import { Projection } from '../../../rooms/state/projection.ts';
import { readAny } from '../../../rooms/state/read-any.ts';
import type { Told } from '../../../rooms/state/telling.ts';

const game: AnyGame = dicebornHeroes;
const MOST_VIEW_BYTES = 6 * 1024;
/** Steps from one look to the next: little changes between two. */
const LOOK_EVERY = 3;

/** A match as its room shows it, in buffers of the size that rooms have. */
class Shown {
  readonly run: RunningMatch;
  private readonly state = new MatchState();
  private readonly projection = new Projection(this.state, games.get(game.id));
  private readonly encoder: Encoder;
  private readonly seats: readonly Seat[];

  constructor(match: unknown) {
    Encoder.BUFFER_SIZE = STATE_BUFFER_BYTES;
    this.encoder = new Encoder(this.state);
    this.run = new RunningMatch(game, match, (seat) => `Somebody at seat ${seat}`);
    this.seats = Array.from({ length: game.seats(match) }, (_, seat) => seat);
  }

  show(told?: Told): void {
    this.projection.show(this.run.views(this.seats), told);
    this.encoder.discardChanges();
  }
  act(seat: Seat, action: Parameters<RunningMatch['apply']>[1]): void {
    this.show(this.run.tell(this.run.apply(seat, action), this.seats));
  }
  /** Bytes of what everybody may see. */
  sharedBytes(): number {
    const it = { offset: 0 };
    this.encoder.encodeAll(it);
    return it.offset;
  }
  /** What somebody who joins at a seat reads. */
  joinedAt(seat: Seat) {
    const view = new StateView();
    this.projection.reveal(view, seat);
    const it = { offset: 0 };
    this.encoder.encodeAll(it);
    const bytes = this.encoder.encodeAllView(view, it.offset, { ...it });
    const decoder = new Decoder(new MatchState());
    decoder.decode(bytes);
    return readAny(decoder.state);
  }
  /** All that is held to at every step of a match. */
  check(): void {
    assert.ok(this.sharedBytes() < 0.75 * STATE_BUFFER_BYTES, `${this.sharedBytes()} bytes for everybody`);
    const { everybody, readers } = this.run.views(this.seats);
    for (const [seat, { own, legal }] of readers) {
      const view = { ...Object(everybody), ...own };
      const bytes = JSON.stringify(view).length;
      assert.ok(bytes < MOST_VIEW_BYTES, `a view of ${bytes} bytes`);
      if (typeof seat !== 'number' || seat > 0) continue;
      const joined = this.joinedAt(seat);
      assert.equal(joined.view, view);
      assert.equal(joined.legal, legal);
    }
  }
}

const wire = suite('Diceborn Heroes: what travels fits');

for (const [mode, heroes] of [
  ['quest', ['fighter', 'mage', 'thief', 'priest']],
  ['expert', ['two-heroes', 'two-heroes']],
] as const) {
  wire(
    `issue: a whole match of ${mode} by ${heroes.length} sensible bots: views below 6 KB, the state in its buffer`,
    () => {
      const random = choices(`wire ${mode}`);
      const chance = () => random.below(256) / 256;
      const shown = new Shown(
        game.start({ mode, seats: heroes.map((hero) => ({ hero })) }, seededStream(`wire ${mode}`)),
      );
      shown.show();
      for (let step = 0; !shown.run.over; step++) {
        if (step % LOOK_EVERY === 0) shown.check();
        const [next] = shown.run.waiting;
        const seat = next?.seat ?? 0;
        shown.act(
          seat,
          shown.run.ask((_, match) => playSensibly(game, match, seat, chance)),
        );
      }
      shown.check();
    },
  );
}

wire('one alone with two champions who have learnt all they can: the longest list of actions comes whole', () => {
  const champion = (hero: string) => ({ hero, tucked: ['knight', 'gambler'], tokens: { hero: 2 }, items: ['crystal'] });
  const dice = [1, 2, 3, 4, 5, 6, 1, 1, 2, 3, 4, 5, 6, 1];
  const shown = new Shown(
    game.scenario.position(
      {
        mode: 'arena',
        level: 3,
        seats: [{ heroes: [champion('bard'), champion('painter')] }],
        enemies: [{ id: 'morvane' }],
      },
      scriptedStream(dice),
    ),
  );
  shown.show();
  shown.check();
  assert.ok(JSON.stringify(shown.joinedAt(0).legal).length > STATE_BUFFER_BYTES, 'longer than a buffer, unpacked');
});

wire.run();
