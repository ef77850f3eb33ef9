/** Heroes to choose from, as hanging banners, and the one chosen in a few words. */
import type { JSX } from 'preact';
import type { HeroInfo } from '../../engine/core/game.ts';
import { Banner, clothOf } from '../kit/heraldry.tsx';
import { DieSymbol } from '../kit/symbol.tsx';
import { toneOf } from '../kit/words.ts';
import { mannerOf } from '../library/manners.ts';
import { libraryHash } from '../route.ts';
import { t } from '../words/t.ts';
import '../kit/style/dice.css';

interface GalleryProps {
  readonly game: string;
  readonly heroes: readonly HeroInfo[];
  readonly chosen: HeroInfo;
  readonly onChoose: (id: string) => void;
}

const MOST_COMPLEX = 6;

export function Gallery({ game, heroes, chosen, onChoose }: GalleryProps): JSX.Element {
  return (
    <section class="gallery" aria-labelledby="gallery-head">
      <header>
        <h2 id="gallery-head">{t('Your banner')}</h2>
        {heroes.some(({ complexity }) => complexity) && <p>{t('Dots tell how much a hero asks of you.')}</p>}
      </header>
      <div class="hang">
        {heroes.map((hero) => (
          <button
            key={hero.id}
            type="button"
            aria-pressed={hero.id === chosen.id}
            data-hero={hero.id}
            onClick={() => onChoose(hero.id)}
          >
            <Banner of={hero.id} />
            <b>{hero.name}</b>
            <Dots complexity={hero.complexity} />
          </button>
        ))}
      </div>
      <div class="pick">
        <Faces hero={chosen} />
        <div>
          <h3>{chosen.name}</h3>
          <p>{mannerOf(chosen)}</p>
        </div>
        <a class="btn" href={libraryHash(game, 'heroes', chosen.id)}>
          {t('Read the board')}
        </a>
      </div>
    </section>
  );
}

export function Dots({ complexity }: { readonly complexity?: number }): JSX.Element | null {
  if (complexity === undefined) return null;
  return (
    <small class="dots" role="img" aria-label={t('Complexity {n} of {most}', { n: complexity, most: MOST_COMPLEX })}>
      {'●'.repeat(complexity)}
      <span>{'○'.repeat(MOST_COMPLEX - complexity)}</span>
    </small>
  );
}

/** The faces of a hero's die, side by side. */
export function Faces({ hero: { id, die } }: { readonly hero: Pick<HeroInfo, 'id' | 'die'> }): JSX.Element | null {
  if (!die) return null;
  const counts = [...new Set(die)].map((symbol) => `${die.filter((one) => one === symbol).length} ${symbol}`);
  return (
    <span class="faces" role="img" aria-label={t('Die: {faces}', { faces: counts.join(', ') })} style={clothOf(id)}>
      {die.map((symbol, index) => (
        <span key={index} class="flat">
          <span class={`face ${toneOf(die, symbol)}`}>
            <DieSymbol symbol={symbol} hero={id} silent />
            <b>{index + 1}</b>
          </span>
        </span>
      ))}
    </span>
  );
}
