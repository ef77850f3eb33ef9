/** The rules in our own words: a chapter at a time, every term on a place one can link to. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Mark } from '../kit/icon.tsx';
import { LEARN, rulesHash } from '../route.ts';
import { Sheet } from '../sheet.tsx';
import { TermLink } from './term.tsx';
import { CHAPTERS } from './terms.ts';
import '../style/rules.css';

export function RulesPage({ term }: { readonly term?: string }): JSX.Element {
  const [sought, setSought] = useState('');
  useEffect(() => {
    if (term) document.getElementById(`term-${term}`)?.scrollIntoView({ block: 'center' });
  }, [term]);
  const word = sought.trim().toLowerCase();
  const chapters = CHAPTERS.map((chapter) => ({
    ...chapter,
    terms: chapter.terms.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(word)),
  })).filter(({ terms }) => terms.length > 0);
  return (
    <Sheet
      title="Rules"
      lead="How it is played, and every word that you meet at the table. To learn by doing, play your first match."
      class="rules"
    >
      <p class="rules-ways">
        <a class="btn go" href={LEARN}>
          <Mark of="learn" /> Your first match
        </a>
        <label class="field-line">
          <span class="unseen">Search the rules</span>
          <input
            type="search"
            value={sought}
            placeholder="Search a word"
            onInput={(event) => setSought(event.currentTarget.value)}
          />
        </label>
      </p>
      <nav class="chapters" aria-label="Chapters">
        {CHAPTERS.map(({ id, name, terms }) => (
          <a key={id} class="chip" href={rulesHash(terms[0]?.id)}>
            {name}
          </a>
        ))}
      </nav>
      {chapters.length === 0 && <p role="status">No word like that.</p>}
      {chapters.map((chapter) => (
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
