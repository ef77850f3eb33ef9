/** The quest phase (book: Quest Phase; Quest Cards): the next quest, its monsters, dice; and the final boss. */
import { shuffle } from '../../core/chance.ts';
import type { BossFigures } from '../library/content.ts';
import { isAllyDef } from '../library/library.ts';
import { storyOf } from '../modes.ts';
import { draw, shuffleIn } from '../rules/decks.ts';
import { diceOfHero, takeOne } from '../state/figures.ts';
import type { Ally, Die, Enemy, EnemyKind, Match } from '../state/state.ts';
import { allyName, emit, enemyName, heroName, program, push, step, sure, type Table } from '../state/table.ts';
import type { AllyDef, Colour, MonsterDef, QuestDef } from '../vocabulary/words.ts';

/** Dice in the box. */
export const SUPPLY: Readonly<Record<Colour, number>> = { green: 10, red: 8, blue: 8 };

export const beginQuest = (t: Table): void => {
  const { m, lib } = t;
  m.phase = 'quest';
  const next = m.line[m.fight];
  m.fight++;
  m.enemies = [];
  m.allies = [];
  m.awaits = { block: 0, hpPerHero: 0 };
  for (const hero of m.heroes) Object.assign(hero, { spent: [], songs: [], scarred: false, waits: false });
  if (next !== undefined && lib.bosses.has(next)) return beginBossFight(t, next);
  m.level = Math.min(3, m.fight) as Match['level'];
  const quest = next === undefined ? undefined : sure(lib.quests.get(next), `quest ${next}`);
  if (quest) layQuest(t, quest);
  else emit(t, { type: 'fight', level: m.level });
  revealMonsters(t, quest);
  takeDice(t);
  const boss = m.pack === null ? undefined : lib.packs.get(m.pack)?.bossCard.id;
  if (m.level === LAST_LEVEL && boss !== undefined && takeOne(m.aside.starred, boss)) {
    shuffleIn(t, boss);
    emit(t, { type: 'added', card: boss });
  }
  push(t, ...(quest ? [program(t, [`quest/${quest.id}/set-up`])] : []), ...fightBegins(t));
};
const LAST_LEVEL = 3;

const layQuest = (t: Table, { id, level, ally, enemy, hazard }: QuestDef): void => {
  t.m.quest = { id, locks: [] };
  emit(t, { type: 'quest', quest: id, level });
  if (ally) addAlly(t, `${id}/${ally.id}`, ally);
  if (enemy) addMonster(t, enemy, 'quest');
  if (hazard) addEnemy(t, { kind: 'hazard', id: hazard.id, hp: 0 });
};

/** One monster a hero, unless the quest says otherwise. */
const revealMonsters = (t: Table, quest: QuestDef | undefined): void => {
  const { m, lib } = t;
  const pile = m.monsters[m.level];
  const n = m.heroes.length + (quest?.monsters ?? 0);
  for (let i = 0; i < n; i++) {
    if (i === 0 && quest?.fetch !== undefined) bringUp(t, quest.fetch);
    if (quest?.seek && i < quest.seek.n) seek(t, quest.seek.types);
    const id = draw(t, pile);
    if (id !== undefined) addMonster(t, sure(lib.monsters.get(id), id), 'monster');
  }
};
/** Lays a monster on top of its deck, wherever in deck or discard it is. */
const bringUp = ({ m }: Table, id: string): void => {
  const { deck, discard } = m.monsters[m.level];
  if (takeOne(deck, id) || takeOne(discard, id)) deck.unshift(id);
};
/** What lies above a monster of these types goes under the deck. */
const seek = ({ m, lib }: Table, types: readonly string[]): void => {
  const { deck } = m.monsters[m.level];
  const at = deck.findIndex((id) => types.includes(lib.monsters.get(id)?.type ?? ''));
  if (at > 0) deck.push(...deck.splice(0, at));
};

