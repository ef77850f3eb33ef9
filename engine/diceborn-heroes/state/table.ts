/** What the rules work on: a match, its content, and the events that happen. Finding whoever is meant. */
import type { Seat } from '../../core/game.ts';
import type { Library } from '../library/library.ts';
import type { MonsterDef, QuestDef, Standing, While } from '../vocabulary/words.ts';
import type { DicebornEvent } from './events.ts';
import type { Ally, EffectsFrame, Enemy, Figure, Frame, Hero, Match, Step } from './state.ts';

export interface Table {
  readonly m: Match;
  readonly lib: Library;
  readonly events: DicebornEvent[];
  /** An answer that came with an action does not fit: only while one is being checked. */
  fault?: string;
}

export const impossible = (what: string): never => {
  throw new Error(what);
};
/** What must be there. */
export const sure = <T>(found: T | undefined | null, what: string): T => found ?? impossible(`no ${what}`);

export const emit = (t: Table, event: DicebornEvent): void => {
  t.events.push(event);
};

// ---- names

export const heroName = (no: number): string => `hero:${no}`;
export const enemyName = (no: number): string => `enemy:${no}`;
export const allyName = (no: number): string => `ally:${no}`;
export const isHero = (name: string): boolean => name.startsWith('hero:');
export const isEnemy = (name: string): boolean => name.startsWith('enemy:');
export const numberOf = (name: string): number => Number(name.slice(name.indexOf(':') + 1));

export const heroAt = (m: Match, no: number): Hero => sure(m.heroes[no], `hero ${no}`);
export const enemyAt = (m: Match, no: number): Enemy => sure(m.enemies[no], `enemy ${no}`);
export const allyAt = (m: Match, no: number): Ally => sure(m.allies[no], `ally ${no}`);
export const figureOf = (m: Match, name: string): Figure => {
  if (isHero(name)) return heroAt(m, numberOf(name));
  return isEnemy(name) ? enemyAt(m, numberOf(name)) : allyAt(m, numberOf(name));
};

// ---- who stands

/** It stands, and can be wounded. */
export const stands = (m: Match, name: string): boolean => {
  if (isHero(name)) return !heroAt(m, numberOf(name)).ko;
  if (isEnemy(name)) return isFoe(enemyAt(m, numberOf(name)));
  return !allyAt(m, numberOf(name)).gone;
};
/** An enemy that stands and that heroes can target. */
export const isFoe = ({ defeated, hp }: Enemy): boolean => !defeated && hp > 0;
/** An enemy that gets attack cards: a quest's own attack too. */
export const attacks = ({ defeated }: Enemy): boolean => !defeated;

const namesWhere = <T>(list: readonly T[], name: (no: number) => string, test: (one: T) => boolean): string[] => {
  const names: string[] = [];
  for (let no = 0; no < list.length; no++) {
    const one = list[no];
    if (one !== undefined && test(one)) names.push(name(no));
  }
  return names;
};
export const foes = (m: Match): string[] => namesWhere(m.enemies, enemyName, isFoe);
export const anyFoe = (m: Match): boolean => m.enemies.some(isFoe);
export const standingHeroes = (m: Match): string[] => namesWhere(m.heroes, heroName, ({ ko }) => !ko);
export const koHeroes = (m: Match): string[] => namesWhere(m.heroes, heroName, ({ ko }) => ko);
export const standingAllies = (m: Match): string[] => namesWhere(m.allies, allyName, ({ gone }) => !gone);

/** Seats that have not left, from one on clockwise; that one where all have. */
export const heirOf = ({ players }: Match, seat: Seat): Seat => {
  for (let i = 0; i < players.length; i++) {
    const next = (seat + i) % players.length;
    if (!players[next]?.left) return next;
  }
  return seat;
};
/** Who decides for the party. */
export const leaderOf = (m: Match): Seat => heirOf(m, m.leader);
export const leadersHero = (m: Match): number => {
  const leader = leaderOf(m);
  return Math.max(
    0,
    m.heroes.findIndex(({ seat }) => seat === leader),
  );
};
/** Who decides for somebody: a hero's seat, an ally's owner's, or the leader. */
export const deciderFor = (m: Match, by: string | null): Seat => {
  const hero = by === null ? null : heroOf(m, by);
  return hero === null ? leaderOf(m) : heroAt(m, hero).seat;
};
/** The hero who is, or leads, somebody. */
export const heroOf = (m: Match, by: string): number | null => {
  if (isHero(by)) return numberOf(by);
  return isEnemy(by) ? null : allyAt(m, numberOf(by)).owner;
};

