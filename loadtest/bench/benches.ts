/** The rows of the suite, in the order of the page. */
import type { Bench } from './figure.ts';
import { decision } from './rows/decision.ts';
import { engine } from './rows/engine.ts';
import { heroes } from './rows/heroes.ts';
import { latency } from './rows/latency.ts';
import { memory } from './rows/memory.ts';
import { wire } from './rows/wire.ts';

export const BENCHES: readonly Bench[] = [decision, memory, wire, latency, engine, heroes];
