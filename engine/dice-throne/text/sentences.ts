/** Effects in words: each of the verbs gives a clause, a program gives sentences. */
import type { Library } from '../state/library.ts';
import type {
  Alternative,
  Amount,
  Choose,
  Cond,
  Cost,
  Damage,
  Dice,
  DiceOf,
  Each,
  Effect,
  Modify,
  Program,
  Roll,
  Run,
  Who,
} from '../vocabulary/words.ts';
import { type Adjust, FIGURES, type Figure } from '../vocabulary/words.ts';
import { momentIf } from './moments.ts';
import { capital, counted, listed, nameOf, oneOf, plainWords } from './names.ts';
import { amountWords, ifWords, leadWords, muchOf, oftenWords, owned } from './phrases.ts';
import { does, isSelf, party, pickedPlayers, type Scope, scopeOf, YOU } from './scope.ts';
import { cardsWords, gainsFrom, gainsWords, moveWords, payWords, pickAndMove } from './transfers.ts';

/** A program as one or more sentences, behind a colon if something leads up to it. */
export const programWords = (scope: Scope, program: Program, lead = ''): string => {
  const [first = 'nothing happens', ...rest] = clausesOf(scope, program);
  return `${[behind(lead, first), ...rest].map(capital).join('. ')}.`;
};

/** A program as a line without a stop, for a button. */
export const programLine = (scope: Scope, program: Program): string => inner(scope, program);

/** Clauses of a program; the printed break starts the next one with "then". */
const clausesOf = (before: Scope, program: Program): string[] => {
  const scope: Scope = { ...before };
  const clauses: string[] = [];
  let broken = false;
  const tell = (...told: string[]): void => {
    for (const clause of told) {
      if (clause === '') continue;
      clauses.push(broken ? `then ${clause}` : clause);
      broken = false;
    }
  };
  for (let i = 0; i < program.length; i++) {
    const effect = program[i];
    if (!effect) continue;
    const gains = gainsFrom(scope, program, i);
    if (effect.do === 'then') broken = true;
    else if (gains.length > 1) {
      tell(gainsWords(scope, gains));
      i += gains.length - 1;
    } else if (effect.do === 'choose' && !effect.options) {
      const next = program[i + 1];
      const both =
        next?.do === 'move'
          ? pickAndMove(scope, effect, next)
          : next?.do === 'run'
            ? pickAndRun(scope, effect, next)
            : undefined;
      if (both !== undefined) i++;
      tell(both ?? pickWords(scope, effect));
    } else tell(...clausesFor(scope, effect));
    if (effect.do === 'damage' && !effect.if && isToTarget(effect)) scope.more = true;
  }
  return clauses;
};
const isToTarget = ({ to }: Damage): boolean => to === undefined || to === 'target';

/** Clauses inside another sentence. */
const inner = (scope: Scope, program: Program): string => {
  const clauses = clausesOf(scope, program);
  const simple = clauses.every((clause) => !/: | and |^roll |^then /.test(clause));
  return (simple ? listed(clauses) : clauses.join('; ')) || 'nothing happens';
};

/** A clause behind what leads up to it; one colon is enough for both. */
const behind = (lead: string, clause: string): string => {
  if (lead === '') return clause;
  return `${lead}${/^(choose one|once|twice|\d+ times|for each [^:]+): /.test(clause) ? ', ' : ': '}${clause}`;
};

