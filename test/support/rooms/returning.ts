/** Players who come back whenever their line is gone, to whichever process answers, and never send one thing under two
 *  keys; and the check that nothing they were told was accepted is lost. */
import * as assert from 'uvu/assert';
import { keyedStream } from '../../../engine/core/chance.ts';
import { fairKey } from '../../../engine/core/fair.ts';
import type { BaseView } from '../../../engine/core/game.ts';
import { startOptionsOf } from '../../../engine/core/mode-options.ts';
import type { JournalReader } from '../../../infra/journal/journal.ts';
import type { Choices } from '../../../proof/random.ts';
import { DOOR } from '../../../protocol/codes.ts';
import { games } from '../../../rooms/all-games.ts';
import { readPast } from '../../../rooms/match/journal/reader.ts';
import { whoSat } from '../../../rooms/match/journal/who-sat.ts';
import { readAny } from '../../../rooms/state/read-any.ts';
import { PATIENCE_MS } from '../eventually.ts';
import { hurried } from './match-play.ts';
import { clientWith, createMatch, joinMatch, type Place } from './rooms.ts';

/** How long one process is given to take a match up before another one is asked. */
const RESUME_MS = 15_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks a process to go on with the match, and joins it there; nothing while that is not possible. */
const joinAt = async (url: string, token: string, match: string): Promise<Place<BaseView> | undefined> => {
  try {
    const signal = AbortSignal.timeout(RESUME_MS);
    const resumed = await fetch(`${url}/api/matches/${match}/resume`, { method: 'POST', signal });
    if (resumed.status !== 200) return undefined;
    return await joinMatch(clientWith(url, token), match, readAny);
  } catch {
    return undefined;
  }
};

export class ReturningPlayer {
  /** Addresses of all processes. */
  readonly urls: readonly string[];
  readonly token: string;
  place: Place<BaseView> | undefined;
  /** What was accepted: the step of each key. */
  readonly accepted = new Map<string, number>();
  private keys = 0;

  constructor(urls: readonly string[], token: string) {
    this.urls = urls;
    this.token = token;
  }

  sit(place: Place<BaseView>): void {
    place.room.reconnection.enabled = false;
    this.place = place;
  }

  /** Comes back, if the line is gone. */
  async comeBack(match: string): Promise<void> {
    if (this.place && this.place.closed === undefined) return;
    this.place = undefined;
    const deadline = performance.now() + PATIENCE_MS;
    for (let tries = 0; performance.now() < deadline; tries++) {
      const place = await joinAt(this.urls[tries % this.urls.length] ?? '', this.token, match);
      if (place) return this.sit(place);
      await pause(10);
    }
    throw new Error('the match is not back');
  }

  /** Takes some line, if one is offered, and sends it under the same key until it is answered. */
  async act(match: string, random: Choices): Promise<void> {
    await this.comeBack(match);
    const { place } = this;
    const line = place && hurried(place.picture.legal, random);
    if (!place || !line) return;
    const key = `key ${this.keys++}`;
    const step = place.picture.view?.step ?? 0;
    for (;;) {
      try {
        const answer = await (this.place ?? place).act(line.action, { key, step });
        this.accepted.set(key, answer.step);
        return;
      } catch (error) {
        if (error instanceof Error && error.name === 'rejected') return; // refused: changed nothing
        await this.lost();
        await this.comeBack(match);
      }
    }
  }

  /** The line broke under a request; its close comes in a moment. */
  private async lost(): Promise<void> {
    await this.place?.until((here) => here.closed !== undefined, 'the broken line').catch(() => undefined);
    this.place = undefined;
  }
}

/** What is played, and by whom, seat by seat. */
export interface Sitting {
  readonly game: string;
  readonly mode: string;
  readonly heroes: readonly string[];
  /** What bots play, after all players. */
  readonly bots?: readonly string[];
  /** What it begins with besides. */
  readonly setup?: Record<string, unknown>;
}
export const THRONE: Sitting = {
  game: 'dice-throne',
  mode: '1v1',
  heroes: ['barbarian', 'moon-elf', 'monk', 'paladin', 'ninja', 'treant'],
};

