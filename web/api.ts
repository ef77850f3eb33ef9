/** What the page asks the server over HTTP: the games with their words, a guest's token, and finished matches. */
import type { HeroInfo, ModeInfo } from '../engine/core/game.ts';
import type { Guest } from './session.ts';

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

export async function becomeGuest(name: string): Promise<Guest> {
  return json(
    await fetch('/api/guest', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name }),
    }),
  );
}

/** The record of a finished match, as the server keeps it. Rejects with the server's words. */
export async function fetchReplay(id: string): Promise<string> {
  const response = await fetch(`/api/replays/${encodeURIComponent(id)}`);
  return response.ok ? response.text() : json(response);
}

async function json(response: Response) {
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message ?? `The server answered ${response.status}.`);
  return answer;
}
