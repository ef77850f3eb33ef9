/** A match of Dice Throne played to its end by bots of one kind. */
import { playBot } from '../../../engine/bots/index.ts';
import type { BotKind } from '../../../engine/bots/kinds.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import type { Match } from '../../../engine/dice-throne/state/match.ts';

export const playByBots = (m: Match, kind: BotKind): void => {
  let n = 0;
  const random = (): number => ((n++ * 7919) % 997) / 997;
  for (let [next] = diceThrone.waiting(m); next; [next] = diceThrone.waiting(m)) {
    const read = diceThrone.parse(playBot(kind, diceThrone, m, next.seat, random));
    if (!('action' in read)) throw new Error('a bot chose what is no action');
    diceThrone.apply(m, next.seat, read.action);
  }
};
