/** Who is here and what is played, for the front page and for whoever would watch. Everybody may ask; what is found is
 *  kept for a moment, so that a crowd costs no more than one. */
import { matchMaker } from '@colyseus/core';
import type { Application } from 'express';
import { z } from 'zod';
import type { Ladder } from '../../infra/ladder/ladder.ts';
import { isProvisional, shown } from '../../league/ladder/standing.ts';
import type { LiveMatch, LobbyAnswer } from '../../protocol/lobby-messages.ts';
import { MATCHMAKING_ROOM } from '../../protocol/matchmaking-messages.ts';
import { type MatchListing, matchListing } from '../match/listing.ts';

const KEPT_MS = 2000;
/** How many matches are looked at closely, and how many are listed. */
const LOOKED_AT = 200;
const LISTED = 50;

const openRoom = z.object({
  roomId: z.string(),
  createdAt: z.union([z.date(), z.string(), z.number()]),
  metadata: matchListing,
});

/** Adds `GET /api/lobby`. */
export const addLobbyApi = (app: Application, ladder: Pick<Ladder, 'recordAt'>): void => {
  let kept: { readonly at: number; readonly answer: Promise<LobbyAnswer> } | undefined;
  const answer = (): Promise<LobbyAnswer> => {
    const now = Date.now();
    if (!kept || now - kept.at > KEPT_MS) kept = { at: now, answer: lobbyOf(ladder) };
    return kept.answer;
  };
  app.get('/api/lobby', async (_request, response) => {
    response.set('Cache-Control', 'no-store').json(await answer());
  });
};

const lobbyOf = async (ladder: Pick<Ladder, 'recordAt'>): Promise<LobbyAnswer> => {
  const [rooms, lines] = await Promise.all([
    matchMaker.driver.query({ name: 'match' }),
    matchMaker.driver.query({ name: MATCHMAKING_ROOM }),
  ]);
  const open = rooms.flatMap((room) => openRoom.safeParse(room).data ?? []);
  const played = open.filter(({ metadata }) => metadata.stage === 'playing');
  const watchable = played
    .filter(({ metadata }) => metadata.watchable)
    .map((room) => ({ ...room, since: new Date(room.createdAt).getTime() }))
    .sort((a, b) => b.since - a.since)
    .slice(0, LOOKED_AT);
  const live = await Promise.all(
    watchable.map(async ({ roomId, since, metadata }): Promise<LiveMatch> => {
      const { game, mode, ranked } = metadata;
      return { id: roomId, game, mode, ranked, since, seats: await seatsOf(metadata, ladder) };
    }),
  );
  return {
    online: lines.reduce((sum, { clients }) => sum + clients, 0),
    matches: played.length,
    // Sorting is stable: among equals the newest stay first.
    live: live.sort((a, b) => strength(b) - strength(a)).slice(0, LISTED),
  };
};

const seatsOf = (
  { game, mode, seats }: MatchListing,
  ladder: Pick<Ladder, 'recordAt'>,
): Promise<LiveMatch['seats'][number][]> =>
  Promise.all(
    seats.map(async ({ name, hero, bot, player }) => {
      const rating = player === undefined ? undefined : await bestRating(ladder, player, `${game}/${mode}/`);
      return { name, hero, ...(bot && { bot: true as const }), ...(rating !== undefined && { rating }) };
    }),
  );

/** What the ladder shows of the player in that mode, in the role that is theirs best. */
const bestRating = async (
  ladder: Pick<Ladder, 'recordAt'>,
  player: string,
  mode: string,
): Promise<number | undefined> => {
  const { standings } = await ladder.recordAt(player, Date.now());
  const known = Object.entries(standings).filter(([key, { rating }]) => key.startsWith(mode) && !isProvisional(rating));
  return known.length > 0 ? Math.max(...known.map(([, { rating }]) => shown(rating))) : undefined;
};

const strength = ({ seats }: LiveMatch): number => Math.max(0, ...seats.map(({ rating = 0 }) => rating));