/** Most effects are one clause; a roll and an "if not" stand for themselves. */
const clausesFor = (scope: Scope, e: Effect): string[] => {
  if (e.do === 'roll') {
    if (e.as !== undefined) scope.rolls.set(e.as, `${owned(scope, e.who)} roll`);
    return [rollWords(scope, e), ...clausesOf({ ...scope, dice: e.dice }, e.run)];
  }
  if (e.do === 'if') {
    const lead = goesWithoutSaying(e.cond, e.run) ? '' : leadWords(scope, e.cond);
    const ifNot = e.else && e.else.length > 0 ? [behind('if not', inner(scope, e.else))] : [];
    return [behind(lead, inner(scope, e.run)), ...ifNot];
  }
  if (e.do === 'each') {
    const [only, ...more] = visited(e.over, e.run);
    if (only?.do === 'roll' && more.length === 0 && !isWhos(e.over))
      return [
        `${oftenWords(scope, e.over)}, ${rollWords(scope, only)}`,
        ...clausesOf({ ...scope, dice: only.dice }, only.run),
      ];
  }
  // Alternatives that go by the names of things are told one by one.
  if (e.do === 'choose' && isSelf(e.who) && e.options?.some(({ name }) => name?.includes(':'))) {
    const told = e.options.filter((option) => !isDecline(option));
    const words = told.map((option) =>
      alternativeWords(scope, option, ': ', option.cost ? payWords(scope, option.cost) : ''),
    );
    return ['choose one', ...words.map((one, i) => (i === 0 ? one : `or ${one}`))];
  }
  if (e.do === 'choose') return parted(optionsWords(scope, e));
  return [clauseOf(scope, e)];
};
/** Two alternatives that make a long sentence together are one each. */
const parted = (clause: string): string[] => {
  const [one = '', other] = clause.split(', or ');
  return clause.split(' ').length > LONG && other !== undefined ? [one, `or ${other}`] : [clause];
};
const LONG = 28;
const isWhos = (over: Each['over']): over is { readonly who: Who } => typeof over === 'object' && 'who' in over;

const clauseOf = (scope: Scope, e: Exclude<Effect, Roll | { do: 'if' }>): string => {
  switch (e.do) {
    case 'damage':
      return damageWords(scope, e);
    case 'modify':
      return modifyWords(scope, e);
    case 'move':
      return moveWords(scope, e);
    case 'cards':
      return cardsWords(scope, e);
    case 'dice':
      return diceWords(scope, e);
    case 'choose':
      return optionsWords(scope, e);
    case 'each':
      return isWhos(e.over)
        ? `for ${party(scope, e.over.who).object}: ${inner(scope, e.run)}`
        : `${oftenWords(scope, e.over)}: ${inner(scope, visited(e.over, e.run))}`;
    case 'then':
      return '';
    case 'run':
      return runWords(scope, e);
    case 'phase': {
      const skipped = scope.at === 'begins:offensive' ? 'that phase' : 'the Offensive Roll Phase';
      if (e.how === 'skip') return `skip ${skipped}`;
      if (e.how === 'restart') return 'begin the Offensive Roll Phase anew';
      const by = party(scope, e.by);
      return `${by.subject} ${does(by, 'take')} another Offensive Roll Phase against ${isSelf(e.against) ? 'you' : party(scope, e.against).object}`;
    }
    case 'cancel':
      if (e.leave !== undefined) return `your health becomes ${e.leave} instead`;
      if (scope.at?.startsWith('begins:')) return 'skip that phase';
      return scope.at === 'activating' ? 'the ability has no effect' : 'it has no effect';
    case 'become':
      return e.what === 'board'
        ? `turn to the ${e.side} side`
        : single(scope, e.what.companion)
          ? `turn ${nameOf(scope.lib, e.what.companion)} to ${e.side === 'next' ? 'the next side' : `the ${sideWord(scope, e.what.companion, e.side)} side`}`
          : `turn ${oneOf(nameOf(scope.lib, e.what.from))} into ${e.side === 'next' ? 'its next side' : oneOf(nameOf(scope.lib, e.side))}`;
    case 'adjust': {
      const { what } = e;
      if (what !== 'attempts' && !what.startsWith('limit:')) return figureWords(scope, e);
      if (what !== 'attempts')
        return `raise your ${nameOf(scope.lib, what.slice('limit:'.length))} limit by ${amountWords(scope, e.by)}`;
      const who = party(scope, e.of);
      const by = typeof e.by === 'number' ? Math.abs(e.by) : amountWords(scope, e.by);
      const fewer = typeof e.by === 'number' && e.by < 0;
      const back =
        e.back === undefined
          ? ''
          : `, and may buy ${by === 1 ? 'it' : 'them'} back for ${e.back} CP${by === 1 ? '' : ' each'}`;
      return `${who.subject} ${does(who, e.until ? 'get' : 'have')} ${by} ${fewer ? 'fewer' : 'more'} roll attempt${by === 1 ? '' : 's'}${back}`;
    }
    case 'cannot': {
      const who = party(scope, e.of);
      const whole = CANNOT_AT_ALL[e.what];
      if (whole) return `${who.subject} ${whole}`;
      const [what = '', id = ''] = e.what.split(':');
      return `${who.subject} may ${CANNOT[what] ?? 'not do it'}${id === '' ? '' : ` ${nameOf(scope.lib, id)}`}`;
    }
    case 'on': {
      const told = momentIf(scope, e);
      const lead = e.times === 1 && e.per === undefined ? told.replace(/^when /, 'the next time ') : told;
      const how = e.until === 'turn' && lead !== told ? `${lead} this turn` : lead;
      return behind(how, inner({ ...scope, at: e.at }, e.run));
    }
  }
};
/** Done for each that is held, so that there is one goes without saying. */
const visited = (over: Each['over'], run: Program): Program => {
  const [only] = run;
  if (run.length !== 1 || only?.do !== 'if' || only.else || !('compare' in only.cond)) return run;
  const [what, op, least] = only.cond.compare;
  return op === '>=' && least === 1 && JSON.stringify(what) === JSON.stringify(over) ? only.run : run;
};
const single = ({ lib }: Scope, companion: string): boolean => lib.companions.get(companion)?.single === true;
const sideWord = ({ lib }: Scope, companion: string, side: string): string =>
  lib.companions.get(companion)?.sides.find(({ id }) => id === side)?.name ?? side;
