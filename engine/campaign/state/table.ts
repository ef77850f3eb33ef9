/** What the rules work on: a campaign, and the events that happen. */
import type { Seat } from '../../core/game.ts';
import { HEROES } from './content.ts';
import { type CampaignEvent, isLogged } from './events.ts';
import type { Camp, Campaign, Member, Playing, Shop, Spoils, Stage, Trim } from './state.ts';
import type { StageName } from './terms.ts';

export interface Table {
  readonly m: Campaign;
  readonly events: CampaignEvent[];
}

export const impossible = (what: string): never => {
  throw new Error(what);
};

export const memberAt = (m: Campaign, seat: Seat): Member => m.members[seat] ?? impossible(`there is no seat ${seat}`);

/** One thing for each seat. */
export const bySeat = <T>({ members }: Campaign, make: (seat: Seat) => T): T[] => members.map((_, seat) => make(seat));

/** Tells what happened, and enters what is to be remembered into the log. */
export const emit = ({ m, events }: Table, event: CampaignEvent): void => {
  events.push(event);
  if (isLogged(event)) m.log.push({ session: m.session, event });
};

export const enter = (t: Table, stage: Stage): void => {
  const { m } = t;
  m.stage = stage;
  m.stageSince = m.step;
  emit(t, { type: 'stage', stage: stage.name, scenario: m.scenario, session: m.session });
};

interface Stages {
  camp: Camp;
  playing: Playing;
  shop: Shop;
  spoils: Spoils;
  trim: Trim;
}
/** The stage, where it is known to be that one. Throws where it is another. */
const known =
  <N extends keyof Stages>(name: N) =>
  ({ stage }: Campaign): Stages[N] =>
    isStage(stage, name) ? stage : impossible(`the campaign is in ${stage.name}, not in ${name}`);
const isStage = <N extends StageName & keyof Stages>(stage: Stage, name: N): stage is Stage & Stages[N] =>
  stage.name === name;

export const campOf = known('camp');
export const playingOf = known('playing');
export const shopOf = known('shop');
export const spoilsOf = known('spoils');
export const trimOf = known('trim');

/** A hero of the campaign that no content has any more: then the campaign can only be looked at. */
export const heroGone = ({ members }: Campaign): string | undefined =>
  members.find(({ hero }) => !HEROES.has(hero))?.hero;
