/** Sorts the legal lines that the server gives this seat to dice, spaces and answers. Nothing here knows when a
 *  placement is legal; what a die would be worth there follows from what lies on the table and is printed on it. */
import type { Seat } from '../../../engine/core/game.ts';
import { type Landing, landingsOn } from '../../../engine/dice-clash/rules/worth.ts';
import type { DieView, FighterView, PromptView, SideInfo } from '../../../engine/dice-clash/state/view-shape.ts';
import type { LegalAction } from '../../../protocol/messages.ts';

/** By die, `black:4`, and space, 1 … 9: one landing, or several where the space leaves a choice. */
export type Landings = (die: string, space: number) => readonly Landing[];

const NO_LANDINGS: Landings = () => [];

/** For the fighter on the side of its card that lies up. */
export const landingsOf = ({ grid, next }: FighterView, { modifiers, power }: SideInfo): Landings => {
  const placing = { grid: grid.map(lying), next };
  return (die, space) => {
    const [colour = '', value] = die.split(':');
    return landingsOn(placing, { grid: modifiers, power }, { colour, value: Number(value) }, space - 1);
  };
};

/** Dice on a grid lie open. */
const lying = (die: DieView | null): { readonly value: number } | null => die && { value: die.value ?? 0 };

/** One way to place a die, and what it comes to. */
export interface Placement {
  readonly line: LegalAction;
  /** Absent where nobody knows the grid. */
  readonly landing?: Landing;
}

export interface SortedLines {
  /** By die, then by space; where a space leaves a choice of values, several. */
  readonly placements: ReadonlyMap<string, ReadonlyMap<number, readonly Placement[]>>;
  /** By option id, in the order given. */
  readonly choices: ReadonlyMap<string, LegalAction>;
}

export const NO_LINES: SortedLines = { placements: new Map(), choices: new Map() };

export function sortLines(legal: readonly LegalAction[], landings: Landings = NO_LANDINGS): SortedLines {
  const placements = new Map<string, Map<number, Placement[]>>();
  const choices = new Map<string, LegalAction>();
  for (const line of legal) {
    const [die, space, value, option] = ['die', 'space', 'value', 'option'].map((name): unknown =>
      Reflect.get(line.action, name),
    );
    if (line.action.type === 'choose' && typeof option === 'string') choices.set(option, line);
    if (line.action.type !== 'place' || typeof die !== 'string' || typeof space !== 'number') continue;
    const landing = landings(die, space).find((one) => value === undefined || one.value === value);
    const ofDie = placements.get(die) ?? new Map<number, Placement[]>();
    placements.set(die, ofDie);
    ofDie.set(space, [...(ofDie.get(space) ?? []), { line, landing }]);
  }
  return { placements, choices };
}

/** Questions about spaces or dice of whoever is not on turn. */
const OF_THE_OTHER = new Set(['bar', 'cover-space', 'cover-die', 'discard']);

/** Whose grid or pool a question is about: mostly that of the seat on turn, whose die brought it about. */
export const askedAbout = ({ question }: Pick<PromptView, 'question'>, active: Seat): Seat =>
  OF_THE_OTHER.has(question) ? 1 - active : active;

/** The option that names a die, or a space. */
export const dieOption = (name: string): string => `die:${name}`;
export const spaceOption = (space: number): string => `space:${space}`;
export const isOnTable = (option: string): boolean => /^(die|space):/.test(option);
