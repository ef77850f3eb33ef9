/** Amounts and conditions in German. Conditions have their verb at the end, to stand behind "wenn". */
import type { Amount, Comparison, Cond, DamageType, Face, Needs, Who } from '../../vocabulary/words.ts';
import { nameOf, plainWords, symbolName } from '../names.ts';
import { lessPick, OPPOSITES, sumRange } from '../program.ts';
import { isSelf, type Scope } from '../scope.ts';
import { FACTS, NOT } from './facts.ts';
import { cards, listed, sourceName } from './names.ts';
import { at, from, party } from './party.ts';
import { ownPhase, thePhase } from './phases.ts';

/** Damage by its type, as what comes. */
export const DAMAGE: Readonly<Record<DamageType, string>> = {
  normal: 'Schaden',
  undefendable: 'unabwehrbarer Schaden',
  pure: 'reiner Schaden',
  collateral: 'Kollateralschaden',
  ultimate: 'ultimativer Schaden',
};

const faceWord = (face: Face): string => symbolName(String(face));
const facesWord = (face: Face | readonly Face[]): string =>
  typeof face === 'object' ? listed(face.map(faceWord), 'or') : faceWord(face);

/** What an amount stands as: `die gewürfelte Summe`, or behind "die Hälfte" `der gewürfelten Summe`. */
type Case = 'nom' | 'gen';

const KINDS: Readonly<Record<string, string>> = { positive: 'positiv', negative: 'negativ' };
/** Tokens of one name, or of a kind, with the ending that its place asks for. */
const heldWords = ({ lib }: Scope, held: string, ending: 'em' | 'en' | 'e'): string => {
  if (!held.startsWith('kind:')) return nameOf(lib, held);
  const kind = KINDS[held.slice('kind:'.length)];
  return `${kind === undefined ? '' : `${kind}${ending} `}Statuseffekt${ending === 'e' ? 'e' : ''}`;
};

/** An amount that is so many for each of something. */
const perOf = (scope: Scope, n: Amount): { readonly n: number; readonly per: string } | undefined => {
  if (typeof n === 'number') return undefined;
  if ('count' in n) return { n: 1, per: `${n.per === undefined ? '' : `${n.per} `}${facesWord(n.count)}` };
  if ('held' in n) return { n: 1, per: `${heldWords(scope, n.held, 'em')} ${at(party(scope, n.of))}` };
  if ('picked' in n) {
    const pick = scope.numbers.get(n.picked);
    return pick && { n: 1, per: `${pick.done}em ${pick.one}` };
  }
  if ('plus' in n) {
    const [attempts, less] = n.plus;
    const later = typeof attempts === 'object' && 'used' in attempts && attempts.used === 'attempts' && less === -1;
    return later ? { n: 1, per: 'Wurf nach dem ersten' } : undefined;
  }
  if (!('times' in n)) return undefined;
  const [first, second] = n.times;
  const per = second === undefined ? undefined : perOf(scope, second);
  return per && typeof first === 'number' ? { n: first * per.n, per: per.per } : undefined;
};
const perWords = ({ n, per }: { readonly n: number; readonly per: string }): string => `${n} je ${per}`;

const sumWords = ({ dice }: Scope, in_: Case): string => {
  if (dice === 1) return in_ === 'nom' ? 'der gewürfelte Wert' : 'des gewürfelten Werts';
  return in_ === 'nom' ? 'die gewürfelte Summe' : 'der gewürfelten Summe';
};
const rollOf = (scope: Scope, sum: true | string): string | undefined =>
  sum === true ? undefined : scope.rolls.get(sum);

