/** How soon an action reaches the other client, against a bare Colyseus room that takes turns with the match. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Room } from '@colyseus/sdk';
import { anyMatch } from '../../../client/any-match.ts';
import { below, seededStream } from '../../../engine/core/chance.ts';
import type { AnyGame } from '../../../engine/core/game.ts';
import { GAMES } from '../../../engine/games.ts';
import type { ActAnswer, InvitesAnswer } from '../../../protocol/messages.ts';
import type { MatchState } from '../../../rooms/state/match-state.ts';
import { hurried } from '../../hurried.ts';
import { guest, type LoadPlayer } from '../../match.ts';
import { actBare, openBare, quiet } from '../clients/bare-rooms.ts';
import { playBefore } from '../clients/crowd.ts';
import { duellists, isDuel } from '../duellists.ts';
import type { Bench, Figure, Gate } from '../figure.ts';
import { OwnServer } from '../own-server.ts';
import { timeAt } from '../times.ts';

const FULL = { before: { matches: 200, thinkMs: 250, ms: 30_000 }, warmUp: 3000, actions: 6000 };
const QUICK = { before: { matches: 20, thinkMs: 250, ms: 3000 }, warmUp: 300, actions: 900 };
/** Parts of a run: the bare room of each is a sample of the reference. */
const PARTS = 3;
/** Some actions show the other side nothing; they do not count. */
const UNSEEN_MS = 500;

const gate = (must: number, aim: number): Gate => ({ must, aim, of: 'ratio', better: 'less' });
const KINDS = [
  { journal: 'none', what: 'nothing kept', p50: gate(1.7, 1.4), p99: gate(1.5, 1.3) },
  { journal: 'kept', what: 'survives the process', p50: gate(2, 1.6), p99: gate(2, 1.5) },
] as const;

type MatchRoom = Room<unknown, MatchState>;

const stream = seededStream('latency');
const pick = (many: number): number => below(stream, many);

const openMatch = async (game: AnyGame, [ada, ben]: readonly LoadPlayer[]): Promise<[MatchRoom, MatchRoom]> => {
  const { mode, heroes } = duellists(game);
  const hero = (): string => heroes[pick(heroes.length)]?.id ?? '';
  if (!ada || !ben) throw new Error('a match needs two players');
  const seats = [{ player: 'me' as const, hero: hero() }, { player: 'open' as const }];
  const first = quiet(await anyMatch.create(ada.client, { game: game.id, mode, clock: 'casual', seats }));
  const { invites } = await first.request<undefined, InvitesAnswer>('invites');
  const code = invites[0]?.code ?? '';
  const rooms: [MatchRoom, MatchRoom] = [
    first,
    quiet(await anyMatch.join(ben.client, first.roomId, { code, hero: hero() })),
  ];
  // Asked about everything: the server passes for nobody, so each patch belongs to its action.
  for (const room of rooms) await room.request('prefer', { windows: 'always' });
  while (!rooms.every((room) => anyMatch.read(room.state).view)) await sleep(1);
  return rooms;
};

/** How long from the request until the other's next patch is decoded; nothing where none comes. */
const timed = async (act: () => Promise<unknown>, other: Room): Promise<number | undefined> => {
  let seen: (at: number | undefined) => void = () => {};
  const shown = new Promise<number | undefined>((resolve) => {
    seen = resolve;
  });
  other.onStateChange.once(() => seen(performance.now()));
  const begun = performance.now();
  await act();
  const late = setTimeout(() => seen(undefined), UNSEEN_MS);
  const at = await shown;
  clearTimeout(late);
  return at === undefined ? undefined : at - begun;
};

/** One action after the other in matches of a game, a new match when one is over. */
class Played {
  private rooms: [MatchRoom, MatchRoom] | undefined;
  private readonly game: AnyGame;
  private readonly players: readonly LoadPlayer[];

  constructor(game: AnyGame, players: readonly LoadPlayer[]) {
    this.game = game;
    this.players = players;
  }

