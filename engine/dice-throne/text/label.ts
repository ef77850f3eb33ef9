/** Words for what a seat may do: short enough for a button. */
import type { Seat } from '../../core/game.ts';
import { situationOf } from '../actions/situation.ts';
import { faceOf } from '../rules/amounts.ts';
import { levelOf } from '../rules/requirements.ts';
import { bodyForSeat, heroOf } from '../state/context.ts';
import type { LibraryOffer, Table } from '../state/library.ts';
import type { Frame, ProcedureFrame } from '../state/match.ts';
import type { DiceThroneAction } from '../state/view-shape.ts';
import { priceOf } from '../turn/play.ts';
import { shownRolls } from '../view/view.ts';
import { soldBy } from '../vocabulary/programs.ts';
import { capital, faceWords, ITEM_NAMES, listed, nameOf, oneOf, plainWords, roman, sourceName } from './names.ts';
import { needsWords } from './phrases.ts';
import { asking } from './question.ts';
import { offerScope, scopeOf } from './scope.ts';
import { alternativeLine, programLine } from './sentences.ts';
import { payWords } from './transfers.ts';

type Use = NonNullable<ProcedureFrame['use']>;

export const labelAction = (t: Table, seat: Seat, action: DiceThroneAction): string => {
  switch (action.type) {
    case 'roll':
      return action.dice === undefined || action.dice.length === 5
        ? 'Roll all dice'
        : `Roll ${action.dice.length === 1 ? 'die' : 'dice'} ${action.dice.map((die) => die + 1).join(', ')}`;
    case 'announce': {
      if (action.ability === null) return 'Activate no ability';
      const body = bodyForSeat(t, seat);
      const ability = heroOf(t, body).ability.get(action.ability);
      return `Announce ${ability ? `${ability.name}${roman(levelOf(t, body, ability))}` : plainWords(action.ability)}`;
    }
    case 'play': {
      const card = t.lib.cards.get(action.card);
      return card
        ? `Play ${card.name} (${priceOf(t, bodyForSeat(t, seat), card)} CP)`
        : `Play ${plainWords(action.card)}`;
    }
    case 'spend':
      return `Spend ${action.count !== undefined && action.count > 1 ? `${action.count} ` : ''}${nameOf(t.lib, action.token)}`;
    case 'use':
      return useLabel(t, seat, action.ability);
    case 'sell':
      return `Sell ${nameOf(t.lib, action.card)} for 1 CP`;
    case 'pass':
      return passLabel(t);
    case 'choose':
      return optionLabel(t, action.option);
    case 'point':
      return action.tile === null ? 'Point at nothing' : `Point at ${optionLabel(t, `tile:${action.tile}`)}`;
    case 'concede':
      return 'Concede';
    case 'timeout':
      return 'Let the time run out';
  }
};

/** What only sells a token says so, with its price. */
const useLabel = (t: Table, seat: Seat, ability: string): string => {
  const [common] = t.lib.everybody.get(ability)?.offers ?? [];
  if (common) return capital(programLine(scopeOf(t.lib), common.def.run));
  const [offer, ...more] = offersOn(t, 'ability', ability, seat) ?? [];
  const sold = offer && more.length === 0 ? soldBy(offer.def) : undefined;
  return sold ? `Buy ${nameOf(t.lib, sold.token)} (${sold.price} CP)` : `Use ${nameOf(t.lib, ability)}`;
};

const ENDS: Readonly<Record<string, string>> = {
  salve: 'Go on',
  'main-1': 'Go to the roll phase',
  'main-2': 'End the turn',
};
const passLabel = (t: Table): string => {
  const now = situationOf(t);
  return now.kind === 'idle' ? (ENDS[t.m.phase] ?? 'End the phase') : 'Pass';
};

/** What an option id means, in words. */
const optionLabel = (t: Table, option: string): string => {
  if (option.startsWith('option:')) return alternativeLabel(t, Number(option.slice('option:'.length)));
  const parts = option.split('/').map((part) => part.split(':'));
  const last = parts.at(-1);
  const [kind = '', id = ''] = last ?? [];
  const seat = parts.find(([name]) => name === 'seat' || name === 'body')?.[1];
  const owner = seat === undefined ? '' : `{${seat}}`;
  switch (kind) {
    case 'die':
      return dieLabel(t, parts, Number(id), owner);
    case 'value':
      return `Value ${id}`;
    case 'seat':
    case 'body':
      return owner;
    case 'tile':
      return tileLabel(t, id);
    case 'token':
      return owner === '' ? thingLabel(t, option, nameOf(t.lib, id)) : `${nameOf(t.lib, id)} of ${owner}`;
    case 'amount':
      return amountLabel(t, id);
    case 'card':
    case 'companion':
    case 'ability':
      return thingLabel(t, option, nameOf(t.lib, id));
    case 'yes':
    case 'no':
      return yesOrNoLabel(t, kind);
    default:
      return capital(kind);
  }
};

