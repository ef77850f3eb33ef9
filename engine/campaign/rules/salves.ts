/** Salves that the team begins a session with, shared out as it likes (rulebook: Distribute Starting Salves). */

/** Evenly; what is left over goes to the first seats (ruling V4). */
export const evenly = (salves: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => Math.floor(salves / seats) + (seat < salves % seats ? 1 : 0));

/** After a loss the team has those that the session began with, and so many more (rulebook: Recording a Loss). */
export const AFTER_A_LOSS = 3;
