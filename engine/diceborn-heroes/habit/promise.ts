/** What a hero's cards promise for a round when it is not known yet who will be met: in town, where heroes change. In points
 *  of health, as `worth.ts`, which weighs the same against enemies that stand there. */
import { actionsOf, diceOfHero } from '../state/figures.ts';
import type { Hero } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { type ActionDef, COLOURS, type Colour, type Effect, type Standing, type Whom } from '../vocabulary/words.ts';

/** The worth of the best action that the dice allow, on average over all rolls: actions are gone through from the best one
 *  down, each with the chance that a die fits it and none fitted a better one. */
export const promiseOf = (t: Table, hero: Hero): number => {
  const dice = diceOfHero(t, hero);
  const from: Record<Colour, number> = { green: NEVER, red: NEVER, blue: NEVER };
  let promise = 0;
  let misses = 1;
  for (const { slot, worth } of ranked(t, hero)) {
    for (const colour of COLOURS)
      if (slot.colour === 'grey' || slot.colour === colour)
        from[colour] = Math.min(from[colour], Math.max(1, slot.least));
    const now = dice.reduce((chance, colour) => (chance * (from[colour] - 1)) / 6, 1);
    promise += (misses - now) * worth;
    misses = now;
  }
  return promise;
};
/** More than any die shows. */
const NEVER = 7;

const ranked = (t: Table, hero: Hero) =>
  actionsOf(t, hero)
    .map((action) => ({ slot: action.slot, worth: actionWorth(action, t.m.heroes.length) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);

/** How much harm a slot draws for each pip that it asks for: high dice are found by more attack cards. */
const EXPOSURE = 0.25;
/** What an action does, what its slot does while a die lies there, and the harm that such a die draws. */
export const actionWorth = ({ effects, passive, slot }: ActionDef, heroes: number): number =>
  effects.reduce((sum, effect) => sum + effectWorth(effect, heroes), passiveWorth(passive)) - slot.least * EXPOSURE;

const passiveWorth = ({ counter, evade, taunt }: Standing = {}): number =>
  (counter === 'equal' ? 2 : (counter ?? 0)) + (evade ? 1.5 : 0) + (taunt ? 0.5 : 0);

const WOUND = 1.3;
const CONDITION = 0.8;
const HEALED = 0.6;
const BLOCK = 0.6;
const CARD = 0.6;
const SPOILS_USED = 4;
const ELSE = 0.4;

/** Against as many enemies as there are heroes. */
const effectWorth = (effect: Effect, heroes: number): number => {
  switch (effect.do) {
    case 'attack': {
      const { n, to, poison, stun, fells } = effect;
      const conditions = Number(poison ?? false) + Number(stun ?? false);
      return many(to, heroes) * ((n + (fells ? 1 : 0)) * WOUND + conditions * CONDITION);
    }
    case 'poison':
    case 'stun':
      return many(effect.to, heroes) * CONDITION;
    case 'heal':
      return many(effect.to, heroes) * effect.n * HEALED;
    case 'block':
      return many(effect.to, heroes) * effect.n * BLOCK;
    case 'guard':
      return heroes * BLOCK;
    case 'roll':
      return (
        effect.dice *
        effect.rows.reduce(
          (sum, { from, to, then }) =>
            sum + ((to - from + 1) / 6) * then.reduce((inner, one) => inner + effectWorth(one, heroes), 0),
          0,
        )
      );
    case 'suffer':
      return -effect.n;
    case 'deck':
      return effect.n * CARD;
    case 'summon':
    case 'sketch':
      return SPOILS_USED;
    case 'song':
      return SONG;
    default:
      return ELSE;
  }
};
const SONG = 1.5;

const FEW: Partial<Record<Whom, number>> = { foe: 1, hero: 1, self: 1, '2foes': 2, '2heroes': 2, '3foes': 3 };
const many = (to: Whom, heroes: number): number => Math.min(FEW[to] ?? heroes, heroes);
