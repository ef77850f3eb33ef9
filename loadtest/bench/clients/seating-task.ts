/** What the clients that come all at once are told, and what they say. */
import { z } from 'zod';

/** What is played, and by whom. */
const table = z.object({ game: z.string(), mode: z.string(), heroes: z.array(z.string()) });
export type SeatingTable = z.infer<typeof table>;

export const seatingTask = z.object({
  url: z.string(),
  /** How many pairs. */
  duels: z.number(),
  /** Left out: they come to rooms that are Colyseus alone. */
  table: table.optional(),
});
export type SeatingTask = z.infer<typeof seatingTask>;

/** How many came to a seat, and how many duels had to be tried again for it. */
export const seated = z.object({ seated: z.number(), again: z.number(), cpuMs: z.number() });
export type Seated = z.infer<typeof seated>;
