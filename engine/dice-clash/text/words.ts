/** What a language says of Dice Clash, generated from the content's own data. */
import type { Dictionary } from '../../core/words/dictionary.ts';
import type { Effect, Modifier, Power } from '../content.ts';
import type { DiceClashEvent, EventType } from '../state/events.ts';
import type { Question } from '../state/state.ts';
import type { DiceClashAction, SpaceInfo } from '../state/view-shape.ts';

export interface Words {
  /** A space as it is printed on a grid, with its meaning. */
  space(modifier: Modifier): SpaceInfo;
  power(power: Power): string;
  sentences(effects: readonly Effect[]): string;
  readonly questions: Readonly<Record<Question, string>>;
  label(action: DiceClashAction): string;
  /** Words for an event; none where it needs none. */
  tell<T extends EventType>(event: DiceClashEvent<T>, powerName: (id: string) => string): string;
  /** Modes, which are written out in English. */
  readonly said: Dictionary;
}
