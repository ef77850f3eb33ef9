/** The machine: runs the stack until a player is waited for or the match is over. Held intents of windows resolve here,
 *  each checked again when its turn comes. */
import { defaultAnswer } from '../core/asking.ts';
import { Runaway } from '../core/refusal.ts';
import { askAgain, dropSeats, joinSeats, nextInWindow, openWindow, release } from '../core/window.ts';
import { misfit } from './actions/answers.ts';
import { legalFor } from './actions/legal.ts';
import { refusalOf } from './actions/refusals.ts';
import { waitingFor } from './actions/situation.ts';
import { answerTop, perform, take } from './actions/take.ts';
import { use } from './actions/uses.ts';
import { bestDeed } from './adventures/automaton.ts';
import { battleRound } from './adventures/battle-round.ts';
import { bossTurn } from './adventures/boss-turn.ts';
import { chest, goOn, leave, replace, rewards, spawn } from './adventures/crawl/comings.ts';
import { explore } from './adventures/crawl/explore.ts';
import { crawlRound, minionTurn } from './adventures/crawl/round.ts';
import { enemyPlays } from './adventures/enemy-plays.ts';
import { enemyRolls } from './adventures/enemy-rolls.ts';
import { kingsHandAnswers, kingsHandRetries } from './adventures/kings-hand.ts';
import { scenarioOver } from './adventures/outcome.ts';
import { gain } from './rules/gaining.ts';
import { closeRoll } from './rules/rolls.ts';
import { forgetAnswersOf } from './stack/asking.ts';
import { askedSeats, top } from './stack/frames.ts';
import { type Procedure, stepProcedure } from './stack/procedure.ts';
import { stepEffects } from './stack/program.ts';
import { copyCast } from './state/cast.ts';
import { bodyForSeat, bodyOf, dialOf, emit, impossible, isCoop, NO_SEAT, silenceOf } from './state/context.ts';
import { copyMatch } from './state/copy.ts';
import type { Match, Prompt, WindowFrame } from './state/match.ts';
import type { Table } from './state/table.ts';
import type { DiceThroneAction } from './state/view-shape.ts';
import { listeners } from './turn/listeners.ts';
import { offensiveEnd } from './turn/offensive.ts';
import { play } from './turn/play.ts';
import { rollPhase } from './turn/roll-phase.ts';
import { defeat, settle } from './turn/settle.ts';
import { targeting } from './turn/targeting.ts';
import { round, turn } from './turn/turn.ts';

/** Those that run most come first. A switch, as a name is looked for at every step and is found soonest so. */
const procedureOf = (name: string): Procedure => {
  switch (name) {
    case 'turn':
      return turn;
    case 'roll-phase':
      return rollPhase;
    case 'listeners':
      return listeners;
    case 'settle':
      return settle;
    case 'play':
      return play;
    case 'offensive-end':
      return offensiveEnd;
    case 'gain':
      return gain;
    case 'round':
      return round;
    case 'targeting':
      return targeting;
    case 'use':
      return use;
    case 'battle-round':
      return battleRound;
    case 'boss-turn':
      return bossTurn;
    case 'enemy-rolls':
      return enemyRolls;
    case 'kings-hand-retries':
      return kingsHandRetries;
    case 'kings-hand-answers':
      return kingsHandAnswers;
    case 'crawl-round':
      return crawlRound;
    case 'minion-turn':
      return minionTurn;
    case 'explore':
      return explore;
    case 'go on':
      return goOn;
    case 'spawn':
      return spawn;
    case 'replace':
      return replace;
    case 'leave':
      return leave;
    case 'chest':
      return chest;
    case 'rewards':
      return rewards;
    default:
      return impossible(`no procedure ${name}`);
  }
};

/** What content may make of a match before anybody is asked: steps, frames that lie on each other, and things that stay
 *  in it from one action to the next. The heroes of the game never need a tenth of any of these. */
const MOST_STEPS = 2000;
const MOST_FRAMES = 500;
const MOST_HELD = 1000;
/** What stays grows by little with each action, so that it is looked at after every so many of them. */
const LOOKED_AT = 16;

