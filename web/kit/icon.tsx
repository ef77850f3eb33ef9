/** Icons out of the sprites that the build cuts (`build/sprites.ts`). */

import { SPRITES } from 'virtual:sprites';
import type { JSX } from 'preact';
import { UI_ICONS, type UiIcon } from './ui-icons.ts';

export interface IconProps {
  /** Which sprite it lies in: `ui`, `emblems`, `common`, or somebody's id. */
  readonly sprite: string;
  readonly name: string;
  /** What it says to those who listen and those who point at it; without it, it is for the eye alone. */
  readonly label?: string;
  readonly class?: string;
}

/** Thin blades are drawn with an outline, or they vanish at the size of a pip. */
const STOUT = new Set(['katana', 'stone-spear', 'sparkling-sabre', 'crossed-sabres']);

export function Icon({ sprite, name, label, class: extra = '' }: IconProps): JSX.Element {
  const classes = `i ${STOUT.has(name) ? 'stout' : ''} ${extra}`;
  const drawing = <use href={`${SPRITES[sprite] ?? ''}#${name}`} />;
  if (!label) {
    return (
      <svg class={classes} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        {drawing}
      </svg>
    );
  }
  return (
    <svg class={classes} viewBox="0 0 512 512" role="img" focusable="false">
      <title>{label}</title>
      {drawing}
    </svg>
  );
}

/** A mark of the page itself. */
export function Mark({ of, ...rest }: { readonly of: UiIcon } & Omit<IconProps, 'sprite' | 'name'>): JSX.Element {
  return <Icon sprite="ui" name={UI_ICONS[of]} {...rest} />;
}
