/** The three roll phases, step by step as in the rulebook's turn breakdown: roll, announce, alter, activate; find the
 *  target; defend; last call; all damage and healing at once; conclusion. */

import { circle, newPool } from '../effects/exec.ts';
import { amount, attackDefendable, holds, poolTotals } from '../rules/amounts.ts';
import { forbidden } from '../rules/bans.ts';
import { aim } from '../rules/damage.ts';
import { figure } from '../rules/figures.ts';
import { endSpan, raise, raiseAll, sweepTokens } from '../rules/moments.ts';
import { levelOf, rowsOf } from '../rules/requirements.ts';
import { closeRoll, makeRoll, raiseRolled, rollAttempt } from '../rules/rolls.ts';
import { ask, seatOption } from '../stack/asking.ts';
import { pushEffects, pushProcedure, pushWindow } from '../stack/frames.ts';
import type { Next, Procedure } from '../stack/procedure.ts';
import {
  bodyOf,
  decider,
  emit,
  heroOf,
  impossible,
  opponentsOf,
  ROLL_ATTEMPTS,
  rollOf,
  silence,
  type Table,
  tokenOf,
} from '../state/context.ts';
import type { LibraryAbility, LibraryHero, LibraryOffer } from '../state/library.ts';
import type { Body, BodyId, ProcedureFrame, Rolling } from '../state/match.ts';
import type { PhaseName } from '../state/view-shape.ts';
import type { ChooseWho } from '../vocabulary/words.ts';

export const enterPhase = (t: Table, phase: PhaseName): void => {
  t.m.phase = phase;
  t.m.now++;
  t.m.phaseBegan = t.m.now;
  emit(t, { type: 'phase', phase, seat: t.m.active });
};

export const rollingOf = (t: Table): Rolling => t.m.rolling ?? impossible('no roll phase runs');

/** Roll attempts: those left as they are, and those that may be bought back, at what price each. */
interface Attempts {
  readonly left: number;
  readonly buyable: number;
  readonly price: number;
}
/** Standing words are read live: what was bought back of an attempt that nothing takes away any more counts no longer. */
const attempts = (t: Table): Attempts => {
  const rolling = rollingOf(t);
  let most = ROLL_ATTEMPTS + rolling.extra;
  let taken = 0;
  let price = 0;
  // Equal tokens lie next to each other; their word is read once.
  let last = '';
  for (const { id } of bodyOf(t, rolling.by).tokens) {
    if (id === last) continue;
    last = id;
    for (const word of tokenOf(t, id).standing) {
      if (word.do !== 'adjust' || word.what !== 'attempts') continue;
      const by = amount(t, { self: rolling.by }, word.by);
      most += by;
      if (word.back === undefined) continue;
      taken -= by;
      price = word.back;
    }
  }
  const bought = Math.min(rolling.bought, taken);
  return { left: Math.max(0, most + bought - rolling.used), buyable: taken - bought, price };
};

/** Roll attempts left, the first included, and those that may be bought back. */
export const attemptsLeft = (t: Table): number => {
  const { left, buyable } = attempts(t);
  return left + buyable;
};

/** What the next roll attempt costs: the first is free, one that is bought back has its price. */
export const attemptPrice = (t: Table): number => {
  const { by, used } = rollingOf(t);
  const { left, price } = attempts(t);
  return (left === 0 ? price : 0) + (used === 0 ? 0 : Math.max(0, figure(t, by, 'attempt price')));
};

/** Counts a roll attempt, and that it is bought back where none is left otherwise. */
export const useAttempt = (t: Table): void => {
  const rolling = rollingOf(t);
  if (attempts(t).left === 0) rolling.bought++;
  rolling.used++;
};

export const abilityOf = (hero: LibraryHero, id: string): LibraryAbility =>
  hero.ability.get(id) ?? hero.everyAbility.get(id) ?? impossible(`no ability ${id}`);

const begin = (t: Table, f: ProcedureFrame): Next => {
  enterPhase(t, 'offensive-roll');
  t.m.rollBegan = t.m.now;
  const by = f.by ?? impossible('nobody rolls');
  t.m.rolling = {
    by,
    against: f.against,
    used: 0,
    extra: 0,
    bought: 0,
    roll: undefined,
    announced: undefined,
    ended: undefined,
  };
  newPool(t, 'roll');
  raise(t, { moment: 'begins:roll', by });
};

