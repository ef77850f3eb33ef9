/** What of a program goes without saying, and which of its effects are told together: the same in every language. */
import type {
  Alternative,
  Amount,
  Comparison,
  Cond,
  Cost,
  Damage,
  Each,
  Move,
  Program,
  Who,
} from '../vocabulary/words.ts';
import { isSelf, type Scope } from './scope.ts';

/** Gains of plain figures that follow each other and go to the same player are one clause: how many these are. */
export const gainsFrom = (scope: Scope, program: Program, start: number): readonly Move[] => {
  const gains: Move[] = [];
  for (const effect of program.slice(start)) {
    if (effect.do !== 'move' || typeof effect.n !== 'number' || effect.to === undefined || effect.from !== undefined)
      break;
    if (effect.what !== 'cp' && !(typeof effect.what === 'object' && 'token' in effect.what)) break;
    const first = gains[0];
    if (first && (JSON.stringify(first.to) !== JSON.stringify(effect.to) || isChoice(effect))) break;
    if (first && inflicts(scope, first) !== inflicts(scope, effect)) break;
    gains.push(effect);
  }
  return gains;
};
/** Each choice of a player is one of its own. */
const isChoice = ({ to }: Move): boolean => typeof to === 'object' && 'choose' in to;
export const inflicts = ({ lib }: Scope, { what, to }: Move): boolean =>
  typeof what === 'object' && 'token' in what && !isSelf(to) && lib.tokens.get(what.token)?.def.kind === 'negative';

/** The damage is the ability's own, to whom it has as its target. */
export const isToTarget = ({ to }: Damage): boolean => to === undefined || to === 'target';

export const isWhos = (over: Each['over']): over is { readonly who: Who } => typeof over === 'object' && 'who' in over;

/** Done for each that is held, so that there is one goes without saying. */
export const visited = (over: Each['over'], run: Program): Program => {
  const [only] = run;
  if (run.length !== 1 || only?.do !== 'if' || only.else || !('compare' in only.cond)) return run;
  const [what, op, least] = only.cond.compare;
  return op === '>=' && least === 1 && JSON.stringify(what) === JSON.stringify(over) ? only.run : run;
};
export const single = ({ lib }: Scope, companion: string): boolean => lib.companions.get(companion)?.single === true;
/** That there is room for what is gained, or that a price can be paid, goes without saying. */
export const goesWithoutSaying = (scope: Scope, cond: Cond, run: Program): boolean => {
  if (isRoom(scope, cond)) return true;
  const [only] = run;
  if (run.length !== 1 || only?.do !== 'choose' || !('compare' in cond)) return false;
  const [what, op, least] = cond.compare;
  const token = typeof what === 'object' && 'held' in what && op === '>=' ? what.held : undefined;
  const paid = only.options?.filter(({ name }) => name !== 'no') ?? [];
  return (
    token !== undefined &&
    paid.length > 0 &&
    paid.every(({ cost }) => cost?.token?.id === token && cost.token.n === least)
  );
};
/** There are not yet as many of something as there may be. */
export const isRoom = ({ lib }: Scope, cond: Cond): boolean => {
  if (!('not' in cond) || !('compare' in cond.not)) return false;
  const [what, op, most] = cond.not.compare;
  if (typeof what !== 'object' || !('held' in what) || op !== '>=') return false;
  return most === (lib.sides.get(what.held)?.limit ?? lib.tokens.get(what.held)?.def.limit);
};

/** A condition on whoever may be picked, with the candidate in place of `self`, as one on "that player". */
export const onCandidate = (cond: Cond): Cond => {
  if ('compare' in cond) {
    const [a, op, b] = cond.compare;
    return { compare: [amountOfCandidate(a), op, amountOfCandidate(b)] };
  }
  if ('side' in cond || 'during' in cond) return isSelf(cond.of) ? { ...cond, of: 'it' } : cond;
  if ('who' in cond) return { who: isSelf(cond.who) ? 'it' : cond.who, among: isSelf(cond.among) ? 'it' : cond.among };
  if ('all' in cond) return { all: cond.all.map(onCandidate) };
  if ('any' in cond) return { any: cond.any.map(onCandidate) };
  return 'not' in cond ? { not: onCandidate(cond.not) } : cond;
};
const amountOfCandidate = (n: Amount): Amount =>
  typeof n === 'object' && ('held' in n || 'stat' in n || 'record' in n) && isSelf(n.of) ? { ...n, of: 'it' } : n;
