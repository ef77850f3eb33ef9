/** What a boss's action cards say to the game, where it plays the boss: what the dice are kept for, and what the hero whose turn
 *  it is has of it. */
import type { JSX } from 'preact';
import type { ActionEntry, Catalogue, HeroEntry } from '../../../../engine/dice-throne/state/view-shape.ts';
import { libraryHash } from '../../../route.ts';
import { t } from '../../../words/t.ts';
import { Text } from './text.tsx';

interface ActionDeckProps {
  readonly hero: HeroEntry;
  readonly catalogue: Catalogue;
  readonly actions: Readonly<Record<string, ActionEntry>>;
}

export function ActionDeck({ hero, catalogue, actions }: ActionDeckProps): JSX.Element {
  return (
    <section aria-labelledby="actions-head">
      <h2 id="actions-head">{t('In boss battles')}</h2>
      <p>
        {t(
          'The game plays the boss: after every hero it reveals one of these cards. Of all that its dice meet it takes the ability that comes first in its choice.',
        )}
      </p>
      <table class="facts-table">
        <thead>
          <tr>
            <th scope="col">{t('Card')}</th>
            <th scope="col">{t('Keeps dice for')}</th>
            <th scope="col">{t('Hero bonus')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(actions).map(([card, { objective, bonus }]) => (
            <tr key={card}>
              <th scope="row">
                <a href={libraryHash('dice-throne', 'cards', card)}>{catalogue.cards[card]?.name ?? card}</a>
              </th>
              <td>{objective}</td>
              <td>{bonus ? <Text text={bonus} catalogue={catalogue} hero={hero.id} /> : t('No bonus')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
