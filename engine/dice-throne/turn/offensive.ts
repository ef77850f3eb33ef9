/** The Offensive Roll Phase: roll, announce, alter, activate, as in the rulebook's turn breakdown. */
import { circle } from '../effects/who.ts';
import { modeOf } from '../modes/index.ts';
import { readHolds } from '../rules/amounts.ts';
import { raise, sweepTokens } from '../rules/moments.ts';
import { newPool } from '../rules/pools.ts';
import { levelOf, rowsOf } from '../rules/requirements.ts';
import { closeRoll } from '../rules/rolls.ts';
import { ACTIVATED, addUse } from '../rules/uses.ts';
import { question, seatOption, settled, WAIT } from '../stack/asking.ts';
import { pushEffects, pushProcedure, pushWindow } from '../stack/frames.ts';
import { type Next, type Procedure, type ProcedureStep, procedure } from '../stack/procedure.ts';
import {
  bodyOf,
  decider,
  emit,
  heroOf,
  impossible,
  opponentsOf,
  placeOf,
  programOf,
  rollOf,
  sameTeam,
  silenceOf,
} from '../state/context.ts';
import { focusOn } from '../state/focus.ts';
import type { BodyId, ProcedureFrame } from '../state/match.ts';
import type { Asks, Table } from '../state/table.ts';
import type { ChooseWho } from '../vocabulary/words.ts';
import { actsAt } from './acting.ts';
import { tellTarget } from './aimed.ts';
import { abilityOf, enterPhase, rollingOf } from './phases.ts';

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
    type: undefined,
    ended: undefined,
  };
  newPool(t, 'roll');
  raise(t, 'begins:roll', by);
};

/** While the player rolls and thinks, others may act, but the table is not held. */
const rollOrAnnounce = (t: Table, f: ProcedureFrame): Next => {
  if (f.passed) {
    f.passed = undefined;
    return { go: 'end offensive' };
  }
  const { announced: chosen, by } = rollingOf(t);
  if (bodyOf(t, by).out || silenceOf(t, bodyOf(t, by))) return { go: 'end offensive' };
  if (chosen) return;
  if (bodyOf(t, by).pilot === undefined) {
    pushProcedure(t, 'enemy-rolls').by = by;
    return 'stay';
  }
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
  emit(t, { type: 'announce-again', seat: placeOf(t, rolling.by) });
  return { go: 'roll' };
};

/** Something may answer an Ultimate before it is activated, by its dice. */
const answerUltimate = (t: Table): Next => {
  const { by, announced: chosen } = rollingOf(t);
  const { answersUltimate } = modeOf(t.m.mode);
  if (!answersUltimate || !chosen || abilityOf(heroOf(t, by), chosen.ability).kind !== 'ultimate') return;
  pushProcedure(t, answersUltimate).by = by;
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
    type: known.kind === 'ultimate' ? undefined : rolling.type,
    failed: false,
    made: false,
    pastDefence: false,
    declared: false,
    noted: [],
    landed: [],
  };
  raise(t, 'activating', rolling.by, { source: known.source, roll: rolling.roll });
};

/** The player says at whom; nobody, where nobody fits. */
function* chooseTarget(t: Table, by: BodyId, target: ChooseWho): Asks<BodyId | undefined> {
  const fits = target.if;
  const open = circle(t, by, target.choose).filter((body) => !fits || readHolds(t, focusOn(body), fits));
  if (open.length === 0) return undefined;
  const options = open.map((body) => seatOption(t, body));
  const answer = yield question(decider(t, by), options, 'rule:target');
  return open[options.indexOf(answer)];
}

