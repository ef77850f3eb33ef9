/** Clauses of the verbs that run nothing: damage and what changes it, rolls and dice, figures, picks, parts by name. What
 *  holds a program is told in sentences.ts. */
import type { Amount, Choose, Damage, Modify, Run } from '../../vocabulary/words.ts';
import { type Adjust, FIGURES, type Figure } from '../../vocabulary/words.ts';
import { nameOf, plainWords } from '../names.ts';
import { isPickable, isToTarget, onCandidate } from '../program.ts';
import { isSelf, type Scope } from '../scope.ts';
import { amountWords, muchOf, oftenWords, timesWords } from './amounts.ts';
import { diceOf } from './dice.ts';
import { counted, listed, oneOf } from './names.ts';
import { does, owned, party } from './party.ts';
import { ifWords } from './phrases.ts';
import { pickedBy, tokensPicked, whereTokens } from './things.ts';

export const damageWords = (scope: Scope, e: Damage): string => {
  const type = e.type && e.type !== 'normal' ? `${e.type} damage` : 'damage';
  const by = e.from === 'source' ? ', dealt by whoever started it' : '';
  const tail = `${by}${e.sure ? ', which nothing lowers' : ''}${e.isolated ? ', dealt at once' : ''}${e.if ? ` ${ifWords(scope, e.if)}` : ''}`;
  if (e.to === 'self') return `receive ${muchOf(scope, e.n, type)}${tail}`;
  const more = isToTarget(e) && scope.more ? 'more ' : '';
  const to = !isToTarget(e) ? ` to ${party(scope, e.to).object}` : scope.defence ? ' to the attacker' : '';
  return `deal ${muchOf(scope, e.n, `${more}${type}`, to)}${tail}`;
};

