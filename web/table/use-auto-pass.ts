/** Passes for the player when passing is all there is to do in a window. The short moment lets one see what is asked. */
import { useEffect } from 'preact/hooks';
import { onlyPass } from './lines.ts';
import type { StartedPicture } from './model.ts';

const MOMENT_MS = 350;

export function useAutoPass(
  on: boolean,
  picture: StartedPicture,
  act: (action: { readonly type: string }) => void,
): void {
  const { view, legal } = picture;
  const pass = on && view.window ? onlyPass(legal) : undefined;
  const since = pass ? view.step : -1;

  useEffect(() => {
    if (!pass) return;
    const timer = setTimeout(() => act(pass.action), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [since]);
}
