/** A die: three colours, told apart by a mark in the corner as well. */
import type { JSX } from 'preact';
import type { DieView } from '../../../engine/dice-clash/state/view-shape.ts';

/** Where pips lie on a 3 × 3 field, by value. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];
const at = (place: number): number => 10 + place * 10;

/** A white die re-rolls what is left, a red one brings the power about. */
const MARKS: Readonly<Record<string, string>> = { white: '↻', red: '★' };

/** The face alone, for the eye: whatever holds it says what it is. */
export function DieFace({ die }: { readonly die: DieView }): JSX.Element {
  return (
    <span class={`clash-die ${die.colour} ${die.value ? '' : 'hidden'}`} aria-hidden="true">
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        {die.value ? (
          (PIPS[die.value] ?? []).map((pip) => (
            <circle key={pip} cx={at(pip % 3)} cy={at(Math.floor(pip / 3))} r="4.2" fill="currentColor" />
          ))
        ) : (
          <text x="20" y="28" text-anchor="middle" font-size="22" font-weight="700" fill="currentColor">
            ?
          </text>
        )}
      </svg>
      {MARKS[die.colour] && <span class="clash-mark">{MARKS[die.colour]}</span>}
    </span>
  );
}
