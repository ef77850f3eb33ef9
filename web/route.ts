/** Where in the page one is, kept in the hash so that a link or a reload comes back to it. */
import { useEffect, useState } from 'preact/hooks';
import type { Eyes } from '../engine/record/replay.ts';

export type Route =
  | { readonly page: 'front' }
  /** An address that there is not. */
  | { readonly page: 'unknown' }
  | { readonly page: PlainPage }
  /** Everything there is to play with: a list, or one thing. */
  | { readonly page: 'library'; readonly game?: string; readonly shelf?: Shelf; readonly id?: string }
  /** The rules, from the first term on or at one. */
  | { readonly page: 'rules'; readonly term?: string }
  /** A board; without a game, a mode or a role, the first there is. Without a season, the one that runs. */
  | {
      readonly page: 'ladder';
      readonly game?: string;
      readonly mode?: string;
      readonly role?: string;
      readonly season?: number;
      readonly at: number;
    }
  /** A profile; `at`: the page of its results. */
  | { readonly page: 'player'; readonly id: string; readonly at: number }
  /** One's party, or with a code the invitation to one. */
  | { readonly page: 'party'; readonly code?: string }
  /** One's campaigns, or with a code the invitation to one. */
  | { readonly page: 'campaigns'; readonly code?: string }
  | { readonly page: 'campaign'; readonly id: string }
  /** A campaign that one may look at by a link. */
  | { readonly page: 'shared-campaign'; readonly code: string }
  /** A finished match, by its id, or from a file that was opened in this tab. */
  | { readonly page: 'replay'; readonly id?: string; readonly step: number; readonly eyes: Eyes }
  /** With a code: an invitation to an open seat. Without: the own seat, or watching. */
  | { readonly page: 'match'; readonly id: string; readonly invitation?: Invitation };

/** Screens that an address says nothing more about. */
const PLAIN_PAGES = ['find', 'new', 'watch', 'settings', 'credits', 'learn'] as const;
export type PlainPage = (typeof PLAIN_PAGES)[number];

/** What lies in the library of a game. Bosses, warriors and legends stand among the heroes. */
export const SHELVES = ['heroes', 'cards', 'tokens', 'loot', 'minions', 'tiles'] as const;
export type Shelf = (typeof SHELVES)[number];

/** An open seat, and what is played there: the link says so, since only who sits down asks the match itself. */
export interface Invitation {
  readonly code: string;
  readonly game: string;
  readonly mode: string;
  readonly seat: number;
}

