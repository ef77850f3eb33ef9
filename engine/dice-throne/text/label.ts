/** Words for what a seat may do: short enough for a button. */
import type { Seat } from '../../core/game.ts';
import { situationOf } from '../actions/situation.ts';
import { faceOf } from '../rules/amounts.ts';
import { levelOf } from '../rules/requirements.ts';
import { bodyForSeat, heroOf } from '../state/context.ts';
import type { Frame, ProcedureFrame } from '../state/match.ts';
import type { LibraryOffer, Table } from '../state/table.ts';
import type { DiceThroneAction } from '../state/view-shape.ts';
import { priceOf } from '../turn/play.ts';
import { shownRolls } from '../view/view.ts';
import { soldBy } from '../vocabulary/programs.ts';
import { capital, faceWords, nameOf, plainWords, printedName, roman } from './names.ts';
import { asking } from './question.ts';
import { offerScope, scopeOf } from './scope.ts';
import type { Words } from './words.ts';

type Use = NonNullable<ProcedureFrame['use']>;
type RollAction = Extract<DiceThroneAction, { type: 'roll' }>;
type SpendAction = Extract<DiceThroneAction, { type: 'spend' }>;

/** The label of an action of that seat, at one table and in one language. */
export const labelAction = (t: Table, words: Words, seat: Seat, action: DiceThroneAction): string => {
  const { labels } = words;
  switch (action.type) {
    case 'roll':
      return rollLabel(words, action);
    case 'announce': {
      if (action.ability === null) return labels.announceNothing;
      const body = bodyForSeat(t, seat);
      const ability = heroOf(t, body).ability.get(action.ability);
      return labels.announce(
        ability ? `${ability.name}${roman(levelOf(t, body, ability))}` : plainWords(action.ability),
      );
    }
    case 'play': {
      const card = t.lib.cards.get(action.card);
      return card
        ? labels.play(card.name, priceOf(t, bodyForSeat(t, seat), card))
        : labels.play(plainWords(action.card), undefined);
    }
    case 'spend':
      return spendLabel(t, words, action);
    case 'use':
      return useLabel(t, words, seat, action.ability);
    case 'sell':
      return labels.sell(nameOf(t.lib, action.card));
    case 'pass':
      return situationOf(t).kind === 'idle' ? (labels.ends[t.m.phase] ?? labels.endPhase) : labels.pass;
    case 'choose':
      return optionLabel(t, words, action.option);
    case 'point':
      return action.tile === null ? labels.pointAtNothing : labels.pointAt(tileLabel(t, words, action.tile));
    case 'concede':
      return labels.concede;
    case 'timeout':
      return labels.timeout;
  }
};

/** Each choice of dice has one object for all matches (`actions/legal.ts`): its words are put together once. */
const rollLabel = (words: Words, action: RollAction): string => {
  const known = rollLabels.get(words) ?? new WeakMap<RollAction, string>();
  rollLabels.set(words, known);
  const label = known.get(action) ?? rollWords(words, action);
  known.set(action, label);
  return label;
};
const rollLabels = new WeakMap<Words, WeakMap<RollAction, string>>();
const rollWords = ({ labels }: Words, { dice }: RollAction): string =>
  dice === undefined || dice.length === 5 ? labels.rollAll : labels.roll(dice.map((die) => die + 1));

/** What only rids of a token says so, with its price; a companion of which there is one is used and stays. */
const spendLabel = (t: Table, { labels }: Words, { token, count = 1 }: SpendAction): string => {
  if (t.lib.companions.get(token)?.single) return labels.use(nameOf(t.lib, token));
  const [offer, ...more] = t.lib.tokens.get(token)?.offers ?? [];
  const price = offer?.def.run.length === 0 && more.length === 0 ? offer.def.cost?.cp : undefined;
  return typeof price === 'number'
    ? labels.rid(nameOf(t.lib, token), price)
    : labels.spend(count, nameOf(t.lib, token));
};

/** What only sells a token says so, with its price. */
const useLabel = (t: Table, { grammar, labels }: Words, seat: Seat, ability: string): string => {
  const [common] = t.lib.everybody.get(ability)?.offers ?? [];
  if (common) return capital(grammar.programLine(scopeOf(t.lib), common.def.run));
  const [offer, ...more] = offersOn(t, 'ability', ability, seat) ?? [];
  const sold = offer && more.length === 0 ? soldBy(offer.def) : undefined;
  return sold ? labels.buy(nameOf(t.lib, sold.token), sold.price) : labels.use(nameOf(t.lib, ability));
};

/** What an option id means, in words. */
const optionLabel = (t: Table, words: Words, option: string): string => {
  const { labels } = words;
  if (option.startsWith('option:')) return alternativeLabel(t, words, Number(option.slice('option:'.length)));
  const parts = option.split('/').map((part) => part.split(':'));
  const last = parts.at(-1);
  const [kind = '', id = ''] = last ?? [];
  const seat = parts.find(([name]) => name === 'seat' || name === 'body')?.[1];
  const owner = seat === undefined ? '' : `{${seat}}`;
  switch (kind) {
    case 'die':
      return dieLabel(t, words, parts, Number(id), owner);
    case 'value':
      return labels.value(id);
    case 'seat':
    case 'body':
      return owner;
    case 'tile':
      return tileLabel(t, words, id);
    case 'token':
      return owner === '' ? thingLabel(t, words, option, nameOf(t.lib, id)) : labels.ofOwner(nameOf(t.lib, id), owner);
    case 'amount':
      return amountLabel(t, words, id);
    case 'card':
    case 'companion':
    case 'ability':
      return thingLabel(t, words, option, nameOf(t.lib, id));
    case 'yes':
    case 'no':
      return yesOrNoLabel(t, words, kind);
    case 'done':
      return labels.done;
    default:
      return capital(kind);
  }
};

