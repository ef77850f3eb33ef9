/** Carries out lists of effects: one after the other, each begun anew with every answer, and Counters once an action has
 *  struck whom it struck. */

import { branch, isLeft } from '../library/library.ts';
import { Asker, rollFor } from '../rules/asking.ts';
import { answerCounters } from '../rules/counters.ts';
import { fallIfSpent, revive } from '../rules/fall.ts';
import { note } from '../rules/feats.ts';
import {
  type Ailment,
  addBlocks,
  addPoison,
  addStun,
  ailments,
  cleanse,
  healing,
  healOne,
  stripBlocks,
  suffer,
} from '../rules/harm.ts';
import { tokensOf } from '../state/figures.ts';
import type { EffectsFrame } from '../state/state.ts';
import {
  deciderFor,
  emit,
  enemyAt,
  figureOf,
  foes,
  heroAt,
  heroOf,
  isEnemy,
  isHero,
  numberOf,
  program,
  push,
  standingAllies,
  standingHeroes,
  stands,
  type Table,
} from '../state/table.ts';
import type { Effect, When, Whom } from '../vocabulary/words.ts';
import { strike } from './attack.ts';
import { drawItems, drawSpoils, gainRelic, loseItems } from './belongings.ts';
import { addCard, foresee, moveCards, peek, redraw, salvage } from './cards.ts';
import { freeOf, imprison, removeOf, rerollDice, setDie } from './dice.ts';
import { mendCompanion, sendCompanion, shift, sing, sketch, summon } from './friends.ts';
import { whom } from './whom.ts';

/** One step of a frame of effects; whether it is over. */
export const runEffects = (t: Table, frame: EffectsFrame): boolean => {
  if (isCutShort(t, frame)) return true;
  const [at] = frame.todo;
  const effect = at === undefined ? undefined : t.lib.programs.get(at)?.[frame.next];
  if (frame.struck && frame.struck.length > 0 && !(effect && strikes(effect))) {
    answerCounters(t, frame);
    return false;
  }
  if (at === undefined) return true;
  if (!effect) {
    frame.todo.shift();
    frame.next = 0;
    return false;
  }
  const asker = new Asker(t, frame);
  if (!runEffect(t, asker, frame, effect, at)) return false;
  Object.assign(frame.memo, asker.found);
  frame.next++;
  frame.given = [];
  return false;
};

/** Whoever is down does nothing further; what a quest or a boss leaves comes to a hero who is down all the same. */
const isCutShort = ({ m }: Table, { by, todo: [at = ''] }: EffectsFrame): boolean => {
  if (by === null) return false;
  if (isEnemy(by)) return enemyAt(m, numberOf(by)).defeated;
  if (isHero(by)) return heroAt(m, numberOf(by)).ko && !isLeft(at);
  return !stands(m, by);
};

const STRIKING: ReadonlySet<Effect['do']> = new Set(['attack', 'roll', 'sketch', 'if']);
const strikes = (effect: Effect): boolean => STRIKING.has(effect.do);

/** Does it, or asks somebody: whether it is done. */
const runEffect = (t: Table, asker: Asker, frame: EffectsFrame, effect: Effect, at: string): boolean => {
  switch (effect.do) {
    case 'attack': {
      const targets = whom(t, asker, frame, effect.to, { attack: true });
      if (targets) asker.found[effect.to] = strike(t, frame, effect, targets);
      return targets !== undefined;
    }
    case 'heal':
      return heal(t, asker, frame, effect.to, effect.n);
    case 'guard':
      for (const name of friendsOf(t, frame.by)) addBlocks(t, name, 1);
      return true;
    case 'roll':
      return roll(t, frame, effect, at);
    case 'set':
      return setDie(t, asker, frame);
    case 'reroll':
      return rerollDice(t, asker, frame);
    case 'peek':
      return peek(t, asker, frame, effect.n);
    case 'foresee':
      return foresee(t, asker, frame, effect.n);
    case 'redraw':
      return redraw(t, asker, frame);
    case 'song':
      return sing(t, asker, frame);
    case 'summon':
      return summon(t, asker, frame);
    case 'shift':
      return shift(t, asker, frame);
    case 'sketch':
      return sketch(t, asker, frame);
    case 'if':
      push(t, branchFrame(t, frame, branch(at, frame.next, isSo(t, effect.when) ? 'then' : 'else')));
      return true;
    case 'lose-item': {
      const targets = whom(t, asker, frame, effect.to);
      return targets !== undefined && loseItems(t, asker, targets);
    }
    case 'deck':
    case 'salvage':
    case 'item':
    case 'spoil':
    case 'relic':
    case 'add':
    case 'mend-companion':
    case 'await-boss':
    case 'imprison':
      simply(t, frame, effect);
      return true;
    default:
      return onEach(t, asker, frame, effect);
  }
};

type Simple = Extract<
  Effect,
  {
    do: 'deck' | 'salvage' | 'item' | 'spoil' | 'relic' | 'add' | 'mend-companion' | 'await-boss' | 'imprison';
  }
