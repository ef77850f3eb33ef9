/** The bar that a replay is steered with: what just happened, where it stands, playing and stepping. */
import type { ComponentChildren, JSX } from 'preact';
import type { TurnMark } from '../../engine/record/replay.ts';
import { Told } from '../rules/word.tsx';
import { clockWords } from '../table/seat-clock.tsx';
import { t } from '../words/t.ts';
import { type Player, SPEEDS, type Speed } from './use-player.ts';

const speedWords = (): Readonly<Record<Speed, string>> => ({
  '1': '1 ×',
  '2': '2 ×',
  '4': '4 ×',
  rush: t('Fast'),
});

const ICONS = {
  first: 'M5 5h2.5v14H5zM19 5v14L8.5 12z',
  back: 'M16.5 5v14L6 12z',
  play: 'M7 4.5v15L19 12z',
  pause: 'M6.5 5h3.8v14H6.5zM13.7 5h3.8v14h-3.8z',
  forward: 'M7.5 5v14L18 12z',
  last: 'M16.5 5H19v14h-2.5zM5 5v14l10.5-7z',
} as const;

const markWords = ({ of, turn }: TurnMark): string =>
  of === 'turn' ? t('Turn {n}', { n: turn }) : t('Round {n}', { n: turn });

interface TransportProps {
  readonly player: Player;
  readonly turns: readonly TurnMark[];
  /** When each step was reached, in milliseconds. */
  readonly times: readonly number[];
  /** What the newest step brought, in words. */
  readonly told: string;
  readonly children?: ComponentChildren;
}

export function Transport({ player, turns, times, told, children }: TransportProps): JSX.Element {
  const { step, last, playing } = player;
  const mark = turns.findLast((one) => one.step <= step);
  const place = t('Step {step} of {last}', { step, last });
  return (
    <section class="transport" aria-label={t('Replay')}>
      <p class="told">
        <Told text={told} />
      </p>
      <div class="scrub">
        <input
          type="range"
          min={0}
          max={last}
          value={step}
          aria-label={t('Place in the match')}
          aria-valuetext={`${mark ? `${markWords(mark)}, ` : ''}${place.toLowerCase()}`}
          onInput={(event) => player.go(Number(event.currentTarget.value))}
        />
        <div class="marks" aria-hidden="true">
          {turns.map((mark) => (
            <span key={mark.turn} title={markWords(mark)} style={{ left: `${(100 * mark.step) / last}%` }} />
          ))}
        </div>
      </div>
      <div class="transport-row">
        <div class="transport-buttons">
          <IconButton icon="first" label={t('To the start')} onClick={() => player.go(0)} off={step === 0} />
          <IconButton icon="back" label={t('One step back')} onClick={() => player.go(step - 1)} off={step === 0} />
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={playing ? t('Pause') : t('Play')}
            onClick={player.toggle}
            main
          />
          <IconButton icon="forward" label={t('One step on')} onClick={() => player.go(step + 1)} off={step === last} />
          <IconButton icon="last" label={t('To the end')} onClick={() => player.go(last)} off={step === last} />
        </div>
        <p class="place">
          {place}
          <span>{t('{now} of {all}', { now: clockWords(times[step] ?? 0), all: clockWords(times[last] ?? 0) })}</span>
        </p>
        <label class="choice">
          <span>{t('Speed')}</span>
          <select
            value={player.speed}
            onChange={(event) => player.run(SPEEDS.find((speed) => speed === event.currentTarget.value) ?? '1')}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {speedWords()[speed]}
              </option>
            ))}
          </select>
        </label>
        {children}
      </div>
    </section>
  );
}

interface IconButtonProps {
  readonly icon: keyof typeof ICONS;
  readonly label: string;
  readonly onClick: () => void;
  readonly off?: boolean;
  readonly main?: boolean;
}

function IconButton({ icon, label, onClick, off, main }: IconButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={main ? 'btn go' : 'btn'}
      aria-label={label}
      title={label}
      onClick={onClick}
      disabled={off}
    >
      <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} fill="currentColor" />
      </svg>
    </button>
  );
}