/** The ability begins. An Ultimate locks its opponents from here until the roll phase concludes. */
const activate = (t: Table, f: ProcedureFrame): Next => {
  const rolling = rollingOf(t);
  // The player may have left while a die was rolled, or a target asked for, that comes before the ability does anything.
  if (bodyOf(t, rolling.by).out) {
    t.m.attack = undefined;
    return { go: 'end offensive' };
  }
  const attack = t.m.attack ?? impossible('nothing was activated');
  const roll = rollOf(t, rolling.roll ?? impossible('activated without dice'));
  const { row, scale } = rolling.announced ?? impossible('nothing announced');
  const ability = abilityOf(heroOf(t, rolling.by), attack.ability);
  const at = rowsOf(t, rolling.by, ability)[row]?.at ?? impossible('the row is gone');
  if (f.cancelled) {
    f.cancelled = undefined;
    attack.failed = true;
    attack.made = programOf(t, at).attacks[0] ?? false;
    roll.open = false;
    emit(t, { type: 'ability-failed', seat: placeOf(t, rolling.by), ability: attack.ability });
    return { go: 'end offensive' };
  }
  if (roll.altered) {
    // Into what it was turned, the one announced next will be.
    rolling.type = attack.type;
    t.m.attack = undefined;
    return backIfAltered(t);
  }
  const { target } = ability;
  if (target && attack.target === undefined) {
    const chosen = settled(t, f, chooseTarget(t, rolling.by, target));
    if (chosen === WAIT) return 'wait';
    attack.target = chosen;
  }
  roll.open = false;
  if (bodyOf(t, rolling.by).pilot === undefined) addUse(t, rolling.by, ACTIVATED, 'turn');
  if (attack.ultimate) t.m.locked = opponentsOf(t, rolling.by).map((body) => body.seat);
  emit(t, {
    type: 'activated',
    seat: placeOf(t, rolling.by),
    ability: ability.id,
    level: levelOf(t, rolling.by, ability),
    ultimate: attack.ultimate,
  });
  // Whom its player has chosen is the target like any other, once the ability has done what it does; a player of the own side
  // is not attacked.
  const { target: aimed } = attack;
  const atOpponent = aimed !== undefined && !sameTeam(t, aimed, rolling.by);
  if (atOpponent) raise(t, 'targeted', aimed);
  const brings = pushEffects(t, at, rolling.by, ability.source);
  brings.roll = roll.id;
  brings.row = scale;
  if (atOpponent) tellTarget(t, attack, aimed);
  raise(t, 'activated', rolling.by, { source: ability.source, roll: roll.id });
};

const needsTarget = (t: Table): boolean =>
  (t.m.attack?.noted.length ?? 0) > 0 ||
  t.m.pools.some((pool) => pool.parcels.some((parcel) => parcel.to === 'target'));

const findTarget = (t: Table): Next => {
  const { attack } = t.m;
  if (attack && attack.target === undefined && !attack.aimless && needsTarget(t)) pushProcedure(t, 'targeting');
};

/** The Offensive Roll Phase ends once: with the ability's own need for a target, or after it. */
export const endOffensive = (t: Table): Next => {
  if (!rollingOf(t).ended) pushProcedure(t, 'offensive-end');
};

/** From the first attempt to what the ability needs a target for. */
export const offensive: readonly ProcedureStep[] = [
  { name: 'begin', run: begin },
  { name: 'roll', run: rollOrAnnounce },
  { name: 'announced', run: announced },
  { name: 'altered', run: backIfAltered },
  { name: 'answered', run: answerUltimate },
  { name: 'altered again', run: backIfAltered },
  { name: 'activating', run: activating },
  { name: 'activate', run: activate },
  { name: 'find target', run: findTarget },
  { name: 'end offensive', run: endOffensive },
];

/** The end of the Offensive Roll Phase: what listens, then a window when a token that acts here lies open. */
export const offensiveEnd: Procedure = procedure([
  {
    name: 'raise',
    run: (t) => {
      const rolling = rollingOf(t);
      closeRoll(t, rolling.roll);
      raise(t, 'ends:offensive', rolling.by);
    },
  },
  {
    name: 'window',
    run: (t) => {
      if (
        t.m.attack &&
        !t.m.attack.failed &&
        t.m.bodies.some((body) => !body.out && actsAt(t, body, 'offensive-end'))
      ) {
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
]);
