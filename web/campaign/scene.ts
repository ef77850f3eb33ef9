/** What every part of a campaign's page is given. */

import type { CampaignRequests } from '../../client/campaign.ts';
import type { MemberView } from '../../engine/campaign/view/view-shape.ts';
import type { CampaignCatalogue } from '../../protocol/campaign/catalogue.ts';
import type { CampaignPerson, CampaignTable } from '../../protocol/campaign/messages.ts';
import { t } from '../words/t.ts';
import type { Asking } from './use-asking.ts';

export interface Scene {
  readonly id: string;
  readonly table: CampaignTable;
  readonly words: CampaignCatalogue;
  readonly requests: CampaignRequests;
  readonly asking: Asking;
}

/** What is shown of a campaign to its members, and to whoever only looks on. */
export interface Shown {
  readonly words: CampaignCatalogue;
  readonly table: Pick<CampaignTable, 'view' | 'log'> & {
    /** Nobody's seat, for who looks on. */
    readonly you?: number;
    readonly people: readonly ((Pick<CampaignPerson, 'name'> & Partial<Pick<CampaignPerson, 'present'>>) | null)[];
  };
}

/** Whether the campaign has ended with a victory. */
export const isWon = ({ outcome }: Pick<Shown['table']['view'], 'outcome'>): boolean =>
  (outcome?.winners.length ?? 0) > 0;

/** How hard it is, and its score, in a line. */
export const inALine = ({ words, table: { view } }: Shown): string =>
  `${words.difficulties.find(({ id }) => id === view.difficulty)?.name} · ${t('{n, plural, one {# point} other {# points}}', { n: view.score })}`;

/** What an action of the rules says: its type, and what else belongs to it. */
export type SceneAction = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Does something in the campaign. */
export const act = ({ id, requests, asking }: Scene, action: SceneAction): void =>
  void asking.ask(() => requests.act(id, action));

/** Whether that may be done now. */
export const isLegal = ({ table }: Scene, type: string): boolean =>
  table.legal.some(({ action }) => action.type === type);

export const leads = ({ table }: Scene): boolean => table.view.leader === table.you;

/** The member at a seat. */
export const own = ({ table }: Scene): MemberView | undefined => table.view.members[table.you];

/** Who sits there, in a word, as somebody whom something is done to. */
export const called = ({ table }: Scene, seat: number): string =>
  seat === table.you ? t('you, whom it is about') : (table.people[seat]?.name ?? t('a bot, whom it is about'));
