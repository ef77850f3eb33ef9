/** Constructors for content files: they build the plain words of `words.ts`, so that a hero reads like its board.
 *  `gain`, `inflict`, `heal`, `lose`, `steal`, `draw`, `prevent`, `enhance`, `may` … each stand for one of the verbs. */
import type {
  Alternative,
  Amount,
  Cannot,
  Cards,
  ChooseWho,
  Cond,
  Cost,
  Damage,
  DamageType,
  Dice,
  DiceOf,
  Effect,
  Face,
  HeroDef,
  Loot,
  Modify,
  Move,
  Needs,
  On,
  Pickable,
  Program,
  Rarity,
  Roll,
  Spawn,
  Then,
  TokensOf,
  Who,
} from './words.ts';

export const defineHero = (hero: HeroDef): HeroDef => hero;

/** Short for the type `undefendable`. */
export const U: DamageType = 'undefendable';
/** A chosen opponent, a chosen player. */
export const foe: ChooseWho = { choose: 'opponent' };
/** The same on a boss's cards, which name the active player where the game itself plays the boss. */
export const activeFoe: ChooseWho = { choose: 'foe' };
export const anyone: ChooseWho = { choose: 'player' };

// Requirements
export const shows = (faces: Readonly<Record<string, number>>): Cond => ({ shows: faces });
/** The dice of the Offensive Roll Phase show it. */
export const offensiveDice = (faces: Readonly<Record<string, number>>): Cond => ({ offensive: faces });
export const straight = (n: number): Cond => ({ straight: n });
export const smallStraight = straight(4);
export const largeStraight = straight(5);
export const scale = (symbol: string, ...at: number[]): Needs => ({ scale: symbol, at });
export const alike = (n: number): Cond => ({ alike: n });

// Amounts
export const count = (face: Face | readonly Face[], per?: number): Amount =>
  per ? { count: face, per } : { count: face };
export const sum: Amount = { sum: true };
export const held = (token: string, of?: Who): Amount => (of ? { held: token, of } : { held: token });
export const cpOf = (of: Who = 'self'): Amount => ({ stat: 'cp', of });
export const picked = (name: string): Amount => ({ picked: name });
export const row = (...amounts: number[]): Amount => ({ row: amounts });
export const plus = (...amounts: Amount[]): Amount => ({ plus: amounts });
export const times = (...amounts: Amount[]): Amount => ({ times: amounts });
export const half = (amount: Amount): Amount => ({ half: amount });
export const least = (...amounts: Amount[]): Amount => ({ least: amounts });
export const dealt = (of: Who): Amount => ({ record: 'dealt', of });
export const incoming = (of: Who = 'self'): Amount => ({ record: 'incoming', of });
export const subtotal = (of: Who = 'self'): Amount => ({ record: 'subtotal', of });

// Conditions
export const atLeast = (a: Amount, b: Amount): Cond => ({ compare: [a, '>=', b] });
export const atMost = (a: Amount, b: Amount): Cond => ({ compare: [a, '<=', b] });
export const lessThan = (a: Amount, b: Amount): Cond => ({ compare: [a, '<', b] });
export const all = (...conds: Cond[]): Cond => ({ all: conds });
export const any = (...conds: Cond[]): Cond => ({ any: conds });
export const not = (cond: Cond): Cond => ({ not: cond });
export const holds = (token: string, of?: Who): Cond => atLeast(held(token, of), 1);
/** The Attack is the card player's own and has got past the defence, or needs none. */
export const afterOwnDefence: Cond = { all: [{ is: ['attack', 'own'] }, { is: ['attack', 'past defence'] }] };
/** The Attack is one's own. */
export const ownAttack: Cond = { is: ['attack', 'own'] };
/** Self is being attacked. */
export const whenAttacked: Cond = { is: ['attack', 'against self'] };

// Effects
type Flat = Effect | readonly Effect[];
const flat = (parts: readonly Flat[]): Program => parts.flat();

