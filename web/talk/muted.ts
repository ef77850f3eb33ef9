/** Whom somebody does not want to hear in this browser, by name: names of two players are never alike. */
import { useEffect, useReducer } from 'preact/hooks';
import { mutedNames } from '../session.ts';

const watchers = new Set<() => void>();

const setMuted = (name: string, on: boolean): void => {
  const others = mutedNames.read().filter((one) => one !== name);
  mutedNames.write(on ? [...others, name] : others);
  for (const changed of watchers) changed();
};

export interface Muted {
  has(name: string): boolean;
  set(name: string, on: boolean): void;
}

export function useMuted(): Muted {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const changed = (): void => render(undefined);
    watchers.add(changed);
    return () => {
      watchers.delete(changed);
    };
  }, []);
  const names = mutedNames.read();
  return { has: (name) => names.includes(name), set: setMuted };
}
