/** What the clients that come all at once are told, and what they say. */
import { z } from 'zod';

export const seatingTask = z.object({
  url: z.string(),
  /** How many matches of two, or rooms of Colyseus alone. */
  duels: z.number(),
  /** Nothing: bare rooms. */
  game: z.string().optional(),
  mode: z.string(),
  heroes: z.array(z.string()),
});
export type SeatingTask = z.infer<typeof seatingTask>;

/** How many came to a seat, and how many duels had to be tried again for it. */
export const seated = z.object({ seated: z.number(), again: z.number(), cpuMs: z.number() });
export type Seated = z.infer<typeof seated>;
