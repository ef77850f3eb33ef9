/** A match as a seat may imagine it: decks lie in another order, quests and bosses that are drawn and not yet met are others,
 *  and so are dice to come; cards that the seat is looking at stay where they are. */
import { seededStream, shuffle } from '../core/chance.ts';
import { clonePlain } from '../core/clone.ts';
import type { Seat } from '../core/game.ts';
import { storyOf } from './modes.ts';
import type { EffectsFrame, Match } from './state/state.ts';
import type { Table } from './state/table.ts';
import { run } from './turn/machine.ts';
import { drawLine } from './turn/set-up.ts';

export const imagineMatch = ({ m, lib }: Table, seat: Seat, key: string): Match => {
  const copy = clonePlain(m);
  copy.chance = seededStream(`imagined ${key}`);
  const t: Table = { m: copy, lib, events: [] };
  const look = lookOf(t);
  const known = look && copy.prompt?.seat === seat ? copy.attack.deck.splice(0, look.n) : [];
  for (const { deck } of [copy.attack, copy.items, ...Object.values(copy.monsters)]) shuffle(copy.chance, deck);
  shuffle(copy.chance, copy.bounties);
  const story = storyOf(copy.mode);
  if (story) drawLine(t, story);
  copy.attack.deck.unshift(...known);
  // What somebody else is asked is about the cards that really lie there: it is asked anew.
  if (look && copy.prompt?.seat !== seat) {
    look.frame.given = [];
    copy.prompt = null;
    run(t);
  }
  return copy;
};

/** The effect in the middle of which somebody looks at the top of the attack deck. */
const lookOf = ({ m, lib }: Table): { readonly frame: EffectsFrame; readonly n: number } | undefined => {
  const frame = m.prompt ? m.stack.at(-1) : undefined;
  if (frame?.do !== 'effects') return undefined;
  const effect = lib.programs.get(frame.todo[0] ?? '')?.[frame.next];
  return effect?.do === 'peek' || effect?.do === 'foresee' ? { frame, n: effect.n } : undefined;
};
