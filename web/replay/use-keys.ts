/** Keys of a replay: space plays and pauses, the arrows step. */
import { useEffect, useRef } from 'preact/hooks';
import type { Player } from './use-player.ts';

export function useReplayKeys(player: Player): void {
  const newest = useRef(player);
  newest.current = player;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const deed = deedOf(event, newest.current);
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

function deedOf({ key, target }: KeyboardEvent, player: Player): (() => void) | undefined {
  // Whatever has the focus keeps the keys that it uses itself.
  const on = (selector: string): boolean => target instanceof HTMLElement && target.matches(selector);
  if (on('input:not([type="range"]), textarea, select')) return undefined;
  if (key === ' ') return on('button, a, summary') ? undefined : player.toggle;
  if (on('input[type="range"]')) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return () => player.go(player.step - 1);
    case 'ArrowRight':
      return () => player.go(player.step + 1);
    case 'Home':
      return () => player.go(0);
    case 'End':
      return () => player.go(player.last);
    default:
      return undefined;
  }
}
