/** Players in German sentences, by case, and the verbs that fit: what oneself does is said as a command. */
import type { Circle, Who } from '../../vocabulary/words.ts';
import { isOne, isSelf, type PickedPlayers, type Scope, speakOf } from '../scope.ts';

export interface Party {
  readonly nom: string;
  readonly acc: string;
  readonly dat: string;
  /** As whose something is: `des Ziels`. */
  readonly gen: string;
  readonly plural?: true;
}

const each = (noun: string, rest = ''): Party => ({
  nom: `jeder ${noun}${rest}`,
  acc: `jeden ${noun}${rest}`,
  dat: `jedem ${noun}${rest}`,
  gen: `jedes ${noun}s${rest}`,
});
const YOU: Party = { nom: 'du', acc: 'dich', dat: 'dir', gen: 'von dir' };

/** The circle, as others of it are counted and told apart. */
const SORTS: Readonly<Record<Circle, { readonly one: string; readonly many: string; readonly dat: string }>> = {
  player: { one: 'Spieler', many: 'Spieler', dat: 'Spielern' },
  opponent: { one: 'Gegner', many: 'Gegner', dat: 'Gegnern' },
  foe: { one: 'Gegner', many: 'Gegner', dat: 'Gegnern' },
  teammate: { one: 'Mitspieler', many: 'Mitspieler', dat: 'Mitspielern' },
  ally: { one: 'Spieler', many: 'Spieler', dat: 'Spielern' },
};
const THAT_PLAYER: Party = {
  nom: 'dieser Spieler',
  acc: 'diesen Spieler',
  dat: 'diesem Spieler',
  gen: 'dieses Spielers',
};
const THOSE_PLAYERS: Party = {
  nom: 'diese Spieler',
  acc: 'diese Spieler',
  dat: 'diesen Spielern',
  gen: 'dieser Spieler',
  plural: true,
};

const the = (noun: string, rest = ''): Party => ({
  nom: `der ${noun}${rest}`,
  acc: `den ${noun}${rest}`,
  dat: `dem ${noun}${rest}`,
  gen: `des ${noun}s${rest}`,
});
const all = (nouns: string): Party => ({
  nom: `alle ${nouns}`,
  acc: `alle ${nouns}`,
  dat: `allen ${nouns}`,
  gen: `aller ${nouns}`,
  plural: true,
});
const WHO: Readonly<Record<Extract<Who, string>, Party>> = {
  self: YOU,
  target: { nom: 'das Ziel', acc: 'das Ziel', dat: 'dem Ziel', gen: 'des Ziels' },
  attacker: the('Angreifer'),
  other: { nom: 'die andere Seite', acc: 'die andere Seite', dat: 'der anderen Seite', gen: 'der anderen Seite' },
  source: the('Verursacher'),
  active: the('Spieler', ' am Zug'),
  it: THAT_PLAYER,
  opponents: each('Gegner'),
  team: each('Spieler', ' deines Teams'),
  teammates: each('Mitspieler'),
  everyone: each('Spieler'),
  leaders: all('Führenden'),
  fallen: all('Gefallenen'),
  engaged: each('Gegner', ' im Kampf'),
  heroes: { nom: 'jeder Held', acc: 'jeden Helden', dat: 'jedem Helden', gen: 'jedes Helden' },
  enemies: each('Feind'),
};

