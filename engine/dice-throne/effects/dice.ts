/** `dice`: alters dice of open rolls: re-rolled, set, a step up or down, or a copy of another. */
import { pickOf, whoOf } from '../rules/amounts.ts';
import { rerollDie, setDie } from '../rules/rolls.ts';
import { decide, dieOptions, GONE, question, WAIT } from '../stack/asking.ts';
import { decider, impossible, NO_SEAT, rollOf } from '../state/context.ts';
import type { BodyId, DieAt, EffectFrame, Roll } from '../state/match.ts';
import type { Asks, Read, Result, Table } from '../state/table.ts';
import type { Dice } from '../vocabulary/words.ts';
import { diceOf, eachDie } from './dice-meant.ts';
import { asking, type Prepare, step } from './step.ts';

/** What becomes of a die: a new value, or another roll of it. */
interface Change {
  readonly at: DieAt;
  readonly value: number | undefined;
}

export const dice: Prepare<Dice> = (e) => {
  const picker = whoOf(e.who);
  const alters = alterationOf(e);
  const open = openFor(e, alters);
  const possible = hasDie(e, alters);
  if (e.repeat) return step({ effect: e, endsPlan: true, possible, ...oneByOne(alters, picker, open) });
  const changes = 'picked' in e.which || e.n === 'all' ? changesOfEach : changesOfSome;
  const asks = (t: Table, f: EffectFrame): Asks<Change[]> => {
    const [by] = picker(t, f);
    return by === undefined
      ? changes(t, f, alters, NO_SEAT, NO_DICE)
      : changes(t, f, alters, decider(t, by), open(t, f));
  };
  return step({
    effect: e,
    endsPlan: true,
    possible,
    ...asking(asks, (t, f, changes) => {
      for (const { at, value } of changes) {
        if (value === undefined) rerollDie(t, at, f.source);
        else setDie(t, at, value, f.source);
      }
      return 'done';
    }),
  });
};

const NO_DICE: readonly DieAt[] = [];

/** In what way dice are altered, and how many. Written out: effects have many shapes, and this is asked of die after die. */
interface Alteration extends Pick<Dice, 'how' | 'up' | 'to' | 'by' | 'upTo'> {
  readonly n: number;
}
const alterationOf = ({ how, up, to, by, upTo, n }: Dice): Alteration => ({
  how,
  up,
  to,
  by,
  upTo,
  n: typeof n === 'number' ? n : 1,
});

/** The dice that may be altered. */
const openFor = ({ which }: Dice, alters: Alteration): Read<readonly DieAt[]> => {
  if ('picked' in which) return (_, f) => pickOf(f, which.picked, 'dice').dice;
  const meant = diceOf(which);
  return (t, f) => meant(t, f).filter((at) => alterable(alters, rollOf(t, at.roll), at.die));
};
/** There is a die to alter: what makes such a card playable. */
const hasDie = ({ which }: Dice, alters: Alteration): Read<boolean> | undefined => {
  if ('picked' in which) return undefined;
  const may = (roll: Roll, die: number): boolean => alterable(alters, roll, die);
  return (t, f) => eachDie(t, f, which, may);
};

/** Altering this die in this way is possible at all. */
const alterable = ({ how, up, to }: Alteration, { values, sides }: Roll, die: number): boolean => {
  if (how === 'copy') return values.some((value) => value !== values[die]);
  if (how === 'step') return !up || values[die] !== sides;
  return how !== 'set' || to === undefined || values[die] !== to;
};

/** Asks what becomes of which of the open dice. */
type ChangesOf = (
  t: Table,
  f: EffectFrame,
  alters: Alteration,
  asker: number,
  open: readonly DieAt[],
) => Asks<Change[]>;