/** While the player rolls and thinks, others may act, but the table is not held. */
const rollOrAnnounce = (t: Table, f: ProcedureFrame): Next => {
  if (f.passed) {
    f.passed = undefined;
    return { go: 'end offensive' };
  }
  const { announced: chosen, by } = rollingOf(t);
  if (bodyOf(t, by).out || silence(t, decider(t, by))) return { go: 'end offensive' };
  if (chosen) return;
  f.since ??= t.m.step;
  return 'wait';
};

const announced = (t: Table): Next => {
  const rolling = rollingOf(t);
  rollOf(t, rolling.roll ?? impossible('announced without dice')).altered = false;
  pushWindow(t, 'announced');
};

/** Dice altered: the player may announce anew, or use what rolls are left (turn breakdown 4.3). */
const backIfAltered = (t: Table): Next => {
  const rolling = rollingOf(t);
  const roll = rollOf(t, rolling.roll ?? impossible('announced without dice'));
  if (!roll.altered) return undefined;
  roll.altered = false;
  rolling.announced = undefined;
  emit(t, { type: 'announce-again', seat: decider(t, rolling.by) });
  return { go: 'roll' };
};

const activating = (t: Table): Next => {
  const rolling = rollingOf(t);
  // Whoever left the match activates nothing any more.
  if (bodyOf(t, rolling.by).out) return { go: 'end offensive' };
  const { ability } = rolling.announced ?? impossible('nothing announced');
  const known = abilityOf(heroOf(t, rolling.by), ability);
  t.m.attack = {
    by: rolling.by,
    ability,
    ultimate: known.kind === 'ultimate',
    target: undefined,
    type: undefined,
    failed: false,
    pastDefence: false,
    declared: false,
    noted: [],
    landed: [],
  };
  raise(t, { moment: 'activating', by: rolling.by, source: known.source, roll: rolling.roll });
};

/** The player says at whom; nobody, where nobody fits. */
const chooseTarget = (t: Table, f: ProcedureFrame, by: BodyId, target: ChooseWho): BodyId | undefined | 'wait' => {
  const open = circle(t, by, target.choose).filter((body) => !target.if || holds(t, { self: body }, target.if));
  if (open.length === 0) return undefined;
  const options = open.map((body) => seatOption(t, body));
  const answer = ask({ t, f, asked: 0 }, decider(t, by), options, 'rule:target');
  return answer === undefined ? 'wait' : open[options.indexOf(answer)];
};

/** The ability begins. An Ultimate locks its opponents from here until the roll phase concludes. */
const activate = (t: Table, f: ProcedureFrame): Next => {
  const rolling = rollingOf(t);
  const attack = t.m.attack ?? impossible('nothing was activated');
  const roll = rollOf(t, rolling.roll ?? impossible('activated without dice'));
  if (f.cancelled) {
    f.cancelled = undefined;
    attack.failed = true;
    roll.open = false;
    emit(t, { type: 'ability-failed', seat: decider(t, rolling.by), ability: attack.ability });
    return { go: 'end offensive' };
  }
  if (roll.altered) {
    t.m.attack = undefined;
    return backIfAltered(t);
  }
  const { target } = abilityOf(heroOf(t, rolling.by), attack.ability);
  if (target && attack.target === undefined) {
    const chosen = chooseTarget(t, f, rolling.by, target);
    if (chosen === 'wait') return 'wait';
    attack.target = chosen;
  }
  roll.open = false;
  if (attack.ultimate) t.m.locked = opponentsOf(t, rolling.by).map((body) => body.seat);
  const { row, scale } = rolling.announced ?? impossible('nothing announced');
  const ability = abilityOf(heroOf(t, rolling.by), attack.ability);
  emit(t, {
    type: 'activated',
    seat: decider(t, rolling.by),
    ability: ability.id,
    level: levelOf(t, rolling.by, ability),
    ultimate: attack.ultimate,
  });
  const at = rowsOf(t, rolling.by, ability)[row]?.at ?? impossible('the row is gone');
  pushEffects(t, { at, self: rolling.by, source: ability.source, roll: roll.id, row: scale });
  raise(t, { moment: 'activated', by: rolling.by, source: ability.source, roll: roll.id });
};

const needsTarget = (t: Table): boolean =>
  (t.m.attack?.noted.length ?? 0) > 0 ||
  t.m.pools.some((pool) => pool.parcels.some((parcel) => parcel.to === 'target'));

const findTarget = (t: Table): Next => {
  const { attack } = t.m;
  if (attack && attack.target === undefined && needsTarget(t)) pushProcedure(t, 'targeting');
};

