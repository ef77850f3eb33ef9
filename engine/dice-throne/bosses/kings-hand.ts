/** King's Hand as a boss has it whom a person plays (Adventures rulebook: Boss vs Many, Boss vs Boss). Every boss lists the
 *  token, and the ability on its board. Ruling 31: the price of 2 CP and the 1 CP gained are house values, as the copies of
 *  the rulebook lost both figures. */
import { all, alter, anyDie, atLeast, atMost, gain, gainCp, not, oneOf, roll, sum, when } from '../vocabulary/build.ts';
import type { AbilityDef, Cond, Effect, TokenDef } from '../vocabulary/words.ts';

export const KINGS_HAND = 'kings-hand';
const PRICE = 2;

/** Where the game itself plays the boss, the token has other rules (adventures/kings-hand.ts). */
export const inVersus: Cond = not({ is: ['mode', 'co-op'] });

const extraAttempt: Effect = { do: 'adjust', what: 'attempts', by: 1, until: 'roll' };

/** Unique, limit 5 where people play on both sides, neither removed nor moved. Spent at any time for a throw of the loot die:
 *  1-10 gains CP, 11-15 re-rolls a die of an opponent or gives a roll attempt, 16-20 changes any die. */
export const kingsHand: TokenDef = {
  name: "King's Hand",
  kind: 'unique',
  limit: { versus: 5 },
  locks: ['move', 'remove'],
  scenario: 'throws',
  offers: [
    {
      when: inVersus,
      run: [
        {
          ...roll(
            1,
            when(atMost(sum, 10), gainCp(1)),
            when(
              all(atLeast(sum, 11), atMost(sum, 15)),
              oneOf(
                { if: { is: ['opponents', 'dice'] }, run: [alter('reroll', { whose: 'opponents' })] },
                { if: { is: ['self', 'rolling'] }, run: [extraAttempt] },
              ),
            ),
            when(atLeast(sum, 16), alter('set', anyDie)),
          ),
          die: 'd20',
        },
      ],
    },
  ],
};

/** One comes in every player's upkeep, and one may be bought at any time. */
export const kingsHandRule: AbilityDef = {
  name: "King's Hand",
  levels: [
    {
      on: [{ at: 'begins:upkeep', of: 'everyone', if: inVersus, run: [gain(KINGS_HAND)] }],
      offers: [{ when: inVersus, cost: { cp: PRICE }, run: [gain(KINGS_HAND)] }],
    },
  ],
};
