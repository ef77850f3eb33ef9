/** Effects in German: each of the verbs gives a clause, a program gives sentences. */
import { type Effect, FIRST_SIDE } from '../../vocabulary/words.ts';
import { nameOf, plainWords } from '../names.ts';
import { single } from '../program.ts';
import { isSelf, type Scope } from '../scope.ts';
import { type PlainEffect, sentencesIn } from '../sentences.ts';
import { amountWords, atMostWords, oftenWords } from './amounts.ts';
import { damageWords, figureWords, LASTS, modifyWords, pickAndRun, pickWords, runWords } from './clauses.ts';
import { diceWords, rollWords } from './dice.ts';
import { momentIf } from './moments.ts';
import { listed } from './names.ts';
import { does, party } from './party.ts';
import { ifWords, leadWords } from './phrases.ts';
import { cardsWords, gainsWords, moveWords, payWords, pickAndMove, toPay } from './transfers.ts';

const clause = (scope: Scope, e: PlainEffect): string => {
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
      if (scope.at === 'gaining') return 'du erhältst ihn nicht';
      if (scope.at === 'activating') return 'die Fähigkeit wirkt nicht';
      return scope.at === 'attacked' ? 'der Angriff wirkt nicht' : 'es wirkt nicht';
    case 'become':
      return becomeWords(scope, e);
    case 'adjust': {
      const { what } = e;
      if (what === 'attempts') return attemptsWords(scope, e);
      if (!what.startsWith('limit:')) return figureWords(scope, e);
      return limitWords(scope, e);
    }
    case 'cannot': {
      const whole = CANNOT_AT_ALL[e.what];
      const [what = '', id = ''] = e.what.split(':');
      const named = id === '' ? '' : `${nameOf(scope.lib, id)} `;
      const lasts = scope.stands ? '' : LASTS[e.until ?? 'turn'];
      const no = what === 'gain' ? 'kein ' : '';
      return `${does(scope, e.of, 'may')}${lasts} ${whole ?? `${no}${named}${CANNOT[what] ?? 'es nicht tun'}`}`;
    }
    case 'spawn': {
      const first = e.firstStrike ? ', der zuerst zuschlägt,' : '';
      return e.replace
        ? `ein Scherge der Stufe ${e.level} tritt an deine Stelle`
        : `ein Scherge der Stufe ${e.level}${first} taucht auf`;
    }
    case 'leave':
      return 'fliehe';
    case 'loot':
      return `öffne eine Truhe der Stufe ${e.chest}`;
    case 'explore':
      return 'erkunde ein Feld neben deinem';
  }
};
const becomeWords = (scope: Scope, { what, side }: Extract<Effect, { do: 'become' }>): string => {
  const { lib } = scope;
  if (what === 'board')
    return `drehe dein Tableau auf die ${side === 'next' ? 'nächste Seite' : side === FIRST_SIDE ? 'erste Seite' : `Seite ${plainWords(side)}`}`;
  if (single(scope, what.companion)) {
    const called = lib.companions.get(what.companion)?.sides.find(({ id }) => id === side)?.name ?? side;
    return `drehe ${nameOf(lib, what.companion)} auf die ${side === 'next' ? 'nächste Seite' : `Seite ${called}`}`;
  }
  return side === 'next'
    ? `drehe 1 ${nameOf(lib, what.from)} auf die nächste Seite`
    : `verwandle 1 ${nameOf(lib, what.from)} in 1 ${nameOf(lib, side)}`;
};
const limitWords = (scope: Scope, { what, by, of }: Extract<Effect, { do: 'adjust' }>): string => {
  const name = nameOf(scope.lib, what.slice('limit:'.length));
  const lower = typeof by === 'number' && by < 0;
  const whose = isSelf(of) ? `dein Limit für ${name}` : `das Limit ${party(scope, of).gen} für ${name}`;
  return `${lower ? 'senke' : 'erhöhe'} ${whose} um ${typeof by === 'number' ? Math.abs(by) : amountWords(scope, by)}`;
};
const attemptsWords = (scope: Scope, e: Extract<Effect, { do: 'adjust' }>): string => {
  const has = does(scope, e.of, scope.stands ? 'have' : 'get');
  if (typeof e.by !== 'number') return `${has} so viele Würfe mehr wie ${amountWords(scope, e.by)}`;
  const by = Math.abs(e.by);
  const fewer = e.by < 0;
  const back =
    e.back === undefined
      ? ''
      : `; ${by === 1 ? 'er lässt' : 'sie lassen'} sich für ${by === 1 ? '' : 'je '}${e.back} KP zurückkaufen`;
  const rolls = `${by} ${by === 1 ? 'Wurf' : 'Würfe'} ${fewer ? 'weniger' : 'mehr'}`;
  return `${has} ${rolls}${back}`;
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
  gain: 'erhalten',
};

