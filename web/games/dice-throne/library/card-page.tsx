/** A card: large, with whose it is and, of an upgrade, what it makes of what. */
import type { JSX } from 'preact';
import type { Catalogue } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { GameInfo } from '../../../api.ts';
import { CardFace, cardClass } from '../../../kit/card.tsx';
import { Crest } from '../../../kit/heraldry.tsx';
import { libraryHash } from '../../../route.ts';
import { useTitle } from '../../../table/use-title.ts';
import { ownerOfCard } from './lore.ts';
import { Text } from './text.tsx';

interface CardLinkProps {
  readonly game: string;
  readonly catalogue: Catalogue;
  readonly id: string;
  readonly hero?: string;
}

/** The face of a card that leads to its page. */
export function CardLink({ game, catalogue, id, hero }: CardLinkProps): JSX.Element | null {
  const card = catalogue.cards[id];
  if (!card) return null;
  return (
    <a class={cardClass(card.type, '')} href={libraryHash(game, 'cards', id)}>
      <CardFace id={id} hero={hero} name={card.name} cost={card.cost} type={card.type}>
        {card.text}
      </CardFace>
    </a>
  );
}

const KINDS = {
  main: 'Main phase',
  upgrade: 'Main phase',
  roll: 'Roll phase',
  instant: 'Instant: at any time',
  equipment: 'Main phase; it stays in play',
} as const;
const LOOT_WORDS: Readonly<Record<string, string>> = {
  common: 'Common loot of a campaign',
  rare: 'Rare loot of a campaign',
  epic: 'Epic loot of a campaign',
  legendary: 'Legendary loot of a campaign',
};

interface CardPageProps {
  readonly game: GameInfo;
  readonly catalogue: Catalogue;
  readonly id: string;
}

export function CardPage({ game, catalogue, id }: CardPageProps): JSX.Element | null {
  const card = catalogue.cards[id];
  useTitle(card?.name);
  if (!card) return null;
  const owner = ownerOfCard(catalogue, id);
  const hero = catalogue.heroes.find((one) => one.id === owner);
  const ability =
    card.type === 'upgrade' && hero?.abilities.find((one) => id === `${one.id}-${/-(\d)$/.exec(id)?.[1]}`);
  return (
    <main class="wrap thing">
      <p class="crumbs">
        <a href={libraryHash(game.id)}>Library</a> ·{' '}
        {card.rarity ? (
          <a href={libraryHash(game.id, 'loot')}>Loot</a>
        ) : (
          <a href={libraryHash(game.id, 'cards')}>Cards</a>
        )}
      </p>
      <div class="thing-row">
        <article class={`${cardClass(card.type, '')} large`}>
          <CardFace id={id} hero={owner} name={card.name} cost={card.cost} type={card.type}>
            <Text text={card.text} catalogue={catalogue} hero={owner} />
          </CardFace>
        </article>
        <div class="panel-box">
          <h1>{card.name}</h1>
          <dl class="facts">
            <dt>Kind</dt>
            <dd>{KINDS[card.type]}</dd>
            <dt>Cost</dt>
            <dd>{card.cost === 0 ? 'Nothing' : `${card.cost} CP`}</dd>
            <dt>Whose</dt>
            <dd>
              {hero ? (
                <a class="owner" href={libraryHash(game.id, 'heroes', hero.id)}>
                  <Crest of={hero.id} /> {hero.name}
                </a>
              ) : (
                (LOOT_WORDS[card.rarity ?? ''] ?? 'In more than one deck')
              )}
            </dd>
            {ability && (
              <>
                <dt>Upgrades</dt>
                <dd>{ability.name}</dd>
              </>
            )}
          </dl>
          <p>
            <Text text={card.text} catalogue={catalogue} hero={owner} />
          </p>
        </div>
      </div>
    </main>
  );
}
