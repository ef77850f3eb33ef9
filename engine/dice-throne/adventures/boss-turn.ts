/** The turn of a boss that the game itself plays (Adventures rulebook: Boss Step): it reveals an action card in its income,
 *  plays it in its main phase or as soon as it fits into its roll phases, and sells it otherwise. */
import { shuffle } from '../../core/chance.ts';
import { effectBar } from '../actions/offers.ts';
import { endSpan, raise } from '../rules/moments.ts';
import { figure } from '../rules/standing.ts';
import { answered, question, WAIT } from '../stack/asking.ts';
import { pushEffects } from '../stack/frames.ts';
import { type Next, type Procedure, procedure } from '../stack/procedure.ts';
import {
  bodyForSeat,
  bodyOf,
  cardOf,
  emit,
  heroOf,
  holdingsOf,
  impossible,
  MAX_CP,
  NO_SEAT,
  placeOf,
} from '../state/context.ts';
import type { BodyId, ProcedureFrame } from '../state/match.ts';
import type { Battle } from '../state/scenario.ts';
import type { LibraryCard, Table } from '../state/table.ts';
import { enemyRollSteps, enemyTurnEnds, enemyUpkeep } from '../turn/enemy-turn.ts';
import { isHeard } from '../turn/listeners.ts';
import { enterPhase } from '../turn/phases.ts';
import { playOpen, priceOf, sellOpen } from '../turn/play.ts';
import { phaseEnds } from '../turn/turn.ts';

export const battleOf = (t: Table): Battle => t.m.battle ?? impossible('there is no boss battle');
/** The action card that lies open still. */
export const openCard = (t: Table): LibraryCard | undefined => {
  const { battle } = t.m;
  return battle?.waits && battle.shown !== undefined ? cardOf(t, battle.shown) : undefined;
};

const income = (t: Table): Next => {
  enterPhase(t, 'income');
  raise(t, 'begins:income', t.m.turnOf);
};

/** The card on top of the action deck, which is made anew from its discard pile. */
const turnUp = (t: Table, boss: BodyId): string | undefined => {
  const held = holdingsOf(t, boss);
  if (held.deck.length === 0 && held.discard.length > 0) {
    held.deck = held.discard;
    held.discard = [];
    shuffle(t.m.chance, held.deck);
    emit(t, { type: 'reshuffled', seat: placeOf(t, boss) });
  }
  return held.deck.pop();
};

/** The income and an action card, whose bonus the active hero has at once. Where the income is skipped, the card has nothing
 *  to say but its objective. */
const reveal = (t: Table, f: ProcedureFrame): Next => {
  const battle = battleOf(t);
  const { boss } = battle;
  const held = holdingsOf(t, boss);
  const skipped = f.cancelled === true;
  f.cancelled = undefined;
  if (skipped) emit(t, { type: 'income-skipped', seat: placeOf(t, boss) });
  else {
    const gained = Math.max(0, Math.min(MAX_CP - held.cp, 1 + figure(t, boss, 'income')));
    held.cp += gained;
    if (gained > 0) emit(t, { type: 'cp', seat: placeOf(t, boss), n: gained });
  }
  const card = turnUp(t, boss);
  if (card === undefined) return;
  battle.shown = card;
  battle.waits = !skipped;
  emit(t, { type: 'revealed', seat: placeOf(t, boss), card });
  if (skipped) {
    held.discard.push(card);
    return;
  }
  const bonus = heroOf(t, boss).actions.get(card)?.bonus;
  if (bonus !== undefined) pushEffects(t, bonus, bodyForSeat(t, t.m.active), cardOf(t, card).source);
};
const incomeEnds = (t: Table): Next => {
  endSpan(t, 'income', bodyOf(t, t.m.turnOf), t.m.phaseBegan);
};

const main = (t: Table): Next => {
  enterPhase(t, 'main-1');
  raise(t, 'begins:main', t.m.turnOf);
};

/** The boss can pay for the card, and it would have an effect. */
export const playable = (t: Table, card: LibraryCard): boolean => {
  const { boss } = battleOf(t);
  return holdingsOf(t, boss).cp >= priceOf(t, boss, card) && effectBar(t, boss, card) === undefined;
};

/** Pays for the open card and plays it, or has a CP for it. */
export const useCard = (t: Table, card: LibraryCard, how: 'play' | 'sell'): void => {
  const { boss } = battleOf(t);
  battleOf(t).waits = false;
  if (how === 'play') playOpen(t, boss, card, undefined);
  else sellOpen(t, boss, card.id);
};
/** The open card, where the boss can play it in its roll phases now: it pays for it, and its own condition holds. */
export const fittingCard = (t: Table): LibraryCard | undefined => {
  const card = openCard(t);
  return card?.type === 'roll' && playable(t, card) ? card : undefined;
};

/** Something speaks before its Offensive Roll Phase: CP may be what that phase costs. */
const mayLoseRolls = (t: Table): boolean => isHeard(t, { moment: 'begins:offensive', by: t.m.turnOf });

/** A main phase card, or an instant, is played if it can be; unless its price is needed to have an Offensive Roll Phase. */
const mainCard = (t: Table, f: ProcedureFrame): Next => {
  const card = openCard(t);
  if (!card || card.type === 'roll') return;
  const options = playable(t, card) ? ['play', 'sell'] : ['sell'];
  const how = answered(t, f, question(NO_SEAT, mayLoseRolls(t) ? options : options.slice(0, 1), card.source));
  if (how === WAIT) return 'wait';
  useCard(t, card, how === 'play' ? 'play' : 'sell');
};

/** The same of a card that waits for its roll phases. */
const keepOrSell = (t: Table, f: ProcedureFrame): Next => {
  const card = openCard(t);
  if (!card || !mayLoseRolls(t)) return;
  const how = answered(t, f, question(NO_SEAT, ['keep', 'sell'], card.source));
  if (how === WAIT) return 'wait';
  if (how === 'sell') useCard(t, card, 'sell');
};

/** What has found no use by the end of its roll phases is sold. */
const cardAside = (t: Table): Next => {
  const card = openCard(t);
  if (card) useCard(t, card, 'sell');
};

export const bossTurn: Procedure = procedure([
  ...enemyUpkeep,
  { name: 'income', run: income },
  { name: 'reveal', run: reveal },
  { name: 'income ends', run: incomeEnds },
  { name: 'main', run: main },
  { name: 'main card', run: mainCard },
  { name: 'main ends', run: phaseEnds('main') },
  { name: 'keep or sell', run: keepOrSell },
  ...enemyRollSteps,
  { name: 'card aside', run: cardAside },
  ...enemyTurnEnds,
]);
