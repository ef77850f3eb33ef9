/** Players, amounts and conditions: whether they name what there is, and read only what is known at their place. */
import { speaksOfDice } from '../vocabulary/programs.ts';
import type { Amount, Cond, Cost, Face, Who } from '../vocabulary/words.ts';
import { canBeMet } from './dice.ts';
import { rangeOf } from './range.ts';
import { among, at, fault, type PickKind, type Scope, type Walk } from './scope.ts';

/** `choice`: the field asks for a player where it is told to. Elsewhere one is chosen before and named. */
export const checkWho = (w: Walk, s: Scope, who: Who | undefined, choice = false): void => {
  if (who === undefined) return;
  if (who === 'source' && !s.inflicted) fault(w, s, 'another player: only a token has a source', who);
  if (who === 'it' && s.heard === undefined) fault(w, s, 'another player: "it" is whose moment is heard', who);
  if (typeof who !== 'object') return;
  if ('picked' in who) checkPick(w, at(s, 'picked'), who.picked, ['players']);
  else if ('owner' in who) checkPick(w, at(s, 'owner'), who.owner, ['dice', 'tokens']);
  else {
    if (!choice) fault(w, s, 'a player that is known here: choose one before, and name the pick', who);
    checkWho(w, at(s, 'except'), who.except);
    if (who.if) checkCond(w, at(s, 'if'), who.if);
  }
};

/** Players of whom there may be several. */
const SEVERAL: readonly Who[] = [
  'opponents',
  'team',
  'teammates',
  'everyone',
  'leaders',
  'fallen',
  'heroes',
  'enemies',
];
/** One player alone chooses, rolls, or has what is looked at: of several it would be the first. */
export const checkOne = (w: Walk, s: Scope, who: Who | undefined): void => {
  if (who !== undefined && SEVERAL.includes(who))
    fault(w, s, 'one player: of several, each in turn is { "do": "each", "over": { "who": … }, "as": … }', who);
  else checkWho(w, s, who);
};

export const checkPick = (w: Walk, s: Scope, name: string, kinds: readonly PickKind[]): void => {
  const kind = s.picks[name];
  if (kind === undefined || !kinds.includes(kind))
    fault(
      w,
      s,
      `the name of ${kinds.length > 2 ? 'a pick' : `${kinds.join(' or ')} picked`} before it in the same program or around it${s.anew ? ', and here, where it is read later, there is none' : ''}`,
      name,
    );
};

export const checkToken = (w: Walk, s: Scope, id: string): void => {
  if (!w.ids.tokens.has(id)) fault(w, s, among('token', w.ids.tokens), id);
};
/** A companion with a health dial. */
export const checkDial = (w: Walk, s: Scope, id: string): void => {
  if (!w.ids.dialled.has(id)) fault(w, s, among('companion with a health dial', w.ids.dialled), id);
};
export const checkSide = (w: Walk, s: Scope, id: string): void => {
  if (!w.ids.sides.has(id)) fault(w, s, among("companion's side", w.ids.sides), id);
};

const MARKED_KINDS = ['kind:any', 'kind:removable', 'kind:positive', 'kind:negative', 'kind:unique', 'kind:marker'];
const checkHeld = (w: Walk, s: Scope, what: string): void => {
  const { tokens, companions, sides } = w.ids;
  if (MARKED_KINDS.includes(what) || tokens.has(what) || companions.has(what) || sides.has(what)) return;
  fault(
    w,
    s,
    `${among('token or companion', [...tokens, ...companions.keys(), ...sides])}, or a kind (${MARKED_KINDS.join(', ')})`,
    what,
  );
};

/** A number of things: never below 0. */
export const checkCount = (w: Walk, s: Scope, n: Amount | 'all', late = false): void => {
  if (n === 'all') return;
  if (typeof n === 'number' && n < 0) fault(w, s, '0 or more', n);
  checkAmount(w, s, n, late);
};

/** `late`: read at settlement, so that subtotals and damage dealt are known. */
export const checkAmount = (w: Walk, s: Scope, n: Amount, late = false): void => {
  if (typeof n === 'number') return;
  const parts = (key: string, amounts: readonly Amount[]): void =>
    amounts.forEach((part, i) => {
      checkAmount(w, at(s, key, i), part, late);
    });
  if ('count' in n) {
    const faces: readonly Face[] = typeof n.count === 'object' ? n.count : [n.count];
    for (const face of faces) checkFace(w, at(s, 'count'), face);
  } else if ('sum' in n) {
    if (n.sum === true) needsDice(w, at(s, 'sum'), n.sum);
    else if (!s.rolls.includes(n.sum)) fault(w, at(s, 'sum'), 'the name of a roll around it', n.sum);
  } else if ('held' in n) {
    checkHeld(w, at(s, 'held'), n.held);
    checkWho(w, at(s, 'of'), n.of);
  } else if ('stat' in n) {
    if (n.stat.startsWith('limit:')) checkToken(w, at(s, 'stat'), n.stat.slice('limit:'.length));
    if (n.stat.startsWith('health:')) checkDial(w, at(s, 'stat'), n.stat.slice('health:'.length));
    if (n.stat.startsWith('health:')) checkWho(w, at(s, 'of'), n.of);
    else checkOne(w, at(s, 'of'), n.of);
  } else if ('picked' in n) {
    checkPick(w, at(s, 'picked'), n.picked, ['number', 'players', 'dice', 'tokens', 'cards', 'companions']);
  } else if ('record' in n) {
    if (s.stands) fault(w, at(s, 'record'), 'no damage of the moment: a standing word is part of it', n.record);
    else if (s.settling && n.record === 'incoming')
      fault(w, at(s, 'record'), '"subtotal", "dealt" or "base": what is incoming is added up only then', n.record);
    else if (!late && (n.record === 'subtotal' || n.record === 'dealt'))
      fault(
        w,
        at(s, 'record'),
        '"base" or "incoming": the other two are known at settlement only, for damage and health',
        n.record,
      );
    checkWho(w, at(s, 'of'), n.of);
  } else if ('used' in n) {
    if (n.used !== 'attempts' && !w.ids.offers.has(n.used))
      fault(w, at(s, 'used'), `"attempts", or ${among('use', w.ids.offers)}`, n.used);
  } else if ('size' in n) checkWho(w, at(s, 'size'), n.size);
  else if ('it' in n) {
    if (s.heard === undefined) fault(w, s, 'an amount that is known here: "it" is the moment heard', n);
    else if (n.it !== 'n') fault(w, at(s, 'it'), '"n"', n.it);
  } else if ('row' in n) {
    if (s.steps === undefined) fault(w, s, 'an amount without rows: the requirement here is no scale', n);
    else if (n.row.length !== s.steps)
      fault(w, at(s, 'row'), `${s.steps} amounts, one for each step of the scale`, n.row);
  } else if ('plus' in n) parts('plus', n.plus);
  else if ('times' in n) parts('times', n.times);
  else if ('half' in n) checkAmount(w, at(s, 'half'), n.half, late);
  else if ('least' in n) parts('least', n.least);
  else if ('most' in n) parts('most', n.most);
  else checkAmount(w, at(s, 'by'), n.by, late);
};