export const modifyWords = (scope: Scope, e: Modify): string => {
  if (e.bear !== undefined)
    return `${nameOf(scope.lib, e.bear)}${bearer(scope, e)} takes ${e.share === 'free' ? 'as much damage of the Attack as you choose' : 'all damage of the Attack'}`;
  if (e.type) return `the Attack becomes ${e.type}`;
  if (e.target !== undefined) return `the Attack goes to ${isSelf(e.target) ? 'you' : party(scope, e.target).object}`;
  if (e.of === 'attack') {
    if (e.add !== undefined) return `the Attack deals ${muchOf(scope, e.add, 'more damage')}`;
    return e.cap === undefined ? preventWords(scope, e, ' of the Attack') : `the Attack deals ${atMost(scope, e.cap)}`;
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
  if (e.cap !== undefined)
    return `${who.subject} ${verb} ${atMost(scope, e.cap, out && e.attackOnly ? ' with Attacks' : source)}`;
  if (out && e.prevent !== undefined && e.prevent !== 'half' && e.prevent !== 'all')
    return `${who.subject} ${verb} ${muchOf(scope, e.prevent, 'less damage', e.attackOnly ? ' with the Attack' : '')}`;
  const self = isSelf('in' in e.of ? e.of.in : e.of.out);
  const whose = out ? ` that ${who.subject} ${verb}` : self ? '' : ` coming to ${who.object}`;
  return preventWords(scope, e, `${whose}${out && e.attackOnly ? ' with Attacks' : source}`);
};
const bearer = (scope: Scope, { of }: Modify): string =>
  of === 'attack' || !('in' in of) || isSelf(of.in) ? '' : ` of ${party(scope, of.in).object}`;
const atMost = (scope: Scope, n: Amount, source = ''): string =>
  typeof n === 'number' ? `at most ${n} damage${source}` : `no more damage${source} than ${amountWords(scope, n)}`;
const preventWords = (scope: Scope, { prevent }: Modify, whose: string): string => {
  const own = whose === '' || whose.startsWith(' from');
  const damage = `${own ? 'incoming ' : ''}damage`;
  if (prevent === 'all') return `prevent all ${damage}${whose}`;
  if (prevent === 'half') return `prevent half of the ${damage}${whose}, rounded up`;
  return `prevent ${muchOf(scope, prevent ?? 0, own ? damage : 'of the damage', whose)}`;
};

const FIGURE_WORDS: Readonly<Record<Figure, readonly [before: string, after: string]>> = {
  'attempt price': ['every further roll attempt costs', ''],
  'card price': ['each card costs', ' to play'],
  sale: ['each card sold gives', ''],
  income: ['the income is', ''],
  'income draw': ['', ''],
  'defence rerolls': ['', ''],
};
export const figureWords = (scope: Scope, { what, by, of, times, until = 'turn' }: Adjust): string => {
  const much = typeof by === 'number' ? String(Math.abs(by)) : amountWords(scope, by);
  const less = typeof by === 'number' && by < 0;
  const lasts = scope.stands ? '' : LASTS[until];
  const one = typeof by === 'number' && Math.abs(by) === 1;
  const who = party(scope, of);
  if (what === 'income draw') {
    const cards =
      typeof by === 'number'
        ? `${much} ${less ? '' : 'more '}card${one ? '' : 's'}${less ? ' less' : ''}`
        : 'more cards';
    const draws = isSelf(of) ? 'draw' : `${who.subject} ${does(who, 'draw')}`;
    return `${draws} ${cards} as income${typeof by === 'number' ? '' : `, by ${much},`}${lasts}`;
  }
  if (what === 'defence rerolls') {
    const dice = `of the dice of ${isSelf(of) ? 'your' : 'their'} defence`;
    const many = typeof by === 'number' ? `${much} ${less ? 'less ' : ''}${dice}` : `as many ${dice} as ${much}`;
    return `${who.subject} may re-roll ${many}${lasts}`;
  }
  const [before, after] = FIGURE_WORDS[FIGURES.find((figure) => figure === what) ?? 'income'];
  const whose = isSelf(of) ? '' : ` for ${party(scope, of).object}`;
  const often = times === undefined ? '' : `, ${timesWords(times)} a turn`;
  const cp = typeof by === 'number' ? `${much} CP ${less ? 'less' : 'more'}` : `more CP, by ${much},`;
  return `${before} ${cp}${after}${whose}${often}${lasts}`;
};
/** How long what stays for a while does. */
export const LASTS: Readonly<Record<NonNullable<Adjust['until']>, string>> = {
  roll: ' this Roll Phase',
  turn: ' this turn',
  match: ' for the rest of the match',
};

/** `carry out Rest`, `detonate the Nanite of each player`, `use Chi`. */
export const runWords = (scope: Scope, { part, of, n, free }: Run): string => {
  const [thing = '', within] = part.split('/');
  const often =
    n === undefined || n === 1 ? '' : ` ${typeof n === 'number' ? timesWords(n) : `(${oftenWords(scope, n)})`}`;
  const name = nameOf(scope.lib, thing);
  const offered = within?.startsWith('offer');
  if (within !== undefined && !offered) {
    const words = within.replaceAll('-', ' ');
    return `${isSelf(of) ? `${words} ${name}` : `${words} the ${name} of ${party(scope, of).object}`}${often}`;
  }
  const who = party(scope, of);
  const doer = isSelf(of) ? '' : `${who.subject} `;
  const verb = (word: string): string => `${doer}${doer === '' ? word : does(who, word)}`;
  if (!offered) return `${verb('carry').replace('carrys', 'carries')} out ${plainWords(thing)}${often}`;
  const which = within === 'offer1' ? '' : ` (its effect ${within?.slice('offer'.length)})`;
  return `${verb('use')} ${name}${which}${free ? ' for nothing' : ''}${often}`;
};
/** Companions that are picked and used, in one clause. */
export const pickAndRun = (
  scope: Scope,
  { from, as, n = 1, upTo }: Choose,
  { companion, free }: Run,
): string | undefined => {
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
const chooseWords = (scope: Scope, { who, random }: Choose): string => {
  const picker = party(scope, who);
  return random || isSelf(who) ? 'choose' : `${picker.subject} ${does(picker, 'choose')}`;
};
/** A pick that no move behind it tells: players and numbers are named where they are used. */
export const pickWords = (scope: Scope, e: Choose): string => {
  const { from, as = '' } = e;
  if (!from) return '';
  if ('players' in from) {
    const { players: among, except, if: cond } = from;
    const only = cond && !isPickable(cond) ? { only: ifWords(scope, onCandidate(cond)) } : {};
    scope.players.set(as, { among, choose: e, ...(except !== undefined && { except }), ...only });
    return '';
  }
  if ('amount' in from) {
    const [low, high] = from.amount;
    if (JSON.stringify(low) === JSON.stringify(high)) {
      const thing = countedThing(scope, low);
      scope.numbers.set(as, { one: thing, more: thing, done: 'you had before' });
      return '';
    }
    return `${chooseWords(scope, e)} a number from ${amountWords(scope, low)} to ${amountWords(scope, high)}${e.random ? pickedBy(scope, e) : ''}`;
  }
  const most = e.n ?? 1;
  const upTo = e.upTo ? 'up to ' : '';
  const again = e.repeat && most > 1 ? ' (or the same again)' : '';
  const tail = `${again}${e.random ? pickedBy(scope, e) : ''}`;
  if ('cards' in from) {
    const pile = from.cards === 'hand' ? 'hand' : 'discard pile';
    return `${chooseWords(scope, e)} ${most === 1 && !e.upTo ? 'a card' : `${upTo}${counted(most, 'card')}`} of ${owned(scope, from.of)} ${pile}${tail}`;
  }
  if ('companions' in from) {
    const sides = listed(
      from.companions.map((id) => nameOf(scope.lib, id)),
      'or',
    );
    const whose = isSelf(from.of) ? '' : ` of ${party(scope, from.of).object}`;
    return `${chooseWords(scope, e)} ${most === 1 && !e.upTo ? oneOf(sides) : `${upTo}${counted(most, 'companion')} (${sides})`}${whose}${tail}`;
  }
  if ('tokens' in from)
    return `${chooseWords(scope, e)} ${tokensPicked(scope, from.tokens, most, upTo)} on ${whereTokens(scope, from.tokens)}${tail}`;
  scope.numbers.set(as, { one: most === 1 ? 'die' : 'dice', more: 'dice', done: 'chosen' });
  return `${chooseWords(scope, e)} ${most === 1 && e.upTo ? diceOf(scope, from.dice, 1, '', false).replace(/^1 |^any /, 'up to 1 ') : diceOf(scope, from.dice, most, upTo, false)}${tail}`;
};
