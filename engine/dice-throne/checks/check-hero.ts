/** A hero as a whole: abilities and their levels, tokens, companions, cards, the deck. */
import { canonical } from '../../core/clone.ts';
import { commonCards } from '../cards/common-cards.ts';
import { commonTokens } from '../cards/common-tokens.ts';
import { speaksOfDice } from '../vocabulary/programs.ts';
import {
  type AbilityDef,
  type CompanionDef,
  type CompanionSide,
  DEFENCE_ROLL,
  type Effect,
  type HeroDef,
  type Level,
  type Needs,
  type Offer,
  type Parts,
  type Program,
  type TokenDef,
} from '../vocabulary/words.ts';
import { checkCond, checkCost } from './check-amounts.ts';
import { checkListener, checkProgram, checkStanding } from './check-effects.ts';
import { checkRounds } from './check-parts.ts';
import { canBeMet } from './dice.ts';
import type { Fault } from './faults.ts';
import { abilitiesOf, among, at, fault, idsOf, type Scope, startOf, type Walk } from './scope.ts';

const DICE = 5;
/** A deck never holds more (reference: Adventures, Loot). */
const MOST_CARDS = 50;

/** Faults in how the pieces of a hero fit together; its shapes are right already. */
export const faultsIn = (hero: HeroDef): Fault[] => {
  const w: Walk = { ids: idsOf(hero), die: hero.die, faults: [] };
  for (const [path, , ability] of abilitiesOf(hero)) checkAbility(w, startOf(...path), ability);
  if (Object.values(hero.abilities).every((ability) => !isAnnounced(ability)))
    fault(w, startOf('abilities'), 'at least one ability that can be announced', Object.keys(hero.abilities));
  for (const [id, token] of Object.entries(hero.tokens)) checkTokenDef(w, startOf('tokens', id), id, token);
  for (const [id, companion] of Object.entries(hero.companions ?? {})) {
    checkCompanion(w, startOf('companions', id), companion);
    companion.sides.forEach((side, i) => {
      checkSideDef(w, startOf('companions', id, 'sides', i), side);
    });
  }
  if (hero.front !== undefined && (!hero.boards || hero.boards[hero.front]))
    fault(w, startOf('front'), 'a name for the front of a board with other sides', hero.front);
  checkParts(w, startOf('parts'), hero.parts);
  for (const [id, card] of Object.entries(hero.cards)) {
    const s = startOf('cards', id);
    if (card.modifier && card.type === 'main')
      fault(w, at(s, 'modifier'), 'no Attack Modifier in a main phase: there is no Attack', true);
    if (card.when) checkCond(w, at(s, 'when'), card.when);
    checkProgram(w, at(s, 'run'), card.run);
  }
  if (hero.setUp) checkSetUp(w, startOf('setUp'), hero.setUp);
  checkNames(w, hero);
  checkRounds(w, hero);
  return w.faults;
};

const IN_SET_UP: readonly Effect['do'][] = ['move', 'adjust', 'cards'];
/** Nobody is there to be asked yet, and nothing to be answered. */
const checkSetUp = (w: Walk, s: Scope, run: Program): void => {
  checkProgram(w, s, run);
  run.forEach((effect, i) => {
    if (!IN_SET_UP.includes(effect.do)) fault(w, at(s, i, 'do'), `one of ${IN_SET_UP.join(', ')}`, effect.do);
    for (const key of ['of', 'from', 'to'] as const) {
      const whom: unknown = Reflect.get(effect, key);
      if (typeof whom === 'object') fault(w, at(s, i, key), 'somebody who need not be chosen', whom);
    }
    if (effect.do === 'cards' && effect.pick !== 'top' && effect.pick !== 'random')
      fault(w, at(s, i, 'pick'), '"top" or "random", which ask nobody', effect.pick);
  });
};

const isAnnounced = ({ levels, ultimate }: AbilityDef): boolean => {
  const first = levels[0];
  return ultimate === true || (first !== undefined && first.defence === undefined && !first.offers && !first.on);
};