/** An amount in words: a figure where it is one. */
export const amountWords = (scope: Scope, n: Amount, in_: Case = 'nom'): string => {
  if (typeof n === 'number') return String(n);
  const pick = 'picked' in n ? scope.numbers.get(n.picked) : undefined;
  if (pick && in_ === 'gen') return `der ${pick.done}en ${pick.more}`;
  const per = perOf(scope, n);
  if (per) return 'held' in n ? countWords(per.per, in_) : perWords(per);
  if ('sum' in n) return rollOf(scope, n.sum) ?? sumWords(scope, in_);
  if ('stat' in n) return statWords(scope, n.stat, n.of, in_);
  if ('record' in n) return RECORDS[n.record][in_];
  if ('used' in n) return n.used === 'attempts' ? countWords('Würfe bisher', in_) : countWords('Nutzungen bisher', in_);
  if ('size' in n) return countWords(CIRCLES[String(n.size)] ?? 'Spieler', in_);
  if ('it' in n) return in_ === 'nom' ? 'es' : 'davon';
  if ('row' in n) return n.row.join(' / ');
  if ('plus' in n) return n.plus.map((part, i) => addend(scope, part, i > 0)).join('');
  if ('times' in n) return n.times.map((part) => amountWords(scope, part)).join(' × ');
  if ('half' in n) return `${in_ === 'nom' ? 'die' : 'der'} Hälfte ${amountWords(scope, n.half, 'gen')} (aufgerundet)`;
  if ('least' in n) return `das Kleinere aus ${eitherWords(scope, n.least)}`;
  if ('most' in n) return `das Größere aus ${eitherWords(scope, n.most)}`;
  if ('table' in n) return `${n.table.join(' / ')} bei ${tableWords(scope, n.table.length, n.by)}`;
  return in_ === 'nom' ? 'die gewählte Zahl' : 'der gewählten Zahl';
};
const countWords = (what: string, in_: Case): string => `${in_ === 'nom' ? 'die' : 'der'} Anzahl ${what}`;
const CIRCLES: Readonly<Record<string, string>> = {
  opponents: 'Gegner',
  teammates: 'Mitspieler',
  heroes: 'Helden',
  enemies: 'Feinde',
  engaged: 'Gegner im Kampf',
};
const eitherWords = (scope: Scope, parts: readonly Amount[]): string =>
  listed(parts.map((part) => amountWords(scope, part, 'gen').replace(/^de[rs] /, '')));
const tableWords = (scope: Scope, entries: number, by: Amount): string => {
  const numbers = Array.from({ length: entries }, (_, i) => i).join(' / ');
  const per = perOf(scope, by);
  return per?.n === 1 ? `${numbers} ${per.per}` : `${amountWords(scope, by)} von ${numbers}`;
};
const addend = (scope: Scope, n: Amount, later: boolean): string => {
  if (!later) return amountWords(scope, n);
  if (typeof n === 'number' && n < 0) return `, minus ${-n}`;
  const minus = lessPicked(scope, n);
  return minus === undefined ? ` + ${amountWords(scope, n)}` : `, minus ${minus}`;
};
/** The things picked that are taken off. */
const lessPicked = (scope: Scope, n: Amount): string | undefined => {
  const name = lessPick(n);
  const pick = name === undefined ? undefined : scope.numbers.get(name);
  return pick && `die ${pick.done}en ${pick.more}`;
};
const RECORDS: Readonly<Record<'base' | 'incoming' | 'subtotal' | 'dealt', Readonly<Record<Case, string>>>> = {
  base: {
    nom: 'der Schaden des Angriffs vor allen Änderungen',
    gen: 'des Schadens des Angriffs vor allen Änderungen',
  },
  incoming: { nom: 'der eingehende Schaden', gen: 'des eingehenden Schadens' },
  subtotal: { nom: 'die eingehende Zwischensumme', gen: 'der eingehenden Zwischensumme' },
  dealt: { nom: 'der angerichtete Schaden', gen: 'des angerichteten Schadens' },
};
const statWords = (scope: Scope, stat: string, of: Who | undefined, in_: Case): string => {
  const [own, its] = in_ === 'nom' ? ['dein', 'das'] : ['deines', 'des'];
  const whose = isSelf(of) ? '' : ` ${from(party(scope, of))}`;
  if (stat.startsWith('limit:')) {
    const name = nameOf(scope.lib, stat.slice('limit:'.length));
    return isSelf(of) ? `${own} Limit für ${name}` : `${its} Limit für ${name}${whose}`;
  }
  if (stat.startsWith('health:')) return `${its} Leben von ${nameOf(scope.lib, stat.slice('health:'.length))}`;
  if (stat === 'salve') return 'was eine Salbe heilt';
  if (stat === 'gold') return `${its} Gold des Teams`;
  if (stat === 'shards') return countWords('gefundener Splitter', in_);
  if (stat === 'hand') return countWords(isSelf(of) ? 'deiner Handkarten' : `Handkarten${whose}`, in_);
  if (stat === 'loot')
    return countWords(isSelf(of) ? 'deiner Beutekarten auf der Hand' : `Beutekarten auf der Hand${whose}`, in_);
  if (stat === 'discard')
    return countWords(isSelf(of) ? 'der Karten in deiner Ablage' : `Karten in der Ablage${whose}`, in_);
  if (stat === 'draws')
    return countWords(
      isSelf(of) ? 'der Karten in deinem Deck und deiner Ablage' : `Karten in Deck und Ablage${whose}`,
      in_,
    );
  if (stat === 'cp') {
    if (isSelf(of)) return in_ === 'nom' ? 'deine KP' : 'deiner KP';
    return `${in_ === 'nom' ? 'die' : 'der'} KP${whose}`;
  }
  return isSelf(of) ? `${own} Leben` : `${its} Leben${whose}`;
};

