/** Amounts, conditions and players in words. */
import type { Library } from '../library.ts';
import type { Amount, Cond, Face, Needs, Who } from '../words.ts';
import { capital, listed, nameOf, plainWords } from './names.ts';

const faceWord = (face: Face): string => (typeof face === 'number' || /^\d$/.test(face) ? `a ${face}` : capital(face));
const facesWord = (face: Face | readonly Face[]): string =>
  Array.isArray(face) ? listed(face.map(faceWord), 'or') : faceWord(face as Face);

/** A player or body, as the object of a sentence. */
export const whoWords = (who: Who | undefined): string => {
  if (who === undefined || who === 'self') return 'you';
  if (typeof who === 'object') {
    if ('choose' in who) return CHOSEN[who.choose] ?? 'a chosen player';
    return 'owner' in who ? 'its owner' : 'that player';
  }
  return WHO[who] ?? who;
};
const CHOSEN: Readonly<Record<string, string>> = {
  player: 'a chosen player',
  opponent: 'a chosen opponent',
  teammate: 'a chosen teammate',
  ally: 'yourself or a teammate',
};
const WHO: Readonly<Record<string, string>> = {
  target: 'the target',
  attacker: 'the attacker',
  other: 'the other side',
  source: 'whoever inflicted it',
  active: 'the active player',
  it: 'that player',
  opponents: 'all opponents',
  team: 'your team',
  teammates: 'your teammates',
  everyone: 'every player',
  leaders: 'the leaders',
};

/** An amount in words: a figure where it is one. */
export const amountWords = (lib: Library, n: Amount): string => {
  if (typeof n === 'number') return String(n);
  if ('count' in n) return n.per ? `1 per ${n.per} ${facesWord(n.count)}` : `1 per ${facesWord(n.count)}`;
  if ('sum' in n) return 'the sum of the dice';
  if ('held' in n) return `the number of ${heldWords(lib, n.held)}${n.of ? ` on ${whoWords(n.of)}` : ' held'}`;
  if ('stat' in n) return statWords(lib, n.stat, n.of);
  if ('picked' in n) return 'the number chosen';
  if ('record' in n) return RECORDS[n.record] ?? n.record;
  if ('used' in n) return n.used === 'attempts' ? 'the roll attempts made' : 'the uses so far';
  if ('size' in n) return `the number of players among ${whoWords(n.size)}`;
  if ('it' in n) return 'that amount';
  if ('row' in n) return n.row.join(' / ');
  if ('plus' in n) return n.plus.map((part) => amountWords(lib, part)).join(' + ');
  if ('times' in n) return timesWords(lib, n.times);
  if ('half' in n) return `half of ${amountWords(lib, n.half)}, rounded up`;
  if ('least' in n)
    return `${listed(
      n.least.map((part) => amountWords(lib, part)),
      'or',
    )}, whichever is less`;
  if ('most' in n)
    return `${listed(
      n.most.map((part) => amountWords(lib, part)),
      'or',
    )}, whichever is more`;
  return `${n.table.join(' / ')} by ${amountWords(lib, n.by)}`;
};
const RECORDS: Readonly<Record<string, string>> = {
  base: "the Attack's own damage",
  incoming: 'the incoming damage',
  subtotal: 'the incoming subtotal',
  dealt: 'the damage dealt',
};
const heldWords = (lib: Library, held: string): string => {
  if (held === 'kind:any') return 'status effects';
  if (held.startsWith('kind:')) return `${held.slice(5)} status effects`;
  return nameOf(lib, held);
};
const statWords = (lib: Library, stat: string, of: Who | undefined): string => {
  const owner = of === undefined || of === 'self' ? 'your' : `${whoWords(of)}'s`;
  if (stat.startsWith('limit:')) return `${owner} limit of ${nameOf(lib, stat.slice('limit:'.length))}`;
  return `${owner} ${stat === 'cp' ? 'CP' : stat === 'hand' ? 'cards in hand' : stat}`;
};
const timesWords = (lib: Library, parts: readonly Amount[]): string => {
  const [first, second] = parts;
  if (typeof first === 'number' && typeof second === 'object' && 'count' in second) {
    return `${first} per ${second.per ? `${second.per} ` : ''}${facesWord(second.count)}`;
  }
  return parts.map((part) => amountWords(lib, part)).join(' × ');
};

