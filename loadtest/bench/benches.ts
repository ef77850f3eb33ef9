/** The rows of the suite, in the order of the page. */
import type { Bench } from './figure.ts';
import { appends } from './rows/appends.ts';
import { crawls } from './rows/crawl.ts';
import { decision } from './rows/decision.ts';
import { engine } from './rows/engine.ts';
import { frames } from './rows/frames.ts';
import { heroes } from './rows/heroes.ts';
import { journal } from './rows/journal.ts';
import { latency } from './rows/latency.ts';
import { loop } from './rows/loop.ts';
import { matcher } from './rows/matcher.ts';
import { memory } from './rows/memory.ts';
import { queue } from './rows/queue.ts';
import { seating } from './rows/seating.ts';
import { sleeping } from './rows/sleeping.ts';
import { start } from './rows/start.ts';
import { verifier } from './rows/verifier.ts';
import { wire } from './rows/wire.ts';

export const BENCHES: readonly Bench[] = [
  decision,
  memory,
  wire,
  journal,
  start,
  latency,
  loop,
  matcher,
  seating,
  queue,
  appends,
  sleeping,
  verifier,
  engine,
  crawls,
  frames,
  heroes,
];
