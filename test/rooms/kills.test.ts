/** A server process is killed in mid-match, again and again, and nothing that was accepted is lost. The embedded
 *  journal; `KILLS=200 node --import tsx test/rooms/kills.test.ts` kills more often. */
import { join } from 'node:path';
import type { Client } from '@colyseus/sdk';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keyedStream } from '../../engine/core/chance.ts';
import { fairKey } from '../../engine/core/fair.ts';
import type { AnyGame } from '../../engine/core/game.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import type { MatchView } from '../../engine/dice-throne/view-shape.ts';
import { openSqlJournal } from '../../infra/journal/sql-journal.ts';
import { readPast } from '../../rooms/resumption.ts';
import { readDiceThrone } from '../../rooms/schema/dice-throne.ts';
import { hurried } from '../support/match-play.ts';
import { type Choices, choices } from '../support/random.ts';
import { clientWith, createMatch, guestToken, joinMatch, type Place } from '../support/rooms.ts';
import { type ServerProcess, serverProcess } from '../support/servers.ts';

const KILLS = Number(process.env.KILLS ?? 6);
const SEED = process.env.SEED ?? 'kills 1';
const game: AnyGame = diceThrone as AnyGame;

/** A player who comes back whenever the line is gone, and never sends one thing under two keys. */
class Player {
  private readonly url: string;
  private readonly token: string;
  place: Place<MatchView> | undefined;
  /** What was accepted: the step of each key. */
  readonly accepted = new Map<string, number>();
  private keys = 0;

  constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  get client(): Client {
    return clientWith(this.url, this.token);
  }

  async comeBack(match: string): Promise<void> {
    this.place = undefined;
    for (let tries = 0; ; tries++) {
      const place = await fetch(`${this.url}/api/matches/${match}/resume`, { method: 'POST' })
        .then(() => joinMatch(this.client, match, readDiceThrone))
        .catch(() => undefined);
      if (place) {
        place.room.reconnection.enabled = false;
        this.place = place;
        return;
      }
      if (tries > 400) throw new Error('the match is not back');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Takes some line, if one is offered, and tries under the same key until it is answered. */
  async act(match: string, random: Choices): Promise<void> {
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
        await this.comeBack(match);
      }
    }
  }
}

const kills = suite('kills: nothing accepted is ever lost');
let server: ServerProcess;
kills.before(async () => {
  server = await serverProcess();
});
kills.after(() => server.stop());

kills(`${KILLS} kills in mid-match (seed ${SEED}): the match ends as if there had been none`, async () => {
  const random = choices(SEED);
  const tokens = await Promise.all(['Ada', 'Ben'].map((name) => guestToken(server.url, name)));
  const [ada, ben] = tokens.map(({ token }) => new Player(server.url, token));
  assert.ok(ada && ben);
  let killed = 0;
  const back: number[] = [];
  let match = '';
  while (killed < KILLS) {
    const seats = [{ player: 'me' as const, hero: 'barbarian' }, { player: 'open' as const }];
    ada.place = await createMatch(ada.client, { game: game.id, mode: '1v1', seats }, readDiceThrone);
    match = ada.place.room.roomId;
    const [invite] = (await ada.place.invites()).invites;
    ben.place = await joinMatch(ben.client, match, readDiceThrone, { code: invite?.code ?? '', hero: 'moon-elf' });
    for (const { place } of [ada, ben]) if (place) place.room.reconnection.enabled = false;
    await ada.place.until((here) => here.picture.stage === 'playing', 'the start');
    for (const player of [ada, ben]) player.accepted.clear();
    for (let i = 0; ada.place?.picture.stage !== 'over'; i++) {
      assert.ok(i < 4000, 'the match does not end');
      if (killed < KILLS && random.chance(4)) {
        // In the midst of an action, or between two.
        const acting = random.chance(50) ? random.of([ada, ben]).act(match, random) : undefined;
        await server.kill('SIGKILL');
        const at = performance.now();
        killed++;
        await server.start();
        await Promise.all([acting, ...[ada, ben].map((player) => player.comeBack(match))]);
        back.push(performance.now() - at);
      }
      const waiting = ada.place?.picture.view?.waiting[0]?.seat;
      const [mover, other] = waiting === 0 ? [ada, ben] : [ben, ada];
      await mover.act(match, random);
      const step = mover.place?.picture.view?.step ?? 0;
      await other.place?.until((here) => (here.picture.view?.step ?? 0) >= step, `step ${step}`);
    }
    await check(match, [ada, ben]);
  }
  back.sort((a, b) => a - b);
  const median = back[Math.floor(back.length / 2)] ?? 0;
  console.log(
    `${killed} kills, 0 lost; from the kill to everybody back, with the start of the process: ${median.toFixed(0)} ms`,
  );
});

/** The journal alone gives the match that the players saw, and holds every action they were told was accepted. */
const check = async (match: string, players: readonly Player[]): Promise<void> => {
  const journal = await openSqlJournal(join(server.folder, 'journal.db'));
  let kept = await journal.read(match);
  // The end is kept just after everybody has seen it.
  for (let i = 0; i < 100 && kept?.ending === undefined; i++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    kept = await journal.read(match);
  }
  await journal.close();
  assert.ok(kept);
  const { head, past, nonces = [], seats } = readPast(kept);
  const heroes = head.opening.seats.map((spec, seat) =>
    'hero' in spec ? spec.hero : (seats.find((line) => line.seat === seat)?.hero ?? ''),
  );
  const replayed = game.start(
    { mode: head.opening.mode, seats: heroes.map((hero) => ({ hero })) },
    keyedStream(fairKey(head.secret, nonces)),
  );
  const acts = past.flatMap((entry) => ('action' in entry ? [entry] : []));
  for (const { seat, action } of acts) game.apply(replayed, seat, action);
  for (const [seat, player] of players.entries()) {
    assert.equal(player.place?.picture.view, game.view(replayed, seat));
    for (const [key, step] of player.accepted) assert.is(acts[step - 1]?.key, key, `step ${step}`);
  }
  assert.equal(kept.ending, { outcome: game.outcome(replayed) });
};

kills.run();
