/** One's campaigns, and the way into another one: a new one, or one that a friend's link leads to. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Player } from '../../client/account.ts';
import { freshKey } from '../../client/fresh-key.ts';
import type { Legacy } from '../../engine/campaign/state/terms.ts';
import type { CampaignCatalogue } from '../../protocol/campaign/catalogue.ts';
import type { CampaignSummary } from '../../protocol/campaign/messages.ts';
import { HeroPicker } from '../front/hero-picker.tsx';
import { PlayAs } from '../front/play-as.tsx';
import { useName } from '../front/use-name.ts';
import { Crest } from '../kit/heraldry.tsx';
import { matchmaking, useMatchmaking } from '../matchmaking/session.ts';
import { campaignHash, go } from '../route.ts';
import { Sheet } from '../sheet.tsx';
import { heroName, useCampaignCatalogue } from './catalogue.ts';
import { Keepsake } from './keepsake.tsx';
import { Path } from './path.tsx';
import { useAsking } from './use-asking.ts';
import '../style/campaign.css';
import { t } from '../words/t.ts';

interface CampaignsPageProps {
  readonly player?: Player;
  /** Of the campaign that the link leads to; left out, a new one begins. */
  readonly code?: string;
  /** Says who plays here, makes a guest of a stranger, and opens their line. */
  readonly onName: (name: string) => Promise<Player>;
}

const LONGEST_NAME = 40;
/** What a won campaign opens for a new one, and the field that asks for it. */
const OPTIONS = [
  ['deeper-decks', 'deeper'],
  ['king-unbound', 'unbound'],
] as const;

export function CampaignsPage({ player, code, onName }: CampaignsPageProps): JSX.Element {
  const line = useMatchmaking();
  const words = useCampaignCatalogue();
  const { campaigns } = line;
  useEffect(() => {
    if (player) void line.follow(player.id);
  }, [player?.id]);
  useEffect(() => {
    if (campaigns) void campaigns.askForList();
  }, [campaigns]);
  const list = campaigns?.list?.campaigns ?? [];
  const joining = code !== undefined;
  const known = joining ? list.find(({ id }) => code.startsWith(`${id}.`)) : undefined;
  useEffect(() => {
    if (known) go(campaignHash(known.id));
  }, [known?.id]);

  if (words === undefined || words === null)
    return (
      <Sheet title={t('Campaigns')}>
        <p class="notice" role="status">
          {words === null ? t('The server does not answer. Reload the page to try again.') : t('One moment…')}
        </p>
      </Sheet>
    );
  return (
    <Sheet
      title={joining ? t('You are invited to a campaign') : t('Campaigns')}
      lead={
        joining
          ? t('Eight scenarios with the same heroes, over as many evenings as you like.')
          : t(
              'Eight scenarios, one after the other, with the same heroes and everything they find. Play an evening, go on another day.',
            )
      }
      class="campaigns"
    >
      {!joining && player && <Yours list={campaigns?.list && list} words={words} />}
      {!joining && <Opened legacy={campaigns?.list?.legacy ?? []} words={words} />}
      {words.open ? (
        <WayIn words={words} player={player} code={code} onName={onName} />
      ) : (
        <p class="notice">{t('This server plays no scenarios, and so no campaigns.')}</p>
      )}
    </Sheet>
  );
}

interface YoursProps {
  /** Nothing while it is on its way. */
  readonly list: readonly CampaignSummary[] | undefined;
  readonly words: CampaignCatalogue;
}