const FIGURE_WORDS: Readonly<Record<Figure, readonly [before: string, after: string]>> = {
  'attempt price': ['every further roll attempt costs', ''],
  'card price': ['each card costs', ' to play'],
  sale: ['each card sold gives', ''],
  income: ['the income is', ''],
};
const figureWords = (scope: Scope, { what, by, of }: Adjust): string => {
  const [before, after] = FIGURE_WORDS[FIGURES.find((figure) => figure === what) ?? 'income'];
  const much = typeof by === 'number' ? String(Math.abs(by)) : amountWords(scope, by);
  const whose = isSelf(of) ? '' : ` for ${party(scope, of).object}`;
  return `${before} ${much} CP ${typeof by === 'number' && by < 0 ? 'less' : 'more'}${after}${whose}`;
};
const CANNOT_AT_ALL: Readonly<Record<string, string>> = {
  'show:6': 'may count no 6: such a die is blank',
  'activate:straight': 'may activate no ability that needs a small or large straight',
  'activate:ultimate': 'may activate no Ultimate',
  'activate:offensive': 'may activate no offensive ability but an Ultimate',
};
const CANNOT: Readonly<Record<string, string>> = {
  act: 'not act at all',
  defend: 'roll no defence',
  activate: 'not activate',
  gain: 'not gain',
};

const damageWords = (scope: Scope, e: Damage): string => {
  const type = e.type && e.type !== 'normal' ? `${e.type} damage` : 'damage';
  const tail = `${e.sure ? ', which nothing lowers' : ''}${e.isolated ? ', dealt at once' : ''}${e.if ? ` ${ifWords(scope, e.if)}` : ''}`;
  if (e.to === 'self') return `receive ${muchOf(scope, e.n, type)}${tail}`;
  const more = isToTarget(e) && scope.more ? 'more ' : '';
  const to = !isToTarget(e) ? ` to ${party(scope, e.to).object}` : scope.defence ? ' to the attacker' : '';
  return `deal ${muchOf(scope, e.n, `${more}${type}`, to)}${tail}`;
};

