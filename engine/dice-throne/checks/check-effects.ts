/** Programs, effect by effect: what each verb names must be there, and be known when the verb is reached. */
import { isLate } from '../vocabulary/programs.ts';
import type {
  Adjust,
  Amount,
  Choose,
  Effect,
  Listener,
  Modify,
  Moment,
  Pickable,
  Program,
  Standing,
} from '../vocabulary/words.ts';
import {
  checkAmount,
  checkCond,
  checkCost,
  checkCount,
  checkDial,
  checkOne,
  checkPick,
  checkSide,
  checkToken,
  checkWho,
  needsDice,
} from './check-amounts.ts';
import { among, at, fault, later, type PickKind, type Scope, startOf, type Walk } from './scope.ts';

/** Moments whose thing may be stopped. */
const STOPPABLE: readonly Moment[] = [
  'begins:income',
  'begins:offensive',
  'activating',
  'gaining',
  'attacked',
  'falling',
];

export const checkProgram = (w: Walk, s: Scope, program: Program): void => {
  let scope = s;
  program.forEach((effect, i) => {
    checkEffect(w, at(scope, i), effect);
    const bound = bindingOf(effect);
    if (bound) scope = { ...scope, picks: { ...scope.picks, ...bound } };
  });
};

const bindingOf = (e: Effect): Record<string, PickKind> | undefined =>
  e.do === 'choose' && e.from && e.as !== undefined
    ? { [e.as]: kindOf(e.from) }
    : e.do === 'cards' && e.as !== undefined
      ? { [e.as]: 'cards' }
      : undefined;
const kindOf = (from: Pickable): PickKind => {
  if ('players' in from) return 'players';
  if ('dice' in from) return 'dice';
  if ('tokens' in from) return 'tokens';
  if ('cards' in from) return 'cards';
  return 'companions' in from ? 'companions' : 'number';
};

