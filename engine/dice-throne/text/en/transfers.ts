/** Clauses for what changes hands: tokens, companions, CP, health, cards. */
import type { Amount, Cards, Choose, Cost, Move } from '../../vocabulary/words.ts';
import { nameOf, plainWords } from '../names.ts';
import { inflicts } from '../program.ts';
import { isSelf, type Scope } from '../scope.ts';
import { counted, listed, oneOf } from './names.ts';
import { does, party } from './party.ts';
import { cardsOf, ifWords, muchOf } from './phrases.ts';

/** So many of a token: `Stun`, `1 Chi`, `2 Chi per Zen`. A token of which one is all there can be needs no figure. */
const tokensOf = ({ lib, ...rest }: Scope, id: string, n: Amount | 'all', between = ''): string => {
  const name = nameOf(lib, id);
  if (n === 'all') return `all ${name}${between}`;
  if (n === 1 && lib.tokens.get(id)?.def.limit === 1) return `${name}${between}`;
  return muchOf({ lib, ...rest }, n, name, between);
};

export const gainsWords = (scope: Scope, gains: readonly Move[]): string => {
  const [first] = gains;
  if (!first) return '';
  const things = listed(gains.map(({ what, n }) => thingWords(scope, what, n)));
  if (isSelf(first.to)) return `gain ${things}`;
  const who = party(scope, first.to);
  if (inflicts(scope, first)) return `inflict ${things}${first.to === 'target' ? '' : ` on ${who.object}`}`;
  return `${who.subject} ${does(who, 'gain')} ${things}`;
};
const thingWords = (scope: Scope, what: Move['what'], n: Move['n']): string => {
  if (what === 'cp') return n === 'all' ? 'all CP' : muchOf(scope, n, 'CP');
  return typeof what === 'object' && 'token' in what ? tokensOf(scope, what.token, n) : '';
};

export const moveWords = (scope: Scope, e: Move): string => {
  const { what } = e;
  if (e.every)
    return `remove all ${e.every === 'token' ? '' : `${e.every} `}status effects from ${party(scope, e.from).object}`;
  if (what === 'health') return healthWords(scope, e);
  if (what === 'cp') return cpWords(scope, e);
  if (what === 'gold')
    return `the team ${e.to === undefined ? 'loses' : 'gains'} ${e.n === 'all' ? 'all its gold' : muchOf(scope, e.n, 'gold')}`;
  if ('loot' in what) return `gain ${oneOf(what.loot)} card, unidentified`;
  if ('picked' in what) return '';
  if ('health' in what)
    return `heal ${nameOf(scope.lib, what.health)} ${e.n === 'all' ? 'whole' : muchOf(scope, e.n, '')}`.trimEnd();
  if ('companion' in what) {
    const side = nameOf(scope.lib, what.side);
    return `gain ${e.n === 1 ? oneOf(side) : muchOf(scope, e.n === 'all' ? 1 : e.n, side)}`;
  }
  if (e.from !== undefined && e.to !== undefined) {
    const things = tokensOf(scope, what.token, e.n);
    const [giver, taker] = [party(scope, e.from), party(scope, e.to)];
    if (isSelf(e.from)) return `pass ${things} on to ${taker.object}`;
    return isSelf(e.to)
      ? `take ${things} from ${giver.object}`
      : `move ${things} from ${giver.object} to ${taker.object}`;
  }
  if (e.to === undefined) {
    if (isSelf(e.from)) return `remove ${tokensOf(scope, what.token, e.n)}`;
    const who = party(scope, e.from);
    return `${who.subject} ${does(who, 'lose')} ${tokensOf(scope, what.token, e.n)}`;
  }
  if (!isSelf(e.to) && inflicts(scope, e)) {
    const on = e.to === 'target' ? '' : ` on ${party(scope, e.to).object}`;
    return `inflict ${tokensOf(scope, what.token, e.n, on)}`;
  }
  const who = party(scope, e.to);
  return `${isSelf(e.to) ? '' : `${who.subject} `}${isSelf(e.to) ? 'gain' : does(who, 'gain')} ${tokensOf(scope, what.token, e.n)}`;
};

