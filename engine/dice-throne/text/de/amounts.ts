/** Amounts in German. */
import type { Amount, DamageType, Face, Who } from '../../vocabulary/words.ts';
import { nameOf, symbolName } from '../names.ts';
import { lessOf, lessPick, summed } from '../program.ts';
import { isSelf, type Scope } from '../scope.ts';
import { cards, listed } from './names.ts';
import { at, party } from './party.ts';

/** Damage by its type, as what comes. */
export const DAMAGE: Readonly<Record<DamageType, string>> = {
  normal: 'Schaden',
  undefendable: 'unabwehrbarer Schaden',
  pure: 'reiner Schaden',
  collateral: 'Kollateralschaden',
  ultimate: 'ultimativer Schaden',
};

export const faceWord = (face: Face): string => symbolName(String(face));
export const facesWord = (face: Face | readonly Face[]): string =>
  typeof face === 'object' ? listed(face.map(faceWord), 'or') : faceWord(face);

/** What an amount stands as: `die gewürfelte Summe`, or behind "die Hälfte" `der gewürfelten Summe`. */
type Case = 'nom' | 'gen';

const KINDS: Readonly<Record<string, string>> = { positive: 'positiv', negative: 'negativ' };
/** Tokens of one name, or of a kind, with the ending that its place asks for. */
export const heldWords = ({ lib }: Scope, held: string, ending: 'em' | 'en' | 'e'): string => {
  if (!held.startsWith('kind:')) return nameOf(lib, held);
  const kind = KINDS[held.slice('kind:'.length)];
  return `${kind === undefined ? '' : `${kind}${ending} `}Statuseffekt${ending === 'e' ? 'e' : ''}`;
};

