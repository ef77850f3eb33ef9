/** What the processes of a crowd are told, and what they say. */
import { z } from 'zod';
import { PRESET_IDS } from '../../../protocol/presets.ts';

export const crowdTask = z.object({
  worker: z.number(),
  url: z.string(),
  matches: z.number(),
  game: z.string(),
  mode: z.string(),
  /** By seat: who may be played there. */
  heroes: z.array(z.array(z.string())),
  clock: z.enum(PRESET_IDS),
  /** The last seat is a bot's. */
  againstBot: z.boolean(),
  /** How long its players think, in milliseconds; by half of it more or less. */
  thinkMs: z.number(),
});
export type CrowdTask = z.infer<typeof crowdTask>;

/** What clients have seen and done so far. */
export interface CrowdLook {
  /** Actions that the server accepted. */
  readonly decisions: number;
  /** Bytes received, by what they were (`scale.ts`). */
  readonly bytes: Record<string, number>;
  /** Matches that could be opened only when they were tried again. */
  again: number;
  /** Matches that are over. */
  over: number;
  /** Processor time of the busiest of their processes. */
  readonly cpuMs: number;
}
