/** `npm run -s tool -- bench-queue`: how soon a player is seated whose opponent waits already. Real clients on real sockets,
 *  on one process with its own file and on two with Redis. Every player is connected to matchmaking beforehand, as a page
 *  is; pairs arrive at a steady rate, the second as soon as the first one waits, both accept at once. The time runs from
 *  the second one's request to its seat in hand, and to its being at the match. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { read } from '../bin/command-line.ts';
import { clientFor } from '../client/clients.ts';
import { MatchmakingConnection } from '../client/matchmaking.ts';
import type { SeatMessage } from '../protocol/matchmaking-messages.ts';
import { addDuration, type Durations, percentile } from './figures.ts';
import { type Servers, serversFor } from './servers.ts';

const { values: asked } = read('bench-queue');
const PAIRS = Number(asked.pairs);
const A_SECOND = Number(asked['a-second']);
const WARM_UP = 20;
const PATIENCE_MS = 20_000;
const REQUEST = { game: 'dice-throne', mode: '1v1', ranked: false };

const guestOf = z.object({ token: z.string() });

/** A player who accepts whatever is found. */
class Player {
  static async at(url: string): Promise<Player> {
    const response = await fetch(`${url}/api/guest`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Somebody' }),
    });
    const { token } = guestOf.parse(await response.json());
    return new Player(await MatchmakingConnection.open(clientFor(url, token)));
  }

  readonly matchmaking: MatchmakingConnection;
  readonly seat: Promise<SeatMessage>;
  readonly waits: Promise<void>;

  private constructor(matchmaking: MatchmakingConnection) {
    this.matchmaking = matchmaking;
    let waits = (): void => undefined;
    let seated = (_: SeatMessage): void => undefined;
    this.waits = new Promise((resolve) => {
      waits = resolve;
    });
    this.seat = new Promise((resolve) => {
      seated = resolve;
    });
    let accepted = '';
    matchmaking.listen({
      changed: () => {
        const { queueing } = matchmaking;
        if (queueing.state !== 'idle') waits();
        if (queueing.state !== 'found' || queueing.message.proposal === accepted) return;
        accepted = queueing.message.proposal;
        void matchmaking.accept(accepted);
      },
      seated: (seat) => seated(seat),
    });
  }

  async queue(hero: string): Promise<void> {
    const answer = await this.matchmaking.queue({ ...REQUEST, heroes: { hero } });
    if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
  }

  /** Takes the seat, once it is handed out, and leaves. */
  async sit(): Promise<void> {
    const { seat } = await this.seat;
    const room = await this.matchmaking.client.consumeSeatReservation(seat);
    room.reconnection.enabled = false;
    for (const type of ['events', 'time', 'hurry', 'refused']) room.onMessage(type, () => undefined);
    void room.leave();
  }
}

interface Figures {
  readonly toSeat: Durations;
  readonly toMatch: Durations;
}

const playPair = async ([first, second]: readonly [Player, Player], figures: Figures | undefined): Promise<void> => {
  await first.queue('barbarian');
  await first.waits;
  const began = performance.now();
  const queued = second.queue('moon-elf');
  await second.seat;
  const seated = performance.now();
  await Promise.all([second.sit(), queued]);
  if (figures) {
    addDuration(figures.toSeat, seated - began);
    addDuration(figures.toMatch, performance.now() - began);
  }
  await first.sit();
};

const measure = async (servers: Servers, what: string): Promise<void> => {
  const players: Player[] = [];
  while (players.length < 2 * (PAIRS + WARM_UP)) {
    const batch = Array.from({ length: 20 }, (_, i) => Player.at(servers.urls[i % servers.urls.length] ?? ''));
    players.push(...(await Promise.all(batch)));
  }
  const figures: Figures = { toSeat: {}, toMatch: {} };
  const before = servers.usage()?.cpuSeconds;
  const playing: Promise<void>[] = [];
  for (let pair = 0; pair < PAIRS + WARM_UP; pair++) {
    const [first, second] = [players[2 * pair], players[2 * pair + 1]];
    if (first && second) playing.push(playPair([first, second], pair < WARM_UP ? undefined : figures));
    await sleep(1000 / A_SECOND);
  }
  const late = sleep(PATIENCE_MS, 'late' as const, { ref: false });
  const done = await Promise.race([Promise.all(playing), late]);
  if (done === 'late') throw new Error(`${what}: not everybody was seated within ${PATIENCE_MS / 1000} s`);
  const after = servers.usage()?.cpuSeconds;
  for (const player of players) player.matchmaking.close();
  const told = (durations: Durations): string =>
    [0.5, 0.99].map((share) => `p${share * 100} ${percentile(durations, share)?.toFixed(0)} ms`).join(', ');
  console.log(`${what}, ${PAIRS} pairs, ${A_SECOND} a second`);
  console.log(`  seat in hand ${told(figures.toSeat)}; at the match ${told(figures.toMatch)}`);
  if (before === undefined || after === undefined) return; // only Linux tells
  const each = ((after - before) * 1000) / (PAIRS + WARM_UP);
  console.log(`  ${each.toFixed(1)} ms of the server's processors a pair, the opened match included`);
};

for (const [what, options] of [
  ['one process, SQL file', { processes: 1, redis: false }],
  ['two processes, Redis', { processes: 2, redis: true }],
] as const) {
  const servers = await serversFor(options);
  try {
    await measure(servers, what);
  } finally {
    await servers.clear();
  }
}
process.exit(0);
