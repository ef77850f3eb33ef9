/** Whole crawls of four heroes over Colyseus' own encoder: whoever comes in at any step gets a view that fits the buffer, and
 *  decodes what the game shows. */
import { Decoder, Encoder, StateView } from '@colyseus/schema';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../../engine/bots/index.ts';
import { seededStream } from '../../../engine/core/chance.ts';
import type { AnyGame } from '../../../engine/core/game.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { STATE_BUFFER_BYTES } from '../../../infra/http/server.ts';
import { choices } from '../../../proof/random.ts';
import { RunningMatch } from '../../../rooms/match/running-match.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { MatchState } from '../../../rooms/state/match-state.ts';
import { Projection } from '../../../rooms/state/projection.ts';
import type { Told } from '../../../rooms/state/telling.ts';

const wire = suite('projection: crawls of four heroes');
const game: AnyGame = diceThrone;
const HEROES = ['barbarian', 'moon-elf', 'monk', 'paladin'];
const PEOPLE = [0, 1, 2, 3];
/** Joining is looked at once in so many steps. */
const EVERY = 25;

for (const scenario of [1, 7]) {
  wire(`scenario ${scenario}: the view of somebody who comes late fits, and is what the game shows`, () => {
    Encoder.BUFFER_SIZE = STATE_BUFFER_BYTES;
    const match = game.start(
      { mode: 'portal-crawl', seats: HEROES.map((hero) => ({ hero })), setup: { scenario } },
      seededStream(`wire ${scenario}`),
    );
    const running = new RunningMatch(game, match, (seat) => `Player ${seat}`);
    const state = new MatchState();
    state.game = game.id;
    const encoder = new Encoder(state);
    const projection = new Projection(state, { divided: ['seats', 'enemies'] });
    const view = new StateView();
    projection.reveal(view, 0);
    const random = choices(`wire ${scenario}`);
    let largest = 0;
    let joins = 0;
    let told: Told | undefined;
    for (let step = 0; !running.over; step++) {
      projection.show(running.views(PEOPLE), told);
      if (step % EVERY === 0) {
        const it = { offset: 0 };
        encoder.encodeAll(it);
        const bytes = encoder.encodeAllView(view, it.offset, { ...it });
        largest = Math.max(largest, bytes.length);
        const decoder = new Decoder(new MatchState());
        decoder.decode(Buffer.from(bytes));
        assert.equal(readDiceThrone(decoder.state).view, JSON.parse(JSON.stringify(game.view(match, 0))));
        joins++;
      }
      encoder.discardChanges();
      const [wait] = running.waiting;
      if (!wait) break;
      const action = playBot('random', game, match, wait.seat, () => random.below(256) / 256);
      told = running.tell(running.apply(wait.seat, action), PEOPLE);
    }
    assert.ok(joins > 3, `${joins} times`);
    assert.ok(largest < 0.75 * STATE_BUFFER_BYTES, `${largest} bytes`);
  });
}

wire.run();
