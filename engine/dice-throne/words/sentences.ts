/** Effects in words: each of the verbs gives a clause, a program gives sentences. */
import type { Library } from '../library.ts';
import type {
  Alternative,
  Choose,
  Cost,
  Dice,
  DiceOf,
  Effect,
  Modify,
  Move,
  Pickable,
  Program,
  Who,
} from '../words.ts';
import { capital, listed, nameOf } from './names.ts';
import { amountWords, condWords, ifWords, muchOf, whoWords } from './phrases.ts';

/** A program as one or more sentences. */
export const programWords = (lib: Library, program: Program): string => {
  const clauses = clausesOf(lib, program);
  return clauses.length === 0 ? 'No effect.' : `${clauses.map(capital).join('. ')}.`;
};

/** Clauses of a program; the printed break starts the next one with "then". */
const clausesOf = (lib: Library, program: Program): string[] => {
  const clauses: string[] = [];
  let broken = false;
  for (const [i, effect] of program.entries()) {
    if (effect.do === 'then') {
      broken = clauses.length > 0;
      continue;
    }
    // A bare pick is told by the effect that uses it.
    if (effect.do === 'choose' && effect.from && isTold(program[i + 1])) continue;
    const clause = clauseOf(lib, effect, pickBefore(program, i));
    if (clause === '') continue;
    clauses.push(broken ? `then ${clause}` : clause);
    broken = false;
  }
  return clauses;
};
const isTold = (next: Effect | undefined): boolean =>
  next?.do === 'move' && typeof next.what === 'object' && ('picked' in next.what || next.every !== undefined);
const pickBefore = (program: Program, i: number): Choose | undefined => {
  const before = program[i - 1];
  return before?.do === 'choose' && before.from ? before : undefined;
};
const inner = (lib: Library, program: Program): string => listed(clausesOf(lib, program)) || 'nothing';

const clauseOf = (lib: Library, e: Effect, pick: Choose | undefined): string => {
  switch (e.do) {
    case 'damage': {
      const type = e.type && e.type !== 'normal' ? `${e.type} ` : '';
      const to = e.to === undefined || e.to === 'target' ? '' : ` to ${whoWords(e.to)}`;
      const cond = e.if ? ` ${ifWords(lib, e.if)}` : '';
      return `${muchOf(lib, e.n, `${type}damage`)}${to}${cond}${e.sure ? ', which nothing lowers' : ''}${e.isolated ? ', dealt at once' : ''}`;
    }
    case 'modify':
      return modifyWords(lib, e);
    case 'move':
      return moveWords(lib, e, pick);
    case 'cards':
      return cardsWords(lib, e);
    case 'roll':
      return rollWords(lib, e);
    case 'dice':
      return diceWords(e);
    case 'choose':
      return e.options ? optionsWords(lib, e.options) : pickWords(lib, e);
    case 'if':
      return `${ifWords(lib, e.cond)}: ${inner(lib, e.run)}${e.else && e.else.length > 0 ? `; otherwise ${inner(lib, e.else)}` : ''}`;
    case 'each':
      return typeof e.over === 'object' && 'who' in e.over
        ? `for each of ${whoWords(e.over.who)}: ${inner(lib, e.run)}`
        : `${typeof e.over === 'number' ? `${e.over} times` : `as often as ${amountWords(lib, e.over)}`}: ${inner(lib, e.run)}`;
    case 'then':
      return '';
    case 'run':
      return `carry out ${e.part}`;
    case 'phase':
      return PHASES[e.how] ?? e.how;
    case 'cancel':
      return e.leave === undefined ? 'it has no effect' : `health becomes ${e.leave} instead`;
    case 'become':
      return `turn to the ${e.side} side`;
    case 'adjust': {
      const by =
        typeof e.by === 'number'
          ? `${Math.abs(e.by)} ${e.by < 0 ? 'fewer' : 'more'}`
          : `${amountWords(lib, e.by)} more`;
      if (e.what === 'attempts')
        return `${by} roll attempt${e.by === 1 || e.by === -1 ? '' : 's'} for ${whoWords(e.of)}`;
      return `raise the limit of ${nameOf(lib, e.what.slice('limit:'.length))} by ${amountWords(lib, e.by)}`;
    }
    case 'cannot':
      return CANNOT[e.what.split(':')[0] ?? ''] ?? 'something is forbidden';
    case 'on':
      return `${momentWords(e.at, e.of)}${e.if ? `, ${ifWords(lib, e.if)}` : ''}: ${inner(lib, e.run)}`;
  }
};
const PHASES: Readonly<Record<string, string>> = {
  skip: 'skip the Offensive Roll Phase',
  restart: 'begin the Offensive Roll Phase anew',
  extra: 'another Offensive Roll Phase follows against the same opponent',
};
const CANNOT: Readonly<Record<string, string>> = {
  act: 'no action of any kind may be taken',
  defend: 'no defence may be rolled',
  activate: 'some abilities may not be activated',
  gain: 'it may not be gained',
};

