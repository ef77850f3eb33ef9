/** A match on the page: follows its connection, tells what the server refuses, shows the waiting room or the table. */
import type { JSX } from 'preact';
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { MatchLine } from '../client/match-rooms.ts';
import type { GameInfo } from './api.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import type { Asking } from './games/page.ts';
import { useCatalogue } from './games/use-catalogue.ts';
import { useGamePage } from './games/use-page.ts';
import { notify } from './installed/notify.ts';
import { useMatchmaking } from './matchmaking/session.ts';
import { partyHash, replayHash } from './route.ts';
import { GlossaryProvider } from './rules/glossary.ts';
import { type LastingPreference, preferences, witnessed } from './session.ts';
import { type AfterMatch, AfterMatchProvider } from './table/end/after.ts';
import { type Happening, hasStarted, type LogEntry } from './table/picture.ts';
import { TimeProvider } from './table/time.ts';
import { WaitingRoom } from './table/waiting-room.tsx';
import { TalkProvider, useTalkOf } from './talk/at-match.ts';
import { EmoteLayer } from './talk/emote-layer.tsx';
import { Toast, useToast } from './toast.tsx';
import { lateWords } from './watch/late.tsx';
import { useLanguage } from './words/language.ts';
import { refusalWords } from './words/refusal.ts';
import { t } from './words/t.ts';

interface MatchPageProps {
  readonly connection: MatchLine;
  readonly games: readonly GameInfo[];
  readonly onFront: () => void;
  readonly after: Omit<AfterMatch, 'rematch' | 'party'>;
  /** All who played have agreed to another match. */
  readonly onRematch: (match: string) => void;
  readonly onOver: () => void;
}

/** Lines of the log that are kept. */
const LOG_LINES = 3000;
/** Actions of which the table still knows what they brought. */
const HAPPENED = 40;
/** How long an accepted action may wait for the patch that shows it, before the next one may go. */
const PATCH_PATIENCE_MS = 1000;

export function MatchPage({ connection, games, onFront, after, onRematch, onOver }: MatchPageProps): JSX.Element {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const [happened, setHappened] = useState<readonly Happening[]>([]);
  const [settings, setSettings] = useState(preferences.read);
  const toast = useToast();
  const act = useAct(connection, toast.show);
  const { picture } = connection;
  const game = games.find(({ id }) => id === picture.game);
  const page = useGamePage(picture.game);
  const catalogue = useMatchCatalogue(connection, game);

  const { party } = useMatchmaking();
  const asking = useAsking(connection, settings.asked);
  const talk = useTalkOf(connection);

  useEffect(() => {
    let told = 0;
    return connection.listen({
      changed: () => render(undefined),
      hurried: (left) =>
        toast.show(
          t('{n, plural, one {# second is} other {# seconds are}} left to you.', { n: Math.ceil(left / 1000) }),
        ),
      happened: ({ lines, events }) => {
        const id = told++;
        setHappened((before) => [...before, { id, events }].slice(-HAPPENED));
        const entries = lines.map((text) => ({ id: told++, text }));
        setLog((before) => [...before, ...entries].slice(-LOG_LINES));
      },
    });
  }, [connection]);

  const begun = hasStarted(picture);
  useEffect(() => {
    if (begun)
      witnessed.write(
        connection.id,
        picture.commitment,
        picture.seats.map(({ nonce }) => nonce),
      );
  }, [begun]);

  const moves = picture.view?.waiting.some(({ seat, why }) => seat === picture.you && why === 'move') ?? false;
  useEffect(() => {
    if (moves && picture.clock === 'correspondence')
      void notify('turn', t('It is your turn'), t('Your match waits for you.'));
  }, [moves]);

  const { late } = connection;
  useEffect(() => {
    if (late > 0) toast.show(lateWords(late));
  }, [late]);

  const over = picture.stage === 'over';
  useEffect(() => {
    if (over) onOver();
  }, [over]);

  const next = picture.you === undefined ? undefined : picture.rematch;
  useEffect(() => {
    if (next !== undefined) onRematch(next);
  }, [next]);

  return (
    <TalkProvider value={talk}>
      <ConnectionNotice
        line={connection.line}
        late={late}
        halted={picture.halted}
        onTakeBack={() => connection.takeBack()}
        onFront={onFront}
      />
      {hasStarted(picture) ? (
        <TimeProvider value={{ now: () => connection.now(), paused: connection.paused }}>
          {typeof page === 'object' && catalogue !== undefined ? (
            <AfterMatchProvider
              value={{
                ...after,
                ...(party && { party: partyHash(party.code) }),
                rematch: (wanted) => connection.rematch(wanted),
              }}
            >
              <GlossaryProvider value={page.glossary(catalogue)}>
                <page.Match
                  picture={picture}
                  catalogue={catalogue}
                  log={log}
                  happened={happened}
                  settings={settings}
                  onSettings={(next) => {
                    preferences.write(next);
                    setSettings(next);
                  }}
                  asking={asking}
                  act={act}
                  onFront={onFront}
                  replay={replayHash(connection.id)}
                  match={connection.id}
                />
              </GlossaryProvider>
            </AfterMatchProvider>
          ) : (
            <p class="notice">{typeof page === 'string' ? page : t('Opening the table…')}</p>
          )}
        </TimeProvider>
      ) : (
        <WaitingRoom
          id={connection.id}
          picture={picture}
          heroes={game?.heroes ?? []}
          invites={() => connection.invites()}
        />
      )}
      <EmoteLayer />
      <Toast text={toast.text} />
    </TalkProvider>
  );
}

