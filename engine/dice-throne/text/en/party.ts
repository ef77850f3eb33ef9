/** Players in English sentences: who they are called, and the verb that fits. */
import type { Circle, Who } from '../../vocabulary/words.ts';
import { isOne, type PickedPlayers, type Scope, speakOf } from '../scope.ts';

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
const THOSE_PLAYERS = several('those players');
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

/** Whom a who-field means. A player picked before is "a player of your choice" the first time, then "that player". */
export const party = (scope: Scope, who: Who | undefined): Party => {
  if (who === undefined) return YOU;
  if (typeof who === 'string') return WHO[who];
  if ('choose' in who) return who.except === undefined ? CHOSEN[who.choose] : one(`another ${who.choose}`);
  if ('owner' in who) return one('its owner');
  const picked = speakOf(scope, who.picked);
  return picked ? pickedPlayers(picked) : THAT_PLAYER;
};
const pickedPlayers = ({ among, choose, known }: PickedPlayers): Party => {
  const { n, upTo, repeat } = choose;
  if (isOne(choose)) return known ? THAT_PLAYER : CHOSEN[among];
  if (known) return THOSE_PLAYERS;
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
