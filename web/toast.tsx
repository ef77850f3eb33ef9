/** A calm line at the foot of the page, for what the server refused. It goes by itself. */
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';

const SHOWN_MS = 6000;

export function useToast(): { readonly text: string; show(text: string): void } {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    text,
    show: (words) => {
      clearTimeout(timer.current);
      setText(words);
      timer.current = setTimeout(() => setText(''), SHOWN_MS);
    },
  };
}

export function Toast({ text }: { readonly text: string }): JSX.Element {
  return (
    <p class={`toast ${text ? 'shown' : ''}`} role="status">
      {text}
    </p>
  );
}