/** The Offensive Roll Phase ends once: with the ability's own need for a target, or after it. */
export const endOffensive = (t: Table): Next => {
  if (!rollingOf(t).ended) pushProcedure(t, 'offensive-end');
};

const rollPool = (t: Table) => t.m.pools.find((pool) => pool.of === 'roll') ?? impossible('no roll pool');

/** Damage of the Attack's own, laid for a known target. */
const attackStands = (t: Table): boolean => {
  const { attack } = t.m;
  return (
    attack !== undefined &&
    !attack.failed &&
    attack.target !== undefined &&
    rollPool(t).parcels.some((parcel) => parcel.attack)
  );
};

/** A defence answers 1 or more defendable damage as it stands, and only of somebody who may act. */
const mayDefend = (t: Table): boolean => {
  const target = t.m.attack?.target;
  if (target === undefined || bodyOf(t, target).out || !attackDefendable(t)) return false;
  if (forbidden(t, target, 'defend')) return false;
  if (silence(t, decider(t, target)) !== undefined || heroOf(t, target).defences.length === 0) return false;
  return poolTotals(t, rollPool(t))[target]?.defendable ?? false;
};

const attacked = (t: Table): Next => {
  if (!attackStands(t)) return { go: 'settle' };
  const attack = t.m.attack ?? impossible('no attack');
  attack.declared = true;
  enterPhase(t, 'defensive-roll');
  const target = aim(t) ?? impossible('an attack without target');
  emit(t, { type: 'attack', seat: decider(t, attack.by), target: decider(t, target), ability: attack.ability });
  raiseAll(t, [
    { moment: 'begins:defensive', by: target },
    { moment: 'attacked', by: target },
  ]);
};

/** Something stopped the Attack: what it would have dealt is gone, its other effects are not. */
const attackStopped = (t: Table, f: ProcedureFrame): Next => {
  f.cancelled = undefined;
  const attack = t.m.attack ?? impossible('no attack');
  attack.failed = true;
  const { parcels } = rollPool(t);
  parcels.splice(0, parcels.length, ...parcels.filter((parcel) => !parcel.attack));
  emit(t, { type: 'ability-failed', seat: decider(t, attack.by), ability: attack.ability });
  return { go: 'settle' };
};

/** Asked before the defence is rolled; where none will be, the last call is the same moment. */
const declared = (t: Table, f: ProcedureFrame): Next => {
  if (f.cancelled) return attackStopped(t, f);
  if (!mayDefend(t)) return { go: 'past defence' };
  pushWindow(t, 'attack-declared');
};

const defending = (t: Table): Next => {
  if (!mayDefend(t)) return { go: 'past defence' };
  raise(t, { moment: 'defending', by: t.m.attack?.target ?? impossible('nobody defends') });
};

/** Whoever has two defences chooses before rolling. */
const rollDefence = (t: Table, f: ProcedureFrame): Next => {
  if (f.cancelled || !mayDefend(t)) {
    f.cancelled = undefined;
    return { go: 'past defence' };
  }
  const attack = t.m.attack ?? impossible('no attack');
  const target = attack.target ?? impossible('nobody defends');
  const { defences } = heroOf(t, target);
  const answer = ask(
    { t, f, asked: 0 },
    decider(t, target),
    defences.map(({ source }) => source),
    'rule:defence',
  );
  if (answer === undefined) return 'wait';
  const defence = defences.find(({ source }) => answer === source) ?? impossible(`no defence ${answer}`);
  const dice = defence.levels[levelOf(t, target, defence) - 1]?.defence ?? impossible('a defence without dice');
  f.defence = defence.id;
  const roll = makeRoll(t, { by: target, purpose: 'defence', source: defence.source }, dice);
  f.roll = roll.id;
  raiseRolled(t, roll);
};

/** Some defences let their owner re-roll dice, before anybody else may touch them. */
const rerollDefence = (t: Table, f: ProcedureFrame): Next => {
  const target = t.m.attack?.target ?? impossible('nobody defends');
  const defence = abilityOf(heroOf(t, target), f.defence ?? impossible('no defence was rolled'));
  const roll = rollOf(t, f.roll ?? impossible('no defence roll'));
  const most = defence.levels[levelOf(t, target, defence) - 1]?.rerolls ?? 0;
  const done = f.visits ?? [];
  f.visits = done;
  const x = { t, f, asked: 0 };
  for (let i = 0; i < most; i++) {
    const open = [...roll.values.keys()].filter((die) => !done.includes(die) || done.indexOf(die) === i);
    const options = [...open.map((die) => `die:${die}`), 'done'];
    const answer = ask(x, decider(t, target), options, defence.source);
    if (answer === undefined) return 'wait';
    if (answer === 'done') break;
    if (i < done.length) continue;
    const die = Number(answer.slice('die:'.length));
    rollAttempt(t, roll, [die]);
    done.push(die);
  }
  f.visits = undefined;
  pushWindow(t, 'defence-rolled', roll.id);
};

