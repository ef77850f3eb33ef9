/** Whole matches through a driver on time that passes by hand, played by people who click. */

import { playBot } from '../../engine/bots/index.ts';
import { keyedStream, seededStream } from '../../engine/core/chance.ts';
import { commitmentTo, fairKey } from '../../engine/core/fair.ts';
import type { Action, AnyGame, Seat } from '../../engine/core/game.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import { recordOf } from '../../engine/record/record-builder.ts';
import type { WindowPreference } from '../../protocol/messages.ts';
import type { RunningMatch } from '../../rooms/match/running-match.ts';
import { choices } from '../random.ts';
import { driving } from './rigged.ts';

const game: AnyGame = diceThrone;

/** How long people look before they click, in milliseconds. */
const LOOK_LEAST = 250;
const LOOK_MOST = 2500;

export interface Clicks {
  readonly record: MatchRecord;
  /** Passes in windows that a person clicked, and that the server made after the hold. */
  readonly clicked: number;
  readonly unclicked: number;
  readonly turns: number;
  /** Of the match's time, in milliseconds. */
  readonly length: number;
}

/** The page asks the seat in the window. */
const asks = (running: RunningMatch, preference: WindowPreference, seat: Seat, last: true | undefined): boolean => {
  switch (preference) {
    case 'always':
      return true;
    case 'when-it-matters':
      return running.matters(seat);
    case 'when-able':
      return !running.onlyOneAction(seat);
    case 'last-call':
      return last === true && !running.onlyOneAction(seat);
    case 'until-my-turn':
      return false;
  }
};

/** A match of people who play sensibly, look a while before each click, and want to be asked in that way. */
export const playedBy = async (
  seed: string,
  heroes: readonly string[],
  mode: string,
  preference: WindowPreference,
): Promise<Clicks> => {
  const random = choices(seed);
  const number = (): number => random.below(256) / 256;
  const { key: secret } = seededStream(seed);
  const nonces = heroes.map((_, seat) => `nonce ${seat}`);
  const match = game.start({ mode, seats: heroes.map((hero) => ({ hero })) }, keyedStream(fairKey(secret, nonces)));
  const here = driving(match, { preset: 'casual', holdMs: () => 400 + 800 * number(), random: number });
  for (const seat of heroes.keys()) await here.driver.prefer(seat, preference);
  /** What each seat looks at, and when it will click. */
  const looks = new Map<Seat, { readonly since: number; readonly at: number; done: boolean }>();
  for (let i = 0; i < 20_000 && !here.running.over; i++) {
    const now = here.time.now();
    for (const { seat, since, why, last } of here.running.waiting) {
      // Where the server will pass, no page asks.
      if (why === 'window' && !asks(here.running, preference, seat, last)) continue;
      const look = looks.get(seat);
      if (why === 'window' ? look?.since !== since : !look || look.done) {
        looks.set(seat, { since, at: now + LOOK_LEAST + (LOOK_MOST - LOOK_LEAST) * number(), done: false });
      }
    }
    const due = [...looks].filter(([, look]) => !look.done && look.at <= now);
    for (const [seat, look] of due) {
      look.done = true;
      if (!here.running.waiting.some((wait) => wait.seat === seat)) continue;
      // Whoever lets everything pass says so again when the own turn is over.
      if (preference === 'until-my-turn') void here.driver.prefer(seat, preference);
      const action: Action = playBot('sensible', game, match, seat, number);
      void here.act(seat, action);
    }
    await here.time.pass(50);
  }
  const passes = here.entries.filter(({ action }) => action.type === 'pass' || action.type === 'timeout');
  const inWindow = new Set(here.events.filter(({ type }) => type === 'passed'));
  const unclicked = passes.filter(({ by }) => by === 'hold').length;
  return {
    record: recordOf(
      game,
      {
        record: 1,
        match: seed,
        game: game.id,
        content: game.contentHash,
        mode,
        clock: 'casual',
        secret,
        nonces,
        commitment: commitmentTo(secret),
        seats: heroes.map((hero, seat) => ({ hero, name: `Player ${seat}` })),
      },
      here.entries.map(({ at, seat, action, by }) => ({ at, seat, action: { ...action }, by })),
    ),
    clicked: inWindow.size - unclicked,
    unclicked,
    turns: here.view.turn,
    length: here.time.now(),
  };
};
