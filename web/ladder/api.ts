/** What the page reads of the ladder over HTTP. */
import type { BoardEntry } from '../../infra/ladder/boards.ts';
import type { Season } from '../../league/ladder/season.ts';
import type { RatingKey } from '../../league/rating.ts';
import type { Profile } from '../../rooms/http/profile.ts';
import { json } from '../api.ts';
import type { BoardAddress } from '../route.ts';

export interface Seasons {
  /** The one that runs. */
  readonly season: number;
  /** The newest first. */
  readonly seasons: readonly Season[];
}

export interface Board {
  readonly key: RatingKey;
  readonly season: number;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly entries: readonly (BoardEntry & { readonly name: string })[];
  /** Where whoever asks stands. */
  readonly own?: { readonly player: string; readonly place: number };
}

export interface PlayerProfile extends Profile {
  readonly id: string;
  readonly name: string;
  readonly season: number;
  readonly matches: number;
}

export interface ResultSeat {
  readonly player?: string;
  readonly name: string;
  readonly hero: string;
  readonly side: number;
  readonly place: number;
  readonly ending: 'won' | 'drawn' | 'lost';
  readonly left: boolean;
  readonly before?: number;
  readonly after?: number;
  readonly provisional?: boolean;
}

export interface ResultEntry {
  readonly match: string;
  readonly game: string;
  readonly mode: string;
  readonly ranked: boolean;
  readonly at: number;
  readonly season: number;
  readonly rated: boolean;
  readonly voided: boolean;
  readonly seats: readonly ResultSeat[];
}

export interface Results {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly results: readonly ResultEntry[];
}

export interface PastSeason {
  readonly season: number;
  readonly key: RatingKey;
  readonly shown: number;
  readonly provisional: boolean;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly place?: number;
}

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

export const fetchProfile = async (id: string): Promise<PlayerProfile> => json(await fetch(ofPlayer(id)));

export const fetchResults = async (id: string, page: number): Promise<Results> =>
  json(await fetch(ofPlayer(id, `/results?page=${page}`)));

export const fetchHistory = async (id: string): Promise<readonly PastSeason[]> => {
  const { history } = await json(await fetch(ofPlayer(id, '/history')));
  return history;
};
