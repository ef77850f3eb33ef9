/** Votes: on retiring, and on putting a member out. They need more than half of the members; of a tie the leader's word
 *  decides. A seat without a player has no voice. */
import type { Seat } from '../../core/game.ts';
import type { Campaign, Vote } from '../state/state.ts';
import { bySeat, emit, enter, impossible, memberAt, type Table } from '../state/table.ts';
import { putUnder, shownCards } from './decks.ts';
import { scoreOf } from './score.ts';

/** Seats that have a player. */
export const voices = (m: Campaign): Seat[] => m.members.flatMap(({ vacant }, seat) => (vacant ? [] : [seat]));

/** Seats whose answer is still out. */
export const unanswered = (m: Campaign): Seat[] =>
  m.vote ? voices(m).filter((seat) => m.vote?.answers[seat] === null) : [];

export const callVote = (t: Table, seat: Seat, about: Vote['about'], member: Seat | undefined): void => {
  const { m } = t;
  m.vote = { about, member: member ?? null, answers: bySeat(m, () => null) };
  emit(t, { type: 'vote', seat, ...(member !== undefined && { member }) });
};

export const answer = (t: Table, seat: Seat, yes: boolean): void => {
  const { m } = t;
  const vote = m.vote ?? impossible('nobody has called a vote');
  vote.answers[seat] = yes;
  emit(t, { type: 'voted', seat, yes });
  const decided = decisionOf(m, vote);
  if (decided !== undefined) decide(t, decided);
};

/** Time is up: who has said nothing has said no. */
export const endVote = (t: Table): void => {
  const { m } = t;
  const vote = m.vote ?? impossible('nobody has called a vote');
  for (const seat of unanswered(m)) vote.answers[seat] = false;
  decide(t, decisionOf(m, vote) ?? false);
};

/** What the vote has come to; nothing while it may still go either way. */
const decisionOf = (m: Campaign, { answers }: Vote): boolean | undefined => {
  const all = voices(m);
  const count = (what: boolean): number => all.filter((seat) => answers[seat] === what).length;
  const [yes, no] = [count(true), count(false)];
  if (yes * 2 > all.length) return true;
  if (no * 2 > all.length) return false;
  return yes + no === all.length ? answers[m.leader] === true : undefined;
};

const decide = (t: Table, yes: boolean): void => {
  const { m } = t;
  const { about, member } = m.vote ?? impossible('nobody has called a vote');
  m.vote = null;
  emit(t, { type: 'decided', yes });
  if (!yes) return;
  if (about === 'out') return vacate(t, member ?? impossible('nobody is to go'));
  emit(t, { type: 'retired' });
  end(t, false);
};

/** The seat has no player any more: hero and loot wait for another one. */
export const vacate = (t: Table, seat: Seat): void => {
  const { m } = t;
  const member = memberAt(m, seat);
  member.vacant = true;
  emit(t, { type: 'left', seat, hero: member.hero });
  m.vote = null;
  if (m.leader === seat) m.leader = voices(m)[0] ?? seat;
};

/** The campaign is over; whatever lies between the decks goes back. */
export const end = (t: Table, won: boolean): void => {
  putUnder(t.m, ...shownCards(t.m));
  enter(t, { name: 'over', won });
  emit(t, { type: 'over', won, score: scoreOf(t.m) });
};
