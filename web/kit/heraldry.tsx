/** By what one recognises somebody everywhere: banner, crest and emblem, all drawn from two colours, a field and an
 *  icon. */
import type { JSX } from 'preact';
import { artOf } from '../art/look-up.ts';
import { Icon } from './icon.tsx';
import './style/heraldry.css';

interface OfSomebody {
  /** The id of a hero, boss or warrior. */
  readonly of: string;
  readonly class?: string;
}

/** The colours of somebody as custom properties, for whatever is drawn in them. */
export function clothOf(id: string): Record<'--cloth' | '--trim', string> {
  const { cloth, trim } = artOf(id);
  return { '--cloth': cloth, '--trim': trim };
}

export function Emblem({ of, class: extra }: OfSomebody): JSX.Element {
  return <Icon sprite="emblems" name={artOf(of).emblem} class={extra} />;
}

/** A hanging cloth with the emblem. */
export function Banner({ of, class: extra = '' }: OfSomebody): JSX.Element {
  return (
    <span class={`banner ${extra}`} style={clothOf(of)} aria-hidden="true">
      <span class="cloth" data-field={artOf(of).field} style={clothOf(of)} />
      <Emblem of={of} />
    </span>
  );
}

/** The same as a small round shield. */
export function Crest({ of, class: extra = '' }: OfSomebody): JSX.Element {
  return (
    <span class={`crest ${extra}`} data-field={artOf(of).field} style={clothOf(of)} aria-hidden="true">
      <Emblem of={of} />
    </span>
  );
}