const defend = (t: Table, f: ProcedureFrame): Next => {
  const target = t.m.attack?.target ?? impossible('nobody defends');
  if (bodyOf(t, target).out) return { go: 'past defence' };
  const defence = abilityOf(heroOf(t, target), f.defence ?? impossible('no defence was rolled'));
  const at = rowsOf(t, target, defence)[0]?.at ?? impossible('a defence without effects');
  emit(t, { type: 'defends', seat: decider(t, target), ability: defence.id, level: levelOf(t, target, defence) });
  pushEffects(t, { at, self: target, source: defence.source, roll: f.roll ?? impossible('no defence roll') });
  f.roll = undefined;
};

const pastDefence = (t: Table): Next => {
  const { attack } = t.m;
  if (!attack) return;
  attack.pastDefence = true;
  if (attack.target !== undefined) endSpan(t, 'defensive', bodyOf(t, attack.target), t.m.phaseBegan);
};

const settlePool = (t: Table): Next => {
  pushProcedure(t, 'settle', { pool: rollPool(t).id });
};

/** The conclusion of the Roll Phase: first all that leaves here, then what listens to it. */
const conclude = (t: Table): Next => {
  const { by } = rollingOf(t);
  for (const roll of t.m.rolls) closeRoll(t, roll.id);
  t.m.lasting = t.m.lasting.filter((word) => word.until !== 'roll');
  t.m.uses = t.m.uses.filter((use) => use.per !== 'roll');
  endSpan(t, 'roll', bodyOf(t, by), t.m.rollBegan);
};

const after = (t: Table): Next => {
  t.m.locked = [];
  t.m.attack = undefined;
  t.m.rolling = undefined;
  emit(t, { type: 'roll-phase-over' });
  // An additional Offensive Roll Phase follows; it is dropped when one of the two is out.
  for (let next = t.m.extra.shift(); next; next = t.m.extra.shift()) {
    if (bodyOf(t, next.by).out || bodyOf(t, next.against).out) continue;
    pushProcedure(t, 'roll-phase', next);
    return;
  }
};

export const rollPhase: Procedure = [
  { name: 'begin', run: begin },
  { name: 'roll', run: rollOrAnnounce },
  { name: 'announced', run: announced },
  { name: 'altered', run: backIfAltered },
  { name: 'activating', run: activating },
  { name: 'activate', run: activate },
  { name: 'find target', run: findTarget },
  { name: 'end offensive', run: endOffensive },
  { name: 'attacked', run: attacked },
  { name: 'declared', run: declared },
  { name: 'defending', run: defending },
  { name: 'roll defence', run: rollDefence },
  { name: 'reroll defence', run: rerollDefence },
  { name: 'defend', run: defend },
  { name: 'past defence', run: pastDefence },
  { name: 'settle', run: settlePool },
  { name: 'conclude', run: conclude },
  { name: 'after', run: after },
];

/** A token or companion that acts at the end of the Offensive Roll Phase lies open on the board. */
const actsHere = (t: Table, body: Body): boolean => {
  const here = ({ def }: LibraryOffer): boolean => def.at === 'offensive-end';
  return (
    body.tokens.some((token) => tokenOf(t, token.id).offers.some(here)) ||
    body.companions.some(({ side }) => t.lib.sides.get(side)?.offers.some(here))
  );
};

/** The end of the Offensive Roll Phase: what listens, then a window when a token that acts here lies open. */
export const offensiveEnd: Procedure = [
  {
    name: 'raise',
    run: (t) => {
      const rolling = rollingOf(t);
      closeRoll(t, rolling.roll);
      raise(t, { moment: 'ends:offensive', by: rolling.by });
    },
  },
  {
    name: 'window',
    run: (t) => {
      if (t.m.attack && !t.m.attack.failed && t.m.bodies.some((body) => !body.out && actsHere(t, body))) {
        pushWindow(t, 'offensive-end');
      }
    },
  },
  {
    name: 'leave',
    run: (t) => {
      const rolling = rollingOf(t);
      sweepTokens(t, 'offensive', bodyOf(t, rolling.by), t.m.rollBegan);
      rolling.ended = true;
    },
  },
];
