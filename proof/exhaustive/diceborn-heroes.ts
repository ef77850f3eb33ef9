/** Everything in Diceborn Heroes' content that a match can use, and random matches until all of it has been: what classes,
 *  tokens, bounties, items, relics, songs, enemies, bosses, quests and cards do, with every branch; every standing word;
 *  every question and every kind of event. */
import { playRandomly } from '../../engine/bots/random.ts';
import { seededStream } from '../../engine/core/chance.ts';
import { makeDicebornHeroes } from '../../engine/diceborn-heroes/index.ts';
import { CONTENT } from '../../engine/diceborn-heroes/library/content.ts';
import { buildLibrary } from '../../engine/diceborn-heroes/library/library.ts';
import type { DicebornAction } from '../../engine/diceborn-heroes/state/actions.ts';
import type { DicebornEvent } from '../../engine/diceborn-heroes/state/events.ts';
import { type Match, QUESTIONS } from '../../engine/diceborn-heroes/state/state.ts';
import { EVENT_TYPES } from '../../engine/diceborn-heroes/text/en/tell.ts';
import type { Effect, Standing } from '../../engine/diceborn-heroes/vocabulary/words.ts';
import { dicebornParties } from '../battery/runs.ts';
import { type Choices, choices } from '../random.ts';
import type { Exhausted, UsefulMatch } from './exhausted.ts';
import { search } from './search.ts';

/** Lists of effects that note being looked up: that is how the engine comes to carry one out. */
class NotedPrograms extends Map<string, readonly Effect[]> {
  note: ((at: string) => void) | undefined;
  override get(at: string): readonly Effect[] | undefined {
    this.note?.(at);
    return super.get(at);
  }
}
const plain = buildLibrary(CONTENT, '');
const programs = new NotedPrograms(plain.programs);
const game = makeDicebornHeroes({ ...plain, programs });

