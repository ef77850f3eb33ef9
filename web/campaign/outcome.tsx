/** How the scenario went that has just been played. */
import type { JSX } from 'preact';
import { t } from '../words/t.ts';
import type { Scene } from './scene.ts';

export function Outcome({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { report } = scene.table.view;
  if (!report) return null;
  const { won, gold, salves, explored, tiles, defeated, scenario } = report;
  const name = scene.words.scenarios.find(({ number }) => number === scenario)?.name;
  const kept = [
    ...(tiles > 0
      ? [
          t('{explored} of {tiles} tiles explored', { explored, tiles }),
          t('{n} defeated', { n: defeated.length }),
          t('{n} gold', { n: gold }),
        ]
      : []),
    t('{n, plural, one {# salve} other {# salves}} left', { n: salves }),
  ];
  return (
    <p class={`outcome ${won ? 'won' : 'lost'}`}>
      <strong>{won ? t('{name}: won', { name }) : t('{name}: lost', { name })}</strong> <span>{kept.join(' · ')}</span>
    </p>
  );
}
