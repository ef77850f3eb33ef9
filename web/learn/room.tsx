/** The first match on the table: the lesson in the real engine, and somebody who says what to do. Loaded with the rules,
 *  when somebody wants to learn. */
import '../replay/no-eval.ts';
import type { JSX } from 'preact';
import { useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import type { AnyGamePage } from '../games/page.ts';
import { Mark } from '../kit/icon.tsx';
import { FRONT, go } from '../route.ts';
import { TermLink } from '../rules/term.tsx';
import { preferences } from '../session.ts';
import type { LogEntry, StartedPicture } from '../table/picture.ts';
import { TimeProvider } from '../table/time.ts';
import { Toast, useToast } from '../toast.tsx';
import { LEARNER, Lesson, NAMES } from './lesson.ts';
import { POSITION } from './steps.ts';
import '../style/learn.css';
import { spoken, t } from '../words/t.ts';

const STILL = { now: () => 0, paused: true };

export function LearnRoom({ page }: { readonly page: AnyGamePage }): JSX.Element {
  const [lesson] = useState(() => new Lesson());
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [settings, setSettings] = useState(preferences.read);
  const toast = useToast();
  const { view, step, progress } = lesson;
  const coach = useRef<HTMLElement>(null);
  // On a phone it stands right above what one acts with, however high that is.
  useLayoutEffect(() => {
    const tray = document.querySelector('.tray');
    if (!tray) return;
    const follow = new ResizeObserver(() =>
      coach.current?.style.setProperty('--tray', `${tray.getBoundingClientRect().height}px`),
    );
    follow.observe(tray);
    return () => follow.disconnect();
  });

  const picture: StartedPicture = {
    game: 'dice-throne',
    mode: POSITION.mode,
    stage: view.outcome ? 'over' : 'playing',
    clock: 'none',
    commitment: '',
    secret: '',
    halted: false,
    ranked: false,
    seats: POSITION.seats.map(({ hero }, seat) => ({
      name: seat === LEARNER ? t('You') : (NAMES[seat] ?? ''),
      hero,
      nonce: '',
      kind: seat === LEARNER ? 'human' : 'bot',
      connected: true,
    })),
    you: LEARNER,
    view,
    legal: lesson.legal,
  };
  const log: readonly LogEntry[] = lesson.lines.map((text, id) => ({ id, text }));
  const front = (): void => go(FRONT);

  return (
    <div class="learn">
      <TimeProvider value={STILL}>
        <page.Match
          picture={picture}
          catalogue={diceThrone.catalogue(spoken())}
          log={log}
          happened={[...lesson.happened]}
          settings={settings}
          onSettings={setSettings}
          asking={{ resting: false, rest: () => {} }}
          act={(action) => {
            const instead = lesson.take(action);
            if (instead) toast.show(instead);
            render(undefined);
          }}
          onFront={front}
        />
      </TimeProvider>
      {step && (
        <section class="coach" ref={coach} aria-labelledby="coach-head" data-testid="coach">
          <p class="coach-progress">
            {t('{n} of {all}', { n: progress.at, all: progress.of })}
            <button type="button" class="btn small" onClick={front}>
              {t('Leave')}
            </button>
          </p>
          <h2 id="coach-head">{step.title}</h2>
          <p aria-live="polite">
            {step.text} {step.term && <TermLink of={step.term}>{t('More')}</TermLink>}
          </p>
          {!step.act && !view.outcome && (
            <button
              type="button"
              class="btn go"
              onClick={() => {
                lesson.readOn();
                render(undefined);
              }}
            >
              {t('Go on')}
            </button>
          )}
          {view.outcome && (
            <a class="btn go" href="/#/">
              <Mark of="swords" /> {t('To a real match')}
            </a>
          )}
        </section>
      )}
      <Toast text={toast.text} />
    </div>
  );
}