/** Runs until somebody is waited for, or the match is over. Throws `Runaway` when the content does not come to rest.
 *  `settled`: whoever tries something out looks no further than that. */
export const run = (t: Table, settled?: (m: Match) => boolean): void => {
  takeOffConceded(t);
  for (let i = 0; i < MOST_STEPS; i++) {
    if (settled?.(t.m)) return;
    if (t.m.outcome) {
      // What was left to do is of no interest any more.
      t.m.stack = [];
      t.m.pools = [];
      t.m.prompt = undefined;
      return;
    }
    if (!step(t) && !answerForAbsent(t)) return t.m.step % LOOKED_AT === 0 ? checkHeld(t.m) : undefined;
    if (t.m.stack.length > MOST_FRAMES) throw new Runaway(`more than ${MOST_FRAMES} frames lie on the stack`);
  }
  throw new Runaway(`the stack did not come to rest within ${MOST_STEPS} steps`);
};

/** One action may leave little and still, again and again, fill the match. */
const checkHeld = ({ pools, lasting, extra, rolls, uses, attack }: Match): void => {
  let held = lasting.length + extra.length + rolls.length + uses.length + (attack?.noted.length ?? 0);
  for (const { parcels, changes } of pools) held += parcels.length + changes.length;
  if (held > MOST_HELD) throw new Runaway(`more than ${MOST_HELD} effects lie in the match`);
};

/** Whoever concedes is out at once; a shared dial falls with the last of its team. */
const takeOffConceded = (t: Table): void => {
  const { conceded } = t.m;
  if (!conceded) return;
  t.m.conceded = undefined;
  if (isCoop(t.m)) return giveUp(t, conceded);
  // Whatever was asked is asked again, of those who are left; but for which row is announced, which no step asks, and which
  // nobody else's leaving changes.
  const asks = top(t.m);
  const ofRow = asks?.kind === 'procedure' && asks.announcing !== undefined;
  if (!ofRow || conceded.some((seat) => seat === t.m.prompt?.seat)) t.m.prompt = undefined;
  if (asks && asks.kind !== 'window') forgetAnswersOf(asks, conceded);
  const leaving = t.m.bodies.filter((body) => !body.out && body.pilot !== undefined && conceded.includes(body.pilot));
  defeat(t, leaving);
  for (const body of leaving) {
    if (t.m.bodies.every((other) => other.dial !== body.dial || other.out)) dialOf(t, body.id).health = 0;
  }
};

/** Where all stand together, giving up is for all of them to say. */
const giveUp = (t: Table, seats: readonly number[]): void => {
  const { m } = t;
  const { gaveUp } = m.scenario ?? impossible('no scenario is played');
  gaveUp.push(...seats);
  if (gaveUp.length < m.players) return;
  m.outcome = scenarioOver(m, false);
  emit(t, { type: 'over', winners: [], draw: false });
};

/** What is asked of a seat that is out falls to its default, and what is asked of nobody the game itself decides. */
const answerForAbsent = (t: Table): boolean => {
  const { prompt } = t.m;
  if (!prompt) return false;
  if (prompt.seat === NO_SEAT) {
    answerTop(t, answerOfNobody(t, prompt));
    return true;
  }
  if (!isOut(t, prompt.seat)) return false;
  take(t, prompt.seat, { type: 'timeout' });
  return true;
};

const answerOfNobody = (t: Table, { options }: Prompt): string => {
  const [first = impossible('a choice without options')] = options;
  if (t.m.imagined || options.length === 1) return first;
  if (!isCoop(t.m)) return defaultAnswer(options);
  const deeds = options.map((option) => (trial: Table) => answerTop(trial, option));
  return options[bestDeed(t, { deeds, settle: runTrial })] ?? first;
};

/** Lets a trial run on until its roll phases are over, or a player has an ordinary move: windows pass, and what is asked falls
 *  to its default. */
