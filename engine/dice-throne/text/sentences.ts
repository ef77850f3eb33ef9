/** Sentences of programs: which effects are told together, what leads up to what, where a sentence ends. That is the same
 *  in every language; each says the clauses. */
import type { Library } from '../state/table.ts';
import type {
  Alternative,
  Amount,
  Choose,
  Cond,
  Cost,
  Effect,
  Move,
  Program,
  Roll,
  Run,
  Who,
} from '../vocabulary/words.ts';
import { capital, nameOf, plainWords } from './names.ts';
import {
  gainsFrom,
  goesWithoutSaying,
  grown,
  isAffordable,
  isDecline,
  isRoom,
  isToTarget,
  isWhos,
  paidAlike,
  visited,
} from './program.ts';
import { isSelf, type Scope, scopeOf } from './scope.ts';
import type { Grammar } from './words.ts';

/** Effects that are one clause each, with no program inside. */
export type PlainEffect = Exclude<Effect, { readonly do: 'roll' | 'if' | 'choose' | 'each' | 'then' | 'on' }>;

/** How a language says the clauses that sentences are made of. */
export interface Clauses extends Pick<Grammar, 'momentIf' | 'payWords' | 'listed'> {
  /** What a program says that does nothing. */
  readonly nothing: string;
  /** What one chooses who declines. */
  readonly none: string;
  readonly and: string;
  readonly or: string;
  readonly ifNot: string;
  readonly chooseOne: string;
  /** How gains of one's own begin. */
  readonly gain: string;
  /** Finds clauses that cannot stand in a list with others. */
  readonly unlisted: RegExp;
  /** Finds what one does oneself, told as a command. */
  readonly command: RegExp;
  /** Finds alternatives that are nothing to do oneself. */
  readonly statement: RegExp;
  /** A clause behind what leads up to it; one colon is enough for both. */
  behind(lead: string, clause: string): string;
  clause(scope: Scope, e: PlainEffect): string;
  gainsWords(scope: Scope, gains: readonly Move[]): string;
  rollWords(scope: Scope, e: Roll): string;
  /** A pick that nothing behind it tells. */
  pickWords(scope: Scope, e: Choose): string;
  /** A pick with what is done to it; nothing where these are two clauses. */
  pickAndMove(scope: Scope, pick: Choose, move: Move): string | undefined;
  pickAndRun(scope: Scope, pick: Choose, run: Run): string | undefined;
  /** A condition behind what it is for, and one that leads up to it. */
  ifWords(scope: Scope, cond: Cond): string;
  leadWords(scope: Scope, cond: Cond): string;
  oftenWords(scope: Scope, n: Amount): string;
  /** What leads up to what is done for players one by one. */
  forWords(scope: Scope, who: Who): string;
  /** A roll behind how often it is made. */
  oftenRoll(often: string, roll: string): string;
  /** What a roll is called later. */
  rollOf(scope: Scope, who: Who | undefined): string;
  /** A clause behind a printed break. */
  then(clause: string): string;
  /** Behind a moment, how often it is listened to at most. */
  often(times: number, per: string | undefined): string;
  /** A moment that is waited for but once, and only this turn. */
  nextTime(moment: string): string;
  /** How long a moment is listened to. */
  lasting(moment: string, until: 'roll' | 'turn' | 'match'): string;
  /** What oneself does, told as a statement: `heal 2` as `you heal 2`. */
  aloud(clause: string): string;
  may(all: string): string;
  /** Somebody else who chooses, as the two behind it need it. */
  chooser(scope: Scope, who: Who): string;
  chooses(chooser: string, all: string): string;
  /** They may pay for what is done then. */
  mayPay(scope: Scope, chooser: string, cost: Cost, done: string): string;
  /** What they pay for, among what there is to choose. */
  paying(scope: Scope, cost: Cost, done: string): string;
  giveUp(companions: string): string;
  trade(from: string, to: string): string;
  use(ability: string): string;
}

const LONG = 28;

