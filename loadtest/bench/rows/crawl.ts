/** What a crawl of four costs: to its end by bots, a decision beside one of a duel, what enemies think for, and memory. */
import { playBot } from '../../../engine/bots/index.ts';
import type { BotKind } from '../../../engine/bots/kinds.ts';
import { numbersFrom, seededStream } from '../../../engine/core/chance.ts';
import type { AnyGame } from '../../../engine/core/game.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { portalCrawl } from '../../../engine/dice-throne/modes/portal-crawl.ts';
import { duellists } from '../duellists.ts';
import type { Bench, Figure, Gate } from '../figure.ts';
import { heapOf } from '../heap.ts';
import { Hashes } from '../references.ts';
import { timeAt } from '../times.ts';

const FULL = { crawls: 24, seconds: 6, live: 200 };
const QUICK = { crawls: 4, seconds: 1, live: 40 };
const HEROES = 4;
/** Where one of two things is played whole for so many milliseconds, then the other. */
const TURN_MS = 250;
/** A live crawl is one in the middle of its way. */
const HALF_WAY = 400;

const game: AnyGame = diceThrone;

const heroesFrom = (first: number) =>
  Array.from({ length: HEROES }, (_, seat) => {
    const { heroes } = duellists(game);
    return { hero: heroes[(first + seat) % heroes.length]?.id ?? '' };
  });
const crawl = (i: number): unknown =>
  game.start(
    { mode: portalCrawl.id, seats: heroesFrom(i * HEROES), setup: { scenario: 1 + 2 * (i % 4) } },
    seededStream(`bench crawl ${i}`),
  );
const duel = (i: number): unknown =>
  game.start({ mode: duellists(game).mode, seats: heroesFrom(i).slice(0, 2) }, seededStream(`bench duel ${i}`));

/** In milliseconds of processor time. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Played {
  /** Processor time of whole matches, by match. */
  readonly matches: readonly number[];
  /** Time of each action after which enemies took a turn. */
  readonly enemies: readonly number[];
  readonly decisions: number;
}

interface Count {
  readonly decisions: number;
  /** That they brought: an action of a hero brings on what enemies do by themselves. */
  readonly events: number;
}

const play = (kind: BotKind, match: unknown, random: () => number, enemies: number[]): Count => {
  const count = { decisions: 0, events: 0 };
  for (let next = game.waiting(match)[0]; next; next = game.waiting(match)[0]) {
    const action = playBot(kind, game, match, next.seat, random);
    const begun = performance.now();
    const events = game.apply(match, next.seat, action);
    const took = performance.now() - begun;
    if (events.some(({ type }) => type === 'enemy-turn')) enemies.push(took);
    count.decisions++;
    count.events += events.length;
  }
  return count;
};

const wholeCrawls = (crawls: number): Played => {
  const random = numbersFrom(seededStream('bench crawl'));
  const enemies: number[] = [];
  let decisions = 0;
  const matches = Array.from({ length: crawls }, (_, i) => {
    const begun = processorTime();
    decisions += play('sensible', crawl(i), random, enemies).decisions;
    return processorTime() - begun;
  });
  return { matches, enemies, decisions };
};

interface Cost {
  /** Processor time, in milliseconds. */
  readonly decision: number;
  readonly event: number;
}

/** Of random bots in crawls and in duels by turns, so that a machine that slows down slows down both. */
const costs = (seconds: number): { readonly ofCrawl: Cost; readonly ofDuel: Cost } => {
  const random = numbersFrom(seededStream('bench crawl decisions'));
  const kinds = [crawl, duel].map((start) => ({ start, ms: 0, decisions: 0, events: 0, matches: 0 }));
  while (kinds.some(({ ms }) => ms < seconds * 1000)) {
    for (const kind of kinds) {
      for (const until = kind.ms + TURN_MS; kind.ms < until; kind.matches++) {
        const begun = processorTime();
        const { decisions, events } = play('random', kind.start(kind.matches), random, []);
        kind.decisions += decisions;
        kind.events += events;
        kind.ms += processorTime() - begun;
      }
    }
  }
  const [ofCrawl, ofDuel] = kinds.map(({ ms, decisions, events }) => ({
    decision: ms / decisions,
    event: ms / events,
  }));
  if (!ofCrawl || !ofDuel) throw new Error('both kinds are played');
  return { ofCrawl, ofDuel };
};

const halfWay = (i: number): unknown => {
  const random = numbersFrom(seededStream(`bench crawl heap ${i}`));
  const match = crawl(i);
  for (let n = 0; n < HALF_WAY && !game.outcome(match); n++) {
    const seat = game.waiting(match)[0]?.seat ?? 0;
    game.apply(match, seat, playBot('random', game, match, seat, random));
  }
  return match;
};

/** What must be is what is aimed at, too. */
const most = (must: number, of: Gate['of'] = 'value'): Gate => ({ must, aim: must, of, better: 'less' });

const measure = ({ crawls, seconds, live }: typeof FULL): Figure[] => {
  const hashes = new Hashes('a second of processor time');
  wholeCrawls(1);
  hashes.take();
  const { matches, enemies, decisions } = wholeCrawls(crawls);
  hashes.take();
  const { ofCrawl, ofDuel } = costs(seconds);
  hashes.take();
  const common = { reference: hashes.reference };
  const figure = (id: string, what: string, value: number, unit: string, more: Partial<Figure> = {}): Figure => ({
    id: `crawl/${id}`,
    what,
    value,
    unit,
    ...common,
    ...more,
  });
  return [
    figure('whole', 'a crawl of four sensible bots to its end, p50', timeAt(matches, 0.5) / 1000, 's'),
    figure('longest', 'the same, the longest', timeAt(matches, 1) / 1000, 's', {
      gate: most(10),
      note: `${crawls} crawls of scenarios 1, 3, 5 and 7, ${decisions} decisions.`,
    }),
    figure('decision', 'a decision in a crawl of four random bots', ofCrawl.decision, 'ms', {
      ratio: ofCrawl.decision / ofDuel.decision,
      gate: most(3, 'ratio'),
      note: `One of a duel takes ${(ofDuel.decision * 1000).toFixed(1)} µs.`,
    }),
    figure('event', 'the same, by each event that it brings: enemies act by themselves', ofCrawl.event, 'ms', {
      ratio: ofCrawl.event / ofDuel.event,
      note: `A decision brings ${(ofCrawl.decision / ofCrawl.event).toFixed(1)} events, one of a duel ${(ofDuel.decision / ofDuel.event).toFixed(1)}.`,
    }),
    figure(
      'enemies-p50',
      'an action after which enemies take a turn, all that they look ahead among it, p50',
      timeAt(enemies, 0.5),
      'ms',
      {
        gate: most(5),
      },
    ),
    figure('enemies-p99', 'the same, p99', timeAt(enemies, 0.99), 'ms', {
      gate: most(50),
      note: `${enemies.length} of them.`,
    }),
    { ...figure('heap', 'heap of a live crawl', heapOf(live, halfWay), 'KB', { gate: most(30) }) },
  ];
};

export const crawls: Bench = {
  name: 'crawl',
  what: 'What a crawl of Dice Throne Adventures costs on one core, without rooms and network.',
  how: 'Sensible bots play whole crawls of four heroes in processor time; decisions of random bots in crawls and in duels take turns, and what is held to the gate is how many times the second the first takes; the heap is that of crawls in the middle of their way, garbage collected.',
  run: async ({ quick, say }) => {
    say('crawl: Dice Throne Adventures');
    return measure(quick ? QUICK : FULL);
  },
};
