/** A finished match on the table again, through the eyes of a seat, of everybody, or with all hands open. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Catalogue } from '../../engine/dice-throne/view-shape.ts';
import type { Eyes } from '../../rooms/replay.ts';
import { CopyLine } from '../copy-line.tsx';
import { readEyes, replayHash } from '../route.ts';
import { witnessed } from '../session.ts';
import { Arena } from '../table/arena.tsx';
import { type TableContext, TableProvider } from '../table/context.ts';
import { TableLayout } from '../table/layout.tsx';
import { sortLines } from '../table/lines.ts';
import { Lexicon, type LogEntry, type StartedPicture } from '../table/model.ts';
import { Result } from '../table/result.tsx';
import type { DiceVerdict, OpenedReplay } from './open.ts';
import { Transport } from './transport.tsx';
import { useReplayKeys } from './use-keys.ts';
import { usePlayer } from './use-player.ts';
import { eyesWithin, viewAt } from './view.ts';

interface ReplayPageProps {
  readonly opened: OpenedReplay;
  readonly catalogue: Catalogue;
  /** What a link to the match names; absent for a file. */
  readonly id?: string;
  /** Where a link points to. */
  readonly from: { readonly step: number; readonly eyes: Eyes };
}

/** Nothing is rolled, taken or asked in a replay. */
const NO_LINES = sortLines([]);
const NO_ROLL = { kept: new Set<number>(), toggle: () => {} };
const NO_CLOCK = { now: () => 0, paused: true };
/** The address follows the replay once it rests. */
const ADDRESS_REST_MS = 400;

export function ReplayPage({ opened, catalogue, id, from }: ReplayPageProps): JSX.Element {
  const { replay } = opened;
  const { record } = replay;
  const [eyes, setEyes] = useState<Eyes>(eyesWithin(from.eyes, record.seats.length));
  const [sharing, setSharing] = useState(false);
  const lexicon = useMemo(() => new Lexicon(catalogue), [catalogue]);
  const times = useMemo(() => [0, ...record.entries.map(({ at }) => at)], [record]);
  const turns = useMemo(() => replay.turns(), [replay]);
  const log = useLog(opened, eyes);
  const player = usePlayer(times, from.step);
  const { step, playing } = player;
  useReplayKeys(player);

  useEffect(() => {
    player.go(from.step);
    setEyes(eyesWithin(from.eyes, record.seats.length));
  }, [from.step, from.eyes]);
  useEffect(() => {
    if (playing) return;
    const timer = setTimeout(() => history.replaceState(null, '', replayHash(id, step, eyes)), ADDRESS_REST_MS);
    return () => clearTimeout(timer);
  }, [playing, step, eyes, id]);
  useEffect(() => {
    document.title = 'Replay · Throneroom';
    return () => {
      document.title = 'Throneroom';
    };
  }, []);

  const picture = useMemo((): StartedPicture => {
    const view = viewAt(replay, step, eyes);
    const seats = record.seats.map(({ hero }, seat) => ({
      name: replay.nameOf(seat),
      hero,
      nonce: record.nonces[seat] ?? '',
      kind: 'human' as const,
      connected: true,
    }));
    const { game, mode, clock, commitment, secret } = record;
    const stage = view.outcome ? 'over' : 'playing';
    return { game, mode, clock, commitment, secret, halted: false, ranked: false, stage, seats, view, legal: [] };
  }, [replay, step, eyes]);
  const context: TableContext = {
    picture,
    lexicon,
    ...(typeof eyes === 'number' && { eyes }),
    time: NO_CLOCK,
    lines: NO_LINES,
    take: () => {},
    choiceOf: () => undefined,
  };
  const { outcome } = picture.view;
  return (
    <TableProvider value={context}>
      <div class="replay">
        <TableLayout
          menu={
            <>
              <span class="badge wide">Replay</span>
              <a class="button" href="#/">
                Leave
              </a>
            </>
          }
          middle={outcome ? <Result outcome={outcome} /> : <Arena roll={NO_ROLL} />}
          log={log.upTo(step)}
        />
        <Transport player={player} turns={turns} times={times} told={log.told(step)}>
          <label class="choice">
            <span>Seen by</span>
            <select value={`${eyes}`} onChange={(event) => setEyes(readEyes(event.currentTarget.value))}>
              <option value="public">Everybody</option>
              {record.seats.map((_, seat) => (
                <option key={seat} value={`${seat}`}>
                  {replay.nameOf(seat)}
                </option>
              ))}
              <option value="everything">All hands open</option>
            </select>
          </label>
          <DiceLine opened={opened} />
          <div class="transport-ways">
            {id && (
              <button type="button" aria-expanded={sharing} onClick={() => setSharing(!sharing)}>
                Share
              </button>
            )}
            <Download opened={opened} />
          </div>
          {id && sharing && (
            <CopyLine
              link={`${location.origin}${location.pathname}${replayHash(id, step, eyes)}`}
              label="Link to this step"
            />
          )}
        </Transport>
      </div>
    </TableProvider>
  );
}

/** Whether the dice verify. Looked into once the table is shown: it takes longer than the replay itself. */
function DiceLine({ opened }: { readonly opened: OpenedReplay }): JSX.Element | null {
  const [verdict, setVerdict] = useState<DiceVerdict>();
  useEffect(() => {
    setVerdict(undefined);
    const timer = setTimeout(() => setVerdict(opened.checkDice(witnessed.read(opened.replay.record.match))));
    return () => clearTimeout(timer);
  }, [opened]);
  if (!verdict) return null;
  return (
    <p class={`verdict ${verdict.hold ? 'holds' : ''}`} title={verdict.why}>
      {verdict.words}
    </p>
  );
}

function Download({ opened: { text, replay } }: { readonly opened: OpenedReplay }): JSX.Element {
  const file = useMemo(() => URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' })), [text]);
  useEffect(() => () => URL.revokeObjectURL(file), [file]);
  return (
    <a class="button" href={file} download={`${replay.record.match.replace(/[^\w-]+/g, '-')}.jsonl`}>
      Download
    </a>
  );
}

/** The words of the whole match for these eyes, and how far they reach at each step. */
function useLog({ replay }: OpenedReplay, eyes: Eyes) {
  return useMemo(() => {
    const steps = replay.log(eyes);
    const entries: LogEntry[] = [];
    const reach: number[] = [];
    let turn = 1;
    const marks = replay.turns();
    for (const [step, lines] of steps.entries()) {
      turn = marks.find((mark) => mark.step === step)?.turn ?? turn;
      for (const text of lines) entries.push({ id: entries.length, turn, text });
      reach.push(entries.length);
    }
    return {
      upTo: (step: number): readonly LogEntry[] => entries.slice(0, reach[step]),
      /** What was told last: many a step, a pass above all, brings no words of its own. */
      told: (step: number): string => (steps.slice(0, step + 1).findLast((lines) => lines.length > 0) ?? []).join(' '),
    };
  }, [replay, eyes]);
}
