/** Our own plain drawings of what a space does, with its figure beside it. */
import type { JSX } from 'preact';
import type { SpaceInfo } from '../../../engine/dice-clash/state/view-shape.ts';
import { PipTile } from '../../kit/pip-cube.tsx';

/** Paths on a 24 × 24 field. */
const PATHS: Readonly<Record<string, string>> = {
  attack:
    'M20.8 2.2l1 1-.9 5.1L11.6 17.6l2 2-1.6 1.6-2.9-2.9-3.6 3.6a1.5 1.5 0 0 1-2.1 0l-1.3-1.3a1.5 1.5 0 0 1 0-2.1l3.6-3.6-2.9-2.9 1.6-1.6 2 2L15.7 3.1z',
  defence: 'M12 1.5l9 3v7c0 5.4-3.6 9.3-9 11.5-5.4-2.2-9-6.1-9-11.5v-7z',
  raise: 'M12 2l7.5 8.5h-4.6V22H9.1V10.5H4.5z',
  match: 'M3 7.5h18v3.2H3zM3 13.5h18v3.2H3z',
  nudge: 'M10.3 1.5h3.4v4.8h4.8v3.4h-4.8v4.8h-3.4V9.7H5.5V6.3h4.8zM5.5 18h13v3.4h-13z',
  move: 'M16 2.5l6 5-6 5V9.2H3V5.8h13zM8 11.5v3.3h13v3.4H8v3.3l-6-5z',
  flip: 'M12 3.5a8.5 8.5 0 0 1 8 5.5h2.5l-4 5-4-5h2.6A5.2 5.2 0 0 0 7.6 9.3L5 7.5a8.5 8.5 0 0 1 7-4zM12 20.5a8.5 8.5 0 0 1-8-5.5H1.5l4-5 4 5H6.9a5.2 5.2 0 0 0 9.5-.3l2.6 1.8a8.5 8.5 0 0 1-7 4z',
  look: 'M12 5c5 0 8.8 3 10.8 7-2 4-5.8 7-10.8 7S3.2 16 1.2 12c2-4 5.8-7 10.8-7zm0 2.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zm0 2.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  special: 'M12 1.5l3.2 6.9 7.5.9-5.5 5.2 1.4 7.5-6.6-3.7L5.4 22l1.4-7.5L1.3 9.3l7.5-.9z',
};

/** An icon by its kind, for the eye alone: whoever uses it says the words. */
export function Icon({ of }: { readonly of: string }): JSX.Element | null {
  const path = PATHS[of];
  if (!path) return null;
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

/** The figure of a sign: `+1` of an attack's, `4` of a value's. */
const figureOf = ({ mod, sign }: SpaceInfo): string => (PATHS[mod] ? (/[+−-]?\d+$/.exec(sign)?.[0] ?? '') : sign);

/** What is printed on a space. */
export function Sign({ space }: { readonly space: SpaceInfo }): JSX.Element | null {
  if (space.mod === 'plain') return null;
  const figure = figureOf(space);
  if (space.mod === 'set') {
    return (
      <span class="clash-sign set" aria-hidden="true">
        = <PipTile colour="plain" value={Number(/\d/.exec(space.sign)?.[0] ?? 0)} />
      </span>
    );
  }
  return (
    <span class={`clash-sign ${space.mod} ${figure.startsWith('−') ? 'down' : ''}`} aria-hidden="true">
      <Icon of={space.mod} />
      {space.mod === 'nudge' ? '' : figure}
    </span>
  );
}