/** Looked up to see whether it could do anything, or whom it would find: an event tells that it was done. */
const TOLD = /^(token|bounty|item)\/[^#]*$|^enemy\/[^/]+$|^boss\/[^/]+\/(green|red|blue)$/;
/** Windows of this game are public: no pass is held, and nothing fizzles. */
const NEVER_HERE: ReadonlySet<string> = new Set(['held', 'fizzled']);

const wordsOf = (who: string, { counter, evade, taunt }: Standing = {}): string[] => [
  ...(counter === undefined ? [] : [`counter of ${who}`]),
  ...(evade ? [`evade of ${who}`] : []),
  ...(taunt ? [`taunt of ${who}`] : []),
];

const reachable = (): Set<string> =>
  new Set([
    ...[...plain.programs].flatMap(([at, effects]) => (effects.length > 0 ? `program ${at}` : [])),
    ...CONTENT.items.flatMap(({ id, keeps }) => (keeps?.die ? `kept ${id}` : [])),
    ...[...plain.actions.values()].flatMap(({ id, passive }) => wordsOf(id, passive)),
    ...[...plain.monsters.values(), ...plain.bosses.values(), ...plain.relics.values()].flatMap(({ id, standing }) =>
      wordsOf(id, standing),
    ),
    ...QUESTIONS.map((question) => `question ${question}`),
    ...EVENT_TYPES.flatMap((type) => (NEVER_HERE.has(type) ? [] : `event ${type}`)),
  ]);

/** Plays matches until nothing is missing, or as many as allowed; `known` first (`search.ts`). */
export const exhaustDicebornHeroes = (
  seed: string,
  mostMatches: number,
  known: readonly UsefulMatch[] = [],
): Exhausted => ({
  ...search(
    reachable(),
    (number, missing, use, goOn) => playOne(choices(`${seed} ${number}`), missing, use, goOn),
    mostMatches,
    known,
  ),
  strange: [],
});

const MOST_ACTIONS = 120;

const playOne = (c: Choices, missing: readonly string[], note: (thing: string) => void, goOn: () => boolean): void => {
  programs.note = (at) => {
    if (!TOLD.test(at)) note(`program ${at}`);
  };
  try {
    const match = someMatch(c, missing);
    const random = c.number;
    for (let i = 0; i < MOST_ACTIONS && !match.outcome && goOn(); i++) {
      const { seat } = c.of(game.waiting(match));
      const parsed = game.parse(
        c.chance(2) ? c.of([game.timeout, game.concede]) : playRandomly(game, match, seat, random),
      );
      if (!('action' in parsed)) throw new Error('a bot chose what is no action');
      applyNoting(match, seat, parsed.action, note);
    }
  } finally {
    programs.note = undefined;
  }
};

/** Takes an action and notes each thing that is used on the way. */
const applyNoting = (m: Match, seat: number, action: DicebornAction, note: (thing: string) => void): void => {
  const slots = m.heroes.map(({ assigned, relicDice }) => [assigned?.slot ?? '', ...relicDice.map(({ slot }) => slot)]);
  const taunts = slots.flatMap(([slot = ''], no) => (plain.actions.get(slot)?.passive?.taunt ? [`hero:${no}`] : []));
  const classes = m.heroes.map((hero) => hero.class);
  const enemies = m.enemies.map(({ id }) => id);
  /** The words of whatever somebody's dice lie on, or of the enemy itself. */
  const noteWord = (word: string, name: string): void => {
    const no = Number(name.split(':')[1]);
    for (const id of name.startsWith('hero:') ? (slots[no] ?? []) : [enemies[no] ?? '']) note(`${word} of ${id}`);
  };
  const see = (event: DicebornEvent): void => {
    note(`event ${event.type}`);
    switch (event.type) {
      case 'revealed':
        if (event.who.startsWith('enemy:')) enemies[Number(event.who.slice('enemy:'.length))] = event.id;
        return;
      case 'ability':
        return note(`program token/${classes[event.hero]}`);
      case 'bounty-used':
        return note(`program bounty/${event.bounty}`);
      case 'used':
        return note(`program item/${event.item}`);
      case 'attack': {
        const id = enemies[Number(event.who.slice('enemy:'.length))] ?? '';
        note(`program ${plain.bosses.has(id) ? `boss/${id}/${plain.cards.get(event.card)?.colour}` : `enemy/${id}`}`);
        for (const target of event.targets) if (taunts.includes(target)) noteWord('taunt', target);
        return;
      }
      case 'countered':
        return noteWord('counter', event.by);
      case 'missed':
        return noteWord('evade', event.to);
      case 'rolled':
        for (const item of m.heroes[event.hero]?.items ?? []) note(`kept ${item}`);
    }
  };
  for (const event of game.apply(m, seat, action)) see(event);
  if (m.prompt) note(`question ${m.prompt.question}`);
};

const CLASSES = CONTENT.classes;
const DICE = 'GGRB';
const MONSTERS = [...plain.monsters.values()].map(({ id }) => id);
const BOSSES = [...plain.bosses.keys()];

/** A start of any mode, or a position in which something that is missing may come about. */
const someMatch = (c: Choices, missing: readonly string[]): Match => {
  const chance = seededStream(c.seed);
  if (c.chance(10)) return game.start(c.of(dicebornParties(c.below(20))), chance);
  // What is wanted is named by the last words of a thing: `program relic/sea-charm`.
  const wanted = (ids: readonly string[]): readonly string[] => {
    const found = ids.filter((id) => missing.some((thing) => thing.split(/[ /#:]/).includes(id)));
    return found.length > 0 && c.chance(75) ? found : ids;
  };
  const quest = c.chance(40) ? plain.quests.get(c.of(wanted([...plain.quests.keys()]))) : undefined;
  const size = 2 + c.below(3);
  const level = quest?.level ?? c.of([1, 2, 3] as const);
  const phase = c.of(['round', 'round', 'round', 'quest', 'town'] as const);
  const own = new Set(missing.map((thing) => thing.split('/').at(-1)));
  const classes = CLASSES.filter(
    ({ id, actions }) => own.has(id) || actions.some((action) => missing.some((thing) => thing.endsWith(action.id))),
  );
  const relics = c.list(2, () => c.of(wanted([...plain.relics.keys()])));
  const seats = Array.from({ length: size }, (_, seat) => {
    const { id, hp } = c.of(classes.length > 0 && c.chance(60) ? classes : CLASSES);
    const ko = seat > 0 && c.chance(10);
    return {
      hero: id,
      dice: DICE,
      ko,
      wounds: ko ? 0 : c.below(hp),
      tokens: { hero: c.below(3), ...(!ko && { block: c.below(3), poison: c.below(2), stun: c.chance(15) ? 1 : 0 }) },
      kept: c.list(1, () => c.of(CLASSES).actions[2].id),
      items: c.list(2, () => c.of(wanted(CONTENT.items.map((item) => item.id)))),
      relics: seat === 0 ? [...new Set(relics)] : [],
      spoils: c.list(3, () => c.of(CONTENT.monsters).id),
      bounty: c.of(wanted(CONTENT.bounties.map((bounty) => bounty.id))),
      bountyDone: c.chance(50),
    };
  });
  const enemy = (id: string) => {
    const hp = 1 + c.below(12);
    return { id, hp, wounds: c.below(hp), tokens: { block: c.below(3), stun: c.chance(10) ? 1 : 0 } };
  };
  const cards = wanted([...plain.cards.keys()]);
  return game.scenario.position(
    {
      mode: quest ? 'quest' : 'family',
      phase,
      level,
      seats,
      ...(quest && { quest: quest.id }),
      ...(phase === 'round' && {
        enemies: [
          ...Array.from({ length: 1 + c.below(3) }, () => enemy(c.of(wanted(MONSTERS)))),
          ...(c.chance(30) ? [enemy(c.of(wanted(BOSSES)))] : []),
        ],
        ...(quest && { allies: alliesOf(c, quest.id), locked: locksOf(c, quest.id) }),
      }),
      deck: [...new Set([c.of(cards), ...Array.from({ length: 14 }, () => c.of([...plain.cards.keys()]))])],
      discard: [],
    },
    chance,
  );
};

/** Friends that a quest brings, about to fall; now and then one more, so that there are several to choose from. */
const alliesOf = (c: Choices, quest: string) => {
  const ally = plain.quests.get(quest)?.ally;
  return [...(ally ? [{ id: ally.id, hp: 1 }] : []), ...(c.chance(20) ? [{ id: c.of(FRIENDS) }] : [])];
};
const FRIENDS = [...plain.allies.values()].map(({ id }) => id);
/** Dice on some of its slots. */
const locksOf = (c: Choices, quest: string) => {
  const slots = plain.quests.get(quest)?.slots ?? [];
  return slots.flatMap(({ slot: { colour, least } }, i) =>
    c.chance(50)
      ? [
          {
            slot: slots.length === 1 ? 'quest' : `quest:${i + 1}`,
            hero: i % 2,
            die: `${colour === 'grey' ? 'green' : colour}:${Math.max(1, least)}`,
          },
        ]
      : [],
  );
};