const checkEffect = (w: Walk, s: Scope, e: Effect): void => {
  switch (e.do) {
    case 'damage':
      checkCount(w, at(readWhen(s, e.n), 'n'), e.n, true);
      checkWho(w, at(s, 'to'), e.to, true);
      checkWho(w, at(s, 'from'), e.from);
      // Whoever deals it is asked at settlement as well, which knows no source.
      if (e.from && (e.if || isLate(e.n)))
        fault(w, at(s, 'from'), 'none where the damage is read at settlement', e.from);
      if (e.if) checkCond(w, at(settling(s), 'if'), e.if, true);
      return;
    case 'modify':
      return checkModify(w, s, e);
    case 'move':
      return checkMove(w, s, e);
    case 'cards':
      checkCount(w, at(s, 'n'), e.n);
      checkWho(w, at(s, 'of'), e.of, true);
      if (e.from === e.to && !e.show)
        fault(w, at(s, 'show'), 'true: cards that stay where they are can only be shown', e.show);
      return;
    case 'roll': {
      checkOne(w, at(s, 'who'), e.who);
      checkCost(w, at(s, 'rerolls', 'cost'), e.rerolls?.cost);
      if (typeof e.value === 'object') checkCost(w, at(s, 'value', 'for'), e.value.for);
      if (e.rerolls?.cost?.cards !== undefined)
        fault(w, at(s, 'rerolls', 'cost', 'cards'), 'no price in cards for a re-roll', e.rerolls.cost.cards);
      if (e.keep && e.as === undefined) fault(w, at(s, 'as'), 'a name for dice that stay open', undefined);
      const own = e.who === undefined || e.who === 'self';
      const dice = { n: e.dice, sides: e.die === 'd20' ? 20 : w.die.length, symbols: own && e.die !== 'd20' };
      checkProgram(w, { ...at(s, 'run'), dice, rolls: e.as === undefined ? s.rolls : [...s.rolls, e.as] }, e.run);
      return;
    }
    case 'dice':
      checkOne(w, at(s, 'who'), e.who);
      if ('picked' in e.which) checkPick(w, at(s, 'which', 'picked'), e.which.picked, ['dice']);
      else if (typeof e.which.whose === 'object')
        checkPick(w, at(s, 'which', 'whose', 'picked'), e.which.whose.picked, ['players']);
      if ('whose' in e.which && e.which.roll === 'this') needsDice(w, at(s, 'which', 'roll'), e.which.roll);
      if (e.to !== undefined && e.how !== 'set') fault(w, at(s, 'to'), 'a value only where "how" is "set"', e.to);
      if (e.repeat && e.how !== 'reroll') fault(w, at(s, 'repeat'), 'true only where "how" is "reroll"', e.repeat);
      return;
    case 'choose':
      return checkChoose(w, s, e);
    case 'if':
      checkCond(w, at(s, 'cond'), e.cond);
      checkProgram(w, at(s, 'run'), e.run);
      if (e.else) checkProgram(w, at(s, 'else'), e.else);
      return;
    case 'each': {
      const visits = typeof e.over === 'object' && 'who' in e.over;
      if (visits) checkWho(w, at(s, 'over', 'who'), e.over.who);
      else checkCount(w, at(s, 'over'), e.over);
      if (e.as !== undefined && !visits) fault(w, at(s, 'as'), 'a name only where players are visited', e.as);
      const picks: Scope['picks'] = e.as === undefined ? s.picks : { ...s.picks, [e.as]: 'players' };
      checkProgram(w, { ...at(s, 'run'), picks }, e.run);
      return;
    }
    case 'then':
    case 'spawn':
    case 'leave':
    case 'loot':
    case 'explore':
      return;
    case 'run':
      if (e.companion) {
        checkPick(w, at(s, 'companion', 'picked'), e.companion.picked, ['companions']);
        const parts = new Set([...w.ids.singles.values()].flatMap((those) => [...those]));
        if (!parts.has(e.part)) fault(w, at(s, 'part'), among('part of a companion', parts), e.part);
      } else if (!w.ids.parts.has(e.part)) fault(w, at(s, 'part'), among('part', w.ids.parts), e.part);
      checkWho(w, at(s, 'of'), e.of);
      if (e.n !== undefined) checkCount(w, at(s, 'n'), e.n);
      return;
    case 'become':
      return checkBecome(w, s, e);
    case 'phase':
      checkOne(w, at(s, 'by'), e.by);
      checkOne(w, at(s, 'against'), e.against);
      if (e.how === 'skip' && s.heard !== 'begins:offensive')
        fault(w, at(s, 'how'), '"skip" only in what listens to "begins:offensive"', e.how);
      if (e.how === 'extra' && (e.by === undefined || e.against === undefined))
        fault(w, s, 'both "by" and "against" for a further phase', e);
      return;
    case 'cancel':
      if (s.heard === undefined || !STOPPABLE.includes(s.heard))
        fault(w, s, `"cancel" only in what listens to one of ${STOPPABLE.join(', ')}`, s.heard);
      if (e.leave !== undefined && s.heard !== 'falling')
        fault(w, at(s, 'leave'), 'health only for what listens to "falling"', e.leave);
      return;
    case 'adjust':
      if (e.what.startsWith('limit:')) checkToken(w, at(s, 'what'), e.what.slice('limit:'.length));
      checkAmount(w, at(s, 'by'), e.by);
      if (e.times !== undefined && !(s.stands && PRICES.includes(e.what)))
        fault(w, at(s, 'times'), `so many times only of a standing word about ${PRICES.join(', ')}`, e.times);
      checkSpan(w, s, e);
      if (e.back !== undefined && (e.what !== 'attempts' || typeof e.by !== 'number' || e.by >= 0 || !s.stands))
        fault(w, at(s, 'back'), 'a price only for attempts that a standing word takes away', e.back);
      checkWho(w, at(s, 'of'), e.of, !s.stands);
      return;
    case 'cannot':
      if (e.what.startsWith('gain:')) checkToken(w, at(s, 'what'), e.what.slice('gain:'.length));
      if (e.what.startsWith('activate:')) checkBanned(w, at(s, 'what'), e.what.slice('activate:'.length));
      checkWho(w, at(s, 'of'), e.of);
      if (s.stands && e.until !== undefined) fault(w, at(s, 'until'), STANDS, e.until);
      return;
    case 'on':
      return checkListener(w, later(s), e);
  }
};