/** The sentences of a language. */
export const sentencesIn = (words: Clauses): Pick<Grammar, 'programWords' | 'programLine' | 'alternativeLine'> => {
  const { and, or, nothing, chooseOne, gain, listed } = words;

  const programWords = (scope: Scope, program: Program, lead = ''): string => {
    const [first = nothing, ...rest] = clausesOf(scope, program);
    return `${[behind(lead, first), ...rest].map(capital).join('. ')}.`;
  };

  /** Clauses of a program. */
  const clausesOf = (before: Scope, program: Program): string[] => {
    const scope: Scope = { ...before };
    const clauses: string[] = [];
    let broken = false;
    const tell = (...told: string[]): void => {
      for (const clause of told) {
        if (clause === '') continue;
        const said = scope.aloud ? words.aloud(clause) : clause;
        clauses.push(broken ? words.then(said) : said);
        broken = false;
      }
    };
    for (let i = 0; i < program.length; i++) {
      const effect = program[i];
      if (!effect) continue;
      const gains = gainsFrom(scope, program, i);
      if (effect.do === 'then') broken = true;
      else if (gains.length > 1) {
        tell(words.gainsWords(scope, gains));
        i += gains.length - 1;
      } else if (effect.do === 'choose' && !effect.options) {
        const next = program[i + 1];
        const both =
          next?.do === 'move'
            ? words.pickAndMove(scope, effect, next)
            : next?.do === 'run'
              ? words.pickAndRun(scope, effect, next)
              : undefined;
        if (both !== undefined) i++;
        tell(both ?? words.pickWords(scope, effect));
      } else tell(...clausesFor(scope, effect));
      if (effect.do === 'damage' && !effect.if && isToTarget(effect)) scope.more = true;
    }
    return clauses;
  };

  /** Clauses inside another sentence. */
  const inner = (scope: Scope, program: Program): string => {
    const clauses = clausesOf(scope, program);
    // What somebody else does reaches no further than their own clause.
    const turns = clauses.some(
      (clause, i) => words.command.test(clause) && !words.command.test(clauses[i - 1] ?? clause),
    );
    const simple = !turns && clauses.every((clause) => !words.unlisted.test(clause));
    return (simple ? listed(clauses) : clauses.join('; ')) || nothing;
  };

  const behind = (lead: string, clause: string): string => (lead === '' ? clause : words.behind(lead, clause));

  /** Most effects are one clause; a roll and an "if not" stand for themselves. */
  const clausesFor = (scope: Scope, e: Effect): string[] => {
    switch (e.do) {
      case 'roll': {
        const rolled = words.rollWords(scope, e);
        if (e.as !== undefined) scope.rolls.set(e.as, words.rollOf(scope, e.who));
        return [rolled, ...clausesOf({ ...scope, dice: e.dice }, e.run)];
      }
      case 'if': {
        const unsaid = e.else === undefined && goesWithoutSaying(scope, e.cond, e.run);
        const lead = unsaid ? '' : words.leadWords(scope, e.cond);
        const ifNot = e.else && e.else.length > 0 ? [behind(words.ifNot, inner(apart(scope), e.else))] : [];
        return [behind(lead, inner(apart(scope), e.run)), ...ifNot];
      }
      case 'each': {
        if (isWhos(e.over)) return [`${words.forWords(scope, e.over.who)}: ${inner(scope, e.run)}`];
        const run = visited(e.over, e.run);
        const [only, ...more] = run;
        const often = words.oftenWords(scope, e.over);
        if (only?.do !== 'roll' || more.length > 0) return [`${often}: ${inner(scope, run)}`];
        const rolled = words.oftenRoll(often, words.rollWords(scope, only));
        return [rolled, ...clausesOf({ ...scope, dice: only.dice }, only.run)];
      }
      case 'choose':
        // Alternatives that go by the names of things are told one by one.
        return e.options && isSelf(e.who) && e.options.some(({ name }) => name?.includes(':'))
          ? namedOptions(scope, e.options)
          : parted(optionsWords(scope, e));
      case 'then':
        return [];
      case 'on': {
        const { times, per, until = 'turn' } = e;
        const isOnce = times === 1 && per === undefined;
        const told = words.momentIf(scope, e, times === undefined || isOnce ? '' : words.often(times, per));
        const lead = isOnce ? words.nextTime(told) : told;
        // What comes so many times and no more needs no end.
        const how = until === 'match' && times !== undefined && per === undefined ? lead : words.lasting(lead, until);
        return [behind(how, inner({ ...scope, at: e.at }, e.run))];
      }
      default:
        return [words.clause(scope, askedFor(scope, e))];
    }
  };
  /** Whoever is spoken of under a condition only is not yet known behind it. */
  const apart = (scope: Scope): Scope => ({ ...scope, players: new Map(scope.players) });
  /** Whoever is chosen on a condition is spoken of as somebody picked before. */
  const askedFor = (scope: Scope, e: PlainEffect): PlainEffect => {
    const ask = (who: Who | undefined, as: string): Who | undefined => {
      if (typeof who !== 'object' || !('choose' in who) || who.if === undefined) return who;
      const { choose: players, ...rest } = who;
      words.pickWords(scope, { do: 'choose', as, from: { players, ...rest } });
      return { picked: as };
    };
    if (e.do === 'damage') return { ...e, to: ask(e.to, 'asked to') };
    if (e.do === 'move') return { ...e, to: ask(e.to, 'asked to'), from: ask(e.from, 'asked from') };
    return e.do === 'cards' || e.do === 'adjust' ? { ...e, of: ask(e.of, 'asked of') } : e;
  };
  /** One by one; of one that may be declined it is said that it may. */
  const namedOptions = (scope: Scope, options: readonly Alternative[]): string[] => {
    const open = options.filter((option) => !isDecline(option));
    const told = open.map((option) => alternativeWords(scope, option, ': '));
    const declined = options.filter(isDecline).map((option) => `${words.none}${onlyIf(scope, option)}`);
    if (declined.length > 0 && told.length === 1) return [words.may(told.join(''))];
    return [chooseOne, ...[...told, ...declined].map((one, i) => (i === 0 ? one : `${or} ${one}`))];
  };
  /** Two alternatives that make a long sentence together are one each. */
  const parted = (clause: string): string[] => {
    const [one = '', other] = clause.split(`, ${or} `);
    return clause.split(' ').length > LONG && other !== undefined ? [one, `${or} ${other}`] : [clause];
  };

  const optionsWords = (scope: Scope, { options = [], who }: Choose): string => {
    if (who !== undefined && !isSelf(who)) return othersWords(scope, who, options);
    const optional = options.some(isDecline);
    const open = mergedPrices(
      scope,
      options.filter((option) => !isDecline(option)),
    );
    const join = optional && open.length === 1 ? ': ' : ` ${and} `;
    const told = open.map(({ option, price }) => alternativeWords(scope, option, join, price));
    const gains = told.every((one) => one.startsWith(gain) && !one.includes(':') && !one.includes(` ${and} `));
    const all = gains && told.length > 1 ? `${gain}${either(told.map((one) => one.slice(gain.length)))}` : either(told);
    if (optional) return words.may(all);
    // What is not something to do oneself does not read as a choice by its "or" alone.
    return told.length > 1 && told.some((one) => words.statement.test(one)) ? `${chooseOne}: ${all}` : all;
  };
  /** Somebody else chooses, and pays what it costs; what comes of it, oneself does. */
  const othersWords = (scope: Scope, who: Who, options: readonly Alternative[]): string => {
    const chooser = words.chooser(scope, who);
    const aloud: Scope = { ...scope, aloud: true };
    const open = options.filter((option) => !isDecline(option));
    const [only] = open;
    const tell = ({ run }: Alternative): string => (run.length === 0 ? '' : inner(aloud, run));
    const when = (option: Alternative): string => onlyIf(scope, option);
    if (only?.cost && open.length === 1 && open.length < options.length)
      return `${words.mayPay(scope, chooser, only.cost, tell(only))}${when(only)}`;
    const told = open.map((option) => {
      const named = option.run.length === 0 && option.name !== undefined && option.name.includes(':');
      const done = named ? namedWords(scope, option.name ?? '') : tell(option) || words.nothing;
      return `${option.cost ? words.paying(scope, option.cost, tell(option)) : done}${when(option)}`;
    });
    return words.chooses(chooser, either(open.length < options.length ? [...told, words.none] : told));
  };
  /** Alternatives side by side; a comma parts those that are not short. */
  const either = (told: readonly string[]): string => {
    const short = !told.some((one) => one.includes(` ${and} `) || one.includes(', '));
    if (told.length === 2 && short) return told.join(` ${or} `);
    return told.length < 2 ? told.join('') : `${told.slice(0, -1).join(', ')}, ${or} ${told.at(-1)}`;
  };

  /** Alternatives that do the same for different companions are one. */
  const mergedPrices = (
    scope: Scope,
    options: readonly Alternative[],
  ): readonly { readonly option: Alternative; readonly price?: string }[] => {
    const { option, sides } = paidAlike(options) ?? {};
    if (!option || !sides) return options.map((one) => ({ option: one }));
    const names = sides.map((side) => nameOf(scope.lib, side));
    return [{ option, price: words.giveUp(listed(names, 'or')) }];
  };

  /** When an alternative is there at all, behind it. */
  const onlyIf = (scope: Scope, option: Alternative): string => {
    const { if: cond } = option;
    return cond && !isRoom(scope, cond) && !isAffordable(option) ? ` (${words.ifWords(scope, cond)})` : '';
  };
  const alternativeWords = (
    scope: Scope,
    option: Alternative,
    join: string,
    price = option.cost ? words.payWords(scope, option.cost) : '',
  ): string => {
    const { name, cost, run } = option;
    const when = onlyIf(scope, option);
    const trade = tradeWords(scope, cost, run);
    if (trade !== undefined) return `${trade}${when}`;
    if (run.length === 0) return `${name?.includes(':') ? namedWords(scope, name) : price || words.nothing}${when}`;
    return `${price}${price === '' ? '' : join}${inner(scope, run)}${when}`;
  };
  /** What a name alone says: an ability is used as it would be. */
  const namedWords = ({ lib }: Scope, name: string): string => {
    const [kind, id = ''] = name.split(':');
    return kind === 'ability' ? words.use(nameOf(lib, id)) : plainWords(name);
  };
  /** `trade a Seedling for a Sapling`. */
  const tradeWords = ({ lib }: Scope, cost: Cost | undefined, run: Program): string | undefined => {
    const into = grown(cost, run);
    return into && words.trade(nameOf(lib, into.from), nameOf(lib, into.to));
  };

  return {
    programWords,
    programLine: inner,
    alternativeLine: (lib: Library, option: Alternative) => alternativeWords(scopeOf(lib), option, ': '),
  };
};
