/** A match on the page: follows its connection, tells what the server refuses, shows the waiting room or the table. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { MatchConnection } from '../client/connection.ts';
import type { Catalogue, MatchView } from '../engine/dice-throne/view-shape.ts';
import type { DiceThroneState } from '../rooms/schema/dice-throne-state.ts';
import type { MatchPicture } from '../rooms/schema/match-state.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { replayHash } from './route.ts';
import { type LastingWish, preferences, witnessed } from './session.ts';
import type { Asking } from './table/ask-me.tsx';
import { hasStarted, Lexicon, type LogEntry } from './table/model.ts';
import { Table } from './table/table.tsx';
import { WaitingRoom } from './table/waiting-room.tsx';
import { Toast, useToast } from './toast.tsx';

export type DiceThroneConnection = MatchConnection<DiceThroneState, MatchPicture<MatchView>>;

interface MatchPageProps {
  readonly connection: DiceThroneConnection;
  readonly catalogue: Catalogue;
  readonly onFront: () => void;
  readonly onAgain?: () => void;
  readonly onOver: () => void;
}

/** Lines of the log that are kept. */
const LOG_LINES = 300;
/** How long an accepted action may wait for the patch that shows it, before the next one may go. */
const PATCH_PATIENCE_MS = 1000;

export function MatchPage({ connection, catalogue, onFront, onAgain, onOver }: MatchPageProps): JSX.Element {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const [settings, setSettings] = useState(preferences.read);
  const toast = useToast();
  const lexicon = useMemo(() => new Lexicon(catalogue), [catalogue]);
  const act = useAct(connection, toast.show);
  const { picture } = connection;

  const asking = useAsking(connection, settings.asked);

  useEffect(() => {
    let told = 0;
    return connection.listen({
      changed: () => render(undefined),
      hurried: (left) => toast.show(`${Math.ceil(left / 1000)} seconds are left to you.`),
      happened: ({ lines }) => {
        const turn = connection.picture.view?.turn ?? 0;
        const entries = lines.map((text) => ({ id: told++, turn, text }));
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

  const over = picture.stage === 'over';
  useEffect(() => {
    if (over) onOver();
  }, [over]);

  return (
    <>
      <ConnectionNotice
        line={connection.line}
        halted={picture.halted}
        onTakeBack={() => connection.takeBack()}
        onFront={onFront}
      />
      {hasStarted(picture) ? (
        <Table
          picture={picture}
          log={log}
          lexicon={lexicon}
          settings={settings}
          onSettings={(next) => {
            preferences.write(next);
            setSettings(next);
          }}
          time={{ now: () => connection.now(), paused: connection.paused }}
          asking={asking}
          act={act}
          onFront={onFront}
          onAgain={onAgain}
          replay={replayHash(connection.id)}
        />
      ) : (
        <WaitingRoom id={connection.id} picture={picture} lexicon={lexicon} invites={() => connection.invites()} />
      )}
      <Toast text={toast.text} />
    </>
  );
}

/** A pass that came too late, or twice, needs no words. */
const NEEDLESS = new Set(['window-closed', 'already-answered']);

/** Sends one action at a time: a second click meets what the first one made of the table. A pass in a window may take
 *  a moment to take effect; until then one may still do something else instead. */
function useAct(connection: DiceThroneConnection, refuse: (words: string) => void) {
  const busy = useRef(false);
  return async (action: { readonly type: string }): Promise<void> => {
    if (busy.current) return;
    const { view } = connection.picture;
    const passing = action.type === 'pass' && view?.window !== undefined;
    busy.current = !passing;
    try {
      const result = await connection.act(action, view?.step ?? 0);
      if (result.ok) await shows(connection, result.step);
      else if (!passing || !NEEDLESS.has(result.code)) refuse(result.message);
    } finally {
      if (!passing) busy.current = false;
    }
  };
}

/** Tells the server how the player wants to be asked, and when everything is to pass until the player's turn. */
function useAsking(connection: DiceThroneConnection, lasting: LastingWish): Asking {
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
function shows(connection: DiceThroneConnection, step: number): Promise<void> {
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
