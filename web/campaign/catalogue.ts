/** Words and figures of campaigns, fetched once a language. */
import { useEffect, useState } from 'preact/hooks';
import type { CampaignCatalogue } from '../../protocol/campaign/catalogue.ts';
import { inLanguage } from '../api.ts';
import { useLanguage } from '../words/language.ts';

/** Whose heroes and cards campaigns are played with. */
export const CAMPAIGN_GAME = 'dice-throne';

/** By address. */
const asked = new Map<string, Promise<CampaignCatalogue>>();

const fetchCatalogue = async (address: string): Promise<CampaignCatalogue> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('The server did not answer.');
  return answer.json();
};

/** Nothing while it is on its way, `null` where it cannot be had. */
export function useCampaignCatalogue(): CampaignCatalogue | undefined | null {
  const language = useLanguage();
  const [catalogue, setCatalogue] = useState<CampaignCatalogue | null>();
  useEffect(() => {
    let wanted = true;
    const address = `/api/campaigns/catalogue${inLanguage('?')}`;
    const catalogue = asked.get(address) ?? fetchCatalogue(address);
    asked.set(address, catalogue);
    catalogue.then(
      (value) => wanted && setCatalogue(value),
      () => {
        asked.delete(address);
        if (wanted) setCatalogue(null);
      },
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return catalogue;
}

export const heroName = ({ heroes }: CampaignCatalogue, id: string): string =>
  heroes.find((hero) => hero.id === id)?.name ?? id;

export const lootName = ({ loot }: CampaignCatalogue, id: string): string => loot[id]?.name ?? id;
