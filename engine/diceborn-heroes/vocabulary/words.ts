/** The vocabulary of Diceborn Heroes: what classes, monsters, quests, bosses, items and cards are written in. Plain data; the
 *  rules know none of them by name. */

export const COLOURS = ['green', 'red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const TYPES = [
  ...['beast', 'sea', 'undead', 'insect', 'ooze', 'humanoid', 'spirit', 'plant', 'demon', 'construct', 'dragon'],
] as const;
export type MonsterType = (typeof TYPES)[number];

/** Where a die may lie: dice of its colour (grey: of any), from a value on; 0 is a blank slot, which takes all. */
export interface Slot {
  readonly colour: Colour | 'grey';
  readonly least: number;
}

/** Whom an effect is for. `foe` to `foes`: enemies of the seat's choice, up to so many; `foes`: any of all. `hero`,
 *  `2heroes`: of choice, oneself too. `heroes`: all that stand. `t`, `2t`, `all`: whom the attack card finds.
 *  `foes-side`: every enemy. `fittest-*`: the one with most HP left. */
export type Whom =
  | 'foe'
  | '2foes'
  | '3foes'
  | 'foes'
  | 'self'
  | 'hero'
  | '2heroes'
  | 'heroes'
  | 't'
  | '2t'
  | 'all'
  | 'foes-side'
  | 'fittest-foe'
  | 'fittest-hero';

/** An attack on each target: wounds, or conditions alone with 0 damage. */
export interface Attack {
  readonly do: 'attack';
  readonly n: number;
  readonly to: Whom;
  /** All Blocks of the target leave before. */
  readonly strip?: true;
  /** Laid on those that were hit and still stand. */
  readonly poison?: true;
  readonly stun?: true;
  readonly capture?: true;
  readonly recall?: true;
  /** Blocks stop nothing and stay. */
  readonly pierce?: true;
  /** No Counter answers. */
  readonly sly?: true;
  /** Another number against a type. */
  readonly against?: { readonly type: MonsterType; readonly n: number };
  /** Defeats a target with so much HP left, or less, instead. */
  readonly fells?: number;
}

/** What a rolled die brings about from one value to another. */
export interface Row {
  readonly from: number;
  readonly to: number;
  readonly then: readonly Effect[];
}

/** A condition: an ally of the quest stands, or so many of its slots are locked. */
export type When = { readonly ally: string } | { readonly locks: number };

/** What happens, one after the other. What finds nothing to act on does nothing. */
export type Effect =
  | Attack
  /** Wounds that are no damage: Blocks do not help. */
  | { readonly do: 'suffer'; readonly n: number; readonly to: Whom }
  | { readonly do: 'block'; readonly n: number; readonly to: Whom }
  /** A Block for oneself and every friend. */
  | { readonly do: 'guard' }
  | { readonly do: 'heal'; readonly n: number; readonly to: Whom }
  | { readonly do: 'poison'; readonly to: Whom }
  | { readonly do: 'stun'; readonly to: Whom }
  /** All Blocks leave; Poison and Stun leave. */
  | { readonly do: 'strip' | 'cleanse'; readonly to: Whom }
  /** The next attack on it in this round misses. */
  | { readonly do: 'veil'; readonly to: Whom }
  /** A captured die goes home; a die is out until the next quest or the boss, green ones first. */
  | { readonly do: 'free' | 'remove'; readonly to: Whom }
  /** A KO'd hero stands with 1 HP left; a spent token is ready again. */
  | { readonly do: 'revive' | 'refresh'; readonly to: Whom }
  /** The target counts as undead until it is defeated. */
  | { readonly do: 'undead'; readonly to: Whom }
  /** A die, assigned or in a pool, gets a value of choice. */
  | { readonly do: 'set' }
  /** Any dice of one hero are rolled anew. */
  | { readonly do: 'reroll' }
  /** Dice are rolled; `each` reads the rows for every die. */
  | { readonly do: 'roll'; readonly dice: number; readonly rows: readonly Row[] }
  /** Attack cards from the discard under the deck; with a negative number from the deck to the discard. */
  | { readonly do: 'deck'; readonly n: number }
  /** The top of the discard is shuffled into the deck. */
  | { readonly do: 'salvage' }
  /** The top cards of the attack deck are looked at: any go under the deck; or one may change places with one in play. */
  | { readonly do: 'peek' | 'foresee'; readonly n: number }
  /** An attack card in play goes under the deck, and the top one takes its place. */
  | { readonly do: 'redraw' }
  | { readonly do: 'item' | 'spoil'; readonly n: number }
  | { readonly do: 'lose-item'; readonly to: Whom }
  | { readonly do: 'relic'; readonly relic: string }
  /** A starred card is shuffled into the attack deck. */
  | { readonly do: 'add'; readonly card: string }
  | { readonly do: 'song' | 'summon' | 'sketch' | 'shift' }
  | { readonly do: 'mend-companion' }
  | { readonly do: 'companion'; readonly to: Whom }
  /** What the boss of this quest will come with: Blocks, or HP by heroes. */
  | { readonly do: 'await-boss'; readonly block?: number; readonly hpPerHero?: number }
  /** A die of each hero is captured, one by each monster, in order. */
  | { readonly do: 'imprison'; readonly colour: Colour }
  | { readonly do: 'if'; readonly when: When; readonly then: readonly Effect[]; readonly else: readonly Effect[] };

/** What holds while its card or die lies there. */
export interface Standing {
  /** Whoever attacks suffers so many wounds; `equal`: as many as it dealt. */
  readonly counter?: number | 'equal';
  /** One attack a round misses. */
  readonly evade?: true;
  /** Attack cards find it first, if they find it at all. */
  readonly taunt?: true;
}

