/** The achievements of Dice Throne behind the face of a game. */
import type { Achieved, Achievements } from '../../core/game.ts';
import type { DiceThroneEvent } from '../state/events.ts';
import type { MatchView } from '../state/view-shape.ts';
import type { AchievementDef, Cue } from './achievement.ts';
import { ACHIEVEMENTS } from './all.ts';
import { MatchHistory } from './match-history.ts';

const SETTLED: Cue = { type: 'settled' };
const STEP: Cue = { type: 'step' };

export const achievements: Achievements<MatchView, DiceThroneEvent> = {
  all: ACHIEVEMENTS.map(({ id, name, text, hero }) => ({ id, name, text, ...(hero !== undefined && { hero }) })),
  watch: () => {
    const history = new MatchHistory();
    const found: Achieved[] = [];
    const known = new Set<string>();
    const ask = (e: Cue): void => {
      for (const { id, hero: own, done } of BY_EVENT.get(e.type) ?? []) {
        for (const { seat, hero } of history.after.seats) {
          const key = `${seat}/${id}`;
          if ((own !== undefined && own !== hero) || known.has(key) || !done(history, e, seat)) continue;
          known.add(key);
          found.push({ seat, id });
        }
      }
    };
    return {
      see: (step) => {
        history.begin(step);
        for (const e of step.events) {
          if (history.settles(e)) ask(SETTLED);
          // What ends with a new phase is asked about before it has begun.
          if (e.type === 'phase') ask(e);
          history.hear(e);
          if (e.type !== 'phase') ask(e);
        }
        if (history.settles(undefined)) ask(SETTLED);
        ask(STEP);
      },
      achieved: () => [...found],
    };
  },
};

const BY_EVENT = new Map<Cue['type'], AchievementDef[]>();
for (const one of ACHIEVEMENTS) for (const type of one.on) BY_EVENT.set(type, [...(BY_EVENT.get(type) ?? []), one]);
