/** A match on the page: follows its connection, tells what the server refuses, shows the waiting room or the table. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { Catalogue, MatchView } from '../engine/dice-throne/view-shape.ts';
import type { DiceThroneState } from '../rooms/schema/dice-throne-state.ts';
import type { MatchPicture } from '../rooms/schema/match-state.ts';
import type { MatchConnection } from './connection.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { preferences } from './session.ts';
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

  useEffect(() => {
    let told = 0;
    return connection.listen({
      changed: () => render(undefined),
      happened: ({ lines }) => {
        const turn = connection.picture.view?.turn ?? 0;
        const entries = lines.map((text) => ({ id: told++, turn, text }));
        setLog((before) => [...before, ...entries].slice(-LOG_LINES));
      },
    });
  }, [connection]);

  const over = picture.stage === 'over';
  useEffect(() => {
    if (over) onOver();
  }, [over]);

  return (
    <>
      <ConnectionNotice line={connection.line} onTakeBack={() => connection.takeBack()} onFront={onFront} />
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
          act={act}
          onFront={onFront}
          onAgain={onAgain}
        />
      ) : (
        <WaitingRoom id={connection.id} picture={picture} lexicon={lexicon} invites={() => connection.invites()} />
      )}
      <Toast text={toast.text} />
    </>
  );
}

/** Sends one action at a time: a second click meets what the first one made of the table. */
function useAct(connection: DiceThroneConnection, refuse: (words: string) => void) {
  const busy = useRef(false);
  return async (action: { readonly type: string }): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    try {
      const result = await connection.act(action, connection.picture.view?.step ?? 0);
      if (result.ok) await shows(connection, result.step);
      else refuse(result.message);
    } finally {
      busy.current = false;
    }
  };
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
