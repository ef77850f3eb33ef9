/** What this browser remembers: who plays here with their tokens, the match it sits at, and a few preferences. A
 *  browser that forbids storage still works, it only forgets.
 *
 *  A tab may have a player of its own (two friends at one computer, each in a tab): it is kept with the tab. */
import type { Player, PlayerStore } from '../client/account.ts';
import type { Seen } from '../engine/record/verify.ts';
import type { QueueMessage } from '../protocol/matchmaking-requests.ts';
import type { CreateOptions } from '../protocol/messages.ts';
import { LASTING_PREFERENCES, type LastingPreference } from '../protocol/settings.ts';

export interface CurrentMatch {
  readonly id: string;
  /** Who plays, for the line that offers to return. */
  readonly title: string;
}

export interface Preferences {
  /** How the player wants to be asked in windows. */
  readonly asked: LastingPreference;
  /** Single keys (R, P, 1–9, letters) act. */
  readonly keys: boolean;
  /** Says which dice to keep, in matches that do not count for the ladder. */
  readonly hints: boolean;
}

export { LASTING_PREFERENCES, type LastingPreference };

const DEFAULTS: Preferences = { asked: 'when-it-matters', keys: true, hints: false };

const PLAYER = 'throneroom.guest';
const DEVICE = 'throneroom.device';
const MATCH = 'throneroom.match';
const OPTIONS = 'throneroom.options';
const PREFERENCES = 'throneroom.preferences';
const SEEN = 'throneroom.seen';
/** Kept under its first name, so that nobody loses what they queued for last. */
const LAST_QUEUED = 'throneroom.wish';
const QUEUED = 'throneroom.queued';
const SCENARIO = 'throneroom.scenario';
const SOUNDS = 'throneroom.sounds';
const LAST_PLAYED = 'throneroom.played';
const SETTINGS = 'throneroom.settings';
const MUTED = 'throneroom.muted';
const MUTED_MOST = 200;
/** Matches whose promise is remembered. */
const SEEN_MOST = 50;

/** Who plays in this tab: the tab's own player, if it has one, or the browser's. */
export const playerHere: PlayerStore = {
  read: () => playerOn('sessionStorage').read() ?? playerOn('localStorage').read(),
  write: (player) => playerOn(tabHasPlayer() ? 'sessionStorage' : 'localStorage').write(player),
};

export const tabHasPlayer = (): boolean => playerOn('sessionStorage').read() !== undefined;

export const playerOn = (storage: StorageName): PlayerStore => ({
  read: () => readPlayer(read(storage, PLAYER)),
  write: (player) => {
    write(storage, PLAYER, player ?? null);
    if (player?.device !== undefined) write('localStorage', DEVICE, player.device);
  },
});

/** What the server gave this device to be known by when somebody signs in here again. It outlasts a sign-out. */
export const knownDevice = (): string | undefined => {
  const stored = read('localStorage', DEVICE);
  return isText(stored) ? stored : undefined;
};