// ---- content

export const monsterOf = ({ lib }: Table, id: string): MonsterDef => sure(lib.monsters.get(id), `monster ${id}`);
export const questOf = ({ m, lib }: Table): QuestDef | undefined => (m.quest ? lib.quests.get(m.quest.id) : undefined);

/** Slots of the quest that lies there, as they are named. */
export const slotNames = (quest: QuestDef): string[] =>
  quest.slots.length === 1 ? ['quest'] : quest.slots.map((_, i) => `quest:${i + 1}`);

/** Slots of the quest with a die that stays there: one that may still be taken back locks nothing yet. */
export const lockedSlots = ({ m: { quest } }: Table): ReadonlySet<string> =>
  new Set(quest?.locks.flatMap(({ slot, fresh }) => (fresh ? [] : slot)));

/** Conditions in force: of a third quest's slots that are not locked, while the quest lies there. */
export const conditions = (t: Table): { readonly at: string; readonly holds: While }[] => {
  const quest = questOf(t);
  if (!quest) return [];
  const names = slotNames(quest);
  const locked = lockedSlots(t);
  return quest.slots.flatMap(({ while: holds }, i) =>
    holds && !locked.has(names[i] ?? '') ? [{ at: `quest/${quest.id}/${i}/while`, holds }] : [],
  );
};
export const holds = (t: Table, word: Extract<While, { holds: string }>['holds']): boolean =>
  t.m.quest !== null && conditions(t).some((one) => 'holds' in one.holds && one.holds.holds === word);

/** What stands with somebody, of each card and slot that says something; nothing while it is stunned. */
const wordsOf = (t: Table, name: string): readonly Standing[] => {
  if (figureOf(t.m, name).stun > 0) return [];
  if (isHero(name)) return heroWords(t, heroAt(t.m, numberOf(name)));
  if (isEnemy(name)) {
    const { kind, id } = enemyAt(t.m, numberOf(name));
    if (kind === 'hazard') return [];
    return said(kind === 'boss' ? t.lib.bosses.get(id)?.standing : monsterOf(t, id).standing);
  }
  const { from, of } = allyAt(t.m, numberOf(name));
  return from === 'summon' ? said(monsterOf(t, of).standing) : [];
};
const said = (word: Standing | undefined): Standing[] => (word ? [word] : []);

/** The passives of slots in which a hero's dice lie, its relics' too. */
const heroWords = ({ lib }: Table, { ko, assigned, relicDice }: Hero): readonly Standing[] =>
  ko
    ? []
    : [
        ...said(assigned ? lib.actions.get(assigned.slot)?.passive : undefined),
        ...relicDice.flatMap(({ slot }) => said(lib.relics.get(slot)?.standing)),
      ];

/** It could let an attack miss, if it has not yet in this round. */
export const canEvade = (t: Table, name: string): boolean => wordsOf(t, name).some(({ evade }) => evade === true);

/** Wounds that its Counters deal to whoever dealt it so many: they add up. */
export const counterOf = (t: Table, name: string, dealt = 0): number =>
  wordsOf(t, name).reduce((sum, { counter = 0 }) => sum + (counter === 'equal' ? dealt : counter), 0);

// ---- the stack

/** Puts frames on the stack: the first of them is done first. */
export const push = ({ m }: Table, ...frames: readonly Frame[]): void => {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame) m.stack.push(frame);
  }
};
export const step = (what: Step): Frame => ({ do: what, given: [] });

interface Doing {
  readonly by?: string | null;
  readonly memo?: Record<string, string[]>;
  readonly value?: number;
}
/** Frame for lists of effects at some addresses; lists that are empty are left out. */
export const program = (
  { lib }: Table,
  todo: readonly string[],
  { by = null, memo = {}, value = 0 }: Doing = {},
): EffectsFrame => ({
  do: 'effects',
  todo: todo.filter((at) => (lib.programs.get(at)?.length ?? 0) > 0),
  next: 0,
  by,
  given: [],
  memo,
  struck: [],
  countered: [],
  value,
});
