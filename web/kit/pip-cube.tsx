/** A plain die with pips, as a true cube in one of some colours; hidden, it lies as a tile with a question on it. */
import type { JSX } from 'preact';
import './style/dice.css';

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
const FACES = [1, 2, 3, 4, 5, 6];

function Pips({ value }: { readonly value: number }): JSX.Element {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {(PIPS[value] ?? []).map((pip) => (
        <circle key={pip} cx={at(pip % 3)} cy={at(Math.floor(pip / 3))} r="4.4" />
      ))}
    </svg>
  );
}

interface PipDieProps {
  readonly colour: string;
  /** Absent while it is hidden. */
  readonly value?: number;
  /** Which of the dice beside it, from 0: no two lie quite alike. */
  readonly place?: number;
}

/** For the eye alone: whatever holds it says what it is. */
export function PipCube({ colour, value, place = 0 }: PipDieProps): JSX.Element {
  if (!value) return <PipTile colour={colour} />;
  return (
    <span class={`cubed k-${colour}`} aria-hidden="true">
      <span class="well">
        <span class="tilt" style={LIE[place % LIE.length]}>
          <span class="cube" data-v={value}>
            {FACES.map((face) => (
              <span key={face} class="face">
                <Pips value={face} />
              </span>
            ))}
          </span>
        </span>
      </span>
    </span>
  );
}

const LIE = [
  { '--yaw': '-16deg', '--roll': '-2deg' },
  { '--yaw': '-11deg', '--roll': '1.5deg' },
  { '--yaw': '-19deg', '--roll': '-1deg' },
  { '--yaw': '-13deg', '--roll': '2deg' },
  { '--yaw': '-17deg', '--roll': '-1.5deg' },
];

/** The same, flat and small. */
export function PipTile({ colour, value, place = 0 }: PipDieProps): JSX.Element {
  return (
    <i
      class={`mini k-${colour} ${value ? '' : 'hid'}`}
      style={{ '--roll': `${((place * 7) % 11) - 5}deg` }}
      aria-hidden="true"
    >
      {value ? <Pips value={value} /> : '?'}
    </i>
  );
}
