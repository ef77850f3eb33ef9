/** Levels as they are written: `I` at 1. */
export const ROMAN: readonly string[] = ['', 'I', 'II', 'III', 'IV'];
