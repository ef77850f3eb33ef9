/** Content made ready for play: everything by its id, and every list of effects by its address. A frame on the stack names
 *  an address and never copies what lies there. */
import type {
  ActionDef,
  AllyDef,
  AttackCardDef,
  BossDef,
  BountyDef,
  ClassDef,
  Effect,
  HazardDef,
  ItemDef,
  MonsterDef,
  PackDef,
  QuestDef,
  RelicDef,
  SongDef,
} from '../vocabulary/words.ts';
import type { Content } from './content.ts';

type By<T> = ReadonlyMap<string, T>;

export interface Library {
  readonly content: Content;
  readonly hash: string;
  readonly classes: By<ClassDef>;
  readonly actions: By<ActionDef>;
  /** Monsters of the decks, quest enemies, and what bosses bring. */
  readonly monsters: By<MonsterDef>;
  readonly hazards: By<HazardDef>;
  readonly bosses: By<BossDef>;
  /** By quest or boss and their own id: `tide/ferryman`. */
  readonly allies: By<AllyDef>;
  readonly quests: By<QuestDef>;
  readonly packs: By<PackDef>;
  /** The pack of each quest, boss, relic and starred card. */
  readonly packOf: By<PackDef>;
  readonly relics: By<RelicDef>;
  readonly cards: By<AttackCardDef>;
  readonly items: By<ItemDef>;
  readonly bounties: By<BountyDef>;
  readonly songs: By<SongDef>;
  readonly programs: By<readonly Effect[]>;
}

const byId = <T extends { readonly id: string }>(list: readonly T[]): Map<string, T> =>
  new Map(list.map((def) => [def.id, def]));

/** Only a friend of the heroes stands at a fixed value. */
export const isAllyDef = (def: MonsterDef | AllyDef): def is AllyDef => 'value' in def;

export const buildLibrary = (content: Content, hash: string): Library => {
  const { packs } = content;
  const quests = packs.flatMap((pack) => pack.quests);
  const brought = packs.flatMap(({ boss }) => boss.brings);
  const monsters = byId([
    ...content.monsters,
    ...quests.flatMap(({ enemy }) => enemy ?? []),
    ...brought.flatMap((def) => (isAllyDef(def) ? [] : def)),
  ]);
  const lib = {
    content,
    hash,
    classes: byId(content.classes),
    actions: byId(content.classes.flatMap(({ actions }) => actions)),
    monsters,
    hazards: byId(quests.flatMap(({ hazard }) => hazard ?? [])),
    bosses: byId(packs.map(({ boss }) => boss)),
    allies: new Map([
      ...quests.flatMap(({ id, ally }) => (ally ? [[`${id}/${ally.id}`, ally] as const] : [])),
      ...packs.flatMap(({ boss }) =>
        boss.brings.flatMap((def) => (isAllyDef(def) ? [[`${boss.id}/${def.id}`, def] as const] : [])),
      ),
    ]),
    quests: byId(quests),
    packs: byId(packs),
    packOf: new Map(
      packs.flatMap((pack) =>
        [...pack.quests, ...pack.relics, ...pack.starred, pack.bossCard, pack.boss].map(
          ({ id }) => [id, pack] as const,
        ),
      ),
    ),
    relics: byId(packs.flatMap(({ relics }) => relics)),
    cards: byId([...content.baseCards, ...packs.flatMap(({ starred, bossCard }) => [...starred, bossCard])]),
    items: byId(content.items),
    bounties: byId(content.bounties),
    songs: byId(content.songs),
  };
  return { ...lib, programs: programsOf(lib) };
};

type Programs = Map<string, readonly Effect[]>;

const programsOf = (lib: Omit<Library, 'programs'>): Programs => {
  const programs: Programs = new Map();
  const add = (at: string, effects: readonly Effect[] = []): void => {
    programs.set(at, effects);
    effects.forEach((effect, i) => {
      if (effect.do === 'roll') for (const [r, { then }] of effect.rows.entries()) add(branch(at, i, r), then);
      if (effect.do !== 'if') return;
      add(branch(at, i, 'then'), effect.then);
      add(branch(at, i, 'else'), effect.else);
    });
  };
  /** What an attack does to its targets, and then to whoever made it. */
  const addAttack = (at: string, effects: readonly Effect[]): void => {
    add(
      at,
      effects.filter((effect) => !isOnSelf(effect)),
    );
    add(`${at}/self`, effects.filter(isOnSelf));
  };
  for (const { id, token } of lib.classes.values()) add(`token/${id}`, token);
  for (const { id, effects } of lib.actions.values()) add(`action/${id}`, effects);
  for (const { id, attack } of [...lib.monsters.values(), ...lib.hazards.values()]) addAttack(`enemy/${id}`, attack);
  for (const { id, attacks, sideDown } of lib.bosses.values()) {
    for (const [colour, effects] of Object.entries(attacks)) addAttack(`boss/${id}/${colour}`, effects);
    add(`boss/${id}/down`, sideDown);
  }
  for (const [at, { whenKod }] of lib.allies) add(`ally/${at}`, whenKod);
  for (const { id, setUp, slots } of lib.quests.values()) {
    add(`quest/${id}/set-up`, setUp);
    slots.forEach(({ while: holds, locked, open }, i) => {
      add(`quest/${id}/${i}/locked`, locked);
      add(`quest/${id}/${i}/open`, open);
      if (holds && 'at' in holds) add(`quest/${id}/${i}/while`, holds.effects);
    });
  }
  for (const { id, effects } of lib.relics.values()) add(`relic/${id}`, effects);
  for (const { id, extra } of lib.cards.values()) add(`card/${id}`, extra);
  for (const { id, effects, keeps } of lib.items.values()) {
    add(`item/${id}`, effects);
    if (keeps?.fight) add(`fight/${id}`, keeps.fight);
  }
  for (const { id, effects } of lib.bounties.values()) add(`bounty/${id}`, effects);
  for (const { id, effects } of lib.songs.values()) add(`song/${id}`, effects);
  return programs;
};

/** Where a branch of the nth effect at an address lies. */
export const branch = (at: string, nth: number, which: number | string): string => `${at}#${nth}.${which}`;

/** What a quest or a boss leaves when it is over: it happens to whoever gets it, and is nobody's doing. */
export const isLeft = (at: string): boolean => LEFT.test(at);
const LEFT = /^(quest\/|boss\/[^/]+\/down$)/;

const isOnSelf = (effect: Effect): boolean => 'to' in effect && effect.to === 'self';

/** How many targets an attack looks for: 1, 2, or all there are; none where it has no target. */
export const reachOf = (effects: readonly Effect[]): number =>
  Math.max(0, ...effects.map((effect) => ('to' in effect ? (REACH[effect.to] ?? 0) : 0)));
const REACH: Readonly<Record<string, number>> = { t: 1, '2t': 2, all: Number.POSITIVE_INFINITY };
