/** The decks of the team: each hero's loot, and of its own cards those that loot has replaced, crossed out. */
import type { JSX } from 'preact';
import { t } from '../words/t.ts';
import { heroName } from './catalogue.ts';
import { LootCard } from './loot-card.tsx';
import type { Shown } from './scene.ts';

export function DeckBook({ scene }: { readonly scene: Shown }): JSX.Element {
  const { table, words } = scene;
  return (
    <section aria-labelledby="campaign-decks">
      <h2 id="campaign-decks">{t('Decks')}</h2>
      {table.view.members.map(({ seat, hero, loot, out, deckSize }) => (
        <details key={seat} class="deck-book" open={seat === table.you && loot.length > 0}>
          <summary>
            {heroName(words, hero)}
            <small>
              {t('{deckSize} of {mostInADeck} cards, {n} of them loot', {
                deckSize,
                mostInADeck: words.mostInADeck,
                n: loot.length,
              })}
            </small>
          </summary>
          {loot.length > 0 && (
            <ul class="loot-cards">
              {loot.map((card) => (
                <LootCard key={card} words={words} card={card} />
              ))}
            </ul>
          )}
          <ul class="own-cards">
            {(words.own[hero] ?? []).map(({ id, name }, at) => (
              <li key={`${id} ${at}`}>{out.includes(id) ? <s>{name}</s> : name}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
