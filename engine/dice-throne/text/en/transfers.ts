/** Clauses for what changes hands: tokens, companions, CP, health, cards. */
import type { Amount, Cards, Choose, Cost, Move } from '../../vocabulary/words.ts';
import { nameOf } from '../names.ts';
import { figureOf, inflicts, isWhatIsThere } from '../program.ts';
import { isSelf, type Scope } from '../scope.ts';
import { cardsOf, muchOf } from './amounts.ts';
import { counted, listed, oneOf } from './names.ts';
import { does, party } from './party.ts';
import { ifWords } from './phrases.ts';
import { pickedBy, tokensPicked, whereTokens } from './things.ts';

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
  if ('health' in what) {
    const whose = isSelf(e.to) ? '' : ` of ${party(scope, e.to).object}`;
    return `heal ${nameOf(scope.lib, what.health)}${whose} ${e.n === 'all' ? 'whole' : muchOf(scope, e.n, '').replace(/^(?!\d)/, 'by ')}`.trimEnd();
  }
  if ('companion' in what) {
    const side = nameOf(scope.lib, what.side);
    const taker = party(scope, e.to);
    const gains = isSelf(e.to) ? 'gain' : `${taker.subject} ${does(taker, 'gain')}`;
    return `${gains} ${e.n === 1 ? oneOf(side) : muchOf(scope, e.n === 'all' ? 1 : e.n, side)}`;
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
    return `${who.subject} ${does(who, 'lose')} ${e.n === 'all' ? 'all health' : muchOf(scope, e.n, 'health')}`;
  }
  if (e.from !== undefined) {
    return handed(scope, e, e.n === 'all' ? 'all health' : muchOf(scope, e.n, 'health'));
  }
  const who = party(scope, e.to);
  const cond = e.if ? `, ${ifWords(scope, e.if)}` : '';
  return `${isSelf(e.to) ? 'heal' : `${who.subject} ${does(who, 'heal')}`} ${n}${cond}`;
};
const asDealt = (scope: Scope, n: Amount): string | undefined =>
  typeof n === 'object' && 'record' in n && n.record === 'dealt'
    ? `as much as is dealt to ${party(scope, n.of).object}`
    : undefined;

/** From one player to another. */
const handed = (scope: Scope, { from, to }: Move, much: string): string => {
  const giver = party(scope, from);
  if (isSelf(to)) return `steal ${much} from ${giver.object}`;
  const taker = party(scope, to);
  return isSelf(from) ? `give ${much} to ${taker.object}` : `move ${much} from ${giver.object} to ${taker.object}`;
};

const cpWords = (scope: Scope, e: Move): string => {
  const n = e.n === 'all' ? 'all CP' : muchOf(scope, e.n, 'CP');
  if (e.to !== undefined && e.from !== undefined) return handed(scope, e, n);
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
  if ('amount' in from) return amountAndMove(scope, pick, from.amount, move);
  if (typeof move.what !== 'object' || !('picked' in move.what) || move.what.picked !== pick.as) return undefined;
  const n = pick.n ?? 1;
  const upTo = pick.upTo && n > 1 ? 'up to ' : '';
  const may = pick.upTo && n === 1 ? 'you may ' : '';
  if ('companions' in from) {
    const { side } = move.what;
    if (side !== undefined) return `${may}${placeWords(scope, from, side, n, upTo)}${pickedBy(scope, pick)}`;
    scope.numbers.set(pick.as, { one: 'companion', more: 'companions', done: 'removed' });
    const sides = from.companions.map((id) => nameOf(scope.lib, id));
    const whose = isSelf(from.of) ? '' : ` of ${party(scope, from.of).object}`;
    return `${may}remove ${upTo}${counted(n, 'companion')} (${listed(sides, 'or')})${whose}${pickedBy(scope, pick)}`;
  }
  if (!('tokens' in from)) return undefined;
  const { tokens } = from;
  const what = tokensPicked(scope, tokens, n, upTo);
  const by = pickedBy(scope, pick);
  const done = tokens.inflictedBy ? 'prevented' : move.to === undefined ? 'removed' : 'moved';
  scope.numbers.set(pick.as, { one: 'status effect', more: 'status effects', done });
  if (tokens.inflictedBy) {
    const on = isSelf(tokens.of) ? 'you' : party(scope, tokens.of).object;
    return `${may}prevent ${what}${pick.random ? ', picked at random,' : by} that the Attack would inflict on ${on}`;
  }
  // Whoever picks picks where, too.
  const chance = pick.random || !isSelf(pick.who);
  const where = chance ? whereTokens(scope, tokens).replace(' of your choice', '') : whereTokens(scope, tokens);
  if (move.to === undefined) return `${may}remove ${what} from ${where}${by}`;
  const to = isSelf(move.to) ? 'yourself' : party(scope, move.to).object;
  return `${may}move ${what} from ${where} to ${to}${by}`;
};

