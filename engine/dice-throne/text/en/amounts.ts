/** Amounts in words. */
import type { Amount, Face, Who } from '../../vocabulary/words.ts';
import { nameOf, symbolName } from '../names.ts';
import { lessOf, lessPick, summed } from '../program.ts';
import { isSelf, type Scope } from '../scope.ts';
import { counted, listed } from './names.ts';
import { does, owned, party } from './party.ts';

export const faceWord = (face: Face): string => symbolName(String(face));
export const facesWord = (face: Face | readonly Face[]): string =>
  typeof face === 'object' ? listed(face.map(faceWord), 'or') : faceWord(face);

export const has = (scope: Scope, of: Who | undefined): string => {
  const who = party(scope, of);
  return `${who.subject} ${does(who, 'have')}`;
};
/** What several have is counted together: `opponents have`. */
export const haveTogether = (scope: Scope, of: Who | undefined): string =>
  typeof of === 'string' && MANY[of] !== undefined ? `${MANY[of]} have` : has(scope, of);
const MANY: Readonly<Partial<Record<Extract<Who, string>, string>>> = {
  opponents: 'opponents',
  team: 'players of your team',
  teammates: 'teammates',
  everyone: 'players',
  leaders: 'leaders',
  fallen: 'players who are out',
  engaged: 'engaged opponents',
  heroes: 'heroes',
  enemies: 'enemies',
};

export const heldWords = ({ lib }: Scope, held: string): string => {
  if (held === 'kind:any') return 'status effect';
  return held.startsWith('kind:') ? `${held.slice('kind:'.length)} status effect` : nameOf(lib, held);
};
export const isThing = ({ lib }: Scope, held: string): boolean => lib.sides.has(held) || lib.companions.has(held);

const sumWords = ({ dice }: Scope): string => (dice === 1 ? 'the value rolled' : 'the sum rolled');
const AFTER_FIRST = 'roll attempt after the first';

/** An amount that is so many for each of something. */
const perOf = (scope: Scope, n: Amount): { readonly n: number; readonly per: string } | undefined => {
  if (typeof n === 'number') return undefined;
  if ('count' in n) return { n: 1, per: `${n.per === undefined ? '' : `${n.per} `}${facesWord(n.count)}` };
  if ('held' in n) return { n: 1, per: `${heldWords(scope, n.held)} ${haveTogether(scope, n.of)}` };
  if ('picked' in n) {
    const pick = scope.numbers.get(n.picked);
    return pick && { n: 1, per: `${pick.one} ${pick.done}` };
  }
  if ('plus' in n) {
    const [attempts, less] = n.plus;
    const later = typeof attempts === 'object' && 'used' in attempts && attempts.used === 'attempts' && less === -1;
    return later ? { n: 1, per: AFTER_FIRST } : undefined;
  }
  if (!('times' in n)) return undefined;
  const [first, second] = n.times;
  const per = second === undefined ? undefined : perOf(scope, second);
  return per && typeof first === 'number' ? { n: first * per.n, per: per.per } : undefined;
};
const perWords = ({ n, per }: { readonly n: number; readonly per: string }): string => `${n} per ${per}`;

/** An amount in words: a figure where it is one. */
export const amountWords = (scope: Scope, n: Amount): string => {
  if (typeof n === 'number') return String(n);
  const per = perOf(scope, n);
  if (per) return 'held' in n ? `the number of ${per.per}` : perWords(per);
  if ('sum' in n) return (n.sum !== true && scope.rolls.get(n.sum)) || sumWords(scope);
  if ('stat' in n) return statWords(scope, n.stat, n.of);
  if ('picked' in n) return 'the number chosen';
  if ('record' in n) return `${RECORDS[n.record]}${n.record === 'base' ? '' : comingTo(scope, n.of, n.record)}`;
  if ('used' in n)
    return n.used === 'attempts'
      ? 'the number of roll attempts made'
      : `the number of uses of ${usedName(scope, n.used)}`;
  if ('size' in n) {
    const many = typeof n.size === 'string' ? MANY[n.size] : undefined;
    return many === undefined ? `the number of players picked` : `the number of ${many}`;
  }
  if ('it' in n) return 'it';
  if ('row' in n) return n.row.join(' / ');
  if ('plus' in n) return n.plus.map((part, i) => addend(scope, part, i > 0)).join('');
  if ('times' in n) return n.times.map((part) => amountWords(scope, part)).join(' × ');
  if ('half' in n) return `half of ${wholeWords(scope, n.half)}, rounded up`;
  if ('least' in n) return `${eitherWords(scope, n.least)}, whichever is less`;
  if ('most' in n) return `${eitherWords(scope, n.most)}, whichever is more`;
  if ('table' in n) return `${n.table.join(' / ')} for ${tableWords(scope, n.table.length, n.by)}`;
  return 'the number chosen';
};
/** What is halved: things counted before are named, not reckoned at 1 each. */
const wholeWords = (scope: Scope, n: Amount): string => {
  const pick = typeof n === 'object' && 'picked' in n ? scope.numbers.get(n.picked) : undefined;
  return pick ? `the ${pick.more} ${pick.done}` : amountWords(scope, n);
};
const eitherWords = (scope: Scope, parts: readonly Amount[]): string =>
  listed(
    parts.map((part) => amountWords(scope, part)),
    'or',
  );
