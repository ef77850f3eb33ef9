/** The rules in our own words: a chapter at a time, every term on a place one can link to. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Mark } from '../kit/icon.tsx';
import { LEARN, rulesHash } from '../route.ts';
import { Sheet } from '../sheet.tsx';
import { t } from '../words/t.ts';
import { TermLink } from './term.tsx';
import { chapters } from './terms.ts';
import '../style/rules.css';

export function RulesPage({ term }: { readonly term?: string }): JSX.Element {
  const [sought, setSought] = useState('');
  useEffect(() => {
    if (term) document.getElementById(`term-${term}`)?.scrollIntoView({ block: 'center' });
  }, [term]);
  const word = sought.trim().toLowerCase();
  const found = chapters()
    .map((chapter) => ({
      ...chapter,
      terms: chapter.terms.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(word)),
    }))
    .filter(({ terms }) => terms.length > 0);
  return (
    <Sheet
      title={t('Rules')}
      lead={t('How it is played, and every word that you meet at the table. To learn by doing, play your first match.')}
      class="rules"
    >
      <p class="rules-ways">
        <a class="btn go" href={LEARN}>
          <Mark of="learn" /> {t('Your first match')}
        </a>
        <label class="field-line">
          <span class="unseen">{t('Search the rules')}</span>
          <input
            type="search"
            value={sought}
            placeholder={t('Search a word')}
            onInput={(event) => setSought(event.currentTarget.value)}
          />
        </label>
      </p>
      <nav class="chapters" aria-label={t('Chapters')}>
        {chapters().map(({ id, name, terms }) => (
          <a key={id} class="chip" href={rulesHash(terms[0]?.id)}>
            {name}
          </a>
        ))}
      </nav>
      {found.length === 0 && <p role="status">{t('No word like that.')}</p>}
      {found.map((chapter) => (
        <section key={chapter.id} class="panel-box" aria-labelledby={`chapter-${chapter.id}`}>
          <h2 id={`chapter-${chapter.id}`}>{chapter.name}</h2>
          {!word && <p class="chapter-text">{chapter.text}</p>}
          <dl>
            {chapter.terms.map((one) => (
              <div key={one.id} id={`term-${one.id}`} class={one.id === term ? 'here' : ''}>
                <dt>
                  <a href={rulesHash(one.id)}>{one.name}</a>
                </dt>
                <dd>
                  {one.text}{' '}
                  {one.see && (
                    <span class="see">
                      {one.see.map((id) => (
                        <TermLink key={id} of={id} />
                      ))}
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Sheet>
  );
}