/** What everybody sees of a tile, and where it lies. */
const tileLabel = ({ m, lib }: Table, { labels }: Words, at: string): string => {
  const tile = m.crawl?.tiles.find((other) => other.at === at);
  if (!tile) return at;
  const [row = 0, column = 0] = at.split('-').map((n) => Number(n) + 1);
  return labels.tile({ row, column }, tile.up ? { name: printedName(lib, `tile:${tile.tile}`) } : tile);
};

/** A number, with what it is a number of where the effect behind the choice says so. */
const amountLabel = (t: Table, { labels }: Words, n: string): string => {
  const next = asking(t)[1];
  if (next?.do !== 'move') return n;
  if (next.what === 'cp') return labels.cp(n);
  return typeof next.what === 'object' && 'token' in next.what ? `${n} ${nameOf(t.lib, next.what.token)}` : n;
};

/** A thing by its name; where an alternative goes by it, with what that does. */
const thingLabel = (t: Table, { grammar }: Words, option: string, name: string): string => {
  const [effect] = asking(t);
  const run = effect?.do === 'choose' ? effect.options?.find((one) => one.name === option)?.run : undefined;
  if (!run || run.length === 0) return name;
  const does = grammar.programLine(scopeOf(t.lib), run);
  return does.startsWith(name) ? does : `${name}: ${does}`;
};

/** `Yes: pay 2 CP and remove Knockdown`. A "no" that does nothing needs no more words. */
const yesOrNoLabel = (t: Table, { grammar, labels }: Words, name: 'yes' | 'no'): string => {
  const [effect] = asking(t);
  const option = effect?.do === 'choose' ? effect.options?.find((one) => one.name === name) : undefined;
  const does = option && (option.run.length > 0 || option.cost) ? `: ${grammar.alternativeLine(t.lib, option)}` : '';
  return `${labels[name]}${does}`;
};

const dieLabel = (
  t: Table,
  { grammar, labels }: Words,
  parts: readonly string[][],
  die: number,
  owner: string,
): string => {
  const open = shownRolls(t);
  const k = parts.find(([name]) => name === 'roll')?.[1];
  const roll = k === undefined ? open.at(-1) : open[Number(k)];
  const value = roll?.values[die];
  if (!roll || value === undefined) return labels.die(die + 1, '', owner, '');
  const purpose = k === undefined ? '' : grammar.sourceName(t.lib, roll.source);
  return labels.die(die + 1, purpose, owner, faceWords(value, faceOf(t, roll, value), grammar.symbol));
};

/** What the n-th alternative does: of the effect, announcement or token that asks. */
const alternativeLabel = (t: Table, words: Words, n: number): string => {
  const frame: Frame | undefined = t.m.stack.at(-1);
  const told =
    frame?.kind === 'effects'
      ? effectAlternative(t, words, n)
      : frame?.kind === 'procedure' && frame.announcing !== undefined
        ? rowAlternative(t, words, frame.announcing, n)
        : frame?.kind === 'procedure' && frame.use
          ? useAlternative(t, words, frame.use, frame.seat, n)
          : undefined;
  return told ?? words.labels.option(n);
};
const effectAlternative = (t: Table, { grammar }: Words, n: number): string | undefined => {
  const [effect] = asking(t);
  const option = effect?.do === 'choose' ? effect.options?.[n - 1] : undefined;
  return option && capital(grammar.alternativeLine(t.lib, option));
};
const rowAlternative = (t: Table, { grammar }: Words, id: string, n: number): string | undefined => {
  const { rolling } = t.m;
  const ability = rolling ? heroOf(t, rolling.by).ability.get(id) : undefined;
  const row = rolling && ability ? ability.levels[levelOf(t, rolling.by, ability) - 1]?.rows[n - 1] : undefined;
  if (!row) return undefined;
  return `${grammar.needsWords(row.needs)}: ${grammar.programLine(scopeOf(t.lib), t.lib.programs.get(row.at) ?? [])}`;
};
const useAlternative = (
  t: Table,
  { grammar }: Words,
  { kind, id }: Use,
  seat: Seat | undefined,
  n: number,
): string | undefined => {
  const offer = offersOn(t, kind, id, seat)?.[n - 1]?.def;
  if (!offer) return undefined;
  const scope = offerScope(t.lib, offer, id, grammar.spent);
  // A token or companion pays with itself; what else is used has its price.
  const price = kind === 'ability' && offer.cost ? `${grammar.payWords(scope, offer.cost)}: ` : '';
  return capital(`${price}${grammar.programLine(scope, offer.run)}`);
};
const offersOn = (
  t: Table,
  kind: Use['kind'],
  id: string,
  seat: Seat | undefined,
): readonly LibraryOffer[] | undefined => {
  if (kind === 'token') return t.lib.tokens.get(id)?.offers;
  if (kind === 'companion') return t.lib.sides.get(id)?.offers;
  if (seat === undefined) return undefined;
  const body = bodyForSeat(t, seat);
  const ability = heroOf(t, body).ability.get(id);
  return ability?.levels[levelOf(t, body, ability) - 1]?.offers;
};
