/** Diceborn Heroes where every hero tucks in the second town, if it can: what that is worth beside covering. Bots that are free
 *  to choose do it too seldom to be counted. */
import { type DicebornHeroes, dicebornHeroes } from '../../../engine/diceborn-heroes/index.ts';

export const tuckingHeroes: DicebornHeroes = {
  ...dicebornHeroes,
  legal: (match, seat) => {
    const legal = dicebornHeroes.legal(match, seat);
    if (match.phase !== 'town' || match.level !== 2) return legal;
    const tucks = legal.filter((action) => action.type === 'advance' && action.how === 'tuck');
    return tucks.length > 0 ? tucks : legal;
  },
};
