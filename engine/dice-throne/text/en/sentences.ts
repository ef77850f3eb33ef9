/** Effects in words: each of the verbs gives a clause, a program gives sentences. */
import type { Library } from '../../state/library.ts';
import type { Alternative, Choose, Cost, Effect, Program, Roll } from '../../vocabulary/words.ts';
import { capital, nameOf, plainWords } from '../names.ts';
import {
  gainsFrom,
  goesWithoutSaying,
  grown,
  isDecline,
  isRoom,
  isWhos,
  paidAlike,
  single,
  visited,
} from '../program.ts';
import { isSelf, type Scope, scopeOf } from '../scope.ts';
import {
  damageWords,
  diceWords,
  figureWords,
  isToTarget,
  modifyWords,
  pickAndRun,
  pickWords,
  rollWords,
  runWords,
} from './clauses.ts';
import { momentIf } from './moments.ts';
import { listed, oneOf } from './names.ts';
import { does, party } from './party.ts';
import { amountWords, ifWords, leadWords, oftenWords, owned } from './phrases.ts';
import { cardsWords, gainsWords, moveWords, payWords, pickAndMove } from './transfers.ts';

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
    const rolled = rollWords(scope, e);
    if (e.as !== undefined) scope.rolls.set(e.as, `${owned(scope, e.who)} roll`);
    return [rolled, ...clausesOf({ ...scope, dice: e.dice }, e.run)];
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
    case 'spawn': {
      const first = e.firstStrike ? ' that strikes first' : '';
      return e.replace
        ? `a minion of level ${e.level} takes its place`
        : `a minion of level ${e.level}${first} appears`;
    }
    case 'leave':
      return 'it flees';
    case 'loot':
      return `open a chest of level ${e.chest}`;
    case 'explore':
      return 'explore a tile beside yours';
    case 'on': {
      const told = momentIf(scope, e);
      const lead = e.times === 1 && e.per === undefined ? told.replace(/^when /, 'the next time ') : told;
      const how = e.until === 'turn' && lead !== told ? `${lead} this turn` : lead;
      return behind(how, inner({ ...scope, at: e.at }, e.run));
    }
  }
};
const sideWord = ({ lib }: Scope, companion: string, side: string): string =>
  lib.companions.get(companion)?.sides.find(({ id }) => id === side)?.name ?? side;
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

const mergedPrices = (
  scope: Scope,
  options: readonly Alternative[],
): readonly { readonly option: Alternative; readonly price: string }[] => {
  const { option, sides } = paidAlike(options) ?? {};
  if (!option || !sides)
    return options.map((one) => ({ option: one, price: one.cost ? payWords(scope, one.cost) : '' }));
  const names = sides.map((side) => nameOf(scope.lib, side));
  return [{ option, price: `give up ${oneOf(listed(names, 'or'))}` }];
};

const alternativeWords = (scope: Scope, option: Alternative, join: string, price: string): string => {
  const when = option.if && !isRoom(option.if) && option.name === undefined ? ` (${ifWords(scope, option.if)})` : '';
  const trade = grownWords(scope, option.cost, option.run);
  if (trade !== undefined) return `${trade}${when}`;
  if (option.run.length === 0) return option.name === undefined ? `${price}${when}` : namedWords(scope, option.name);
  return `${price}${price === '' ? '' : join}${inner(scope, option.run)}${when}`;
};
/** What a name alone says: an ability is used as it would be. */
const namedWords = ({ lib }: Scope, name: string): string => {
  const [kind, id = ''] = name.split(':');
  return kind === 'ability' ? `use ${nameOf(lib, id)}` : plainWords(name);
};
/** `trade a Seedling for a Sapling`. */
const grownWords = ({ lib }: Scope, cost: Cost | undefined, run: Program): string | undefined => {
  const into = grown(cost, run);
  return into && `trade ${oneOf(nameOf(lib, into.from))} for ${oneOf(nameOf(lib, into.to))}`;
};

/** One alternative, for a button. */
export const alternativeLine = (lib: Library, option: Alternative): string => {
  const scope = scopeOf(lib);
  return alternativeWords(scope, option, ': ', option.cost ? payWords(scope, option.cost) : '');
};
