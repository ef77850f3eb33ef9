/** Amounts and conditions in words. */
import type { Amount, Comparison, Cond, Face, Needs, Who } from '../../vocabulary/words.ts';
import { capital, nameOf, plainWords, symbolName } from '../names.ts';
import { lessPick, OPPOSITES, sumRange } from '../program.ts';
import { isSelf, type Scope } from '../scope.ts';
import { counted, listed, oneOf, sourceName } from './names.ts';
import { does, party } from './party.ts';

const faceWord = (face: Face): string => symbolName(String(face));
const facesWord = (face: Face | readonly Face[]): string =>
  typeof face === 'object' ? listed(face.map(faceWord), 'or') : faceWord(face);

export const owned = (scope: Scope, of: Who | undefined): string => {
  const who = party(scope, of);
  if (isSelf(of)) return 'your';
  return who.object.endsWith('s') ? `${who.object}'` : `${who.object}'s`;
};
const has = (scope: Scope, of: Who | undefined): string => {
  const who = party(scope, of);
  return `${who.subject} ${does(who, 'have')}`;
};

const heldWords = ({ lib }: Scope, held: string): string => {
  if (held === 'kind:any') return 'status effect';
  return held.startsWith('kind:') ? `${held.slice('kind:'.length)} status effect` : nameOf(lib, held);
};
const isThing = ({ lib }: Scope, held: string): boolean => lib.sides.has(held) || lib.companions.has(held);

const sumWords = ({ dice }: Scope): string => (dice === 1 ? 'the value rolled' : 'the sum rolled');
const AFTER_FIRST = 'roll attempt after the first';

/** An amount that is so many for each of something. */
const perOf = (scope: Scope, n: Amount): { readonly n: number; readonly per: string } | undefined => {
  if (typeof n === 'number') return undefined;
  if ('count' in n) return { n: 1, per: `${n.per === undefined ? '' : `${n.per} `}${facesWord(n.count)}` };
  if ('held' in n) return { n: 1, per: `${heldWords(scope, n.held)} ${has(scope, n.of)}` };
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
  if ('record' in n) return RECORDS[n.record];
  if ('used' in n) return n.used === 'attempts' ? 'the number of roll attempts made' : 'the number of uses so far';
  if ('size' in n) return `the number of ${party(scope, n.size).object.replace(/^each (\w+)/, '$1s')}`;
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
  return minus === undefined ? ` + ${amountWords(scope, n)}` : `, less the ${minus}`;
};
/** The things picked that are taken off. */
const lessPicked = (scope: Scope, n: Amount): string | undefined => {
  const name = lessPick(n);
  const pick = name === undefined ? undefined : scope.numbers.get(name);
  return pick && `${pick.more} ${pick.done}`;
};
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
    const [first, ...rest] = n.plus;
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
    const [most, rest] = n.least;
    if (typeof most === 'number' && rest !== undefined) return `${muchOf(scope, rest, unit, between)}, at most ${most}`;
  }
  if ('stat' in n && n.stat.startsWith('limit:')) return `${thing.trim()} up to its limit`;
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

/** What the dice must show, as short as on a board. */
export const needsWords = (needs: Needs): string => {
  if ('scale' in needs) return `${needs.at.join(' / ')} ${symbolName(needs.scale)}`;
  if ('shows' in needs) {
    return Object.entries(needs.shows)
      .map(([face, n]) => `${n} ${symbolName(face)}`)
      .join(' + ');
  }
  if ('straight' in needs) return STRAIGHTS[needs.straight] ?? `${needs.straight} in a row`;
  if ('alike' in needs) return `${needs.alike} of a kind`;
  if ('all' in needs) return needs.all.map(needsWords).join(' + ');
  if ('any' in needs) return listed(needs.any.map(needsWords), 'or');
  return 'not' in needs ? `not ${needsWords(needs.not)}` : 'Any dice';
};
const STRAIGHTS: Readonly<Record<number, string>> = { 3: 'Micro Straight', 4: 'Small Straight', 5: 'Large Straight' };

const facesShown = (needs: Readonly<Record<string, number>>): string => {
  const faces = Object.entries(needs);
  const figures = faces.some(([, n]) => n > 1);
  return listed(faces.map(([face, n]) => `${figures ? `${n} ` : ''}${faceWord(face)}`));
};
/** What dice may show, where a condition speaks of nothing else: `2 Foot`, `Flame and Blaze`, `a sum of 14 or more`. */
const shownWords = (scope: Scope, cond: Cond): string | undefined => {
  if ('shows' in cond) return facesShown(cond.shows);
  if ('compare' in cond) {
    const [a, op, b] = cond.compare;
    if (typeof a !== 'object' || typeof b !== 'number') return undefined;
    if ('sum' in a) return `a ${scope.dice === 1 ? 'value' : 'sum'} of ${COMPARED[op].replace('%', String(b))}`;
    if (!('count' in a)) return undefined;
    return `${op === '<' && b === 1 ? 'no' : COMPARED[op].replace('%', String(b))} ${facesWord(a.count)}`;
  }
  const range = 'all' in cond ? sumRange(cond.all) : undefined;
  if (range) return `a ${scope.dice === 1 ? 'value' : 'sum'} of ${range.from} to ${range.to}`;
  const parts = 'all' in cond ? cond.all : 'any' in cond ? cond.any : [];
  const words = parts.map((part) => shownWords(scope, part));
  return words.length > 0 && words.every((part) => part !== undefined)
    ? listed(words, 'all' in cond ? 'and' : 'or')
    : undefined;
};
const COMPARED: Readonly<Record<Comparison, string>> = {
  '<': 'less than %',
  '<=': '% or less',
  '=': '%',
  '>=': '% or more',
  '>': 'more than %',
};

