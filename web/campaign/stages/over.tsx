/** The end of a campaign: how it went, and what it has opened. */
import type { JSX } from 'preact';
import { Mark } from '../../kit/icon.tsx';
import { CAMPAIGNS } from '../../route.ts';
import { Told } from '../../rules/word.tsx';
import { t } from '../../words/t.ts';
import { DeckBook } from '../deck-book.tsx';
import { People } from '../people.tsx';
import { isWon, type Scene } from '../scene.ts';

export function Over({ scene }: { readonly scene: Scene }): JSX.Element {
  const { table, words } = scene;
  const { score, legacy } = table.view;
  const won = isWon(table.view);
  return (
    <>
      <section class={`outcome big ${won ? 'won' : 'lost'}`}>
        <Mark of={won ? 'trophy' : 'fallen'} />
        <h2>{won ? t('The Mad King has fallen') : t('The campaign has ended')}</h2>
        <p>{t('{n, plural, one {# point} other {# points}}', { n: score })}</p>
      </section>
      {won && legacy.length > 0 && (
        <section>
          <h2>{t('Open from now on')}</h2>
          <ul class="bullets">
            {legacy.map((id) => (
              <li key={id}>
                <strong>{words.legacies[id].name}</strong>: <Told text={words.legacies[id].text} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <People scene={scene} />
      <DeckBook scene={scene} />
      <p>
        <a class="btn" href={CAMPAIGNS}>
          {t('Your campaigns')}
        </a>
      </p>
    </>
  );
}
