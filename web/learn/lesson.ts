/** A match that teaches, in the real engine: the position and the dice are scripted, the opponent plays from a list, and
 *  the learner may take what the step is about. Windows in which the learner has nothing to learn pass by themselves. */

import { scriptedStream } from '../../engine/core/chance.ts';
import type { Action, Seat } from '../../engine/core/game.ts';
import { putNames } from '../../engine/core/player-names.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import type { MatchView } from '../../engine/dice-throne/state/view-shape.ts';
import type { LegalAction } from '../../protocol/messages.ts';
import type { Happening } from '../table/picture.ts';
import { refusalWords } from '../words/refusal.ts';
import { spoken, t } from '../words/t.ts';
import { DICE, type LearnAction, type LearnStep, OPPONENT, POSITION, steps } from './steps.ts';

export const LEARNER: Seat = 0;
const RIVAL: Seat = 1;
export const NAMES = ['Moon Elf', 'Barbarian'] as const;

/** Nothing scripted goes on for longer without the learner. */
const MOST_IN_A_ROW = 200;

const game = diceThrone;
type Match = Parameters<typeof game.view>[0];

export class Lesson {
  private readonly match: Match;
  private at = 0;
  private played = 0;
  /** What was told so far, a line each. */
  readonly lines: string[] = [];
  /** And as events, an entry for each action. */
  readonly happened: Happening[] = [];

  constructor() {
    this.match = game.scenario.position(POSITION, scriptedStream(DICE, t('the first match')));
    this.runOn();
  }

  get step(): LearnStep | undefined {
    return steps()[this.at];
  }
  get progress(): { readonly at: number; readonly of: number } {
    return { at: this.at + 1, of: steps().length };
  }
  get view(): MatchView {
    return game.view(this.match, LEARNER, spoken());
  }

  /** What the step lets one do, with its words. */
  get legal(): LegalAction[] {
    return game
      .legal(this.match, LEARNER)
      .filter((action) => this.step?.act?.type === action.type)
      .map((action) => ({ action, label: putNames(game.label(this.match, LEARNER, action, spoken()), nameOf) }));
  }

  /** Goes on from words that are only read. */
  readOn(): void {
    if (this.step && !this.step.act) this.at++;
    this.runOn();
  }

  /** Takes an action if it is what the step is about; else returns what is to be done instead. */
  take(value: unknown): string | undefined {
    const parsed = game.parse(value);
    const { step } = this;
    if (!step?.act) return t('Read on first.');
    if ('refusal' in parsed) return step.instead;
    const { action } = parsed;
    if (!this.isMeant(action, step)) return step.instead;
    const refusal = game.check(this.match, LEARNER, action);
    if (refusal) return refusalWords(refusal);
    this.apply(LEARNER, action);
    this.at++;
    this.runOn();
    return undefined;
  }

  private isMeant(action: Action, { act, reroll }: LearnStep): boolean {
    if (!act || !fits(action, act)) return false;
    if (!reroll) return true;
    const dice: unknown = Reflect.get(action, 'dice');
    return Array.isArray(dice) && dice.length === reroll.length && reroll.every((die) => dice.includes(die));
  }

  /** Lets everything happen that the learner has no part in. */
  private runOn(): void {
    for (let i = 0; i < MOST_IN_A_ROW; i++) {
      const [next] = this.next();
      if (!next) return;
      this.apply(next.seat, next.action);
    }
    throw new Error('the lesson goes on without its learner');
  }

  /** What happens next by itself; nothing while the learner is waited for, or the match is over. */
  private next(): { readonly seat: Seat; readonly action: Parameters<typeof game.apply>[2] }[] {
    const waiting = game.waiting(this.match);
    const own = waiting.find(({ seat }) => seat === LEARNER);
    if (own && (own.why !== 'window' || this.isForLearner())) return [];
    // While something is to be read, the table stands still.
    if (own?.why !== 'window' && this.step && !this.step.act && !waiting.some(({ why }) => why === 'window')) return [];
    for (const { seat, why } of waiting) {
      if (why === 'window') return [{ seat, action: { type: 'pass' } }];
      if (seat !== RIVAL) continue;
      const scripted = game.parse(OPPONENT[this.played] ?? { type: 'pass' });
      if ('refusal' in scripted) throw new Error(scripted.refusal.message);
      this.played++;
      return [{ seat, action: scripted.action }];
    }
    return [];
  }

  /** Whether the open window is what the step is about. */
  private isForLearner(): boolean {
    return this.step?.window === true && this.legal.length > 0;
  }

  private apply(seat: Seat, action: Parameters<typeof game.apply>[2]): void {
    const events = game.apply(this.match, seat, action);
    const seen = game.seen(this.match, events, LEARNER);
    this.happened.push({ id: this.happened.length, events: seen });
    for (const event of seen) {
      const line = putNames(game.tell(event, spoken()), nameOf);
      if (line !== '') this.lines.push(line);
    }
  }
}

const nameOf = (seat: Seat): string => NAMES[seat] ?? '';

const fits = (action: Action, act: LearnAction): boolean =>
  Object.entries(act).every(([field, value]) => Reflect.get(action, field) === value);