/** Conditions of damage and healing, and amounts that wait, are read when the pool is settled. */
const settling = (s: Scope): Scope => ({ ...later(s), settling: true });
const readWhen = (s: Scope, n: Amount | 'all'): Scope => (n !== 'all' && isLate(n) ? settling(s) : s);

/** Figures that are counted as they are used. */
const PRICES: readonly string[] = ['card price', 'attempt price', 'sale'];
const STANDS = 'no span: a standing word holds as long as what carries it lies there';
/** How long a figure differs: attempts for the phase that runs, a stack limit for the rest of the match. */
const checkSpan = (w: Walk, s: Scope, { what, until }: Adjust): void => {
  const limit = what.startsWith('limit:');
  if (s.stands && limit)
    fault(w, at(s, 'what'), 'no stack limit: an effect raises one for the rest of the match', what);
  if (until === undefined) return;
  if (s.stands) fault(w, at(s, 'until'), STANDS, until);
  else if (limit && until !== 'match') fault(w, at(s, 'until'), '"match", or nothing: a raised limit stays', until);
  else if (what === 'attempts' && until !== 'roll')
    fault(w, at(s, 'until'), '"roll", or nothing: attempts are those of the phase that runs', until);
};

/** Kinds of abilities that may be forbidden as a whole. */
const KINDS = ['offensive', 'ultimate', 'straight'];
const checkBanned = (w: Walk, s: Scope, id: string): void => {
  if (!KINDS.includes(id) && !w.ids.abilities.has(id))
    fault(w, s, `"activate:" and one of ${KINDS.join(', ')}, or ${among('ability', w.ids.abilities)}`, id);
};

const checkBecome = (w: Walk, s: Scope, e: Extract<Effect, { do: 'become' }>): void => {
  if (e.what === 'board') {
    if (!w.ids.boards.has(e.side) && (e.side !== 'next' || w.ids.boards.size === 0))
      fault(w, at(s, 'side'), `"next", or ${among('side of the board', w.ids.boards)}`, e.side);
    return;
  }
  const sides = w.ids.companions.get(e.what.companion);
  if (!sides)
    return fault(w, at(s, 'what', 'companion'), among('companion', w.ids.companions.keys()), e.what.companion);
  if (!sides.includes(e.what.from)) fault(w, at(s, 'what', 'from'), among("companion's side", sides), e.what.from);
  if (e.side !== 'next' && !sides.includes(e.side))
    fault(w, at(s, 'side'), `"next", or ${among("companion's side", sides)}`, e.side);
};

const CHANGES = ['add', 'prevent', 'cap', 'type', 'target', 'bear'] as const;
const STANDING_CHANGES: readonly (typeof CHANGES)[number][] = ['add', 'prevent', 'cap'];
const checkModify = (w: Walk, s: Scope, e: Modify): void => {
  const given = CHANGES.filter((key) => e[key] !== undefined);
  if (given.length !== 1) fault(w, s, `exactly one of ${CHANGES.join(', ')}`, given);
  else if (s.stands && given.some((key) => !STANDING_CHANGES.includes(key)))
    fault(w, s, `one of ${STANDING_CHANGES.join(', ')}: what stands changes figures only`, given);
  if (e.of !== 'attack') {
    if ('in' in e.of) checkWho(w, at(s, 'of', 'in'), e.of.in);
    else checkWho(w, at(s, 'of', 'out'), e.of.out);
  }
  if (e.bear !== undefined) {
    checkDial(w, at(s, 'bear'), e.bear);
    if (e.of === 'attack' || 'out' in e.of) fault(w, at(s, 'of'), 'whose damage it bears: { "in": … }', e.of);
  } else if (e.share !== undefined) fault(w, at(s, 'share'), 'a share only of what a companion bears', e.share);
  checkOne(w, at(s, 'target'), e.target);
  if (e.add !== undefined) checkCount(w, at(s, 'add'), e.add);
  if (e.cap !== undefined) checkCount(w, at(s, 'cap'), e.cap);
  if (e.prevent !== undefined && e.prevent !== 'half') checkCount(w, at(s, 'prevent'), e.prevent);
};

