/** Dice Clash in the library: who fights, with both sides of the mat. */
import type { JSX } from 'preact';
import type { DiceClashCatalogue, FighterInfo } from '../../../engine/dice-clash/state/view-shape.ts';
import type { GameInfo } from '../../api.ts';
import { Banner, clothOf } from '../../kit/heraldry.tsx';
import type { GameLibrary } from '../../library/library.ts';
import { mannerOf } from '../../library/manners.ts';
import { libraryHash } from '../../route.ts';
import { Told } from '../../rules/word.tsx';
import { useTitle } from '../../table/use-title.ts';
import { rich } from '../../words/rich.ts';
import { t } from '../../words/t.ts';
import { glossaryOf } from './meanings.ts';

export const diceClashLibrary: GameLibrary<DiceClashCatalogue> = {
  entries: (game, _catalogue, shelf) =>
    shelf === 'heroes'
      ? game.heroes.map((hero) => ({
          id: hero.id,
          name: hero.name,
          text: mannerOf(hero),
          kind: hero.kind,
          kindName: hero.kind === 'legend' ? t('Legend') : t('Warrior'),
          of: hero.id,
        }))
      : [],

  glossary: glossaryOf,

  Thing({ game, catalogue, shelf, id }) {
    const fighter = shelf === 'heroes' && catalogue.fighters.find((one) => one.id === id);
    return fighter ? <FighterPage game={game} fighter={fighter} /> : null;
  },
};

function FighterPage({ game, fighter }: { readonly game: GameInfo; readonly fighter: FighterInfo }): JSX.Element {
  useTitle(fighter.name);
  const info = game.heroes.find(({ id }) => id === fighter.id);
  return (
    <main class="wrap tome-page" style={clothOf(fighter.id)}>
      <p class="crumbs">
        <a href={libraryHash(game.id)}>{t('Library')}</a> · {fighter.kind === 'legend' ? t('Legend') : t('Warrior')}
      </p>
      <div class="tome">
        <aside>
          <div class="panel-box cover">
            <Banner of={fighter.id} />
            <h1>{fighter.name}</h1>
            <p class="sub">{game.name}</p>
            {info && <p>{mannerOf(info)}</p>}
          </div>
        </aside>
        <div class="tome-body">
          {fighter.sides.map(({ power, grid }, index) => (
            <section key={power.id} class="panel-box" aria-labelledby={`side-${power.id}`}>
              <h2 id={`side-${power.id}`}>{power.name}</h2>
              <p class="sub">{index === 0 ? t('The first side') : t('The other side, once a round is lost')}</p>
              <p>
                <Told text={power.text} />
              </p>
              {power.solo && <p class="sub">{rich('Alone: {solo}', { solo: <Told text={power.solo} /> })}</p>}
              <ol class="mat" aria-label={t('Spaces, left to right and top to bottom')}>
                {grid.map(({ mod, sign, text }, space) => (
                  <li key={space} class={mod === 'plain' ? 'plain' : ''} title={text}>
                    <b aria-hidden="true">{sign}</b>
                    <span class="unseen">{text || t('plain')}</span>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