/** What is said as a command, as one says it of "du". */
const YOU_DO: Readonly<Record<string, string>> = {
  verursache: 'verursachst',
  erhalte: 'erhältst',
  füge: 'fügst',
  erleide: 'erleidest',
  heile: 'heilst',
  ziehe: 'ziehst',
  wirf: 'wirfst',
  entferne: 'entfernst',
  stiehl: 'stiehlst',
  zahle: 'zahlst',
  gib: 'gibst',
  lege: 'legst',
  nimm: 'nimmst',
  baue: 'baust',
  drehe: 'drehst',
  erhöhe: 'erhöhst',
  senke: 'senkst',
  ändere: 'änderst',
  aktiviere: 'aktivierst',
  wähle: 'wählst',
  verhindere: 'verhinderst',
  verliere: 'verlierst',
  überspringe: 'überspringst',
  beginne: 'beginnst',
  verschiebe: 'verschiebst',
  fliehe: 'fliehst',
  suche: 'suchst',
  bringe: 'bringst',
  öffne: 'öffnest',
  erkunde: 'erkundest',
  führe: 'führst',
  löse: 'löst',
  nutze: 'nutzt',
  tausche: 'tauschst',
  verwandle: 'verwandelst',
};
/** A command may follow "dann"; another clause would change its order. */
const COMMAND = new RegExp(`^(${Object.keys(YOU_DO).join('|')})(?: |$)`);

/** A clause behind what leads up to it. One colon is enough for both, and one "wenn". */
const LED = /^(wähle eines|einmal|zweimal|\d+-mal|(?:falls|bei|je) [^:]+): /;
const behind = (lead: string, told: string): string => {
  const after = told
    .replace(/^wenn du willst, (\p{L}+) /u, /^wenn /i.test(lead) ? '$1, wenn du willst, ' : '$&')
    .replace(/^wenn (?!du willst, )(?=[^:]+: )/, 'falls ');
  return `${lead}${LED.test(after) ? ', ' : ': '}${after}`;
};
/** A subordinate clause ends with a comma, before "und" as well. */
const SUBORDINATE = /, (wie|was|wenn|falls|d[iea][ernsm]*) [^,]+$/;
const listedClauses = (clauses: readonly string[], last?: 'and' | 'or'): string =>
  listed(clauses, last, SUBORDINATE.test(clauses.at(-2) ?? '') ? ',' : '');

export const { programWords, programLine, alternativeLine } = sentencesIn({
  nothing: 'nichts geschieht',
  none: 'nichts',
  and: 'und',
  or: 'oder',
  ifNot: 'sonst',
  chooseOne: 'wähle eines',
  gain: 'erhalte ',
  unlisted: /: | und |^wirf |^dann |^danach/,
  command: COMMAND,
  statement: /^(das|der|die|du|ein|eine|jeder|alle) /,
  behind,
  listed: listedClauses,
  clause,
  momentIf,
  payWords,
  gainsWords,
  rollWords,
  pickWords,
  pickAndMove,
  pickAndRun,
  ifWords,
  leadWords,
  oftenWords,
  forWords: (scope, who) => `für ${party(scope, who).acc}`,
  oftenRoll: (often, roll) => `${often}: ${roll}`,
  rollOf: (scope, who) => (isSelf(who) ? 'dein Wurf' : `der Wurf ${party(scope, who).gen}`),
  then: (told) => (COMMAND.test(told) ? `dann ${told}` : `danach: ${told}`),
  often: atMostWords,
  nextTime: (moment) => `${moment.startsWith('wenn ') ? 'das nächste Mal' : 'einmal'}, ${moment}`,
  lasting: (moment, until) => {
    const first = /^(das nächste Mal|einmal)/;
    if (until === 'match') return `von nun an, ${moment}`;
    return first.test(moment) ? moment.replace(first, `$&${LASTS[until]}`) : `${LASTS[until].trim()}, ${moment}`;
  },
  aloud: (told) =>
    told.replace(/^\p{L}+(?= |$)/u, (verb) => (YOU_DO[verb] === undefined ? verb : `du ${YOU_DO[verb]}`)),
  may: (all) => `wenn du willst, ${all}`,
  chooser: (scope, who) => party(scope, who).nom,
  chooses: (chooser, all) => `${chooser} wählt: ${all}`,
  mayPay: (scope, chooser, cost, done) => `${chooser} darf ${toPay(scope, cost)}${done === '' ? '' : `: ${done}`}`,
  paying: (scope, cost, done) => `${toPay(scope, cost)}${done === '' ? '' : `, und ${done}`}`,
  giveUp: (companions) => `gib 1 ${companions} her`,
  trade: (from, to) => `tausche 1 ${from} gegen 1 ${to}`,
  use: (ability) => `nutze ${ability}`,
});
