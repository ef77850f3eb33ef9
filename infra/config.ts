/** The settings of a server, read from environment variables and checked before anything starts. A value that cannot be
 *  used, or a THRONEROOM_ variable that does not exist, is a `StartProblem`: better no server than one with a setting
 *  that somebody believes in and nobody reads. */
import { z } from 'zod';
import { isCommon } from './accounts/common-passwords.ts';
import { StartProblem } from './start-problem.ts';

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `expected a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `expected a whole number from ${min} to ${max}`);

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const CONTENT_QUEUES = ['none', 'casual', 'all'] as const;
const YES_OR_NO = ['yes', 'no'] as const;
const DURABILITIES = ['process', 'machine'] as const;
const MODES = ['development', 'production', 'test'] as const;

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `expected one of ${values.join(', ')}` });

const origins = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .refine(
    (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'expected origins like https://play.example.org, separated by commas',
  );

/** Whether the clients of Redis can read it: they decode names and passwords, and take a path for a database's number. */
const isRedisUrl = (given: string): boolean => {
  if (!URL.canParse(given)) return false;
  const { protocol, hostname, username, password, pathname } = new URL(given);
  if (!['redis:', 'rediss:'].includes(protocol) || hostname === '' || !/^(\/\d*)?$/.test(pathname)) return false;
  return [username, password].every(isDecodable);
};
const isDecodable = (part: string): boolean => {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
};

const redisUrl = z
  .string()
  .refine(
    isRedisUrl,
    'expected an address like redis://127.0.0.1:6379 or redis://:PASSWORD@127.0.0.1:6379, with %25 for a percent sign',
  );

const PORT_PLACE = '{port}';

const address = z
  .string()
  .refine(
    (given) => /^[^\s/?#@]+(\/[^\s/?#]+)*$/.test(given) && URL.canParse(`ws://${given.replaceAll(PORT_PLACE, '1')}`),
    `expected a host with its port or path, such as play.example.org:2567 or play.example.org/${PORT_PLACE}, without ws://`,
  );

