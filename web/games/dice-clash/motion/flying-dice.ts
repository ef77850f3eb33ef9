/** A die that flies over the table in the stead of the one that lies there already, and points that rise where it lands. */
import { flyer, middleOf, type Point } from '../../../table/flights.ts';
import './motion.css';

export const FLIGHT_MS = 460;
const RISE_PX = 40;
const POINTS_MS = 1100;
const TOSS_MS = 620;
const TOSS_APART_MS = 45;

const DIE = '.cubed, .mini';

/** `like`: where the die lies; it is hidden until the other has come there. `to`: if it flies to somewhere else. */
export function flyDie(like: Element, from: Point, to: Point, wait = 0): void {
  const die = like.matches(DIE) ? like : like.querySelector(DIE);
  if (!die) return;
  const [width, height] = [die.clientWidth, die.clientHeight];
  const ghost = flyer('die', '');
  const copy = die.cloneNode(true);
  ghost.append(copy);
  ghost.style.setProperty('--s', `${width}px`);
  const place = ([x, y]: Point): string => `translate(${x - width / 2}px, ${y - height / 2}px)`;
  const middle: Point = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - RISE_PX];
  die.animate([{ opacity: 0 }, { opacity: 0 }], { duration: wait + FLIGHT_MS });
  ghost.animate(
    [
      { transform: `${place(from)} rotate(-14deg)` },
      { transform: `${place(middle)} scale(1.35) rotate(120deg)`, offset: 0.5 },
      { transform: `${place(to)} scale(1.1) rotate(352deg)`, offset: 0.88 },
      { transform: `${place(to)} rotate(360deg)` },
    ],
    { delay: wait, duration: FLIGHT_MS, easing: 'cubic-bezier(.4,0,.6,1)', fill: 'backwards' },
  ).onfinish = () => ghost.remove();
}

/** A die that is gone from a space flies to where it lies now, or out of sight. */
export function flyBack(like: DieLike, from: Point, to: Point): void {
  const ghost = flyer(`die mini k-${like.colour}`, '?');
  const place = ([x, y]: Point): string => `translate(${x}px, ${y}px)`;
  ghost.animate([{ transform: place(from) }, { transform: `${place(to)} scale(.7)`, opacity: 0.4 }], {
    duration: FLIGHT_MS,
    easing: 'cubic-bezier(.4,0,.6,1)',
  }).onfinish = () => ghost.remove();
}
interface DieLike {
  readonly colour: string;
}

/** What a die is worth where it landed, or what came of it, rises from there. */
export function floatPoints(at: Element, kind: 'ember' | 'shield' | 'words', words: string, wait = 0, aside = 0): void {
  const [x, y] = middleOf(at);
  const points = flyer(`points ${kind}`, words);
  const place = (rise: number, scale: number): string =>
    `translate(${x + aside}px, ${y - rise}px) translate(-50%, -50%) scale(${scale})`;
  points.animate(
    [
      { transform: place(0, 0.4), opacity: 0 },
      { transform: place(RISE_PX * 0.6, 1.15), opacity: 1, offset: 0.25 },
      { transform: place(RISE_PX * 0.8, 1), opacity: 1, offset: 0.75 },
      { transform: place(RISE_PX * 1.4, 1), opacity: 0 },
    ],
    { delay: wait, duration: POINTS_MS, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' },
  ).onfinish = () => points.remove();
}

/** A space answers the die that lands on it, in the colour of what it does. */
export function ripple(at: Element, mod: string, wait = 0): void {
  const [x, y] = middleOf(at);
  const ring = flyer(`ripple m-${mod}`, '');
  const place = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  ring.animate(
    [
      { transform: `${place} scale(.5)`, opacity: 0 },
      { transform: `${place} scale(.9)`, opacity: 1, offset: 0.2 },
      { transform: `${place} scale(1.9)`, opacity: 0 },
    ],
    { delay: wait, duration: 700, easing: 'ease-out', fill: 'backwards' },
  ).onfinish = () => ring.remove();
}

/** Dice of a pool are rolled where they lie. */
export function toss(dice: readonly Element[]): void {
  for (const [at, die] of dice.entries()) {
    (die.querySelector(DIE) ?? die).animate(
      [
        { transform: 'none' },
        { transform: 'translateY(-1.6rem) rotate(200deg)', offset: 0.4 },
        { transform: 'translateY(0) rotate(340deg)', offset: 0.7 },
        { transform: 'translateY(-0.4rem) rotate(352deg)', offset: 0.82 },
        { transform: 'rotate(360deg)' },
      ],
      { delay: at * TOSS_APART_MS, duration: TOSS_MS, easing: 'cubic-bezier(.3,.6,.4,1)' },
    );
  }
}
