/** One match of a load test: opened, joined and played to its end by real clients, one a seat. */
import type { Client } from '@colyseus/sdk';
import { PlayerAccount, storeInMemory, type TokenSource } from '../client/account.ts';
import { clientFor } from '../client/clients.ts';
import { MatchConnection } from '../client/connection.ts';
import type { BotKind } from '../engine/bots/kinds.ts';
import type { PresetId } from '../protocol/presets.ts';
import type { Figures } from './figures.ts';
import type { Pick } from './hurried.ts';
import type { PlayedMatch } from './played.ts';
import { type LoadDoor, weighingDoor } from './scale.ts';
import { type End, type LoadConnection, SeatPlayer } from './seat-player.ts';

/** What is played, and who sits there. */
export interface Table {
  readonly game: string;
  readonly mode: string;
  /** Left out: casual. */
  readonly clock?: PresetId;
  /** By seat. */
  readonly heroes: readonly string[];
  /** Seats without a player are a bot's: the last ones. By seat: a client, the addresses of the server's other processes, and
   *  where its tokens come from. */
  readonly players: readonly LoadPlayer[];
}

export interface LoadPlayer {
  readonly client: Client;
  readonly others: readonly string[];
  readonly fresh: TokenSource;
}

export interface MatchPlan extends Table {
  readonly pick: Pick;
  readonly thinkMs: number;
  isTimeUp(): boolean;
  /** Where to count, at any moment. */
  figures(): Figures;
  /** Called with the match's id once it is open. */
  onOpened?(id: string): void;
}

/** A guest of the server at the first of these addresses. */
export const guest = async (own: string, others: readonly string[], name: string): Promise<LoadPlayer> => {
  const account = new PlayerAccount([own, ...others], storeInMemory());
  const { token } = await account.becomeGuest(name);
  return { client: clientFor(own, token), others, fresh: account.token };
};

export interface MatchEnd {
  readonly played: PlayedMatch;
  readonly end: End;
  readonly conceded: boolean;
}

const weighedInto = (figures: () => Figures) =>
  weighingDoor(
    (_, bytes) => {
      figures().received += bytes;
    },
    (_, bytes) => {
      figures().sent += bytes;
    },
  );

/** The kind that stands in for people. */
const BOT: BotKind = 'sensible';

/** Opens a match for these players, and adds each one's line to `opened` as it is there. Rejects when that cannot be done. */
export const openMatch = async (
  { game, mode, heroes, players, clock = 'casual' }: Table,
  door: LoadDoor,
  opened: LoadConnection[],
): Promise<void> => {
  const [creator, ...friends] = players;
  if (!creator) throw new Error('a match needs a player');
  const seats = heroes.map((hero, seat) => {
    if (seat === 0) return { player: 'me' as const, hero };
    return seat < players.length ? { player: 'open' as const } : { player: 'bot' as const, hero, bot: BOT };
  });
  const options = { game, mode, clock, seats };
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
    await openMatch(plan, weighedInto(plan.figures), opened);
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