/** Every variable that is read, with its default. */
const environment = z.object({
  /** 0 lets the system choose a free port. */
  PORT: whole(0, 65535).default(2567),
  /** Added to PORT. pm2 sets it: 0 for the first process it starts of this server, 1 for the second, and so on. */
  NODE_APP_INSTANCE: whole(0, 999).default(0),
  /** The address to listen on; 0.0.0.0 lets other machines in. */
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'expected a host name or an address')
    .default('127.0.0.1'),
  /** Where the server keeps what must survive a restart. */
  DATA_DIR: z.string().default('data'),
  LOG_LEVEL: oneOf(LOG_LEVELS).optional(),
  NODE_ENV: oneOf(MODES).default('development'),

  /** Processes with the same Redis are one server. Left out, this process is all there is of it, and needs no Redis.
   *  The limits below hold for all of them together. On several machines, set THRONEROOM_SECRET to the same on all. */
  REDIS_URL: redisUrl.optional(),
  /** Whether to start in production on a Redis that may lose what it was told: one without an append-only file, or that
   *  throws data out when its memory is full (docs/redis.md). Elsewhere than in production that is only said. */
  THRONEROOM_REDIS_MAY_FORGET: oneOf(YES_OR_NO).default('no'),
  /** How many processes `ecosystem.config.js` has pm2 start. Nothing else reads it. */
  THRONEROOM_PROCESSES: whole(1, 1000).default(2),
  /** By which address clients reach this very process, with {port} for its own port; the scheme is that of the page
   *  they came by. Only needed with REDIS_URL, where it is HOST and PORT unless HOST is every address. */
  THRONEROOM_ADDRESS: address.optional(),
  /** Signs players' tokens. Left out, one is made and kept in the data folder. Another one signs everybody out. */
  THRONEROOM_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  /** Opens the view of operations at /admin, to whoever knows it. Left out, there is no such page. */
  THRONEROOM_ADMIN_PASSWORD: z
    .string()
    .min(12, 'expected at least 12 characters')
    .refine((password) => !isCommon(password), 'it is one of the first that are guessed')
    .optional(),
  /** Pages on other origins that may talk to this server. The server's own page always may. */
  THRONEROOM_ORIGINS: origins.default([]),
  /** How many reverse proxies stand in front, so that rate limits see players' own addresses. */
  THRONEROOM_PROXIES: whole(0, 10).default(0),

  /** Where TLS stands in front: for how many days browsers are to come by nothing else (Strict-Transport-Security). */
  THRONEROOM_HSTS_DAYS: whole(0, 3650).default(0),

  /** Matches that may be open at once: on the whole server, and by one player. */
  THRONEROOM_MAX_MATCHES: whole(1, 100_000).default(2000),
  THRONEROOM_MATCHES_PER_PLAYER: whole(1, 100_000).default(20),
  /** New accounts, guests' among them, and new matches that one address may make in a minute. */
  THRONEROOM_GUESTS_PER_MINUTE: whole(1, 1_000_000).default(30),
  THRONEROOM_CREATES_PER_MINUTE: whole(1, 1_000_000).default(20),
  /** Places that one player and one address may hold on a process: connections to matches and to matchmaking, reservations, and
   *  broken connections that may still resume. Who has a seat comes to it whatever the address holds. */
  THRONEROOM_PLACES_PER_PLAYER: whole(1, 1_000_000).default(100),
  THRONEROOM_PLACES_PER_ADDRESS: whole(1, 1_000_000).default(500),
  /** Spectators that one match may have, and those of them from one address. */
  THRONEROOM_WATCHERS_PER_MATCH: whole(0, 10_000).default(50),
  THRONEROOM_WATCHERS_PER_ADDRESS: whole(0, 10_000).default(25),
  /** Messages one connection may send in a second. More wait for the next second; far more close it. */
  THRONEROOM_MESSAGES_PER_SECOND: whole(1, 1_000_000).default(30),

  /** How long a bot seems to think, in milliseconds; the pause varies by half of it to either side. */
  THRONEROOM_BOT_DELAY_MS: whole(0, 60_000).default(900),
  /** How long a pass in a window waits before it takes effect, in milliseconds; it varies by half of it to either side.
   *  Without it, quick passes would tell the table who holds nothing. */
  THRONEROOM_HOLD_MS: whole(0, 60_000).default(800),
  /** How long an action may wait for those of other matches, in milliseconds: together they cost less.
   *  Sixteen is as long as a screen shows one picture. 0: it never does. */
  THRONEROOM_ROUND_MS: whole(0, 100).default(16),
  /** After how many hours a match is ended that none of its players came back to. */
  THRONEROOM_FORGET_HOURS: whole(1, 100_000).default(72),
  /** How long a match whose seats are all taken waits for the players' shares in chance, in milliseconds. */
  THRONEROOM_NONCE_MS: whole(0, 60_000).default(700),
  /** How long everybody has to accept a match that was found for them. */
  THRONEROOM_ACCEPT_SECONDS: whole(1, 600).default(20),
  /** How long a ticket waits on while one of its players is not connected; then it leaves the queue. */
  THRONEROOM_QUEUE_GRACE_SECONDS: whole(1, 86_400).default(60),
  /** A folder to write every match into as it goes, for `npm run tool -- trace`. Left out, none is written. */
  THRONEROOM_RECORDS_DIR: z.string().optional(),
  /** A folder of heroes from outside, one JSON file each (docs/adding-a-hero.md), read when the server starts. Left out,
   *  there are none. */
  THRONEROOM_CONTENT: z.string().optional(),
  /** Which queues these heroes may be taken to; `none` leaves them matches that players open themselves. */
  THRONEROOM_CONTENT_QUEUES: oneOf(CONTENT_QUEUES).default('casual'),
  /** How long a dropped connection may resume in place. Joining again by the match's id works after that, too. */
  THRONEROOM_RECONNECT_SECONDS: whole(1, 86_400).default(60),
  /** How long a match is kept open while none of its players is connected, and after it ended. */
  THRONEROOM_ABANDONED_SECONDS: whole(1, 604_800).default(900),
  /** How late spectators see what happens, in seconds: in casual matches, and in ranked ones. */
  THRONEROOM_WATCH_DELAY_SECONDS: whole(0, 3600).default(0),
  THRONEROOM_RANKED_WATCH_DELAY_SECONDS: whole(0, 3600).default(30),
  /** Whether players may make signs at the table, and write to each other in parties and in matches they opened themselves. */
  THRONEROOM_EMOTES: oneOf(YES_OR_NO).default('yes'),
  THRONEROOM_CHAT: oneOf(YES_OR_NO).default('yes'),
  /** After how many seconds without anybody a match sleeps whose time runs on by itself: it has no room then and takes no
   *  place, and wakes when it is due or somebody comes. */
  THRONEROOM_SLEEP_SECONDS: whole(1, 604_800).default(60),
  /** What an action survives once players see it, without REDIS_URL: `process`, the end of this one, however it comes;
   *  `machine`, a power cut as well (docs/durability.md). With Redis, that is for its own settings to say. */
  THRONEROOM_DURABILITY: oneOf(DURABILITIES).default('process'),
});

