/** What a decision costs the server, and how many duels that lets a process carry. */
import { GAMES } from '../../../engine/games.ts';
import { isDuel } from '../duellists.ts';
import type { Bench, Figure } from '../figure.ts';
import { liveDuels } from '../live-duels.ts';

/** How long people think on average, which makes live duels of decisions a second. */
const THINK_SECONDS = 3;
const HALF_A_CORE = 0.5;

export const decision: Bench = {
  name: 'decision',
  what: 'Processor time of the server for a decision of a live match of two, opening left out, and how many such matches half a core carries at a decision each three seconds.',
  how: 'The server is a process of its own that keeps every action first, and has been played on before for half a minute; its processor time is read between two moments at which all matches are under way, and divided by the actions accepted between them. The number of matches follows from that. The reference is how often a kilobyte can be hashed meanwhile; beside each figure stands as how many such hashes it counts.',
  run: async ({ quick, say }) => {
    const figures: Figure[] = [];
    for (const game of GAMES) {
      say(`decision: ${game.name}`);
      const { cpuMs, decisions, hashes, note, void: why } = await liveDuels(game, quick);
      const each = cpuMs / decisions;
      const common = { reference: hashes.reference, ...(why !== undefined && { void: why }) };
      figures.push(
        {
          ...common,
          id: `decision/${game.id}/cpu`,
          what: `${game.name}: processor time a decision`,
          value: each,
          unit: 'ms',
          ratio: hashes.in(each),
          note,
          ...(isDuel(game) && { gate: { must: 0.6, aim: 0.3, of: 'value', better: 'less' } }),
        },
        {
          ...common,
          id: `decision/${game.id}/duels`,
          what: `${game.name}: live matches that half a core carries`,
          value: (HALF_A_CORE * 1000 * THINK_SECONDS) / each,
          unit: '',
          ...(isDuel(game) && { gate: { must: 2000, aim: 5000, of: 'value', better: 'more' } }),
        },
      );
    }
    return figures;
  },
};
