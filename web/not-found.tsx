/** For an address that leads nowhere, and for a match that is not there any more. */
import type { JSX } from 'preact';
import { replayHash } from './route.ts';
import { t } from './words/t.ts';

/** `over`: the match was played to its end; `unknown`: nobody knows it; `elsewhere`: there is no such page at all. */
export type Missing = 'over' | 'unknown' | 'elsewhere';

const words = (): Readonly<Record<Missing, readonly [head: string, text: string]>> => ({
  over: [
    t('This match is over'),
    t('It was played to its end, and its table is cleared. You can still watch how it went.'),
  ],
  unknown: [
    t('No such match here'),
    t('The link may be cut off or misspelt; or nobody sat at the match any more, and it was closed.'),
  ],
  elsewhere: [
    t('Nothing hangs here'),
    t('This address leads to no page of ours. It may be misspelt, or from another time.'),
  ],
});

export function NotFound({ missing, match }: { readonly missing: Missing; readonly match?: string }): JSX.Element {
  const [head, text] = words()[missing];
  return (
    <main class="wrap lost">
      <h1>{head}</h1>
      <p>{text}</p>
      <p class="lost-ways">
        {missing === 'over' && match && (
          <a class="btn" href={replayHash(match)}>
            {t('Watch it again')}
          </a>
        )}
        <a class="btn go" href="/#/">
          {t('To the front')}
        </a>
      </p>
    </main>
  );
}
