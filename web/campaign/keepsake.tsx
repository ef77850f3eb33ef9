/** The card of its last deck that a hero begins with. */
import type { JSX } from 'preact';
import type { CampaignCatalogue } from '../../protocol/campaign/catalogue.ts';
import { Told } from '../rules/word.tsx';
import { t } from '../words/t.ts';
import { heroName, lootName } from './catalogue.ts';

interface KeepsakeProps {
  readonly words: CampaignCatalogue;
  readonly hero: string;
  /** Among which to choose. */
  readonly cards: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (card: string) => void;
}

export function Keepsake({ words, hero, cards, chosen, onChoose }: KeepsakeProps): JSX.Element {
  return (
    <div>
      <label class="field-line">
        <span>{t('What the {hero} brings along', { hero: heroName(words, hero) })}</span>
        <select value={chosen ?? ''} onChange={(event) => onChoose(event.currentTarget.value)}>
          <option value="">{t('Nothing')}</option>
          {cards.map((card) => (
            <option key={card} value={card}>
              {lootName(words, card)}
            </option>
          ))}
        </select>
      </label>
      <p class="aside">
        <Told text={(chosen ? words.loot[chosen] : words.legacies.keepsake)?.text ?? ''} />
      </p>
    </div>
  );
}