/** So much of something, with what stands between the thing and its measure: `4 Schaden`, `1 Schaden je Arrow`, `so viele
 *  KP wie die Hälfte der gewürfelten Summe`. Without a unit only the measure. */
export const muchOf = (scope: Scope, n: Amount, unit: string, between = ''): string => {
  const thing = `${unit === '' ? '' : ` ${unit}`}${between}`;
  if (typeof n === 'number' || 'row' in n) return `${amountWords(scope, n)}${thing}`;
  const per = perOf(scope, n);
  if (per) return `${per.n}${thing} je ${per.per}`;
  if ('plus' in n) {
    const [first, ...rest] = n.plus;
    const parts = rest.map((part) => (lessPicked(scope, part) === undefined ? perOf(scope, part) : undefined));
    if (first !== undefined && parts.every((part) => part !== undefined)) {
      const join = typeof first === 'number' ? ' + ' : ' und ';
      if (typeof first === 'number' || perOf(scope, first))
        return [muchOf(scope, first, unit, between), ...parts.map(perWords)].join(join);
    }
    const [second] = rest;
    const minus = second === undefined ? undefined : lessPicked(scope, second);
    if (first !== undefined && minus !== undefined) return `${muchOf(scope, first, unit, between)}, minus ${minus}`;
  }
  if ('least' in n) {
    const [most, rest] = n.least;
    if (typeof most === 'number' && rest !== undefined)
      return `${muchOf(scope, rest, unit, between)}, höchstens ${most}`;
  }
  if ('stat' in n && n.stat.startsWith('limit:')) return `${thing.trim()} bis zum Limit`;
  return `so ${/Karten|KP/.test(unit) ? 'viele' : 'viel'}${thing} wie ${amountWords(scope, n)}`;
};

/** How often: `zweimal`, `für jedes Lotus`. */
export const oftenWords = (scope: Scope, n: Amount): string => {
  if (typeof n === 'number') return timesWords(n);
  const per = perOf(scope, n);
  if (per) return per.n === 1 ? `je ${per.per}` : `${timesWords(per.n)} je ${per.per}`;
  return `so oft wie ${amountWords(scope, n)}`;
};
export const PER: Readonly<Record<string, string>> = {
  turn: 'Zug',
  roll: 'Würfelphase',
  match: 'Partie',
  phase: 'Phase',
};
/** How often something answers at most, behind what it answers to: `, höchstens einmal je Zug`. */
export const atMostWords = (times: number, per: string | undefined): string =>
  `, höchstens ${timesWords(times)}${per === undefined ? '' : ` je ${PER[per]}`}`;