/** What the dice must show, as short as on a board. */
export const needsWords = (needs: Needs): string => {
  if ('scale' in needs) return `${needs.at.join(' / ')} ${capital(needs.scale)}`;
  if ('shows' in needs) {
    return Object.entries(needs.shows)
      .map(([face, n]) => `${n} ${capital(face)}`)
      .join(' + ');
  }
  if ('straight' in needs) return STRAIGHTS[needs.straight] ?? `${needs.straight} in a row`;
  if ('alike' in needs) return `${needs.alike} of a kind`;
  return 'Any dice';
};
const STRAIGHTS: Readonly<Record<number, string>> = { 3: 'Micro Straight', 4: 'Small Straight', 5: 'Large Straight' };

/** A condition, to stand behind "if". */
export const condWords = (lib: Library, cond: Cond): string => {
  if ('shows' in cond) {
    const faces = Object.entries(cond.shows).map(([face, n]) => `${n === 1 ? '' : `${n} `}${faceWord(face)}`);
    return `the dice show ${listed(faces)}`;
  }
  if ('straight' in cond) return `the dice show ${cond.straight} numbers in a row`;
  if ('alike' in cond) return `${cond.alike} dice show the same number`;
  if ('compare' in cond) {
    const [a, op, b] = cond.compare;
    return `${amountWords(lib, a)} is ${COMPARED[op]?.replace('%', amountWords(lib, b)) ?? ''}`;
  }
  if ('is' in cond) return FACTS[`${cond.is[0]} ${cond.is[1]}`] ?? `${cond.is[0]} is ${cond.is[1]}`;
  if ('side' in cond) return `the ${plainWords(cond.side).toLowerCase()} side is up`;
  if ('during' in cond)
    return `it is ${whoWords(cond.of) === 'you' ? 'your' : 'their'} ${listed(cond.during, 'or')} phase`;
  if ('who' in cond) {
    const among = cond.among === 'opponents' ? 'an opponent' : whoWords(cond.among);
    return `${whoWords(cond.who)} is ${among}`;
  }
  if ('all' in cond) return cond.all.map((part) => condWords(lib, part)).join(' and ');
  if ('any' in cond) return cond.any.map((part) => condWords(lib, part)).join(' or ');
  return `not when ${condWords(lib, cond.not)}`;
};
const COMPARED: Readonly<Record<string, string>> = {
  '<': 'less than %',
  '<=': '% or less',
  '=': '%',
  '>=': '% or more',
  '>': 'more than %',
};
const FACTS: Readonly<Record<string, string>> = {
  'attack stands': 'there is an Attack',
  'attack own': 'you are attacking',
  'attack mine': 'your ability is running',
  'attack own defendable': 'your Attack may be defended against',
  'attack ultimate': 'it is an Ultimate',
  'attack undefendable': 'the Attack is undefendable',
  'attack defendable': 'the Attack is defendable',
  'attack past defence': 'the defence is over',
  'attack failed': 'the Attack failed',
  'attack against self': 'you are attacked',
  'ability an attack': 'the ability is an Attack',
  'ability took effect': 'the ability took effect',
  'ability ultimate': 'the ability is an Ultimate',
  'it of the attack': 'it comes from the Attack',
  'self start player': 'you are the start player',
  'self rolling': 'you are rolling',
  'self roller': 'it is your roll phase',
  'self defending': 'you have rolled a defence',
  'self dice': 'you have dice that can still be changed',
};

/** A condition with its "if", or "unless" for what must not be. */
export const ifWords = (lib: Library, cond: Cond): string =>
  'not' in cond ? `unless ${condWords(lib, cond.not)}` : `if ${condWords(lib, cond)}`;

/** So much of something: `4 damage`, `1 damage per Arrow`, `CP equal to half of the sum of the dice`. */
export const muchOf = (lib: Library, n: Amount, unit: string): string => {
  const words = amountWords(lib, n);
  if (typeof n === 'number' || 'row' in n) return `${words} ${unit}`;
  const per = /^(\d+) (per [^+×]+)$/.exec(words);
  return per ? `${per[1]} ${unit} ${per[2]}` : `${unit} equal to ${words}`;
};