/** Each hero takes the dice of its class and cards, as long as there are any. */
const takeDice = ({ m, lib }: Pick<Table, 'm' | 'lib'>): void => {
  const left: Record<Colour, number> = { ...SUPPLY };
  m.heroes.forEach((hero, no) => {
    hero.pool = diceOfHero({ lib }, hero).flatMap((colour): Die[] => {
      if (left[colour] === 0) return [];
      left[colour]--;
      return [{ colour, value: 0, owner: no }];
    });
  });
};

/** What heroes keep for the beginning of each fight, and the first round. */
const fightBegins = (t: Table) => [
  ...t.m.heroes.map(({ items, ko }, no) =>
    program(t, ko ? [] : items.map((id) => `fight/${id}`), { by: heroName(no) }),
  ),
  step('begin-round'),
];

// ---- who comes to the table

const FRESH = { wounds: 0, block: 0, poison: 0, stun: 0, evaded: false };

export const addEnemy = (t: Table, { kind, id, hp }: { kind: EnemyKind; id: string; hp: number }): Enemy => {
  const enemy: Enemy = {
    kind,
    id,
    hp,
    ...FRESH,
    undead: false,
    attacked: false,
    cards: [],
    captured: [],
    lastBy: null,
    defeated: false,
  };
  const no = t.m.enemies.push(enemy) - 1;
  emit(t, { type: 'revealed', who: enemyName(no), id, kind });
  return enemy;
};
const addMonster = (t: Table, { id, hp, hpPerHero = 0 }: MonsterDef, kind: EnemyKind): Enemy =>
  addEnemy(t, { kind, id, hp: hp + hpPerHero * t.m.heroes.length });

export const addAlly = (t: Table, of: string, { id, hp, hpPerHero = 0, value }: AllyDef): Ally => {
  const ally: Ally = {
    id,
    from: 'quest',
    of,
    hp: hp + hpPerHero * t.m.heroes.length,
    value,
    owner: null,
    ...FRESH,
    assigned: null,
    on: null,
    gone: false,
  };
  const no = t.m.allies.push(ally) - 1;
  emit(t, { type: 'revealed', who: allyName(no), id, kind: 'ally' });
  return ally;
};

// ---- the boss

const bossAgainst = ({ m, lib }: Pick<Table, 'm' | 'lib'>): BossFigures => {
  const { quest, arena } = lib.content.bossAgainst;
  const figures = storyOf(m.mode) === 'bosses' ? arena : quest;
  return sure(figures[Math.max(0, m.heroes.length - 2)], `boss against ${m.heroes.length} heroes`);
};
export const bossHp = (t: Table, id: string): number => {
  const { hp } = bossAgainst(t);
  return t.lib.bosses.get(id)?.sides === 2 ? Math.floor(hp / 2) : hp;
};
/** Attack cards of a boss in a round. */
export const bossCards = (t: Table): number => bossAgainst(t).cards;

/** The boss comes, with what it brings; it is still the same quest. */
export const bossComes = (t: Table, id: string): void => {
  const { m, lib } = t;
  const def = sure(lib.bosses.get(id), `boss ${id}`);
  m.boss = { id, side: 1 };
  emit(t, { type: 'boss', boss: id });
  const boss = addEnemy(t, { kind: 'boss', id, hp: bossHp(t, id) + m.awaits.hpPerHero * m.heroes.length });
  boss.block = Math.min(2, m.awaits.block);
  for (const brought of m.heroes.length <= 2 ? def.brings.slice(0, 1) : def.brings) {
    if (isAllyDef(brought)) addAlly(t, `${id}/${brought.id}`, brought);
    else addMonster(t, brought, 'brought');
  }
  push(t, ...fightBegins(t));
};

/** A fight of the arena: the attack deck is whole, and the boss's own card is in it. */
const beginBossFight = (t: Table, id: string): void => {
  const { m, lib } = t;
  m.level = LAST_LEVEL;
  m.attack.deck.push(...m.attack.discard.splice(0));
  const card = lib.packOf.get(id)?.bossCard.id;
  if (card !== undefined && takeOne(m.aside.starred, card)) m.attack.deck.push(card);
  shuffle(m.chance, m.attack.deck);
  takeDice(t);
  bossComes(t, id);
};
