/** A die as a true cube, for the eye alone: whoever holds it says its number. It lies with its value in front; thrown, it
 *  leaves the hand low on the left, tumbles, and lands on what the server rolled: at rest it never shows another face. */
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isCalm } from './calm.ts';
import { clothOf, Emblem } from './heraldry.tsx';
import { DieSymbol } from './symbol.tsx';
import { toneOf } from './words.ts';
import './style/dice.css';

interface CubeProps {
  /** Whose die it is. */
  readonly hero: string;
  /** The symbols of the faces 1 … 6; dice of another shape have none, and lie as a coin with their number. */
  readonly faces: readonly string[];
  readonly value: number;
  readonly symbol: string;
  /** Which of the dice on the table, from 0: no two lie quite alike. */
  readonly place: number;
  /** Another number throws it again; without one it lies still. */
  readonly thrown?: number;
  /** It waits to be rolled: its faces show whose it is. */
  readonly blank?: boolean;
}

const SIDES = 6;

export function Cube({ hero, faces, value, symbol, place, thrown, blank }: CubeProps): JSX.Element {
  const well = useRef<HTMLSpanElement>(null);
  const cube = useRef<HTMLSpanElement>(null);
  useThrow(well, cube, place, thrown);

  if (faces.length !== SIDES || value > SIDES)
    return (
      <span class="well numbered" ref={well} style={clothOf(hero)} aria-hidden="true">
        <b ref={cube}>{value}</b>
      </span>
    );
  return (
    <span class="well" ref={well} aria-hidden="true">
      <span class="tilt" style={LIE[place % LIE.length]}>
        <span class="cube" ref={cube} data-v={value} style={clothOf(hero)}>
          {faces.map((face, index) => (
            <span key={index} class={`face ${blank ? 'low' : toneOf(faces, index + 1 === value ? symbol : face)}`}>
              {blank ? (
                <Emblem of={hero} />
              ) : (
                <DieSymbol symbol={index + 1 === value ? symbol : face} hero={hero} silent />
              )}
              {!blank && <b>{index + 1}</b>}
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}

/** How dice lie: the same few degrees apart as if a hand had left them so. */
const LIE = [
  { '--yaw': '-17deg', '--roll': '-2deg' },
  { '--yaw': '-12deg', '--roll': '1.5deg' },
  { '--yaw': '-20deg', '--roll': '-1deg' },
  { '--yaw': '-14deg', '--roll': '2.5deg' },
  { '--yaw': '-18deg', '--roll': '-1.5deg' },
];

/** The turn that brings a face to the front (`style/dice.css` says the same of a die at rest). */
const FRONT: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
];
const FLIGHT_MS = 620;
const APART_MS = 45;
const FADE_MS = 140;

/** Where the well goes in flight: up from the lower left, over, down, one hop, and still. */
const ARC: Keyframe[] = [
  { transform: 'translate(-9rem, 7rem) scale(1.35)', opacity: 0, offset: 0 },
  { transform: 'translate(-4rem, -2.4rem) scale(1.22)', opacity: 1, offset: 0.34 },
  { transform: 'translate(0.3rem, 0) scale(1)', offset: 0.68 },
  { transform: 'translate(0, -0.55rem) scale(1.03)', offset: 0.82 },
  { transform: 'none', offset: 1 },
];

type Place = RefObject<HTMLElement | null>;

function useThrow(well: Place, cube: Place, place: number, thrown: number | undefined): void {
  useLayoutEffect(() => {
    if (thrown === undefined || !well.current) return;
    if (isCalm()) {
      well.current.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS);
      return;
    }
    const timing: KeyframeAnimationOptions = { duration: FLIGHT_MS, delay: place * APART_MS, fill: 'backwards' };
    well.current.animate(ARC, { ...timing, easing: 'linear' });
    const [x, y] = FRONT[Number(cube.current?.dataset.v) - 1] ?? [0, 0];
    const spin = 720 + 360 * (place % 2);
    cube.current?.animate(
      [
        { transform: `rotateX(${x + spin}deg) rotateY(${y - 540}deg) rotateZ(200deg)` },
        { transform: `rotateX(${x}deg) rotateY(${y}deg) rotateZ(0deg)` },
      ],
      { ...timing, easing: 'cubic-bezier(.16,.74,.3,1)' },
    );
  }, [thrown]);
}
