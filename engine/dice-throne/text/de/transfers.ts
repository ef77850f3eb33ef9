/** German clauses for what changes hands: tokens, companions, CP, health, cards. */
import type { Amount, Cards, Choose, Cost, Move } from '../../vocabulary/words.ts';
import { nameOf, plainWords } from '../names.ts';
import { figureOf, inflicts, isWhatIsThere } from '../program.ts';
import { isSelf, type Scope } from '../scope.ts';
import { amountWords, cardsOf, muchOf } from './amounts.ts';
import { cards, listed } from './names.ts';
import { does, from, party, to } from './party.ts';
import { ifWords } from './phrases.ts';
import { pickedBy, tokensPicked, whereTokens } from './things.ts';

/** So many of a token: `Stun`, `1 Chi`, `2 Chi je Zen`. A token of which one is all there can be needs no figure. */
const tokensOf = (scope: Scope, id: string, n: Amount | 'all'): string => {
  const name = nameOf(scope.lib, id);
  if (n === 'all') return `alle ${name}`;
  if (n === 1 && scope.lib.tokens.get(id)?.def.limit === 1) return name;
  return muchOf(scope, n, name);
};

export const gainsWords = (scope: Scope, gains: readonly Move[]): string => {
  const [first] = gains;
  if (!first) return '';
  const things = listed(gains.map(({ what, n }) => thingWords(scope, what, n)));
  return inflicts(scope, first) ? inflictWords(scope, first, things) : `${does(scope, first.to, 'gain')} ${things}`;
};
const inflictWords = (scope: Scope, { to: whom }: Move, things: string): string =>
  whom === 'target' ? `füge ${things} zu` : `füge ${party(scope, whom).dat} ${things} zu`;
const thingWords = (scope: Scope, what: Move['what'], n: Move['n']): string => {
  if (what === 'cp') return n === 'all' ? 'alle KP' : muchOf(scope, n, 'KP');
  return typeof what === 'object' && 'token' in what ? tokensOf(scope, what.token, n) : '';
};

const EVERY: Readonly<Record<NonNullable<Move['every']>, string>> = {
  token: 'alle Statuseffekte',
  positive: 'alle positiven Statuseffekte',
  negative: 'alle negativen Statuseffekte',
};
const LOOT: Readonly<Record<string, string>> = {
  common: 'gewöhnliche',
  rare: 'seltene',
  epic: 'epische',
  legendary: 'legendäre',
};

export const moveWords = (scope: Scope, e: Move): string => {
  const { what } = e;
  if (e.every) return `entferne ${EVERY[e.every]} ${from(party(scope, e.from))}`;
  if (what === 'health') return healthWords(scope, e);
  if (what === 'cp') return cpWords(scope, e);
  if (what === 'gold')
    return `das Team ${e.to === undefined ? 'verliert' : 'erhält'} ${e.n === 'all' ? 'sein ganzes Gold' : muchOf(scope, e.n, 'Gold')}`;
  if ('loot' in what) return `erhalte 1 ${LOOT[what.loot]} Beutekarte, noch nicht bestimmt`;
  if ('picked' in what) return '';
  if ('health' in what)
    return `heile ${nameOf(scope.lib, what.health)}${isSelf(e.to) ? '' : ` ${from(party(scope, e.to))}`} ${e.n === 'all' ? 'ganz' : `um ${muchOf(scope, e.n, '')}`}`;
  if ('companion' in what)
    return `${does(scope, e.to, 'gain')} ${muchOf(scope, e.n === 'all' ? 1 : e.n, nameOf(scope.lib, what.side))}`;
  if (e.from !== undefined && e.to !== undefined) {
    const things = tokensOf(scope, what.token, e.n);
    const [giver, taker] = [party(scope, e.from), party(scope, e.to)];
    if (isSelf(e.from)) return `gib ${things} an ${taker.acc} weiter`;
    return isSelf(e.to) ? `nimm ${things} ${from(giver)}` : `verschiebe ${things} ${from(giver)} ${to(taker)}`;
  }
  const things = tokensOf(scope, what.token, e.n);
  if (e.to === undefined) return isSelf(e.from) ? `entferne ${things}` : `${does(scope, e.from, 'lose')} ${things}`;
  return inflicts(scope, e) ? inflictWords(scope, e, things) : `${does(scope, e.to, 'gain')} ${things}`;
};

