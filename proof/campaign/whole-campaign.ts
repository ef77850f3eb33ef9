/** A whole campaign by sensible bots: its matches are played in the engine, and so is what lies between them. */
import { playBot } from '../../engine/bots/index.ts';
import { diceThroneCampaign } from '../../engine/campaign/index.ts';
import { departureOf } from '../../engine/campaign/rules/departure.ts';
import { scenarioOf } from '../../engine/campaign/rules/scenarios.ts';
import type { Report } from '../../engine/campaign/state/content.ts';
import type { CampaignEvent } from '../../engine/campaign/state/events.ts';
import type { Campaign } from '../../engine/campaign/state/state.ts';
import type { Difficulty, Row } from '../../engine/campaign/state/terms.ts';
import { numbersFrom, seededStream } from '../../engine/core/chance.ts';
import type { Action, Game, GameEvent } from '../../engine/core/game.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';

export interface CampaignPlan {
  readonly heroes: readonly string[];
  readonly difficulty: Difficulty;
  readonly seed: string;
  /** A team that needs more sessions gives up. */
  readonly mostSessions: number;
}

export interface WholeCampaign {
  readonly won: boolean;
  readonly sheet: readonly Row[];
  readonly score: number;
  /** What happened between the matches. */
  readonly events: readonly CampaignEvent[];
  /** Loot in the heroes' decks at the end, by seat. */
  readonly loot: readonly (readonly string[])[];
}

/** Plays it to its end, or to its last session. `onSession` is called with each line of the sheet as it is written. */
export const playCampaign = (
  { heroes, difficulty, seed, mostSessions }: CampaignPlan,
  onSession: (row: Row) => void = () => undefined,
): WholeCampaign => {
  const options = {
    mode: 'campaign',
    seats: heroes.map((hero) => ({ hero })),
    setup: { difficulty, legacy: ALL_OPEN },
  };
  const m = diceThroneCampaign.start(options, seededStream(seed));
  const random = numbersFrom(seededStream(`${seed} moves`));
  const events: CampaignEvent[] = [];
  while (!diceThroneCampaign.outcome(m) && m.session <= mostSessions) {
    const rows = m.sheet.length;
    if (m.stage.name === 'playing') events.push(...bringReport(m, `${seed} session ${m.session}`));
    else events.push(...step(diceThroneCampaign, m, random));
    for (const row of m.sheet.slice(rows)) onSession(row);
  }
  const { sheet, score, members, stage } = diceThroneCampaign.view(m, 'public');
  const won = stage === 'over' && sheet.at(-1)?.won === true;
  return { won, sheet, score, events, loot: members.map(({ loot }) => loot) };
};

const ALL_OPEN = ['hard-ways'] as const;

/** Plays the match that the campaign waits for, and brings what it leaves. */
const bringReport = (m: Campaign, seed: string): CampaignEvent[] => {
  const setup = departureOf(m);
  const mode = scenarioOf(setup.scenario).kind === 'crawl' ? 'portal-crawl' : 'boss-battle';
  const report = playScenario(mode, m.members, setup, seed);
  return diceThroneCampaign.apply(m, 0, { type: 'report', report });
};

/** What a scenario leaves that sensible bots play to its end. */
const playScenario = (
  mode: 'portal-crawl' | 'boss-battle',
  seats: readonly { readonly hero: string }[],
  setup: unknown,
  seed: string,
): Report => {
  const match = diceThrone.start({ mode, seats: seats.map(({ hero }) => ({ hero })), setup }, seededStream(seed));
  const random = numbersFrom(seededStream(`${seed} moves`));
  while (!diceThrone.outcome(match)) step(diceThrone, match, random);
  const told = diceThroneCampaign.parse({ type: 'report', report: diceThrone.report?.(match, () => []) });
  if ('action' in told && told.action.type === 'report') return { scenario: 0, ...told.action.report };
  throw new Error(`${seed}: a scenario that is over reports nothing that a campaign could read`);
};

/** Whoever is waited for first does something. */
const step = <M, A extends Action, V, E extends GameEvent>(game: Game<M, A, V, E>, m: M, random: () => number): E[] => {
  const [next] = game.waiting(m);
  if (!next) throw new Error('nobody is waited for, but it is not over');
  const parsed = game.parse(playBot('sensible', game, m, next.seat, random));
  if (!('action' in parsed)) throw new Error('the bot chose what is no action');
  return game.apply(m, next.seat, parsed.action);
};