const tableWords = (scope: Scope, entries: number, by: Amount): string => {
  const numbers = Array.from({ length: entries }, (_, i) => i).join(' / ');
  const per = perOf(scope, by);
  return per?.n === 1 ? `${numbers} ${per.per}` : `${amountWords(scope, by)} of ${numbers}`;
};
const addend = (scope: Scope, n: Amount, later: boolean): string => {
  if (!later) return amountWords(scope, n);
  if (typeof n === 'number' && n < 0) return `, less ${-n}`;
  const minus = lessPicked(scope, n);
  if (minus !== undefined) return `, less the ${minus}`;
  const less = lessOf(n);
  return less === undefined ? ` + ${amountWords(scope, n)}` : `, less ${amountWords(scope, less)}`;
};
/** The things picked that are taken off. */
const lessPicked = (scope: Scope, n: Amount): string | undefined => {
  const name = lessPick(n);
  const pick = name === undefined ? undefined : scope.numbers.get(name);
  return pick && `${pick.more} ${pick.done}`;
};
/** Whom damage comes to, or has been dealt to; oneself goes without saying where it only comes. */
const comingTo = (scope: Scope, of: Who | undefined, record: string): string => {
  if (isSelf(of)) return record === 'dealt' ? ' to you' : '';
  return ` to ${party(scope, of).object}`;
};
/** What the uses are of: a token, companion or ability. */
const usedName = ({ lib }: Scope, use: string): string =>
  nameOf(lib, (use.split('/').at(-2) ?? use).replace(/^.*:/, ''));
const RECORDS: Readonly<Record<'base' | 'incoming' | 'subtotal' | 'dealt', string>> = {
  base: "the Attack's damage before any change",
  incoming: 'the incoming damage',
  subtotal: 'the incoming subtotal',
  dealt: 'the damage dealt',
};
const statWords = (scope: Scope, stat: string, of: Who | undefined): string => {
  if (stat.startsWith('limit:')) return `${owned(scope, of)} ${nameOf(scope.lib, stat.slice('limit:'.length))} limit`;
  if (stat.startsWith('health:')) return `the health of ${nameOf(scope.lib, stat.slice('health:'.length))}`;
  if (stat === 'salve') return 'what a Salve heals';
  if (stat === 'gold') return 'the gold of the team';
  if (stat === 'shards') return 'the number of shards found';
  if (stat === 'hand') return `the number of cards in ${owned(scope, of)} hand`;
  if (stat === 'loot') return `the number of loot cards in ${owned(scope, of)} hand`;
  if (stat === 'discard') return `the number of cards in ${owned(scope, of)} discard pile`;
  if (stat === 'draws') return `the number of cards in ${owned(scope, of)} deck and discard pile`;
  return `${owned(scope, of)} ${stat === 'cp' ? 'CP' : stat}`;
};

/** So much of something, with what stands between the thing and its measure: `4 damage to you`, `1 damage to you per
 *  Arrow`, `CP equal to half of the sum rolled`. Without a unit only the measure. */
export const muchOf = (scope: Scope, n: Amount, unit: string, between = ''): string => {
  const thing = `${unit === '' ? '' : ` ${unit}`}${between}`;
  if (typeof n === 'number' || 'row' in n) return `${amountWords(scope, n)}${thing}`;
  const per = perOf(scope, n);
  if (per) return `${per.n}${thing} per ${per.per}`;
  if ('plus' in n) {
    const [first, ...rest] = summed(n.plus);
    const parts = rest.map((part) => (lessPicked(scope, part) === undefined ? perOf(scope, part) : undefined));
    if (first !== undefined && parts.every((part) => part !== undefined)) {
      const join = typeof first === 'number' ? ' + ' : ' and ';
      if (typeof first === 'number' || perOf(scope, first))
        return [muchOf(scope, first, unit, between), ...parts.map(perWords)].join(join);
    }
    const [second] = rest;
    const minus = second === undefined ? undefined : lessPicked(scope, second);
    if (first !== undefined && minus !== undefined) return `${muchOf(scope, first, unit, between)}, less the ${minus}`;
  }
  if ('least' in n) {
    const [most, rest, more] = n.least;
    if (typeof most === 'number' && rest !== undefined && more === undefined)
      return `${muchOf(scope, rest, unit, between)}, at most ${most}`;
  }
  if ('stat' in n && n.stat.startsWith('limit:') && unit === nameOf(scope.lib, n.stat.slice('limit:'.length)))
    return `${thing.trim()} up to its limit`;
  return unit === '' ? `${amountWords(scope, n)}${between}` : `${thing.trim()} equal to ${amountWords(scope, n)}`;
};

/** How often: `twice`, `for each Lotus`. */
export const oftenWords = (scope: Scope, n: Amount): string => {
  if (typeof n === 'number') return timesWords(n);
  const per = perOf(scope, n);
  if (per) return per.n === 1 ? `for each ${per.per}` : `${timesWords(per.n)} for each ${per.per}`;
  return `as often as ${amountWords(scope, n)}`;
};
const SPANS: Readonly<Record<string, string>> = { roll: 'Roll Phase' };
/** How often something answers at most, behind what it answers to: `, at most once a turn`. */
export const atMostWords = (times: number, per: string | undefined): string =>
  `, at most ${timesWords(times)}${per === undefined ? '' : ` a ${SPANS[per] ?? per}`}`;
export const timesWords = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** Cards, one or more. */
export const cardsOf = (scope: Scope, n: Amount | 'all'): string => {
  if (n === 'all') return 'all cards';
  if (typeof n === 'number') return counted(n, 'card');
  return muchOf(scope, n, perOf(scope, n)?.n === 1 ? 'card' : 'cards');
};
