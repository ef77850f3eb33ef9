/** What the page asks the server over HTTP: the games with their words, and finished matches. */
import type { HeroInfo, ModeInfo } from '../engine/core/game.ts';

export interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly modes: readonly ModeInfo[];
  readonly heroes: readonly HeroInfo[];
  /** Words and figures in the game's own form, for its page. */
  readonly catalogue: unknown;
}

export async function fetchGames(): Promise<readonly GameInfo[]> {
  return json(await fetch('/api/games'));
}

/** The record of a finished match, as the server keeps it. Rejects with the server's words. */
export async function fetchReplay(id: string): Promise<string> {
  const response = await fetch(`/api/replays/${encodeURIComponent(id)}`);
  return response.ok ? response.text() : json(response);
}

/** The body of an answer. Throws the server's words where it refuses. */
export async function json(response: Response) {
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message ?? `The server answered ${response.status}.`);
  return answer;
}
