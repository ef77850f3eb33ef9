/** The vocabulary of Dice Clash: what a space of a battle grid does to the die placed there, and what a power does. All
 *  content is written in it; the rules know no warrior by name. */

/** A space of a grid, or `null` for one without an icon. `n` is added to, or, with `set`, is, the value it names. */
export type Modifier =
  | { readonly mod: 'attack' | 'defence' | 'raise' | 'set'; readonly n: number }
  | { readonly mod: 'match' | 'nudge' | 'move' | 'flip' | 'look' | 'special' }
  | null;

/** Nine spaces, left to right and top to bottom. */
export type Grid = readonly Modifier[];

export type Colour = 'black' | 'white' | 'red';

/** What a power does, for whoever's die brought it about; `foe` is the other one. It does as much as it can: what finds
 *  nothing to act on does nothing. */
export type Effect =
  /** Dice of a pool are rolled again: all, as many as their owner likes, or those that show 1 or 6. */
  | { readonly do: 're-roll'; readonly whose: 'own' | 'foe'; readonly which: 'all' | 'any' | 'ends' }
  /** Another die of the own grid is rolled again and goes back to the pool. */
  | { readonly do: 'take-back' }
  /** The foe covers an open space of its own grid with a die of its pool. */
  | { readonly do: 'cover' }
  /** The foe's next die ignores all modifiers. */
  | { readonly do: 'blunt' }
  /** So many dice of the own pool may go up or down by 1. */
  | { readonly do: 'adjust'; readonly dice: number }
  /** The foe's next die may not go to a space of one's choice, unless that is its only one. */
  | { readonly do: 'bar' }
  /** A die of the own pool is set to any value and put aside; it can be placed on a later turn, and nothing touches it. */
  | { readonly do: 'set-aside' }
  /** A die of the own pool is rolled openly; what it shows decides what follows. */
  | { readonly do: 'roll-one'; readonly rows: readonly Row[] }
  /** The die just rolled goes back to the pool, or is out for the round. */
  | { readonly do: 'return-rolled' | 'discard-rolled' }
  /** The foe discards a die of its pool. */
  | { readonly do: 'discard' }
  /** The foe chooses and rolls its next die before placing it, and must place that one. */
  | { readonly do: 'roll-next' }
  /** Against a legend: its next dice are rolled now. */
  | { readonly do: 'foresee'; readonly dice: number }
  /** Against a legend: once this round, a die that it rolled may be rolled again. */
  | { readonly do: 'may-force' }
  /** Against a legend: the next 1 or 6 that it rolls is rolled again. */
  | { readonly do: 'spoil' }
  /** Against a legend: its next die shows what one likes. */
  | { readonly do: 'choose-next' }
  /** A legend's next dice show this value and are not rolled. */
  | { readonly do: 'next-dice'; readonly dice: number; readonly value: number }
  /** The foe loses a die of that colour from its pool. */
  | { readonly do: 'remove'; readonly colour: Colour }
  /** Dice in the corners of the own grid are out for the round. */
  | { readonly do: 'clear-corners' };

/** What a rolled die brings about from one value to another. */
export interface Row {
  readonly from: number;
  readonly to: number;
  readonly then: readonly Effect[];
}

export interface Power {
  readonly id: string;
  readonly name: string;
  readonly effects: readonly Effect[];
  /** What it does instead against a legend. */
  readonly solo?: readonly Effect[];
  /** What the red die counts as, whatever it shows and wherever it lies. */
  readonly red?: { readonly defence?: number; readonly attack?: number };
}

export interface Side {
  readonly power: Power;
  readonly grid: Grid;
}

export interface FighterDef {
  readonly id: string;
  readonly name: string;
  /** A legend is played by the game itself. */
  readonly kind: 'warrior' | 'legend';
  /** How it begins, and how it fights once it has lost a round. */
  readonly sides: readonly [normal: Side, adrenaline: Side];
}

/** A grid as it lies on the table: three rows of three. */
export const rows = (three: readonly (readonly [Modifier, Modifier, Modifier])[]): Grid => three.flat();

export const attack = (n: number): Modifier => ({ mod: 'attack', n });
export const defence = (n: number): Modifier => ({ mod: 'defence', n });
export const raise = (n: number): Modifier => ({ mod: 'raise', n });
export const set = (n: number): Modifier => ({ mod: 'set', n });
/** Becomes equal to a die beside it. */
export const match: Modifier = { mod: 'match' };
/** One up or one down. */
export const nudge: Modifier = { mod: 'nudge' };
/** Another die of the grid goes to another space. */
export const move: Modifier = { mod: 'move' };
/** Turned to its other side. */
export const flip: Modifier = { mod: 'flip' };
/** The foe's pool is looked at. */
export const look: Modifier = { mod: 'look' };
/** A legend's power. */
export const special: Modifier = { mod: 'special' };
export const plain: Modifier = null;
