/** Heroes without health in a crawl (Adventures rulebook: Spend Salves): a salve of a teammate saves each, if there is one. */
import type { Outcome } from '../../../core/game.ts';
import { takeTokens } from '../../rules/tokens.ts';
import { clockwise, dialOf, emit, heldCount, placeOf } from '../../state/context.ts';
import { crawlOf } from '../../state/crawl.ts';
import type { Body } from '../../state/match.ts';
import { salveToken } from '../../state/scenario-tokens.ts';
import type { Table } from '../../state/table.ts';
import { scenarioOver } from '../outcome.ts';

const isHero = ({ pilot }: Body): boolean => pilot !== undefined;
const SAVED_AT = 1;

/** The teammate with most salves pays, of several the next one clockwise; the active hero is the first to be saved. */
export const rescue = (t: Table): void => {
  for (const body of clockwise(t, t.m.active)) {
    const { id } = body;
    if (!isHero(body) || dialOf(t, id).health > 0) continue;
    const friends = clockwise(t, id).filter((other) => other.id !== id && isHero(other));
    const most = Math.max(0, ...friends.map((friend) => heldCount(t, friend.id, salveToken(t))));
    const payer = friends.find((friend) => heldCount(t, friend.id, salveToken(t)) === most);
    if (!payer || most === 0) continue;
    takeTokens(t, payer.id, salveToken(t), 1, { paid: true });
    dialOf(t, id).health = SAVED_AT;
    emit(t, { type: 'revived', seat: placeOf(t, id), by: payer.seat });
    emit(t, { type: 'health', seat: placeOf(t, id), seats: [placeOf(t, id)], health: SAVED_AT, by: SAVED_AT });
  }
};

/** Lost with the first hero who falls for good; unless that very moment wins, the guardian falling and nobody else fighting. */
export const crawlOutcome = ({ m }: Table): Outcome | undefined => {
  if (!m.bodies.some((body) => isHero(body) && body.out)) return undefined;
  const { guardian, engaged } = crawlOf(m);
  const fell = guardian !== undefined && m.bodies[guardian]?.out === true;
  const fighting = engaged.some((enemy) => enemy !== null && m.bodies[enemy]?.out === false);
  return scenarioOver(m, fell && !fighting);
};