/** Calls back when another tab changes who plays here. */
export const watchPlayer = (changed: () => void): (() => void) => {
  const heard = (event: StorageEvent): void => {
    if (event.key === PLAYER || event.key === null) changed();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
};

/** Guests of an older version have a token and nothing else; it is traded in for new ones. */
function readPlayer(stored: unknown): Player | undefined {
  if (!isRecord(stored) || !isText(stored.token) || !isText(stored.id) || !isText(stored.name)) return undefined;
  const { token, id, name, email, device } = stored;
  return {
    token,
    id,
    name,
    kind: stored.kind === 'member' ? 'member' : 'guest',
    until: typeof stored.until === 'number' ? stored.until : 0,
    refresh: isText(stored.refresh) ? stored.refresh : '',
    ...(isText(email) && { email }),
    ...(isText(device) && { device }),
  };
}

export const currentMatch = {
  read: (): CurrentMatch | undefined => {
    const stored = read('localStorage', MATCH);
    return isRecord(stored) && isText(stored.id) && isText(stored.title)
      ? { id: stored.id, title: stored.title }
      : undefined;
  },
  write: (value: CurrentMatch): void => write('localStorage', MATCH, value),
  /** Forgets the match, unless another one has begun since. */
  forget: (id: string): void => {
    if (currentMatch.read()?.id === id) write('localStorage', MATCH, null);
  },
  /** Somebody else plays here now. */
  clear: (): void => write('localStorage', MATCH, null),
};

/** How the match of this tab was set up, to go on from it. */
export const matchOptions = {
  read: (id: string): CreateOptions | undefined => {
    const stored = read('sessionStorage', OPTIONS);
    return isRecord(stored) && stored.id === id && isOptions(stored.options) ? stored.options : undefined;
  },
  write: (id: string, options: CreateOptions): void => write('sessionStorage', OPTIONS, { id, options }),
};

/** What was queued for last, to queue for it again in one click. */
export const lastQueued = {
  read: (): QueueMessage | undefined => {
    const stored = read('localStorage', LAST_QUEUED);
    return isQueueMessage(stored) ? stored : undefined;
  },
  write: (request: QueueMessage): void => write('localStorage', LAST_QUEUED, request),
};

/** The match that the queue led to last, and the pool it came from. */
export const queuedMatch = {
  /** The pool of that match, if it is the one. */
  poolOf: (match: string): string | undefined => {
    const stored = read('localStorage', QUEUED);
    return isRecord(stored) && stored.match === match && isText(stored.pool) ? stored.pool : undefined;
  },
  write: (match: string, pool: string): void => write('localStorage', QUEUED, { match, pool }),
};

/** The scenario's match that a campaign led to last, and the campaign. */
export const scenarioMatch = {
  /** The campaign of that match, if it is the one. */
  campaignOf: (match: string): string | undefined => {
    const stored = read('localStorage', SCENARIO);
    return isRecord(stored) && stored.match === match && isText(stored.campaign) ? stored.campaign : undefined;
  },
  write: (match: string, campaign: string): void => write('localStorage', SCENARIO, { match, campaign }),
};

/** What was played last, to begin with it again. */
export const lastPlayed = {
  read: (): LastPlayed | undefined => {
    const stored = read('localStorage', LAST_PLAYED);
    return isRecord(stored) && isText(stored.game) && isText(stored.mode) && isText(stored.hero)
      ? { game: stored.game, mode: stored.mode, hero: stored.hero }
      : undefined;
  },
  write: (played: LastPlayed): void => write('localStorage', LAST_PLAYED, played),
};

export interface LastPlayed {
  readonly game: string;
  readonly mode: string;
  readonly hero: string;
}

/** Names of players that are not to be heard in this browser. */
export const mutedNames = {
  read: (): readonly string[] => {
    const stored = read('localStorage', MUTED);
    return Array.isArray(stored) ? stored.filter(isText) : [];
  },
  write: (names: readonly string[]): void => write('localStorage', MUTED, names.slice(-MUTED_MOST)),
};

/** What this page is told of an account's settings, beside what has a place of its own. */
export const moreSettings = {
  read: (): unknown => read('localStorage', SETTINGS),
  write: (settings: object): void => write('localStorage', SETTINGS, settings),
};

/** Whether a sound tells that a match is found; none unless somebody asks for it. */
export const sounds = {
  read: (): boolean => read('localStorage', SOUNDS) === true,
  write: (on: boolean): void => write('localStorage', SOUNDS, on),
};

/** What this browser saw of the promise behind a match's dice, when the match began: its record must fit it. */
export const witnessed = {
  read: (id: string): Seen | undefined => {
    const found = testimony().find((one) => one.id === id);
    return found && { commitment: found.commitment, nonces: { ...found.nonces } };
  },
  /** The first time counts: what is shown later may have been chosen later. */
  write: (id: string, commitment: string, nonces: readonly string[]): void => {
    const known = testimony();
    if (!known.some((one) => one.id === id))
      write('localStorage', SEEN, [{ id, commitment, nonces }, ...known].slice(0, SEEN_MOST));
  },
};

interface Testimony {
  readonly id: string;
  readonly commitment: string;
  readonly nonces: readonly string[];
}

function testimony(): readonly Testimony[] {
  const stored = read('localStorage', SEEN);
  return Array.isArray(stored) ? stored.filter(isTestimony) : [];
}

const isTestimony = (value: unknown): value is Testimony =>
  isRecord(value) && isText(value.id) && isText(value.commitment) && Array.isArray(value.nonces);

/** Our own words from earlier; the server checks them again. */
const isOptions = (value: unknown): value is CreateOptions =>
  isRecord(value) && isText(value.game) && isText(value.mode) && Array.isArray(value.seats);

const isQueueMessage = (value: unknown): value is QueueMessage =>
  isRecord(value) &&
  isText(value.game) &&
  isText(value.mode) &&
  typeof value.ranked === 'boolean' &&
  isRecord(value.heroes) &&
  Object.values(value.heroes).every(isText) &&
  (value.botsAfter === undefined || typeof value.botsAfter === 'number');

export const preferences = {
  read: (): Preferences => {
    const stored = read('localStorage', PREFERENCES);
    if (!isRecord(stored)) return DEFAULTS;
    return {
      asked: LASTING_PREFERENCES.find((request) => request === stored.asked) ?? DEFAULTS.asked,
      keys: typeof stored.keys === 'boolean' ? stored.keys : DEFAULTS.keys,
      hints: typeof stored.hints === 'boolean' ? stored.hints : DEFAULTS.hints,
    };
  },
  write: (value: Preferences): void => write('localStorage', PREFERENCES, value),
};

/** Where a thing is remembered: with the browser, or with the tab. */
export type StorageName = 'localStorage' | 'sessionStorage';

function read(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function write(storage: StorageName, key: string, value: unknown): void {
  try {
    window[storage].setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the page goes on without a memory.
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
