/** A token by its shape: a round coin helps, an eight-cornered lozenge harms, a shield is a companion, a
 *  plate equipment. */
import type { JSX } from 'preact';
import { ThingIcon } from './symbol.tsx';
import './style/token.css';

/** What the shape says. A marker is neither good nor bad. */
export type TokenKind = 'good' | 'bad' | 'marker' | 'companion' | 'equipment';

interface TokenCoinProps {
  readonly id: string;
  readonly hero?: string;
  /** Its first letter stands where nobody has drawn it. */
  readonly name: string;
  readonly kind: TokenKind;
}

/** The coin alone, for the eye. */
export function TokenCoin({ id, hero, name, kind }: TokenCoinProps): JSX.Element {
  return (
    <i class={`coin-of ${kind}`} aria-hidden="true">
      <ThingIcon id={id} hero={hero} />
      <b class="letter">{name.charAt(0)}</b>
    </i>
  );
}
