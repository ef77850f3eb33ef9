/** A card: large, with whose it is and, of an upgrade, what it makes of what. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Catalogue } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { GameInfo } from '../../../api.ts';
import { CardFace, cardClass } from '../../../kit/card.tsx';
import { Crest } from '../../../kit/heraldry.tsx';
import { libraryHash } from '../../../route.ts';
import { Meant } from '../../../rules/word.tsx';
import { Bubble, useBubble } from '../../../table/bubble.tsx';
import { useTitle } from '../../../table/use-title.ts';
import { t } from '../../../words/t.ts';
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
  const face = useRef<HTMLAnchorElement>(null);
  const bubble = useBubble(face);
  const card = catalogue.cards[id];
  if (!card) return null;
  return (
    <>
      <a
        class={cardClass(card.type, '')}
        ref={face}
        href={libraryHash(game, 'cards', id)}
        aria-describedby={bubble.open ? bubble.id : undefined}
      >
        <CardFace id={id} hero={hero} name={card.name} cost={card.cost} type={card.type}>
          {card.text}
        </CardFace>
      </a>
      <Bubble of={bubble}>
        <Meant of={card} />
      </Bubble>
    </>
  );
}

const kinds = () =>
  ({
    main: t('Main phase'),
    upgrade: t('Main phase'),
    roll: t('Roll phase'),
    instant: t('Instant: at any time'),
    equipment: t('Main phase; it stays in play'),
  }) as const;
const lootWords = (): Readonly<Record<string, string>> => ({
  common: t('Common loot of a campaign'),
  rare: t('Rare loot of a campaign'),
  epic: t('Epic loot of a campaign'),
  legendary: t('Legendary loot of a campaign'),
});

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
        <a href={libraryHash(game.id)}>{t('Library')}</a> ·{' '}
        {card.rarity ? (
          <a href={libraryHash(game.id, 'loot')}>{t('Loot')}</a>
        ) : (
          <a href={libraryHash(game.id, 'cards')}>{t('Cards')}</a>
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
            <dt>{t('Kind')}</dt>
            <dd>{kinds()[card.type]}</dd>
            <dt>{t('Cost')}</dt>
            <dd>{card.cost === 0 ? t('Nothing') : t('{n} CP', { n: card.cost })}</dd>
            <dt>{t('Whose')}</dt>
            <dd>
              {hero ? (
                <a class="owner" href={libraryHash(game.id, 'heroes', hero.id)}>
                  <Crest of={hero.id} /> {hero.name}
                </a>
              ) : (
                (lootWords()[card.rarity ?? ''] ?? t('In more than one deck'))
              )}
            </dd>
            {ability && (
              <>
                <dt>{t('Upgrades')}</dt>
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
