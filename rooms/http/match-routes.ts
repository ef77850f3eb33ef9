/** What pages ask over HTTP of matches: which games there are, to have a match taken up again, and the records of
 *  finished matches. */
import { setTimeout as sleep } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import type { Application } from 'express';
import { type Language, languageOf } from '../../engine/core/words/language.ts';
import { writeRecord } from '../../engine/record/record.ts';
import { bearerOf } from '../../infra/accounts/routes.ts';
import type { Config } from '../../infra/config.ts';
import { addressOf } from '../../infra/http/http.ts';
import type { Limits } from '../../infra/limits/limits.ts';
import type { Tokens } from '../../infra/tokens.ts';
import type { GameEntry, GameRegistry } from '../games.ts';
import type { MatchRecovery, RecoveryOutcome } from '../match/journal/match-recovery.ts';
import { NO_RECORDS, type RecordStore } from '../match/journal/record-store.ts';
import { KeptAnswers } from './kept-answers.ts';
import { tooMany } from './too-many.ts';

export interface ApiParts {
  readonly tokens: Tokens;
  readonly games: GameRegistry;
  readonly config: Pick<Config, 'proxies' | 'guestsPerMinute'>;
  readonly limits: Pick<Limits, 'perMinute'>;
  readonly recovery: MatchRecovery;
  /** Where finished matches are found; left out, none is. */
  readonly records?: RecordStore;
}

/** What `POST /api/matches/:id/resume` responds. A client that comes back asks until the match is live, then joins
 *  it. */
const RESUMED: Readonly<Record<RecoveryOutcome, { readonly status: number; readonly body: object }>> = {
  live: { status: 200, body: { live: true } },
  pending: { status: 202, body: { pending: true } },
  unknown: { status: 404, body: { code: 'unknown', message: 'There is no such match.' } },
  over: { status: 410, body: { code: 'over', message: 'The match is over.' } },
  voided: { status: 410, body: { code: 'voided', message: 'The match cannot go on and was ended.' } },
  full: { status: 503, body: { code: 'full', message: 'The server is full; try again later.' } },
  failed: { status: 503, body: { code: 'failed', message: 'The match cannot be opened for now; try again later.' } },
};

/** Adds the routes below /api. */
export const addApi = (
  app: Application,
  { tokens, games, config, limits, recovery, records = NO_RECORDS }: ApiParts,
): void => {
  const briefly = (entry: GameEntry, language: Language) => {
    const { id, name } = entry.game;
    const { modes, heroes } = entry.game.lists(language);
    return { id, name, modes, heroes };
  };
  const wholly = (entry: GameEntry, language: Language) => ({
    ...briefly(entry, language),
    catalogue: entry.game.catalogue(language),
  });

  // What a server plays does not change while it runs.
  const kept = new KeptAnswers();
  /** The games; `?brief` leaves out their catalogues, which are most of it; `?language=` says what the words are in. */
  app.get('/api/games', async (request, response) => {
    const language = languageOf(request.query.language);
    const brief = 'brief' in request.query;
    const told = brief ? briefly : wholly;
    const shown = () => [...games.values()].map((entry) => told(entry, language));
    await kept.send(request, response, `${language} ${brief}`, shown);
  });

  app.get('/api/games/:id', async (request, response) => {
    const { id } = request.params;
    const found = games.get(id);
    const language = languageOf(request.query.language);
    if (found) await kept.send(request, response, `${language} game ${id}`, () => wholly(found, language));
    else response.status(404).json({ code: 'unknown', message: 'This server does not play such a game.' });
  });

  const resumeLimit = limits.perMinute('resumes', RESUMES_A_MINUTE);
  app.post('/api/matches/:id/resume', async (request, response) => {
    const wait = await resumeLimit(addressOf(request, config.proxies));
    if (wait !== undefined) return tooMany(response, 'matches asked for', wait);
    const { status, body } = RESUMED[await recovery.reopen(request.params.id)];
    response.status(status).set('Cache-Control', 'no-store').json(body);
  });

  /** Removes a finished match with its journal, for the player who opened it (`Authorization: Bearer`). */
  app.delete('/api/matches/:id', async (request, response) => {
    const user = await tokens.read(bearerOf(request));
    const { id } = request.params;
    const deleted = user && MATCH_ID.test(id) ? await records.delete(id, user) : user ? 'unknown' : 'no-token';
    const { status, message } = DELETED[deleted];
    response.status(status).set('Cache-Control', 'no-store').json({ code: deleted, message });
  });

  const replayLimit = limits.perMinute('replays', config.guestsPerMinute);
  /** The record of a finished match, a JSON object a line, for everybody who has its link. */
  app.get('/api/replays/:id', async (request, response) => {
    const wait = await replayLimit(addressOf(request, config.proxies));
    if (wait !== undefined) return tooMany(response, 'replays asked for', wait);
    const { id } = request.params;
    const found = MATCH_ID.test(id) ? await foundOnceKept(records, id) : undefined;
    if (typeof found === 'object') {
      // Asked for anew each time: deleting a match is meant.
      response.set({ 'Cache-Control': 'no-cache', 'Content-Disposition': `inline; filename="${id}.jsonl"` });
      response.type('application/x-ndjson').send(writeRecord(found));
      return;
    }
    const { status, code, message } = NO_REPLAY[found ?? 'unknown'];
    response.status(status).set('Cache-Control', 'no-store').json({ code, message });
  });
};

/** From one address, which a whole community may share: each of its pages asks again and again while a server starts. */
const RESUMES_A_MINUTE = 600;

/** A match that everybody has seen end is kept as ended a moment later: whoever asks in between waits for that. */
const foundOnceKept = async (records: RecordStore, id: string): ReturnType<RecordStore['find']> => {
  for (let waited = 0; ; waited += ENDING_LOOK_MS) {
    const found = await records.find(id);
    if (found !== 'running' || !isEnding(id) || waited >= ENDING_PATIENCE_MS) return found;
    await sleep(ENDING_LOOK_MS);
  }
};
const ENDING_LOOK_MS = 50;
const ENDING_PATIENCE_MS = 5000;

const isEnding = (id: string): boolean =>
  Reflect.get(Object(matchMaker.getLocalRoomById(id)?.state), 'stage') === 'over';

const MATCH_ID = /^[\w-]{1,64}$/;

const DELETED = {
  deleted: { status: 200, message: 'The match and all that was kept of it are gone.' },
  running: { status: 409, message: 'The match is not over; it can be deleted when it is.' },
  'not-yours': { status: 403, message: 'Only whoever opened a match may delete it.' },
  'no-token': { status: 401, message: 'Say who you are: Authorization: Bearer and your token.' },
  unknown: { status: 404, message: 'There is no such match.' },
} as const;

/** Why there is nothing to watch. */
const NO_REPLAY = {
  unknown: { status: 404, code: 'unknown', message: 'There is no such match, or no record of it was kept.' },
  running: { status: 409, code: 'not-over', message: 'This match is not over. It can be watched again when it is.' },
  deleted: { status: 410, code: 'deleted', message: 'This match was deleted.' },
} as const;
