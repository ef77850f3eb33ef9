/** Clauses of the verbs that run nothing: damage and what changes it, rolls and dice, figures, picks, parts by name. What
 *  holds a program is told in sentences.ts. */
import type { Amount, Choose, Damage, Dice, DiceOf, Modify, Roll, Run } from '../../vocabulary/words.ts';
import { type Adjust, FIGURES, type Figure } from '../../vocabulary/words.ts';
import { nameOf, plainWords } from '../names.ts';
import { isToTarget } from '../program.ts';
import { isSelf, type Scope } from '../scope.ts';
import { counted, listed, oneOf } from './names.ts';
import { does, party, YOU } from './party.ts';
import { amountWords, ifWords, muchOf, timesWords } from './phrases.ts';
import { payWords } from './transfers.ts';

export const damageWords = (scope: Scope, e: Damage): string => {
  const type = e.type && e.type !== 'normal' ? `${e.type} damage` : 'damage';
  const tail = `${e.sure ? ', which nothing lowers' : ''}${e.isolated ? ', dealt at once' : ''}${e.if ? ` ${ifWords(scope, e.if)}` : ''}`;
  if (e.to === 'self') return `receive ${muchOf(scope, e.n, type)}${tail}`;
  const more = isToTarget(e) && scope.more ? 'more ' : '';
  const to = !isToTarget(e) ? ` to ${party(scope, e.to).object}` : scope.defence ? ' to the attacker' : '';
  return `deal ${muchOf(scope, e.n, `${more}${type}`, to)}${tail}`;
};

export const modifyWords = (scope: Scope, e: Modify): string => {
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

export const rollWords = (scope: Scope, { dice, die, who, rerolls, value }: Roll): string => {
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

export const diceWords = (scope: Scope, e: Dice): string => {
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
    step: e.up
      ? `raise ${which} by up to ${e.by ?? 1}`
      : `change ${which} by ${e.by ? `up to ${e.by}` : '1'}, up or down`,
    copy: `give ${which} the value of another die of the same roll`,
    set: `change ${which} to ${e.to ?? `any value${several ? 's' : ''}`}`,
  };
  const isOptional =
    picker ?? (!('picked' in e.which) && e.which.roll === 'this' && n === 1 && e.upTo ? YOU : undefined);
  return isOptional ? `${isOptional.subject} may ${verbs[e.how]}` : verbs[e.how];
};
const DICE_KINDS: Readonly<Record<string, string>> = {
  defence: 'defence dice',
  offensive: 'offensive dice',
  loot: 'loot dice',
};
const diceOf = (scope: Scope, { whose, roll }: DiceOf, n: number | 'all', upTo: string, own: boolean): string => {
  const kind = DICE_KINDS[roll ?? ''] ?? 'dice';
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

const FIGURE_WORDS: Readonly<Record<Figure, readonly [before: string, after: string]>> = {
  'attempt price': ['every further roll attempt costs', ''],
  'card price': ['each card costs', ' to play'],
  sale: ['each card sold gives', ''],
  income: ['the income is', ''],
  'income draw': ['', ''],
  'defence rerolls': ['', ''],
};
export const figureWords = (scope: Scope, { what, by, of, times }: Adjust): string => {
  if (what === 'income draw') return `draw ${counted(amountWords(scope, by), 'more card')} as income`;
  if (what === 'defence rerolls') return `you may re-roll ${amountWords(scope, by)} of the dice of your defence`;
  const [before, after] = FIGURE_WORDS[FIGURES.find((figure) => figure === what) ?? 'income'];
  const much = typeof by === 'number' ? String(Math.abs(by)) : amountWords(scope, by);
  const whose = isSelf(of) ? '' : ` for ${party(scope, of).object}`;
  const often = times === undefined ? '' : `, ${timesWords(times)} a turn`;
  return `${before} ${much} CP ${typeof by === 'number' && by < 0 ? 'less' : 'more'}${after}${whose}${often}`;
};

/** `carry out Rest`, `detonate the Nanite of each player`. */
export const runWords = (scope: Scope, { part, of }: Run): string => {
  const [thing = '', within] = part.split('/');
  const words = (within ?? thing).replaceAll('-', ' ');
  if (within === undefined || within.startsWith('offer')) return `carry out ${plainWords(within ?? thing)}`;
  const name = nameOf(scope.lib, thing);
  return isSelf(of) ? `${words} ${name}` : `${words} the ${name} of ${party(scope, of).object}`;
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
/** A pick that no move behind it tells: players and numbers are named where they are used. */
export const pickWords = (scope: Scope, e: Choose): string => {
  const { from, as = '' } = e;
  if (!from) return '';
  if ('players' in from) {
    scope.players.set(as, { among: from.players, choose: e });
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
