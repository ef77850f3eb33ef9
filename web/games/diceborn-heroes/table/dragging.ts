/** Dragging a die to a slot, by mouse, pen or finger. What it is dropped on is clicked, so dragging can do nothing that
 *  a click cannot. */

/** So far a pointer may tremble before it is a drag. */
const TREMBLE_PX = 6;

/** Begins with a pointer that goes down on a die. `lift` is called once it is a drag. */
export function drag(event: PointerEvent, lift: () => void): void {
  const die = event.currentTarget;
  if (!(die instanceof HTMLElement) || event.button !== 0) return;
  const from = { x: event.clientX, y: event.clientY };
  let ghost: HTMLElement | undefined;
  const move = (at: PointerEvent): void => {
    if (!ghost) {
      if (Math.hypot(at.clientX - from.x, at.clientY - from.y) < TREMBLE_PX) return;
      ghost = ghostOf(die);
      lift();
    }
    ghost.style.transform = `translate(${at.clientX}px, ${at.clientY}px) translate(-50%, -50%)`;
  };
  const end = (at: PointerEvent): void => {
    stop();
    if (!ghost) return;
    ghost.remove();
    // The click that follows a drag on the die itself would take it up again.
    die.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => die.removeEventListener('click', swallow, { capture: true }));
    if (at.type !== 'pointerup') return;
    const under = document.elementFromPoint(at.clientX, at.clientY);
    under?.closest<HTMLElement>('button[data-slot]')?.click();
  };
  const stop = (): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

const swallow = (event: Event): void => event.stopImmediatePropagation();

function ghostOf(die: HTMLElement): HTMLElement {
  const ghost = document.createElement('span');
  ghost.className = 'db-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  const cube = die.querySelector('.cubed')?.cloneNode(true);
  if (cube) ghost.append(cube);
  document.body.append(ghost);
  return ghost;
}
