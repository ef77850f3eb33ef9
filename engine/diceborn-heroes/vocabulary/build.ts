/** Short constructors for content, so that a card reads like its print. */
import type {
  ActionDef,
  AllyDef,
  Attack,
  AttackCardDef,
  Colour,
  Effect,
  MonsterDef,
  Row,
  Slot,
  Standing,
  Whom,
} from './words.ts';

type Riders = Omit<Attack, 'do' | 'n' | 'to'>;

export const attack = (n: number, to: Whom, riders: Riders = {}): Effect => ({ do: 'attack', n, to, ...riders });
export const suffer = (n: number, to: Whom): Effect => ({ do: 'suffer', n, to });
export const block = (n: number, to: Whom): Effect => ({ do: 'block', n, to });
export const guard: Effect = { do: 'guard' };
export const heal = (n: number, to: Whom): Effect => ({ do: 'heal', n, to });
export const poison = (to: Whom): Effect => ({ do: 'poison', to });
export const stun = (to: Whom): Effect => ({ do: 'stun', to });
export const strip = (to: Whom): Effect => ({ do: 'strip', to });
export const cleanse = (to: Whom): Effect => ({ do: 'cleanse', to });
export const veil = (to: Whom): Effect => ({ do: 'veil', to });
export const free: Effect = { do: 'free', to: 'hero' };
export const revive: Effect = { do: 'revive', to: 'hero' };
export const refresh: Effect = { do: 'refresh', to: 'hero' };
export const set: Effect = { do: 'set' };
export const reroll: Effect = { do: 'reroll' };
export const deck = (n: number): Effect => ({ do: 'deck', n });
export const peek = (n: number): Effect => ({ do: 'peek', n });
export const item = (n: number): Effect => ({ do: 'item', n });
export const spoil = (n: number): Effect => ({ do: 'spoil', n });
export const relic = (id: string): Effect => ({ do: 'relic', relic: id });
export const add = (card: string): Effect => ({ do: 'add', card });
export const whileStands = (ally: string, ...then: readonly Effect[]): Effect => ({
  do: 'if',
  when: { ally },
  then,
  else: [],
});

export const row = (from: number, to: number, ...then: readonly Effect[]): Row => ({ from, to, then });
export const roll = (dice: number, ...rows: readonly Row[]): Effect => ({ do: 'roll', dice, rows });

const slot =
  (colour: Slot['colour']) =>
  (least = 0): Slot => ({ colour, least });
export const green = slot('green');
export const red = slot('red');
export const blue = slot('blue');
export const grey = slot('grey');

/** An id from a printed name: kebab case without punctuation. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’.,]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

export const action = (name: string, at: Slot, ...effects: readonly Effect[]): ActionDef => ({
  id: idOf(name),
  name,
  slot: at,
  effects,
});
/** An action with something that holds while the die lies there. */
export const stance = (name: string, at: Slot, passive: Standing, ...effects: readonly Effect[]): ActionDef => ({
  ...action(name, at, ...effects),
  passive,
});

const DICE: Readonly<Record<string, Colour>> = { G: 'green', R: 'red', B: 'blue' };
/** `GGR`: two green dice and a red one. */
export const dice = (letters: string): Colour[] => [...letters].flatMap((letter) => DICE[letter] ?? []);

type Figures = Pick<MonsterDef, 'type' | 'hp' | 'reward' | 'attack'> &
  Partial<Pick<MonsterDef, 'standing' | 'hpPerHero'>>;
export const monster = (level: MonsterDef['level'], name: string, figures: Figures): MonsterDef => ({
  id: idOf(name),
  name,
  level,
  ...figures,
});

export const ally = (name: string, figures: Omit<AllyDef, 'id' | 'name'>): AllyDef => ({
  id: idOf(name),
  name,
  ...figures,
});

export const attackCard = (id: string, value: number, colour: Colour, ...extra: readonly Effect[]): AttackCardDef => ({
  id,
  value,
  colour,
  extra,
});
export const starred = (id: string, value: number, colour: Colour, ...extra: readonly Effect[]): AttackCardDef => ({
  ...attackCard(id, value, colour, ...extra),
  starred: true,
});