const healthWords = (scope: Scope, e: Move): string => {
  if (e.to === undefined) {
    return `${does(scope, e.from, 'lose')} ${e.n === 'all' ? 'alles Leben' : muchOf(scope, e.n, 'Leben')}`;
  }
  if (e.from !== undefined) {
    return handed(scope, e, e.n === 'all' ? 'alles Leben' : muchOf(scope, e.n, 'Leben'));
  }
  const cond = e.if ? `, ${ifWords(scope, e.if)}` : '';
  const n = e.n === 'all' ? 'alles' : (asDealt(scope, e.n) ?? muchOf(scope, e.n, ''));
  return `${does(scope, e.to, 'heal')} ${n}${cond}`;
};
const asDealt = (scope: Scope, n: Amount): string | undefined => {
  if (typeof n !== 'object' || !('record' in n) || n.record !== 'dealt') return undefined;
  return isSelf(n.of) ? 'so viel, wie du Schaden erleidest' : `so viel, wie ${party(scope, n.of).nom} Schaden erleidet`;
};

/** From one player to another. */
const handed = (scope: Scope, { from: giver, to: taker }: Move, much: string): string => {
  if (isSelf(taker)) {
    const whose = from(party(scope, giver));
    // What it is measured by is not theirs.
    return / (je|wie) /.test(much) ? `stiehl ${whose} ${much}` : `stiehl ${much} ${whose}`;
  }
  if (isSelf(giver)) return `gib ${much} an ${party(scope, taker).acc} ab`;
  return `verschiebe ${much} ${from(party(scope, giver))} ${to(party(scope, taker))}`;
};

const cpWords = (scope: Scope, e: Move): string => {
  const n = e.n === 'all' ? 'alle KP' : muchOf(scope, e.n, 'KP');
  if (e.to !== undefined && e.from !== undefined) return handed(scope, e, n);
  if (e.to !== undefined) return gainsWords(scope, [e]);
  return isSelf(e.from) ? `zahle ${n}` : `${does(scope, e.from, 'lose')} ${n}`;
};

/** What is picked and then moved, in one clause: `entferne 1 Statuseffekt von einem Spieler deiner Wahl`. Nothing, when the
 *  move is of something else. */
export const pickAndMove = (scope: Scope, pick: Choose, move: Move): string | undefined => {
  const { from: among } = pick;
  if (!among || pick.as === undefined) return undefined;
  if ('amount' in among) return amountAndMove(scope, pick, among.amount, move);
  if (typeof move.what !== 'object' || !('picked' in move.what) || move.what.picked !== pick.as) return undefined;
  const n = pick.n ?? 1;
  const upTo = pick.upTo && n > 1 ? 'bis zu ' : '';
  const may = pick.upTo && n === 1 ? 'wenn du willst, ' : '';
  if ('companions' in among) {
    const { side } = move.what;
    if (side !== undefined) return `${may}${placeWords(scope, among, side, `${upTo}${n}`)}${pickedBy(scope, pick)}`;
    scope.numbers.set(pick.as, { one: 'Gefährten', more: 'Gefährten', done: 'entfernt' });
    const sides = among.companions.map((id) => nameOf(scope.lib, id));
    const whose = isSelf(among.of) ? '' : ` ${from(party(scope, among.of))}`;
    return `${may}entferne ${upTo}${n} Gefährten (${listed(sides, 'or')})${whose}${pickedBy(scope, pick)}`;
  }
  if (!('tokens' in among)) return undefined;
  const { tokens } = among;
  const what = tokensPicked(scope, tokens, n, upTo);
  const by = pickedBy(scope, pick);
  const done = tokens.inflictedBy ? 'verhindert' : move.to === undefined ? 'entfernt' : 'verschoben';
  scope.numbers.set(pick.as, { one: 'Statuseffekt', more: 'Statuseffekte', done });
  if (tokens.inflictedBy) {
    const on = isSelf(tokens.of) ? 'dir' : party(scope, tokens.of).dat;
    const random = pick.random ? 'zufällig ' : '';
    const which = n === 1 ? 'den' : 'die';
    return `${may}verhindere ${random}${what}${pick.random ? '' : by}, ${which} der Angriff ${on} zufügen würde`;
  }
  // Whoever picks picks where, too.
  const chance = pick.random || !isSelf(pick.who);
  const where = chance ? whereTokens(scope, tokens).replace(' deiner Wahl', '') : whereTokens(scope, tokens);
  if (move.to === undefined) return `${may}entferne ${what} ${where}${by}`;
  return `${may}verschiebe ${what} ${where} ${to(party(scope, move.to))}${by}`;
};

