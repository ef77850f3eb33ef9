/** Signs at the seats that made them, over whatever table it is, and in words for those who listen. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { EmoteShown } from '../../protocol/talk.ts';
import { Mark } from '../kit/icon.tsx';
import { t } from '../words/t.ts';
import { useTalk } from './at-match.ts';
import { emoteLooks } from './emotes.ts';
import './style/talk.css';

const MARGIN = 8;
/** Where a seat shows at a table; of a party that goes by heroes, its first one. */
const seated = (seat: number): string => `[data-testid="seat"][data-seat="${seat}"], [data-led-by="${seat}"]`;

export function EmoteLayer(): JSX.Element | null {
  const talk = useTalk();
  if (!talk) return null;
  const { shown, nameOf, you } = talk;
  const said = shown.map(({ seat, emote }) => `${seat === you ? t('You') : nameOf(seat)}: ${emoteLooks()[emote].word}`);
  return (
    <>
      <p class="unseen" role="status">
        {said.join('. ')}
      </p>
      {shown.map((one, place) => (
        <Sign key={one.seat} of={one} place={place} by={one.seat === you ? t('You') : nameOf(one.seat)} />
      ))}
    </>
  );
}

/** Not over the edge of the window. */
const within = (at: number, most: number): number => Math.round(Math.max(MARGIN, Math.min(at, most - MARGIN)));

interface SignProps {
  readonly of: EmoteShown;
  /** Which of those that stand now, from 0. */
  readonly place: number;
  /** Who makes it, for where the seat does not say it. */
  readonly by: string;
}

function Sign({ of: { seat, emote }, place, by }: SignProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const at = document.querySelector(seated(seat))?.getBoundingClientRect();
    const middle = at ? at.left + at.width / 2 : -1;
    const inSight = at && middle > 0 && middle < innerWidth && at.bottom > 0 && at.top < innerHeight;
    box.current.classList.toggle('named', !inSight);
    const size = box.current.getBoundingClientRect();
    // A seat that is not in sight speaks by its name, from the middle of the upper edge, one below the other.
    const left = within((inSight ? middle : innerWidth / 2) - size.width / 2, innerWidth - size.width);
    const top = inSight ? at.bottom - size.height / 2 : MARGIN + place * (size.height + MARGIN);
    box.current.style.transform = `translate(${left}px, ${within(top, innerHeight - size.height)}px)`;
  });
  return (
    <div class="sign" ref={box} aria-hidden="true" data-testid="sign">
      <span key={emote}>
        <Mark of={emoteLooks()[emote].mark} /> <b>{by}:</b> {emoteLooks()[emote].word}
      </span>
    </div>
  );
}
