/** Which screen shows for an address. All but the front page are loaded when somebody goes there. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { QueueMessage } from '../protocol/matchmaking-requests.ts';
import { poolId } from '../protocol/pool.ts';
import { useDesk } from './account/desk.ts';
import type { GameInfo } from './api.ts';
import { Front } from './front/front.tsx';
import { lineUp, placesOf } from './front/line-up.ts';
import { lazy } from './lazy.tsx';
import { matchmaking } from './matchmaking/session.ts';
import { Nav } from './nav.tsx';
import { NotFound } from './not-found.tsx';
import { comeInAs } from './play/as-player.ts';
import { useMatch } from './play/use-match.ts';
import { campaignHash, FRONT, go, goInstead, type Invitation, matchHash, type Route, replayHash } from './route.ts';
import { currentMatch, lastQueued, matchOptions, queuedMatch, scenarioMatch, tabHasPlayer } from './session.ts';
import { FirstIsLate } from './watch/late.tsx';
import { t } from './words/t.ts';

const NewMatchPage = lazy(async () => (await import('./front/new-match.tsx')).NewMatch);
const InvitePage = lazy(async () => (await import('./front/invite.tsx')).Invite);
const FindPage = lazy(async () => (await import('./matchmaking/find-match.tsx')).FindMatch);
const PartyScreen = lazy(async () => (await import('./party/party-page.tsx')).PartyPage);
const CampaignsScreen = lazy(async () => (await import('./campaign/campaigns-page.tsx')).CampaignsPage);
const CampaignScreen = lazy(async () => (await import('./campaign/campaign-page.tsx')).CampaignPage);
const SharedScreen = lazy(async () => (await import('./campaign/shared-page.tsx')).SharedPage);
const LadderScreen = lazy(async () => (await import('./ladder/ladder-page.tsx')).LadderPage);
const PlayerScreen = lazy(async () => (await import('./ladder/player-page.tsx')).PlayerPage);
const LibraryScreen = lazy(async () => (await import('./library/library-page.tsx')).LibraryPage);
const RulesScreen = lazy(async () => (await import('./rules/rules-page.tsx')).RulesPage);
const WatchScreen = lazy(async () => (await import('./watch/watch-page.tsx')).WatchPage);
const SettingsScreen = lazy(async () => (await import('./settings/settings-page.tsx')).SettingsPage);
const CreditsScreen = lazy(async () => (await import('./about/credits-page.tsx')).CreditsPage);
const LearnScreen = lazy(async () => (await import('./learn/learn-page.tsx')).LearnPage);
const MatchScreen = lazy(async () => (await import('./match-page.tsx')).MatchPage);
const ReplayScreen = lazy(async () => (await import('./replay/door.tsx')).ReplayDoor);

/** Screens that take the whole window. */
const WHOLE: ReadonlySet<Route['page']> = new Set(['learn', 'replay']);

interface ScreensProps {
  readonly games: readonly GameInfo[];
  readonly route: Route;
}

