/** Everything that loot says, and who stands beside a boss: every card played, every piece of equipment in play and at work,
 *  every branch of what they do. Matches of both kinds of scenario, from random positions, until all of it has been used. */
import { playBot } from '../../engine/bots/index.ts';
import { NoDiceLeft, scriptedStream } from '../../engine/core/chance.ts';
import { CRAWL_CONTENT } from '../../engine/dice-throne/adventures/crawl/content.ts';
import type { LootDef } from '../../engine/dice-throne/adventures/loot/define.ts';
import { LOOT } from '../../engine/dice-throne/adventures/loot/index.ts';
import { MINIONS } from '../../engine/dice-throne/adventures/minions/index.ts';
import { viseer } from '../../engine/dice-throne/bosses/viseer.ts';
import { commonCards } from '../../engine/dice-throne/cards/common-cards.ts';
import { COMBATANTS } from '../../engine/dice-throne/combatants.ts';
import { type DiceThrone, makeDiceThrone } from '../../engine/dice-throne/index.ts';
import { buildLibrary } from '../../engine/dice-throne/library/index.ts';
import { bossBattle } from '../../engine/dice-throne/modes/boss-battle.ts';
import { portalCrawl } from '../../engine/dice-throne/modes/portal-crawl.ts';
import type { Match } from '../../engine/dice-throne/state/match.ts';
import type { LibraryProgram } from '../../engine/dice-throne/state/table.ts';
import type { DiceThroneAction } from '../../engine/dice-throne/state/view-shape.ts';
import { type Choices, choices } from '../random.ts';
import type { Exhausted, UsefulMatch } from './exhausted.ts';
import { search } from './search.ts';

/** Programs that note being looked up: that is how the engine comes to carry one out. */
class NotedPrograms extends Map<string, LibraryProgram> {
  note: ((at: string) => void) | undefined;
  override get(at: string): LibraryProgram | undefined {
    this.note?.(at);
    return super.get(at);
  }
}
const plain = buildLibrary(COMBATANTS, commonCards, CRAWL_CONTENT);
const ready = new NotedPrograms(plain.ready);
const game: DiceThrone = makeDiceThrone({ ...plain, ready });

const OURS = [...LOOT.map(({ id }) => `card:${id}`), 'rule:loot', viseer.id];
/** The address begins with one of these, and goes on with a place in it or not at all. */
const isOurs = (at: string): boolean =>
  OURS.some((one) => at === one || (at.startsWith(one) && /^[/.]/.test(at.slice(one.length))));

const changesDamage = ({ standing = [] }: LootDef): boolean => standing.some((word) => word.do === 'modify');

/** All that there is to reach. */
const reachable = (): Set<string> =>
  new Set([
    ...[...plain.programs].filter(([at, run]) => run.length > 0 && isOurs(at)).map(([at]) => `program ${at}`),
    ...LOOT.map(({ id }) => `card ${id}`),
    ...LOOT.filter(changesDamage).map(({ id }) => `card ${id} stands`),
  ]);

/** Plays matches until nothing is missing, or as many as allowed; `known` first (`search.ts`). */
export const exhaustAdventures = (
  seed: string,
  mostMatches: number,
  known: readonly UsefulMatch[] = [],
): Exhausted => ({
  ...search(
    reachable(),
    (number, missing, use, goOn) => playOne(choices(`${seed} adventures ${number}`), missing, use, goOn),
    mostMatches,
    known,
  ),
  strange: [],
});

const MOST_ACTIONS = 120;
const playOne = (c: Choices, missing: readonly string[], note: (thing: string) => void, goOn: () => boolean): void => {
  const random = c.number;
  try {
    const match = somePosition(c, missing, note);
    for (let i = 0; i < MOST_ACTIONS && !match.outcome && goOn(); i++) {
      const { seat } = c.of(game.waiting(match));
      const legal = game.legal(match, seat);
      const wanted = legal.filter((action) => action.type === 'play' && missing.includes(`card ${action.card}`));
      const parsed = game.parse(playBot('random', game, match, seat, random));
      if (!('action' in parsed)) throw new Error('a bot chose what is no action');
      applyNoting(match, seat, wanted.length > 0 && c.chance(70) ? c.of(wanted) : parsed.action, note);
    }
  } catch (error) {
    // Loaded dice are a list that can come to its end: then so does the match.
    if (!(error instanceof NoDiceLeft)) throw error;
  }
};

