/** A finished match on the table again, through the eyes of a seat, of everybody, or with all hands open. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Eyes } from '../../engine/record/replay.ts';
import { CopyLine } from '../copy-line.tsx';
import { readEyes, replayHash } from '../route.ts';
import { GlossaryProvider } from '../rules/glossary.ts';
import { witnessed } from '../session.ts';
import type { Happening, LogEntry, StartedPicture } from '../table/picture.ts';
import { useLanguage } from '../words/language.ts';
import { t } from '../words/t.ts';
import type { DiceVerdict, OpenedReplay } from './opened-replay.ts';
import { Transport } from './transport.tsx';
import { useReplayKeys } from './use-keys.ts';
import { usePlayer } from './use-player.ts';
import { eyesWithin, viewAt } from './view.ts';

/** Steps back of which the table still tells what they brought. */
const TOLD_STEPS = 16;

interface ReplayPageProps {
  readonly opened: OpenedReplay;
  /** Of the game that was played. */
  readonly catalogue: unknown;
  /** What a link to the match names; absent for a file. */
  readonly id?: string;
  /** Where a link points to. */
  readonly from: { readonly step: number; readonly eyes: Eyes };
}

/** The address follows the replay once it rests. */
const ADDRESS_REST_MS = 400;

export function ReplayPage({ opened, catalogue, id, from }: ReplayPageProps): JSX.Element {
  const { replay, page } = opened;
  const { record } = replay;
  const [eyes, setEyes] = useState<Eyes>(eyesWithin(from.eyes, record.seats.length));
  const [sharing, setSharing] = useState(false);
  const language = useLanguage();
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
    document.title = `${t('Replay')} · Throneroom`;
    return () => {
      document.title = 'Throneroom';
    };
  }, []);

  const picture = useMemo((): StartedPicture => {
    const view = viewAt(opened, step, eyes);
    const seats = record.seats.map(({ hero }, seat) => ({
      name: replay.nameOf(seat),
      hero,
      nonce: record.nonces[seat] ?? '',
      kind: 'human' as const,
      connected: true,
    }));
    const { game, mode, clock, commitment, secret } = record;
    const score = view.outcome ? replay.score() : undefined;
    return {
      game,
      mode,
      clock,
      commitment,
      secret,
      halted: false,
      stage: view.outcome ? 'over' : 'playing',
      seats,
      view,
      legal: [],
      ranked: false,
      ...(score !== undefined && { score }),
    };
  }, [replay, step, eyes, language]);
  const happened = useMemo(
    () =>
      Array.from({ length: Math.min(step, TOLD_STEPS) }, (_, back) => step - back)
        .reverse()
        .map((id): Happening => ({ id, events: replay.eventsAt(id, eyes) })),
    [replay, step, eyes],
  );
  return (
    <GlossaryProvider value={page.glossary(catalogue)}>
      <div class="replay">
        <page.Replay
          picture={picture}
          catalogue={catalogue}
          {...(typeof eyes === 'number' && { eyes })}
          menu={
            <>
              <span class="badge wide">{t('Replay')}</span>
              <a class="btn" href="#/">
                {t('Leave')}
              </a>
            </>
          }
          log={log.upTo(step)}
          happened={happened}
        />
        <Transport player={player} turns={turns} times={times} told={log.told(step)}>
          <label class="choice">
            <span>{t('Seen by')}</span>
            <select value={`${eyes}`} onChange={(event) => setEyes(readEyes(event.currentTarget.value))}>
              <option value="public">{t('Everybody')}</option>
              {record.seats.map((_, seat) => (
                <option key={seat} value={`${seat}`}>
                  {replay.nameOf(seat)}
                </option>
              ))}
              <option value="everything">{t('Nothing hidden')}</option>
            </select>
          </label>
          <DiceLine opened={opened} />
          <div class="transport-ways">
            {id && (
              <button type="button" class="btn" aria-expanded={sharing} onClick={() => setSharing(!sharing)}>
                {t('Share')}
              </button>
            )}
            <Download opened={opened} />
          </div>
          {id && sharing && (
            <CopyLine
              link={`${location.origin}${location.pathname}${replayHash(id, step, eyes)}`}
              label={t('Link to this step')}
            />
          )}
        </Transport>
      </div>
    </GlossaryProvider>
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
    <a class="btn" href={file} download={`${replay.record.match.replace(/[^\w-]+/g, '-')}.jsonl`}>
      {t('Download')}
    </a>
  );
}

/** The words of the whole match for these eyes, and how far they reach at each step. */
function useLog({ replay }: OpenedReplay, eyes: Eyes) {
  const language = useLanguage();
  return useMemo(() => {
    const steps = replay.log(eyes, language);
    const entries: LogEntry[] = [];
    const reach: number[] = [];
    for (const lines of steps) {
      for (const text of lines) entries.push({ id: entries.length, text });
      reach.push(entries.length);
    }
    return {
      upTo: (step: number): readonly LogEntry[] => entries.slice(0, reach[step]),
      /** What was told last: many a step, a pass above all, brings no words of its own. */
      told: (step: number): string => (steps.slice(0, step + 1).findLast((lines) => lines.length > 0) ?? []).join(' '),
    };
  }, [replay, eyes, language]);
}