function Yours({ list, words }: YoursProps): JSX.Element | null {
  if (!list)
    return (
      <p class="notice" role="status">
        {t('Looking for your campaigns…')}
      </p>
    );
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="your-campaigns">
      <h2 id="your-campaigns">{t('Yours')}</h2>
      <ul class="campaign-list">
        {list.map((one) => (
          <li key={one.id}>
            <a href={campaignHash(one.id)}>
              <strong>{one.name}</strong>
              {'unreadable' in one ? (
                <small class="trouble">{`${one.unreadable} ${t('It is left as it is.')}`}</small>
              ) : (
                <>
                  <Path at={one.stage === 'over' && one.score > 0 ? one.scenario + 1 : one.scenario} />
                  <span class="campaign-heroes">
                    {one.members.map(({ hero }) => (
                      <Crest key={hero} of={hero} />
                    ))}
                    <span class="unseen">
                      {one.members
                        .map(({ hero, player }) => `${heroName(words, hero)}: ${player ?? t('a bot')}`)
                        .join(', ')}
                    </span>
                  </span>
                  <small>{standing(one)}</small>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What won campaigns have left for all that come after them. */
function Opened({ legacy, words }: { readonly legacy: readonly Legacy[]; readonly words: CampaignCatalogue }) {
  if (legacy.length === 0) return null;
  return (
    <section aria-labelledby="legacy">
      <h2 id="legacy">{t('Legacy')}</h2>
      <p class="aside">{t('Campaigns that you have won have opened this for every later one:')}</p>
      <ul class="bullets">
        {legacy.map((id) => (
          <li key={id}>
            <strong>{words.legacies[id].name}</strong>: {words.legacies[id].text}
          </li>
        ))}
      </ul>
    </section>
  );
}

const stageWords = (): Readonly<Record<string, string>> => ({
  forming: t('forms'),
  camp: t('in camp'),
  playing: t('goes on: its match waits'),
  shop: t('in the shop'),
  spoils: t('shares boss loot out'),
  trim: t('some decks are too big'),
  over: t('over'),
});

const standing = ({ stage, score, waits, archived }: Exclude<CampaignSummary, { unreadable: string }>): string =>
  [
    t('Score {score}', { score }),
    stageWords()[stage] ?? stage,
    ...(waits && stage !== 'over' ? [t('waits for you')] : []),
    ...(archived && stage !== 'over' ? [t('untouched for a year')] : []),
  ].join(' · ');

interface WayInProps extends CampaignsPageProps {
  readonly words: CampaignCatalogue;
}

function WayIn({ words, player, code, onName }: WayInProps): JSX.Element {
  const { busy, trouble, ask } = useAsking();
  const [called, setCalled] = useState('');
  const [name, setName] = useName(player);
  const [hero, setHero] = useState(words.heroes[0]?.id ?? '');
  const joining = code !== undefined;
  const { legacy = [], keepsakes = {} } = useMatchmaking().campaigns?.list ?? {};
  const [wanted, setWanted] = useState({ deeper: false, unbound: false });
  const [brought, setBrought] = useState('');
  const offered = (legacy.includes('keepsake') && keepsakes[hero]) || [];
  const keepsake = offered.includes(brought) ? brought : undefined;

  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    const came = await ask(async () => {
      const known = await onName(name.trim());
      const { campaigns } = matchmaking;
      if (!campaigns) return { ok: false, code: 'no-connection', message: t('The server cannot be reached now.') };
      const nonce = freshKey();
      return joining
        ? campaigns.join({ code, hero, nonce, keepsake })
        : campaigns.found({
            name: called.trim() || t("{name}'s campaign", { name: known.name }),
            difficulty: 'normal',
            hero,
            nonce,
            keepsake,
            ...wanted,
          });
    });
    const id = joining ? code.split('.')[0] : matchmaking.campaigns?.newest;
    if (came && id) go(campaignHash(id));
  };

  return (
    <section aria-labelledby="way-in">
      <h2 id="way-in">{joining ? t('Join') : t('A new campaign')}</h2>
      <form onSubmit={enter}>
        <div class="fields">
          <PlayAs player={player} name={name} onName={setName} />
          {!joining && (
            <label class="field">
              <span>{t('What it is called')}</span>
              <input
                type="text"
                value={called}
                maxLength={LONGEST_NAME}
                placeholder={t('The long way')}
                onInput={(event) => setCalled(event.currentTarget.value)}
              />
            </label>
          )}
        </div>
        <HeroPicker
          heroes={words.heroes.map((one) => ({ ...one, text: '', kind: 'hero' }))}
          chosen={hero}
          onChoose={setHero}
          legend={joining ? t('Your hero, if a seat of your own is free') : t('Your hero, for the whole campaign')}
          name="campaign-hero"
          small
        />
        {offered.length > 0 && (
          <Keepsake words={words} hero={hero} cards={offered} chosen={keepsake} onChoose={setBrought} />
        )}
        {!joining &&
          OPTIONS.filter(([id]) => legacy.includes(id)).map(([id, field]) => (
            <label key={id} class="check">
              <input
                type="checkbox"
                checked={wanted[field]}
                onChange={(event) => setWanted({ ...wanted, [field]: event.currentTarget.checked })}
              />
              <span>
                {words.legacies[id].name}
                <small>{words.legacies[id].text}</small>
              </span>
            </label>
          ))}
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        <div class="start">
          <button type="submit" class="btn go big" disabled={busy}>
            {busy ? t('One moment…') : joining ? t('Join the campaign') : t('Found the campaign')}
          </button>
        </div>
      </form>
    </section>
  );
}