/** Ids share their spaces: cards with the common ones and the upgrades, tokens with companions, abilities with added ones. */
const checkNames = (w: Walk, hero: HeroDef): void => {
  const taken = (space: Map<string, string>, s: Scope, id: string, is: string): void => {
    const before = space.get(id);
    if (before) fault(w, s, `an id of its own (${before} has this one)`, id);
    else space.set(id, is);
  };
  const abilities = new Map<string, string>();
  const cards = new Map(Object.keys(commonCards).map((id) => [id, 'a common card']));
  for (const [path, id] of abilitiesOf(hero)) taken(abilities, startOf(...path), id, 'an ability');
  for (const [path, id, { levels }] of abilitiesOf(hero)) {
    levels.forEach((level, i) => {
      if (i > 0) taken(cards, startOf(...path, 'levels', i), `${id}-${i + 1}`, `the upgrade of ${id}`);
      for (const added of Object.keys(level.adds ?? {}))
        if (levels.slice(0, i).every(({ adds }) => !adds?.[added]))
          taken(abilities, startOf(...path, 'levels', i, 'adds', added), added, 'an ability');
    });
  }
  for (const id of Object.keys(hero.cards)) {
    const upgraded = /^(.+)-[234]$/.exec(id)?.[1];
    if (upgraded !== undefined && !cards.has(id) && hero.abilities[upgraded])
      fault(
        w,
        startOf('cards', id),
        `no card that upgrades: ${upgraded} has ${hero.abilities[upgraded].levels.length} levels, another one is written there`,
        id,
      );
    taken(cards, startOf('cards', id), id, 'another card');
  }
  const deck = cards.size - (hero.kind === 'boss' ? Object.keys(commonCards).length : 0);
  if (deck > MOST_CARDS) fault(w, startOf('cards'), `a deck of at most ${MOST_CARDS} cards`, deck);
  const held = new Map(Object.keys(hero.tokens).map((id) => [id, 'a token']));
  for (const [id, { single, sides }] of Object.entries(hero.companions ?? {})) {
    taken(held, startOf('companions', id), id, 'a companion');
    sides.forEach((side, i) => {
      if (!single && side.id !== id)
        taken(held, startOf('companions', id, 'sides', i, 'id'), side.id, "a companion's side");
    });
  }
};

const textOf = (token: TokenDef): string => JSON.stringify(canonical(token));
const checkTokenDef = (w: Walk, start: Scope, id: string, token: TokenDef): void => {
  const shared = commonTokens[id];
  if (shared && textOf(shared) !== textOf(token))
    fault(w, start, 'the shared token of this id word for word, or an id of its own', token);
  const s: Scope = { ...start, valuesOnly: true, inflicted: true };
  token.standing?.forEach((word, i) => {
    checkStanding(w, at(s, 'standing', i), word);
  });
  token.on?.forEach((listener, i) => {
    checkListener(w, at(s, 'on', i), listener);
  });
  checkOffers(w, at(s, 'offers'), token.offers, 'token');
  if (token.overflow) checkProgram(w, at(s, 'overflow'), token.overflow);
  checkParts(w, at(s, 'parts'), token.parts);
};

/** A dial is of a companion of which there is one; sides that are named are its own. */
const checkCompanion = (w: Walk, s: Scope, { single, first, dial, sides }: CompanionDef): void => {
  const known = sides.map(({ id }) => id);
  if (first !== undefined && !known.includes(first)) fault(w, at(s, 'first'), among("companion's side", known), first);
  if (!dial) return;
  if (!single) fault(w, at(s, 'dial'), 'a dial only where there is one of the companion ("single")', dial);
  if (dial.start > dial.max) fault(w, at(s, 'dial', 'start'), `at most its "max" of ${dial.max}`, dial.start);
  if (!known.includes(dial.empty)) fault(w, at(s, 'dial', 'empty'), among("companion's side", known), dial.empty);
};

const checkSideDef = (w: Walk, s: Scope, side: CompanionSide): void => {
  side.standing?.forEach((word, i) => {
    checkStanding(w, at(s, 'standing', i), word);
  });
  side.on?.forEach((listener, i) => {
    checkListener(w, at(s, 'on', i), listener);
  });
  checkOffers(w, at(s, 'offers'), side.offers, 'companion');
  checkParts(w, at(s, 'parts'), side.parts);
};

const checkParts = (w: Walk, s: Scope, parts: Parts | undefined): void => {
  for (const [id, run] of Object.entries(parts ?? {})) checkProgram(w, at(s, id), run);
};

const checkOffers = (
  w: Walk,
  s: Scope,
  offers: readonly Offer[] | undefined,
  on: 'token' | 'companion' | 'ability',
): void =>
  offers?.forEach((offer, i) => {
    // Whoever pays any number of tokens says how many; of what it costs and when it is open, that is not known yet.
    const inner: Scope = { ...at(s, i), inflicted: false };
    const picks: Scope['picks'] = offer.tokens === 'any' ? { count: 'number' } : {};
    if (offer.tokens !== undefined && on !== 'token')
      fault(w, at(inner, 'tokens'), 'a number of tokens only on a token', offer.tokens);
    if (offer.aged !== undefined && on === 'ability')
      fault(w, at(inner, 'aged'), 'an age only on a token or companion', offer.aged);
    if (offer.run.length === 0 && on !== 'token')
      fault(w, at(inner, 'run'), 'effects: only a token may be all that one is rid of', offer.run);
    if (offer.when) checkCond(w, at(inner, 'when'), offer.when);
    checkCost(w, at(inner, 'cost'), offer.cost);
    checkProgram(w, { ...at(inner, 'run'), picks }, offer.run);
  });

