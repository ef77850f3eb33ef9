/** What a decision costs the server, and how many duels that lets a process carry. */
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '../../../engine/games.ts';
import { BareRooms } from '../clients/bare-rooms.ts';
import { isDuel } from '../duellists.ts';
import type { Bench, Figure } from '../figure.ts';
import { liveDuels } from '../live-duels.ts';
import { OwnServer } from '../own-server.ts';
import { Hashes } from '../references.ts';

/** How long people think on average, which makes live duels of decisions a second. */
const THINK_SECONDS = 3;
const HALF_A_CORE = 0.5;

/** Bare rooms are looked at under the same load. */
const BARE = { rooms: 500, thinkMs: 750, settleMs: 20_000, seconds: 24 };
const BARE_QUICK = { rooms: 40, thinkMs: 600, settleMs: 3000, seconds: 6 };

/** What the same costs where there is no game: a message comes in, a few numbers change, two clients are sent a patch. */
const bareFigure = async ({ rooms, thinkMs, settleMs, seconds }: typeof BARE): Promise<Figure> => {
  const server = await OwnServer.start('none');
  try {
    const bare = await BareRooms.open(server.url, rooms);
    bare.play(thinkMs);
    await sleep(settleMs);
    const hashes = new Hashes('a second of processor time');
    hashes.take();
    const [before, cpu] = [bare.decisions, server.usage.cpuSeconds];
    await sleep(seconds * 1000);
    const [decisions, cpuSeconds] = [bare.decisions - before, server.usage.cpuSeconds - cpu];
    hashes.take();
    await bare.leave();
    const value = (cpuSeconds * 1000) / decisions;
    return {
      id: 'decision/bare/cpu',
      what: 'bare Colyseus rooms: processor time an action',
      value,
      unit: 'ms',
      reference: hashes.reference,
      ratio: hashes.in(value),
      note: `Bare rooms: ${rooms} at once, ${decisions} actions in ${seconds} s.`,
    };
  } finally {
    await server.stop();
  }
};

export const decision: Bench = {
  name: 'decision',
  what: 'Processor time of the server for a decision of a live match of two, opening left out, and how many such matches half a core carries at a decision each three seconds.',
  how: 'The server is a process of its own that keeps every action first, and has been played on before for half a minute; its processor time is read between two moments at which all matches are under way, and divided by the actions accepted between them. The number of matches follows from that. Matches act in rounds, as they do by default (`THRONEROOM_ROUND_MS`). The reference is how often a kilobyte can be hashed meanwhile; beside each figure stands as how many such hashes it counts. Rooms that are Colyseus alone, two clients each and one flush an action, stand at the end.',
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
    say('decision: bare rooms');
    figures.push(await bareFigure(quick ? BARE_QUICK : BARE));
    return figures;
  },
};