/** An amount that is so many for each of something. */
const perOf = (scope: Scope, n: Amount): { readonly n: number; readonly per: string } | undefined => {
  if (typeof n === 'number') return undefined;
  if ('count' in n) return { n: 1, per: `${n.per === undefined ? '' : `${n.per} `}${facesWord(n.count)}` };
  if ('held' in n) return { n: 1, per: `${heldWords(scope, n.held, 'em')} ${atThem(scope, n.of)}` };
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
/** With whom they lie; what several have is counted together. */
const atThem = (scope: Scope, of: Who | undefined): string =>
  (typeof of === 'string' ? AT_MANY[of] : undefined) ?? at(party(scope, of));
const AT_MANY: Readonly<Partial<Record<Extract<Who, string>, string>>> = {
  opponents: 'bei allen Gegnern',
  team: 'in deinem Team',
  teammates: 'bei allen Mitspielern',
  everyone: 'bei allen Spielern',
  engaged: 'bei allen Gegnern im Kampf',
  heroes: 'bei allen Helden',
  enemies: 'bei allen Feinden',
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
  if ('record' in n) return `${RECORDS[n.record][in_]}${recordOf(scope, n.of, n.record)}`;
  if ('used' in n)
    return countWords(n.used === 'attempts' ? 'Würfe bisher' : `Nutzungen von ${usedName(scope, n.used)}`, in_);
  if ('size' in n)
    return countWords((typeof n.size === 'string' ? CIRCLES[n.size] : undefined) ?? 'gewählter Spieler', in_);
  if ('it' in n) return in_ === 'nom' ? 'es' : 'davon';
  if ('row' in n) return n.row.join(' / ');
  if ('plus' in n) return n.plus.map((part, i) => addend(scope, part, i > 0)).join('');
  if ('times' in n) return n.times.map((part) => amountWords(scope, part)).join(' × ');
  if ('half' in n) {
    const whole = typeof n.half === 'object' && ('plus' in n.half || 'times' in n.half);
    const half = in_ === 'nom' ? 'die Hälfte' : 'der Hälfte';
    return `${half} ${whole ? `von ${amountWords(scope, n.half)}` : amountWords(scope, n.half, 'gen')} (aufgerundet)`;
  }
  if ('least' in n) return `${eitherWords(scope, n.least)} (was kleiner ist)`;
  if ('most' in n) return `${eitherWords(scope, n.most)} (was größer ist)`;
  if ('table' in n) return `${n.table.join(' / ')} für ${tableWords(scope, n.table.length, n.by)}`;
  return in_ === 'nom' ? 'die gewählte Zahl' : 'der gewählten Zahl';
};
/** Who suffers damage, or with whom it arrives; oneself goes without saying where it only comes. */
const recordOf = (scope: Scope, of: Who | undefined, record: string): string => {
  if (record === 'dealt') return isSelf(of) ? ', den du erleidest' : `, den ${party(scope, of).nom} erleidet`;
  return record === 'base' || isSelf(of) ? '' : ` ${at(party(scope, of))}`;
};
/** What the uses are of: a token, companion or ability. */
const usedName = ({ lib }: Scope, use: string): string =>
  nameOf(lib, (use.split('/').at(-2) ?? use).replace(/^.*:/, ''));
const countWords = (what: string, in_: Case): string => `${in_ === 'nom' ? 'die' : 'der'} Anzahl ${what}`;
const CIRCLES: Readonly<Record<string, string>> = {
  opponents: 'Gegner',
  team: 'Spieler deines Teams',
  everyone: 'Spieler',
  leaders: 'Führende',
  fallen: 'Gefallene',
  teammates: 'Mitspieler',
  heroes: 'Helden',
  enemies: 'Feinde',
  engaged: 'Gegner im Kampf',
};
/** Those that are counted, as how many of them there are. */
export const circleWords = (size: Who): string =>
  (typeof size === 'string' ? CIRCLES[size] : undefined) ?? 'gewählte Spieler';
const eitherWords = (scope: Scope, parts: readonly Amount[]): string =>
  listed(
    parts.map((part) => amountWords(scope, part)),
    'or',
  );
const tableWords = (scope: Scope, entries: number, by: Amount): string => {
  const numbers = Array.from({ length: entries }, (_, i) => i).join(' / ');
  const per = perOf(scope, by);
  return per?.n === 1 ? `${numbers} ${per.per}` : `${numbers}, gezählt als ${amountWords(scope, by)}`;
};
const addend = (scope: Scope, n: Amount, later: boolean): string => {
  if (!later) return amountWords(scope, n);
  if (typeof n === 'number' && n < 0) return `, minus ${-n}`;
  const minus = lessPicked(scope, n);
  if (minus !== undefined) return `, minus ${minus}`;
  const less = lessOf(n);
  return less === undefined ? ` + ${amountWords(scope, n)}` : `, minus ${amountWords(scope, less)}`;
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
  dealt: { nom: 'der Schaden', gen: 'des Schadens' },
};
const statWords = (scope: Scope, stat: string, of: Who | undefined, in_: Case): string => {
  const [own, its] = in_ === 'nom' ? ['dein', 'das'] : ['deines', 'des'];
  const whose = isSelf(of) ? '' : ` ${party(scope, of).gen}`;
  const s = in_ === 'nom' ? '' : 's';
  if (stat.startsWith('limit:'))
    return `${isSelf(of) ? own : its} Limit${s}${whose} für ${nameOf(scope.lib, stat.slice('limit:'.length))}`;
  if (stat.startsWith('health:')) return `${its} Leben${s} von ${nameOf(scope.lib, stat.slice('health:'.length))}`;
  if (stat === 'salve') return `${in_ === 'nom' ? 'der' : 'des'} Heilwert${s} von ${nameOf(scope.lib, stat)}`;
  if (stat === 'gold') return `${its} Gold${s} des Teams`;
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
  return `${isSelf(of) ? own : its} Leben${s}${whose}`;
};

/** So much of something, with what stands between the thing and its measure: `4 Schaden`, `1 Schaden je Arrow`, `so viele
 *  KP wie die Hälfte der gewürfelten Summe`. Without a unit only the measure. */
export const muchOf = (scope: Scope, n: Amount, unit: string, between = ''): string => {
  const thing = `${unit === '' ? '' : ` ${unit}`}${between}`;
  if (typeof n === 'number' || 'row' in n) return `${amountWords(scope, n)}${thing}`;
  const per = perOf(scope, n);
  if (per) return `${per.n}${thing} je ${per.per}`;
  if ('table' in n) return `${n.table.join(' / ')}${thing} für ${tableWords(scope, n.table.length, n.by)}`;
  if ('times' in n && n.times.length === 2) {
    const [first = 0, second = 0] = n.times;
    const [each, of] = [perOf(scope, first), perOf(scope, second)];
    if (each?.n === 1 && !of && typeof second !== 'number')
      return `je ${each.per} ${muchOf(scope, second, unit, between)}`;
  }
  if ('plus' in n) {
    const figures = figuresFirst(scope, summed(n.plus), unit, between);
    if (figures !== undefined) return figures;
    const [first, second] = n.plus;
    const minus = second === undefined ? undefined : lessPicked(scope, second);
    if (first !== undefined && minus !== undefined) return `${muchOf(scope, first, unit, between)}, minus ${minus}`;
  }
  if ('least' in n) {
    const [most, rest, more] = n.least;
    if (typeof most === 'number' && rest !== undefined && more === undefined)
      return `${muchOf(scope, rest, unit, between)}, höchstens ${most}`;
  }
  if ('stat' in n && n.stat === 'salve' && unit === '') return `so viel, wie 1 ${nameOf(scope.lib, n.stat)} heilt`;
  if ('stat' in n && n.stat.startsWith('limit:') && unit === nameOf(scope.lib, n.stat.slice('limit:'.length)))
    return `${thing.trim()} bis zum Limit`;
  return `so ${/Karten|KP/.test(unit) ? 'viele' : 'viel'}${thing} wie ${amountWords(scope, n)}`;
};

/** `5 Schaden + 1 je Chi bei dir`, in whatever order they are reckoned; nothing where something else is added, too. */
const figuresFirst = (scope: Scope, plus: readonly Amount[], unit: string, between: string): string | undefined => {
  const [figure, ...more] = plus.filter((part) => (typeof part === 'number' ? part > 0 : 'row' in part));
  const others = plus.filter((part) => part !== figure);
  const [first, ...rest] = others.flatMap((part) => eachOf(scope, part) ?? []);
  if (more.length > 0 || !first || rest.length + 1 < others.length) return undefined;
  if (figure !== undefined)
    return [muchOf(scope, figure, unit, between), ...[first, ...rest].map(perWords)].join(' + ');
  const thing = `${unit === '' ? '' : ` ${unit}`}${between}`;
  return [`${first.n}${thing} je ${first.per}`, ...rest.map(perWords)].join(' und ');
};
/** What is added for each of something; of players, too, where they alone would be a number. */
const eachOf = (scope: Scope, n: Amount): ReturnType<typeof perOf> => {
  if (lessPicked(scope, n) !== undefined) return undefined;
  const circle = typeof n === 'object' && 'size' in n && typeof n.size === 'string' ? EACH_OF[n.size] : undefined;
  return circle === undefined ? perOf(scope, n) : { n: 1, per: circle };
};
const EACH_OF: Readonly<Record<string, string>> = {
  opponents: 'Gegner',
  team: 'Spieler deines Teams',
  everyone: 'Spieler',
  teammates: 'Mitspieler',
  heroes: 'Held',
  enemies: 'Feind',
  engaged: 'Gegner im Kampf',
};

/** How often: `zweimal`, `für jedes Lotus`. */
export const oftenWords = (scope: Scope, n: Amount): string => {
  if (typeof n === 'number') return timesWords(n);
  const per = perOf(scope, n);
  if (per) return per.n === 1 ? `je ${per.per}` : `${timesWords(per.n)} je ${per.per}`;
  if ('least' in n) {
    const [most, rest, more] = n.least;
    if (typeof most === 'number' && rest !== undefined && more === undefined && perOf(scope, rest))
      return `${oftenWords(scope, rest)}, höchstens ${timesWords(most)}`;
  }
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

/** Cards, one or more. */
export const cardsOf = (scope: Scope, n: Amount | 'all'): string => {
  if (n === 'all') return 'alle Karten';
  if (typeof n === 'number') return cards(n);
  return muchOf(scope, n, perOf(scope, n)?.n === 1 ? 'Karte' : 'Karten');
};