/** The words and figures that the table shows, in the language that is read: those of the front, or those of the match where a hero from outside sits,
 *  which is what it was when the match began. Nothing while they are on their way. */
function useMatchCatalogue(connection: MatchLine, game: GameInfo | undefined): unknown {
  const { picture } = connection;
  const front = useCatalogue(picture.game);
  const begun = hasStarted(picture);
  const own = begun && picture.seats.some(({ hero }) => game?.heroes.find(({ id }) => id === hero)?.outside ?? true);
  const language = useLanguage();
  const [asked, setAsked] = useState<unknown>();
  useEffect(() => {
    connection.speak(language);
    if (own) connection.catalogue().then(setAsked, () => setAsked(null));
  }, [connection, own, language]);
  return own ? (asked === null ? front : asked) : front;
}

/** A pass that came too late, or twice, needs no words. */
const NEEDLESS = new Set(['window-closed', 'already-answered']);

/** Sends one action for what the table shows: a second click meets what the first one made of it, as soon as that is to
 *  be seen, which may be before the answer is here. A pass in a window may take a moment to take effect; until then one
 *  may still do something else instead. */
function useAct(connection: MatchLine, refuse: (words: string) => void) {
  const actedAt = useRef<number>(undefined);
  return async (action: { readonly type: string }): Promise<void> => {
    const { view } = connection.picture;
    const step = view?.step ?? 0;
    if (actedAt.current === step) return;
    const passing = action.type === 'pass' && view?.window !== undefined;
    if (!passing) actedAt.current = step;
    try {
      const result = await connection.act(action, step);
      if (result.ok) await shows(connection, result.step);
      else if (!passing || !NEEDLESS.has(result.code)) refuse(refusalWords(result));
    } finally {
      if (!passing && actedAt.current === step) actedAt.current = undefined;
    }
  };
}

/** Tells the server how the player wants to be asked, and when everything is to pass until the player's turn. */
function useAsking(connection: MatchLine, lasting: LastingPreference): Asking {
  const [resting, setResting] = useState(false);
  const { view, you } = connection.picture;
  const moves = view?.waiting.some(({ seat, why }) => seat === you && why === 'move') ?? false;
  useEffect(() => {
    if (moves) setResting(false);
  }, [moves]);
  useEffect(() => connection.prefer(resting ? 'until-my-turn' : lasting), [connection, resting, lasting]);
  return { resting, rest: setResting };
}

/** Waits until the table shows the step. */
function shows(connection: MatchLine, step: number): Promise<void> {
  const there = (): boolean => (connection.picture.view?.step ?? 0) >= step;
  if (there()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = connection.listen({ changed: () => there() && done(), happened: () => {} });
    const timer = setTimeout(done, PATCH_PATIENCE_MS);
  });
}