const modifyWords = (scope: Scope, e: Modify): string => {
  if (e.bear !== undefined)
    return `${nameOf(scope.lib, e.bear)} takes ${e.share === 'free' ? 'as much damage of the Attack as you choose' : 'all damage of the Attack'}`;
  if (e.type) return `the Attack becomes ${e.type}`;
  if (e.target !== undefined) return `the Attack goes to ${isSelf(e.target) ? 'you' : party(scope, e.target).object}`;
  if (e.of === 'attack') {
    if (e.add !== undefined) return `the Attack deals ${muchOf(scope, e.add, 'more damage')}`;
    return e.cap === undefined
      ? preventWords(scope, e, ' of the Attack')
      : `the Attack deals at most ${amountWords(scope, e.cap)} damage`;
  }
  const out = 'out' in e.of;
  const who = party(scope, 'in' in e.of ? e.of.in : e.of.out);
  const verb = does(who, out ? 'deal' : 'receive');
  const source = e.attackOnly ? ' from Attacks' : '';
  if (e.add !== undefined && 'out' in e.of) {
    const whose = isSelf(e.of.out) ? 'your Attack' : `the Attack of ${who.object}`;
    return `${whose} deals ${muchOf(scope, e.add, 'more damage')}`;
  }
  if (e.add !== undefined)
    return `${who.subject} ${verb} ${muchOf(scope, e.add, 'more damage', e.attackOnly ? ' from each Attack' : '')}`;
  if (e.cap !== undefined) return `${who.subject} ${verb} at most ${amountWords(scope, e.cap)} damage${source}`;
  if (out && e.prevent !== undefined && e.prevent !== 'half' && e.prevent !== 'all')
    return `${who.subject} ${verb} ${muchOf(scope, e.prevent, 'less damage', e.attackOnly ? ' with the Attack' : '')}`;
  const self = isSelf('in' in e.of ? e.of.in : e.of.out);
  const whose = out ? ` that ${who.subject} ${verb}` : self ? '' : ` coming to ${who.object}`;
  return preventWords(scope, e, `${whose}${source}`);
};
const preventWords = (scope: Scope, { prevent }: Modify, whose: string): string => {
  const own = whose === '' || whose.startsWith(' from');
  const damage = `${own ? 'incoming ' : ''}damage`;
  if (prevent === 'all') return `prevent all ${damage}${whose}`;
  if (prevent === 'half') return `prevent half of the ${damage}${whose}, rounded up`;
  return `prevent ${muchOf(scope, prevent ?? 0, own ? damage : 'of the damage', whose)}`;
};

const rollWords = (scope: Scope, { dice, die, who, rerolls, value }: Roll): string => {
  const roller = isSelf(who) ? undefined : party(scope, who);
  const verb = roller ? `${roller.subject} ${does(roller, 'roll')}` : 'roll';
  const rolled = counted(
    dice,
    `${die === 'd20' ? 'twenty-sided ' : ''}die`,
    `${die === 'd20' ? 'twenty-sided ' : ''}dice`,
  );
  if (value === 'chosen') return `choose what ${rolled} show${dice === 1 ? 's' : ''}`;
  if (value)
    return `${verb} ${rolled}, or ${payWords(scope, value.for)} and choose what ${dice === 1 ? 'it shows' : 'they show'}`;
  if (!rerolls) return `${verb} ${rolled}`;
  const { n, cost } = rerolls;
  const again = `re-roll ${n === dice && n > 1 ? 'any of them' : `${n > 1 ? 'up to ' : ''}${n} of them`}`;
  const price = cost ? `${payWords(scope, cost)}${n > 1 ? ' each' : ''} and ` : '';
  return `${verb} ${rolled}; ${roller ? 'they' : 'you'} may ${price}${again}`;
};

