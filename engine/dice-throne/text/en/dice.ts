/** English clauses about dice: rolls, what alters them, and how dice are called. */
import type { Dice, DiceOf, Roll } from '../../vocabulary/words.ts';
import { isSelf, type Scope } from '../scope.ts';
import { counted } from './names.ts';
import { does, party, YOU } from './party.ts';
import { payWords } from './transfers.ts';

export const rollWords = (scope: Scope, { dice, die, who, rerolls, value }: Roll): string => {
  const roller = isSelf(who) ? undefined : party(scope, who);
  const verb = roller ? `${roller.subject} ${does(roller, 'roll')}` : 'roll';
  const rolled = counted(
    dice,
    `${die === 'd20' ? 'twenty-sided ' : ''}die`,
    `${die === 'd20' ? 'twenty-sided ' : ''}dice`,
  );
  const shown = dice === 1 ? 'it shows' : 'they show';
  if (value === 'chosen')
    return `${roller ? `${roller.subject} ${does(roller, 'choose')}` : 'choose'} what ${rolled} show${dice === 1 ? 's' : ''}`;
  if (value)
    return roller
      ? `${verb} ${rolled}; they may ${payWords(scope, value.for)} and choose what ${shown} instead`
      : `${verb} ${rolled}, or ${payWords(scope, value.for)} and choose what ${shown}`;
  if (!rerolls) return `${verb} ${rolled}`;
  const { n, cost, repeat } = rerolls;
  const many = n === dice && n > 1 && !repeat ? 'any of them' : `${n > 1 ? 'up to ' : ''}${n} of them`;
  const again =
    dice === 1
      ? `re-roll it${n > 1 && repeat ? ` up to ${n} times` : ''}`
      : `re-roll ${many}${repeat && n > 1 ? ' (or the same again)' : ''}`;
  const price = cost ? `${payWords(scope, cost)}${n > 1 ? ' each' : ''} and ` : '';
  return `${verb} ${rolled}; ${roller ? 'they' : 'you'} may ${price}${again}`;
};

export const diceWords = (scope: Scope, e: Dice): string => {
  const n = e.n ?? 1;
  const several = n === 'all' || n > 1;
  const picker = isSelf(e.who) ? undefined : party(scope, e.who);
  const own = picker !== undefined && 'whose' in e.which && JSON.stringify(e.which.whose) === JSON.stringify(e.who);
  const which =
    'picked' in e.which
      ? `the chosen ${scope.numbers.get(e.which.picked)?.one ?? 'dice'}`
      : diceOf(scope, e.which, n, e.upTo && several ? 'up to ' : '', own);
  const again = e.repeat ? ', one after the other' : '';
  const verbs: Readonly<Record<Dice['how'], string>> = {
    reroll: `re-roll ${which}${again}`,
    step: e.up
      ? `raise ${which} by ${e.by !== undefined && e.by > 1 ? 'up to ' : ''}${e.by ?? 1}`
      : `change ${which} by ${e.by !== undefined && e.by > 1 ? `up to ${e.by}` : '1'}, up or down`,
    copy: `give ${which} the value of another die of the same roll`,
    set: `change ${which} to ${e.to ?? `any value${several ? 's' : ''}`}`,
  };
  if (picker) return `${picker.subject} ${e.upTo ? 'may' : 'must'} ${verbs[e.how]}`;
  return e.upTo && !several ? `${YOU.subject} may ${verbs[e.how]}` : verbs[e.how];
};
const DICE_KINDS: Readonly<Record<string, string>> = {
  defence: 'defence dice',
  offensive: 'offensive dice',
  loot: 'loot dice',
};
export const diceOf = (
  scope: Scope,
  { whose, roll }: DiceOf,
  n: number | 'all',
  upTo: string,
  own: boolean,
): string => {
  const kind = DICE_KINDS[roll ?? ''] ?? 'dice';
  if (roll === 'this') return n === 1 && (scope.dice ?? 1) === 1 ? 'that die' : `${upTo}${n} of those dice`;
  if (own) return `${upTo}${n} of their ${kind}`;
  if (whose === 'own') return `${upTo}${n} of your ${kind}`;
  if (whose === 'opponents') return n === 1 ? `1 of an opponent's ${kind}` : `${upTo}${n} ${kind} of opponents`;
  if (whose === 'team') return `${upTo}${n} of your team's ${kind}`;
  const dice = n === 1 ? kind.replace('dice', 'die') : kind;
  if (typeof whose === 'object') return `${upTo}${n} ${dice} of ${party(scope, whose).object}`;
  if (upTo !== '' || n === 'all') return `${upTo}${n} ${dice}`;
  return n === 1 ? `any ${dice}` : `any ${n} ${dice}`;
};
