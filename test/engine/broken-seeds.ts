/** Seeds that once broke something, kept so that it stays mended: mode, heroes, seed. */
export const BROKEN_SEEDS: readonly (readonly [string, readonly string[], string])[] = [];
