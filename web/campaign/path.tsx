/** The way of a campaign: eight scenarios, those behind it, the one before it, and those to come. */
import type { JSX } from 'preact';
import { Mark } from '../kit/icon.tsx';
import { t } from '../words/t.ts';
import { isWon, type Shown } from './scene.ts';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8];

interface PathProps {
  /** 1 … 8; 9 when all are won. */
  readonly at: number;
  /** Names by scenario, from the first on; left out where there is no room for them. */
  readonly names?: readonly string[];
}

/** With the names of the scenarios. */
export function NamedPath({ scene: { words, table } }: { readonly scene: Shown }): JSX.Element {
  const { scenarios } = words;
  const at = isWon(table.view) ? scenarios.length + 1 : table.view.scenario;
  return <Path at={at} names={scenarios.map(({ name }) => name)} />;
}

export function Path({ at, names }: PathProps): JSX.Element {
  return (
    <ol class={`path ${names ? 'named' : ''}`} aria-label={t('The way')}>
      {ALL.map((scenario) => {
        const state = scenario < at ? 'won' : scenario === at ? 'now' : 'ahead';
        return (
          <li key={scenario} class={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span class="step">
              {state === 'won' ? <Mark of="check" label={t('Won')} /> : scenario}
              {state === 'won' && <span class="unseen"> {scenario}</span>}
            </span>
            {names && <span class="step-name">{names[scenario - 1]}</span>}
          </li>
        );
      })}
    </ol>
  );
}
