/** How soon a player is seated whose opponent waits already: real clients on real sockets. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { clientFor } from '../../../client/clients.ts';
import { MatchmakingConnection } from '../../../client/matchmaking.ts';
import type { SeatMessage } from '../../../protocol/matchmaking-messages.ts';
import { addDuration, type Durations, percentile } from '../../figures.ts';
import { type Servers, serversFor } from '../../servers.ts';
import type { Bench, Figure } from '../figure.ts';
import { Hashes } from '../references.ts';

const FULL = { pairs: 300, aSecond: 20, warmUp: 20 };
const QUICK = { pairs: 30, aSecond: 5, warmUp: 5 };
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

  /** Takes the seat, once it is handed out, and leaves. Where the reservation has run out, comes to the match by its id. */
  async sit(figures: Figures): Promise<void> {
    const { seat } = await this.seat;
    const { client } = this.matchmaking;
    const room = await client.consumeSeatReservation(seat).catch(() => {
      figures.again++;
      return client.joinById(seat.roomId);
    });
    room.reconnection.enabled = false;
    for (const type of ['time', 'hurry', 'refused']) room.onMessage(type, () => undefined);
    void room.leave();
  }
}

interface Figures {
  readonly toSeat: Durations;
  readonly toMatch: Durations;
  /** Reservations that had run out. */
  again: number;
}

const playPair = async (
  [first, second]: readonly [Player, Player],
  figures: Figures,
  counts: boolean,
): Promise<void> => {
  await first.queue('barbarian');
  await first.waits;
  const began = performance.now();
  const queued = second.queue('moon-elf');
  await second.seat;
  const seated = performance.now();
  await Promise.all([second.sit(figures), queued]);
  if (counts) {
    addDuration(figures.toSeat, seated - began);
    addDuration(figures.toMatch, performance.now() - began);
  }
  await first.sit(figures);
};

const measure = async (
  servers: Servers,
  id: string,
  what: string,
  { pairs, aSecond, warmUp }: typeof FULL,
): Promise<Figure[]> => {
  const players: Player[] = [];
  while (players.length < 2 * (pairs + warmUp)) {
    const batch = Array.from({ length: 20 }, (_, i) => Player.at(servers.urls[i % servers.urls.length] ?? ''));
    players.push(...(await Promise.all(batch)));
  }
  const figures: Figures = { toSeat: {}, toMatch: {}, again: 0 };
  const hashes = new Hashes('a second of processor time');
  hashes.take();
  const before = servers.usage()?.cpuSeconds;
  const playing: Promise<void>[] = [];
  for (let pair = 0; pair < pairs + warmUp; pair++) {
    const [first, second] = [players[2 * pair], players[2 * pair + 1]];
    if (first && second) playing.push(playPair([first, second], figures, pair >= warmUp));
    await sleep(1000 / aSecond);
  }
  const late = sleep(PATIENCE_MS, 'late' as const, { ref: false });
  const done = await Promise.race([Promise.all(playing), late]);
  if (done === 'late') throw new Error(`${what}: not everybody was seated within ${PATIENCE_MS / 1000} s`);
  const after = servers.usage()?.cpuSeconds;
  hashes.take();
  for (const player of players) player.matchmaking.close();
  const figure = (of: string, words: string, value: number | undefined): Figure[] =>
    value === undefined
      ? []
      : [{ id: `queue/${id}/${of}`, what: `${what}: ${words}`, value, unit: 'ms', reference: hashes.reference }];
  const each = after !== undefined && before !== undefined ? ((after - before) * 1000) / (pairs + warmUp) : undefined;
  const told = [
    ...figure('seat-p50', 'the seat in hand, p50', percentile(figures.toSeat, 0.5)),
    ...figure('seat-p99', 'the seat in hand, p99', percentile(figures.toSeat, 0.99)),
    ...figure('match-p50', 'at the match, p50', percentile(figures.toMatch, 0.5)),
    ...figure('match-p99', 'at the match, p99', percentile(figures.toMatch, 0.99)),
    ...figure('cpu', 'processor time of the server for a pair, the opened match included', each),
  ];
  const again = figures.again > 0 ? `, ${figures.again} reservations had run out` : '';
  const note = `${what}: ${pairs} pairs, ${aSecond} a second${again}.`;
  return told.map((one, n) => (n === 0 ? { ...one, note } : one));
};

const SETTINGS = [
  ['one', 'one process, SQL file', { processes: 1, redis: false }],
  ['two', 'two processes, Redis', { processes: 2, redis: true }],
] as const;

export const queue: Bench = {
  name: 'queue',
  what: 'How soon a player is seated whose opponent waits already, on one process and on two.',
  how: 'Every player is connected to matchmaking beforehand, as a page is; pairs arrive at a steady rate, the second as soon as the first one waits, and both accept at once. The time runs from the second one asking to its seat in hand, and to its being at the match.',
  run: async ({ quick, say }) => {
    const figures: Figure[] = [];
    for (const [id, what, options] of SETTINGS) {
      say(`queue: ${what}`);
      const servers = await serversFor(options);
      try {
        figures.push(...(await measure(servers, id, what, quick ? QUICK : FULL)));
      } finally {
        await servers.clear();
      }
    }
    return figures;
  },
};