const applyNoting = (match: Match, seat: number, action: DiceThroneAction, note: (thing: string) => void): void =>
  noting(note, () => {
    for (const event of game.apply(match, seat, action)) {
      if (event.type === 'played') note(`card ${event.card}`);
      if (event.type === 'modified') note(`${event.source.replace(':', ' ')} stands`);
    }
  });
const noting = <T>(note: (thing: string) => void, run: () => T): T => {
  ready.note = (at) => note(`program ${at}`);
  try {
    return run();
  } finally {
    ready.note = undefined;
  }
};

const HEROES = [...plain.heroes.values()].filter(({ kind }) => kind === 'hero').map(({ id }) => id);
const DICE = 1500;
const CARDS = 7;
const PLACES = [
  { at: '0-0', tile: 'crimson-sands' },
  { at: '0-1', tile: 'caves', up: true },
  { at: '1-0', tile: 'embers', items: ['chest-1', 'chest-2'] },
  { at: '1-1', tile: 'void-crater', items: ['chest-3'] },
];
const FOES = MINIONS.filter(({ level }) => level < 4);

const somePosition = (c: Choices, missing: readonly string[], note: (thing: string) => void): Match => {
  const inCrawl = c.chance(60);
  const exploring = inCrawl && c.chance(25);
  const heroes = 1 + c.below(3);
  const seats = Array.from({ length: heroes }, (_, i) => someSeat(c, i, heroes, missing, inCrawl && !exploring));
  const fights = ['upkeep', 'income', 'main-1', 'offensive-roll', 'main-2', 'enemy'];
  const spec = {
    mode: inCrawl ? portalCrawl.id : bossBattle.id,
    phase: exploring ? 'move' : c.of(fights),
    seats,
    ...(inCrawl
      ? {
          map: PLACES,
          minions: { 1: ['roc', 'fairy'], 2: ['beast-dreg'], 3: ['chimera'] },
          ...(!exploring && { enemies: [{ id: c.of(FOES).id, at: '0-1', engaged: seats.map((_, i) => i) }] }),
        }
      : { setup: { scenario: c.of([2, 4, 6, 8]), difficulty: c.of(['normal', 'hardcore']) } }),
  };
  return noting(note, () => game.scenario.position(spec, scriptedStream(loadedDice(c), c.seed)));
};

const someSeat = (
  c: Choices,
  i: number,
  heroes: number,
  missing: readonly string[],
  fights: boolean,
): Record<string, unknown> => {
  const families = new Set<string>();
  const named = ({ id }: LootDef): boolean =>
    missing.some((thing) => thing.startsWith(`card ${id}`) || thing.startsWith(`program card:${id}`));
  const wanted = LOOT.filter(named);
  const loot = Array.from({ length: CARDS }, () => c.of(wanted.length > 0 && c.chance(60) ? wanted : LOOT)).filter(
    ({ family, noSolo }) => (heroes > 1 || !noSolo) && !families.has(family) && families.add(family),
  );
  const equipment = loot.filter(({ type }) => type === 'equipment').slice(0, c.below(3));
  const lying = loot.filter((card) => !equipment.includes(card));
  return {
    hero: HEROES[(c.below(HEROES.length) + i) % HEROES.length],
    cp: c.below(16),
    loot: loot.map(({ id }) => id),
    equipment: equipment.map(({ id }) => id),
    hand: lying.map(({ id }) => id),
    tokens: Object.fromEntries(c.list(3, () => [c.of(TOKENS), 1])),
    ...(fights ? { at: '0-1', health: 8 } : {}),
  };
};
const TOKENS = ['bleed', 'poison', 'wither', 'blind', 'entangle', 'evasive', 'targeted', 'parasite'];

/** Often one value comes up more often than it should; one of twenty now and then. */
const loadedDice = (c: Choices): number[] => {
  const favourite = c.below(6) + 1;
  return Array.from({ length: DICE }, () => (c.chance(50) ? favourite : c.below(6) + 1));
};
