/** What the four difficulties mean for a campaign; what they mean within a scenario is the match's. */
import type { Campaign } from '../state/state.ts';
import type { Difficulty, Legacy } from '../state/terms.ts';
import { LAST } from './scenarios.ts';

interface Level {
  readonly name: string;
  readonly text: string;
  /** Points for a won scenario. */
  readonly score: number;
  /** One loss ends the campaign. */
  readonly oneLoss: boolean;
  /** What must be open. */
  readonly needs?: Legacy;
}

export const LEVELS: Readonly<Record<Difficulty, Level>> = {
  normal: { name: 'Normal', text: 'The scenarios as they are.', score: 20, oneLoss: false },
  veteran: { name: 'Veteran', text: 'Less health.', score: 30, oneLoss: false },
  insane: {
    name: 'Insane',
    text: "Less health, weaker salves, stronger guardians, and Vis'eer beside every boss.",
    score: 40,
    oneLoss: false,
    needs: 'hard-ways',
  },
  hardcore: {
    name: 'Hardcore',
    text: "One loss ends the campaign, and Vis'eer stands beside every boss.",
    score: 50,
    oneLoss: true,
    needs: 'hard-ways',
  },
};

export const isOpen = ({ legacy }: Pick<Campaign, 'legacy'>, difficulty: Difficulty): boolean => {
  const { needs } = LEVELS[difficulty];
  return needs === undefined || legacy.includes(needs);
};

/** House value: what the last boss is worth besides with every upgrade in force. */
const UNBOUND = 20;

/** Points for winning the scenario that is played. */
export const scenarioScore = ({ difficulty, unbound, scenario }: Campaign): number =>
  LEVELS[difficulty].score + (unbound && scenario === LAST ? UNBOUND : 0);