/** The printed word for the break. */
export const then: Then = { do: 'then' };
export const damage = (
  n: Amount,
  type?: DamageType,
  rest: Partial<Omit<Damage, 'do' | 'n' | 'type'>> = {},
): Damage => ({
  do: 'damage',
  n,
  ...(type ? { type } : {}),
  ...rest,
});
export const when = (cond: Cond, run: Flat, otherwise?: Flat): Effect => ({
  do: 'if',
  cond,
  run: flat([run]),
  ...(otherwise ? { else: flat([otherwise]) } : {}),
});
export const roll = (dice: number, ...run: Flat[]): Roll => ({ do: 'roll', dice, run: flat(run) });
export const rollAgain = (dice: number, rerolls: NonNullable<Roll['rerolls']>, ...run: Flat[]): Roll => ({
  do: 'roll',
  dice,
  rerolls,
  run: flat(run),
});
export const gain = (token: string, n: Amount = 1, to: Who = 'self'): Move => ({ do: 'move', what: { token }, n, to });
export const inflict = (token: string, n: Amount = 1, to: Who = 'target'): Move => ({
  do: 'move',
  what: { token },
  n,
  to,
});
export const lose = (token: string, n: Amount | 'all' = 1, from: Who = 'self'): Move => ({
  do: 'move',
  what: { token },
  n,
  from,
});
export const gainCp = (n: Amount, to: Who = 'self'): Move => ({ do: 'move', what: 'cp', n, to });
export const loseCp = (n: Amount, from: Who = 'self'): Move => ({ do: 'move', what: 'cp', n, from });
export const stealCp = (n: Amount, from: Who): Move => ({ do: 'move', what: 'cp', n, from, to: 'self' });
export const heal = (n: Amount, to: Who = 'self', rest: Pick<Move, 'if'> = {}): Move => ({
  do: 'move',
  what: 'health',
  n,
  to,
  ...rest,
});
/** Health from one player to oneself: no damage, so nothing prevents it. */
export const stealHealth = (n: Amount, from: Who): Move => ({ do: 'move', what: 'health', n, from, to: 'self' });
/** Heals a companion that has a health dial of its own. */
export const healCompanion = (companion: string, n: Amount, of: Who = 'self'): Move => ({
  do: 'move',
  what: { health: companion },
  n,
  to: of,
});
export const draw = (n: Amount, of: Who = 'self'): Cards => ({
  do: 'cards',
  n,
  of,
  from: 'deck',
  to: 'hand',
  pick: 'top',
});
export const discardAtRandom = (n: Amount, of: Who): Cards => ({
  do: 'cards',
  n,
  of,
  from: 'hand',
  to: 'discard',
  pick: 'random',
});
export const enhance = (n: Amount): Modify => ({ do: 'modify', of: 'attack', add: n });
export const prevent = (n: Amount | 'half' | 'all', who: Who = 'self'): Modify => ({
  do: 'modify',
  of: { in: who },
  prevent: n,
});
export const retype = (type: DamageType): Modify => ({ do: 'modify', of: 'attack', type });
export const choose = (as: string, from: Pickable, rest: { n?: number; upTo?: true; who?: Who } = {}): Effect => ({
  do: 'choose',
  as,
  from,
  ...rest,
});
/** Fixes an amount as it is now, for a later statement. */
export const counted = (as: string, n: Amount): Effect => choose(as, { amount: [n, n] });
export const oneOf = (...options: Alternative[]): Effect => ({ do: 'choose', options });
export const option = (...run: Flat[]): Alternative => ({ run: flat(run) });
export const may = (run: Flat, cost?: Cost): Effect => ({
  do: 'choose',
  options: [
    { name: 'yes', run: flat([run]), ...(cost ? { cost } : {}) },
    { name: 'no', run: [] },
  ],
});
export const each = (over: Amount | { who: Who }, ...run: Flat[]): Effect => ({ do: 'each', over, run: flat(run) });
/** Picks tokens from the table and removes them. */
export const remove = (tokens: TokensOf, rest: { n?: number; upTo?: true } = {}): Effect[] => [
  { do: 'choose', as: 'removed', from: { tokens, use: 'remove' }, ...rest },
  { do: 'move', what: { picked: 'removed' }, n: 'all', from: 'everyone' },
];
export const alter = (
  how: Dice['how'],
  which: DiceOf,
  rest: Partial<Omit<Dice, 'do' | 'how' | 'which'>> = {},
): Dice => ({
  do: 'dice',
  how,
  which,
  ...rest,
});
export const anyDie: DiceOf = { whose: 'any' };
export const ownDice: DiceOf = { whose: 'own' };
export const listen = (at: On['at'], run: Flat, rest: Partial<Omit<On, 'do' | 'at' | 'run'>> = {}): On => ({
  do: 'on',
  at,
  run: flat([run]),
  ...rest,
});
/** Gold of the team. */
export const gainGold = (n: Amount): Move => ({ do: 'move', what: 'gold', n, to: 'self' });
export const loseGold = (n: Amount): Move => ({ do: 'move', what: 'gold', n, from: 'active' });
/** Loot that nobody knows yet but for its rarity. */
export const gainLoot = (rarity: Rarity): Move => ({ do: 'move', what: { loot: rarity }, n: 1, to: 'self' });
/** All tokens of a player, or those of one kind, but for what is locked. */
export const strip = (from: Who, every: NonNullable<Move['every']> = 'token'): Move => ({
  do: 'move',
  what: { token: '' },
  every,
  n: 'all',
  from,
});
export const spawn = (level: Spawn['level'], rest: Pick<Spawn, 'firstStrike' | 'replace'> = {}): Spawn => ({
  do: 'spawn',
  level,
  ...rest,
});
export const loot = (chest: Loot['chest']): Loot => ({ do: 'loot', chest });
export const explore: Effect = { do: 'explore' };
export const leave: Effect = { do: 'leave' };
export const cannotDefend: Cannot = { do: 'cannot', what: 'defend', until: 'roll' };
export const cannotAct: Cannot = { do: 'cannot', what: 'act' };

/** You and somebody else roll a die, `mine` and `theirs`: both lie open until they are compared. */
export const rollOff = (other: Who, ...compared: Flat[]): Effect => ({
  do: 'roll',
  dice: 1,
  as: 'mine',
  keep: true,
  run: [{ do: 'roll', dice: 1, who: other, as: 'theirs', run: flat(compared) }],
});
