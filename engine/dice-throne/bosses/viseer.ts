/** Vis'eer, who stands beside every boss on Insane and Hardcore: no turn of its own, and nothing but damage reaches it. Heroes
 *  choose it or the boss when they attack. Figures: one source. */
import { defineHero, gain, gainCp, roll, shows, when } from '../vocabulary/build.ts';
import type { Effect } from '../vocabulary/words.ts';
import { KINGS_HAND, kingsHand } from './kings-hand.ts';

const whisper: Effect = { do: 'run', part: 'whisper' };

export const viseer = defineHero({
  id: 'viseer',
  name: "Vis'eer",
  die: ['swipe', 'swipe', 'swipe', 'vortex', 'vortex', 'chaos'],
  complexity: 1,
  takes: 'damage',
  abilities: {
    'viseers-whispers': {
      name: "Vis'eer's Whispers",
      levels: [{ on: [{ at: 'begins:upkeep', of: 'teammates', run: [whisper] }] }],
    },
    'viseers-veil': { name: "Vis'eer's Veil", levels: [{ defence: 4, run: [when(shows({ chaos: 1 }), whisper)] }] },
  },
  parts: {
    whisper: [
      roll(
        1,
        when(shows({ vortex: 1 }), [
          gainCp(1, 'teammates'),
          {
            do: 'choose',
            as: 'forgotten',
            from: { tokens: { of: 'teammates', kind: 'negative' }, use: 'remove' },
            random: true,
          },
          { do: 'move', what: { picked: 'forgotten' }, n: 'all', from: 'everyone' },
        ]),
        when(shows({ chaos: 1 }), gain(KINGS_HAND, 1, 'teammates')),
      ),
    ],
  },
  tokens: { [KINGS_HAND]: kingsHand },
  cards: {},
});
