/** The middle of the table: whom the match waits for, the attack under way, and the dice. */
import type { ComponentChildren, JSX } from 'preact';
import { seatName, who } from '../../../table/who.ts';
import { useTable } from '../context.ts';
import { statusOf } from '../words.ts';
import { BlankDice, Dice } from './dice.tsx';
import type { RollState } from './use-roll.ts';
import { WindowLine } from './window-line.tsx';

/** Dice that lie on the table before a first roll, for show: the server says what can be rolled. */
const DICE_SHOWN = 5;

interface ArenaProps {
  readonly roll: RollState;
  /** Below the dice. */
  readonly children?: ComponentChildren;
}

export function Arena({ roll, children }: ArenaProps): JSX.Element {
  const { picture, lexicon } = useTable();
  const { view, you } = picture;
  const status = statusOf(picture, lexicon);
  const newest = view.rolls.at(-1);
  const blank = view.rolls.length === 0 || (roll.next !== undefined && !roll.current);

  return (
    <section class={`arena ${status.mine ? 'mine' : ''}`} aria-label="The dice">
      <div class="status" aria-live="polite">
        <h2>{status.head}</h2>
        <p>{status.detail}</p>
      </div>
      {view.attack && (
        <p class={`attack ${view.attack.ultimate ? 'ultimate' : ''}`}>
          <b>{who(picture, view.attack.by)}</b> {view.attack.by === you ? 'announce' : 'announces'}{' '}
          <b>{lexicon.nameOf(view.attack.ability)}</b>
          {view.attack.target !== undefined && (
            <> against {view.attack.target === you ? 'you' : seatName(picture, view.attack.target)}</>
          )}
          {view.attack.ultimate && <span class="badge warn">Ultimate: opponents are locked</span>}
        </p>
      )}
      {view.window && <WindowLine window={view.window} />}
      <div class="rolls">
        {blank ? (
          <BlankDice count={DICE_SHOWN} />
        ) : (
          view.rolls.map((one, place) => (
            <Dice
              key={one.id}
              roll={one}
              place={place}
              newest={one === newest}
              kept={one === roll.current ? roll.kept : undefined}
              onKeep={one === roll.current ? roll.toggle : undefined}
            />
          ))
        )}
      </div>
      {children}
    </section>
  );
}
