/** By what one recognises somebody everywhere: banner, crest and emblem, all drawn from two colours, a field and an
 *  icon. */
import type { JSX } from 'preact';
import type { Heraldry } from '../art/art.ts';
import { artOf, emblemSprite } from '../art/look-up.ts';
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
  return <Icon sprite={emblemSprite(of)} name={artOf(of).emblem} class={extra} />;
}

/** A hanging cloth with the emblem. */
export function Banner({ of, class: extra }: OfSomebody): JSX.Element {
  return <Hung art={artOf(of)} sprite={emblemSprite(of)} class={extra} />;
}

/** The same as a small round shield. */
export function Crest({ of, class: extra }: OfSomebody): JSX.Element {
  return <Shield art={artOf(of)} sprite={emblemSprite(of)} class={extra} />;
}

interface Painted {
  readonly art: Heraldry;
  /** In which the emblem lies. */
  readonly sprite: string;
  readonly class?: string;
}
const coloursOf = ({ cloth, trim }: Heraldry) => ({ '--cloth': cloth, '--trim': trim });

/** A banner of somebody whose look is at hand. */
export function Hung({ art, sprite, class: extra = '' }: Painted): JSX.Element {
  return (
    <span class={`banner ${extra}`} style={coloursOf(art)} aria-hidden="true">
      <span class="cloth" data-field={art.field} style={coloursOf(art)} />
      <Icon sprite={sprite} name={art.emblem} />
    </span>
  );
}

/** A crest of somebody whose look is at hand. */
export function Shield({ art, sprite, class: extra = '' }: Painted): JSX.Element {
  return (
    <span class={`crest ${extra}`} data-field={art.field} style={coloursOf(art)} aria-hidden="true">
      <Icon sprite={sprite} name={art.emblem} />
    </span>
  );
}