const checkMove = (w: Walk, s: Scope, e: Extract<Effect, { do: 'move' }>): void => {
  const { what } = e;
  if (e.from === undefined && e.to === undefined) fault(w, s, '"from", "to" or both', undefined);
  checkWho(w, at(s, 'from'), e.from, true);
  checkWho(w, at(s, 'to'), e.to, true);
  checkCount(w, at(what === 'health' ? readWhen(s, e.n) : s, 'n'), e.n, what === 'health');
  if (e.if) checkCond(w, at(settling(s), 'if'), e.if, true);
  if (e.n === 'all' && e.from === undefined && !(typeof what === 'object' && 'picked' in what))
    fault(w, at(s, 'n'), 'an amount: "all" is what somebody has ("from"), and the supply has no end', e.n);
  if (e.every && e.to !== undefined)
    fault(w, at(s, 'to'), 'none where a board is cleared: they go to the supply', e.to);
  if (e.if && (what !== 'health' || e.from !== undefined))
    fault(w, at(s, 'if'), 'a condition only of health that is gained', e.if);
  if (typeof what !== 'object') return;
  if ('picked' in what) {
    const { picked, side } = what;
    checkPick(w, at(s, 'what', 'picked'), picked, side === undefined ? ['tokens', 'companions'] : ['companions']);
    const sides = [...w.ids.singles.keys()].flatMap((id) => w.ids.companions.get(id) ?? []);
    if (side !== undefined && !sides.includes(side))
      fault(w, at(s, 'what', 'side'), among('side of a companion of which there is one', sides), side);
  } else if ('loot' in what) {
    if (e.to === undefined || e.n !== 1) fault(w, s, 'one card that comes to somebody', e);
  } else if ('token' in what) {
    if (!e.every) checkToken(w, at(s, 'what', 'token'), what.token);
  } else if ('health' in what) {
    checkDial(w, at(s, 'what', 'health'), what.health);
    if (e.to === undefined || e.from !== undefined || e.n === 'all') fault(w, s, 'a companion to heal by an amount', e);
  } else {
    if (e.to === undefined || e.from !== undefined)
      fault(w, s, 'a companion that comes to somebody: one that goes is a price, or is picked before', e);
    if (e.n === 'all') fault(w, at(s, 'n'), 'an amount of companions', e.n);
    const sides = w.ids.companions.get(what.companion);
    if (!sides) fault(w, at(s, 'what', 'companion'), among('companion', w.ids.companions.keys()), what.companion);
    else if (!sides.includes(what.side)) fault(w, at(s, 'what', 'side'), among("companion's side", sides), what.side);
  }
};

const checkChoose = (w: Walk, s: Scope, e: Choose): void => {
  checkOne(w, at(s, 'who'), e.who);
  if ((e.from === undefined) === (e.options === undefined)) fault(w, s, 'either "from" or "options"', Object.keys(e));
  if (e.from && e.as === undefined) fault(w, at(s, 'as'), 'a name for what is picked', undefined);
  if (e.from) checkPickable(w, at(s, 'from'), e.from);
  e.options?.forEach((option, i) => {
    const inner = at(s, 'options', i);
    if (option.name !== undefined) checkOptionName(w, at(inner, 'name'), option.name);
    if (option.if) checkCond(w, at(inner, 'if'), option.if);
    checkCost(w, at(inner, 'cost'), option.cost);
    if (option.run.length === 0 && option.cost === undefined && option.name === undefined)
      fault(w, inner, 'something to do, or the name "no" for doing nothing', option);
    checkProgram(w, at(inner, 'run'), option.run);
  });
};