export const timesWords = (n: number): string => (n === 1 ? 'einmal' : n === 2 ? 'zweimal' : `${n}-mal`);

/** What the dice must show, as short as on a board. */
export const needsWords = (needs: Needs): string => {
  if ('scale' in needs) return `${needs.at.join(' / ')} ${symbolName(needs.scale)}`;
  if ('shows' in needs) {
    return Object.entries(needs.shows)
      .map(([face, n]) => `${n} ${symbolName(face)}`)
      .join(' + ');
  }
  if ('straight' in needs) return STRAIGHTS[needs.straight] ?? `${needs.straight} in Folge`;
  if ('alike' in needs) return `${needs.alike} Gleiche`;
  if ('all' in needs) return needs.all.map(needsWords).join(' + ');
  if ('any' in needs) return listed(needs.any.map(needsWords), 'or');
  return 'not' in needs ? `nicht ${needsWords(needs.not)}` : 'Beliebige Würfel';
};
const STRAIGHTS: Readonly<Record<number, string>> = { 3: 'Mikrostraße', 4: 'Kleine Straße', 5: 'Große Straße' };

const facesShown = (needs: Readonly<Record<string, number>>): string => {
  const faces = Object.entries(needs);
  const figures = faces.some(([, n]) => n > 1);
  return listed(faces.map(([face, n]) => `${figures ? `${n} ` : ''}${faceWord(face)}`));
};

/** What dice may show, where a condition speaks of nothing else: `2 Foot`, `Flame und Blaze`, `eine Summe von 14 oder mehr`;
 *  behind "bei" `einer Summe`. */
const shownWords = (scope: Scope, cond: Cond, in_: 'acc' | 'dat'): string | undefined => {
  if ('shows' in cond) return facesShown(cond.shows);
  const acc = in_ === 'acc';
  const total = scope.dice === 1 ? (acc ? 'einen Wert' : 'einem Wert') : acc ? 'eine Summe' : 'einer Summe';
  if ('compare' in cond) {
    const [a, op, b] = cond.compare;
    if (typeof a !== 'object' || typeof b !== 'number') return undefined;
    if ('sum' in a) return `${total} von ${COMPARED[op].replace('%', String(b))}`;
    if (!('count' in a)) return undefined;
    const none = op === '<' && b === 1;
    return none
      ? `${acc ? 'kein' : 'keinem'} ${facesWord(a.count)}`
      : `${COMPARED[op].replace('%', String(b))} ${facesWord(a.count)}`;
  }
  const range = 'all' in cond ? sumRange(cond.all) : undefined;
  if (range) return `${total} von ${range.from} bis ${range.to}`;
  const parts = 'all' in cond ? cond.all : 'any' in cond ? cond.any : [];
  const words = parts.map((part) => shownWords(scope, part, in_));
  return words.length > 0 && words.every((part) => part !== undefined)
    ? listed(words, 'all' in cond ? 'and' : 'or')
    : undefined;
};
const COMPARED: Readonly<Record<Comparison, string>> = {
  '<': 'weniger als %',
  '<=': '% oder weniger',
  '=': '%',
  '>=': '% oder mehr',
  '>': 'mehr als %',
};
/** Against what is no figure. */
const MEASURED: Readonly<Record<Comparison, string>> = {
  '<': 'kleiner ist als %',
  '<=': 'höchstens so groß ist wie %',
  '=': 'gleich % ist',
  '>=': 'mindestens so groß ist wie %',
  '>': 'größer ist als %',
};

