/** The ladder over HTTP, to be read by everybody: leaderboards, profiles, results, seasons. Nothing is written here;
 *  what moves a rating comes from finished matches alone. */
import type { Application, Request, Response } from 'express';
import { z } from 'zod';
import { firstFault } from '../../engine/core/issues.ts';
import { languageOf } from '../../engine/core/words/language.ts';
import { bearerOf } from '../../infra/accounts/routes.ts';
import type { Config } from '../../infra/config.ts';
import { addressOf } from '../../infra/http/http.ts';
import { boardPage, boardPlace } from '../../infra/ladder/boards.ts';
import type { Ladder } from '../../infra/ladder/ladder.ts';
import type { Limits } from '../../infra/limits/limits.ts';
import { StoreTrouble } from '../../infra/store-trouble.ts';
import type { Tokens } from '../../infra/tokens.ts';
import { keysOf } from '../../league/ladder/player.ts';
import { seasonAt, seasonOf } from '../../league/ladder/season.ts';
import type { KeptResult } from '../../league/ladder/settle.ts';
import { isProvisional, shown } from '../../league/ladder/standing.ts';
import { ratingKey } from '../../league/rating.ts';
import type {
  Board,
  PastSeasons,
  PlayerProfile,
  ResultEntry,
  Results,
  Seasons,
} from '../../protocol/ladder-messages.ts';
import { DELETED_NAME } from '../../protocol/ladder-messages.ts';
import type { GameRegistry } from '../games.ts';
import { profileOf } from './profile.ts';
import { tooMany } from './too-many.ts';

/** The names under which players are shown now, by id; players without one are not in it. */
export type NamesOf = (players: readonly string[]) => Promise<Readonly<Record<string, string>>>;

export interface LadderApiParts {
  readonly ladder: Ladder;
  readonly games: GameRegistry;
  readonly tokens: Pick<Tokens, 'read'>;
  readonly namesOf: NamesOf;
  readonly config: Pick<Config, 'proxies'>;
  readonly limits: Pick<Limits, 'perMinute'>;
  /** Milliseconds since 1970; tests hand in their own. */
  readonly now?: () => number;
}

const PAGE = 50;
const RESULTS_A_PAGE = 20;
const REQUESTS_A_MINUTE = 240;
/** A player who has no name any more. */

const PLAYER_ID = /^[\w-]{1,64}$/;
const whole = z.coerce.number().int().min(1).max(100_000);
const boardQuery = z.object({ season: whole.optional(), page: whole.default(1) });
const pageQuery = z.object({ page: whole.default(1) });

