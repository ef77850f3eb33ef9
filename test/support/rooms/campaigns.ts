/** Campaigns to put into stores. */
import * as assert from 'uvu/assert';
import type { CampaignAction } from '../../../engine/campaign/actions/actions.ts';
import * as commands from '../../../league/campaign/commands.ts';
import { type Founding, found } from '../../../league/campaign/founding.ts';
import type { CampaignChanged, KeptCampaign } from '../../../league/campaign/kept-campaign.ts';

export const NOW = 1_800_000_000_000;
export const DOING: commands.Doing = { now: NOW, random: () => 0.5 };
export const who = (id: string) => ({ id, name: `{${id}} "☃"` });
let keys = 0;
export const asked = (player: string, key = `key ${keys++}`): commands.Request => ({ ...DOING, player, key });

/** The campaign that a command leaves; throws where it refuses. */
export const keptOf = (changed: CampaignChanged): KeptCampaign => {
  if ('refused' in changed) throw new Error(`${changed.refused.code}: ${changed.refused.message}`);
  assert.ok(changed.kept);
  return changed.kept;
};
/** What it was refused with; nothing where it was not. */
export const codeOf = (changed: CampaignChanged | { readonly changed: boolean }): string | undefined =>
  'refused' in changed ? changed.refused.code : undefined;

/** A campaign that Ada has founded, with the Barbarian. */
export const foundedBy = (player: string, more: Partial<Founding> = {}): KeptCampaign =>
  keptOf(
    found({
      id: `campaign of ${player}`,
      name: 'The long way',
      code: `code of ${player}`,
      by: who(player),
      hero: 'barbarian',
      difficulty: 'normal',
      deeper: false,
      unbound: false,
      legacy: [],
      nonce: `nonce of ${player}`,
      secret: 'c0ffee00'.repeat(8),
      now: NOW,
      ...more,
    }),
  );

export const act = (kept: KeptCampaign, player: string, action: CampaignAction, match = 'a match'): KeptCampaign =>
  keptOf(commands.act(kept, action, match, asked(player)));

/** Ada and Ben, with a bot, in camp. */
export const inCamp = (): KeptCampaign => {
  const two = keptOf(commands.enlist(foundedBy('ada'), who('ben'), { hero: 'monk', nonce: 'n' }, DOING));
  const three = keptOf(commands.addBot(two, 'ninja', asked('ada')));
  return act(three, 'ada', { type: 'begin' });
};

/** The same, departed into that match. */
export const departed = (match = 'a match'): KeptCampaign => {
  const ready = { type: 'ready', on: true, bots: [2] } as const;
  const both = act(act(inCamp(), 'ada', ready), 'ben', ready);
  return act(both, 'ben', { type: 'depart', bots: [2] }, match);
};

export const REPORT = {
  scenario: 1,
  card: '1A',
  won: true,
  gold: 17,
  salves: 2,
  explored: 12,
  tiles: 12,
  unidentified: [['common'], [], ['common', 'rare']],
  defeated: ['fairy'],
};
