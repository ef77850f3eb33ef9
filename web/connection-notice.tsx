/** Says when the line to the match is down, and what can be done about it. */
import type { JSX } from 'preact';
import type { Line } from '../client/connection.ts';
import { lateWords } from './watch/late.tsx';
import { t } from './words/t.ts';

interface ConnectionNoticeProps {
  readonly line: Line;
  /** By how much the match is seen late, in milliseconds: so long it stays gone when the line is back. */
  readonly late: number;
  /** The server cannot keep anything now, so nothing goes on. */
  readonly halted: boolean;
  readonly onTakeBack: () => void;
  readonly onFront: () => void;
}

export function ConnectionNotice({
  line,
  late,
  halted,
  onTakeBack,
  onFront,
}: ConnectionNoticeProps): JSX.Element | null {
  if (line.state === 'live' && halted) {
    return (
      <div class="line-notice" role="alert">
        <p>{t('The server cannot save the match right now. Time stands still; it goes on as soon as it can.')}</p>
      </div>
    );
  }
  if (line.state === 'live' || (line.state === 'closed' && line.why === 'left')) return null;
  return (
    <div class="line-notice" role="alert">
      {line.state === 'returning' && (
        <p>
          {t('The connection dropped. Finding the way back…')} {late > 0 && lateWords(late)}
        </p>
      )}
      {line.state === 'closed' && line.why === 'elsewhere' && (
        <>
          <p>{t('This seat is played from another tab or device.')}</p>
          <button type="button" class="btn" onClick={onTakeBack}>
            {t('Play here')}
          </button>
        </>
      )}
      {line.state === 'closed' && (line.why === 'gone' || line.why === 'refused') && (
        <>
          <p>{line.why === 'gone' ? t('The match is closed.') : t('The server does not let you back in.')}</p>
          <button type="button" class="btn" onClick={onFront}>
            {t('Back to the front')}
          </button>
        </>
      )}
    </div>
  );
}
