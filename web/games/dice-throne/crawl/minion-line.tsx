/** A line of a minion's card: what its dice must show, and what comes of it. */
import type { ComponentChildren, JSX } from 'preact';
import type { MinionRow } from '../../../../engine/dice-throne/state/view-shape.ts';
import { Mark } from '../../../kit/icon.tsx';
import { DieSymbol } from '../../../kit/symbol.tsx';
import { toneOf } from '../../../kit/words.ts';
import { t } from '../../../words/t.ts';
import { readNeed } from '../needs.ts';

interface MinionLineProps {
  readonly row: MinionRow;
  readonly minion: string;
  readonly die: readonly string[];
  /** Its dice are worth this line now. */
  readonly met?: boolean;
  /** What it does. */
  readonly children: ComponentChildren;
}

export function MinionLine({ row, minion, die, met = false, children }: MinionLineProps): JSX.Element {
  const need = readNeed(row.needs, die);
  return (
    <li class={`${row.kind} ${met ? 'met' : ''}`}>
      <span class="need">
        {row.kind === 'defence' && (
          <span class="word">
            <Mark of="defence" /> {t('Defence, {needs}', { needs: row.needs })}
          </span>
        )}
        {row.kind === 'nature' && (
          <span class="word">
            <Mark of="passive" /> {t('Nature')}
          </span>
        )}
        {row.kind === 'attack' &&
          (need.kind === 'symbols' ? (
            <>
              <span class="unseen">{row.needs}</span>
              {need.groups.map(({ symbol, counts }) =>
                Array.from({ length: Math.max(...counts) }, (_, index) => (
                  <i key={`${symbol} ${index}`} class={`pip ${toneOf(die, symbol)}`} aria-hidden="true">
                    <DieSymbol symbol={symbol} hero={minion} silent />
                  </i>
                )),
              )}
            </>
          ) : (
            <span class="word">{row.needs}</span>
          ))}
        {met && <b class="seal hot">{t('met')}</b>}
      </span>
      <span class="txt">{children}</span>
    </li>
  );
}
