/** What stands on boards and cards around the effects, in English. */

import type { Offer, TokenDef } from '../../vocabulary/words.ts';
import { capital, plainWords } from '../names.ts';
import type { Scope } from '../scope.ts';
import type { Paid, PartWords } from '../words.ts';
import { atMostWords, timesWords } from './amounts.ts';
import { pickWords } from './clauses.ts';
import { counted, listed } from './names.ts';
import { party } from './party.ts';
import { condWords, duringWords, ifWords, phaseName } from './phrases.ts';

const KINDS: Readonly<Record<TokenDef['kind'], string>> = {
  positive: 'Positive',
  negative: 'Negative',
  unique: 'Unique',
  marker: 'Marker',
};

const limitWords = ({ limit }: TokenDef): string => {
  if (limit === 'none') return 'any number';
  if (typeof limit === 'number') return `at most ${limit}`;
  if ('versus' in limit) return `at most ${limit.versus} where players stand against each other`;
  return `at most ${limit.others}, on its own hero ${limit.owner}`;
};

/** What is paid: the thing itself, and what it costs besides. */
const offerStart = ({ tokens, aged }: Offer, { price, spends, limit }: Paid): string => {
  if (!spends) return price === '' ? 'Use it' : capital(price);
  const many = tokens === 'any' ? 'any number' : tokens !== undefined ? String(tokens) : limit > 1 ? 'one' : 'it';
  const since = aged ? `held since before this ${aged}` : '';
  const which = since === '' ? many : many === 'it' ? `it, if ${since},` : `${many} ${since}`;
  return `Spend ${which}${price === '' ? '' : ` and ${price}`}`;
};
const whenWords = (scope: Scope, { when, at }: Offer): string => {
  if (at === 'salve') return ' before your turn';
  if (at === 'upkeep') return ` in your Upkeep Phase${when ? `, if ${condWords(scope, when)}` : ''}`;
  if (at) {
    const mine = when && 'is' in when ? when : when && 'not' in when && 'is' in when.not ? when.not : undefined;
    if (!when || mine?.is[1] !== 'mine')
      return ` when the Offensive Roll Phase ends${when ? `, if ${condWords(scope, when)}` : ''}`;
    return ` when ${when === mine ? 'your' : "another player's"} Offensive Roll Phase ends`;
  }
  if (!when) return '';
  return 'during' in when ? ` in ${duringWords(scope, when)}` : ` when ${condWords(scope, when)}`;
};

export const parts: PartWords = {
  hero: (complexity, faces) => `Complexity ${complexity} of 6. Dice: ${listed(faces)}.`,
  setUp: 'Set-up',
  mayReroll: (n, dice) => `You may re-roll ${dice === 1 ? 'the die' : `${n > 1 ? 'up to ' : ''}${n} of the dice`}.`,
  yourRoll: 'your roll',
  choosesTarget: (scope, { choose: players, ...rest }) => {
    pickWords(scope, { do: 'choose', as: 'target', from: { players, ...rest } });
    return `The target is ${party(scope, { picked: 'target' }).object}.`;
  },
  locksOpponents: 'Opponents may not act until the roll phase is over.',
  defence: (dice) => `Defence, ${counted(dice, 'die', 'dice')}`,
  passive: 'Passive',
  attackModifier: 'Attack Modifier',
  onlyWhen: (scope, cond) => `Only when ${condWords(scope, cond)}`,
  upgrades: (ability) => `Upgrades ${ability}`,
  adds: (ability) => `Adds ${ability}`,
  comesIntoPlay: 'As it comes into play',
  whileHeld: () => 'While you have it',
  whileSide: (companion, side) => `While ${companion} is ${side}`,
  part: plainWords,
  leadIf: (scope, lead, cond) => `${lead}, ${ifWords(scope, cond)}`,
  token: (def) => `${KINDS[def.kind]}, ${limitWords(def)}.`,
  atItsLimit: 'Gained at its limit',
  leaves: (ends, aged) => {
    const since = aged ? `, if you had it when that ${ends === 'turn' ? 'turn' : 'phase'} began` : '';
    return `It leaves when your ${phaseName(ends)} ends${since}.`;
  },
  shares: (name) => `All ${name} tokens together have this limit.`,
  perSource: 'Those of each player who inflicts them are a kind of their own.',
  declinable: 'Its own hero may decline it.',
  locked: (locks, movesItself) => {
    const locked = listed(
      locks.flatMap((lock) => (lock === 'but by its board' ? [] : [`${lock}d`])),
      'or',
    );
    const byBoard = locks.includes('but by its board');
    return `It cannot be ${locked}${byBoard ? ' but by abilities of its own hero' : movesItself ? ' otherwise' : ''}.`;
  },
  companion: (limit) => `Companion, at most ${limit}.`,
  single: (begins, dial) => {
    const health = begins?.health === undefined ? '' : ` with ${begins.health} health`;
    const start = begins ? ` It begins ${begins.side}${health}.` : '';
    const end = dial ? ` It has at most ${dial.max} health, and turns ${dial.side} when it has none.` : '';
    return `Companion.${start}${end}`;
  },
  often: atMostWords,
  limit: (n, per) => `${capital(timesWords(n))} a ${per === 'roll' ? 'Roll Phase' : per}.`,
  rids: (price) => `${capital(price)} at any time to remove it.`,
  offer: (scope, offer, paid) =>
    `${offerStart(offer, paid)}${offer.modifier ? ' as an Attack Modifier' : ''}${whenWords(scope, offer)}`,
};
