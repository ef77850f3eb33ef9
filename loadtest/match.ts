/** One match of a load test: opened, joined and played to its end by real clients, one a seat. */
import type { Client, Room } from '@colyseus/sdk';
import type { TokenSource } from '../client/account.ts';
import { anyMatch } from '../client/any-match.ts';
import { MatchConnection } from '../client/connection.ts';
import type { MatchDoor } from '../client/match-door.ts';
import type { BaseView } from '../engine/core/game.ts';
import type { MatchState } from '../rooms/state/match-state.ts';
import type { MatchPicture } from '../rooms/state/picture.ts';
import type { Figures } from './figures.ts';
import type { Pick } from './hurried.ts';
import type { PlayedMatch } from './played.ts';
import { type End, type LoadConnection, SeatPlayer } from './seat-player.ts';

export interface MatchPlan {
  readonly game: string;
  readonly mode: string;
  /** By seat. */
  readonly heroes: readonly string[];
  /** By seat: a client, the addresses of the server's other processes, and where its tokens come from. */
  readonly players: readonly {
    readonly client: Client;
    readonly others: readonly string[];
    readonly fresh: TokenSource;
  }[];
  readonly pick: Pick;
  readonly thinkMs: number;
  isTimeUp(): boolean;
  /** Where to count, at any moment. */
  figures(): Figures;
  /** Called with the match's id once it is open. */
  onOpened?(id: string): void;
}

export interface MatchEnd {
  readonly played: PlayedMatch;
  readonly end: End;
  readonly conceded: boolean;
}

type LoadRoom = Room<unknown, MatchState>;

/** The door with a scale in it: what goes through is weighed. */
const weighingDoor = (figures: () => Figures): MatchDoor<MatchState, MatchPicture<BaseView>> => {
  const weigh = async (opening: Promise<LoadRoom>): Promise<LoadRoom> => {
    const room = await opening;
    const { connection } = room;
    const receive = connection.events.onmessage;
    connection.events.onmessage = (event: { data: ArrayBuffer }) => {
      figures().received += event.data.byteLength;
      receive?.(event);
    };
    const send = connection.send.bind(connection);
    connection.send = (data) => {
      figures().sent += data.byteLength;
      send(data);
    };
    return room;
  };
  return {
    create: (client, options) => weigh(anyMatch.create(client, options)),
    join: (client, id, options) => weigh(anyMatch.join(client, id, options)),
    take: (client, seat) => weigh(anyMatch.take(client, seat)),
    read: anyMatch.read,
  };
};

const openMatch = async (plan: MatchPlan, opened: LoadConnection[]): Promise<void> => {
  const { game, mode, heroes, players } = plan;
  const door = weighingDoor(plan.figures);
  const [creator, ...friends] = players;
  if (!creator) throw new Error('a match needs a player');
  const seats = heroes.map((hero, seat) =>
    seat === 0 ? { player: 'me' as const, hero } : { player: 'open' as const },
  );
  const options = { game, mode, clock: 'casual' as const, seats };
  const first = await MatchConnection.create(door, creator.client, options, creator.others, creator.fresh);
  opened.push(first);
  const invites = await first.invites();
  for (const [n, { client, others, fresh }] of friends.entries()) {
    const seat = { code: invites[n]?.code ?? '', hero: heroes[n + 1] ?? '' };
    opened.push(await MatchConnection.join(door, client, first.id, seat, others, fresh));
  }
};

/** Plays one match. Rejects when it could not be opened. */
export const playMatch = async (plan: MatchPlan): Promise<MatchEnd> => {
  const opened: LoadConnection[] = [];
  try {
    await openMatch(plan, opened);
    plan.figures().opened++;
    plan.onOpened?.(opened[0]?.id ?? '');
    const players = opened.map((connection, seat) => new SeatPlayer(connection, seat, plan.figures));
    const ends = await Promise.all(
      players.map(async (player) => {
        const others = players.filter((other) => other !== player);
        const end = await player.play(others, plan);
        // Without one of them, the others would wait in vain.
        if (end !== 'over') for (const other of others) other.connection.leave();
        return end;
      }),
    );
    const end = ends.find((one) => one === 'stuck') ?? ends.find((one) => one === 'closed') ?? 'over';
    return {
      end,
      conceded: players.some(({ conceded }) => conceded),
      played: {
        id: opened[0]?.id ?? '',
        heroes: plan.heroes,
        acts: players.flatMap(({ acts }) => acts).sort((a, b) => a.step - b.step),
        unanswered: players.map(({ unanswered }) => unanswered),
        ...(end === 'over' && { views: opened.map(({ picture }) => picture.view) }),
      },
    };
  } finally {
    for (const connection of opened) connection.leave();
  }
};
