/** The Attack and the defence: declared, defended against, past the defence, as in the rulebook's turn breakdown. */
import type { Seat } from '../../core/game.ts';
import { attackLaidFor, foesOf } from '../rules/attack.ts';
import { mayDefend } from '../rules/defence.ts';
import { endSpan, raiseAll } from '../rules/moments.ts';
import { rollPool } from '../rules/pools.ts';
import { boardOf, levelOf, rowsOf } from '../rules/requirements.ts';
import { makeRoll, raiseRolled, rollAttempt } from '../rules/rolls.ts';
import { figure } from '../rules/standing.ts';
import { answered, question, settled, WAIT } from '../stack/asking.ts';
import { pushEffects, pushWindow } from '../stack/frames.ts';
import type { Next, ProcedureStep } from '../stack/procedure.ts';
import { bodyOf, decider, emit, heroOf, impossible, isGone, placeOf, rollOf, silenceOf } from '../state/context.ts';
import type { BodyId, ProcedureFrame, Roll, Source } from '../state/match.ts';
import type { Asks, LibraryAbility, Table } from '../state/table.ts';
import { DEFENCE_ROLL } from '../vocabulary/words.ts';
import { isHeard } from './listeners.ts';
import { abilityOf, enterPhase } from './phases.ts';

/** Whom the Attack is against: its target, or without a Targeting Roll Phase each whom its ability chose. */
const attackedBodies = (t: Table): BodyId[] => {
  const { attack } = t.m;
  if (!attack || attack.failed) return [];
  if (attack.target === undefined) return foesOf(t, attack.by).filter((body) => attackLaidFor(t, body));
  return rollPool(t).parcels.some((parcel) => parcel.attack) ? [attack.target] : [];
};

/** Of those who are attacked and may act, whom something would speak for before a defence: it is asked for as a defence would
 *  be, also where none can be rolled. */
const spokenFor = (t: Table): BodyId[] =>
  attackedBodies(t).filter((body) => {
    if (bodyOf(t, body).out || silenceOf(t, bodyOf(t, body)) !== undefined) return false;
    return isHeard(t, { moment: 'defending', by: body });
  });

const attacked = (t: Table): Next => {
  const meant = attackedBodies(t);
  if (meant.length === 0) return { go: 'collateral' };
  const attack = t.m.attack ?? impossible('no attack');
  attack.made = true;
  // Whoever fell or left since the target was known is attacked no more.
  const bodies = meant.filter((body) => !isGone(t, body));
  if (bodies.length === 0) return { go: 'collateral' };
  attack.declared = true;
  enterPhase(t, 'defensive-roll');
  const seat = placeOf(t, attack.by);
  for (const body of bodies) emit(t, { type: 'attack', seat, target: placeOf(t, body), ability: attack.ability });
  raiseAll(t, [
    ...bodies.map((by) => ({ moment: 'begins:defensive' as const, by })),
    ...bodies.map((by) => ({ moment: 'attacked' as const, by })),
  ]);
};

/** Something stopped the Attack: what it would have dealt is gone, its other effects are not. */
const attackStopped = (t: Table, f: ProcedureFrame): Next => {
  f.cancelled = undefined;
  const attack = t.m.attack ?? impossible('no attack');
  attack.failed = true;
  const { parcels } = rollPool(t);
  parcels.splice(0, parcels.length, ...parcels.filter((parcel) => !parcel.attack));
  emit(t, { type: 'ability-failed', seat: placeOf(t, attack.by), ability: attack.ability });
  return { go: 'collateral' };
};

/** Asked before the defence is rolled, or before what speaks in its place; where there is neither, the last call is the same
 *  moment. */
const declared = (t: Table, f: ProcedureFrame): Next => {
  if (f.cancelled) return attackStopped(t, f);
  if (!mayDefend(t) && spokenFor(t).length === 0) return { go: 'past defence' };
  pushWindow(t, 'attack-declared');
};

