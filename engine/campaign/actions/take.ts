/** Makes an action happen that was not refused; the course of the campaign runs on afterwards. */
import type { Seat } from '../../core/game.ts';
import { allot, depart, resume, setReady } from '../rules/camp.ts';
import { conclude } from '../rules/course.ts';
import { begin, chooseDifficulty, chooseHero, join, withdraw } from '../rules/forming.ts';
import { buy, finish, identify, sellCard, sellUnidentified } from '../rules/shop.ts';
import { keep, leave } from '../rules/spoils.ts';
import { drop, firstToGo } from '../rules/trim.ts';
import { answer, callVote, endVote, unanswered, vacate } from '../rules/votes.ts';
import type { Campaign } from '../state/state.ts';
import { emit, impossible, playingOf, type Table } from '../state/table.ts';
import type { ActionType, CampaignAction, GivenReport } from './actions.ts';
import { legalFor } from './legal.ts';

export const take = <T extends ActionType>(t: Table, seat: Seat, action: CampaignAction<T>): void =>
  TAKERS[action.type](t, seat, action);

type Takers = { readonly [T in ActionType]: (t: Table, seat: Seat, action: CampaignAction<T>) => void };

const TAKERS: Takers = {
  hero: (t, seat, { hero }) => chooseHero(t, seat, hero),
  difficulty: (t, _seat, { difficulty }) => chooseDifficulty(t, difficulty),
  begin,
  allot: (t, seat, { salves }) => allot(t, seat, salves),
  ready: (t, seat, { on, bots }) => setReady(t, seat, on, bots),
  depart: (t, seat, { match }) => depart(t, seat, match),
  buy: (t, seat, { card }) => buy(t, seat, card),
  identify: (t, seat, { loot }) => identify(t, seat, loot),
  sell: (t, seat, { card, loot }) =>
    card === undefined ? sellUnidentified(t, seat, loot ?? impossible('a sale of nothing')) : sellCard(t, seat, card),
  done: finish,
  keep,
  'leave-it': leave,
  drop: (t, seat, { card }) => drop(t, seat, card),
  vote: (t, seat, { about, member, yes }) => {
    if (!t.m.vote) callVote(t, seat, about, member);
    answer(t, seat, yes);
  },
  report: (t, _seat, { report, at = 0 }) => conclude(t, reportOf(t.m, report), at),
  voided: resume,
  join: (t, seat, { bot = false, ...joins }) => join(t, seat, { ...joins, vacant: bot }),
  leave: (t, seat) => (t.m.stage.name === 'forming' ? withdraw(t, seat) : vacate(t, seat)),
  'vote-over': endVote,
  timeout: (t, seat) => {
    emit(t, { type: 'timed-out', seat });
    take(t, seat, whenLate(t.m, seat));
  },
};

/** With what the campaign knows by itself. */
const reportOf = (m: Campaign, given: GivenReport) => {
  const { card = given.card } = playingOf(m);
  const unidentified = m.members.map((_, seat) => given.unidentified[seat] ?? []);
  return { ...given, scenario: m.scenario, ...(card !== undefined && { card }), unidentified };
};

/** What happens to a seat that says nothing: no to a vote, the lowest card goes, else the first thing that it could do. */
const whenLate = (m: Campaign, seat: Seat): CampaignAction => {
  if (m.vote && unanswered(m).includes(seat)) {
    const { about, member } = m.vote;
    return { type: 'vote', about, ...(member !== null && { member }), yes: false };
  }
  if (m.stage.name === 'trim') return { type: 'drop', card: firstToGo(m, seat) };
  return legalFor(m, seat)[0] ?? impossible(`seat ${seat} has nothing to do and ran out of time`);
};
