/** The achievements of Dice Throne behind the face of a game. */
import type { Achieved, Achievements } from '../../core/game.ts';
import type { DiceThroneEvent } from '../state/events.ts';
import type { MatchView } from '../state/view-shape.ts';
import type { Cue, Deed } from './achievement.ts';
import { DEEDS } from './all.ts';
import { Story } from './match-history.ts';

const SETTLED: Cue = { type: 'settled' };
const STEP: Cue = { type: 'step' };

export const achievements: Achievements<MatchView, DiceThroneEvent> = {
  all: DEEDS.map(({ id, name, text, hero }) => ({ id, name, text, ...(hero !== undefined && { hero }) })),
  watch: () => {
    const story = new Story();
    const found: Achieved[] = [];
    const known = new Set<string>();
    const ask = (e: Cue): void => {
      for (const deed of BY_EVENT.get(e.type) ?? []) {
        for (const { seat, hero } of story.after.seats) {
          const key = `${seat}/${deed.id}`;
          if ((deed.hero !== undefined && deed.hero !== hero) || known.has(key) || !deed.done(story, e, seat)) continue;
          known.add(key);
          found.push({ seat, id: deed.id });
        }
      }
    };
    return {
      see: (step) => {
        story.begin(step);
        for (const e of step.events) {
          if (story.settles(e)) ask(SETTLED);
          // What ends with a new phase is asked about before it has begun.
          if (e.type === 'phase') ask(e);
          story.hear(e);
          if (e.type !== 'phase') ask(e);
        }
        if (story.settles(undefined)) ask(SETTLED);
        ask(STEP);
      },
      achieved: () => [...found],
    };
  },
};

const BY_EVENT = new Map<Cue['type'], Deed[]>();
for (const deed of DEEDS) for (const type of deed.on) BY_EVENT.set(type, [...(BY_EVENT.get(type) ?? []), deed]);
