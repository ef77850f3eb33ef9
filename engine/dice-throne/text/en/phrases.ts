/** Conditions in words. */
import type { Amount, Comparison, Cond, Needs, Who } from '../../vocabulary/words.ts';
import { capital, nameOf, plainWords, symbolName } from '../names.ts';
import { OPPOSITES, sumRange } from '../program.ts';
import { isSelf, type Scope } from '../scope.ts';
import { amountWords, facesWord, faceWord, has, haveTogether, heldWords, isThing } from './amounts.ts';
import { listed, oneOf, sourceName } from './names.ts';
import { owned, party } from './party.ts';

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
  if (range)
    return `a ${scope.dice === 1 ? 'value' : 'sum'} of ${range.from}${range.to === range.from ? '' : ` to ${range.to}`}`;
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
  if (shown !== undefined && scope.dice === 1) return `the die shows ${shown}`;
  if (shown !== undefined) return 'compare' in cond ? `the dice make ${shown}` : `the dice show ${shown}`;
  if ('straight' in cond) return `the dice show ${cond.straight} numbers in a row`;
  if ('alike' in cond) return `${cond.alike} dice show the same number`;
  if ('compare' in cond) return comparedWords(scope, cond.compare);
  if ('is' in cond && cond.is[1] === 'from') return `it comes from ${sourceName(scope.lib, cond.is[2])}`;
  if ('is' in cond) return FACTS[cond.is.slice(0, 2).join(' ')] ?? cond.is.join(' ');
  if ('side' in cond) {
    const whose = isSelf(cond.of) ? '' : ` of ${party(scope, cond.of).object}`;
    return `the ${plainWords(cond.side).toLowerCase()} side${whose} is up`;
  }
  if ('during' in cond) return `it is ${duringWords(scope, cond)}`;
  if ('who' in cond) {
    const [who, among] = [party(scope, cond.who), party(scope, cond.among)];
    const is = `${who.subject} ${who.plural ? 'are' : 'is'}`;
    if (isSelf(cond.among)) return `${is} you`;
    if (cond.among === 'source') return `${who.subject} inflicted it`;
    const sort = typeof cond.among === 'string' ? ONE_OF[cond.among] : undefined;
    return `${is} ${sort ?? `${among.plural ? 'among ' : ''}${among.object}`}`;
  }
  if ('all' in cond) return cond.all.map((part) => partWords(scope, part)).join(' and ');
  if ('any' in cond) return cond.any.map((part) => condWords(scope, part)).join(' or ');
  return 'not' in cond ? notWords(scope, cond.not) : '';
};
const ONE_OF: Readonly<Partial<Record<Extract<Who, string>, string>>> = {
  opponents: 'an opponent',
  team: 'a hero of your team',
  teammates: 'a teammate',
  everyone: 'a player',
  engaged: 'an engaged opponent',
  heroes: 'a hero',
  enemies: 'an enemy',
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
  `${of === 'everyone' ? 'a' : typeof of === 'string' && ONE_OF[of] !== undefined ? `${ONE_OF[of]}'s` : owned(scope, of)} ${listed(
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
    // Two figures that are both reckoned are set side by side.
    if ('held' in a && typeof b === 'number') return haveWords(scope, a, op, b, so);
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
    if ('stat' in a && a.stat === 'hand' && typeof b === 'number')
      return `${has(scope, a.of)} ${so} ${b === 1 && op === '=' ? 'card' : 'cards'} in hand`;
    if ('stat' in a && (a.stat === 'cp' || a.stat === 'health') && typeof b === 'number')
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
  const article = isThing(scope, held) || held.startsWith('kind:') ? oneOf(name) : name;
  const someone = typeof of === 'string' ? ONE_OF[of] : undefined;
  if (op === '>=' && b === 1)
    return `${of === 'everyone' ? 'anybody has' : someone === undefined ? has(scope, of) : `${someone} has`} ${article}`;
  if (op === '<' && b === 1) return `${haveTogether(scope, of)} no ${name}`;
  const many = held.startsWith('kind:') && !(op === '=' && b === 1) ? `${name}s` : name;
  return `${haveTogether(scope, of)} ${op === '<' ? `fewer than ${amountWords(scope, b)}` : so} ${many}`;
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
