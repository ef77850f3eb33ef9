/** What a die on a slot promises, at a glance: a rough weighing for looking ahead, in points of health. */

import type { Place } from '../rules/assign.ts';
import { healing, hpLeft } from '../rules/harm.ts';
import type { Die, Hero } from '../state/state.ts';
import { counterOf, figureOf, foes, heroName, standingHeroes, type Table } from '../state/table.ts';
import type { Effect, Standing, Whom } from '../vocabulary/words.ts';

const KILL = 2;
const CONDITION = 0.8;
const BLOCK = 0.6;
const LOCKED = 2.2;
/** How much harm a die's value draws, for each level of the enemies. */
const EXPOSURE = 0.1;

export const worthOf = (t: Table, no: number, hero: Hero, place: Place, die: Die): number => {
  const { lib } = t;
  if (place.name.startsWith('quest')) return LOCKED;
  if (place.name.startsWith('ally:'))
    return programWorth(t, no, `enemy/${t.m.allies[Number(place.name.slice(5))]?.of}`);
  const relic = place.name.startsWith('relic:') ? place.name.slice('relic:'.length) : undefined;
  if (relic !== undefined)
    return programWorth(t, no, `relic/${relic}`) + passiveWorth(t, lib.relics.get(relic)?.standing);
  const passive = lib.actions.get(place.name)?.passive;
  return programWorth(t, no, `action/${place.name}`) + passiveWorth(t, passive) - danger(t, hero, die, passive);
};

const passiveWorth = ({ m }: Table, { counter, evade }: Standing = {}): number =>
  (counter === 'equal' ? m.level : (counter ?? 0)) * 0.5 + (evade ? 0.6 * m.level : 0);

const danger = (t: Table, hero: Hero, die: Die, passive: Standing = {}): number => {
  const frail = hpLeft(t, heroName(t.m.heroes.indexOf(hero))) <= t.m.level + 1 ? 2.5 : 1;
  return die.value * EXPOSURE * t.m.level * frail * (passive.evade ? 0.4 : 1);
};

const programWorth = (t: Table, no: number, at: string): number =>
  (t.lib.programs.get(at) ?? []).reduce((sum, effect) => sum + effectWorth(t, no, effect), 0);

const COUNT: Partial<Record<Whom, number>> = { foe: 1, '2foes': 2, '3foes': 3, t: 1, '2t': 2 };

const effectWorth = (t: Table, no: number, effect: Effect): number => {
  const { m } = t;
  switch (effect.do) {
    case 'attack': {
      const enemies = foes(m);
      const k = Math.min(COUNT[effect.to] ?? enemies.length, enemies.length);
      const { n, poison, stun, capture } = effect;
      const kills = enemies.filter((name) => hpLeft(t, name) + figureOf(m, name).block <= n).length;
      const counters = enemies.length > 0 && enemies.every((name) => counterOf(t, name) > 0) ? k : 0;
      const conditions = Number(poison ?? false) + Number(stun ?? false) + Number(capture ?? false);
      return k * (n * 0.9 + conditions * CONDITION) + Math.min(kills, k) * KILL - (effect.sly ? 0 : counters * 0.7);
    }
    case 'heal': {
      const missing = (name: string): number => Math.min(healing(t, effect.n), figureOf(m, name).wounds);
      if (effect.to === 'self') return missing(heroName(no));
      const all = standingHeroes(m).map(missing);
      return effect.to === 'heroes' ? all.reduce((sum, one) => sum + one, 0) : Math.max(0, ...all);
    }
    case 'block':
      return figureOf(m, heroName(no)).block < 2 ? effect.n * BLOCK : 0;
    case 'guard':
      return standingHeroes(m).filter((name) => figureOf(m, name).block < 2).length * BLOCK;
    case 'roll':
      return (
        effect.dice *
        effect.rows.reduce(
          (sum, { from, to, then }) =>
            sum + ((to - from + 1) / 6) * then.reduce((inner, one) => inner + effectWorth(t, no, one), 0),
          0,
        )
      );
    case 'suffer':
      return -effect.n;
    case 'deck':
      return effect.n * 0.6;
    case 'sketch':
      return (m.heroes[no]?.spoils.length ?? 0) > 0 ? 4 : 0;
    case 'summon':
      return (m.heroes[no]?.spoils.length ?? 0) > 0 ? 3 : 0;
    case 'song':
      return 1.5;
    default:
      return 0.4;
  }
};
