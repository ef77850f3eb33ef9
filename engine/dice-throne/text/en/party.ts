/** Players in English sentences: who they are called, and the verb that fits. */
import type { Circle, Who } from '../../vocabulary/words.ts';
import { isOne, isSelf, type PickedPlayers, type Scope, speakOf } from '../scope.ts';

/** Somebody a sentence speaks of, as its subject and as its object. */
export interface Party {
  readonly subject: string;
  readonly object: string;
  readonly plural: boolean;
}

const one = (words: string, object = words): Party => ({ subject: words, object, plural: false });
const several = (words: string): Party => ({ subject: words, object: words, plural: true });

export const YOU: Party = { subject: 'you', object: 'yourself', plural: true };
/** The circle, as one of it is called and several are. */
const SORTS: Readonly<Record<Circle, readonly [one: string, many: string]>> = {
  player: ['player', 'players'],
  opponent: ['opponent', 'opponents'],
  foe: ['opponent', 'opponents'],
  teammate: ['teammate', 'teammates'],
  ally: ['player', 'players'],
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
  if ('choose' in who)
    return chosen(scope, { among: who.choose, choose: {}, ...(who.except && { except: who.except }) });
  if ('owner' in who) return one('its owner');
  const picked = speakOf(scope, who.picked);
  return picked ? pickedPlayers(scope, picked) : THAT_PLAYER;
};
const pickedPlayers = (scope: Scope, picked: PickedPlayers): Party => {
  if (!picked.known) return chosen(scope, picked);
  return isOne(picked.choose) ? THAT_PLAYER : THOSE_PLAYERS;
};
/** Whoever is picked, where a sentence first speaks of them. */
const chosen = (scope: Scope, { among, choose, except, only = '' }: PickedPlayers): Party => {
  const { n, upTo, repeat, random, who } = choose;
  const [single, many] = SORTS[among];
  // Whoever has been spoken of is "another" than oneself, or than whose it was.
  const another = except === 'self' || typeof except === 'object';
  const isChooser = JSON.stringify(except) === JSON.stringify(who);
  const but =
    except === undefined || another
      ? ''
      : isChooser
        ? ' (not themselves)'
        : ` other than ${party(scope, except).object}`;
  const choice = random ? '' : ` of ${isSelf(who) ? 'your' : ownedBy(party(scope, who))} choice`;
  const chance = random ? 'random ' : '';
  const team = among === 'ally' ? ' in your team' : '';
  const rest = `${choice}${team}${but}${only === '' ? '' : ` (${only})`}`;
  if (isOne(choose)) {
    const none = upTo ? ', or nobody' : '';
    if (another && rest === ' of your choice') return one(`another ${chance}${single}${none}`);
    if (among === 'ally' && !random && isSelf(who) && but === '') {
      const mate = `a teammate of your choice${only === '' ? '' : ` (${only})`}${none}`;
      return one(`you or ${mate}`, `yourself or ${mate}`);
    }
    return one(
      `${another ? 'another' : random || !/^[aeiou]/.test(single) ? 'a' : 'an'} ${chance}${single}${rest}${none}`,
    );
  }
  return several(
    `${upTo ? 'at most ' : ''}${n} ${another ? 'other ' : ''}${chance}${many}${rest}${repeat ? ' (or the same again)' : ''}`,
  );
};

/** `the target's`. */
const ownedBy = ({ object }: Party): string => (object.endsWith('s') ? `${object}'` : `${object}'s`);
export const owned = (scope: Scope, of: Who | undefined): string => (isSelf(of) ? 'your' : ownedBy(party(scope, of)));

/** The verb that fits: `you gain`, `the target gains`. */
export const does = ({ plural }: Party, verb: string): string => {
  if (plural) return verb;
  return verb === 'have' ? 'has' : `${verb}s`;
};
