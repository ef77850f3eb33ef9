/** One campaign, for its members: the stage it is in, and below it what belongs to every stage. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Player } from '../../client/account.ts';
import type { CampaignRequests } from '../../client/campaign.ts';
import type { CampaignCatalogue } from '../../protocol/campaign/catalogue.ts';
import type { CampaignTable } from '../../protocol/campaign/messages.ts';
import { useGlossaryOf } from '../library/use-library.ts';
import { useMatchmaking } from '../matchmaking/session.ts';
import { CAMPAIGNS, go, matchHash } from '../route.ts';
import { GlossaryProvider } from '../rules/glossary.ts';
import { scenarioMatch } from '../session.ts';
import { Sheet } from '../sheet.tsx';
import { CAMPAIGN_GAME, useCampaignCatalogue } from './catalogue.ts';
import { LookingOn } from './looking-on.tsx';
import { NamedPath } from './path.tsx';
import { inALine, type Scene } from './scene.ts';
import { CampaignLog, ScoreSheet } from './score-sheet.tsx';
import { Camp } from './stages/camp.tsx';
import { Forming } from './stages/forming.tsx';
import { Over } from './stages/over.tsx';
import { Playing } from './stages/playing.tsx';
import { Shop } from './stages/shop.tsx';
import { Spoils } from './stages/spoils.tsx';
import { Trim } from './stages/trim.tsx';
import { useAsking } from './use-asking.ts';
import { OpenVote, WaysOut } from './votes.tsx';
import '../style/party.css';
import '../style/campaign.css';
import { useLanguage } from '../words/language.ts';
import { t } from '../words/t.ts';

interface CampaignPageProps {
  readonly id: string;
  readonly player?: Player;
}

export function CampaignPage({ id, player }: CampaignPageProps): JSX.Element {
  const line = useMatchmaking();
  const words = useCampaignCatalogue();
  const { campaigns } = line;
  const asking = useAsking();
  const language = useLanguage();
  useEffect(() => {
    if (!campaigns) return undefined;
    void asking.ask(() => campaigns.opens(id, language));
    return () => void campaigns.closes(id);
  }, [campaigns, id, language]);
  useEffect(() => {
    if (player) void line.follow(player.id);
  }, [player?.id]);

  if (!player)
    return (
      <Nothing
        title={t('A campaign')}
        words={t('A campaign is for its members. Join by the link that a friend has sent you.')}
      />
    );
  const said = campaigns?.table(id);
  if (said?.unreadable !== undefined)
    return (
      <Nothing
        title={t('This campaign cannot be read')}
        words={`${said.unreadable} ${t('Nothing of it is lost or changed: whoever keeps this server can look after it.')}`}
      />
    );
  if (words === null)
    return <Nothing title={t('A campaign')} words={t('The server does not answer. Reload the page to try again.')} />;
  if (!said?.table && asking.trouble) return <Nothing title={t('A campaign')} words={asking.trouble} />;
  if (said && !said.table)
    return <Nothing title={t('A campaign')} words={t('You take no part in this campaign, or not any more.')} />;
  if (!campaigns || !said?.table || !words)
    return (
      <Sheet title={t('A campaign')}>
        <p class="notice" role="status">
          {t('One moment…')}
        </p>
      </Sheet>
    );
  return <Campaign id={id} table={said.table} words={words} requests={campaigns} asking={asking} />;
}

function Nothing({ title, words }: { readonly title: string; readonly words: string }): JSX.Element {
  return (
    <Sheet title={title}>
      <p class="notice" role="status">
        {words} <a href={CAMPAIGNS}>{t('Your campaigns')}</a>
      </p>
    </Sheet>
  );
}

function Campaign(scene: {
  readonly id: string;
  readonly table: CampaignTable;
  readonly words: CampaignCatalogue;
  readonly requests: CampaignRequests;
  readonly asking: Scene['asking'];
}): JSX.Element {
  const { id, table, asking } = scene;
  const { line } = useMatchmaking();
  const glossary = useGlossaryOf(CAMPAIGN_GAME);
  const { view } = table;
  useFollow(id, table);
  return (
    <GlossaryProvider value={glossary}>
      <Sheet title={table.name} lead={inALine(scene)} class="campaign">
        {line.state === 'returning' && (
          <p class="notice" role="status">
            {t('The connection dropped; finding the way back. Nothing is lost meanwhile.')}
          </p>
        )}
        {view.gone !== undefined && (
          <p class="notice" role="status">
            {t('The hero {gone} is no longer in the game: this campaign can only be looked at.', { gone: view.gone })}
          </p>
        )}
        {view.stage !== 'forming' && <NamedPath scene={scene} />}
        <OpenVote scene={scene} />
        {asking.trouble && (
          <p class="trouble" role="alert">
            {asking.trouble}
          </p>
        )}
        <StageOf scene={scene} />
        {view.stage !== 'forming' && (
          <>
            <ScoreSheet scene={scene} />
            <CampaignLog scene={scene} />
          </>
        )}
        <LookingOn scene={scene} />
        <WaysOut scene={scene} />
      </Sheet>
    </GlossaryProvider>
  );
}

const STAGES: Readonly<Record<string, (props: { readonly scene: Scene }) => JSX.Element>> = {
  forming: Forming,
  camp: Camp,
  playing: Playing,
  shop: Shop,
  spoils: Spoils,
  trim: Trim,
  over: Over,
};

function StageOf({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const Stage = STAGES[scene.table.view.stage];
  return Stage ? <Stage key={scene.table.view.stage} scene={scene} /> : null;
}

/** Whoever looks on as the team departs is brought to the match; whoever comes later finds the way there. */
function useFollow(id: string, { view, matchOpen, you }: CampaignTable): void {
  const waited = useRef(false);
  const { match } = view;
  const plays = view.members[you]?.bot !== true;
  const open = view.stage === 'playing' && matchOpen ? match : undefined;
  useEffect(() => {
    if (open !== undefined) scenarioMatch.write(open, id);
    if (open !== undefined && plays && waited.current) go(matchHash(open));
    waited.current = open === undefined;
  }, [open, plays]);
}
