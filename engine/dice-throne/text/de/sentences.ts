/** Effects in German: each of the verbs gives a clause, a program gives sentences. */
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
import { listed } from './names.ts';
import { does, from, party } from './party.ts';
import { amountWords, ifWords, leadWords, oftenWords } from './phrases.ts';
import { cardsWords, gainsWords, moveWords, payWords, pickAndMove } from './transfers.ts';

/** A program as one or more sentences, behind a colon if something leads up to it. */
export const programWords = (scope: Scope, program: Program, lead = ''): string => {
  const [first = NOTHING, ...rest] = clausesOf(scope, program);
  return `${[behind(lead, first), ...rest].map(capital).join('. ')}.`;
};
const NOTHING = 'nichts geschieht';

/** A program as a line without a stop, for a button. */
export const programLine = (scope: Scope, program: Program): string => inner(scope, program);

/** What is said as a command may follow "dann"; another clause would change its order. */
const COMMAND =
  /^(verursache|erhalte|füge|erleide|heile|ziehe|wirf|entferne|stiehl|zahle|gib|lege|nimm|baue|drehe|erhöhe|ändere|aktiviere|wähle|verhindere|überspringe|beginne|verschiebe|suche|bringe|öffne|erkunde|führe) /;
const next = (clause: string): string => (COMMAND.test(clause) ? `dann ${clause}` : `danach: ${clause}`);