/** `baue 1 Nanobot oder Heal Bot (Basic)`, `drehe 1 Nanobot oder Heal Bot (Basic) auf die Seite Advanced`. */
const placeWords = ({ lib }: Scope, { companions, at }: CompanionsPicked, side: string, n: string): string => {
  const names = listed(
    companions.map((id) => nameOf(lib, id)),
    'or',
  );
  const called = (id: string): string => lib.sides.get(`${companions[0]}/${id}`)?.name ?? id;
  if (at === undefined || at === 'supply') return `baue ${n} ${names} (${called(side)})`;
  return `drehe ${n} ${names} (${called(at)}) auf die Seite ${called(side)}`;
};
type CompanionsPicked = Extract<NonNullable<Choose['from']>, { companions: unknown }>;

/** A number chosen for what is moved by it: `entferne bis zu 4 Chi`, `zahle beliebig viele KP`. */
const amountAndMove = (
  scope: Scope,
  pick: Choose,
  [least, most]: readonly [Amount, Amount],
  move: Move,
): string | undefined => {
  const { as = '' } = pick;
  if (typeof move.n !== 'object' || !('picked' in move.n) || move.n.picked !== as) return undefined;
  const [low, limit] = [figureOf(least), figureOf(most)];
  if (low === undefined || (limit === undefined && !isWhatIsThere(most, move))) return undefined;
  const first = low > 0 ? `${low} bis ` : 'bis zu ';
  const upTo = limit !== undefined ? `${first}${limit}` : low > 0 ? `${low} oder mehr` : 'beliebig viele';
  const by = pickedBy(scope, pick);
  if (move.what === 'cp') {
    const stolen = move.to !== undefined;
    if (stolen && (move.from === undefined || !isSelf(move.to))) return undefined;
    const own = isSelf(move.from);
    scope.numbers.set(as, { one: 'KP', more: 'KP', done: stolen ? 'gestohlen' : own ? 'gezahlt' : 'verloren' });
    if (stolen) return `stiehl ${upTo} KP ${from(party(scope, move.from))}${by}`;
    if (own) return `zahle ${upTo} KP${by}`;
    return `${does(scope, move.from, 'lose')} ${upTo} KP${by === '' ? ' (du wählst)' : by}`;
  }
  if (typeof move.what !== 'object' || !('token' in move.what)) return undefined;
  if (move.to !== undefined || !isSelf(move.from)) return undefined;
  const name = nameOf(scope.lib, move.what.token);
  scope.numbers.set(as, { one: name, more: name, done: 'entfernt' });
  return `entferne ${upTo} ${name}${by}`;
};

type Pile = Cards['from'] | Cards['to'];
const OUT_OF: Readonly<Record<Pile, string>> = {
  deck: 'aus dem Deck',
  bottom: 'von unten aus dem Deck',
  hand: 'aus der Hand',
  discard: 'aus der Ablage',
  board: 'aus dem Spiel',
};
const INTO: Readonly<Record<Pile, string>> = {
  deck: 'oben auf das Deck',
  bottom: 'unter das Deck',
  hand: 'auf die Hand',
  discard: 'in die Ablage',
  board: 'ins Spiel',
};