/** Settings that no error repeats, with what it says instead. */
const SECRETS: Readonly<Record<string, string>> = {
  THRONEROOM_SECRET: 'too short',
  THRONEROOM_ADMIN_PASSWORD: 'too weak',
  REDIS_URL: 'not usable', // it may hold a password
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment says, with defaults for what it leaves out. Throws a `StartProblem` of one line. */
export const readConfig = (given: Environment) => {
  const names = Object.keys(environment.shape);
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));
  const unknown = Object.keys(set).find((name) => name.startsWith('THRONEROOM_') && !names.includes(name));
  if (unknown) {
    const known = names.filter((name) => name.startsWith('THRONEROOM_')).join(', ');
    throw new StartProblem(`${unknown} is not a setting; those that exist are ${known}.`);
  }
  const read = environment.safeParse(set);
  if (!read.success) {
    const issue = read.error.issues[0];
    const name = String(issue?.path[0]);
    throw new StartProblem(`${name} is ${SECRETS[name] ?? JSON.stringify(set[name])}: ${issue?.message}.`);
  }
  const e = read.data;
  const port = e.PORT === 0 ? 0 : e.PORT + e.NODE_APP_INSTANCE;
  if (port > 65535) throw new StartProblem(`PORT ${e.PORT} + NODE_APP_INSTANCE ${e.NODE_APP_INSTANCE} is above 65535.`);
  const everywhere = ['0.0.0.0', '::'].includes(e.HOST);
  if (e.REDIS_URL !== undefined && e.THRONEROOM_ADDRESS === undefined && everywhere) {
    throw new StartProblem(
      `THRONEROOM_ADDRESS is missing: with REDIS_URL and HOST ${e.HOST}, say by which address clients reach this process.`,
    );
  }
  if (e.REDIS_URL !== undefined && e.THRONEROOM_DURABILITY === 'machine') {
    throw new StartProblem(
      'THRONEROOM_DURABILITY is "machine", which with REDIS_URL is for Redis to see to: leave it out, and set appendfsync there (infra/redis.conf).',
    );
  }
  const ownAddress = `${e.HOST.includes(':') ? `[${e.HOST}]` : e.HOST}:${PORT_PLACE}`;
  return {
    port,
    host: e.HOST,
    redisUrl: e.REDIS_URL,
    redisMayForget: e.THRONEROOM_REDIS_MAY_FORGET === 'yes' || e.NODE_ENV !== 'production',
    /** Where clients reach the process that listens on this port. */
    addressAt: (actual: number): string => (e.THRONEROOM_ADDRESS ?? ownAddress).replaceAll(PORT_PLACE, String(actual)),
    dataDir: e.DATA_DIR,
    durability: e.THRONEROOM_DURABILITY,
    // Logs are for the server's operator; somebody who tries it on a desk reads only what went wrong.
    logLevel: e.LOG_LEVEL ?? (e.NODE_ENV === 'production' ? 'info' : 'warn'),
    secret: e.THRONEROOM_SECRET,
    adminPassword: e.THRONEROOM_ADMIN_PASSWORD,
    origins: e.THRONEROOM_ORIGINS,
    proxies: e.THRONEROOM_PROXIES,
    hstsDays: e.THRONEROOM_HSTS_DAYS,
    content: { folder: e.THRONEROOM_CONTENT, queues: e.THRONEROOM_CONTENT_QUEUES },
    guestsPerMinute: e.THRONEROOM_GUESTS_PER_MINUTE,
    rooms: {
      maxMatches: e.THRONEROOM_MAX_MATCHES,
      matchesPerPlayer: e.THRONEROOM_MATCHES_PER_PLAYER,
      createsPerMinute: e.THRONEROOM_CREATES_PER_MINUTE,
      placesPerPlayer: e.THRONEROOM_PLACES_PER_PLAYER,
      placesPerAddress: e.THRONEROOM_PLACES_PER_ADDRESS,
      watchersPerMatch: e.THRONEROOM_WATCHERS_PER_MATCH,
      watchersPerAddress: e.THRONEROOM_WATCHERS_PER_ADDRESS,
      messagesPerSecond: e.THRONEROOM_MESSAGES_PER_SECOND,
      botDelayMs: e.THRONEROOM_BOT_DELAY_MS,
      holdMs: e.THRONEROOM_HOLD_MS,
      roundMs: e.THRONEROOM_ROUND_MS,
      nonceMs: e.THRONEROOM_NONCE_MS,
      acceptSeconds: e.THRONEROOM_ACCEPT_SECONDS,
      queueGraceSeconds: e.THRONEROOM_QUEUE_GRACE_SECONDS,
      forgetHours: e.THRONEROOM_FORGET_HOURS,
      recordsDir: e.THRONEROOM_RECORDS_DIR,
      reconnectSeconds: e.THRONEROOM_RECONNECT_SECONDS,
      abandonedSeconds: e.THRONEROOM_ABANDONED_SECONDS,
      emotes: e.THRONEROOM_EMOTES === 'yes',
      chat: e.THRONEROOM_CHAT === 'yes',
      sleepSeconds: e.THRONEROOM_SLEEP_SECONDS,
      watchDelaySeconds: e.THRONEROOM_WATCH_DELAY_SECONDS,
      rankedWatchDelaySeconds: e.THRONEROOM_RANKED_WATCH_DELAY_SECONDS,
    },
  };
};

export type Config = ReturnType<typeof readConfig>;
/** The part of the settings that rooms live by. */
export type RoomSettings = Config['rooms'];
/** Heroes from outside: where they lie, and which queues they may be taken to. */
export type ContentSettings = Config['content'];
