/** A campaign, for whoever has the link to look on: how far it is, who plays, what they carry, and what happened. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SharedCampaign } from '../../protocol/campaign/messages.ts';
import { fetchSharedCampaign } from '../api.ts';
import { useGlossaryOf } from '../library/use-library.ts';
import { CAMPAIGNS } from '../route.ts';
import { GlossaryProvider } from '../rules/glossary.ts';
import { Sheet } from '../sheet.tsx';
import { useLanguage } from '../words/language.ts';
import { troubleWords } from '../words/refusal.ts';
import { t } from '../words/t.ts';
import { CAMPAIGN_GAME, useCampaignCatalogue } from './catalogue.ts';
import { DeckBook } from './deck-book.tsx';
import { NamedPath } from './path.tsx';
import { People } from './people.tsx';
import { inALine, type Shown } from './scene.ts';
import { CampaignLog, ScoreSheet } from './score-sheet.tsx';
import '../style/party.css';
import '../style/campaign.css';

/** Whoever looks on sees what is new after so long. */
const LOOK_AGAIN_MS = 20_000;

export function SharedPage({ code }: { readonly code: string }): JSX.Element {
  const words = useCampaignCatalogue();
  const glossary = useGlossaryOf(CAMPAIGN_GAME);
  const language = useLanguage();
  const [campaign, setCampaign] = useState<SharedCampaign>();
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    let wanted = true;
    const look = (): void =>
      void fetchSharedCampaign(code).then(
        (found) => {
          if (!wanted) return;
          setCampaign(found);
          setTrouble('');
        },
        (error: unknown) => wanted && setTrouble(troubleWords(error, t('The server did not answer.'))),
      );
    look();
    const again = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      wanted = false;
      clearInterval(again);
    };
  }, [code, language]);

  const said = words === null ? t('The server does not answer. Reload the page to try again.') : trouble;
  if (!campaign || !words)
    return (
      <Sheet title={t('A campaign')}>
        <p class="notice" role="status">
          {said ? (
            <>
              {said} <a href={CAMPAIGNS}>{t('Your campaigns')}</a>
            </>
          ) : (
            t('One moment…')
          )}
        </p>
      </Sheet>
    );
  const { name, view, log, people } = campaign;
  const scene: Shown = {
    words,
    table: { view, log, people: people.map((one) => (one === null ? null : { name: one })) },
  };
  return (
    <GlossaryProvider value={glossary}>
      <Sheet title={name} lead={inALine(scene)} class="campaign">
        {trouble && (
          <p class="notice" role="status">
            {trouble}
          </p>
        )}
        <NamedPath scene={scene} />
        <People scene={scene} />
        <DeckBook scene={scene} />
        <ScoreSheet scene={scene} />
        <CampaignLog scene={scene} />
      </Sheet>
    </GlossaryProvider>
  );
}
