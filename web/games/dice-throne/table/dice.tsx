/** The dice on the table: the roll being decided, large, and other open rolls above it. In the own offensive roll a die
 *  can be kept; dice that a prompt names light up. */
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { DieView, RollView } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { LegalAction } from '../../../../protocol/messages.ts';
import { SymbolGlyph } from '../../../glyphs.tsx';
import { toneOf } from '../../../symbols.ts';
import { Key } from '../../../table/key.tsx';
import { who } from '../../../table/who.ts';
import { useTable } from '../context.ts';
import { namesDie } from '../options.ts';
import { sourceWords } from '../words.ts';

interface DiceProps {
  readonly roll: RollView;
  /** Counted from the oldest roll shown, as options count. */
  readonly place: number;
  /** Dice set aside from the next reroll; absent when there is no reroll to choose. */
  readonly kept?: ReadonlySet<number>;
  readonly onKeep?: (die: number) => void;
  readonly newest: boolean;
}

export function Dice({ roll, place, kept, onKeep, newest }: DiceProps): JSX.Element {
  const { picture, lexicon, choiceOf, take } = useTable();
  const roller = picture.view.seats.find(({ seat }) => seat === roll.seat);
  const symbols = lexicon.hero(roller?.hero ?? '')?.die ?? [];
  return (
    <figure class={`roll ${newest ? 'newest' : 'older'} ${roll.open ? 'open' : 'closed'}`}>
      <figcaption>
        {kept
          ? 'Choose dice to keep, then roll the others'
          : `${sourceWords(roll.for, lexicon)} · ${who(picture, roll.seat)}`}
      </figcaption>
      <div class="dice">
        {roll.dice.map((die, index) => {
          const chosen = choiceOf((target) => namesDie(target, picture.view.rolls, place, index));
          return (
            <Die
              key={index}
              die={die}
              tone={toneOf(symbols, die.symbol)}
              place={index + 1}
              kept={kept?.has(index)}
              onKeep={kept && onKeep ? () => onKeep(index) : undefined}
              chosen={chosen}
              onChoose={chosen ? () => take([chosen], '') : undefined}
            />
          );
        })}
      </div>
    </figure>
  );
}

interface DieProps {
  readonly die: DieView;
  readonly tone: string;
  readonly place: number;
  readonly kept?: boolean;
  readonly onKeep?: () => void;
  readonly chosen?: LegalAction;
  readonly onChoose?: () => void;
}

function Die({ die, tone, place, kept, onKeep, chosen, onChoose }: DieProps): JSX.Element {
  const tumbling = useTumble(die.value);
  /** Dice of more than six sides bear their number and nothing else. */
  const named = die.symbol !== String(die.value);
  const face = (
    <span class="face" ref={tumbling}>
      <SymbolGlyph name={die.symbol} class={`tone-${tone}`} />
      {named && <span class="pip">{die.value}</span>}
    </span>
  );
  const said = `Die ${place}: ${die.value}${named ? `, ${die.symbol}` : ''}`;
  if (chosen && onChoose) {
    return (
      <button type="button" class="die lit" onClick={onChoose} aria-label={`${said}. ${chosen.label}`}>
        {face}
      </button>
    );
  }
  if (onKeep) {
    return (
      <span class="die-slot">
        <button
          type="button"
          class={`die ${kept ? 'kept' : ''}`}
          onClick={onKeep}
          aria-pressed={kept}
          aria-label={`${said}. Keep`}
          data-key={place}
        >
          {face}
        </button>
        <span class="die-note" aria-hidden="true">
          {kept ? 'kept' : <Key of={String(place)} />}
        </span>
      </span>
    );
  }
  return (
    <span class="die" role="img" aria-label={said}>
      {face}
    </span>
  );
}

/** A face that changed tumbles in, where motion is welcome. */
function useTumble(value: number): RefObject<HTMLSpanElement | null> {
  const face = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    face.current?.animate([{ transform: 'rotate(-25deg) scale(0.7)', opacity: 0.2 }, {}], TUMBLE);
  }, [value]);
  return face;
}
const TUMBLE = { duration: 280, easing: 'ease-out' };

/** Dice that wait to be rolled. */
export function BlankDice({ count }: { readonly count: number }): JSX.Element {
  return (
    <div class="dice blank" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span class="die" key={index} />
      ))}
    </div>
  );
}
