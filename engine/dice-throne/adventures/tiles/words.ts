/** What tiles say again and again. */
import { draw, heal, when } from '../../vocabulary/build.ts';
import type { Cards, Effect, Program } from '../../vocabulary/words.ts';

/** The die shows one of these values. */
export const onValues = (from: number, to: number, ...run: Program): Effect =>
  when({ all: [{ compare: [{ sum: true }, '>=', from] }, { compare: [{ sum: true }, '<=', to] }] }, run);

export const allDraw = (n: number): Effect => draw(n, 'heroes');
export const allHeal = (n: number): Effect => heal(n, 'heroes');
export const allGain = (token: string): Effect => ({ do: 'move', what: { token }, n: 1, to: 'heroes' });

/** Whoever explores loses a status effect, picked by chance. */
export const losesOneAtRandom: Program = [
  { do: 'choose', as: 'lost', n: 1, from: { tokens: { of: 'self' }, use: 'remove' }, random: true },
  { do: 'move', what: { picked: 'lost' }, n: 'all', from: 'everyone' },
];
/** Whoever explores loses positive ones, of the own choice where the text says nothing else (ruling 89). */
export const losesPositive = (n: number): Effect[] => [
  { do: 'choose', as: 'lost', n, from: { tokens: { of: 'self', kind: 'positive' }, use: 'remove' } },
  { do: 'move', what: { picked: 'lost' }, n: 'all', from: 'everyone' },
];

/** Whoever explores discards, by chance or of the own choice. */
export const discards = (n: number, pick: 'random' | 'owner', of: Cards['of'] = 'self'): Effect[] => [
  { do: 'cards', n, of, from: 'hand', to: 'discard', pick },
];
/** Every hero discards half of the hand, of the own choice. */
export const allDiscardHalf: Effect = {
  do: 'each',
  over: { who: 'heroes' },
  as: 'hero',
  run: [
    {
      do: 'cards',
      n: { half: { stat: 'hand', of: { picked: 'hero' } } },
      of: { picked: 'hero' },
      from: 'hand',
      to: 'discard',
      pick: 'owner',
    },
  ],
};

/** Cards from the discard pile. */
export const recall = (n: number): Effect => ({ do: 'cards', n, from: 'discard', to: 'hand', pick: 'self' });
/** An upgrade of at most that price comes into force, free. */
export const upgrades = (from: 'hand' | 'deck', cost: number): Effect => ({
  do: 'cards',
  n: 1,
  from,
  to: 'board',
  pick: from === 'deck' ? 'search' : 'self',
  only: { type: 'upgrade', cost },
});
