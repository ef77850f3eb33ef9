/** Conditions in German. They have their verb at the end, to stand behind "wenn". */
import type { Amount, Comparison, Cond, Needs, Who } from '../../vocabulary/words.ts';
import { nameOf, plainWords, symbolName } from '../names.ts';
import { OPPOSITES, sumRange } from '../program.ts';
import { isSelf, type Scope } from '../scope.ts';
import { amountWords, circleWords, facesWord, faceWord, heldWords } from './amounts.ts';
import { FACTS, NOT } from './facts.ts';
import { cards, listed, sourceName } from './names.ts';
import { anyOf, party } from './party.ts';
import { ownPhase, thePhase } from './phases.ts';

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
  if (range) return `${total} von ${range.from}${range.to === range.from ? '' : ` bis ${range.to}`}`;
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
  if (shown !== undefined && scope.dice === 1) return `der Würfel ${shown} zeigt`;
  if (shown !== undefined) return `die Würfel ${shown} ${'compare' in cond ? 'ergeben' : 'zeigen'}`;
  if ('straight' in cond) return `die Würfel ${cond.straight} Zahlen in Folge zeigen`;
  if ('alike' in cond) return `${cond.alike} Würfel dieselbe Zahl zeigen`;
  if ('compare' in cond) return comparedWords(scope, cond.compare);
  if ('is' in cond && cond.is[1] === 'from') return `es von ${sourceName(scope.lib, cond.is[2])} kommt`;
  if ('is' in cond) return FACTS[cond.is.slice(0, 2).join(' ')] ?? 'es so ist';
  if ('side' in cond)
    return `die Seite ${plainWords(cond.side)}${isSelf(cond.of) ? '' : ` ${party(scope, cond.of).gen}`} oben liegt`;
  if ('during' in cond) return `es ${duringWords(scope, cond, 'nom')} ist`;
  if ('who' in cond) {
    const { nom, plural } = party(scope, cond.who);
    const is = isSelf(cond.who) ? 'bist' : plural ? 'sind' : 'ist';
    if (isSelf(cond.among)) return nom === 'du' ? 'du es bist' : `du ${nom} bist`;
    if (cond.among === 'source') return `${nom} es zugefügt ${isSelf(cond.who) ? 'hast' : 'hat'}`;
    const sort = typeof cond.among === 'string' ? ONE_OF[cond.among] : undefined;
    return `${nom} ${sort ?? party(scope, cond.among).nom} ${is}`;
  }
  if ('all' in cond) return listed(allOf(scope, cond.all).map((part) => partWords(scope, part)));
  if ('any' in cond) {
    const parts = cond.any.map((part) => condWords(scope, part));
    return parts.join(parts.some((part) => part.includes(' und ')) ? ', oder ' : ' oder ');
  }
  return 'not' in cond ? notWords(scope, cond.not) : '';
};
const ONE_OF: Readonly<Partial<Record<Extract<Who, string>, string>>> = {
  opponents: 'ein Gegner',
  team: 'aus deinem Team',
  teammates: 'ein Mitspieler',
  everyone: 'ein Spieler',
  leaders: 'unter den Führenden',
  fallen: 'gefallen',
  engaged: 'ein Gegner im Kampf',
  heroes: 'ein Held',
  enemies: 'ein Feind',
};
/** What must hold among things that must all hold is one of them, where it has no words of its own. */
const allOf = (scope: Scope, conds: readonly Cond[]): readonly Cond[] =>
  conds.flatMap((part) =>
    'all' in part && shownWords(scope, part, 'acc') === undefined ? allOf(scope, part.all) : [part],
  );
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
  )} ${anyOf(party(scope, of)).gen}`;
};

const comparedWords = (scope: Scope, [a, op, b]: readonly [Amount, Comparison, Amount]): string => {
  const so = COMPARED[op].replace('%', amountWords(scope, b));
  if (typeof a === 'object') {
    // Two figures that are both reckoned are set side by side.
    if ('held' in a && typeof b === 'number') return haveWords(scope, a, op, b, so);
    if ('stat' in a && a.stat.startsWith('health:'))
      return `${nameOf(scope.lib, a.stat.slice('health:'.length))} ${so} Leben hat`;
    if ('size' in a && a.size === 'engaged' && b === 1 && op === '>=') return 'du gegen jemanden kämpfst';
    if ('size' in a && a.size === 'teammates' && b === 1 && (op === '>=' || op === '<'))
      return `du ${op === '<' ? 'keinen' : 'einen'} Mitspieler hast`;
    if ('size' in a && typeof b === 'number' && op !== '=') return `es ${so} ${circleWords(a.size)} gibt`;
    if ('it' in a && typeof b === 'number') return `es ${so} ${b === 1 && op !== '>=' ? 'ist' : 'sind'}`;
    if ('used' in a && a.used === 'attempts') return `du ${so} Würfe gemacht hast`;
    if ('stat' in a && (a.stat === 'discard' || a.stat === 'loot') && b === 1 && op === '>=')
      return a.stat === 'loot'
        ? has(scope, a.of, 'eine Beutekarte auf der Hand')
        : `in ${isSelf(a.of) ? 'deiner Ablage' : `der Ablage ${party(scope, a.of).gen}`} eine Karte liegt`;
    if ('stat' in a && a.stat === 'draws' && b === 1 && op === '>=') return 'eine Karte zum Ziehen da ist';
    if ('stat' in a && a.stat === 'hand' && typeof b === 'number')
      return has(scope, a.of, `${op === '=' ? cards(b) : `${so} Karten`} auf der Hand`);
    if ('stat' in a && (a.stat === 'cp' || a.stat === 'health') && typeof b === 'number')
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
  const { nom, plural } = anyOf(party(scope, of));
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
