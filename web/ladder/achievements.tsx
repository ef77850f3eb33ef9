/** Deeds that a player is remembered for, and those still to be done. */

import type { JSX } from 'preact';
import type { ShownAchievement } from '../../protocol/ladder-messages.ts';
import type { GameInfo } from '../api.ts';
import { replayHash } from '../route.ts';
import { t } from '../words/t.ts';
import { day, heroName } from './words.ts';

interface AchievementsProps {
  readonly games: readonly GameInfo[];
  readonly achievements: readonly ShownAchievement[];
}

export function Achievements({ games, achievements }: AchievementsProps): JSX.Element | null {
  if (achievements.length === 0) return null;
  const done = achievements.filter((one) => one.done);
  const open = achievements.filter((one) => !one.done);
  return (
    <section aria-labelledby="deeds-head">
      <h2 id="deeds-head">
        {t('Achievements')} <small>{t('{n} of {all}', { n: done.length, all: achievements.length })}</small>
      </h2>
      {done.length === 0 && <p class="none">{t('None yet.')}</p>}
      <Deeds games={games} deeds={done} />
      {open.length > 0 && (
        <details open={done.length > 0 && open.length < 8}>
          <summary>{t('{n} still to be done', { n: open.length })}</summary>
          <Deeds games={games} deeds={open} />
        </details>
      )}
    </section>
  );
}

function Deeds({ games, deeds }: { readonly games: readonly GameInfo[]; readonly deeds: readonly ShownAchievement[] }) {
  return (
    <ul class="deeds">
      {deeds.map(({ game, id, name, text, hero, done }) => (
        <li key={`${game} ${id}`} class={done ? 'done' : ''}>
          <strong>{name}</strong>
          {hero && <span class="badge">{heroName(games, game, hero)}</span>}
          <span class="deed-text">{text}</span>
          {done && (
            <small>
              {day(done.at)}, <a href={replayHash(done.match)}>{t('see how')}</a>
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