export const cardsWords = (scope: Scope, e: Cards): string => {
  // Only where it is said: a chosen player who has been spoken of is "dieser Spieler" from then on.
  const whose = (): string => (isSelf(e.of) ? '' : ` ${party(scope, e.of).gen}`);
  const many = cardsOf(scope, e.n);
  const top = e.pick === 'top' && e.from !== 'hand' ? 'von oben ' : '';
  const out = isSelf(e.of)
    ? OUT_OF[e.from]
    : OUT_OF[e.from].replace('der ', 'der eigenen ').replace('dem ', 'dem eigenen ');
  if (e.from === e.to) {
    const where = e.from === 'hand' ? 'auf der Hand' : OUT_OF[e.from];
    return `sieh dir ${many} ${top}${where}${whose()} an`;
  }
  const only = onlyWords(e);
  const n = typeof e.n === 'number' ? String(e.n) : 'alle';
  if (e.only?.drawn && isSelf(e.of) && (e.to === 'deck' || e.to === 'bottom'))
    return `lege ${n} der gezogenen Karten ${INTO[e.to]}`;
  const seen = e.show ? ', und du siehst, welche' : '';
  if (e.pick === 'search') {
    const pile = isSelf(e.of)
      ? `${OUT_OF[e.from].replace(/de[rm]/, (the) => `dein${the.slice(1)}`)}`
      : `${OUT_OF[e.from]}${whose()}`;
    const found = `suche ${many}${only} ${pile}`;
    if (e.to === 'board') return `${found} und bringe sie kostenlos ins Spiel`;
    return e.to === 'hand' ? found : `${found} und lege sie ${INTO[e.to]}`;
  }
  const random = e.pick === 'random' && e.n !== 'all' ? 'zufällig ' : '';
  const choice = e.pick === 'self' && e.n !== 'all' && (!isSelf(e.of) || e.from === 'deck') ? ' deiner Wahl' : '';
  const chosen = `${random}${many}${choice}${only}`;
  if (e.to === 'board') {
    const from_ = e.from === 'hand' && isSelf(e.of) ? '' : ` ${top}${out}`;
    return `${does(scope, e.of, 'bring')} ${chosen}${from_} kostenlos ins Spiel`;
  }
  if (e.from === 'deck' && e.to === 'hand' && e.pick === 'top') return `${does(scope, e.of, 'draw')} ${many}${only}`;
  if (e.from === 'hand' && e.to === 'discard') return `${does(scope, e.of, 'put')} ${putAway(chosen)}${seen}`;
  if (e.to === 'hand') return `${does(scope, e.of, 'take')} ${chosen} ${top}${out}${seen}`;
  return `${does(scope, e.of, 'put')} ${chosen} ${top}${e.from === 'discard' ? out : OUT_OF[e.from]} ${INTO[e.to]}${seen}`;
};
/** `2 Karten ab`, `so viele Karten ab wie …`. */
const putAway = (chosen: string): string =>
  / wie /.test(chosen) ? chosen.replace(' wie ', ' ab wie ') : `${chosen} ab`;
const TYPES: Readonly<Record<string, string>> = {
  upgrade: 'Verbesserung',
  main: 'Hauptphase',
  roll: 'Würfelphase',
  instant: 'Sofort',
};
const onlyWords = ({ only }: Cards): string => {
  const parts = [
    ...(only?.type ? [TYPES[only.type] ?? plainWords(only.type)] : []),
    ...(only?.cost === undefined ? [] : [`höchstens ${only.cost} KP`]),
    ...(only?.loot ? ['Beute'] : []),
    ...(only?.drawn ? ['eben gezogen'] : []),
  ];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
};

/** A price as something to do: `zahle 2 KP`, `gib 2 Chi aus`; with what follows from it as `2 KP zahlen`. */
export const payWords = (scope: Scope, cost: Cost): string => listed(prices(scope, cost).map(([command]) => command));
export const toPay = (scope: Scope, cost: Cost): string =>
  listed(prices(scope, cost).map(([, infinitive]) => infinitive));
const prices = (scope: Scope, cost: Cost): (readonly [command: string, infinitive: string])[] => {
  const both = (thing: string, command: readonly [string, string], infinitive: string) =>
    [`${command[0]} ${thing}${command[1]}`, `${thing} ${infinitive}`] as const;
  return [
    ...(cost.cp === undefined ? [] : [both(muchOf(scope, cost.cp, 'KP'), ['zahle', ''], 'zahlen')]),
    ...(cost.token ? [both(tokensOf(scope, cost.token.id, cost.token.n), ['gib', ' aus'], 'ausgeben')] : []),
    ...(cost.companion ? [both(`1 ${nameOf(scope.lib, cost.companion)}`, ['gib', ' her'], 'hergeben')] : []),
    ...(cost.cards ? [both(cards(cost.cards), ['lege', ' ab'], 'ablegen')] : []),
  ];
};

/** A number from one to another. */
export const betweenWords = (scope: Scope, low: Amount, high: Amount): string =>
  `eine Zahl von ${amountWords(scope, low)} bis ${amountWords(scope, high)}`;