/** A request that cannot be answered as asked. */
class Unanswerable extends Error {
  readonly status: number;
  readonly code: 'unknown' | 'bad-query';
  constructor(status: number, code: 'unknown' | 'bad-query', message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
const unknown = (what: string): Unanswerable => new Unanswerable(404, 'unknown', `There is no such ${what}.`);

const readQuery = <T>(schema: z.ZodType<T>, query: unknown): T => {
  const read = schema.safeParse(query);
  if (read.success) return read.data;
  const { field, words } = firstFault(read.error, query);
  throw new Unanswerable(400, 'bad-query', `${field}: ${words}.`);
};

/** Adds the routes below /api/ladder, /api/players and /api/seasons. */
export const addLadderApi = (app: Application, parts: LadderApiParts): void => {
  const { ladder, games, tokens, namesOf, config, limits, now = Date.now } = parts;
  const limit = limits.perMinute('ladder', REQUESTS_A_MINUTE);

  type Answer<P> = (request: Request<P>) => Promise<unknown>;
  const get = <P extends Record<string, string>>(path: string, answer: Answer<P>): void => {
    app.get(path, async (request: Request<P>, response: Response) => {
      response.set('Cache-Control', 'no-store');
      const wait = await limit(addressOf(request, config.proxies));
      if (wait !== undefined) return tooMany(response, 'requests', wait);
      try {
        response.json(await answer(request));
      } catch (error) {
        if (error instanceof Unanswerable) {
          response.status(error.status).json({ code: error.code, message: error.message });
        } else if (error instanceof StoreTrouble) {
          response.status(503).set('Retry-After', '2');
          response.json({ code: 'try-again', message: 'The ladder cannot be reached now; try again in a moment.' });
        } else throw error;
      }
    });
  };

  /** The player of that id with the name shown now. Throws for one nobody knows. */
  const known = async (id: string) => {
    if (!PLAYER_ID.test(id)) throw unknown('player');
    const [names, record, { total }] = await Promise.all([
      namesOf([id]),
      ladder.recordAt(id, now()),
      ladder.results(id, 0, 1),
    ]);
    const name = Object.hasOwn(names, id) ? names[id] : undefined;
    if (name === undefined && total === 0 && keysOf(record).length === 0) throw unknown('player');
    return { id, name: name ?? DELETED_NAME, record, matches: total };
  };

  get('/api/seasons', async (): Promise<Seasons> => {
    const { season } = seasonAt(now());
    return { season, seasons: Array.from({ length: season }, (_, i) => seasonOf(season - i)) };
  });

  get<{ game: string; mode: string; role: string }>(
    '/api/ladder/:game/:mode/:role',
    async (request): Promise<Board> => {
      const { game, mode, role } = request.params;
      const query = readQuery(boardQuery, request.query);
      const formats = games.get(game)?.game.modes.find(({ id }) => id === mode)?.formats ?? [];
      if (!formats.some((sides) => sides.some((side) => side.role === role))) throw unknown('leaderboard');
      const current = seasonAt(now()).season;
      const { season = current, page } = query;
      if (season > current) throw unknown('season');
      const of = { key: ratingKey(game, mode, role), season };
      const { total, entries } = await boardPage(ladder, of, (page - 1) * PAGE, PAGE, now());
      const names = await namesOf(entries.map(({ player }) => player));
      const user = await tokens.read(bearerOf(request));
      const place = user && (await boardPlace(ladder, of, user.id));
      return {
        ...of,
        page,
        pages: Math.max(1, Math.ceil(total / PAGE)),
        total,
        entries: entries.map((entry) => ({ ...entry, name: names[entry.player] ?? DELETED_NAME })),
        // Where the player who asks stands; left out for strangers, and for who is not on this board.
        ...(user && place !== undefined && { own: { player: user.id, place } }),
      };
    },
  );

  get<{ id: string }>('/api/players/:id', async (request): Promise<PlayerProfile> => {
    const { id, name, record, matches } = await known(request.params.id);
    const { season } = seasonAt(now());
    const places = await Promise.all(
      keysOf(record).map(async (key) => [key, await boardPlace(ladder, { key, season }, id)] as const),
    );
    return {
      id,
      name,
      season,
      matches,
      ...profileOf(record, games, Object.fromEntries(places), languageOf(request.query.language)),
    };
  });

  get<{ id: string }>('/api/players/:id/results', async (request): Promise<Results> => {
    const { page } = readQuery(pageQuery, request.query);
    const { id, name } = await known(request.params.id);
    const { total, results } = await ladder.results(id, (page - 1) * RESULTS_A_PAGE, RESULTS_A_PAGE);
    const names = await namesOf([
      ...new Set(results.flatMap(({ seats }) => seats.flatMap(({ player }) => player ?? []))),
    ]);
    return {
      id,
      name,
      page,
      pages: Math.max(1, Math.ceil(total / RESULTS_A_PAGE)),
      total,
      results: results.map((result) => shownResult(result, names)),
    };
  });

  get<{ id: string }>('/api/players/:id/history', async (request): Promise<PastSeasons> => {
    const { id, name, record } = await known(request.params.id);
    const history = await Promise.all(
      [...record.history].reverse().map(async (entry) => {
        const place = await boardPlace(ladder, entry, id);
        return place === undefined ? entry : { ...entry, place };
      }),
    );
    return { id, name, history };
  });
};

/** A match as it stands in somebody's list: who sat there, and what it did to the numbers shown. */
const shownResult = (result: KeptResult, names: Readonly<Record<string, string>>): ResultEntry => {
  const { match, pool, at, season, rated, people, voided, seats } = result;
  return {
    match,
    ...pool,
    at,
    season,
    rated,
    voided: voided ?? false,
    seats: seats.map(({ player, hero, side, place, ending, left, change }) => ({
      ...(player !== undefined && { player }),
      // A seat without a player was a bot's, or somebody's who is not here any more.
      name: player === undefined ? (people ? DELETED_NAME : 'Bot') : (names[player] ?? DELETED_NAME),
      hero,
      side,
      place,
      ending,
      left: left !== undefined,
      ...(change && {
        before: shown(change.before),
        after: shown(change.after),
        provisional: isProvisional(change.after),
      }),
    })),
  };
};
