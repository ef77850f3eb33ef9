/** Sorts the legal lines that the server gives this seat to dice, spaces and answers. Nothing here knows when a
 *  placement is legal; what a die would be worth there comes with the view. */
import type { Seat } from '../../../engine/core/game.ts';
import type { LandingView, PromptView } from '../../../engine/dice-clash/state/view-shape.ts';
import type { LegalAction } from '../../../protocol/messages.ts';

/** One way to place a die, and what it comes to. */
export interface Placement {
  readonly line: LegalAction;
  /** Absent where the view does not say. */
  readonly landing?: LandingView;
}

export interface SortedLines {
  /** By die, then by space; where a space leaves a choice of values, several. */
  readonly placements: ReadonlyMap<string, ReadonlyMap<number, readonly Placement[]>>;
  /** By option id, in the order given. */
  readonly choices: ReadonlyMap<string, LegalAction>;
}

export const NO_LINES: SortedLines = { placements: new Map(), choices: new Map() };

export function sortLines(legal: readonly LegalAction[], landings: readonly LandingView[] = []): SortedLines {
  const placements = new Map<string, Map<number, Placement[]>>();
  const choices = new Map<string, LegalAction>();
  for (const line of legal) {
    const [die, space, value, option] = ['die', 'space', 'value', 'option'].map((name): unknown =>
      Reflect.get(line.action, name),
    );
    if (line.action.type === 'choose' && typeof option === 'string') choices.set(option, line);
    if (line.action.type !== 'place' || typeof die !== 'string' || typeof space !== 'number') continue;
    const landing = landings.find(
      (one) => one.die === die && one.space === space && (value === undefined || one.value === value),
    );
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