/** `build a Nanobot or Heal Bot (Basic)`, `turn a Basic Nanobot or Heal Bot to its Advanced side`. */
const placeWords = (
  { lib }: Scope,
  { companions, at }: CompanionsPicked,
  side: string,
  n: number,
  upTo: string,
): string => {
  const names = listed(
    companions.map((id) => nameOf(lib, id)),
    'or',
  );
  const called = (id: string): string => lib.sides.get(`${companions[0]}/${id}`)?.name ?? id;
  const some = (what: string): string => (n === 1 ? oneOf(what) : `${upTo}${n} of ${what}`);
  if (at === undefined || at === 'supply') return `build ${some(names)} (${called(side)})`;
  return `turn ${some(`${called(at)} ${names}`)} to its ${called(side)} side`;
};
type CompanionsPicked = Extract<NonNullable<Choose['from']>, { companions: unknown }>;

/** A number chosen for what is moved by it: `remove up to 4 Chi`, `pay any amount of CP`. */
const amountAndMove = (
  scope: Scope,
  pick: Choose,
  [least, most]: readonly [Amount, Amount],
  move: Move,
): string | undefined => {
  const { as = '' } = pick;
  if (typeof move.n !== 'object' || !('picked' in move.n) || move.n.picked !== as) return undefined;
  const [low, limit] = [figureOf(least), figureOf(most)];
  if (low === undefined || (limit === undefined && !isWhatIsThere(most, move))) return undefined;
  const from = low > 0 ? `${low} to ` : 'up to ';
  const upTo = limit !== undefined ? `${from}${limit}` : low > 0 ? `${low} or more` : 'any amount of';
  const by = pickedBy(scope, pick);
  if (move.what === 'cp') {
    if (move.to !== undefined && move.from === undefined) return undefined;
    const stolen = move.to !== undefined;
    const own = isSelf(move.from);
    if (stolen && !isSelf(move.to)) return undefined;
    scope.numbers.set(as, { one: 'CP', more: 'CP', done: stolen ? 'stolen' : own ? 'paid' : 'lost' });
    if (stolen) return `steal ${upTo} CP from ${party(scope, move.from).object}${by}`;
    if (own) return `pay ${upTo} CP${by}`;
    const who = party(scope, move.from);
    return `${who.subject} ${does(who, 'lose')} ${upTo} CP${by === '' ? ', as much as you choose' : by}`;
  }
  if (typeof move.what !== 'object' || !('token' in move.what)) return undefined;
  if (move.to !== undefined || !isSelf(move.from)) return undefined;
  const name = nameOf(scope.lib, move.what.token);
  scope.numbers.set(as, { one: name, more: name, done: 'removed' });
  return `remove ${upTo} ${name}${by}`;
};
export const cardsWords = (scope: Scope, e: Cards): string => {
  const who = isSelf(e.of) ? undefined : party(scope, e.of);
  const many = cardsOf(scope, e.n);
  const top = e.pick === 'top' && e.from !== 'hand' ? 'top of the ' : '';
  const its = who ? 'their ' : 'your ';
  if (e.from === e.to) {
    const pile = who
      ? `the ${top}${PILES[e.from]} of ${who.object}`
      : `${top === '' ? 'your ' : 'the '}${top}${PILES[e.from]}`;
    return `look at ${many} ${top === '' ? 'in' : 'on'} ${pile}`;
  }
  const only = onlyWords(e);
  if (e.only?.drawn && !who && (e.to === 'deck' || e.to === 'bottom'))
    return `put ${counted(typeof e.n === 'number' ? e.n : 'all', 'of the cards drawn', 'of the cards drawn')} ${e.to === 'deck' ? 'on the top' : 'on the bottom'} of the deck`;
  const choice = choiceWords(e);
  const seen = e.show ? ', and you see which' : '';
  const verb = (word: string): string => (who ? `${who.subject} ${does(who, word)}` : word);
  if (e.pick === 'search') {
    const found = `search ${who ? `${who.object}'s` : 'your'} ${PILES[e.from]} for ${many}${only}`;
    if (e.to === 'board') return `${found}, to come into force, free`;
    return e.to === 'hand' ? found : `${found}, to go to the ${PILES[e.to]}`;
  }
  const chosen = `${many}${choice}${only}`;
  if (e.to === 'board') {
    const from = e.from === 'hand' && !who ? '' : ` from ${top === '' ? its : 'the '}${top}${PILES[e.from]}`;
    return `${verb('put')} ${chosen}${from} into force, free`;
  }
  if (e.from === 'deck' && e.to === 'hand' && e.pick === 'top') return `${verb('draw')} ${many}${only}`;
  if (e.from === 'hand' && e.to === 'discard') return `${verb('discard')} ${chosen}${seen}`;
  const from = e.from === 'hand' || top !== '' || !who ? `the ${top}${PILES[e.from]}` : `their ${PILES[e.from]}`;
  if (e.to === 'hand') return `${verb('take')} ${chosen} from ${from}${seen}`;
  return `${verb('put')} ${chosen} from ${from} on the ${e.to === 'deck' ? 'top of the deck' : PILES[e.to]}${seen}`;
};
/** Who picks them, where it is not whose they are, or chance. */
const choiceWords = ({ pick, of, n, from }: Cards): string => {
  if (n === 'all') return '';
  if (pick === 'random') return ' at random';
  return pick === 'self' && (!isSelf(of) || from === 'deck') ? ' of your choice' : '';
};