export function Screens({ games, route }: ScreensProps): JSX.Element {
  const { player } = useDesk();
  const match = useMatch(route);
  /** The replay that was opened from a file. */
  const [file, setFile] = useState<string>();
  // Another screen is read from its head on.
  useEffect(() => scrollTo(0, 0), [route.page, route.page === 'player' && route.id]);

  const watchFile = (text: string): void => {
    setFile(text);
    go(replayHash());
  };
  const { held } = match;
  if (route.page === 'match' && held) {
    const options = matchOptions.read(held.id);
    const again = wishAfter(held.id);
    const campaign = scenarioMatch.campaignOf(held.id);
    return (
      <MatchScreen
        key={held.id}
        connection={held}
        games={games}
        onFront={() => go(FRONT)}
        after={{
          ...(campaign !== undefined && { camp: campaignHash(campaign) }),
          ...(again && { queueAgain: () => match.queue('', again) }),
          ...(options && { goOn: (setup) => void match.start('', { ...options, setup }) }),
        }}
        onRematch={(next) => {
          if (options) matchOptions.write(next, options);
          goInstead(matchHash(next));
        }}
        onOver={() => currentMatch.forget(held.id)}
      />
    );
  }

  const screen = (): JSX.Element => {
    switch (route.page) {
      case 'front': {
        const current = currentMatch.read();
        return (
          <Front
            games={games}
            // The line at the head offers the way back already.
            current={current?.id === matchmaking.running?.match ? undefined : current}
            onStart={(options) => match.start('', options)}
            onQueue={(request) => match.queue('', request)}
          />
        );
      }
      case 'new':
        return <NewMatchPage games={games} player={player} onStart={match.start} />;
      case 'learn':
        return <LearnScreen />;
      case 'replay':
        return <ReplayScreen id={route.id} file={file} from={route} onFile={watchFile} />;
      case 'find':
        return <FindPage games={games} player={player} onQueue={match.queue} />;
      case 'party':
        return <PartyScreen key={route.code ?? ''} games={games} player={player} code={route.code} onName={comeInAs} />;
      case 'campaigns':
        return <CampaignsScreen key={route.code ?? ''} player={player} code={route.code} onName={comeInAs} />;
      case 'campaign':
        return <CampaignScreen key={route.id} id={route.id} player={player} />;
      case 'shared-campaign':
        return <SharedScreen key={route.code} code={route.code} />;
      case 'ladder':
        return <LadderScreen games={games} route={route} />;
      case 'player':
        return <PlayerScreen key={route.id} games={games} route={route} />;
      case 'library':
        return <LibraryScreen games={games} route={route} />;
      case 'rules':
        return <RulesScreen {...(route.term !== undefined && { term: route.term })} />;
      case 'watch':
        return <WatchScreen games={games} onFile={watchFile} />;
      case 'settings':
        return <SettingsScreen />;
      case 'credits':
        return <CreditsScreen />;
      case 'unknown':
        return <NotFound missing="elsewhere" />;
      case 'match':
        return arriving(route.id, route.invitation);
    }
  };

  /** Before there is a line to the match. */
  const arriving = (id: string, invitation: Invitation | undefined): JSX.Element => {
    if (match.missing) return <NotFound missing={match.missing} match={id} />;
    const open = invitation && openPlace(games, invitation);
    if (invitation && open) {
      const seatedAlready = currentMatch.read()?.id === id && !tabHasPlayer();
      return (
        <InvitePage
          {...open}
          player={player}
          seatedAlready={seatedAlready}
          onSit={(name: string, hero: string) => match.sit(name, id, { code: invitation.code, hero }, seatedAlready)}
          onReturn={() => go(matchHash(id))}
        />
      );
    }
    return (
      <main class="wrap">
        <h1 class="unseen">{t('Your table')}</h1>
        <p class={`notice ${match.trouble && 'trouble'}`} role="status">
          {match.trouble || (match.late > 0 ? <FirstIsLate late={match.late} /> : t('Opening the match…'))}{' '}
          {match.trouble && <a href="#/">{t('Back to the front')}</a>}
        </p>
      </main>
    );
  };

  return (
    <>
      {!WHOLE.has(route.page) && <Nav page={route.page} />}
      {screen()}
    </>
  );
}

/** What to queue for after a match that the queue led to: the same again. */
function wishAfter(match: string): QueueMessage | undefined {
  const pool = queuedMatch.poolOf(match);
  const request = lastQueued.read();
  return request && poolId(request) === pool ? request : undefined;
}

/** What is played at the open seat of an invitation; one that does not say it is of the first game and mode. */
function openPlace(games: readonly GameInfo[], { game: gameId, mode: modeId, seat }: Invitation) {
  const game = games.find(({ id }) => id === gameId) ?? games[0];
  const mode = game?.modes.find(({ id }) => id === modeId) ?? game?.modes[0];
  if (!game || !mode) return undefined;
  const places = placesOf(game, mode, Math.min(Math.max(seat + 1, mode.minSeats), mode.maxSeats));
  const place = places[seat] ?? lineUp(places, '').own;
  return place && { game, place };
}