/** A condition, to stand behind "wenn". */
export const condWords = (scope: Scope, cond: Cond): string => {
  if ('offensive' in cond) return `die Angriffswürfel ${facesShown(cond.offensive)} zeigen`;
  const shown = shownWords(scope, cond, 'acc');
  if (shown !== undefined) return `die Würfel ${shown} ${'compare' in cond ? 'ergeben' : 'zeigen'}`;
  if ('straight' in cond) return `die Würfel ${cond.straight} Zahlen in Folge zeigen`;
  if ('alike' in cond) return `${cond.alike} Würfel dieselbe Zahl zeigen`;
  if ('compare' in cond) return comparedWords(scope, cond.compare);
  if ('is' in cond && cond.is[1] === 'from') return `es von ${sourceName(scope.lib, cond.is[2])} kommt`;
  if ('is' in cond) return FACTS[cond.is.slice(0, 2).join(' ')] ?? 'es so ist';
  if ('side' in cond) return `die Seite ${plainWords(cond.side)} oben liegt`;
  if ('during' in cond) return `es ${duringWords(scope, cond, 'nom')} ist`;
  if ('who' in cond) {
    const { nom } = party(scope, cond.who);
    if (isSelf(cond.among)) return nom === 'du' ? 'du es bist' : `du ${nom} bist`;
    if (cond.among === 'source') return `${nom} es zugefügt ${isSelf(cond.who) ? 'hast' : 'hat'}`;
    if (cond.among === 'opponents') return `${nom} ein Gegner ist`;
    return `${nom} ${party(scope, cond.among).nom} ist`;
  }
  if ('all' in cond) return cond.all.map((part) => partWords(scope, part)).join(' und ');
  if ('any' in cond) return cond.any.map((part) => condWords(scope, part)).join(' oder ');
  return 'not' in cond ? notWords(scope, cond.not) : '';
};
/** Alternatives among things that must all hold. */
const partWords = (scope: Scope, cond: Cond): string => `${'any' in cond ? 'entweder ' : ''}${condWords(scope, cond)}`;
const notWords = (scope: Scope, cond: Cond): string => {
  if ('compare' in cond) {
    const [a, op, b] = cond.compare;
    if (op !== '=') return comparedWords(scope, [a, OPPOSITES[op], b]);
  }
  if ('during' in cond) return `es nicht ${duringWords(scope, cond, 'nom')} ist`;
  const fact = 'is' in cond ? NOT[cond.is.slice(0, 2).join(' ')] : undefined;
  return fact ?? `es nicht so ist, dass ${condWords(scope, cond)}`;
};

/** `deine Hauptphase`, `in` before it `deiner Hauptphase`. */
export const duringWords = (
  scope: Scope,
  { during, of }: Extract<Cond, { during: unknown }>,
  in_: 'nom' | 'dat',
): string => {
  if (isSelf(of) || of === 'everyone')
    return listed(
      during.map((span) => ownPhase(span, in_, isSelf(of) ? 'dein' : 'ein')),
      'or',
    );
  return `${listed(
    during.map((span) => thePhase(span, in_)),
    'or',
  )} ${from(party(scope, of))}`;
};

