/** What a sentence may take as said already: the dice it speaks of, the moment it waits for, what was picked before it. */
import type { Library } from '../state/library.ts';
import type { Choose, Circle, Offer, Who } from '../vocabulary/words.ts';

/** A number that was picked, as the things it counts: 2 `Chi` `spent`, 3 `companions` `removed`. */
export interface CountedPick {
  readonly one: string;
  readonly more: string;
  readonly done: string;
}

export interface Scope {
  readonly lib: Library;
  /** Dice of the roll that is spoken of; left out: the dice of the ability itself. */
  readonly dice?: number;
  /** The moment that is listened to. */
  readonly at?: string;
  /** The dice are a defence: damage goes to the attacker. */
  readonly defence?: boolean;
  /** The Attack has damage already: what is dealt besides is more of it. */
  more?: boolean;
  readonly players: Map<string, Party>;
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

/** What an offer speaks of: where any number of tokens may be spent, its effects count them. */
export const offerScope = (lib: Library, { tokens }: Offer, id: string): Scope => {
  const scope = scopeOf(lib);
  const name = lib.tokens.get(id)?.def.name ?? 'token';
  if (tokens === 'any') scope.numbers.set('count', { one: name, more: name, done: 'spent' });
  return scope;
};

/** Somebody a sentence speaks of, as its subject and as its object. */
export interface Party {
  readonly subject: string;
  readonly object: string;
  readonly plural: boolean;
}

const one = (words: string, object = words): Party => ({ subject: words, object, plural: false });
const several = (words: string): Party => ({ subject: words, object: words, plural: true });

export const YOU: Party = { subject: 'you', object: 'yourself', plural: true };
const CHOSEN: Readonly<Record<Circle, Party>> = {
  player: one('a player of your choice'),
  opponent: one('an opponent of your choice'),
  foe: one('an opponent of your choice'),
  teammate: one('a teammate of your choice'),
  ally: one('you or a teammate of your choice', 'yourself or a teammate of your choice'),
};
const THAT_PLAYER = one('that player');
const WHO: Readonly<Record<Extract<Who, string>, Party>> = {
  self: YOU,
  target: one('the target'),
  attacker: one('the attacker'),
  other: one('the other side'),
  source: one('whoever inflicted it'),
  active: one('the active player'),
  it: THAT_PLAYER,
  opponents: one('each opponent'),
  team: one('each player of your team'),
  teammates: one('each teammate'),
  everyone: one('each player'),
  leaders: several('the leaders'),
  fallen: several('players who are out'),
  engaged: one('each engaged opponent'),
  heroes: one('each hero'),
  enemies: one('each enemy'),
};

export const isSelf = (who: Who | undefined): boolean => who === undefined || who === 'self';

/** Whom a who-field means. A player picked before is "a player of your choice" the first time, then "that player". */
export const party = (scope: Scope, who: Who | undefined): Party => {
  if (who === undefined) return YOU;
  if (typeof who === 'string') return WHO[who];
  if ('choose' in who) return who.except === undefined ? CHOSEN[who.choose] : one(`another ${who.choose}`);
  if ('owner' in who) return one('its owner');
  const picked = scope.players.get(who.picked) ?? THAT_PLAYER;
  scope.players.set(who.picked, picked.plural ? several('those players') : THAT_PLAYER);
  return picked;
};
export const pickedPlayers = (among: Circle, { n, upTo, repeat }: Choose): Party => {
  if (n === undefined || n === 1) return CHOSEN[among];
  const sort = among === 'ally' ? 'heroe' : among;
  return several(
    `${upTo ? 'at most ' : ''}${n} ${sort}s of your choice${repeat ? ', the same again if you like,' : ''}`,
  );
};

/** The verb that fits: `you gain`, `the target gains`. */
export const does = ({ plural }: Party, verb: string): string => {
  if (plural) return verb;
  return verb === 'have' ? 'has' : `${verb}s`;
};
