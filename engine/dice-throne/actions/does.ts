/** What a play is good for, read off its words: what it touches of dice, Attack and damage, and what it takes. */
import { bodyOf } from '../state/context.ts';
import type { BodyId } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import type { Amount, Cond, Effect, Program, TokenDef, Who } from '../vocabulary/words.ts';

export interface Does {
  /** Changes dice. */
  readonly dice: boolean;
  /** Has others change their own dice, as they like. */
  readonly owners: boolean;
  /** Gives the Attack another type or target, or decides whether it may be defended. */
  readonly turnsAttack: boolean;
  /** Lowers damage to its own side, or has a companion bear it. */
  readonly prevents: boolean;
  /** Raises damage to others, or speaks of an Attack or of what it deals. */
  readonly strikes: boolean;
  /** It is an Attack Modifier. */
  readonly modifier: boolean;
  readonly heals: boolean;
  /** CP that it surely brings. */
  readonly cp: number;
  /** Pays, moves or gains tokens. */
  readonly tokens: boolean;
  /** Takes tokens of others, or counts them. */
  readonly takesTokens: boolean;
  /** Takes cards from others' hands. */
  readonly takesCards: boolean;
  /** It is a card, and lost with the hand. */
  readonly card: boolean;
  /** It may be used at this place alone. */
  readonly here: boolean;
}
export const NOTHING: Does = {
  dice: false,
  owners: false,
  turnsAttack: false,
  prevents: false,
  strikes: false,
  modifier: false,
  heals: false,
  cp: 0,
  tokens: false,
  takesTokens: false,
  takesCards: false,
  card: false,
  here: false,
};

export const together = (a: Does, b: Does): Does => ({
  dice: a.dice || b.dice,
  owners: a.owners || b.owners,
  turnsAttack: a.turnsAttack || b.turnsAttack,
  prevents: a.prevents || b.prevents,
  strikes: a.strikes || b.strikes,
  modifier: a.modifier || b.modifier,
  heals: a.heals || b.heals,
  cp: a.cp + b.cp,
  tokens: a.tokens || b.tokens,
  takesTokens: a.takesTokens || b.takesTokens,
  takesCards: a.takesCards || b.takesCards,
  card: a.card || b.card,
  here: a.here || b.here,
});

/** What is played: its program, and what it asks for. */
interface Played {
  readonly run: Program;
  readonly when?: Cond | undefined;
  readonly modifier?: true | undefined;
}

/** Programs that have been looked into on the way here: tokens may bring each other. */
type Seen = Set<object>;

export const doesIn = (t: Table, self: BodyId, played: Played, seen: Seen = new Set()): Does => {
  const modifier = played.modifier ?? false;
  // What is tied to an Attack, but for what only prevents, is for the last moment of that Attack.
  const run = programDoes(t, self, played.run, seen);
  const tied = modifier || (played.when !== undefined && speaksOfAttack(played.when) && !run.prevents);
  return together(run, { ...NOTHING, modifier, strikes: tied });
};

const programDoes = (t: Table, self: BodyId, program: Program, seen: Seen): Does => {
  if (seen.has(program)) return NOTHING;
  seen.add(program);
  return program.reduce((does, effect) => together(does, effectDoes(t, self, effect, seen)), NOTHING);
};

const effectDoes = (t: Table, self: BodyId, e: Effect, seen: Seen): Does => {
  const inner = (program: Program | undefined): Does => (program ? programDoes(t, self, program, seen) : NOTHING);
  switch (e.do) {
    case 'dice':
      return isSelf(e.who) ? { ...NOTHING, dice: true } : { ...NOTHING, owners: true };
    case 'modify':
      return {
        ...NOTHING,
        turnsAttack: e.type !== undefined || e.target !== undefined,
        prevents: e.prevent !== undefined || e.cap !== undefined || e.bear !== undefined,
        strikes: e.add !== undefined,
      };
    case 'cannot':
      return { ...NOTHING, turnsAttack: true, prevents: true };
    case 'cancel':
      return { ...NOTHING, turnsAttack: true, prevents: true, dice: true };
    case 'damage':
      return { ...NOTHING, strikes: e.to !== 'self', takesTokens: countsOthers(e.n) };
    case 'move':
      return moveDoes(t, self, e, seen);
    case 'cards':
      return { ...NOTHING, takesCards: e.from === 'hand' && !isSelf(e.of) };
    case 'choose':
      return together(
        { ...NOTHING, takesTokens: e.from !== undefined && 'tokens' in e.from && !isSelf(e.from.tokens.of) },
        (e.options ?? []).map(({ run }) => inner(run)).reduce(together, NOTHING),
      );
    case 'if':
      return together(inner(e.run), inner(e.else));
    case 'roll':
    case 'each':
      return inner(e.run);
    case 'on':
      // What will be heard of this very Attack.
      return together(inner(e.run), {
        ...NOTHING,
        strikes: e.until === 'roll' && e.at === 'dealt',
        prevents: e.at === 'falling',
      });
    case 'run': {
      const part = t.lib.parts.get(e.part) ?? t.lib.parts.get(`${bodyOf(t, self).hero}:${e.part}`);
      return inner(part && t.lib.programs.get(part.at));
    }
    default:
      return NOTHING;
  }
};

const moveDoes = (t: Table, self: BodyId, e: Extract<Effect, { do: 'move' }>, seen: Seen): Does => {
  const { what, n, from, to } = e;
  if (what === 'cp') return { ...NOTHING, cp: isSelf(to) && to !== undefined && typeof n === 'number' ? n : 0 };
  const late = n !== 'all' && readsDamage(n);
  if (what === 'gold' || (typeof what === 'object' && 'loot' in what)) return NOTHING;
  if (what === 'health' || 'health' in what) return { ...NOTHING, heals: to !== undefined, strikes: late };
  const takesTokens = (from !== undefined && !isSelf(from)) || (n !== 'all' && countsOthers(n));
  const moved: Does = { ...NOTHING, tokens: true, takesTokens, strikes: late };
  const gained = 'token' in what && mayBeOwn(to) ? t.lib.tokens.get(what.token) : undefined;
  return gained ? together(moved, tokenDoes(t, self, gained.def, seen)) : moved;
};

/** What a token is good for once one has it. */
const tokenDoes = (t: Table, self: BodyId, def: TokenDef, seen: Seen): Does => {
  if (seen.has(def)) return NOTHING;
  seen.add(def);
  const offers = (def.offers ?? []).map((offer) => doesIn(t, self, offer, seen));
  const standing = (def.standing ?? []).map((word) => effectDoes(t, self, word, seen));
  return [...offers, ...standing].reduce(together, NOTHING);
};

const isSelf = (who: Who | undefined): boolean => who === undefined || who === 'self';
const mayBeOwn = (to: Who | undefined): boolean =>
  to !== undefined &&
  (to === 'self' ||
    to === 'team' ||
    (typeof to === 'object' && !('choose' in to && (to.choose === 'opponent' || to.choose === 'foe'))));

/** Something in it, however deep. */
const some = (value: unknown, test: (part: object) => boolean): boolean =>
  typeof value === 'object' && value !== null && (test(value) || Object.values(value).some((part) => some(part, test)));
const speaksOfAttack = (cond: Cond): boolean =>
  some(cond, (part) => 'record' in part || ('is' in part && Array.isArray(part.is) && part.is[0] === 'attack'));
const readsDamage = (n: Amount): boolean => some(n, (part) => 'record' in part);
const countsOthers = (n: Amount): boolean =>
  some(n, (part) => 'held' in part && 'of' in part && part.of !== undefined && part.of !== 'self');
