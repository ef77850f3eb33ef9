/** A loot card, as it lies in the shop, in a deck, or in a chest. */
import type { ComponentChildren, JSX } from 'preact';
import type { CampaignCatalogue } from '../../protocol/campaign/catalogue.ts';
import { ThingIcon } from '../kit/symbol.tsx';
import { Told } from '../rules/word.tsx';
import { t } from '../words/t.ts';

interface LootCardProps {
  readonly words: CampaignCatalogue;
  readonly card: string;
  /** What may be done with it. */
  readonly children?: ComponentChildren;
}

const rarities = (): Readonly<Record<string, string>> => ({
  common: t('Common'),
  rare: t('Rare'),
  epic: t('Epic'),
  legendary: t('Legendary'),
});

export function LootCard({ words, card, children }: LootCardProps): JSX.Element {
  const { name = card, text = '', rarity = '', cost, replaces } = words.loot[card] ?? {};
  return (
    <li class={`loot-card ${rarity}`}>
      <span class="loot-head">
        <ThingIcon id={card} class="art" />
        <strong>{name}</strong>
        {cost !== undefined && (
          <span class="loot-cost" title={t('Combat points')}>
            {t('{n} CP', { n: cost })}
          </span>
        )}
      </span>
      <small class="loot-rarity">
        {rarities()[rarity] ?? rarity}
        {replaces !== undefined && ` · ${t('in place of {name}', { name: replaces })}`}
      </small>
      <span class="loot-text">
        <Told text={text} />
      </span>
      {children && <span class="loot-deeds">{children}</span>}
    </li>
  );
}
