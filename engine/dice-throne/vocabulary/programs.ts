/** Questions about programs of the content, asked once when the library is built. */
import type { Amount, Cond, Effect, Offer, Program } from './words.ts';

const isEffect = (value: unknown): value is Effect => typeof value === 'object' && value !== null && 'do' in value;
export const isProgram = (value: unknown): value is Program =>
  Array.isArray(value) && value.length > 0 && value.every(isEffect);

/** Whether an effect anywhere inside the program satisfies the test. */
export const uses = (program: Program, test: (effect: Effect) => boolean): boolean =>
  program.some(
    (effect) =>
      test(effect) ||
      Object.values(effect).some((value) => isProgram(value) && uses(value, test)) ||
      (effect.do === 'choose' && (effect.options?.some((option) => uses(option.run, test)) ?? false)),
  );
/** Under which a companion's side is known: of a companion of which there is one, its sides are its own. */
export const sideKey = (companion: string, single: true | undefined, side: string): string =>
  single ? `${companion}/${side}` : side;
/** A requirement is read off the dice; nothing else may be asked there. */
export const speaksOfDice = (cond: Cond): boolean => {
  if ('all' in cond) return cond.all.every(speaksOfDice);
  if ('any' in cond) return cond.any.every(speaksOfDice);
  if ('not' in cond) return speaksOfDice(cond.not);
  return 'shows' in cond || 'straight' in cond || 'alike' in cond;
};
/** The amount reads what is known only at settlement, so it waits. */
export const isLate = (n: Amount): boolean => {
  if (typeof n === 'number') return false;
  if ('record' in n) return n.record === 'subtotal' || n.record === 'dealt';
  if ('plus' in n) return n.plus.some(isLate);
  if ('times' in n) return n.times.some(isLate);
  if ('half' in n) return isLate(n.half);
  if ('least' in n) return n.least.some(isLate);
  if ('most' in n) return n.most.some(isLate);
  return 'table' in n && isLate(n.by);
};
/** An Attack's damage: it is aimed at the target. */
export const damagesTarget = (effect: Effect): boolean =>
  effect.do === 'damage' && effect.type !== 'collateral' && (effect.to === undefined || effect.to === 'target');
/** What it does is done to the target of an Attack, which has to be known for it. */
export const aimsAtTarget = (effect: Effect): boolean => {
  switch (effect.do) {
    case 'move':
      return effect.to === 'target' || effect.from === 'target';
    case 'cards':
    case 'adjust':
    case 'cannot':
      return effect.of === 'target';
    // A choice among such effects is one for when the target is known.
    case 'choose':
      return effect.options?.every(({ run }) => run.some(aimsAtTarget)) ?? false;
    default:
      return false;
  }
};
export const altersDice = (program: Program): boolean => uses(program, (effect) => effect.do === 'dice');
/** The token that an offer does nothing but sell, one for a fixed price. */
export const soldBy = ({ cost, run }: Offer): { readonly token: string; readonly price: number } | undefined => {
  const [gain, ...more] = run;
  if (typeof cost?.cp !== 'number' || more.length > 0 || gain?.do !== 'move' || gain.n !== 1) return undefined;
  const { what, to, from } = gain;
  return typeof what === 'object' && 'token' in what && to === 'self' && from === undefined
    ? { token: what.token, price: cost.cp }
    : undefined;
};

/** What some content is about, wherever inside of it. */
export interface Words {
  /** Moments that it listens to. */
  readonly hears: Set<string>;
  /** Figures of the rules that it changes (`adjust`). */
  readonly adjusts: Set<string>;
  /** What it forbids (`cannot`). */
  readonly forbids: Set<string>;
  /** Verbs of the words that stand on boards. */
  readonly stands: Set<string>;
  /** Figures that such words change, and what they forbid. */
  readonly boardAdjusts: Set<string>;
  readonly boardForbids: Set<string>;
}
export const wordsIn = (content: unknown): Words => {
  const words: Words = {
    hears: new Set(),
    adjusts: new Set(),
    forbids: new Set(),
    stands: new Set(),
    boardAdjusts: new Set(),
    boardForbids: new Set(),
  };
  gatherWords(content, words);
  return words;
};
const gatherWords = (content: unknown, words: Words): void => {
  if (typeof content !== 'object' || content === null) return;
  if ('at' in content && 'run' in content && typeof content.at === 'string') words.hears.add(content.at);
  if ('do' in content && 'what' in content && typeof content.what === 'string') {
    if (content.do === 'adjust') words.adjusts.add(content.what);
    if (content.do === 'cannot') words.forbids.add(content.what);
  }
  if ('standing' in content && Array.isArray(content.standing)) {
    for (const word of content.standing) if (isEffect(word)) gatherStanding(word, words);
  }
  for (const inner of Object.values(content)) gatherWords(inner, words);
};
const gatherStanding = (word: Effect, { stands, boardAdjusts, boardForbids }: Words): void => {
  stands.add(word.do);
  if (word.do === 'adjust') boardAdjusts.add(word.what);
  if (word.do === 'cannot') boardForbids.add(word.what);
};