  /** The next action, ready to be sent: how long it takes, as `timed` has it. */
  async next(): Promise<() => Promise<number | undefined>> {
    for (;;) {
      this.rooms ??= await openMatch(this.game, this.players);
      const [first, second] = this.rooms;
      const seat = anyMatch.read(first.state).view?.waiting[0]?.seat;
      const [actor, other] = seat === 0 ? [first, second] : [second, first];
      const { view, legal } = anyMatch.read(actor.state);
      const line = seat === undefined ? undefined : hurried(legal, pick);
      if (line) {
        const message = { key: `${performance.now()}`, step: view?.step, action: line.action };
        return () => timed(() => actor.request<typeof message, ActAnswer>('act', message), other);
      }
      await this.leave();
    }
  }

  async leave(): Promise<void> {
    await Promise.all((this.rooms ?? []).map((room) => room.leave()));
    this.rooms = undefined;
  }
}

interface Times {
  readonly match: readonly number[];
  /** Of the bare room, by the part of the run. */
  readonly bare: readonly (readonly number[])[];
}

const measure = async (url: string, game: AnyGame, { warmUp, actions }: typeof FULL): Promise<Times> => {
  const [ada, ben] = [await guest(url, [], 'Ada'), await guest(url, [], 'Ben')];
  const [bareFirst, bareSecond] = await openBare(ada, ben);
  const played = new Played(game, [ada, ben]);
  const match: number[] = [];
  const bare: number[][] = Array.from({ length: PARTS }, () => []);
  for (let n = 0; n < warmUp + actions; n++) {
    const own = await played.next();
    const [actor, other] = n % 2 === 0 ? [bareFirst, bareSecond] : [bareSecond, bareFirst];
    const yardstick = (): Promise<number | undefined> => timed(() => actBare(actor, n), other);
    // Whichever goes first comes to a server that has waited, which takes longer to wake: they take turns in that, too.
    const ownFirst = n % 4 < 2;
    const first = await (ownFirst ? own : yardstick)();
    const second = await (ownFirst ? yardstick : own)();
    if (n < warmUp) continue;
    const [ofMatch, ofBare] = ownFirst ? [first, second] : [second, first];
    if (ofMatch !== undefined) match.push(ofMatch);
    if (ofBare !== undefined) bare[Math.floor(((n - warmUp) * PARTS) / actions)]?.push(ofBare);
  }
  await Promise.all([played.leave(), bareFirst.leave(), bareSecond.leave()]);
  return { match, bare };
};

export const latency: Bench = {
  name: 'latency',
  what: 'How soon an action of one client has reached the other, once with nothing kept and once with every action in the file first.',
  how: 'Two clients in one process act in turn in a match and in a bare Colyseus room of the same server, which changes about as much and flushes at once, now the one first and now the other; the server has been played on before for half a minute. The time is from sending to the patch decoded at the other one. What is held to the gate is how many times the bare room it takes.',
  run: async ({ quick, say }) => {
    const figures: Figure[] = [];
    for (const { journal, what, ...gates } of KINDS) {
      const server = await OwnServer.start(journal);
      try {
        for (const game of GAMES) {
          say(`latency: ${game.name}, ${what}`);
          const plan = quick ? QUICK : FULL;
          await playBefore(server, game, plan.before);
          const { match, bare } = await measure(server.url, game, plan);
          for (const [name, share] of [
            ['p50', 0.5],
            ['p99', 0.99],
          ] as const) {
            const value = timeAt(match, share);
            const samples = bare.map((part) => timeAt(part, share));
            figures.push({
              id: `latency/${game.id}/${journal}/${name}`,
              what: `${game.name}: to the other client, ${what}, ${name}`,
              value,
              unit: 'ms',
              reference: { what: `bare Colyseus room, ${name}`, samples },
              ratio: value / timeAt(bare.flat(), share),
              ...(isDuel(game) && { gate: gates[name] }),
            });
          }
        }
      } finally {
        await server.stop();
      }
    }
    return figures;
  },
};
