/** What a viewer may know of a match: together with `seen.ts` the only door to the outside. */

import type { Viewer } from '../../core/game.ts';
import type { Filling } from '../../core/gathering.ts';
import type { Language } from '../../core/words/language.ts';
import { situationOf, waitingFor } from '../actions/situation.ts';
import { aim } from '../rules/attack.ts';
import { shownDice } from '../rules/rolls.ts';
import { heroOf, isCoop, placeOf } from '../state/context.ts';
import type { Roll } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import type { MatchView, PromptView, RollView, WindowView } from '../state/view-shape.ts';
import { wordsIn } from '../text/languages.ts';
import { questionOf } from '../text/question.ts';
import { attemptPrice, attemptsLeft } from '../turn/phases.ts';
import type { Boards } from './boards.ts';
import { incomingView } from './incoming.ts';
import { scenarioView } from './scenario-view.ts';
import { mayLook, withoutPicks } from './seen.ts';

/** `boards`: those of all matches, as they were seen last. */
export const viewOf = (t: Table, boards: Boards, viewer: Viewer, language?: Language): MatchView => {
  const everybody = publicView(t, boards);
  return Object.assign(everybody, ownViewOf(t, boards, viewer, language, everybody));
};

/** What the viewer sees otherwise than everybody. */
export const ownViewOf = (
  t: Table,
  boards: Boards,
  viewer: Viewer,
  language: Language | undefined,
  { seats, prompt }: MatchView,
): Partial<MatchView> => {
  const own: Filling<Partial<MatchView>> = {};
  if (viewer !== 'public') {
    own.seats = seats.map((board) =>
      board.hand || !mayLook(t, viewer, board.seat) ? board : boards.withHand(t, board),
    );
  }
  if (prompt) own.prompt = promptView(t, prompt, viewer, language);
  return own;
};

/** What everybody may know, but for the words of what is asked. */
const publicView = (t: Table, boards: Boards): MatchView => {
  const { m } = t;
  const window = windowView(t);
  const { prompt } = m;
  const mayRoll = m.rolling !== undefined && !m.rolling.ended && !m.attack;
  const view: Filling<MatchView> = {
    mode: m.mode,
    step: m.step,
    turn: m.turn,
    active: m.active,
    phase: m.phase,
    seats: m.bodies.filter(({ pilot }) => pilot !== undefined).map((body) => boards.of(t, body)),
    rolls: shownRolls(t).map((roll) => rollView(t, roll)),
    rollsLeft: mayRoll ? attemptsLeft(t) : 0,
    rollPrice: mayRoll ? attemptPrice(t) : 0,
    incoming: incomingView(t),
    waiting: waitingFor(t),
  };
  const attack = attackView(t);
  if (attack) view.attack = attack;
  if (window) view.window = window;
  if (prompt) view.prompt = { seat: prompt.seat, about: prompt.about, question: '' };
  if (m.outcome) view.outcome = m.outcome;
  return isCoop(m) ? Object.assign(view, scenarioView(t)) : view;
};

/** Open rolls, or the last one made. */
export const shownRolls = (t: Table): readonly Roll[] => {
  const open = t.m.rolls.filter((roll) => roll.open);
  return open.length > 0 ? open : t.m.rolls.slice(-1);
};
const rollView = (t: Table, roll: Roll): RollView => ({
  id: roll.id,
  seat: placeOf(t, roll.by),
  for: roll.purpose === 'effect' ? roll.source : roll.purpose,
  open: roll.open,
  dice: shownDice(t, roll),
});

const attackView = (t: Table): MatchView['attack'] => {
  const { attack, rolling } = t.m;
  if (attack) {
    const target = aim(t);
    const { ability, ultimate } = attack;
    const by = placeOf(t, attack.by);
    return target === undefined ? { by, ability, ultimate } : { by, ability, target: placeOf(t, target), ultimate };
  }
  if (!rolling?.announced) return undefined;
  const { ability } = rolling.announced;
  return {
    by: placeOf(t, rolling.by),
    ability,
    ultimate: heroOf(t, rolling.by).ability.get(ability)?.kind === 'ultimate',
  };
};

export const windowView = (t: Table): WindowView | undefined => {
  const now = situationOf(t);
  if (now.kind !== 'window') return undefined;
  const { moment, asking } = now;
  return {
    moment,
    seats: asking.seats.map(({ seat }) => seat),
    passed: asking.seats.filter(({ passed }) => passed).map(({ seat }) => seat),
    // Everybody sees what is held, and nobody which cards of a hand are picked along with it.
    held: asking.seats.flatMap(({ seat, held }) => (held ? [{ seat, action: withoutPicks(held) }] : [])),
  };
};

const promptView = (
  t: Table,
  { seat, about }: PromptView,
  viewer: Viewer,
  language: Language | undefined,
): PromptView => {
  const question = questionOf(t, wordsIn(language)) ?? '';
  return seat === viewer
    ? { seat, about, question, options: [...(t.m.prompt?.options ?? [])] }
    : { seat, about, question };
};
