/** What a decision sends to each player. */
import { GAMES } from '../../../engine/games.ts';
import { isDuel } from '../duellists.ts';
import type { Bench, Figure, Gate } from '../figure.ts';
import { liveDuels } from '../live-duels.ts';

const GATE: Gate = { must: 110, aim: 64, of: 'value', better: 'less' };
const PLAYERS = 2;

export const wire: Bench = {
  name: 'wire',
  what: 'Bytes that a decision sends to each player, on average: patches of the state, which bring what happened as well, and the answer to whoever acted.',
  how: 'Counted where they arrive, at real clients of matches of two under way, joining left out; payloads of frames, without the few bytes in which a WebSocket wraps each.',
  run: async ({ quick, say }) => {
    const figures: Figure[] = [];
    for (const game of GAMES) {
      say(`wire: ${game.name}`);
      const { bytes, decisions, note, void: why } = await liveDuels(game, quick);
      const each = (what: string): number => (bytes[what] ?? 0) / decisions / PLAYERS;
      const known = ['patch', 'reply'];
      const others = Object.keys(bytes).filter((what) => !known.includes(what) && each(what) > 0);
      const figure = (what: string, words: string, value: number, more: Partial<Figure> = {}): Figure => ({
        id: `wire/${game.id}/${what}`,
        what: `${game.name}: ${words}`,
        value,
        unit: 'bytes',
        ...(why !== undefined && { void: why }),
        ...more,
      });
      const gate = isDuel(game) ? { gate: GATE } : {};
      figures.push(
        figure('patch', 'patches, with what happened', each('patch'), { note, ...gate }),
        figure('reply', 'answers', each('reply')),
        ...others.map((what) => figure(what, `other messages: ${what}`, each(what))),
      );
    }
    return figures;
  },
};
