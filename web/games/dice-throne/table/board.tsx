/** A hero board: every ability in printed order. Abilities that may be announced now are lit. */
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SeatView } from '../../../../engine/dice-throne/state/view-shape.ts';
import { useTable } from '../context.ts';
import { ranksOf } from '../crawl/ranks.ts';
import { ABILITY_KEYS } from '../keys.ts';
import { Ability } from './ability.tsx';

/** More than these stand in four columns. */
const MANY = 9;

export function Board({ seat }: { readonly seat: SeatView }): JSX.Element {
  const { lexicon, lines, picture, choiceOf, take, oddsOf } = useTable();
  const { view, you } = picture;
  const hero = lexicon.hero(seat.hero);
  const mine = seat.seat === you;
  const lit = mine ? [...lines.announces.keys()] : [];
  const { abilities } = seat;
  const columns = abilities.length > MANY ? 4 : 3;
  const board = useLines(abilities.length);
  const ranks =
    view.battle?.boss.body === seat.seat
      ? ranksOf(abilities.map(({ id }) => lexicon.ability(seat.hero, id)))
      : undefined;
  const dice = view.rolls.find((roll) => roll.seat === seat.seat && roll.for === 'offensive')?.dice ?? [];

  return (
    <div class={`board ${columns > 3 ? 'dense' : ''}`} ref={board} style={{ '--columns': columns }}>
      {abilities.map(({ id, level }) => {
        const entry = hero?.abilities.find((ability) => ability.id === id);
        if (!entry) return null;
        const announce = mine ? lines.announces.get(id) : undefined;
        const chosen = mine ? choiceOf((target) => target.kind === 'ability' && target.ability === id) : undefined;
        const line = announce ?? chosen;
        return (
          <Ability
            key={id}
            hero={seat.hero}
            entry={entry}
            level={level}
            dice={dice}
            announced={seat.seat === view.attack?.by && view.attack.ability === id}
            act={line && (() => take([line], ''))}
            hotkey={announce && ABILITY_KEYS[lit.indexOf(id)]}
            odds={mine ? oddsOf(id) : undefined}
            ranks={ranks?.get(id)}
          />
        );
      })}
    </div>
  );
}

/** What an ability takes besides its text: name, requirement, edges. */
const HEAD_REM = 3.85;
const LINE_REM = 1.27;

/** Sets on the board how many lines of text each of its rows has room for; the whole text opens in a bubble. */
function useLines(abilities: number): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = board.current;
    if (!box) return;
    const measure = (): void => {
      const style = getComputedStyle(box);
      // A foe's card beside the board leaves room for fewer columns.
      const rows = Math.ceil(abilities / style.gridTemplateColumns.split(' ').length);
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const row = (box.clientHeight - (rows - 1) * Number.parseFloat(style.rowGap)) / rows / rem;
      const lines = Math.max(0, Math.floor((row - HEAD_REM) / LINE_REM));
      box.style.setProperty('--lines', String(lines));
      box.classList.toggle('curt', lines === 0);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [abilities]);
  return board;
}
