/** Single keys that act. A control says its key in `data-key`; whoever presses it clicks the control, so keys can do
 *  nothing that the pointer cannot. */
import { useEffect } from 'preact/hooks';

export function useKeys(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      // What lies over the table has the keys: none of them acts behind it, and Escape closes it.
      if (document.querySelector('dialog[open]')) return;
      const name = event.key === 'Escape' ? 'escape' : event.key.toLowerCase();
      const key = CSS.escape(event.shiftKey && name.length === 1 ? `shift+${name}` : name);
      const control = document.querySelector<HTMLButtonElement>(`button[data-key="${key}"]:not(:disabled)`);
      if (!control) return;
      event.preventDefault();
      control.click();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [on]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');