/** That there is something to do to whoever is picked goes without saying: damage that comes, dice that lie there, tokens. */
export const isPickable = (cond: Cond): boolean => {
  if ('is' in cond) return true;
  if (!('compare' in cond)) return false;
  const [what] = cond.compare;
  if (typeof what !== 'object') return false;
  return ('record' in what && what.record === 'incoming') || ('held' in what && what.held === 'kind:removable');
};
/** That what it pays is there goes without saying. */
export const isAffordable = ({ if: cond, run }: Alternative): boolean => {
  if (!cond || !('compare' in cond)) return false;
  const [what, op, least] = cond.compare;
  if (typeof what !== 'object' || !('stat' in what) || what.stat !== 'cp' || op !== '>=') return false;
  const whose = JSON.stringify(what.of ?? 'self');
  return run.some((e) => e.do === 'move' && e.what === 'cp' && e.n === least && JSON.stringify(e.from) === whose);
};
export const isDecline = ({ name, run }: Alternative): boolean => name === 'no' && run.length === 0;

/** Companions of which any may be paid for the same: their sides, and one of the alternatives. */
export const paidAlike = (
  options: readonly Alternative[],
): { readonly option: Alternative; readonly sides: readonly string[] } | undefined => {
  const [first] = options;
  const sides = options.flatMap(({ cost }) => cost?.companion ?? []);
  if (!first || options.length < 2 || sides.length < options.length) return undefined;
  const run = JSON.stringify(first.run);
  const same = options.every(({ run: other, if: cond }) => !cond && JSON.stringify(other) === run);
  return same ? { option: first, sides } : undefined;
};

/** A companion paid for another: the side that goes, and the one that comes. */
export const grown = (
  cost: Cost | undefined,
  run: Program,
): { readonly from: string; readonly to: string } | undefined => {
  const [only] = run;
  if (!cost?.companion || run.length !== 1 || only?.do !== 'move') return undefined;
  if (typeof only.what !== 'object' || !('companion' in only.what) || only.n !== 1) return undefined;
  return { from: cost.companion, to: only.what.side };
};

/** `-1 ×` what was picked: the name of the pick. */
export const lessPick = (n: Amount): string | undefined => {
  if (typeof n === 'number' || !('times' in n)) return undefined;
  const [first, second] = n.times;
  return first === -1 && typeof second === 'object' && 'picked' in second ? second.picked : undefined;
};

/** `-1 ×` an amount: the amount. */
export const lessOf = (n: Amount): Amount | undefined => {
  if (typeof n === 'number' || !('times' in n) || n.times.length !== 2) return undefined;
  const [first, second] = n.times;
  return first === -1 ? second : undefined;
};

/** `11 to 15`, where a sum has both a least and a most. */
export const sumRange = ([low, high, ...more]: readonly Cond[]):
  | { readonly from: number; readonly to: number }
  | undefined => {
  if (!low || !high || more.length > 0 || !('compare' in low) || !('compare' in high)) return undefined;
  const [[a, least, from], [b, most, to]] = [low.compare, high.compare];
  const sums = typeof a === 'object' && 'sum' in a && typeof b === 'object' && 'sum' in b && a.sum === b.sum;
  return sums && least === '>=' && most === '<=' && typeof from === 'number' && typeof to === 'number'
    ? { from, to }
    : undefined;
};

/** What is compared the other way round. */
export const OPPOSITES: Readonly<Record<Exclude<Comparison, '='>, Comparison>> = {
  '<': '>=',
  '<=': '>',
  '>=': '<',
  '>': '<=',
};

/** A sum with parts that are alike told as so many times one of them. */
export const summed = (plus: readonly Amount[]): readonly Amount[] => {
  const texts = plus.map((part) => JSON.stringify(part));
  return plus.flatMap((part, i) => {
    const alike = typeof part === 'number' ? [i] : texts.flatMap((text, at) => (text === texts[i] ? [at] : []));
    if (alike[0] !== i) return [];
    return alike.length === 1 ? [part] : [{ times: [alike.length, part] }];
  });
};

/** The figure that an amount is, or that it is held within by what is there. */
export const figureOf = (n: Amount): number | undefined =>
  typeof n === 'number' ? n : 'least' in n ? n.least.find((part) => typeof part === 'number') : undefined;
/** The most is all that there is of what is moved. */
export const isWhatIsThere = (most: Amount, { what, from }: Move): boolean => {
  if (typeof most !== 'object' || JSON.stringify(from ?? 'self') !== JSON.stringify(ownerOf(most))) return false;
  if ('stat' in most) return what === 'cp' && most.stat === 'cp';
  return 'held' in most && typeof what === 'object' && 'token' in what && what.token === most.held;
};
const ownerOf = (most: Exclude<Amount, number>): Who => ('of' in most ? most.of : undefined) ?? 'self';
