/** Who takes part: heroes, who plays them, and whom one waits for. */
import type { ComponentChildren, JSX } from 'preact';
import { Crest } from '../kit/heraldry.tsx';
import { Mark } from '../kit/icon.tsx';
import { t } from '../words/t.ts';
import { heroName } from './catalogue.ts';
import type { Shown } from './scene.ts';

interface PeopleProps {
  readonly scene: Shown;
  /** In a word how far somebody is; nothing where there is nothing to say. */
  readonly state?: (seat: number) => string;
  /** What belongs to the member's line. */
  readonly more?: (seat: number) => ComponentChildren;
}

export function People({ scene, state, more }: PeopleProps): JSX.Element {
  const { table, words } = scene;
  // Whoever plays is at the match, and not here; and nobody waits at the end.
  const isAway = (seat: number): boolean =>
    table.people[seat]?.present === false && !['playing', 'over'].includes(table.view.stage);
  return (
    <section aria-labelledby="campaign-people">
      <h2 id="campaign-people">{t('The team')}</h2>
      <ul class="campaign-people">
        {table.view.members.map(({ seat, hero }) => {
          const person = table.people[seat];
          const word = state?.(seat) ?? '';
          return (
            <li key={seat} class={isAway(seat) ? 'away' : ''} data-testid="member">
              <Crest of={hero} />
              <span class="campaign-who">
                <strong>{person?.name ?? t('A bot, on a list')}</strong>
                {seat === table.you && <small> {t('you')}</small>}
                {seat === table.view.leader && (
                  <small class="party-leader">
                    <Mark of="crown" /> {t('leads')}
                  </small>
                )}
                <small class="campaign-hero">{heroName(words, hero)}</small>
              </span>
              <span class={`campaign-state ${word === t('Ready') || word === t('Done') ? 'yes' : ''}`}>
                {isAway(seat) ? (word ? `${t('Away')} · ${word}` : t('Away')) : word}
              </span>
              {more && <span class="campaign-more">{more(seat)}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