const modifyWords = (lib: Library, e: Modify): string => {
  const whose = e.of === 'attack' ? 'the Attack' : whoWords('in' in e.of ? e.of.in : e.of.out);
  const attack = e.attackOnly ? ' from an Attack' : '';
  if (e.type) return `the Attack becomes ${e.type}`;
  if (e.add !== undefined) {
    return e.of === 'attack'
      ? `the Attack deals ${amountWords(lib, e.add)} more`
      : `${whose} receive${whose === 'you' ? '' : 's'} ${amountWords(lib, e.add)} more damage${attack}`;
  }
  if (e.cap !== undefined)
    return `${whose} receive${whose === 'you' ? '' : 's'} at most ${amountWords(lib, e.cap)} damage`;
  const out = typeof e.of === 'object' && 'out' in e.of;
  const what = out
    ? `damage that ${whose} deal${whose === 'you' ? '' : 's'}`
    : `incoming damage${attack}${whose === 'you' ? '' : ` on ${whose}`}`;
  if (e.prevent === 'all') return `prevent all ${what}`;
  if (e.prevent === 'half') return `prevent half of the ${what}, rounded up`;
  return `prevent ${e.prevent === undefined ? 0 : amountWords(lib, e.prevent)} ${what}`;
};

const moveWords = (lib: Library, e: Move, pick: Choose | undefined): string => {
  if (e.every) return `remove all status effects from ${pick ? 'a chosen player' : whoWords(e.from)}`;
  const { what } = e;
  if (typeof what === 'object' && 'picked' in what) return movePickedWords(lib, e, pick);
  const n = e.n === 'all' ? 'all' : amountWords(lib, e.n);
  const cp = e.n === 'all' ? 'all CP' : muchOf(lib, e.n, 'CP');
  if (what === 'health') {
    if (e.to === undefined) return `${whoWords(e.from)} lose${whoWords(e.from) === 'you' ? '' : 's'} ${n} health`;
    if (e.from !== undefined) return `steal ${n} health from ${whoWords(e.from)}`;
    return isSelf(e.to) ? `heal ${n}` : `${whoWords(e.to)} heals ${n}`;
  }
  if (what === 'cp') return cpWords(e, cp);
  if ('companion' in what) return `gain ${n === '1' ? 'a' : n} ${nameOf(lib, what.side)}`;
  const name = nameOf(lib, what.token);
  const some = n === '1' ? name : n === 'all' ? `all ${name}` : `${n} ${name}`;
  if (e.to === undefined) return isSelf(e.from) ? `remove ${some}` : `${whoWords(e.from)} loses ${some}`;
  if (isSelf(e.to)) return `gain ${some}`;
  if (lib.tokens.get(what.token)?.def.kind === 'negative')
    return `inflict ${some}${e.to === 'target' ? '' : ` on ${whoWords(e.to)}`}`;
  return `${whoWords(e.to)} gains ${some}`;
};
const isSelf = (who: Who | undefined): boolean => who === undefined || who === 'self';