function parseRoute(hash: string): Route {
  const replay = /^#\/replay(?:\/([\w-]+))?(?:\?(.*))?$/.exec(hash);
  if (replay) return replayRoute(replay[1], new URLSearchParams(replay[2] ?? ''));
  const plain = PLAIN_PAGES.find((page) => hash === `#/${page}`);
  if (plain) return { page: plain };
  const library = /^#\/library(?:\/([\w-]+)(?:\/([\w-]+)(?:\/([\w-]+))?)?)?$/.exec(hash);
  if (library) {
    const [, game, name, id] = library;
    const shelf = SHELVES.find((one) => one === name);
    if (name === undefined || shelf) return { page: 'library', game, shelf, id };
  }
  const rules = /^#\/rules(?:\/([\w-]+))?$/.exec(hash);
  if (rules) return { page: 'rules', term: rules[1] };
  const ladder = /^#\/ladder(?:\/([\w-]+)\/([\w-]+)\/([\w-]+))?(?:\?(.*))?$/.exec(hash);
  if (ladder) {
    const [, game, mode, role, more] = ladder;
    const query = new URLSearchParams(more ?? '');
    const season = wholeIn(query, 'season');
    const board = game && mode && role ? { game, mode, role } : {};
    return { page: 'ladder', ...board, ...(season !== undefined && { season }), at: wholeIn(query, 'page') ?? 1 };
  }
  const [, player, more] = /^#\/player\/([\w-]+)(?:\?(.*))?$/.exec(hash) ?? [];
  if (player) return { page: 'player', id: player, at: wholeIn(new URLSearchParams(more ?? ''), 'page') ?? 1 };
  const party = /^#\/party(?:\/([\w-]+))?$/.exec(hash);
  if (party) return { page: 'party', ...(party[1] && { code: party[1] }) };
  const campaigns = /^#\/campaigns(?:\/([\w-]+\.[\w-]+))?$/.exec(hash);
  if (campaigns) return { page: 'campaigns', ...(campaigns[1] && { code: campaigns[1] }) };
  const [, campaign] = /^#\/campaign\/([\w-]+)$/.exec(hash) ?? [];
  if (campaign) return { page: 'campaign', id: campaign };
  const [, shared] = /^#\/campaign\/([\w-]+\.[\w-]+)$/.exec(hash) ?? [];
  if (shared) return { page: 'shared-campaign', code: shared };
  const [, id, query] = /^#\/match\/([\w-]+)(?:\?(.*))?$/.exec(hash) ?? [];
  if (!id) return { page: /^#?\/?$/.test(hash) ? 'front' : 'unknown' };
  const invitation = invitationIn(new URLSearchParams(query ?? ''));
  return { page: 'match', id, ...(invitation && { invitation }) };
}

const invitationIn = (query: URLSearchParams): Invitation | undefined => {
  const code = query.get('code');
  if (!code) return undefined;
  const seat = Number(/^\d$/.exec(query.get('seat') ?? '')?.[0] ?? 1);
  return { code, game: query.get('game') ?? '', mode: query.get('mode') ?? '', seat };
};

const replayRoute = (id: string | undefined, query: URLSearchParams): Route => ({
  page: 'replay',
  id,
  step: Number(/^\d{1,6}$/.exec(query.get('step') ?? '')?.[0] ?? 0),
  eyes: readEyes(query.get('eyes') ?? ''),
});

/** Through whose eyes: a seat's number, `everything`, and everybody's for whatever else. */
export const readEyes = (word: string): Eyes =>
  word === 'everything' ? word : /^\d$/.test(word) ? Number(word) : 'public';

/** A replay at a step, through somebody's eyes; without an id, the one of the file that is open in this tab. */
export const replayHash = (id = '', step = 0, eyes: Eyes = 'public'): string => {
  const query = new URLSearchParams({
    ...(step > 0 && { step: `${step}` }),
    ...(eyes !== 'public' && { eyes: `${eyes}` }),
  });
  return `#/replay${id && `/${id}`}${query.size > 0 ? `?${query}` : ''}`;
};

const wholeIn = (query: URLSearchParams, name: string): number | undefined => {
  const digits = /^[1-9]\d{0,4}$/.exec(query.get(name) ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits);
};

export const FRONT = '#/';
export const FIND = '#/find';
export const NEW_MATCH = '#/new';
export const WATCH = '#/watch';
export const SETTINGS = '#/settings';
export const CREDITS = '#/credits';
export const LEARN = '#/learn';

export const go = (hash: string): void => {
  location.hash = hash;
};

/** The same, and the way back leads past where one is. */
export const goInstead = (hash: string): void => location.replace(hash);

/** The library, of a game, of what lies on a shelf of it, or one thing there. */
export const libraryHash = (game?: string, shelf: Shelf = 'heroes', id?: string): string =>
  `#/library${game === undefined ? '' : `/${game}/${shelf}${id === undefined ? '' : `/${id}`}`}`;
export const rulesHash = (term?: string): string => `#/rules${term === undefined ? '' : `/${term}`}`;

export interface BoardAddress {
  readonly game: string;
  readonly mode: string;
  readonly role: string;
}

/** A board, at a page of it; without a season, the one that runs. */
export const ladderHash = (board?: BoardAddress, season?: number, page = 1): string => {
  const query = new URLSearchParams({
    ...(season !== undefined && { season: `${season}` }),
    ...(page > 1 && { page: `${page}` }),
  });
  return `#/ladder${board ? `/${board.game}/${board.mode}/${board.role}` : ''}${query.size > 0 ? `?${query}` : ''}`;
};

export const playerHash = (id: string, page = 1): string => `#/player/${id}${page > 1 ? `?page=${page}` : ''}`;

export const PARTY = '#/party';
export const partyHash = (code: string): string => `${PARTY}/${code}`;
export const partyLink = (code: string): string => `${location.origin}${location.pathname}${partyHash(code)}`;

export const CAMPAIGNS = '#/campaigns';
export const campaignHash = (id: string): string => `#/campaign/${id}`;
export const sharedLink = (code: string): string => `${location.origin}${location.pathname}${campaignHash(code)}`;
export const campaignLink = (code: string): string => `${location.origin}${location.pathname}${CAMPAIGNS}/${code}`;

export const matchHash = (id: string): string => `#/match/${id}`;

export const inviteLink = (id: string, { seat, ...invitation }: Invitation): string => {
  const query = new URLSearchParams({ ...invitation, seat: `${seat}` });
  return `${location.origin}${location.pathname}${matchHash(id)}?${query}`;
};

/** Everything lies behind the hash of one address; the server sends this page under others only to say that they are
 *  none. */
const here = (): Route => (location.pathname === '/' ? parseRoute(location.hash) : { page: 'unknown' });

export function useRoute(): Route {
  const [route, setRoute] = useState(here);
  useEffect(() => {
    const changed = (): void => setRoute(here());
    addEventListener('hashchange', changed);
    changed(); // it may have changed between the first drawing and now
    return () => removeEventListener('hashchange', changed);
  }, []);
  return route;
}