/** Against what is no figure. */
const MEASURED: Readonly<Record<Comparison, string>> = {
  '<': 'less than %',
  '<=': 'at most %',
  '=': '%',
  '>=': 'at least %',
  '>': 'more than %',
};

/** A condition, to stand behind "if". */
export const condWords = (scope: Scope, cond: Cond): string => {
  if ('offensive' in cond) return `the offensive dice show ${facesShown(cond.offensive)}`;
  const shown = shownWords(scope, cond);
  if (shown !== undefined) return 'compare' in cond ? `the dice make ${shown}` : `the dice show ${shown}`;
  if ('straight' in cond) return `the dice show ${cond.straight} numbers in a row`;
  if ('alike' in cond) return `${cond.alike} dice show the same number`;
  if ('compare' in cond) return comparedWords(scope, cond.compare);
  if ('is' in cond && cond.is[1] === 'from') return `it comes from ${sourceName(scope.lib, cond.is[2])}`;
  if ('is' in cond) return FACTS[cond.is.slice(0, 2).join(' ')] ?? cond.is.join(' ');
  if ('side' in cond) return `the ${plainWords(cond.side).toLowerCase()} side is up`;
  if ('during' in cond) return `it is ${duringWords(scope, cond)}`;
  if ('who' in cond) {
    const [who, among] = [party(scope, cond.who), party(scope, cond.among)];
    const is = `${who.subject} ${who.plural ? 'are' : 'is'}`;
    if (isSelf(cond.among)) return `${is} you`;
    if (cond.among === 'source') return `${who.subject} inflicted it`;
    if (cond.among === 'opponents') return `${is} an opponent`;
    return `${is} ${among.plural ? 'among ' : ''}${among.object}`;
  }
  if ('all' in cond) return cond.all.map((part) => partWords(scope, part)).join(' and ');
  if ('any' in cond) return cond.any.map((part) => condWords(scope, part)).join(' or ');
  return 'not' in cond ? notWords(scope, cond.not) : '';
};
/** Alternatives among things that must all hold. */
const partWords = (scope: Scope, cond: Cond): string => `${'any' in cond ? 'either ' : ''}${condWords(scope, cond)}`;
const notWords = (scope: Scope, cond: Cond): string => {
  if ('compare' in cond) {
    const [a, op, b] = cond.compare;
    if (op !== '=') return comparedWords(scope, [a, OPPOSITES[op], b]);
  }
  const fact = 'is' in cond ? NOT[cond.is.slice(0, 2).join(' ')] : undefined;
  return fact ?? `it is not so that ${condWords(scope, cond)}`;
};
/** `your Main Phase`. */
export const duringWords = (scope: Scope, { during, of }: Extract<Cond, { during: unknown }>): string =>
  `${of === 'everyone' ? 'a' : owned(scope, of)} ${listed(
    during.map((span) => phaseName(span)),
    'or',
  )}`;
export const phaseName = (span: string): string => {
  if (span === 'turn' || span === 'upkeep' || span === 'income' || span === 'main' || span === 'discard')
    return span === 'turn' ? 'turn' : `${capital(span)} Phase`;
  return span === 'roll' ? 'Roll Phase' : `${capital(span)} Roll Phase`;
};

