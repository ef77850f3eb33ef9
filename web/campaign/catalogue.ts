/** Words and figures of campaigns, fetched once. */
import { useEffect, useState } from 'preact/hooks';
import type { CampaignCatalogue } from '../../protocol/campaign/catalogue.ts';

let asked: Promise<CampaignCatalogue> | undefined;

const fetchCatalogue = async (): Promise<CampaignCatalogue> => {
  const answer = await fetch('/api/campaigns/catalogue');
  if (!answer.ok) throw new Error('The server did not answer.');
  return answer.json();
};

/** Nothing while it is on its way, `null` where it cannot be had. */
export function useCampaignCatalogue(): CampaignCatalogue | undefined | null {
  const [catalogue, setCatalogue] = useState<CampaignCatalogue | null>();
  useEffect(() => {
    asked ??= fetchCatalogue();
    asked.then(setCatalogue, () => {
      asked = undefined;
      setCatalogue(null);
    });
  }, []);
  return catalogue;
}

export const heroName = ({ heroes }: CampaignCatalogue, id: string): string =>
  heroes.find((hero) => hero.id === id)?.name ?? id;

export const lootName = ({ loot }: CampaignCatalogue, id: string): string => loot[id]?.name ?? id;
