/** Words for what a seat may do: short enough for a button. */
import type { Seat } from '../../core/game.ts';
import { faceOf } from '../amounts.ts';
import { bodyForSeat, costOf } from '../play.ts';
import { levelOf } from '../requirements.ts';
import { situationOf } from '../situation.ts';
import type { EffectFrame, Frame } from '../state.ts';
import { heroOf, type Table } from '../table.ts';
import { shownRolls } from '../view.ts';
import type { DiceThroneAction } from '../view-shape.ts';
import type { Alternative } from '../words.ts';
import { capital, nameOf, plainWords, roman, sourceName } from './names.ts';
import { needsWords } from './phrases.ts';
import { costWords, programWords } from './sentences.ts';

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
      return card ? `Play ${card.name} (${costOf(t, seat, card)} CP)` : `Play ${plainWords(action.card)}`;
    }
    case 'spend':
      return `Spend ${action.count !== undefined && action.count > 1 ? `${action.count} ` : ''}${nameOf(t.lib, action.token)}`;
    case 'use':
      return `Use ${nameOf(t.lib, action.ability)}`;
    case 'sell':
      return `Sell ${nameOf(t.lib, action.card)}`;
    case 'pass':
      return passLabel(t);
    case 'choose':
      return optionLabel(t, action.option);
    case 'concede':
      return 'Concede';
    case 'timeout':
      return 'Let the time run out';
  }
};

const ENDS: Readonly<Record<string, string>> = { 'main-1': 'Go to the roll phase', 'main-2': 'End the turn' };
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
  const seat = parts.find(([name]) => name === 'seat')?.[1];
  const owner = seat === undefined ? '' : `{${seat}}`;
  switch (kind) {
    case 'die':
      return dieLabel(t, parts, Number(id), owner);
    case 'value':
      return `Value ${id}`;
    case 'seat':
      return owner;
    case 'token':
      return owner === '' ? nameOf(t.lib, id) : `${nameOf(t.lib, id)} of ${owner}`;
    case 'amount':
      return `So many: ${id}`;
    case 'card':
    case 'companion':
    case 'ability':
      return nameOf(t.lib, id);
    default:
      return capital(kind);
  }
};

const dieLabel = (t: Table, parts: readonly string[][], die: number, owner: string): string => {
  const open = shownRolls(t);
  const k = parts.find(([name]) => name === 'roll')?.[1];
  const roll = k === undefined ? open.at(-1) : open[Number(k)];
  const value = roll?.values[die];
  if (!roll || value === undefined) return `Die ${die + 1}`;
  return `Die ${die + 1}: ${value} ${faceOf(t, roll, value)}${owner ? ` of ${owner}` : ''}`;
};

/** What the n-th alternative does: of the effect, announcement or token that asks. */
const alternativeLabel = (t: Table, n: number): string => {
  const frame: Frame | undefined = t.m.stack.at(-1);
  const words =
    frame?.kind === 'effects'
      ? effectAlternative(t, frame, n)
      : frame?.kind === 'procedure' && frame.announcing !== undefined
        ? rowAlternative(t, frame.announcing, n)
        : frame?.kind === 'procedure' && frame.use
          ? useAlternative(t, frame.use, n)
          : undefined;
  return words ?? `Option ${n}`;
};
const effectAlternative = (t: Table, frame: EffectFrame, n: number): string | undefined => {
  const effect = t.lib.programs.get(frame.at)?.[frame.index];
  const option: Alternative | undefined = effect?.do === 'choose' ? effect.options?.[n - 1] : undefined;
  if (!option) return undefined;
  const price = option.cost ? `${capital(costWords(t.lib, option.cost))}: ` : '';
  return `${price}${programWords(t.lib, option.run)}`;
};
const rowAlternative = (t: Table, id: string, n: number): string | undefined => {
  const { rolling } = t.m;
  const ability = rolling ? heroOf(t, rolling.by).ability.get(id) : undefined;
  const row = rolling && ability ? ability.levels[levelOf(t, rolling.by, ability) - 1]?.rows[n - 1] : undefined;
  return row && `${needsWords(row.needs)}: ${programWords(t.lib, t.lib.programs.get(row.at) ?? [])}`;
};
const useAlternative = (t: Table, { kind, id }: { kind: string; id: string }, n: number): string | undefined => {
  const offers =
    kind === 'token' ? t.lib.tokens.get(id)?.offers : kind === 'companion' ? t.lib.sides.get(id)?.offers : undefined;
  const offer = offers?.[n - 1] ?? t.lib.programs.get(`${id}/offer${n}`);
  if (offer && 'def' in offer) return programWords(t.lib, offer.def.run);
  return `${sourceName(t.lib, `${kind}:${id}`)}, use ${n}`;
};