>;
/** What asks nobody and is for nobody in particular. */
const simply = (t: Table, frame: EffectsFrame, effect: Simple): void => {
  switch (effect.do) {
    case 'deck':
      return moveCards(t, effect.n);
    case 'salvage':
      return salvage(t);
    case 'item':
      return drawItems(t, frame, effect.n);
    case 'spoil':
      return drawSpoils(t, frame, effect.n);
    case 'relic':
      return gainRelic(t, frame, effect.relic);
    case 'add':
      return addCard(t, effect.card);
    case 'mend-companion':
      return mendCompanion(t, frame);
    case 'await-boss':
      t.m.awaits.block += effect.block ?? 0;
      t.m.awaits.hpPerHero += effect.hpPerHero ?? 0;
      return;
    case 'imprison':
      return imprison(t, effect.colour);
  }
};

type Targeted = Extract<
  Effect,
  {
    do:
      | 'suffer'
      | 'block'
      | 'poison'
      | 'stun'
      | 'strip'
      | 'cleanse'
      | 'veil'
      | 'free'
      | 'remove'
      | 'revive'
      | 'refresh'
      | 'undead'
      | 'companion';
  }
>;
/** What is done to each of those that the word means. */
const onEach = (t: Table, asker: Asker, frame: EffectsFrame, effect: Targeted): boolean => {
  const targets = whom(t, asker, frame, effect.to, { kod: effect.do === 'revive' });
  if (!targets) return false;
  if (effect.do === 'free') freeOf(t, targets);
  else if (effect.do === 'remove') removeOf(t, targets);
  else if (effect.do === 'companion') sendCompanion(t, frame, targets);
  else for (const name of targets) toOne(t, effect, name);
  return true;
};

const toOne = (t: Table, effect: Targeted, name: string): void => {
  switch (effect.do) {
    case 'suffer':
      suffer(t, name, effect.n, 'effect');
      fallIfSpent(t, name);
      return;
    case 'block':
      return addBlocks(t, name, effect.n);
    case 'poison':
      return addPoison(t, name);
    case 'stun':
      return addStun(t, name);
    case 'strip':
      return stripBlocks(t, name);
    case 'cleanse':
      return cleanse(t, name);
    case 'veil':
      heroAt(t.m, numberOf(name)).veiled = true;
      return emit(t, { type: 'veiled', to: name });
    case 'revive':
      revive(t, numberOf(name));
      // Until the next round it may do nothing.
      heroAt(t.m, numberOf(name)).waits = true;
      return;
    case 'refresh':
      return refresh(t, numberOf(name));
    case 'undead':
      enemyAt(t.m, numberOf(name)).undead = true;
      return emit(t, { type: 'undead', to: name });
  }
};

/** A spent token is ready again. */
const refresh = (t: Table, no: number): void => {
  const hero = heroAt(t.m, no);
  if (hero.tokens >= tokensOf(t.m, hero)) return;
  hero.tokens++;
  emit(t, { type: 'refreshed', hero: no });
};

/** Whoever is on the same side and stands, oneself too. */
export const friendsOf = ({ m }: Table, by: string | null): string[] =>
  by !== null && isEnemy(by) ? foes(m) : [...standingHeroes(m), ...standingAllies(m)];

/** Each point takes off a wound, the Poison or the Stun; where there are several kinds, the healer's seat says which. Enemies
 *  are healed of wounds first. */
const heal = (t: Table, asker: Asker, frame: EffectsFrame, to: Whom, n: number): boolean => {
  const targets = whom(t, asker, frame, to);
  if (!targets) return false;
  const healed: { name: string; what: Ailment }[] = [];
  for (const name of targets) {
    const { wounds, poison, stun } = figureOf(t.m, name);
    const left = { wounds, poison, stun };
    for (let i = 0; i < healing(t, n); i++) {
      const kinds = ailments(left);
      const [first] = kinds;
      if (first === undefined) break;
      const what = kinds.length === 1 || isEnemy(name) ? first : asker.ask(deciderFor(t.m, frame.by), 'heal', kinds);
      if (what === undefined) return false;
      const kind = kinds.find((one) => one === what) ?? first;
      left[kind === 'wound' ? 'wounds' : kind]--;
      healed.push({ name, what: kind });
    }
  }
  const healer = frame.by === null ? null : heroOf(t.m, frame.by);
  for (const { name, what } of healed) {
    healOne(t, name, what);
    if (healer !== null && isHero(name) && numberOf(name) !== healer) note(t, healer, 'healed-others');
  }
  return true;
};

const isSo = ({ m }: Table, when: When): boolean =>
  'ally' in when
    ? m.allies.some(({ from, id, gone }) => from === 'quest' && id === when.ally && !gone)
    : (m.quest?.locks.length ?? 0) >= when.locks;

/** A branch chooses its own targets, but Counters wait for the whole action. */
const branchFrame = (t: Table, { by, value }: EffectsFrame, at: string): EffectsFrame => ({
  ...program(t, [at], { by, value }),
  struck: null,
});

/** Each die rolled brings about what its row says. */
const roll = (t: Table, frame: EffectsFrame, effect: Extract<Effect, { do: 'roll' }>, at: string): boolean => {
  const dice = rollFor(t, effect.dice);
  emit(t, { type: 'effect-dice', by: frame.by ?? '', dice });
  const frames = dice.flatMap((die) => {
    const row = effect.rows.findIndex(({ from, to }) => die >= from && die <= to);
    return row < 0 ? [] : branchFrame(t, frame, branch(at, frame.next, row));
  });
  push(t, ...frames);
  return true;
};
