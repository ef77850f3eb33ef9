/** A match as a seat may imagine it: what is hidden from it lies in another order, and the dice to come are others. Who
 *  looks ahead on an imagined match cannot peek. */
import { type DiceStream, seededStream, shuffle } from '../../core/chance.ts';
import type { Seat } from '../../core/game.ts';
import { freshTiles } from '../adventures/crawl/lay.ts';
import { copyCast } from '../state/cast.ts';
import { copyMatch } from '../state/copy.ts';
import type { Match } from '../state/match.ts';
import type { Crawl } from '../state/scenario.ts';

/** A copy of the match with hands and decks that the seat may not see dealt anew among themselves, and another dice
 *  stream. The same key imagines the same. Teammates' hands are open to each other and stay. */
export const imagineMatch = (m: Match, seat: Seat, key: string): Match => {
  const copy = copyMatch(m);
  copyCast(m, copy);
  const chance = seededStream(`imagined ${key}`);
  const team = copy.bodies.find((body) => body.pilot === seat)?.team;
  for (const body of copy.bodies) {
    const owner = copy.holdings[body.id];
    if (!owner) continue;
    const open = body.team === team;
    const hidden = open ? owner.deck : [...owner.deck, ...owner.hand];
    shuffle(chance, hidden);
    if (open) continue;
    owner.hand = hidden.splice(0, owner.hand.length);
    owner.deck = hidden;
  }
  if (copy.crawl) hideCrawl(copy, copy.crawl, chance);
  copy.imagined = true;
  copy.chance = chance;
  // Held intents of others stay: they are shown. Answers given along with a play are part of it.
  return copy;
};

/** Tiles that lie face-down may be any that are not seen, and minions come in another order. */
const hideCrawl = ({ players }: Match, { tiles, decks }: Crawl, chance: DiceStream): void => {
  for (const deck of decks) shuffle(chance, deck);
  const seen = new Set(tiles.flatMap(({ up, tile }) => (up ? [tile] : [])));
  for (const level of [1, 2, 3, 4] as const) {
    const hidden = freshTiles(level, players).filter((tile) => !seen.has(tile));
    shuffle(chance, hidden);
    for (const [i, place] of tiles.entries())
      if (!place.up && place.level === level) tiles[i] = { ...place, tile: hidden.pop() ?? place.tile };
  }
};
