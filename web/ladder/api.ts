/** What the page reads of the ladder over HTTP. */
import type {
  Board,
  PastSeason,
  PastSeasons,
  PlayerProfile,
  Results,
  Seasons,
} from '../../protocol/ladder-messages.ts';
import { inLanguage, json } from '../api.ts';
import type { BoardAddress } from '../route.ts';

export const fetchSeasons = async (): Promise<Seasons> => json(await fetch('/api/seasons'));

/** A page of a board, with the own place for the player of that token. */
export const fetchBoard = async (
  { game, mode, role }: BoardAddress,
  season: number | undefined,
  page: number,
  token: string | undefined,
): Promise<Board> => {
  const query = new URLSearchParams({ page: `${page}`, ...(season !== undefined && { season: `${season}` }) });
  const headers: HeadersInit = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return json(await fetch(`/api/ladder/${game}/${mode}/${role}?${query}`, { headers }));
};

const ofPlayer = (id: string, what = ''): string => `/api/players/${encodeURIComponent(id)}${what}`;

export const fetchProfile = async (id: string): Promise<PlayerProfile> =>
  json(await fetch(ofPlayer(id, inLanguage('?'))));

export const fetchResults = async (id: string, page: number): Promise<Results> =>
  json(await fetch(ofPlayer(id, `/results?page=${page}`)));

export const fetchHistory = async (id: string): Promise<readonly PastSeason[]> => {
  const { history }: PastSeasons = await json(await fetch(ofPlayer(id, '/history')));
  return history;
};
