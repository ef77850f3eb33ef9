/** Whether an effect could do anything now: what can only do nothing is not offered. Pure. */
import { cardsInPlay } from '../effects/cards.ts';
import { touchable } from '../effects/dice.ts';
import { bearers, companionOf, songsLeft } from '../effects/friends.ts';
import { friendsOf } from '../effects/run.ts';
import { ailments, healing, MOST_BLOCKS } from '../rules/harm.ts';
import { tokensOf } from '../state/figures.ts';
import {
  anyFoe,
  figureOf,
  foes,
  heroAt,
  heroName,
  koHeroes,
  numberOf,
  standingHeroes,
  type Table,
} from '../state/table.ts';
import type { Effect, Whom } from '../vocabulary/words.ts';

/** Something among these effects could act, done by that hero. The same word again means the same ones: where there is
 *  nobody to revive, what comes after it for the revived does nothing either. */
export const isUsable = (t: Table, no: number, effects: readonly Effect[]): boolean => {
  const nobody = effects.flatMap((effect) => (effect.do === 'revive' && !canAct(t, no, effect) ? effect.to : []));
  return effects.some((effect) => !('to' in effect && nobody.includes(effect.to)) && canAct(t, no, effect));
};

const those = ({ m }: Table, no: number, to: Whom): string[] => {
  if (to === 'self') return [heroName(no)];
  return to === 'hero' || to === '2heroes' || to === 'heroes' ? standingHeroes(m) : foes(m);
};

const canAct = (t: Table, no: number, effect: Effect): boolean => {
  const { m } = t;
  switch (effect.do) {
    case 'attack':
    case 'undead':
    case 'companion':
    case 'roll':
      return anyFoe(m);
    case 'block':
      return those(t, no, effect.to).some((name) => figureOf(m, name).block < MOST_BLOCKS);
    case 'guard':
      return friendsOf(t, heroName(no)).some((name) => figureOf(m, name).block < MOST_BLOCKS);
    case 'heal':
      return healing(t, effect.n) > 0 && those(t, no, effect.to).some((name) => ailments(figureOf(m, name)).length > 0);
    case 'cleanse':
      return those(t, no, effect.to).some((name) => figureOf(m, name).poison + figureOf(m, name).stun > 0);
    case 'strip':
      return those(t, no, effect.to).some((name) => figureOf(m, name).block > 0);
    case 'veil':
      return standingHeroes(m).some((name) => !heroAt(m, numberOf(name)).veiled);
    case 'free':
      return m.enemies.some(({ captured }) => captured.some(({ owner }) => !heroAt(m, owner).ko));
    case 'revive':
      return koHeroes(m).length > 0;
    case 'refresh':
      return standingHeroes(m).some((name) => {
        const hero = heroAt(m, numberOf(name));
        return numberOf(name) !== no && hero.tokens < tokensOf(m, hero);
      });
    case 'set':
    case 'reroll':
      return m.heroes.some((_, other) => touchable(t, other).length > 0);
    case 'deck':
      return effect.n > 0 && m.attack.discard.length > 0;
    case 'salvage':
      return m.attack.discard.length > 0;
    case 'peek':
    case 'foresee':
      return m.attack.deck.length > 0;
    case 'redraw':
      return cardsInPlay(t).length > 0;
    case 'spoil':
      return m.monsters[m.level].deck.length + m.monsters[m.level].discard.length > 0;
    case 'song':
      return songsLeft(t, no).length > 0;
    case 'mend-companion': {
      const ally = m.allies[companionOf(t, no)];
      return ally !== undefined && (ally.gone || ally.wounds > 0);
    }
    case 'shift':
      return bearers(t).length > 0 && heroAt(m, no).wounds > 0;
    default:
      return true;
  }
};