/** `Level 2, with a Shard, row 2, column 4`: what everybody sees of a tile. */
const tileLabel = ({ m, lib }: Table, at: string): string => {
  const tile = m.crawl?.tiles.find((other) => other.at === at);
  if (!tile) return at;
  const [row, column] = at.split('-').map((n) => Number(n) + 1);
  const where = `row ${row}, column ${column}`;
  if (tile.up) return `${sourceName(lib, `tile:${tile.tile}`)}, ${where}`;
  const sort = tile.level === 'portal' ? 'The boss portal' : `Level ${tile.level}`;
  const items = tile.items.map((item) => oneOf(ITEM_NAMES[item]));
  return `${sort}${items.length > 0 ? `, with ${listed(items)}` : ''}, ${where}`;
};

/** A number, with what it is a number of where the effect behind the choice says so. */
const amountLabel = (t: Table, n: string): string => {
  const next = asking(t)[1];
  if (next?.do !== 'move') return n;
  if (next.what === 'cp') return `${n} CP`;
  return typeof next.what === 'object' && 'token' in next.what ? `${n} ${nameOf(t.lib, next.what.token)}` : n;
};

/** A thing by its name; where an alternative goes by it, with what that does. */
const thingLabel = (t: Table, option: string, name: string): string => {
  const [effect] = asking(t);
  const run = effect?.do === 'choose' ? effect.options?.find((one) => one.name === option)?.run : undefined;
  if (!run || run.length === 0) return name;
  const does = programLine(scopeOf(t.lib), run);
  return does.startsWith(name) ? does : `${name}: ${does}`;
};

/** `Yes: pay 2 CP and remove Knockdown`. A "no" that does nothing needs no more words. */
const yesOrNoLabel = (t: Table, name: 'yes' | 'no'): string => {
  const [effect] = asking(t);
  const option = effect?.do === 'choose' ? effect.options?.find((one) => one.name === name) : undefined;
  const does = option && (option.run.length > 0 || option.cost) ? `: ${alternativeLine(t.lib, option)}` : '';
  return `${capital(name)}${does}`;
};

const dieLabel = (t: Table, parts: readonly string[][], die: number, owner: string): string => {
  const open = shownRolls(t);
  const k = parts.find(([name]) => name === 'roll')?.[1];
  const roll = k === undefined ? open.at(-1) : open[Number(k)];
  const value = roll?.values[die];
  const whose = owner === '' ? '' : ` of ${owner}`;
  if (!roll || value === undefined) return `Die ${die + 1}${whose}`;
  const what = k === undefined ? '' : ` for ${sourceName(t.lib, roll.source)}`;
  return `Die ${die + 1}${what}${whose}: ${faceWords(value, faceOf(t, roll, value))}`;
};

/** What the n-th alternative does: of the effect, announcement or token that asks. */
const alternativeLabel = (t: Table, n: number): string => {
  const frame: Frame | undefined = t.m.stack.at(-1);
  const words =
    frame?.kind === 'effects'
      ? effectAlternative(t, n)
      : frame?.kind === 'procedure' && frame.announcing !== undefined
        ? rowAlternative(t, frame.announcing, n)
        : frame?.kind === 'procedure' && frame.use
          ? useAlternative(t, frame.use, frame.seat, n)
          : undefined;
  return words ?? `Option ${n}`;
};
const effectAlternative = (t: Table, n: number): string | undefined => {
  const [effect] = asking(t);
  const option = effect?.do === 'choose' ? effect.options?.[n - 1] : undefined;
  return option && capital(alternativeLine(t.lib, option));
};
const rowAlternative = (t: Table, id: string, n: number): string | undefined => {
  const { rolling } = t.m;
  const ability = rolling ? heroOf(t, rolling.by).ability.get(id) : undefined;
  const row = rolling && ability ? ability.levels[levelOf(t, rolling.by, ability) - 1]?.rows[n - 1] : undefined;
  return row && `${needsWords(row.needs)}: ${programLine(scopeOf(t.lib), t.lib.programs.get(row.at) ?? [])}`;
};
const useAlternative = (t: Table, { kind, id }: Use, seat: Seat | undefined, n: number): string | undefined => {
  const offer = offersOn(t, kind, id, seat)?.[n - 1]?.def;
  if (!offer) return undefined;
  const scope = offerScope(t.lib, offer, id);
  // A token or companion pays with itself; what else is used has its price.
  const price = kind === 'ability' && offer.cost ? `${payWords(scope, offer.cost)}: ` : '';
  return capital(`${price}${programLine(scope, offer.run)}`);
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