const PILES: Readonly<Record<Cards['from'] | Cards['to'], string>> = {
  deck: 'deck',
  bottom: 'bottom of the deck',
  hand: 'hand',
  discard: 'discard pile',
  board: 'board',
};
const onlyWords = ({ only, n }: Cards): string => {
  if (!only) return '';
  const type = only.type ? ` of type ${only.type}` : '';
  if (only.loot) return ` that ${n === 1 ? 'is' : 'are'} loot${type}`;
  if (only.drawn) return ` just drawn${type}`;
  return `${type}${only.cost === undefined ? '' : ` that ${n === 1 ? 'costs' : 'cost'} at most ${only.cost} CP`}`;
};

/** A price as something to do: `pay 2 CP`, `spend 2 Chi`, `give up a Seedling`. */
export const payWords = (scope: Scope, cost: Cost): string =>
  listed([
    ...(cost.cp === undefined ? [] : [`pay ${muchOf(scope, cost.cp, 'CP')}`]),
    ...(cost.token ? [`spend ${tokensOf(scope, cost.token.id, cost.token.n)}`] : []),
    ...(cost.companion ? [`give up ${oneOf(nameOf(scope.lib, cost.companion))}`] : []),
    ...(cost.cards ? [`discard ${counted(cost.cards, 'card')}`] : []),
  ]);
