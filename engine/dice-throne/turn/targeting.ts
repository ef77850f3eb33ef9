/** The Targeting Roll Phase, step by step: who is aimed at, and what was noted on the target lands. */

import { modeOf } from '../modes/index.ts';
import { endSpan, raise } from '../rules/moments.ts';
import { makeRoll, raiseRolled } from '../rules/rolls.ts';
import { answered, question, seatOption, WAIT } from '../stack/asking.ts';
import { pushWindow } from '../stack/frames.ts';
import { type Next, type Procedure, procedure } from '../stack/procedure.ts';
import { bodyOf, decider, impossible, opponentsOf, rollOf } from '../state/context.ts';
import type { Attack, ProcedureFrame } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import { tellTarget } from './aimed.ts';
import { endOffensive } from './offensive.ts';
import { enterPhase, rollingOf } from './phases.ts';

/** The Targeting Roll Phase: the target becomes known, and what was noted on it lands in order. */
export const targeting: Procedure = procedure([
  { name: 'end offensive', run: endOffensive },
  {
    name: 'who',
    run: (t) => {
      const attack = t.m.attack ?? impossible('nothing to aim');
      const { against } = rollingOf(t);
      const foes = opponentsOf(t, attack.by).map((body) => body.id);
      const { targetOf } = modeOf(t.m.mode);
      const sole = against ?? (targetOf ? targetOf(t, attack.by) : foes.length === 1 ? foes[0] : undefined);
      if (targetOf && sole === undefined) {
        aimAtNobody(t, attack);
        return 'end';
      }
      if (sole !== undefined && sole !== 'attacker chooses') {
        attack.target = sole;
        return { go: 'targeted' };
      }
      enterPhase(t, 'targeting-roll');
      raise(t, 'begins:targeting', attack.by);
      if (!modeOf(t.m.mode).targetingDie) return { go: 'aim' };
    },
  },
  {
    name: 'roll',
    run: (t, f) => {
      if (t.m.attack?.target !== undefined) return { go: 'targeted' };
      const by = rollingOf(t).by;
      const roll = makeRoll(t, { by, purpose: 'targeting', source: 'rule:targeting' }, 1);
      f.roll = roll.id;
      pushWindow(t, 'targeting-rolled', roll.id);
      raiseRolled(t, roll);
    },
  },
  { name: 'aim', run: takeAim },
  {
    name: 'targeted',
    run: (t) => {
      const attack = t.m.attack ?? impossible('nothing to aim');
      tellTarget(t, attack, attack.target ?? impossible('no target'));
    },
  },
  {
    name: 'land',
    run: (t) => {
      const attack = t.m.attack ?? impossible('nothing to land');
      for (const noted of attack.noted.reverse()) t.m.stack.push(noted);
      attack.noted = [];
      raise(t, 'targeted', attack.target ?? impossible('no target'));
    },
  },
  {
    name: 'end',
    run: (t) => {
      if (t.m.phase === 'targeting-roll') endSpan(t, 'targeting', bodyOf(t, rollingOf(t).by), t.m.phaseBegan);
    },
  },
]);

/** Whom the body would aim at is gone: what needs a target comes to nothing, the rest works. */
const aimAtNobody = (t: Table, attack: Attack): void => {
  attack.aimless = true;
  attack.noted = [];
  for (const { parcels } of t.m.pools)
    parcels.splice(0, parcels.length, ...parcels.filter(({ to }) => to !== 'target'));
};

/** The die decides, or lets somebody choose: the attacker, or the first opponent clockwise for all of them. */
function takeAim(t: Table, f: ProcedureFrame): Next {
  const attack = t.m.attack ?? impossible('nothing to aim');
  // Something has aimed it already.
  if (attack.target !== undefined) return;
  const foes = opponentsOf(t, attack.by).map((body) => body.id);
  const value = f.roll === undefined ? undefined : rollOf(t, f.roll).values[0];
  const aimed = value === undefined ? 'attacker chooses' : modeOf(t.m.mode).targetingDie?.(value, foes);
  if (typeof aimed === 'object') {
    attack.target = aimed.target;
    return;
  }
  if (aimed === 'roll again') return { go: 'roll' };
  const chooser = aimed === 'opponents choose' ? (foes[0] ?? impossible('no opponents')) : attack.by;
  const options = foes.map((body) => seatOption(t, body));
  const answer = answered(t, f, question(decider(t, chooser), options, 'rule:target'));
  if (answer === WAIT) return 'wait';
  attack.target = foes[options.indexOf(answer)] ?? impossible(`no opponent ${answer}`);
}
