/** Runs the match on: does what lies on top of the stack until a player has to decide, or the match is over. */
import { runEffects } from '../effects/run.ts';
import type { Frame } from '../state/state.ts';
import { impossible, type Table } from '../state/table.ts';
import { afterFight, afterPoison, afterQuest, endRound } from './fight-end.ts';
import { beginQuest } from './quest.ts';
import { discardCard, enemyAttack, resolve } from './resolve.ts';
import { beginRound, playUnvalued, revealCards, rollPools } from './round.ts';
import { chooseBounty, chooseClass, choosePack } from './set-up.ts';
import { enterTown, leaveTown, pay } from './town.ts';

/** No match does so much between two decisions. */
const MOST_STEPS = 10_000;

export const run = (t: Table): void => {
  const { m } = t;
  for (let i = 0; !m.prompt && !m.window && !m.outcome; i++) {
    const frame = m.stack.at(-1);
    if (!frame) return;
    if (i > MOST_STEPS) impossible('the machine does not come to rest');
    const over = doFrame(t, frame);
    if (!over || m.outcome || t.fault !== undefined) {
      if (t.fault !== undefined) return;
      continue;
    }
    const at = m.stack.lastIndexOf(frame);
    if (at >= 0) m.stack.splice(at, 1);
  }
  if (m.prompt) m.waitingSince = m.step;
};

/** One step of a frame; whether it is over. */
const doFrame = (t: Table, frame: Frame): boolean => {
  switch (frame.do) {
    case 'effects':
      return runEffects(t, frame);
    case 'resolve':
      return resolve(t, frame);
    case 'unvalued':
      return playUnvalued(t);
    case 'attack':
      return enemyAttack(t, frame);
    case 'choose-pack':
      return choosePack(t, frame);
    case 'choose-class':
      return chooseClass(t, frame);
    case 'choose-bounty':
      return chooseBounty(t, frame);
    case 'pay':
      return pay(t, frame);
    default:
      // What asks nobody leaves the stack first: what it puts there comes after it.
      t.m.stack.pop();
      atOnce(t, frame);
      return false;
  }
};

type AtOnce = Exclude<
  Frame,
  { do: 'effects' | 'resolve' | 'unvalued' | 'attack' | 'choose-pack' | 'choose-class' | 'choose-bounty' | 'pay' }
>;
const atOnce = (t: Table, frame: AtOnce): void => {
  switch (frame.do) {
    case 'discard-card':
      return discardCard(t, frame);
    case 'begin-quest':
      return beginQuest(t);
    case 'begin-round':
      return beginRound(t);
    case 'roll':
      return rollPools(t);
    case 'reveal':
      return revealCards(t);
    case 'end-round':
      return endRound(t);
    case 'after-poison':
      return afterPoison(t);
    case 'after-fight':
      return afterFight(t);
    case 'after-quest':
      return afterQuest(t);
    case 'town':
      return enterTown(t);
    case 'leave-town':
      return leaveTown(t);
  }
};