const cpWords = (e: Move, n: string): string => {
  if (e.to !== undefined && e.from !== undefined) return `steal ${n} from ${whoWords(e.from)}`;
  if (e.to !== undefined) return isSelf(e.to) ? `gain ${n}` : `${whoWords(e.to)} gains ${n}`;
  return isSelf(e.from) ? `pay ${n}` : `${whoWords(e.from)} loses ${n}`;
};

const movePickedWords = (lib: Library, e: Move, pick: Choose | undefined): string => {
  const upTo = pick?.upTo ? 'up to ' : '';
  const n = pick?.n ?? 1;
  const from = pick?.from;
  if (from && 'companions' in from)
    return `remove ${upTo}${n} of ${listed(
      from.companions.map((id) => nameOf(lib, id)),
      'or',
    )}`;
  const tokens = from && 'tokens' in from ? from.tokens : undefined;
  const what = `${upTo}${n} ${tokens?.kind ? `${tokens.kind} ` : ''}status effect${n === 1 ? '' : 's'}`;
  if (tokens?.inflictedBy) return `prevent ${what} that the Attack would inflict`;
  const where = tokens && tokens.of !== 'everyone' ? ` from ${whoWords(tokens.of)}` : ' from a chosen player';
  return e.to === undefined
    ? `remove ${what}${where}`
    : `move ${what}${where} to ${e.to === 'self' ? 'you' : 'another player'}`;
};

const cardsWords = (lib: Library, e: Extract<Effect, { do: 'cards' }>): string => {
  const n = e.n === 'all' ? 'all' : amountWords(lib, e.n);
  const cards = n === '1' ? '1 card' : `${n} cards`;
  const who = isSelf(e.of) ? '' : `${whoWords(e.of)} `;
  if (e.from === 'deck') return who ? `${who}draws ${cards}` : `draw ${cards}`;
  return `${who ? `${who}discards` : 'discard'} ${cards}${e.pick === 'random' ? ' at random' : ''}`;
};

const rollWords = (lib: Library, e: Extract<Effect, { do: 'roll' }>): string => {
  const dice = `roll ${e.dice} ${e.die === 'd20' ? 'twenty-sided ' : ''}${e.dice === 1 ? 'die' : 'dice'}`;
  const again = e.rerolls
    ? `, of which up to ${e.rerolls.n} may be re-rolled${e.rerolls.cost ? ` for ${costWords(lib, e.rerolls.cost)} each` : ''}`
    : '';
  const who = isSelf(e.who) ? '' : `${whoWords(e.who)}: `;
  return `${who}${dice}${again}: ${clausesOf(lib, e.run).join('; ') || 'nothing'}`;
};

const diceWords = (e: Dice): string => {
  const n = e.n ?? 1;
  const which = 'picked' in e.which ? 'the chosen dice' : `${e.upTo ? 'up to ' : ''}${n} ${whoseDice(e.which, n)}`;
  const many = n > 1 ? 's' : '';
  switch (e.how) {
    case 'reroll':
      return `re-roll ${which}${e.repeat ? ', one after the other' : ''}`;
    case 'step':
      return `change the value of ${which} by 1 up or down`;
    case 'copy':
      return `change ${which} to the value of another of the same roll`;
    case 'set':
      return `change ${which} to ${e.to === undefined ? `any value${many}` : `a ${e.to}`}`;
  }
};
const whoseDice = ({ whose, roll }: DiceOf, n: number): string => {
  const dice = n > 1 ? 'dice' : 'die';
  const rolled = roll === 'defence' ? ' of a defence' : roll === 'offensive' ? ' of an offensive roll' : '';
  if (whose === 'own') return `of your ${n > 1 ? '' : 'own '}dice${rolled}`;
  if (whose === 'opponents') return `of an opponent's dice${rolled}`;
  return whose === 'any' ? `${dice} of any player${rolled}` : `${dice} of that player${rolled}`;
};

