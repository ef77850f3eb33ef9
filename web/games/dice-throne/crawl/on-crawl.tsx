/** What a crawl adds to a hero's plate: whom the hero fights, and loot that nobody knows yet, by its rarity. */
import type { JSX } from 'preact';
import type { SeatView } from '../../../../engine/dice-throne/state/view-shape.ts';
import { Mark } from '../../../kit/icon.tsx';
import { list, t } from '../../../words/t.ts';
import { nameAt } from '../called.ts';
import { useTable } from '../context.ts';
import { Explained } from '../table/seats/stock.tsx';

export function OnCrawl({ seat }: { readonly seat: SeatView }): JSX.Element | null {
  const { picture, lexicon } = useTable();
  const { engaged, unidentified = [] } = seat;
  if (typeof engaged !== 'number' && unidentified.length === 0) return null;
  const rarities = [...new Set(unidentified)];
  const words = rarities.map((rarity) => `${unidentified.filter((one) => one === rarity).length} ${rarity}`);
  return (
    <p class="on-crawl">
      {typeof engaged === 'number' && (
        <span>
          <Mark of="attack" /> {nameAt({ picture, lexicon }, engaged)}
        </span>
      )}
      {unidentified.length > 0 && (
        <Explained class="bare" name={t('Loot, still unidentified')} text={`${list(words)}.`}>
          <Mark of="chest" /> <b>{unidentified.length}</b>
          <span class="unseen"> {t('unidentified loot: {what}', { what: list(words) })}</span>
        </Explained>
      )}
    </p>
  );
}