/** The kind of an ability is read off its first level; the further ones may change figures, not the kind. */
const checkAbility = (w: Walk, s: Scope, ability: AbilityDef): void => {
  const [first] = ability.levels;
  const defensive = first?.defence !== undefined;
  const passive = !defensive && !ability.ultimate && (first?.offers ?? first?.on) !== undefined;
  if (ability.target && (defensive || passive))
    fault(w, at(s, 'target'), 'a target only of what is announced', ability.target);
  let defence: number | undefined;
  let { needs } = ability;
  ability.levels.forEach((level, i) => {
    const inner = at(s, 'levels', i);
    if (i === 0 && level.cost !== undefined)
      fault(w, at(inner, 'cost'), 'no price: the first level is printed on the board', level.cost);
    if (i > 0 && level.cost === undefined) fault(w, at(inner, 'cost'), 'the CP of the upgrade card', undefined);
    if (i === 0 && level.adds)
      fault(w, at(inner, 'adds'), 'further abilities only with an upgrade', Object.keys(level.adds));
    if (!defensive && level.defence !== undefined)
      fault(w, at(inner, 'defence'), 'no defence dice: the first level has none', level.defence);
    if (!defensive && level.keep !== undefined)
      fault(w, at(inner, 'keep'), 'dice that stay open of a defence only', level.keep);
    if (!defensive && level.rerolls !== undefined)
      fault(w, at(inner, 'rerolls'), 're-rolls of a defence only', level.rerolls);
    defence = level.defence ?? defence;
    needs = level.needs ?? needs;
    if (defensive) checkDefence(w, inner, ability, level, i, defence ?? DICE);
    else if (passive) checkPassive(w, inner, ability, level);
    else checkAnnounced(w, inner, needs, level, i);
    checkOffers(w, at(inner, 'offers'), level.offers, 'ability');
    level.on?.forEach((listener, k) => {
      checkListener(w, at(inner, 'on', k), listener);
    });
    for (const [id, added] of Object.entries(level.adds ?? {})) {
      const there = at(inner, 'adds', id);
      checkRow(w, there, at(there, 'needs'), added.needs, added.run);
    }
  });
};

/** The requirement of the ability, seen from one of its levels. */
const needsOf = (s: Scope): Scope => ({ ...s, path: [...s.path.slice(0, s.path.indexOf('levels')), 'needs'] });

const checkDefence = (w: Walk, s: Scope, ability: AbilityDef, level: Level, i: number, dice: number): void => {
  const printed = i === 0 ? ability.needs : undefined;
  const needs = level.needs ?? level.rows ?? printed;
  const where = needs === printed ? needsOf(s) : at(s, level.needs ? 'needs' : 'rows');
  if (needs) fault(w, where, 'no requirement: a defence is rolled, not announced', needs);
  const rolls = level.keep ? [DEFENCE_ROLL] : [];
  if (level.run) checkProgram(w, { ...at(s, 'run'), rolls, dice: { n: dice, sides: 6, symbols: true } }, level.run);
  else if (i === 0) fault(w, at(s, 'run'), 'a list of effects', undefined);
};

const checkPassive = (w: Walk, s: Scope, ability: AbilityDef, level: Level): void => {
  const announced = ability.needs ?? level.needs ?? level.rows ?? level.run;
  if (announced) fault(w, s, 'no requirement and no effects of its own: what is passive offers or listens', announced);
};

/** Offensive abilities and Ultimates: one row, or several alternatives. */
const checkAnnounced = (w: Walk, s: Scope, needs: Needs | undefined, level: Level, i: number): void => {
  if (level.rows && level.run) fault(w, s, 'either "rows" or "run"', ['rows', 'run']);
  level.rows?.forEach((row, k) => {
    const there = at(s, 'rows', k);
    checkRow(w, there, at(there, 'needs'), row.needs, row.run);
  });
  if (level.run) {
    const where = level.needs ? at(s, 'needs') : needsOf(s);
    if (needs) checkRow(w, s, where, needs, level.run);
    else fault(w, where, 'what the dice must show', undefined);
  } else if (i === 0 && !level.rows) fault(w, at(s, 'run'), 'a list of effects', undefined);
  else if (level.needs) fault(w, at(s, 'needs'), 'a requirement only along with "run"', level.needs);
};

const checkRow = (w: Walk, s: Scope, where: Scope, needs: Needs, run: Level['run']): void => {
  const dice = { n: DICE, sides: 6, symbols: true };
  if ('scale' in needs) checkScale(w, where, needs);
  else if (!speaksOfDice(needs)) fault(w, where, 'a requirement that speaks of dice alone', needs);
  else checkCond(w, { ...where, dice }, needs);
  checkProgram(w, { ...at(s, 'run'), dice, ...('scale' in needs ? { steps: needs.at.length } : {}) }, run ?? []);
};

const checkScale = (w: Walk, s: Scope, needs: Extract<Needs, { scale: string }>): void => {
  if (!w.ids.symbols.has(needs.scale))
    return fault(w, at(s, 'scale'), `a symbol of the die (${[...w.ids.symbols].join(', ')})`, needs.scale);
  if (needs.at.some((n, i) => n <= (needs.at[i - 1] ?? 0))) fault(w, at(s, 'at'), 'steps that rise', needs.at);
  if (!canBeMet(w.die, DICE, needs)) fault(w, s, `something that ${DICE} of these dice can show`, needs);
};