/** Each of the dice. */
const changesOfEach: ChangesOf = function* (t, f, alters, asker, open) {
  const changes: Change[] = [];
  for (const at of open)
    changes.push({ at, value: alters.how === 'reroll' ? undefined : yield* newValue(t, f, alters, asker, at) });
  return changes;
};
/** All dice and their values are picked first, then changed together. */
const changesOfSome: ChangesOf = function* (t, f, alters, asker, open) {
  const changes: Change[] = [];
  let left = open;
  for (let i = 0; i < alters.n && left.length > 0; i++) {
    const options = dieNames(t, asker, left, alters.upTo);
    const at = dieNamed(yield question(asker, options, f.source), options, left);
    if (at === 'done') break;
    changes.push({ at, value: alters.how === 'reroll' ? undefined : yield* newValue(t, f, alters, asker, at) });
    left = left.filter((other) => other !== at);
  }
  return changes;
};

/** Each die is changed before the next is picked; `stage` counts those already changed. */
const oneByOne = (alters: Alteration, picker: Read<readonly BodyId[]>, open: Read<readonly DieAt[]>) => {
  /** Asks for the dice from the first on; stops at the first that is still to be changed. */
  const nextDie = function* (t: Table, f: EffectFrame, changed: number): Asks<DieAt | 'done'> {
    const [by] = picker(t, f);
    for (let i = 0; by !== undefined && i < alters.n; i++) {
      const dice = open(t, f);
      if (dice.length === 0) return 'done';
      const asker = decider(t, by);
      const options = dieNames(t, asker, dice, alters.upTo);
      const at = dieNamed(yield question(asker, options, f.source), options, dice);
      if (at === 'done' || i >= changed) return at;
    }
    return 'done';
  };
  return {
    asks: (t: Table, f: EffectFrame) => nextDie(t, f, alters.n),
    does: (t: Table, f: EffectFrame): Result => {
      for (;;) {
        const at = decide(t, f, nextDie(t, f, f.stage ?? 0));
        if (at === WAIT) return 'wait';
        if (at === GONE || at === 'done') return 'done';
        rerollDie(t, at, f.source);
        f.stage = (f.stage ?? 0) + 1;
      }
    },
  };
};

/** The dice as they are asked for. */
const dieNames = (t: Table, asker: number, open: readonly DieAt[], upTo: true | undefined): string[] => {
  const options = dieOptions(t, asker, open);
  if (upTo) options.push('done');
  return options;
};
const dieNamed = (answer: string, options: readonly string[], open: readonly DieAt[]): DieAt | 'done' => {
  if (answer === 'done') return 'done';
  return open[options.indexOf(answer)] ?? impossible(`no die for ${answer}`);
};

/** The die's new value where it is not rolled again; asks where it is the player's to choose. */
function* newValue(t: Table, f: EffectFrame, alters: Alteration, asker: number, at: DieAt): Asks<number | undefined> {
  const { values, sides } = rollOf(t, at.roll);
  const now = values[at.die] ?? impossible(`no die ${at.die}`);
  if (alters.how === 'copy') {
    const from: DieAt[] = [];
    for (const [die, value] of values.entries()) if (value !== now) from.push({ roll: at.roll, die });
    const options = dieNames(t, asker, from, undefined);
    const copied = dieNamed(yield question(asker, options, f.source), options, from);
    return copied === 'done' ? impossible('a copy was declined') : values[copied.die];
  }
  const open =
    alters.how === 'step' ? steps(alters, now, sides) : alters.to !== undefined ? [alters.to] : [1, 2, 3, 4, 5, 6];
  const options = open.map((value) => `value:${value}`);
  return Number((yield question(asker, options, f.source)).slice('value:'.length));
}

/** The values that a step leads to, the lowest first. */
const steps = ({ by = 1, up }: Alteration, now: number, sides: number): number[] => {
  const values: number[] = [];
  for (let value = up ? now + 1 : now - by; value <= now + by; value++)
    if (value !== now && value >= 1 && value <= sides) values.push(value);
  return values;
};