/** What speaks before a defence may also decide against it. */
const defending = (t: Table): Next => {
  const bodies = spokenFor(t);
  if (bodies.length === 0) return mayDefend(t) ? undefined : { go: 'past defence' };
  raiseAll(
    t,
    bodies.map((by) => ({ moment: 'defending', by })),
  );
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
  const options = defences.map(({ source }) => source);
  const answer = answered(t, f, question(decider(t, target), options, 'rule:defence'));
  if (answer === WAIT) return 'wait';
  const defence = defences.find(({ source }) => answer === source) ?? impossible(`no defence ${answer}`);
  const dice = boardOf(t, target, defence)?.defence ?? impossible('a defence without dice');
  f.defence = defence.id;
  const roll = makeRoll(t, { by: target, purpose: 'defence', source: defence.source }, dice);
  f.roll = roll.id;
  raiseRolled(t, roll);
};

/** The dice of the defence. Whoever rolled them defends, at whomever the Attack may be aimed since. */
const defenceRoll = (t: Table, { roll }: ProcedureFrame): Roll => rollOf(t, roll ?? impossible('no defence roll'));

/** Some defences let their owner re-roll dice, before anybody else may touch them. `visits` are the dice re-rolled. */
const rerollDefence = (t: Table, f: ProcedureFrame): Next => {
  const roll = defenceRoll(t, f);
  const target = roll.by;
  const defence = abilityOf(heroOf(t, target), f.defence ?? impossible('no defence was rolled'));
  const most = (boardOf(t, target, defence)?.rerolls ?? 0) + figure(t, target, 'defence rerolls');
  // Most defences let nobody do so.
  while (most > 0) {
    const die = settled(t, f, dieToReroll(decider(t, target), roll, most, f.visits ?? [], defence.source));
    if (die === WAIT) return 'wait';
    if (die === 'done') break;
    rollAttempt(t, roll, [die]);
    f.visits = [...(f.visits ?? []), die];
  }
  f.visits = undefined;
  pushWindow(t, 'defence-rolled', keeps(t, target, defence) ? undefined : roll.id);
};
function* dieToReroll(
  seat: Seat,
  { values }: Roll,
  most: number,
  done: readonly number[],
  about: Source,
): Asks<number | 'done'> {
  for (let i = 0; i < most; i++) {
    const open = [...values.keys()].filter((die) => !done.includes(die) || done.indexOf(die) === i);
    const answer = yield question(seat, [...open.map((die) => `die:${die}`), 'done'], about);
    if (answer === 'done') return 'done';
    if (i >= done.length) return Number(answer.slice('die:'.length));
  }
  return 'done';
}

/** Dice of a defence that are compared with others stay open until then. */
const keeps = (t: Table, body: BodyId, defence: LibraryAbility): boolean => boardOf(t, body, defence)?.keep ?? false;

const defend = (t: Table, f: ProcedureFrame): Next => {
  const roll = defenceRoll(t, f);
  const target = roll.by;
  if (bodyOf(t, target).out) return { go: 'past defence' };
  const defence = abilityOf(heroOf(t, target), f.defence ?? impossible('no defence was rolled'));
  const at = rowsOf(t, target, defence)[0]?.at ?? impossible('a defence without effects');
  emit(t, { type: 'defends', seat: placeOf(t, target), ability: defence.id, level: levelOf(t, target, defence) });
  const brings = pushEffects(t, at, target, defence.source);
  brings.roll = roll.id;
  if (keeps(t, target, defence)) brings.named = { [DEFENCE_ROLL]: roll.id };
  f.roll = undefined;
};

const pastDefence = (t: Table): Next => {
  const { attack } = t.m;
  if (!attack) return;
  attack.pastDefence = true;
  for (const body of attackedBodies(t)) endSpan(t, 'defensive', bodyOf(t, body), t.m.phaseBegan);
};

export const defensive: readonly ProcedureStep[] = [
  { name: 'attacked', run: attacked },
  { name: 'declared', run: declared },
  { name: 'defending', run: defending },
  { name: 'roll defence', run: rollDefence },
  { name: 'reroll defence', run: rerollDefence },
  { name: 'defend', run: defend },
  { name: 'past defence', run: pastDefence },
];