export const needsDice = (w: Walk, s: Scope, came: unknown): void => {
  if (!s.dice) fault(w, s, 'nothing that reads dice: none are rolled here', came);
};
const checkFace = (w: Walk, s: Scope, face: Face): void => {
  needsDice(w, s, face);
  if (!s.dice || typeof face === 'number') return;
  if (s.valuesOnly || !s.dice.symbols) fault(w, s, 'a value 1 to 6: these dice may lie before another hero', face);
  else if (!w.ids.symbols.has(face)) fault(w, s, `a symbol of the die (${[...w.ids.symbols].join(', ')})`, face);
};

const OFFENSIVE_DICE: Scope['dice'] = { n: 5, sides: 6, symbols: true };

export const checkCond = (w: Walk, s: Scope, cond: Cond, late = false): void => {
  if (speaksOfDice(cond)) checkDice(w, s, cond);
  else if ('offensive' in cond) checkDice(w, { ...s, dice: OFFENSIVE_DICE }, { shows: cond.offensive });
  else if ('compare' in cond) {
    checkAmount(w, at(s, 'compare', 0), cond.compare[0], late);
    checkAmount(w, at(s, 'compare', 2), cond.compare[2], late);
  } else if ('is' in cond) {
    if (cond.is[0] === 'it' && s.heard === undefined)
      fault(w, at(s, 'is'), 'a fact that is known here: "it" is the moment heard', cond.is);
  } else if ('side' in cond) {
    if (!w.ids.boards.has(cond.side)) fault(w, at(s, 'side'), among('side of the board', w.ids.boards), cond.side);
    checkWho(w, at(s, 'of'), cond.of);
  } else if ('during' in cond) checkWho(w, at(s, 'of'), cond.of);
  else if ('who' in cond) {
    checkWho(w, at(s, 'who'), cond.who);
    checkWho(w, at(s, 'among'), cond.among);
  } else if ('not' in cond) checkCond(w, at(s, 'not'), cond.not, late);
  else {
    const key = 'all' in cond ? 'all' : 'any';
    const parts = 'all' in cond ? cond.all : 'any' in cond ? cond.any : [];
    parts.forEach((part, i) => {
      checkCond(w, at(s, key, i), part, late);
    });
  }
};

/** What the dice must show, and that they can. */
const checkDice = (w: Walk, s: Scope, cond: Cond): void => {
  const before = w.faults.length;
  needsDice(w, s, cond);
  for (const face of facesIn(cond)) {
    if (!/^\d+$/.test(face)) checkFace(w, at(s, 'shows', face), face);
    else if (s.dice && (Number(face) < 1 || Number(face) > s.dice.sides))
      fault(w, at(s, 'shows', face), `a value 1 to ${s.dice.sides}`, face);
  }
  if (!s.dice || s.dice.sides !== w.die.length || w.faults.length > before) return;
  if (!canBeMet(w.die, s.dice.n, cond)) fault(w, s, `something that ${s.dice.n} of these dice can show`, cond);
};
const facesIn = (cond: Cond): string[] => {
  if ('shows' in cond) return Object.keys(cond.shows);
  if ('all' in cond) return cond.all.flatMap(facesIn);
  if ('any' in cond) return cond.any.flatMap(facesIn);
  return 'not' in cond ? facesIn(cond.not) : [];
};

/** Whoever paid less than nothing would be given it. */
const checkPrice = (w: Walk, s: Scope, n: Amount): void => {
  checkCount(w, s, n);
  if (typeof n === 'object' && rangeOf(n).least < 0)
    fault(w, s, 'a price that cannot come out below 0, such as { "most": [0, …] }', n);
};

export const checkCost = (w: Walk, s: Scope, cost: Cost | undefined): void => {
  if (!cost) return;
  if (cost.cp !== undefined) checkPrice(w, at(s, 'cp'), cost.cp);
  if (cost.token) {
    checkToken(w, at(s, 'token', 'id'), cost.token.id);
    checkPrice(w, at(s, 'token', 'n'), cost.token.n);
  }
  if (cost.companion !== undefined) checkSide(w, at(s, 'companion'), cost.companion);
};