const healthWords = (scope: Scope, e: Move): string => {
  const n = e.n === 'all' ? 'all' : (asDealt(scope, e.n) ?? muchOf(scope, e.n, ''));
  if (e.to === undefined) {
    const who = party(scope, e.from);
    return `${who.subject} ${does(who, 'lose')} ${n} health`;
  }
  if (e.from !== undefined) {
    const much = e.n === 'all' ? 'all health' : muchOf(scope, e.n, 'health');
    return `steal ${much} from ${party(scope, e.from).object}`;
  }
  const who = party(scope, e.to);
  const cond = e.if ? `, ${ifWords(scope, e.if)}` : '';
  return `${isSelf(e.to) ? 'heal' : `${who.subject} ${does(who, 'heal')}`} ${n}${cond}`;
};
const asDealt = (scope: Scope, n: Amount): string | undefined =>
  typeof n === 'object' && 'record' in n && n.record === 'dealt'
    ? `as much as is dealt to ${party(scope, n.of).object}`
    : undefined;

const cpWords = (scope: Scope, e: Move): string => {
  const n = e.n === 'all' ? 'all CP' : muchOf(scope, e.n, 'CP');
  if (e.to !== undefined && e.from !== undefined) return `steal ${n} from ${party(scope, e.from).object}`;
  if (e.to !== undefined) return gainsWords(scope, [e]);
  if (isSelf(e.from)) return `pay ${n}`;
  const who = party(scope, e.from);
  return `${who.subject} ${does(who, 'lose')} ${n}`;
};

/** What is picked and then moved, in one clause: `remove 1 status effect from a player of your choice`. Nothing, when the move
 *  is of something else. */
export const pickAndMove = (scope: Scope, pick: Choose, move: Move): string | undefined => {
  const { from } = pick;
  if (!from || pick.as === undefined) return undefined;
  if ('amount' in from) return amountAndMove(scope, pick.as, from.amount, move);
  if (typeof move.what !== 'object' || !('picked' in move.what) || move.what.picked !== pick.as) return undefined;
  const n = pick.n ?? 1;
  const upTo = pick.upTo && n > 1 ? 'up to ' : '';
  const may = pick.upTo && n === 1 ? 'you may ' : '';
  if ('companions' in from) {
    const { side } = move.what;
    if (side !== undefined) return placeWords(scope, from, side);
    scope.numbers.set(pick.as, { one: 'companion', more: 'companions', done: 'removed' });
    const sides = from.companions.map((id) => nameOf(scope.lib, id));
    return `${may}remove ${upTo}${counted(n, 'companion')} (${listed(sides, 'or')})`;
  }
  if (!('tokens' in from)) return undefined;
  const { tokens } = from;
  const sort = tokens.shares === undefined ? 'status effect' : `${plainWords(tokens.shares)} token`;
  const those =
    tokens.ids &&
    listed(
      tokens.ids.map((id) => nameOf(scope.lib, id)),
      'or',
    );
  const what = those ?? `${upTo}${counted(n, `${tokens.kind ? `${tokens.kind} ` : ''}${sort}`)}`;
  if (tokens.inflictedBy) {
    const on = isSelf(tokens.of) ? 'you' : party(scope, tokens.of).object;
    const random = pick.random ? ', picked at random,' : '';
    return `${may}prevent ${what}${random} that the Attack would inflict on ${on}`;
  }
  const where = PICKED_FROM[String(tokens.of)] ?? party(scope, tokens.of).object;
  if (move.to === undefined) return `${may}remove ${what} from ${where}`;
  const to = isSelf(move.to) ? 'yourself' : party(scope, move.to).object;
  return `${may}move ${what} from ${where} to ${to}`;
};

/** `build a Nanobot or Heal Bot (Basic)`, `turn a Basic Nanobot or Heal Bot to its Advanced side`. */
const placeWords = ({ lib }: Scope, { companions, at }: CompanionsPicked, side: string): string => {
  const names = listed(
    companions.map((id) => nameOf(lib, id)),
    'or',
  );
  const called = (id: string): string => lib.sides.get(`${companions[0]}/${id}`)?.name ?? id;
  if (at === undefined || at === 'supply') return `build ${oneOf(names)} (${called(side)})`;
  return `turn ${oneOf(`${called(at)} ${names}`)} to its ${called(side)} side`;
};
type CompanionsPicked = Extract<NonNullable<Choose['from']>, { companions: unknown }>;

/** Whose things are picked, where several players are looked at. */
const PICKED_FROM: Readonly<Record<string, string>> = {
  everyone: 'a player of your choice',
  team: 'yourself or a teammate of your choice',
  opponents: 'an opponent of your choice',
};

