/** Effects in English: each of the verbs gives a clause, a program gives sentences. */
import { nameOf } from '../names.ts';
import { single } from '../program.ts';
import { isSelf, type Scope } from '../scope.ts';
import { type PlainEffect, sentencesIn } from '../sentences.ts';
import { amountWords, atMostWords, oftenWords } from './amounts.ts';
import { damageWords, figureWords, LASTS, modifyWords, pickAndRun, pickWords, runWords } from './clauses.ts';
import { diceWords, rollWords } from './dice.ts';
import { momentIf } from './moments.ts';
import { listed, oneOf } from './names.ts';
import { does, owned, party } from './party.ts';
import { ifWords, leadWords } from './phrases.ts';
import { cardsWords, gainsWords, moveWords, payWords, pickAndMove } from './transfers.ts';

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
      const skipped = scope.at === 'begins:offensive' ? 'that phase' : 'the Offensive Roll Phase';
      if (e.how === 'skip') return `skip ${skipped}`;
      if (e.how === 'restart') return 'begin the Offensive Roll Phase anew';
      const by = party(scope, e.by);
      return `${by.subject} ${does(by, 'take')} another Offensive Roll Phase against ${isSelf(e.against) ? 'you' : party(scope, e.against).object}`;
    }
    case 'cancel':
      if (e.leave !== undefined) return `your health becomes ${e.leave} instead`;
      if (scope.at?.startsWith('begins:')) return 'skip that phase';
      if (scope.at === 'gaining') return 'you do not gain it';
      if (scope.at === 'activating') return 'the ability has no effect';
      return scope.at === 'attacked' ? 'the Attack has no effect' : 'it has no effect';
    case 'become':
      return e.what === 'board'
        ? `turn to the ${e.side.replaceAll('-', ' ')} side`
        : single(scope, e.what.companion)
          ? `turn ${nameOf(scope.lib, e.what.companion)} to ${e.side === 'next' ? 'the next side' : `the ${sideWord(scope, e.what.companion, e.side)} side`}`
          : `turn ${oneOf(nameOf(scope.lib, e.what.from))} into ${e.side === 'next' ? 'its next side' : oneOf(nameOf(scope.lib, e.side))}`;
    case 'adjust': {
      const { what } = e;
      if (what !== 'attempts' && !what.startsWith('limit:')) return figureWords(scope, e);
      if (what !== 'attempts') return limitWords(scope, e);
      const who = party(scope, e.of);
      if (typeof e.by !== 'number')
        return `${who.subject} ${does(who, scope.stands ? 'have' : 'get')} more roll attempts, by ${amountWords(scope, e.by)}`;
      const by = Math.abs(e.by);
      const fewer = e.by < 0;
      const back =
        e.back === undefined
          ? ''
          : `, and may buy ${by === 1 ? 'it' : 'them'} back for ${e.back} CP${by === 1 ? '' : ' each'}`;
      return `${who.subject} ${does(who, scope.stands ? 'have' : 'get')} ${by} ${fewer ? 'fewer' : 'more'} roll attempt${by === 1 ? '' : 's'}${back}`;
    }
    case 'cannot': {
      const who = party(scope, e.of);
      const lasts = scope.stands ? '' : LASTS[e.until ?? 'turn'];
      if (e.what === 'show:6') return `${who.subject} may count no 6${lasts}: such a die is blank`;
      const whole = CANNOT_AT_ALL[e.what];
      if (whole) return `${who.subject} ${whole}${lasts}`;
      const [what = '', id = ''] = e.what.split(':');
      return `${who.subject} may ${CANNOT[what] ?? 'not do it'}${id === '' ? '' : ` ${nameOf(scope.lib, id)}`}${lasts}`;
    }
    case 'spawn': {
      const first = e.firstStrike ? ' that strikes first' : '';
      return e.replace
        ? `a minion of level ${e.level} takes your place`
        : `a minion of level ${e.level}${first} appears`;
    }
    case 'leave':
      return 'flee';
    case 'loot':
      return `open a chest of level ${e.chest}`;
    case 'explore':
      return 'explore a tile beside yours';
  }
};
const limitWords = (scope: Scope, { what, by, of }: Extract<PlainEffect, { do: 'adjust' }>): string => {
  const name = nameOf(scope.lib, what.slice('limit:'.length));
  const lower = typeof by === 'number' && by < 0;
  const much = typeof by === 'number' ? Math.abs(by) : amountWords(scope, by);
  const whose = isSelf(of) ? `your ${name} limit` : `the ${name} limit of ${party(scope, of).object}`;
  return `${lower ? 'lower' : 'raise'} ${whose} by ${much}`;
};
const sideWord = ({ lib }: Scope, companion: string, side: string): string =>
  lib.companions.get(companion)?.sides.find(({ id }) => id === side)?.name ?? side;
const CANNOT_AT_ALL: Readonly<Record<string, string>> = {
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

/** What is said as a command. */
const COMMAND =
  /^(deal|receive|prevent|gain|inflict|remove|pass|take|move|heal|steal|give|pay|open|lose|draw|discard|look|search|put|roll|re-roll|change|raise|lower|skip|begin|turn|carry|use|build|choose|activate|explore|trade) /;

const LED = /^(choose one|once|twice|\d+ times|for each [^:]+): /;

export const { programWords, programLine, alternativeLine } = sentencesIn({
  nothing: 'nothing happens',
  none: 'nothing',
  and: 'and',
  or: 'or',
  ifNot: 'if not',
  chooseOne: 'choose one',
  gain: 'gain ',
  unlisted: /: | and |^roll |^then /,
  command: COMMAND,
  statement: /^the /,
  behind: (lead, told) => `${lead}${LED.test(told) ? ', ' : ': '}${told}`,
  listed,
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
  forWords: (scope, who) => `for ${party(scope, who).object}`,
  oftenRoll: (often, roll) => `${often}, ${roll}`,
  rollOf: (scope, who) => `${owned(scope, who)} roll`,
  then: (told) => `then ${told}`,
  often: atMostWords,
  nextTime: (moment) => (moment.startsWith('when ') ? moment.replace('when', 'the next time') : `once, ${moment}`),
  // What must hold then, and how often it may, comes behind.
  lasting: (moment, until) =>
    until === 'match' ? `from now on, ${moment}` : moment.replace(/(?=, (?:if|unless|at most) )|$/, LASTS[until]),
  aloud: (told) => (COMMAND.test(told) ? `you ${told}` : told),
  may: (all) => `you may ${all}`,
  chooser: (scope, who) => party(scope, who).subject,
  chooses: (chooser, all) => `${chooser} chooses: ${all}`,
  mayPay: (scope, chooser, cost, done) => `${chooser} may ${payWords(scope, cost)}${done === '' ? '' : `: ${done}`}`,
  paying: (scope, cost, done) => `${payWords(scope, cost)}${done === '' ? '' : ` and ${done}`}`,
  giveUp: (companions) => `give up ${oneOf(companions)}`,
  trade: (from, to) => `trade ${oneOf(from)} for ${oneOf(to)}`,
  use: (ability) => `use ${ability}`,
});