const comparedWords = (scope: Scope, [a, op, b]: readonly [Amount, Comparison, Amount]): string => {
  const so = COMPARED[op].replace('%', amountWords(scope, b));
  if (typeof a === 'object') {
    if ('held' in a) return haveWords(scope, a, op, b, so);
    if ('stat' in a && a.stat.startsWith('health:'))
      return `${nameOf(scope.lib, a.stat.slice('health:'.length))} ${so} Leben hat`;
    if ('size' in a && a.size === 'engaged' && b === 1 && op === '>=') return 'du gegen jemanden kämpfst';
    if ('size' in a && a.size === 'teammates' && b === 1 && (op === '>=' || op === '<'))
      return `du ${op === '<' ? 'keinen' : 'einen'} Mitspieler hast`;
    if ('used' in a && a.used === 'attempts') return `du ${so} Würfe gemacht hast`;
    if ('stat' in a && (a.stat === 'discard' || a.stat === 'loot') && b === 1 && op === '>=')
      return a.stat === 'loot'
        ? has(scope, a.of, 'eine Beutekarte auf der Hand')
        : `in ${isSelf(a.of) ? 'deiner Ablage' : `der Ablage ${from(party(scope, a.of))}`} eine Karte liegt`;
    if ('stat' in a && a.stat === 'draws' && b === 1 && op === '>=') return 'eine Karte zum Ziehen da ist';
    if ('stat' in a && a.stat === 'hand')
      return has(scope, a.of, `${op === '=' && typeof b === 'number' ? cards(b) : `${so} Karten`} auf der Hand`);
    if ('stat' in a && (a.stat === 'cp' || a.stat === 'health'))
      return has(scope, a.of, `${so} ${a.stat === 'cp' ? 'KP' : 'Leben'}`);
    if ('record' in a && (a.record === 'incoming' || a.record === 'dealt')) return damageComes(scope, a, op, b, so);
    const pick = 'picked' in a ? scope.numbers.get(a.picked) : undefined;
    if (pick) return `${so} ${pick.more} ${pick.done} sind`;
  }
  const than = typeof b === 'number' ? `${so} ist` : MEASURED[op].replace('%', amountWords(scope, b));
  return `${amountWords(scope, a)} ${than}`;
};
/** `du 2 Chi hast`, `das Ziel 2 Chi hat`. */
const has = (scope: Scope, of: Who | undefined, what: string): string => {
  if (isSelf(of)) return `du ${what} hast`;
  if (of === 'everyone') return `jemand ${what} hat`;
  if (of === 'heroes') return `ein Held ${what} hat`;
  const { nom, plural } = party(scope, of);
  return `${nom} ${what} ${plural ? 'haben' : 'hat'}`;
};
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
    return `${nameOf(scope.lib, held)} ${op === '<' ? 'nicht ' : ''}${side.name} ist`;
  // A name alone is enough, whatever its gender.
  const isKind = held.startsWith('kind:');
  if (op === '>=' && b === 1) return has(scope, of, `${isKind ? 'einen ' : ''}${heldWords(scope, held, 'en')}`);
  if (op === '<' && b === 1) return has(scope, of, `${isKind ? 'keinen' : 'kein'} ${heldWords(scope, held, 'en')}`);
  return has(scope, of, `${so} ${heldWords(scope, held, 'e')}`);
};
/** `Schaden auf dich zukommt`, `das Ziel 1 oder mehr Schaden erleidet`. */
const damageComes = (
  scope: Scope,
  { record, of }: { readonly record: string; readonly of?: Who },
  op: Comparison,
  b: Amount,
  so: string,
): string => {
  const incoming = record === 'incoming';
  const much = op === '>=' && b === 1 && incoming ? '' : `${so} `;
  if (incoming) return `${much}Schaden auf ${party(scope, of).acc} zukommt`;
  return isSelf(of) ? `du ${much}Schaden erleidest` : `${party(scope, of).nom} ${much}Schaden erleidet`;
};

/** A condition with its "wenn", or "außer wenn" for what must not be. */
export const ifWords = (scope: Scope, cond: Cond): string =>
  'not' in cond && !('compare' in cond.not)
    ? `außer wenn ${condWords(scope, cond.not)}`
    : `wenn ${condWords(scope, cond)}`;

/** A condition before a colon: `bei 2 Foot`, `wenn du Shadows hast`. */
export const leadWords = (scope: Scope, cond: Cond): string => {
  const shown = shownWords(scope, cond, 'dat');
  return shown === undefined ? ifWords(scope, cond) : `bei ${shown}`;
};

/** Cards, one or more. */
export const cardsOf = (scope: Scope, n: Amount | 'all'): string => {
  if (n === 'all') return 'alle Karten';
  if (typeof n === 'number') return cards(n);
  return muchOf(scope, n, perOf(scope, n)?.n === 1 ? 'Karte' : 'Karten');
};