const diceWords = (scope: Scope, e: Dice): string => {
  const n = e.n ?? 1;
  const several = n === 'all' || n > 1;
  const picker = e.who === undefined ? undefined : party(scope, e.who);
  const which =
    'picked' in e.which
      ? `the chosen ${scope.numbers.get(e.which.picked)?.one ?? 'dice'}`
      : diceOf(scope, e.which, n, e.upTo && several ? 'up to ' : '', picker !== undefined);
  const again = e.repeat ? ', one after the other' : '';
  const verbs: Readonly<Record<Dice['how'], string>> = {
    reroll: `re-roll ${which}${again}`,
    step: `change ${which} by 1, up or down`,
    copy: `give ${which} the value of another die of the same roll`,
    set: `change ${which} to ${e.to ?? `any value${several ? 's' : ''}`}`,
  };
  const isOptional =
    picker ?? (!('picked' in e.which) && e.which.roll === 'this' && n === 1 && e.upTo ? YOU : undefined);
  return isOptional ? `${isOptional.subject} may ${verbs[e.how]}` : verbs[e.how];
};
const diceOf = (scope: Scope, { whose, roll }: DiceOf, n: number | 'all', upTo: string, own: boolean): string => {
  const kind = roll === 'defence' ? 'defence dice' : roll === 'offensive' ? 'offensive dice' : 'dice';
  if (roll === 'this') return n === 1 ? 'that die' : `${upTo}${n} of those dice`;
  if (own) return `${upTo}${n} of their ${kind}`;
  if (whose === 'own') return `${upTo}${n} of your ${kind}`;
  if (whose === 'opponents') return `${upTo}${n} of an opponent's ${kind}`;
  if (whose === 'team') return `${upTo}${n} of your team's ${kind}`;
  const dice = n === 1 ? kind.replace('dice', 'die') : kind;
  if (typeof whose === 'object') return `${upTo}${n} ${dice} of ${party(scope, whose).object}`;
  if (upTo !== '') return `${upTo}${n} ${dice}`;
  return n === 1 ? `any ${dice}` : `any ${n} ${dice}`;
};

/** That there is room for what is gained, or that a price can be paid, goes without saying. */
const goesWithoutSaying = (cond: Cond, run: Program): boolean => {
  if (isRoom(cond)) return true;
  const [only] = run;
  if (run.length !== 1 || only?.do !== 'choose' || !('compare' in cond)) return false;
  const [what] = cond.compare;
  const token = typeof what === 'object' && 'held' in what ? what.held : undefined;
  const paid = only.options?.filter(({ name }) => name !== 'no') ?? [];
  return token !== undefined && paid.length > 0 && paid.every(({ cost }) => cost?.token?.id === token);
};
const isRoom = (cond: Cond): boolean => 'not' in cond && 'compare' in cond.not;
const isDecline = ({ name, run }: Alternative): boolean => name === 'no' && run.length === 0;

