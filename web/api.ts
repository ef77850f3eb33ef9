/** What the page asks the server over HTTP: the games with their words, and finished matches. */
import type { HeroInfo, ModeInfo } from '../engine/core/game.ts';
import { DEFAULT_LANGUAGE } from '../engine/core/words/language.ts';
import type { SharedCampaign } from '../protocol/campaign/messages.ts';
import type { LobbyAnswer } from '../protocol/lobby-messages.ts';
import { InWords, refusalWords } from './words/refusal.ts';
import { spoken, t } from './words/t.ts';

export interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly modes: readonly ModeInfo[];
  readonly heroes: readonly HeroInfo[];
}

/** The games, with their words in the language that is spoken. */
export async function fetchGames(): Promise<readonly GameInfo[]> {
  return json(await fetch(`/api/games?brief${inLanguage('&')}`));
}

/** Behind an address: the language that is spoken. What is asked for in English needs no more than its address. */
export const inLanguage = (before: '?' | '&'): string =>
  spoken() === DEFAULT_LANGUAGE ? '' : `${before}language=${spoken()}`;

const catalogues = new Map<string, Promise<unknown>>();

/** The words and figures of a game in its own form: large, so only what shows them asks for it, and once a language. */
export function fetchCatalogue(game: string): Promise<unknown> {
  const address = `/api/games/${game}${inLanguage('?')}`;
  const known = catalogues.get(address);
  if (known) return known;
  const asked = fetch(address).then(json<{ readonly catalogue: unknown }>);
  const catalogue = asked.then((answer) => answer.catalogue);
  catalogues.set(address, catalogue);
  catalogue.catch(() => catalogues.delete(address));
  return catalogue;
}

export async function fetchLobby(): Promise<LobbyAnswer> {
  return json(await fetch('/api/lobby'));
}

/** A campaign that one may look at by a link. Rejects with the server's words. */
export async function fetchSharedCampaign(code: string): Promise<SharedCampaign> {
  return json(await fetch(`/api/campaigns/shared/${encodeURIComponent(code)}${inLanguage('?')}`));
}

/** Somebody else has the match opened just now: whoever asks waits that long before asking again. */
const PENDING = 202;
const PENDING_MS = 250;

/** Whether there is a match under that id: one that can be joined, which is open from then on, one that is over, or none.
 *  Nobody has to be known for asking. */
export async function askForMatch(id: string): Promise<'open' | 'over' | 'unknown'> {
  const { status } = await fetch(`/api/matches/${encodeURIComponent(id)}/resume`, { method: 'POST' });
  if (status === PENDING) {
    await new Promise((resolve) => setTimeout(resolve, PENDING_MS));
    return askForMatch(id);
  }
  return status === 410 ? 'over' : status === 404 ? 'unknown' : 'open';
}

/** The record of a finished match, as the server keeps it. Rejects with the server's words. */
export async function fetchReplay(id: string): Promise<string> {
  const response = await fetch(`/api/replays/${encodeURIComponent(id)}`);
  return response.ok ? response.text() : json(response);
}

/** The body of an answer. Throws words for people where the server refuses. */
export async function json<T>(response: Response): Promise<T> {
  const answer = await response.json();
  if (!response.ok) {
    const message = answer.message ?? t('The server answered {status}.', { status: response.status });
    throw new InWords(refusalWords({ code: `${answer.code}`, message }));
  }
  return answer;
}