/** A number chosen for what is moved by it: `remove up to 4 Chi`, `pay any amount of CP`. */
const amountAndMove = (
  scope: Scope,
  as: string,
  [, most]: readonly [Amount, Amount],
  move: Move,
): string | undefined => {
  if (typeof move.n !== 'object' || !('picked' in move.n) || move.n.picked !== as) return undefined;
  const limit = typeof most === 'object' && 'least' in most ? most.least.find((n) => typeof n === 'number') : most;
  const upTo = typeof limit === 'number' ? `up to ${limit}` : 'any amount of';
  if (move.what === 'cp') {
    const stolen = move.to !== undefined;
    const own = isSelf(move.from);
    scope.numbers.set(as, { one: 'CP', more: 'CP', done: stolen ? 'stolen' : own ? 'paid' : 'lost' });
    if (stolen) return `steal ${upTo} CP from ${party(scope, move.from).object}`;
    if (own) return `pay ${upTo} CP`;
    const who = party(scope, move.from);
    return `${who.subject} ${does(who, 'lose')} ${upTo} CP, as much as you choose`;
  }
  if (typeof move.what !== 'object' || !('token' in move.what)) return undefined;
  if (move.to !== undefined || !isSelf(move.from)) return undefined;
  const name = nameOf(scope.lib, move.what.token);
  scope.numbers.set(as, { one: name, more: name, done: 'removed' });
  return `remove ${upTo} ${name}`;
};

export const cardsWords = (scope: Scope, e: Cards): string => {
  const who = isSelf(e.of) ? undefined : party(scope, e.of);
  if (e.from === e.to)
    return `look at ${cardsOf(scope, e.n)} in ${who ? `the ${PILES[e.from]} of ${who.object}` : `your ${PILES[e.from]}`}`;
  const only = onlyWords(e);
  if (e.only?.drawn)
    return `put ${counted(typeof e.n === 'number' ? e.n : 'all', 'of the cards drawn', 'of the cards drawn')} ${e.to === 'deck' ? 'on the top' : 'on the bottom'} of the deck`;
  if (e.only?.loot) return `discard ${counted(typeof e.n === 'number' ? e.n : 'all', 'loot card')}`;
  if (e.to === 'board')
    return `${e.pick === 'search' ? 'search your deck for' : 'put'} ${cardsOf(scope, e.n)}${only}${e.pick === 'search' ? ', to come' : ''} into force, free`;
  if (e.pick === 'search') {
    const found = `search ${who ? `${who.object}'s` : 'your'} ${PILES[e.from]} for ${cardsOf(scope, e.n)}${only}`;
    return e.to === 'hand' ? found : `${found}, to go to the ${PILES[e.to]}`;
  }
  if (e.to === 'deck' || e.to === 'bottom' || (e.from === 'deck' && e.to === 'discard')) {
    const puts = who ? `${who.subject} ${does(who, 'put')}` : 'put';
    return `${puts} ${cardsOf(scope, e.n)}${only} from the ${PILES[e.from]} on the ${e.to === 'deck' ? 'top of the deck' : PILES[e.to]}`;
  }
  const verb = e.from === 'discard' ? 'take' : e.from === 'deck' ? 'draw' : 'discard';
  const pile = e.from === 'discard' ? ' from the discard pile' : '';
  const random = e.from !== 'deck' && e.pick === 'random' ? ' at random' : '';
  return `${who ? `${who.subject} ${does(who, verb)}` : verb} ${cardsOf(scope, e.n)}${only}${pile}${random}`;
};

const PILES: Readonly<Record<Cards['from'] | Cards['to'], string>> = {
  deck: 'deck',
  bottom: 'bottom of the deck',
  hand: 'hand',
  discard: 'discard pile',
  board: 'board',
};
const onlyWords = ({ only }: Cards): string => {
  if (!only) return '';
  const type = only.type ? ` of type ${only.type}` : '';
  return `${type}${only.cost === undefined ? '' : ` that cost at most ${only.cost} CP`}`;
};

/** A price as something to do: `pay 2 CP`, `spend 2 Chi`, `give up a Seedling`. */
export const payWords = (scope: Scope, cost: Cost): string =>
  listed([
    ...(cost.cp === undefined ? [] : [`pay ${muchOf(scope, cost.cp, 'CP')}`]),
    ...(cost.token ? [`spend ${tokensOf(scope, cost.token.id, cost.token.n)}`] : []),
    ...(cost.companion ? [`give up ${oneOf(nameOf(scope.lib, cost.companion))}`] : []),
    ...(cost.cards ? [`discard ${counted(cost.cards, 'card')}`] : []),
  ]);