/** Clauses of a program; the printed break starts the next one with "dann". */
const clausesOf = (before: Scope, program: Program): string[] => {
  const scope: Scope = { ...before };
  const clauses: string[] = [];
  let broken = false;
  const tell = (...told: string[]): void => {
    for (const clause of told) {
      if (clause === '') continue;
      clauses.push(broken ? next(clause) : clause);
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
      const after = program[i + 1];
      const both =
        after?.do === 'move'
          ? pickAndMove(scope, effect, after)
          : after?.do === 'run'
            ? pickAndRun(scope, effect, after)
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
  const simple = clauses.every((clause) => !/: | und |^wirf |^dann |^danach/.test(clause));
  return (simple ? listed(clauses) : clauses.join('; ')) || NOTHING;
};

/** A clause behind what leads up to it; one colon is enough for both. */
const behind = (lead: string, clause: string): string => {
  if (lead === '') return clause;
  return `${lead}${/^(wähle eines|einmal|zweimal|\d+-mal|je [^:]+): /.test(clause) ? ', ' : ': '}${clause}`;
};

/** Most effects are one clause; a roll and an "if not" stand for themselves. */
const clausesFor = (scope: Scope, e: Effect): string[] => {
  if (e.do === 'roll') {
    const rolled = rollWords(scope, e);
    if (e.as !== undefined)
      scope.rolls.set(e.as, isSelf(e.who) ? 'dein Wurf' : `der Wurf ${from(party(scope, e.who))}`);
    return [rolled, ...clausesOf({ ...scope, dice: e.dice }, e.run)];
  }
  if (e.do === 'if') {
    const lead = goesWithoutSaying(e.cond, e.run) ? '' : leadWords(scope, e.cond);
    const ifNot = e.else && e.else.length > 0 ? [behind('sonst', inner(scope, e.else))] : [];
    return [behind(lead, inner(scope, e.run)), ...ifNot];
  }
  if (e.do === 'each') {
    const [only, ...more] = visited(e.over, e.run);
    if (only?.do === 'roll' && more.length === 0 && !isWhos(e.over))
      return [
        `${oftenWords(scope, e.over)}: ${rollWords(scope, only)}`,
        ...clausesOf({ ...scope, dice: only.dice }, only.run),
      ];
  }
  // Alternatives that go by the names of things are told one by one.
  if (e.do === 'choose' && isSelf(e.who) && e.options?.some(({ name }) => name?.includes(':'))) {
    const told = e.options.filter((option) => !isDecline(option));
    const words = told.map((option) =>
      alternativeWords(scope, option, ': ', option.cost ? payWords(scope, option.cost) : ''),
    );
    return ['wähle eines', ...words.map((one, i) => (i === 0 ? one : `oder ${one}`))];
  }
  if (e.do === 'choose') return parted(optionsWords(scope, e));
  return [clauseOf(scope, e)];
};
/** Two alternatives that make a long sentence together are one each. */
const parted = (clause: string): string[] => {
  const [one = '', other] = clause.split(', oder ');
  return clause.split(' ').length > LONG && other !== undefined ? [one, `oder ${other}`] : [clause];
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
        ? `für ${party(scope, e.over.who).acc}: ${inner(scope, e.run)}`
        : `${oftenWords(scope, e.over)}: ${inner(scope, visited(e.over, e.run))}`;
    case 'then':
      return '';
    case 'run':
      return runWords(scope, e);
    case 'phase': {
      if (e.how === 'skip') return `überspringe ${scope.at === 'begins:offensive' ? 'diesen' : 'den'} Angriffswurf`;
      if (e.how === 'restart') return 'beginne den Angriffswurf von vorn';
      return `${does(scope, e.by, 'get')} noch einen Angriffswurf gegen ${party(scope, e.against).acc}`;
    }
    case 'cancel':
      if (e.leave !== undefined) return `dein Leben wird stattdessen ${e.leave}`;
      if (scope.at?.startsWith('begins:')) return 'überspringe diese Phase';
      return scope.at === 'activating' ? 'die Fähigkeit wirkt nicht' : 'es wirkt nicht';
    case 'become':
      return becomeWords(scope, e);
    case 'adjust': {
      const { what } = e;
      if (what === 'attempts') return attemptsWords(scope, e);
      if (!what.startsWith('limit:')) return figureWords(scope, e);
      return `erhöhe dein Limit für ${nameOf(scope.lib, what.slice('limit:'.length))} um ${amountWords(scope, e.by)}`;
    }
    case 'cannot': {
      const whole = CANNOT_AT_ALL[e.what];
      const [what = '', id = ''] = e.what.split(':');
      const named = id === '' ? '' : `${nameOf(scope.lib, id)} `;
      return `${does(scope, e.of, 'may')} ${whole ?? `${named}${CANNOT[what] ?? 'es nicht tun'}`}`;
    }
    case 'spawn': {
      const first = e.firstStrike ? ', der zuerst zuschlägt,' : '';
      return e.replace
        ? `ein Scherge der Stufe ${e.level} tritt an seine Stelle`
        : `ein Scherge der Stufe ${e.level}${first} taucht auf`;
    }
    case 'leave':
      return 'er flieht';
    case 'loot':
      return `öffne eine Truhe der Stufe ${e.chest}`;
    case 'explore':
      return 'erkunde ein Feld neben deinem';
    case 'on': {
      const told = momentIf(scope, e);
      const lead = e.times === 1 && e.per === undefined ? told.replace(/^wenn /, 'das nächste Mal, wenn ') : told;
      const how = e.until === 'turn' && lead !== told ? lead.replace('das nächste Mal', '$& in diesem Zug') : lead;
      return behind(how, inner({ ...scope, at: e.at }, e.run));
    }
  }
};
const becomeWords = (scope: Scope, { what, side }: Extract<Effect, { do: 'become' }>): string => {
  const { lib } = scope;
  if (what === 'board') return `drehe dein Tableau auf die Seite ${plainWords(side)}`;
  if (single(scope, what.companion)) {
    const called = lib.companions.get(what.companion)?.sides.find(({ id }) => id === side)?.name ?? side;
    return `drehe ${nameOf(lib, what.companion)} auf die ${side === 'next' ? 'nächste Seite' : `Seite ${called}`}`;
  }
  return side === 'next'
    ? `drehe 1 ${nameOf(lib, what.from)} auf die nächste Seite`
    : `verwandle 1 ${nameOf(lib, what.from)} in 1 ${nameOf(lib, side)}`;
};
const attemptsWords = (scope: Scope, e: Extract<Effect, { do: 'adjust' }>): string => {
  const by = typeof e.by === 'number' ? Math.abs(e.by) : amountWords(scope, e.by);
  const fewer = typeof e.by === 'number' && e.by < 0;
  const back =
    e.back === undefined
      ? ''
      : `; ${by === 1 ? 'er lässt' : 'sie lassen'} sich für ${by === 1 ? '' : 'je '}${e.back} KP zurückkaufen`;
  const rolls = `${by} ${by === 1 ? 'Wurf' : 'Würfe'} ${fewer ? 'weniger' : 'mehr'}`;
  return `${does(scope, e.of, e.until ? 'get' : 'have')} ${rolls}${back}`;
};
const CANNOT_AT_ALL: Readonly<Record<string, string>> = {
  'show:6': 'keine 6 zählen: so ein Würfel ist leer',
  'activate:straight': 'keine Fähigkeit aktivieren, die eine kleine oder große Straße braucht',
  'activate:ultimate': 'keine Ultimative Fähigkeit aktivieren',
  'activate:offensive': 'keine Angriffsfähigkeit aktivieren, nur die Ultimative',
};
const CANNOT: Readonly<Record<string, string>> = {
  act: 'gar nichts tun',
  defend: 'keine Verteidigung werfen',
  activate: 'nicht aktivieren',
  gain: 'nicht erhalten',
};

const GAIN = 'erhalte ';
const optionsWords = (scope: Scope, { options = [], who }: Choose): string => {
  const chooser = isSelf(who) ? '' : party(scope, who).nom;
  const told = mergedPrices(
    scope,
    options.filter((option) => !isDecline(option)),
  );
  const optional = options.some(isDecline);
  const words = told.map(({ option, price }) => alternativeWords(scope, option, optional ? ': ' : ' und ', price));
  const gains = words.every((one) => /^erhalte [^:]*$/.test(one) && !one.includes(' und '));
  const all =
    gains && words.length > 1 ? `${GAIN}${either(words.map((one) => one.slice(GAIN.length)))}` : either(words);
  if (optional) return `${chooser === '' ? 'wenn du willst, ' : `wenn ${chooser} will: `}${all}`;
  // What is not something to do oneself does not read as a choice by its "oder" alone.
  if (chooser === '' && words.length > 1 && words.some((one) => /^(das|der|die) /.test(one)))
    return `wähle eines: ${all}`;
  return chooser === '' ? all : `${chooser} wählt: ${all}`;
};
/** Alternatives side by side; a comma parts those that are not short. */
const either = (words: readonly string[]): string => {
  if (words.length === 2 && !words.some((one) => / und |, /.test(one))) return words.join(' oder ');
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, oder ${words.at(-1)}`;
};

/** Alternatives that do the same for different companions are one. */
const mergedPrices = (
  scope: Scope,
  options: readonly Alternative[],
): readonly { readonly option: Alternative; readonly price: string }[] => {
  const { option, sides } = paidAlike(options) ?? {};
  if (!option || !sides)
    return options.map((one) => ({ option: one, price: one.cost ? payWords(scope, one.cost) : '' }));
  const names = sides.map((side) => nameOf(scope.lib, side));
  return [{ option, price: `gib 1 ${listed(names, 'or')} her` }];
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
  return kind === 'ability' ? `nutze ${nameOf(lib, id)}` : plainWords(name);
};
/** `tausche 1 Seedling gegen 1 Sapling`. */
const grownWords = ({ lib }: Scope, cost: Cost | undefined, run: Program): string | undefined => {
  const into = grown(cost, run);
  return into && `tausche 1 ${nameOf(lib, into.from)} gegen 1 ${nameOf(lib, into.to)}`;
};

/** One alternative, for a button. */
export const alternativeLine = (lib: Library, option: Alternative): string => {
  const scope = scopeOf(lib);
  return alternativeWords(scope, option, ': ', option.cost ? payWords(scope, option.cost) : '');
};