const optionsWords = (scope: Scope, { options = [], who }: Choose): string => {
  const chooser = isSelf(who) ? 'you' : party(scope, who).subject;
  const told = mergedPrices(
    scope,
    options.filter((option) => !isDecline(option)),
  );
  const optional = options.some(isDecline);
  const words = told.map(({ option, price }) => alternativeWords(scope, option, optional ? ': ' : ' and ', price));
  const gains = words.every((one) => /^gain [^:]*$/.test(one) && !one.includes(' and '));
  const all =
    gains && words.length > 1 ? `gain ${either(words.map((one) => one.slice('gain '.length)))}` : either(words);
  if (optional) return `${chooser} may ${all}`;
  // What is not something to do oneself does not read as a choice by its "or" alone.
  if (isSelf(who) && words.length > 1 && words.some((one) => one.startsWith('the '))) return `choose one: ${all}`;
  return isSelf(who) ? all : `${chooser} chooses: ${all}`;
};
/** Alternatives side by side; a comma parts those that are not short. */
const either = (words: readonly string[]): string => {
  if (words.length === 2 && !words.some((one) => / and |, /.test(one))) return words.join(' or ');
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`;
};

/** Alternatives that do the same for different companions are one. */
const mergedPrices = (
  scope: Scope,
  options: readonly Alternative[],
): readonly { readonly option: Alternative; readonly price: string }[] => {
  const [first] = options;
  const sides = options.map(({ cost }) => cost?.companion);
  const same =
    first && options.every(({ run, if: cond }) => !cond && JSON.stringify(run) === JSON.stringify(first.run));
  if (first && same && options.length > 1 && sides.every((side) => side !== undefined)) {
    const names = sides.map((side) => nameOf(scope.lib, side ?? ''));
    return [{ option: first, price: `give up ${oneOf(listed(names, 'or'))}` }];
  }
  return options.map((option) => ({ option, price: option.cost ? payWords(scope, option.cost) : '' }));
};

const alternativeWords = (scope: Scope, option: Alternative, join: string, price: string): string => {
  const when = option.if && !isRoom(option.if) && option.name === undefined ? ` (${ifWords(scope, option.if)})` : '';
  const grown = grownWords(scope, option.cost, option.run);
  if (grown !== undefined) return `${grown}${when}`;
  if (option.run.length === 0) return option.name === undefined ? `${price}${when}` : namedWords(scope, option.name);
  return `${price}${price === '' ? '' : join}${inner(scope, option.run)}${when}`;
};
/** What a name alone says: an ability is used as it would be. */
const namedWords = ({ lib }: Scope, name: string): string => {
  const [kind, id = ''] = name.split(':');
  return kind === 'ability' ? `use ${nameOf(lib, id)}` : plainWords(name);
};
/** A companion paid for another: `trade a Seedling for a Sapling`. */
const grownWords = ({ lib }: Scope, cost: Cost | undefined, run: Program): string | undefined => {
  const [only] = run;
  if (!cost?.companion || run.length !== 1 || only?.do !== 'move') return undefined;
  if (typeof only.what !== 'object' || !('companion' in only.what) || only.n !== 1) return undefined;
  return `trade ${oneOf(nameOf(lib, cost.companion))} for ${oneOf(nameOf(lib, only.what.side))}`;
};

/** One alternative, for a button. */
export const alternativeLine = (lib: Library, option: Alternative): string => {
  const scope = scopeOf(lib);
  return alternativeWords(scope, option, ': ', option.cost ? payWords(scope, option.cost) : '');
};

/** `carry out rest`, `detonate the Nanite of each player`. */
const runWords = (scope: Scope, { part, of }: Run): string => {
  const [thing = '', within] = part.split('/');
  const words = (within ?? thing).replaceAll('-', ' ');
  if (within === undefined || within.startsWith('offer')) return `carry out ${words}`;
  const name = nameOf(scope.lib, thing);
  return isSelf(of) ? `${words} ${name}` : `${words} the ${name} of ${party(scope, of).object}`;
};
/** Companions that are picked and used, in one clause. */
const pickAndRun = (scope: Scope, { from, as, n = 1, upTo }: Choose, { companion, free }: Run): string | undefined => {
  if (!from || !('companions' in from) || companion?.picked !== as) return undefined;
  const names = listed(
    from.companions.map((id) => nameOf(scope.lib, id)),
    n === 1 ? 'or' : 'and',
  );
  const which = n === 1 ? oneOf(names) : `${upTo ? 'up to ' : ''}${n} of your ${names}`;
  return `${upTo ? 'you may ' : ''}activate ${which}${free ? ' for nothing' : ''}`;
};

const countedThing = ({ lib }: Scope, n: Amount): string => {
  if (typeof n === 'object' && 'held' in n) return nameOf(lib, n.held);
  return typeof n === 'object' && 'stat' in n && n.stat === 'cp' ? 'CP' : 'number';
};
/** A pick that no move behind it tells: players and numbers are named where they are used. */
const pickWords = (scope: Scope, e: Choose): string => {
  const { from, as = '' } = e;
  if (!from) return '';
  if ('players' in from) {
    scope.players.set(as, pickedPlayers(from.players, e));
    return '';
  }
  if ('amount' in from) {
    const [low, high] = from.amount;
    if (JSON.stringify(low) === JSON.stringify(high)) {
      const thing = countedThing(scope, low);
      scope.numbers.set(as, { one: thing, more: thing, done: 'you had before' });
      return '';
    }
    return `choose a number from ${amountWords(scope, low)} to ${amountWords(scope, high)}`;
  }
  const most = e.n ?? 1;
  const upTo = e.upTo ? 'up to ' : '';
  if ('cards' in from) {
    const pile = from.cards === 'hand' ? 'hand' : 'discard pile';
    return `choose ${most === 1 ? 'a card' : `${upTo}${most} cards`} of the ${pile}`;
  }
  if ('companions' in from) {
    const sides = listed(
      from.companions.map((id) => nameOf(scope.lib, id)),
      'or',
    );
    return `choose ${most === 1 ? oneOf(sides) : `${upTo}${counted(most, 'companion')} (${sides})`}`;
  }
  if ('tokens' in from) return 'choose a status effect';
  scope.numbers.set(as, { one: most === 1 ? 'die' : 'dice', more: 'dice', done: 'chosen' });
  return `choose ${diceOf(scope, from.dice, most, upTo, false)}`;
};
