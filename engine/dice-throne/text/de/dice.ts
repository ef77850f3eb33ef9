/** German clauses about dice: rolls, what alters them, and how dice are called. */
import type { Dice, DiceOf, Roll } from '../../vocabulary/words.ts';
import { isSelf, type Scope } from '../scope.ts';
import { dice } from './names.ts';
import { does, party } from './party.ts';
import { payWords, toPay } from './transfers.ts';

export const rollWords = (scope: Scope, { dice: n, die, who, rerolls, value }: Roll): string => {
  const rolled = die === 'd20' ? `${n} zwanzigseitige${n === 1 ? 'n' : ''} Würfel` : dice(n);
  if (value === 'chosen')
    return `${isSelf(who) ? 'wähle' : does(scope, who, 'choose')}, was ${rolled} ${n === 1 ? 'zeigt' : 'zeigen'}`;
  const roll = `${does(scope, who, 'roll')} ${rolled}`;
  const show = n === 1 ? 'er zeigt' : 'sie zeigen';
  // Nobody's gender is known, and "das Ziel" is none.
  const may = isSelf(who) ? 'du darfst' : 'wer wirft, darf';
  if (value)
    return isSelf(who)
      ? `${roll}, oder ${payWords(scope, value.for)} und wähle, was ${show}`
      : `${roll}; ${may} stattdessen ${toPay(scope, value.for)} und wählen, was ${show}`;
  if (!rerolls) return roll;
  const { n: most, cost, repeat } = rerolls;
  const pay = cost ? `${toPay(scope, cost)} und ` : '';
  if (n === 1) return `${roll}; ${may} ${most > 1 && repeat ? `bis zu ${most}-mal ` : ''}${pay}ihn neu werfen`;
  const again = `${most > 1 ? 'bis zu ' : ''}${most} davon${repeat && most > 1 ? ' (auch mehrmals denselben)' : ''}`;
  return `${roll}; ${may} ${pay === '' || most === 1 ? '' : 'jeweils '}${pay}${again} neu werfen`;
};

export const diceWords = (scope: Scope, e: Dice): string => {
  const n = e.n ?? 1;
  const several = n === 'all' || n > 1;
  const picker = isSelf(e.who) ? undefined : e.who;
  const own = picker !== undefined && 'whose' in e.which && JSON.stringify(e.which.whose) === JSON.stringify(picker);
  const meant =
    'picked' in e.which
      ? (scope.numbers.get(e.which.picked)?.one ?? 'die gewählten Würfel')
      : diceOf(scope, e.which, n, e.upTo && several ? 'bis zu ' : '', own);
  const which = e.how === 'copy' ? given(meant) : meant;
  const by = e.by === undefined || e.by === 1 ? '1' : `bis zu ${e.by}`;
  const to = e.to === undefined ? (several ? 'beliebige Werte' : 'einen beliebigen Wert') : String(e.to);
  const again = e.repeat ? ' (nacheinander)' : '';
  const change = (command: readonly [string, string], infinitive: string) => ({
    command: `${command[0]} ${which}${command[1]}`,
    infinitive: `${which} ${infinitive}`,
  });
  const copied = 'den Wert eines anderen Würfels im selben Wurf';
  const { command, infinitive } = {
    reroll: change(['wirf', ` neu${again}`], `neu werfen${again}`),
    step: e.up
      ? change(['erhöhe', ` um ${by}`], `um ${by} erhöhen`)
      : change(['ändere', ` um ${by}, nach oben oder unten`], `um ${by} nach oben oder unten ändern`),
    copy: change(['gib', ` ${copied}`], `${copied} geben`),
    set: change(['ändere', ` auf ${to}`], `auf ${to} ändern`),
  }[e.how];
  if (picker !== undefined) return `${does(scope, picker, e.upTo ? 'may' : 'must')} ${infinitive}`;
  return e.upTo && !several ? `du darfst ${infinitive}` : command;
};
/** As those to whom something is given: `allen deinen Würfeln`. */
const given = (which: string): string =>
  which
    .replace(/^alle (dein|dies)?e?/, (_, own?: string) => `allen ${own === undefined ? '' : `${own}en`}`)
    .replace(/^(den|die) gewählten/, (_, one: string) => `${one === 'den' ? 'dem' : 'den'} gewählten`)
    .replace(/^diesen /, 'diesem ')
    .replace(/^1 beliebigen/, '1 beliebigem')
    .replace(/ beliebige /, ' beliebigen ')
    .replace(/^((?:allen|den|(?:bis zu )?(?:[2-9]|\d\d)) (?:(?!der |deiner |dieser )\S+ )*?\S*ürfel)(?!n)/, '$1n');
const DICE_KINDS: Readonly<Record<string, string>> = {
  defence: 'Verteidigungswürfel',
  offensive: 'Angriffswürfel',
  loot: 'Beutewürfel',
};
export const diceOf = (
  scope: Scope,
  { whose, roll }: DiceOf,
  n: number | 'all',
  upTo: string,
  own: boolean,
): string => {
  const kind = DICE_KINDS[roll ?? ''] ?? 'Würfel';
  const many = n === 'all' ? 'alle' : `${upTo}${n}`;
  // All of them are called as one would the things themselves.
  const of = (pronoun: string): string => (n === 'all' ? `alle ${pronoun}e ${kind}` : `${many} ${pronoun}er ${kind}`);
  if (roll === 'this') return n === 1 && (scope.dice ?? 1) === 1 ? 'diesen Würfel' : of('dies');
  if (own) return n === 'all' ? `alle eigenen ${kind}` : `${many} der eigenen ${kind}`;
  if (whose === 'own') return of('dein');
  if (whose === 'opponents') return n === 1 ? `1 ${kind} eines Gegners` : `${many} ${kind} von Gegnern`;
  if (whose === 'team') return `${many} ${kind} deines Teams`;
  if (typeof whose === 'object') return `${many} ${kind} ${party(scope, whose).gen}`;
  return n === 'all' ? `alle ${kind}` : `${many} ${n === 1 ? 'beliebigen' : 'beliebige'} ${kind}`;
};
