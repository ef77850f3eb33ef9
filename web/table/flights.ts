/** What flies over the table and is gone: a ball of ember from who strikes to the health it takes, a ball of moss that
 *  rises, a shield that breaks what comes. Where things shall keep still, an outline says the same. */
import { isCalm } from '../kit/calm.ts';
import { play } from '../kit/sound.ts';
import './style/motion.css';

const FLIGHT_MS = 460;
const RISE_PX = 34;
/** From here on a blow is large. */
const LARGE = 10;
const OUTLINE_MS = 1000;

/** Who stands at the table: a seat, or somebody else's name in `data-seat` and `data-health`. */
export type Standing = number | string;

/** Where somebody stands: their banner, or their crest in a row of many. */
const standOf = (seat: Standing): Element | null =>
  document.querySelector(`[data-seat="${seat}"] :is(.banner, .crest)`) ??
  document.querySelector(`[data-seat="${seat}"]`);
/** Where their health is told; a side that shares it has one place for all. */
const healthOf = (seat: Standing): Element | null => document.querySelector(`[data-health~="${seat}"] .hp`);
const plateOf = (seat: Standing): Element | null =>
  healthOf(seat)?.closest('.seat, .plate, .dial, [data-figure]') ?? document.querySelector(`[data-seat="${seat}"]`);

/** In pixels of the window. */
export type Point = readonly [number, number];

export const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

export function strike(from: Standing | undefined, to: Standing, damage: number): void {
  const target = healthOf(to);
  const plate = plateOf(to);
  if (!target || !plate) return;
  if (isCalm()) {
    outline(plate, 'harmed');
    play('hit');
    return;
  }
  const source = from === undefined || from === to ? undefined : standOf(from);
  const land = (): void => {
    play('hit');
    shake(plate);
    if (damage >= LARGE) vignette();
  };
  const [x, y] = middleOf(target);
  const [fromX, fromY] = source ? middleOf(source) : [x, y + 2 * RISE_PX];
  const scale = damage >= LARGE ? 1.3 : 1;
  const ball = flyer('ember', String(damage));
  ball.animate(
    [
      { transform: `translate(${fromX}px, ${fromY}px) scale(${0.4 * scale})`, opacity: 0 },
      {
        transform: `translate(${(fromX + x) / 2}px, ${Math.min(fromY, y) - RISE_PX}px) scale(${1.15 * scale})`,
        opacity: 1,
        offset: 0.45,
      },
      { transform: `translate(${x}px, ${y}px) scale(${0.8 * scale})`, opacity: 1 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(.5,0,.9,.6)' },
  ).onfinish = () => {
    ball.remove();
    land();
  };
}

export function heal(to: Standing, health: number): void {
  const target = healthOf(to);
  const plate = plateOf(to);
  if (!target || !plate) return;
  play('heal');
  if (isCalm()) {
    outline(plate, 'healed');
    return;
  }
  const [x, y] = middleOf(target);
  const ball = flyer('moss', `+${health}`);
  ball.animate(
    [
      { transform: `translate(${x}px, ${y + 3 * RISE_PX}px) scale(.5)`, opacity: 0 },
      { transform: `translate(${x}px, ${y + RISE_PX}px) scale(1)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(.7)`, opacity: 0 },
    ],
    { duration: 2 * FLIGHT_MS, easing: 'cubic-bezier(.2,.8,.2,1)' },
  ).onfinish = () => ball.remove();
}

export function shield(seat: Standing, words: string): void {
  const plate = plateOf(seat);
  const target = healthOf(seat);
  if (!plate || !target) return;
  play('shield');
  if (isCalm()) {
    outline(plate, 'shielded');
    return;
  }
  const [x, y] = middleOf(target);
  const sign = flyer('shield', words);
  sign.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(.3)`, opacity: 0 },
      { transform: `translate(${x}px, ${y}px) scale(1.2)`, opacity: 1, offset: 0.3 },
      { transform: `translate(${x}px, ${y}px) scale(1)`, opacity: 1, offset: 0.7 },
      { transform: `translate(${x}px, ${y - RISE_PX}px) scale(1)`, opacity: 0 },
    ],
    { duration: 900 },
  ).onfinish = () => sign.remove();
}

export function shake(plate: Element): void {
  plate.animate(SHAKE, { duration: 340, easing: 'cubic-bezier(.2,.8,.2,1)' });
}

const SHAKE: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateX(-0.6rem) rotate(-0.6deg)', offset: 0.2 },
  { transform: 'translateX(0.45rem) rotate(0.4deg)', offset: 0.45 },
  { transform: 'translateX(-0.2rem)', offset: 0.7 },
  { transform: 'none' },
];

/** Something to be moved over the table: the caller animates it and takes it away. */
export function flyer(kind: string, words: string): HTMLElement {
  const ball = document.createElement('span');
  ball.className = `flyer ${kind}`;
  ball.textContent = words;
  ball.setAttribute('aria-hidden', 'true');
  document.body.append(ball);
  return ball;
}

function vignette(): void {
  const edge = document.createElement('span');
  edge.className = 'vignette';
  document.body.append(edge);
  edge.animate([{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 0 }], 700).onfinish = () => edge.remove();
}

/** Says the same where things keep still. */
export function outline(plate: Element, kind: string): void {
  plate.classList.add(kind);
  setTimeout(() => plate.classList.remove(kind), OUTLINE_MS);
}
