/** What a sentence may take as said already: the dice it speaks of, the moment it waits for, what was picked before it. */
import type { Library } from '../state/table.ts';
import type { Choose, Circle, Offer, Who } from '../vocabulary/words.ts';
import { plainWords } from './names.ts';

/** A number that was picked, as the things it counts: 2 `Chi` `spent`, 3 `companions` `removed`. */
export interface CountedPick {
  readonly one: string;
  readonly more: string;
  readonly done: string;
}

/** Players that were picked. */
export interface PickedPlayers {
  readonly among: Circle;
  readonly choose: Pick<Choose, 'n' | 'upTo' | 'repeat' | 'random' | 'who'>;
  /** Who may not be picked. */
  readonly except?: Who;
  /** What must hold of whoever is picked, in words. */
  readonly only?: string;
  /** A sentence has spoken of them already. */
  readonly known?: true;
}

export interface Scope {
  readonly lib: Library;
  /** Dice of the roll that is spoken of; left out: the dice of the ability itself. */
  readonly dice?: number;
  /** The moment that is listened to. */
  readonly at?: string;
  /** The words stand on a board: they hold as long as what carries them. */
  readonly stands?: true;
  /** Somebody else has been spoken of just now: what oneself does is told with its "you". */
  readonly aloud?: true;
  /** The dice are a defence: damage goes to the attacker. */
  readonly defence?: boolean;
  /** The Attack has damage already: what is dealt besides is more of it. */
  more?: boolean;
  readonly players: Map<string, PickedPlayers>;
  readonly numbers: Map<string, CountedPick>;
  /** Rolls with a name, by whose they are. */
  readonly rolls: Map<string, string>;
}

export const scopeOf = (lib: Library, where: Partial<Scope> = {}): Scope => ({
  lib,
  players: new Map(),
  numbers: new Map(),
  rolls: new Map(),
  ...where,
});

/** What an offer speaks of: where any number of tokens may be spent, its effects count them as `spent`. */
export const offerScope = (lib: Library, { tokens }: Offer, id: string, spent: string): Scope => {
  const scope = scopeOf(lib);
  const name = lib.tokens.get(id)?.def.name ?? plainWords(id);
  if (tokens === 'any') scope.numbers.set('count', { one: name, more: name, done: spent });
  return scope;
};

export const isSelf = (who: Who | undefined): boolean => who === undefined || who === 'self';

/** The players picked under that name, and whether they are several; spoken of from now on. */
export const speakOf = (scope: Scope, name: string): PickedPlayers | undefined => {
  const picked = scope.players.get(name);
  if (picked) scope.players.set(name, { ...picked, known: true });
  return picked;
};
/** One player is picked. */
export const isOne = ({ n }: PickedPlayers['choose']): boolean => n === undefined || n === 1;
