/** What a campaign carries from match to match (book: The Next Fable): relics in the item deck, starred cards in the attack
 *  deck, packs played, stars. */
import { z } from 'zod';
import type { Achieved } from '../../core/game.ts';
import { badInput } from '../../core/issues.ts';
import { BadInput } from '../../core/refusal.ts';
import type { Library } from '../library/library.ts';
import type { Carried, Match } from '../state/state.ts';

const ids = z.array(z.string()).default([]);
export const carriedForm = z.strictObject({
  relics: ids,
  starred: ids,
  played: ids,
  stars: z.number().int().min(0).default(0),
});
const setupForm = z.strictObject({ carried: carriedForm.optional() });

export const NOTHING_CARRIED: Carried = { relics: [], starred: [], played: [], stars: 0 };

/** The set-up of a match. Throws `BadInput` naming the field, below `setup`. */
export const readSetup = (lib: Library, setup: unknown): Carried => {
  if (setup === undefined) return { ...NOTHING_CARRIED };
  const read = setupForm.safeParse(setup);
  if (!read.success) {
    const fault = badInput(read.error, setup, '');
    throw new BadInput(fault.field ? `setup.${fault.field}` : 'setup', fault.message.replace(/^[^:]*: /, ''));
  }
  const carried = read.data.carried ?? NOTHING_CARRIED;
  checkCarried(lib, carried, 'setup.carried');
  return { ...carried };
};

/** Throws `BadInput` for what there is not, or stands there twice. */
export const checkCarried = (lib: Library, carried: Carried, path: string): void => {
  const lists = {
    relics: new Set(lib.relics.keys()),
    starred: new Set([...lib.cards.values()].flatMap(({ id, starred }) => (starred ? id : []))),
    played: new Set(lib.packs.keys()),
  };
  for (const field of ['relics', 'starred', 'played'] as const) {
    carried[field].forEach((id, i) => {
      if (!lists[field].has(id)) throw new BadInput(`${path}.${field}.${i}`, `there is no ${id}`);
      if (carried[field].indexOf(id) < i) throw new BadInput(`${path}.${field}.${i}`, `${id} stands there twice`);
    });
  }
};

/** Stars of relics, of starred attack cards, and of what the party is remembered for. */
const RELIC_STARS = 2;
const CARD_STARS = 1;
const DEED_STARS = 1;

/** The party did it: whoever is told, it counts once. */
const starsOf = (achieved: readonly Achieved[]): number => new Set(achieved.map(({ id }) => id)).size * DEED_STARS;

/** What goes on from a finished match that was won: nothing where the campaign is over. Relics and cards go on themselves,
 *  with their stars on them; of what was achieved only the stars do (G3). */
export const carriedOn = (
  lib: Library,
  m: Match,
  achieved: () => readonly Achieved[],
): { readonly carried: Carried } | undefined => {
  if (!m.outcome || m.outcome.winners.length === 0) return undefined;
  const inItems = [...m.items.deck, ...m.items.discard, ...m.market].filter((id) => lib.relics.has(id));
  const relics = [...m.heroes.flatMap((hero) => hero.relics), ...inItems];
  const inPlay = m.enemies.flatMap(({ cards }) => cards);
  const starred = [...m.attack.deck, ...m.attack.discard, ...inPlay].filter((id) => lib.cards.get(id)?.starred);
  const played = [...new Set([...m.carried.played, ...(m.pack === null ? [] : [m.pack])])];
  return { carried: { relics, starred, played, stars: m.carried.stars + starsOf(achieved()) } };
};

/** Stars on relics and starred cards that are in the decks or were won, and those the campaign has: what can be seen. */
export const scoreOf = (lib: Library, m: Match): number => {
  const won = [...lib.relics.keys()].length - m.aside.relics.length;
  const added = [...lib.cards.values()].filter(({ starred }) => starred).length - m.aside.starred.length;
  return won * RELIC_STARS + added * CARD_STARS + m.carried.stars;
};

/** The score of a finished match (G3). What was achieved in one that was lost counts as well: it is of the campaign, whose
 *  score is told when it ends. */
export const endScoreOf = (lib: Library, m: Match, achieved: () => readonly Achieved[]): number | undefined =>
  m.outcome ? scoreOf(lib, m) + starsOf(achieved()) : undefined;