const comparedWords = (scope: Scope, [a, op, b]: readonly [Amount, Comparison, Amount]): string => {
  const so = COMPARED[op].replace('%', amountWords(scope, b));
  if (typeof a === 'object') {
    if ('held' in a) return haveWords(scope, a, op, b, so);
    if ('stat' in a && a.stat.startsWith('health:'))
      return `${nameOf(scope.lib, a.stat.slice('health:'.length))} has ${so} health`;
    if ('size' in a && a.size === 'engaged' && b === 1 && op === '>=') return 'you have an enemy';
    if ('size' in a && a.size === 'teammates' && b === 1 && (op === '>=' || op === '<'))
      return `you have ${op === '<' ? 'no' : 'a'} teammate`;
    if ('used' in a && a.used === 'attempts')
      return `you made ${op === '<' ? `fewer than ${amountWords(scope, b)}` : so} roll attempts`;
    if ('stat' in a && (a.stat === 'discard' || a.stat === 'loot') && b === 1 && op === '>=')
      return a.stat === 'loot'
        ? `${has(scope, a.of)} a loot card in hand`
        : `there is a card in ${owned(scope, a.of)} discard pile`;
    if ('stat' in a && a.stat === 'draws' && b === 1 && op === '>=') return 'there is a card to draw';
    if ('stat' in a && a.stat === 'hand')
      return `${has(scope, a.of)} ${so} ${b === 1 && op === '=' ? 'card' : 'cards'} in hand`;
    if ('stat' in a && (a.stat === 'cp' || a.stat === 'health'))
      return `${has(scope, a.of)} ${so} ${a.stat === 'cp' ? 'CP' : 'health'}`;
    if ('record' in a && (a.record === 'incoming' || a.record === 'dealt')) return damageWords(scope, a, op, b, so);
    const pick = 'picked' in a ? scope.numbers.get(a.picked) : undefined;
    if (pick) return `${so} ${pick.more} are ${pick.done}`;
  }
  const than = typeof b === 'number' ? so : MEASURED[op].replace('%', amountWords(scope, b));
  return `${amountWords(scope, a)} is ${than}`;
};
/** `you have Shadows`, `you have no Dryad`, `you have 2 or more Chi`. */
const haveWords = (
  scope: Scope,
  { held, of }: { readonly held: string; readonly of?: Who },
  op: Comparison,
  b: Amount,
  so: string,
): string => {
  const side = scope.lib.sides.get(held);
  // A companion of which there is one is there anyway: asked for is its side.
  if (side && side.shown === side.companion && isSelf(of))
    return `${nameOf(scope.lib, held)} is ${op === '<' ? 'not ' : ''}${side.name}`;
  const name = heldWords(scope, held);
  if (of === 'heroes' && op === '>=' && b === 1) return `a hero has ${oneOf(name)}`;
  const article = isThing(scope, held) || held.startsWith('kind:') ? oneOf(name) : name;
  if (op === '>=' && b === 1) return `${of === 'everyone' ? 'anybody has' : has(scope, of)} ${article}`;
  if (op === '<' && b === 1) return `${has(scope, of)} no ${name}`;
  return `${has(scope, of)} ${op === '<' ? `fewer than ${amountWords(scope, b)}` : so} ${name}`;
};
/** `damage is coming to you`, `1 or more damage is dealt to the target`. */
const damageWords = (
  scope: Scope,
  { record, of }: { readonly record: string; readonly of?: Who },
  op: Comparison,
  b: Amount,
  so: string,
): string => {
  const to = isSelf(of) ? 'you' : party(scope, of).object;
  const much = op === '>=' && b === 1 && record === 'incoming' ? '' : `${so} `;
  return `${much}damage is ${record === 'incoming' ? 'coming' : 'dealt'} to ${to}`;
};

const FACTS: Readonly<Record<string, string>> = {
  'attack stands': 'there is an Attack',
  'attack own': 'you are attacking',
  'attack enhanceable': 'your Attack deals damage that can be enhanced',
  'attack mine': 'the ability activated is yours',
  'attack own defendable': 'your Attack is defendable',
  'attack ultimate': 'the Attack is an Ultimate',
  'attack undefendable': 'the Attack is undefendable',
  'attack defendable': 'the Attack is defendable',
  'attack past defence': 'the defence is over',
  'attack failed': 'the Attack failed',
  'attack declared': 'the Attack has been declared',
  'attack against self': 'you are attacked',
  'ability an attack': 'there has been an Attack',
  'ability took effect': 'the ability took effect',
  'ability ultimate': 'it is an Ultimate',
  'it of the attack': 'it comes from the Attack',
  'it by a positive token': 'a positive status effect did it',
  'it a negative token': 'it is a negative status effect',
  'self start player': 'you are the start player',
  'self rolling': 'you are rolling',
  'self roller': 'it is your own Roll Phase',
  'self defending': 'you have rolled a defence',
  'self may defend': 'you may roll a defence',
  'self dice': 'you have dice that can still be changed',
  'opponents dice': 'opponents have dice',
  'mode co-op': 'all players stand together against the game',
  'mode crawl': 'this is a crawl',
};
const NOT: Readonly<Record<string, string>> = {
  'attack mine': 'the ability activated is not yours',
  'attack past defence': 'the defence is not over',
  'attack ultimate': 'the Attack is not an Ultimate',
  'ability ultimate': 'it is not an Ultimate',
  'mode co-op': 'players stand against each other',
};

/** A condition with its "if", or "unless" for what must not be. */
export const ifWords = (scope: Scope, cond: Cond): string =>
  'not' in cond && !('compare' in cond.not) ? `unless ${condWords(scope, cond.not)}` : `if ${condWords(scope, cond)}`;

/** A condition before a colon: `on 2 Foot`, `if you have Shadows`. */
export const leadWords = (scope: Scope, cond: Cond): string => {
  const shown = shownWords(scope, cond);
  return shown === undefined ? ifWords(scope, cond) : `on ${shown}`;
};

/** Cards, one or more. */
export const cardsOf = (scope: Scope, n: Amount | 'all'): string => {
  if (n === 'all') return 'all cards';
  if (typeof n === 'number') return counted(n, 'card');
  return muchOf(scope, n, perOf(scope, n)?.n === 1 ? 'card' : 'cards');
};