/** Whom a who-field means. A player picked before is "ein Spieler deiner Wahl" the first time, then "dieser Spieler". */
export const party = (scope: Scope, who: Who | undefined): Party => {
  if (who === undefined) return YOU;
  if (typeof who === 'string') return WHO[who];
  if ('choose' in who)
    return chosen(scope, { among: who.choose, choose: {}, ...(who.except && { except: who.except }) });
  if ('owner' in who) return the('Besitzer');
  const picked = speakOf(scope, who.picked);
  if (!picked) return THAT_PLAYER;
  if (!picked.known) return chosen(scope, picked);
  return isOne(picked.choose) ? THAT_PLAYER : THOSE_PLAYERS;
};
/** One of a circle, with an adjective where one tells more: `ein anderer Spieler`. */
const oneOf = (noun: string, adjective: string, rest: string, orNobody = false): Party => {
  const nobody = (words: string): string => (orNobody ? ` (oder ${words})` : '');
  const [as, bent] = adjective === '' ? ['', ''] : [`${adjective}er `, `${adjective}en `];
  return {
    nom: `ein ${as}${noun}${rest}${nobody('niemand')}`,
    acc: `einen ${bent}${noun}${rest}${nobody('niemanden')}`,
    dat: `einem ${bent}${noun}${rest}${nobody('niemandem')}`,
    gen: `eines ${bent}${noun}s${rest}${nobody('von niemandem')}`,
  };
};
/** Whoever is picked, where a sentence first speaks of them. */
const chosen = (scope: Scope, { among, choose, except, only = '' }: PickedPlayers): Party => {
  const { n, upTo, repeat, random, who } = choose;
  const { one, many, dat } = SORTS[among];
  // Whoever has been spoken of is "another" than oneself, or than whose it was.
  const another = except === 'self' || typeof except === 'object';
  const isChooser = JSON.stringify(except) === JSON.stringify(who);
  const but =
    except === undefined || another ? '' : isChooser ? ' (nicht sich selbst)' : ` außer ${party(scope, except).dat}`;
  const choice = random ? '' : isSelf(who) ? ' deiner Wahl' : ` nach Wahl ${party(scope, who).gen}`;
  const team = among === 'ally' ? ' aus deinem Team' : '';
  const rest = `${choice}${team}${but}${only === '' ? '' : ` (${only})`}`;
  const adjective = random ? 'zufällig' : another ? 'ander' : '';
  if (!isOne(choose)) {
    const ending = { nom: adjective === '' ? '' : `${adjective}e `, dat: adjective === '' ? '' : `${adjective}en ` };
    const most = upTo ? 'höchstens ' : '';
    const more = `${rest}${repeat ? ' (auch mehrmals dieselben)' : ''}`;
    const whom = `${most}${n} ${ending.nom}${many}${more}`;
    const to = `${most}${n} ${ending.dat}${dat}${more}`;
    return { nom: whom, acc: whom, dat: to, gen: `von ${to}`, plural: true };
  }
  if (adjective === 'ander' && rest === ' deiner Wahl') return oneOf(one, adjective, '', upTo);
  return oneOf(one, adjective, rest, upTo);
};

/** Of oneself, of one other, of several. */
type Verb = readonly [self: string, one: string, many: string];
const VERBS = {
  gain: ['erhalte', 'erhält', 'erhalten'],
  lose: ['verliere', 'verliert', 'verlieren'],
  heal: ['heile', 'heilt', 'heilen'],
  draw: ['ziehe', 'zieht', 'ziehen'],
  take: ['nimm', 'nimmt', 'nehmen'],
  bring: ['bringe', 'bringt', 'bringen'],
  put: ['lege', 'legt', 'legen'],
  roll: ['wirf', 'wirft', 'werfen'],
  have: ['du hast', 'hat', 'haben'],
  may: ['du darfst', 'darf', 'dürfen'],
  must: ['du musst', 'muss', 'müssen'],
  choose: ['du wählst', 'wählt', 'wählen'],
  use: ['nutze', 'nutzt', 'nutzen'],
  carry: ['führe', 'führt', 'führen'],
  get: ['du bekommst', 'bekommt', 'bekommen'],
} as const satisfies Readonly<Record<string, Verb>>;

/** The beginning of a clause: `erhalte`, `das Ziel erhält`. */
export const does = (scope: Scope, who: Who | undefined, verb: keyof typeof VERBS): string => {
  const [self, one, many] = VERBS[verb];
  if (isSelf(who)) return self;
  const { nom, plural } = party(scope, who);
  return `${nom} ${plural ? many : one}`;
};

/** `von dir`, `vom Angreifer`. */
export const from = ({ dat }: Party): string => contracted('von', dat);
/** `bei dir`, `beim Angreifer`. */
export const at = ({ dat }: Party): string => contracted('bei', dat);
/** `zu dir`, `zum Angreifer`. */
export const to = ({ dat }: Party): string => (dat.startsWith('der ') ? `zur ${dat.slice(4)}` : contracted('zu', dat));
const CONTRACTED: Readonly<Record<string, string>> = { von: 'vom', bei: 'beim', zu: 'zum' };
const contracted = (preposition: string, dat: string): string =>
  dat.startsWith('dem ') ? `${CONTRACTED[preposition]} ${dat.slice(4)}` : `${preposition} ${dat}`;

/** It is one of them at a time: `jeder Gegner` as `ein Gegner`. */
export const anyOf = (whom: Party): Party => {
  const any = (words: string): string => words.replace(/^jede([rnms]) /, (_, end: string) => ANY[end] ?? '');
  const { nom, acc, dat, gen } = whom;
  return nom.startsWith('jeder ') ? { nom: any(nom), acc: any(acc), dat: any(dat), gen: any(gen) } : whom;
};
const ANY: Readonly<Record<string, string>> = { r: 'ein ', n: 'einen ', m: 'einem ', s: 'eines ' };
