/** What a die is worth where it lands: the heart of the game. It asks no more than anybody may know, so that pages reckon with
 *  it what the server does, and need not be told of each die and space. */
import type { Modifier, Power } from '../content.ts';

/** A die that has landed. Defence and attack may leave the range of a die; the value never does. */
export interface Landing {
  readonly value: number;
  readonly defence: number;
  readonly attack: number;
}

/** Of a fighter: by space, what lies there, and whether the next die ignores all modifiers. */
export interface Placing {
  readonly grid: readonly ({ readonly value: number } | null)[];
  readonly next: { readonly blunted: boolean };
}

const clamp = (value: number): number => Math.min(6, Math.max(1, value));

const ROWS = 3;
/** The spaces beside each space. */
const BESIDE: readonly (readonly number[])[] = Array.from({ length: ROWS * ROWS }, (_, space) => {
  const column = space % ROWS;
  const sideways = [column > 0 ? space - 1 : -1, column < ROWS - 1 ? space + 1 : -1];
  return [space - ROWS, space + ROWS, ...sideways].filter((other) => other >= 0 && other < ROWS * ROWS);
});

/** The different values of the dice beside a space, in order. */
export const valuesBeside = (grid: Placing['grid'], space: number): number[] => {
  const near = new Set<number>();
  for (const other of BESIDE[space] ?? []) {
    const die = grid[other];
    if (die) near.add(die.value);
  }
  return near.size > 1 ? [...near].sort() : [...near];
};

/** What a die of that value may become on a space. */
const valuesOn = (modifier: Modifier, value: number, grid: Placing['grid'], space: number): number[] => {
  switch (modifier?.mod) {
    case 'raise':
      return [clamp(value + modifier.n)];
    case 'set':
      return [modifier.n];
    case 'flip':
      return [7 - value];
    case 'nudge':
      return [...new Set([clamp(value - 1), clamp(value + 1)])];
    case 'match': {
      const near = valuesBeside(grid, space);
      return near.length > 0 ? near : [value];
    }
    default:
      return [value];
  }
};

/** Most dice lie on most spaces as what they show. */
const asItIs = (value: number): Landing => ({ value, defence: value, attack: value });
const PLAIN: readonly (readonly Landing[])[] = Array.from({ length: 7 }, (_, value) => [asItIs(value)]);

/** Everything a die may be worth on an open space of its owner's grid. A standing power of the red die overrides what
 *  value and space say. */
export const landingsOn = (
  { grid, next }: Placing,
  side: { readonly grid: readonly Modifier[]; readonly power: Pick<Power, 'red'> },
  { colour, value: shown }: { readonly colour: string; readonly value: number },
  space: number,
): readonly Landing[] => {
  const modifier = next.blunted ? null : (side.grid[space] ?? null);
  const red = colour === 'red' ? side.power.red : undefined;
  if (modifier === null && !red) return PLAIN[shown] ?? [asItIs(shown)];
  const landed = (value: number): Landing => ({
    value,
    defence: red?.defence ?? value + (modifier?.mod === 'defence' ? modifier.n : 0),
    attack: red?.attack ?? value + (modifier?.mod === 'attack' ? modifier.n : 0),
  });
  return modifier === null ? [landed(shown)] : valuesOn(modifier, shown, grid, space).map(landed);
};
