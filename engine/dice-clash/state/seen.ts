/** What a viewer may know of what happened: the only door to the outside for events. */
import { seenOf } from '../../core/events.ts';
import type { Viewer } from '../../core/game.ts';
import type { DiceClashEvent, DieTold, EventType } from './events.ts';

const whole = <E>(event: E): E => event;
const coloursOf = (dice: readonly DieTold[]): DieTold[] => dice.map(({ colour }) => ({ colour }));
/** Dice rolled behind a screen: others learn their colours. */
const coloursAlone = <E extends { readonly dice: readonly DieTold[] }>(event: E): E => ({
  ...event,
  dice: coloursOf(event.dice),
});
/** Others learn which colours, where that is plain to see; how many, where the owner chose them; and nothing, where their
 *  number would tell what they showed. */
const reRolled = (event: DiceClashEvent<'re-rolled'>): DiceClashEvent<'re-rolled'> => {
  const { dice = [], ...rest } = event;
  if (event.which === 'any') return Object.assign(rest, { count: dice.length });
  return event.which === 'ends' ? rest : { ...event, dice: coloursOf(dice) };
};

type Outside = { readonly [T in EventType]: (event: DiceClashEvent<T>) => DiceClashEvent<T> };

/** Events as all but the seat itself may know them. Every type stands here, so that nobody adds one without a thought for
 *  what it gives away. */
const OUTSIDE: Outside = {
  'pool-rolled': coloursAlone,
  're-rolled': reRolled,
  looked: coloursAlone,

  round: whole,
  'round-lost': whole,
  adrenaline: whole,
  conceded: whole,
  'timed-out': whole,
  over: whole,
  'rolled-one': whole,
  returned: whole,
  discarded: whole,
  adjusted: whole,
  'set-aside': whole,
  placed: whole,
  power: whole,
  'taken-back': whole,
  covered: whole,
  moved: whole,
  cleared: whole,
  blunted: whole,
  barred: whole,
  'must-roll': whole,
  spoiled: whole,
  foreseen: whole,
  'legend-rolled': whole,
  'legend-misses': whole,
  'may-force': whole,
};

export const seenEvents = (events: readonly DiceClashEvent[], viewer: Viewer): readonly DiceClashEvent[] =>
  seenOf(events, (event) => ('seat' in event && event.seat === viewer ? event : outside(event)));
const outside = <T extends EventType>(event: DiceClashEvent<T>): DiceClashEvent<T> => OUTSIDE[event.type](event);