const optionsWords = (lib: Library, options: readonly Alternative[]): string => {
  const told = options
    .filter(({ name, run }) => name !== 'no' || run.length > 0)
    .map(({ cost, run, if: cond, name }) => {
      const price = cost ? `pay ${costWords(lib, cost)}${run.length > 0 ? ' and ' : ''}` : '';
      // That there is room for what is gained goes without saying.
      const room = cond !== undefined && 'not' in cond && 'compare' in cond.not;
      const when = cond && !room && name === undefined ? ` (if ${condWords(lib, cond)})` : '';
      return `${price}${run.length > 0 ? inner(lib, run) : ''}${when}`;
    });
  const declinable = options.some(({ name, run }) => name === 'no' && run.length === 0);
  return declinable ? `you may ${listed(told, 'or')}` : listed(told, 'or');
};

const CHOICES: Readonly<Record<string, string>> = {
  player: 'a player',
  opponent: 'an opponent',
  teammate: 'a teammate',
  ally: 'yourself or a teammate',
};
const pickWords = (lib: Library, e: Choose): string => {
  const from: Pickable | undefined = e.from;
  if (!from) return '';
  if ('players' in from)
    return `choose ${e.n && e.n > 1 ? `${e.upTo ? 'up to ' : ''}${e.n} players` : CHOICES[from.players]}`;
  if ('amount' in from && from.amount[0] === from.amount[1]) return `take note of ${amountWords(lib, from.amount[0])}`;
  if ('amount' in from)
    return `choose a number from ${amountWords(lib, from.amount[0])} to ${amountWords(lib, from.amount[1])}`;
  if ('cards' in from) return `choose a card of the ${from.cards}`;
  if ('companions' in from)
    return `choose ${e.upTo ? 'up to ' : ''}${e.n ?? 1} of ${listed(
      from.companions.map((id) => nameOf(lib, id)),
      'or',
    )}`;
  return 'tokens' in from ? 'choose a status effect' : 'choose a die';
};

/** A price in words. */
export const costWords = (lib: Library, cost: Cost): string =>
  listed([
    ...(cost.cp === undefined ? [] : [`${amountWords(lib, cost.cp)} CP`]),
    ...(cost.token ? [`${amountWords(lib, cost.token.n)} ${nameOf(lib, cost.token.id)}`] : []),
    ...(cost.companion ? [`a ${nameOf(lib, cost.companion)}`] : []),
    ...(cost.cards ? [`${cost.cards} card${cost.cards > 1 ? 's' : ''}`] : []),
  ]);

/** A moment, to stand before a colon. */
export const momentWords = (at: string, of: Who | undefined): string => {
  const mine = of === undefined || of === 'self';
  const whose = mine ? 'your' : of === 'source' ? "its owner's" : 'a';
  const [edge = '', span = ''] = at.split(':');
  if (edge === 'begins' || edge === 'ends') {
    if (span === 'upkeep' && edge === 'begins') return `in ${whose} Upkeep Phase`;
    const name = SPANS[span] ?? span;
    return `${edge === 'begins' ? 'before' : 'at the end of'} ${whose} ${name}`;
  }
  return MOMENTS[at] ?? `when it is ${at}`;
};
const SPANS: Readonly<Record<string, string>> = {
  turn: 'turn',
  upkeep: 'Upkeep Phase',
  income: 'Income Phase',
  main: 'Main Phase',
  offensive: 'Offensive Roll Phase',
  targeting: 'Targeting Roll Phase',
  defensive: 'Defensive Roll Phase',
  roll: 'Roll Phase',
  discard: 'Discard Phase',
};
const MOMENTS: Readonly<Record<string, string>> = {
  'set-up': 'at the start of the match',
  rolled: 'when dice are rolled',
  activating: 'when you activate an ability',
  activated: 'when you have activated an ability',
  targeted: 'when a target is found',
  gaining: 'when it would be gained',
  attacked: 'when you are attacked',
  defending: 'before you defend',
  modified: 'when damage is lowered',
  dealt: 'when damage has been dealt',
  falling: 'when your health would reach 0',
  defeated: 'on a defeat',
};