/** The thing that an option is called after. */
const checkOptionName = (w: Walk, s: Scope, name: string): void => {
  const [, kind, id] = /^(ability|token|companion):(.*)$/.exec(name) ?? [];
  if (kind === undefined || id === undefined) return;
  if (kind === 'token') checkToken(w, s, id);
  else if (kind === 'ability' && !w.ids.abilities.has(id)) fault(w, s, among('ability', w.ids.abilities), id);
  else if (kind === 'companion' && !w.ids.companions.has(id)) checkSide(w, s, id);
};

const checkPickable = (w: Walk, s: Scope, from: Pickable): void => {
  if ('players' in from) {
    checkWho(w, at(s, 'except'), from.except);
    if (from.if) checkCond(w, at(s, 'if'), from.if);
  } else if ('dice' in from) {
    if (typeof from.dice.whose === 'object')
      checkPick(w, at(s, 'dice', 'whose', 'picked'), from.dice.whose.picked, ['players']);
  } else if ('tokens' in from) {
    checkWho(w, at(s, 'tokens', 'of'), from.tokens.of);
    if (from.tokens.id !== undefined) checkToken(w, at(s, 'tokens', 'id'), from.tokens.id);
    from.tokens.ids?.forEach((id, i) => {
      checkToken(w, at(s, 'tokens', 'ids', i), id);
    });
    if (from.tokens.shares !== undefined && !w.ids.shared.has(from.tokens.shares))
      fault(w, at(s, 'tokens', 'shares'), among('name that tokens share', w.ids.shared), from.tokens.shares);
  } else if ('amount' in from) {
    from.amount.forEach((n, i) => {
      checkCount(w, at(s, 'amount', i), n);
    });
  } else {
    checkOne(w, at(s, 'of'), from.of);
    if ('companions' in from) checkCompanions(w, s, from);
  }
};

/** Those that lie there go by their sides; those of which there is one, by their own name. */
const checkCompanions = (w: Walk, s: Scope, from: Extract<Pickable, { companions: unknown }>): void => {
  const { singles, companions } = w.ids;
  from.companions.forEach((id, i) => {
    const here = at(s, 'companions', i);
    const special = from.at !== undefined || from.usable !== undefined;
    if (!singles.has(id)) {
      if (special) fault(w, here, among('companion of which there is one', singles.keys()), id);
      else checkSide(w, here, id);
      return;
    }
    const sides = companions.get(id) ?? [];
    if (from.at !== undefined && from.at !== 'supply' && !sides.includes(from.at))
      fault(w, at(s, 'at'), `"supply", or ${among("companion's side", sides)}`, from.at);
    if (from.usable !== undefined && !singles.get(id)?.has(from.usable))
      fault(w, at(s, 'usable'), among(`part of every side of ${id}`, singles.get(id) ?? []), from.usable);
  });
};

/** What listens begins anew: nothing picked before is known, and the dice are those of the moment. */
export const checkListener = (w: Walk, s: Scope, { at: heard, of, if: cond, run, times, per }: Listener): void => {
  if (per !== undefined && times === undefined) fault(w, at(s, 'per'), 'a span only along with "times"', per);
  checkWho(w, at(s, 'of'), of);
  const { path, valuesOnly, inflicted } = s;
  const dice =
    heard === 'activating' || heard === 'activated' || heard === 'rolled'
      ? { n: 5, sides: 6, symbols: of === undefined || of === 'self' }
      : undefined;
  const inner: Scope = { ...startOf(...path), valuesOnly, inflicted, anew: true, heard, ...(dice ? { dice } : {}) };
  if (cond) checkCond(w, at(inner, 'if'), cond);
  checkProgram(w, at(inner, 'run'), run);
};

/** Standing words are read live and never executed: they know no dice and no picks. */
export const checkStanding = (w: Walk, scope: Scope, word: Standing): void => {
  const s: Scope = { ...scope, stands: true };
  if (word.do !== 'damage') return checkEffect(w, s, word);
  checkCount(w, at(s, 'n'), word.n);
  checkWho(w, at(s, 'to'), word.to);
  if (word.from) fault(w, at(s, 'from'), 'none in a standing word', word.from);
  if (word.if) checkCond(w, at(s, 'if'), word.if);
};