/** Asks again while the server says that nothing can be kept now: a store is slow where the machine is. */
const opened = async <T>(open: () => Promise<T>): Promise<T> => {
  for (const deadline = performance.now() + PATIENCE_MS; ; ) {
    try {
      return await open();
    } catch (error) {
      if (Reflect.get(Object(error), 'code') !== DOOR.full || performance.now() > deadline) throw error;
      await pause(100);
    }
  }
};

/** A match of them all, opened at the first address. */
export const openReturning = async (
  players: readonly ReturningPlayer[],
  { game, mode, heroes, bots = [], setup }: Sitting = THRONE,
): Promise<string> => {
  const [opener, ...friends] = players;
  const url = opener?.urls[0] ?? '';
  const open = friends.map(() => ({ player: 'open' as const }));
  const filled = bots.map((hero) => ({ player: 'bot' as const, hero, bot: 'random' as const }));
  const seats = [{ player: 'me' as const, hero: heroes[0] ?? '' }, ...open, ...filled];
  const options = { game, mode, seats, ...(setup && { setup }) };
  const first = await opened(() => createMatch(clientWith(url, opener?.token ?? ''), options, readAny));
  opener?.sit(first);
  const match = first.room.roomId;
  for (const { seat, code } of (await first.invites()).invites) {
    const friend = players[seat];
    const hero = heroes[seat] ?? '';
    friend?.sit(await joinMatch(clientWith(url, friend.token), match, readAny, { code, hero }));
  }
  await first.until((here) => here.picture.stage === 'playing', 'the start');
  for (const player of players) player.accepted.clear();
  return match;
};

/** One action of whoever is waited for; all have seen it afterwards. False once the match is over. */
export const playOn = async (match: string, players: readonly ReturningPlayer[], random: Choices): Promise<boolean> => {
  await Promise.all(players.map((player) => player.comeBack(match)));
  const view = players[0]?.place?.picture.view;
  if (!view || view.outcome) return false;
  const mover = players[view.waiting[0]?.seat ?? 0];
  await mover?.act(match, random);
  await allSee(players, mover);
  return true;
};

/** A few more actions, and then the first player gives up: what became of the match until then shows at once. */
export const playOut = async (match: string, players: readonly ReturningPlayer[], random: Choices): Promise<void> => {
  for (let i = 0; i < 8; i++) if (!(await playOn(match, players, random))) return;
  const [first] = players;
  await first?.place?.act({ type: 'concede' }, { key: 'enough' });
  await allSee(players, first);
};

/** Everybody still there has seen what the player has seen. */
export const allSee = async (players: readonly ReturningPlayer[], who: ReturningPlayer | undefined): Promise<void> => {
  const step = who?.place?.picture.view?.step ?? 0;
  const seen = (here: Place<BaseView>): boolean => (here.picture.view?.step ?? 0) >= step || here.closed !== undefined;
  await Promise.all(players.map(({ place }) => place?.until(seen, `step ${step}`)));
};

/** The journal alone gives the match that the players saw at its end, and holds every action they were told was
 *  accepted, each under its own step. */
export const checkNothingLost = async (
  journal: JournalReader,
  match: string,
  players: readonly ReturningPlayer[],
): Promise<void> => {
  let kept = await journal.read(match);
  // The end is kept just after everybody has seen it.
  const deadline = performance.now() + PATIENCE_MS;
  while (kept?.ending === undefined && performance.now() < deadline) {
    await pause(20);
    kept = await journal.read(match);
  }
  assert.ok(kept);
  const { head, past, nonces = [], seats } = readPast(kept, games);
  const game = games.get(head.opening.game)?.game;
  assert.ok(game);
  const options = startOptionsOf(head.opening, whoSat(head.opening, seats));
  const replayed = game.start(options, keyedStream(fairKey(head.secret, nonces)));
  const acts = past.flatMap((entry) => ('action' in entry ? [entry] : []));
  for (const { seat, action } of acts) game.apply(replayed, seat, action);
  for (const [seat, player] of players.entries()) {
    assert.equal(player.place?.picture.view, game.view(replayed, seat));
    for (const step of player.accepted.values()) {
      assert.is(acts[step - 1]?.seat, seat, `step ${step}`);
      assert.is(acts[step - 1]?.by, 'player', `step ${step}`);
    }
    assert.is(new Set(player.accepted.values()).size, player.accepted.size, 'each accepted action under its own step');
  }
  assert.equal(kept.ending, { outcome: game.outcome(replayed) });
};
