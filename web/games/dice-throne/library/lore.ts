/** What belongs to whom, read from the catalogue. */
import type { Catalogue, HeroEntry } from '../../../../engine/dice-throne/state/view-shape.ts';
import { escaped } from '../../../kit/words.ts';
import { t } from '../../../words/t.ts';

/** Whose a card is: the first hero that has it, unless several do. */
export const ownerOfCard = ({ heroes }: Catalogue, card: string): string | undefined => {
  const owners = heroes.filter(({ cards }) => cards.includes(card));
  return owners.length === 1 ? owners[0]?.id : undefined;
};

/** Tokens that the words of a hero's board and own cards speak of, in the order in which they do. */
export const tokensOf = (catalogue: Catalogue, hero: HeroEntry): string[] => {
  const own = hero.cards.filter((card) => ownerOfCard(catalogue, card) === hero.id);
  const words = [
    hero.text,
    ...hero.abilities.flatMap(({ levels }) => levels.map(({ text }) => text)),
    ...own.map((card) => catalogue.cards[card]?.text ?? ''),
  ].join(' ');
  return Object.entries(catalogue.tokens)
    .map(([id, { name }]) => ({ id, at: words.search(new RegExp(`\\b${escaped(name)}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
};

/** Heroes whose boards and own cards speak of a token. */
export const bearersOf = (catalogue: Catalogue, token: string): HeroEntry[] =>
  catalogue.heroes.filter((hero) => tokensOf(catalogue, hero).includes(token));

/** How the shape of a token's coin says what it is. */
export const TONES = { positive: 'good', negative: 'bad', unique: 'marker', marker: 'marker' } as const;

export const kindWords = () =>
  ({ positive: t('Helps'), negative: t('Harms'), unique: t('Unique'), marker: t('Marker') }) as const;
export const typeWords = () =>
  ({
    main: t('Main phase'),
    roll: t('Roll phase'),
    instant: t('Instant'),
    upgrade: t('Upgrade'),
    equipment: t('Equipment'),
  }) as const;
