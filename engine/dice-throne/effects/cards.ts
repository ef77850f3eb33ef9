/** `cards`: draw, discard, search, recall, look. */
import { below, shuffle } from '../../core/chance.ts';
import { amountOf } from '../rules/amounts.ts';
import { askCard, drawCards, moveCard, zoneOf } from '../rules/cards.ts';
import { withNamed } from '../stack/frames.ts';
import { bodyOf, decider, emit, holdingsOf, impossible, placeOf } from '../state/context.ts';
import type { BodyId, EffectFrame } from '../state/match.ts';
import type { Asks, Result, Step, Table } from '../state/table.ts';
import { upgrade } from '../turn/play.ts';
import { aimsAtTarget } from '../vocabulary/programs.ts';
import type { Cards } from '../vocabulary/words.ts';
import { asking, type Prepare, step } from './step.ts';
import { askWho, isChoice, whoIf } from './who.ts';

interface Pick {
  readonly body: BodyId;
  readonly card: string;
}

export const cards: Prepare<Cards> = (e) => {
  const n = e.n === 'all' ? () => Number.POSITIVE_INFINITY : amountOf(e.n);
  const of = askWho(e.of);
  const onTarget = aimsAtTarget(e);
  if (e.from === 'deck' && e.to === 'hand' && e.pick === 'top') {
    const draws = (t: Table, f: EffectFrame, bodies: readonly BodyId[]): Result => {
      // What the game itself plays has no hand.
      for (const body of bodies) if (bodyOf(t, body).pilot !== undefined) drawCards(t, body, n(t, f));
      return 'done';
    };
    const known = whoIf(e.of ?? 'self');
    const idle: Step['idle'] = isOwn(e) ? (t, f) => bodyOf(t, f.self).pilot === undefined : undefined;
    if (!isChoice(e.of)) return step({ effect: e, onTarget, idle, does: (t, f) => draws(t, f, known(t, f)) });
    return step({ effect: e, onTarget, ...asking(of, draws) });
  }
  const asks = function* (t: Table, f: EffectFrame): Asks<{ bodies: readonly BodyId[]; picks: Pick[] }> {
    const bodies = yield* of(t, f);
    const picks: Pick[] = [];
    for (const body of e.pick === 'random' ? [] : bodies) picks.push(...(yield* pickCards(t, f, e, body, n(t, f))));
    return { bodies, picks };
  };
  return step({
    effect: e,
    onTarget,
    ...asking(asks, (t, f, { bodies, picks }) => {
      for (const body of e.pick === 'random' ? bodies : []) picks.push(...drawByChance(t, e, body, n(t, f)));
      return carryOut(t, f, e, bodies, picks);
    }),
  });
};

const isOwn = ({ of }: Cards): boolean => of === undefined || of === 'self';

const carryOut = (t: Table, f: EffectFrame, e: Cards, bodies: readonly BodyId[], picks: readonly Pick[]): Result => {
  for (const { body, card } of picks) {
    if (e.to === 'board') putOnBoard(t, body, card, e.from);
    else moveCard(t, body, card, e.from, e.to);
  }
  if (e.show && picks.length > 0) show(t, f, picks);
  if (e.pick === 'search' && e.from === 'deck') {
    for (const body of bodies) {
      shuffle(t.m.chance, zoneOf(t, body, 'deck'));
      emit(t, { type: 'reshuffled', seat: placeOf(t, body) });
    }
  }
  if (e.as !== undefined) f.picks = withNamed(f.picks, e.as, { cards: picks.map(({ card }) => card) });
  return 'done';
};

/** An upgrade comes into force, whatever it costs. */
const putOnBoard = (t: Table, body: BodyId, id: string, from: Cards['from']): void => {
  const pile = zoneOf(t, body, from);
  pile.splice(pile.lastIndexOf(id), 1);
  upgrade(t, body, t.lib.cards.get(id) ?? impossible(`no card ${id}`));
};
/** The card raises its ability. */
const raises = (t: Table, body: BodyId, id: string): boolean => {
  const raised = t.lib.cards.get(id)?.upgrade;
  return raised !== undefined && (holdingsOf(t, body).levels[raised.place] ?? 1) < raised.level;
};

/** Cards that are meant, the top of a pile first: its last card. A hand has no order. */
const lyingAt = (t: Table, e: Cards, body: BodyId): string[] => {
  const meant = zoneOf(t, body, e.from).filter((card) => isMeant(t, card, e.only));
  const lying = e.to === 'board' ? meant.filter((card) => raises(t, body, card)) : meant;
  return e.from === 'hand' ? lying : lying.reverse();
};
const isMeant = (t: Table, id: string, only: Cards['only']): boolean => {
  if (!only) return true;
  const card = t.lib.cards.get(id);
  return (
    card !== undefined &&
    (only.type === undefined || card.type === only.type) &&
    (only.cost === undefined || card.cost <= only.cost) &&
    (only.loot === undefined || card.loot !== undefined) &&
    (only.drawn === undefined || t.m.drawn?.includes(id) === true)
  );
};

function* pickCards(t: Table, f: EffectFrame, e: Cards, body: BodyId, n: number): Asks<Pick[]> {
  const left = lyingAt(t, e, body);
  const times = Math.min(n, left.length);
  const every = times === left.length && e.pick !== 'search';
  const picks: Pick[] = [];
  for (let i = 0; i < times; i++) {
    const card =
      e.pick === 'top' || every
        ? left[0]
        : yield* askCard(decider(t, e.pick === 'owner' ? body : f.self), left, f.source);
    if (card === undefined) break;
    left.splice(left.indexOf(card), 1);
    picks.push({ body, card });
  }
  return picks;
}

const drawByChance = (t: Table, e: Cards, body: BodyId, n: number): Pick[] => {
  const left = lyingAt(t, e, body);
  const times = Math.min(n, left.length);
  const every = times === left.length;
  const picks: Pick[] = [];
  for (let i = 0; i < times; i++) {
    const card = every ? left[0] : left[below(t.m.chance, left.length)];
    if (card === undefined) break;
    left.splice(left.indexOf(card), 1);
    picks.push({ body, card });
  }
  return picks;
};

/** Only whoever looks learns what is seen (`seenEvents`). */
const show = (t: Table, f: EffectFrame, picks: readonly Pick[]): void => {
  const to = decider(t, f.self);
  for (const body of new Set(picks.map((pick) => pick.body))) {
    const seen = picks.filter((pick) => pick.body === body).map(({ card }) => card);
    emit(t, { type: 'shown', seat: placeOf(t, body), to, cards: seen });
    t.shown = true;
  }
};
