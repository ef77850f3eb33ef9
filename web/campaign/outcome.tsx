/** How the scenario went that has just been played. */
import type { JSX } from 'preact';
import type { Scene } from './scene.ts';

export function Outcome({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { report } = scene.table.view;
  if (!report) return null;
  const { won, gold, salves, explored, tiles, defeated, scenario } = report;
  const name = scene.words.scenarios.find(({ number }) => number === scenario)?.name;
  const kept = [
    ...(tiles > 0 ? [`${explored} of ${tiles} tiles explored`, `${defeated.length} defeated`, `${gold} gold`] : []),
    `${salves} ${salves === 1 ? 'salve' : 'salves'} left`,
  ];
  return (
    <p class={`outcome ${won ? 'won' : 'lost'}`}>
      <strong>
        {name}: {won ? 'won' : 'lost'}
      </strong>{' '}
      <span>{kept.join(' · ')}</span>
    </p>
  );
}
