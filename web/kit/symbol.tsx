/** Symbols of dice and of things: as icons, and as the pips of a requirement. What nobody has drawn shows its first
 *  letter, so a new hero needs no drawing to be playable. */
import type { JSX } from 'preact';
import { dieSymbolOf, symbolOf } from '../art/look-up.ts';
import { Icon } from './icon.tsx';
import { wordOf } from './words.ts';

interface DieSymbolProps {
  readonly symbol: string;
  readonly hero?: string;
  /** Left out where a name beside it says it already. */
  readonly silent?: boolean;
}

/** What a die shows. It says its word itself. */
export function DieSymbol({ symbol, hero, silent }: DieSymbolProps): JSX.Element {
  const place = dieSymbolOf(symbol, hero);
  const word = wordOf(symbol);
  if (place) return <Icon {...place} label={silent ? undefined : word} />;
  const letter = isNumber(symbol) ? symbol : word.charAt(0);
  return silent ? (
    <b class="letter" aria-hidden="true">
      {letter}
    </b>
  ) : (
    <b class="letter" role="img" aria-label={word}>
      {letter}
    </b>
  );
}

/** The symbol of an ability, card, token or companion, for the eye alone: its name stands beside it. */
export function ThingIcon(props: {
  readonly id: string;
  readonly hero?: string;
  readonly class?: string;
}): JSX.Element | null {
  const place = symbolOf(props.id, props.hero);
  return place ? <Icon {...place} class={props.class} /> : null;
}

/** Dice without symbols show numbers. */
const isNumber = (symbol: string): boolean => /^\d+$/.test(symbol);
