/** The boards, and on a crawl the map and the cards of minions: one of them open at a time, chosen by the marks beside it. */
import type { JSX } from 'preact';
import type { Seat } from '../../../../engine/core/game.ts';
import { Crest } from '../../../kit/heraldry.tsx';
import { Mark } from '../../../kit/icon.tsx';
import { t } from '../../../words/t.ts';
import { nameAt } from '../called.ts';
import { useTable } from '../context.ts';
import { CrawlMap } from '../crawl/crawl-map.tsx';
import { FoeCard } from '../crawl/foe-card.tsx';
import { fighterAt } from '../fighters.ts';
import { Board } from './board.tsx';

/** What may be open: somebody's board, or the map. */
export type Opened = Seat | 'map';

interface BoardsProps {
  /** In the order of the table. */
  readonly order: readonly Seat[];
  readonly shown: Opened;
  readonly onShow: (opened: Opened) => void;
}

export function Boards({ order, shown, onShow }: BoardsProps): JSX.Element {
  const { picture, lexicon } = useTable();
  const { view, you } = picture;
  const { crawl, enemies = [] } = view;
  const board = shown === 'map' ? undefined : (fighterAt(view, shown) ?? view.seats[0]);
  const minion = crawl && enemies.find(({ body }) => body === board?.seat || body === board?.engaged);
  const names = (seat: Seat): string => {
    if (seat === you) return t('Your board');
    const name = nameAt({ picture, lexicon }, seat);
    return crawl && seat >= view.seats.length ? t('Card of {name}', { name }) : t('Board of {name}', { name });
  };
  return (
    <section class={`boards ${crawl ? 'on-crawl' : ''}`} aria-label={crawl ? t('Map and boards') : t('Hero boards')}>
      <nav aria-label={crawl ? t('Map, or whose board') : t('Whose board')}>
        {crawl && (
          <button
            type="button"
            class="to-map"
            data-key="."
            aria-pressed={board === undefined}
            aria-label={t('Map')}
            title={t('Map (.)')}
            onClick={() => onShow('map')}
          >
            <Mark of="map" />
          </button>
        )}
        {order.map((seat) => (
          <button
            type="button"
            key={seat}
            aria-pressed={seat === board?.seat}
            aria-label={names(seat)}
            title={names(seat)}
            onClick={() => onShow(seat)}
          >
            <Crest of={fighterAt(view, seat)?.hero ?? ''} />
          </button>
        ))}
      </nav>
      {crawl && !board && <CrawlMap crawl={crawl} />}
      {board && board.seat !== minion?.body && <Board seat={board} key={board.seat} />}
      {minion && <FoeCard enemy={minion} />}
    </section>
  );
}