export interface ActionDef {
  readonly id: string;
  readonly name: string;
  readonly slot: Slot;
  readonly passive?: Standing;
  readonly effects: readonly Effect[];
}

export interface ClassDef {
  readonly id: string;
  readonly name: string;
  readonly level: 1 | 2 | 3;
  readonly hp: number;
  readonly dice: readonly Colour[];
  readonly token: readonly Effect[];
  /** In printed order: the first is what a tucked card gives, the last stays when the card is covered. */
  readonly actions: readonly [ActionDef, ActionDef, ActionDef];
  /** What it adds as a tucked card, besides its first action. */
  readonly tucked?: { readonly hp: number; readonly die: Colour };
  readonly becomes: readonly string[];
  /** One of the Heroes of Light, whom an achievement of the book brings together. */
  readonly light?: true;
}

export interface MonsterDef {
  readonly id: string;
  readonly name: string;
  readonly type: MonsterType;
  readonly level: 1 | 2 | 3;
  readonly hp: number;
  /** More HP for each hero of the party. */
  readonly hpPerHero?: number;
  readonly reward: number;
  readonly attack: readonly Effect[];
  readonly standing?: Standing;
}

/** A friend that a quest or a boss brings. */
export interface AllyDef {
  readonly id: string;
  readonly name: string;
  readonly hp: number;
  readonly hpPerHero?: number;
  /** What attack cards find it by. */
  readonly value: number;
  readonly whenKod?: readonly Effect[];
}

/** A quest's own attack: it gets attack cards, has no HP, and nothing targets it. */
export interface HazardDef {
  readonly id: string;
  readonly name: string;
  readonly attack: readonly Effect[];
}

export type Moment = 'round-start' | 'round-end';

/** What the open condition of a third quest does. */
export type While =
  | { readonly at: Moment; readonly effects: readonly Effect[] }
  | { readonly holds: 'no-items' | 'fiercer' | 'twice' | 'less-healing' };

export interface QuestSlot {
  readonly slot: Slot;
  readonly while?: While;
  /** At the end of the quest, with a die locked there, and without one. */
  readonly locked: readonly Effect[];
  readonly open: readonly Effect[];
}

export interface QuestDef {
  readonly id: string;
  readonly name: string;
  readonly level: 1 | 2 | 3;
  /** Monsters besides one for each hero. */
  readonly monsters?: number;
  /** The first monsters are of these types: what lies above them in the deck goes under it. */
  readonly seek?: { readonly types: readonly MonsterType[]; readonly n: number };
  /** A monster that is taken from the deck as one of them. */
  readonly fetch?: string;
  readonly setUp?: readonly Effect[];
  readonly ally?: AllyDef;
  readonly enemy?: MonsterDef;
  readonly hazard?: HazardDef;
  readonly slots: readonly QuestSlot[];
}

export interface RelicDef {
  readonly id: string;
  readonly name: string;
  readonly slot: Slot;
  readonly standing?: Standing;
  readonly effects: readonly Effect[];
}

export interface AttackCardDef {
  readonly id: string;
  /** 1 … 6, or 0 for a card without one. */
  readonly value: number;
  readonly colour: Colour;
  /** Happens besides the attack; without a value, instead of it. */
  readonly extra: readonly Effect[];
  readonly starred?: true;
}

export interface BossDef {
  readonly id: string;
  readonly name: string;
  readonly type: MonsterType;
  readonly sides: 1 | 2;
  readonly immune: readonly ('poison' | 'stun')[];
  readonly standing?: Standing;
  /** By the colour of its attack card. */
  readonly attacks: Readonly<Record<Colour, readonly Effect[]>>;
  /** Two cards; with two heroes only the first comes. */
  readonly brings: readonly [MonsterDef | AllyDef, MonsterDef | AllyDef];
  /** What else its first side gives when it is down. */
  readonly sideDown?: readonly Effect[];
}

export interface PackDef {
  readonly id: string;
  readonly name: string;
  readonly quests: readonly [QuestDef, QuestDef, QuestDef];
  readonly relics: readonly RelicDef[];
  readonly starred: readonly AttackCardDef[];
  readonly boss: BossDef;
  /** Shuffled into the attack deck when the third quest begins. */
  readonly bossCard: AttackCardDef;
}

export interface ItemDef {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly copies: number;
  /** Used once, and discarded. */
  readonly effects?: readonly Effect[];
  /** Kept: a die more, or what each fight begins with. */
  readonly keeps?: { readonly die?: Colour; readonly fight?: readonly Effect[] };
}

/** What is counted of a hero, for bounties. */
export type Feat =
  | 'felled-fresh'
  | 'blow'
  | 'felled-by-counter'
  | 'healed-others'
  | 'quests-locked'
  | 'spoils'
  | 'low-rounds'
  | 'dice-freed'
  | `felled-${MonsterType}`
  | 'hit-at-once'
  | 'untouched-quests'
  | 'blocked'
  | 'revived'
  | 'brinks'
  | 'rewards';

export interface BountyDef {
  readonly id: string;
  readonly name: string;
  readonly when: { readonly feat: Feat; readonly n: number };
  readonly effects: readonly Effect[];
}

export interface SongDef {
  readonly id: string;
  readonly name: string;
  readonly effects: readonly Effect[];
}

/** Lies on an enemy, stands in for the first target of its attacks, and wounds it at the end of each round. */
export interface CompanionDef {
  readonly id: string;
  readonly name: string;
  readonly hp: number;
  readonly bite: number;
}
