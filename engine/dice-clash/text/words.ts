/** What a language says of Dice Clash, generated from the content's own data. */
import type { Dictionary } from '../../core/words/dictionary.ts';
import type { Effect, Modifier, Power } from '../content.ts';
import type { DiceClashEvent, EventType } from '../state/events.ts';
import type { Question } from '../state/state.ts';
import type { DiceClashAction } from '../state/view-shape.ts';

/** What may stand on a space. */
export type Mod = NonNullable<Modifier>['mod'] | 'plain';

export interface Words {
  /** What each kind of space means, with its figure where it has one. */
  readonly spaces: Readonly<Record<Mod, (n: number) => string>>;
  power(power: Power): string;
  sentences(effects: readonly Effect[]): string;
  readonly questions: Readonly<Record<Question, string>>;
  label(action: DiceClashAction): string;
  /** Words for an event; none where it needs none. */
  tell<T extends EventType>(event: DiceClashEvent<T>, powerName: (id: string) => string): string;
  /** Modes, which are written out in English. */
  readonly said: Dictionary;
}
