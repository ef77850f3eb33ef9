/** What is said to those who watch a match later than it is played. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/t.ts';

const SECOND_MS = 1000;

/** `late`: by how many milliseconds. */
export const lateWords = (late: number): string =>
  t('You watch {n, plural, one {# second} other {# seconds}} late, so that nobody at the table learns from it.', {
    n: Math.round(late / SECOND_MS),
  });

/** Before the first of it has come. */
export function FirstIsLate({ late }: { readonly late: number }): JSX.Element {
  const [left, setLeft] = useState(Math.ceil(late / SECOND_MS));
  useEffect(() => {
    const comes = Date.now() + late;
    const count = setInterval(() => setLeft(Math.max(0, Math.ceil((comes - Date.now()) / SECOND_MS))), SECOND_MS);
    return () => clearInterval(count);
  }, [late]);
  return (
    <>
      {/* Read out once, and not anew each second. */}
      {lateWords(late)} <span aria-hidden="true">{t('It appears in {n} s.', { n: left })}</span>
    </>
  );
}
