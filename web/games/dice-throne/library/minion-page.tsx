/** A minion of Adventures: its card, what it keeps dice for, and what it leaves. */
import type { JSX } from 'preact';
import type { Catalogue, MinionEntry } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { GameInfo } from '../../../api.ts';
import { Crest, clothOf, Emblem } from '../../../kit/heraldry.tsx';
import { Mark } from '../../../kit/icon.tsx';
import type { LibraryEntry } from '../../../library/library.ts';
import { libraryHash } from '../../../route.ts';
import { useTitle } from '../../../table/use-title.ts';
import { MinionLine } from '../crawl/minion-line.tsx';
import { ROMAN } from '../roman.ts';
import { Text } from './text.tsx';
import '../crawl/foe-card.css';
import { rich } from '../../../words/rich.ts';
import { t } from '../../../words/t.ts';
import { withinSentence } from '../words.ts';

/** As a line of its shelf. */
export const minionEntry = ({ id, name, level, health, rows }: MinionEntry): LibraryEntry => ({
  id,
  name,
  text: [t('{health} health.', { health }), ...rows.map(({ text }) => text)].join(' '),
  kind: String(level),
  kindName: t('Level {roman}', { roman: ROMAN[level] }),
});

interface MinionPageProps {
  readonly game: GameInfo;
  readonly catalogue: Catalogue;
  readonly minion: MinionEntry;
}

export function MinionPage({ game, catalogue, minion }: MinionPageProps): JSX.Element {
  const { id, name, level, health, cp, firstStrike, objective, reward, rows, die } = minion;
  useTitle(name);
  return (
    <main class="wrap thing">
      <p class="crumbs">
        <a href={libraryHash(game.id)}>{t('Library')}</a> · <a href={libraryHash(game.id, 'minions')}>{t('Minions')}</a>
      </p>
      <section class="foe-card panel-box" style={clothOf(id)}>
        <header>
          <Crest of={id} />
          <div>
            <h1>{name}</h1>
            <p>
              {[
                t('Level {roman}, {cp} CP', { roman: ROMAN[level], cp }),
                ...(firstStrike ? [t('strikes first')] : []),
              ].join(', ')}
            </p>
          </div>
          <p class="lifeof">
            <Mark of="heart" />
            <b class="num">{health}</b>
            <small>{t('health')}</small>
          </p>
        </header>
        <ul class="rows">
          {rows.map((row, index) => (
            <MinionLine key={index} row={row} minion={id} die={die}>
              <Text text={row.text} catalogue={catalogue} />
            </MinionLine>
          ))}
        </ul>
        <p class="reward">
          <Mark of="goal" />{' '}
          {rich('Keeps dice for {objective}. {reward}', {
            objective,
            reward: (
              <span class="nobreak">
                <Mark of="chest" /> {t('Leaves {reward} for all.', { reward: withinSentence(reward) })}
              </span>
            ),
          })}
        </p>
        <Emblem of={id} class="ghost" />
      </section>
    </main>
  );
}