const runTrial = (t: Table): void => {
  const inRolls = t.m.rolling !== undefined;
  const settled = (m: Match): boolean => inRolls && m.rolling === undefined;
  for (let i = 0; i < MOST_PASSES; i++) {
    run(t, settled);
    if (t.m.outcome || settled(t.m)) return;
    const asked = waitingFor(t).find(({ why }) => why !== 'move');
    if (!asked) return;
    take(t, asked.seat, { type: 'timeout' });
  }
};
const MOST_PASSES = 40;

const isOut = (t: Table, seat: number): boolean => bodyOf(t, bodyForSeat(t, seat)).out;
/** The seat is asked no longer: it is out, or may take no action. */
const isSilent = (t: Table, seat: number): boolean => {
  const body = bodyOf(t, bodyForSeat(t, seat));
  return body.out || silenceOf(t, body) !== undefined;
};

const step = (t: Table): boolean => {
  const frame = top(t.m) ?? impossible('the stack is empty');
  if (frame.kind === 'effects') return stepEffects(t, frame);
  if (frame.kind === 'window') return stepWindow(t, frame);
  return stepProcedure(t, frame, procedureOf(frame.name));
};

const stepWindow = (t: Table, frame: WindowFrame): boolean => {
  const { asking } = frame;
  for (const { seat } of asking.seats) {
    if (!isSilent(t, seat)) continue;
    dropSeats(asking, (other) => isSilent(t, other));
    break;
  }
  if (frame.resolved || frame.narrow === 'unseen') {
    if (frame.narrow) narrowDown(t, frame);
    // Whoever could take no action when the window opened may have been freed (a Stun removed).
    else joinSeats(asking, askedSeats(t));
    askAgain(asking);
    frame.resolved = undefined;
    frame.since = t.m.step;
  }
  for (;;) {
    const next = nextInWindow(asking);
    if (next === 'wait') return false;
    if (next === 'closed') {
      if (frame.narrow && enemyActs(t)) {
        frame.resolved = true;
        return true;
      }
      t.m.stack.pop();
      closeRoll(t, frame.closes);
      if (frame.narrow !== 'unseen') emit(t, { type: 'window-closed', moment: frame.moment });
      return true;
    }
    release(asking, next.seat);
    if (resolve(t, next.seat, next.intent)) {
      frame.resolved = true;
      return true;
    }
    // Fizzled: nothing is paid, and its owner may act anew.
    emit(t, { type: 'fizzled', seat: next.seat, action: next.intent });
    frame.since = t.m.step;
  }
};

/** Only seats with something to raise are asked, which tells nothing where hands are open. With none nobody learns of it. */
const narrowDown = (t: Table, frame: WindowFrame): void => {
  const { asking } = frame;
  const held = asking.seats.filter((seat) => seat.held !== undefined);
  const { seats } = openWindow<DiceThroneAction>(askedSeats(t));
  asking.seats = seats;
  asking.seats = seats.flatMap((asked) => {
    const waits = held.find(({ seat }) => seat === asked.seat);
    return waits ?? (legalFor(t, asked.seat).length > 1 ? asked : []);
  });
  if (frame.narrow !== 'unseen' || asking.seats.length === 0) return;
  frame.narrow = 'told';
  emit(t, { type: 'window', moment: frame.moment, seats: asking.seats.map(({ seat }) => seat) });
};

/** Once nobody else wants to, what the game itself plays may act in a window. Returns whether it did. */
const enemyActs = (t: Table): boolean => {
  const { deeds, forced } = enemyPlays(t);
  const [first] = deeds;
  if (!first) return false;
  if (forced) {
    first(t);
    return true;
  }
  if (t.m.imagined) return false;
  const deed = deeds[bestDeed(t, { deeds: [letBe, ...deeds], settle: runTrial }) - 1];
  deed?.(t);
  return deed !== undefined;
};
const letBe = (): void => {};

/** Carries out an intent if it is still legal, which one that has just been accepted is. */
const resolve = (t: Table, seat: number, intent: DiceThroneAction): boolean => {
  if ((intent !== t.taken && refusalOf(t, seat, intent)) || misfit(t, seat, intent)) return false;
  t.taken = undefined;
  perform(t, seat, intent);
  return true;
};

export const forkMatch = (m: Match): Match => {
  const copy = copyMatch(m);
  copyCast(m, copy);
  return copy;
};
