/** The verbs by name: what makes each effect of the content ready for play. A program is a list of them. */

import type { LibraryProgram, Read, Step } from '../state/table.ts';
import { damagesTarget, uses } from '../vocabulary/programs.ts';
import type { Effect, Program } from '../vocabulary/words.ts';
import { adjust } from './adjust.ts';
import { become } from './become.ts';
import { cancel } from './cancel.ts';
import { cannot } from './cannot.ts';
import { cards } from './cards.ts';
import { damage } from './damage.ts';
import { dice } from './dice.ts';
import { choose } from './flow/choose.ts';
import { each } from './flow/each.ts';
import { branch } from './flow/if.ts';
import { listen } from './flow/on.ts';
import { runPart } from './flow/run.ts';
import { breakInPlay } from './flow/then.ts';
import { modify } from './modify.ts';
import { move } from './move.ts';
import { phase } from './phase.ts';
import { roll } from './roll.ts';
import { explore } from './scenario/explore.ts';
import { leave } from './scenario/leave.ts';
import { loot } from './scenario/loot.ts';
import { spawn } from './scenario/spawn.ts';

/** Makes an effect ready; `at` is its address. */
const prepare = (e: Effect, at: string): Step => {
  switch (e.do) {
    case 'damage':
      return damage(e, at);
    case 'modify':
      return modify(e, at);
    case 'move':
      return move(e, at);
    case 'cards':
      return cards(e, at);
    case 'roll':
      return roll(e, at);
    case 'dice':
      return dice(e, at);
    case 'choose':
      return choose(e, at);
    case 'if':
      return branch(first)(e, at);
    case 'each':
      return each(first)(e, at);
    case 'then':
      return breakInPlay(e, at);
    case 'run':
      return runPart(e, at);
    case 'phase':
      return phase(e, at);
    case 'cancel':
      return cancel(e, at);
    case 'become':
      return become(e, at);
    case 'adjust':
      return adjust(e, at);
    case 'cannot':
      return cannot(e, at);
    case 'on':
      return listen(e, at);
    case 'spawn':
      return spawn(e, at);
    case 'leave':
      return leave(e, at);
    case 'loot':
      return loot(e, at);
    case 'explore':
      return explore(e, at);
  }
};
const first = ([e]: Program, at: string): Step | undefined => e && prepare(e, `${at}.0`);

/** Makes a program ready; `at` is its address, and that of an effect in it has its place behind it. */
export const prepareProgram = (run: Program, at: string): LibraryProgram => {
  const steps = run.map((e, i) => prepare(e, `${at}.${i}`));
  return { steps, begins: beginsOf(steps), attacks: run.map((_, i) => uses(run.slice(i), damagesTarget)) };
};

/** The first thing a program does must have something to affect: what can only do nothing is not offered (ruling 14).
 *  What would change nothing is passed over. */
const beginsOf = (steps: readonly Step[]): Read<boolean> | undefined => {
  const [step] = steps;
  if (!step || (!step.idle && !step.possible)) return undefined;
  return (t, f) => {
    for (const { idle, possible } of steps) if (!idle?.(t, f)) return possible?.(t, f) ?? true;
    return false;
  };
};
