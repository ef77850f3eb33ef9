/** A campaign in the words of whoever reads it. */
import { diceThroneCampaign as rules } from '../../engine/campaign/index.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../engine/core/words/language.ts';
import type { KeptCampaign } from '../../league/campaign/kept-campaign.ts';
import type { CampaignTable, SharedCampaign } from '../../protocol/campaign/messages.ts';

const BOT: Readonly<Record<Language, string>> = { en: 'A bot', de: 'Ein Bot' };

/** Puts the names of those who play at the places of their seats. */
export const namesInto = ({ players }: KeptCampaign, text: string, language: Language = DEFAULT_LANGUAGE): string =>
  text.replace(/\{(\d)\}/g, (_, at: string) => players[Number(at)]?.name ?? BOT[language]);

/** What every reader is told: everybody sees the same of a campaign. */
export const toldOf = (kept: KeptCampaign, language?: Language): Pick<CampaignTable, 'name' | 'view' | 'log'> => {
  const { log, ...view } = rules.view(kept.campaign, 'public');
  return {
    name: kept.name,
    view,
    log: log.map(({ session, event }) => ({ session, text: namesInto(kept, rules.tell(event, language), language) })),
  };
};

/** What whoever has the link to look on is told: not who is there, nor what lets others in. */
export const sharedOf = (kept: KeptCampaign, language?: Language): SharedCampaign => ({
  ...toldOf(kept, language),
  people: kept.players.map((one) => one?.name ?? null),
});
