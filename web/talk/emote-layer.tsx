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
      {shown.map((one) => (
        <Sign key={one.seat} of={one} />
      ))}
    </>
  );
}

function Sign({ of }: { readonly of: EmoteShown }): JSX.Element {
  const { seat, emote } = of;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const at = document.querySelector(`[data-testid="seat"][data-seat="${seat}"]`)?.getBoundingClientRect();
    const size = box.current?.getBoundingClientRect();
    if (!box.current || !size) return;
    // A seat that is not in sight speaks from the middle of the upper edge.
    const middle = at ? at.left + at.width / 2 : innerWidth / 2;
    const left = Math.min(Math.max(MARGIN, middle - size.width / 2), innerWidth - size.width - MARGIN);
    const top = Math.max(MARGIN, (at?.bottom ?? MARGIN) - size.height / 2);
    box.current.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  });
  return (
    <div class="sign" ref={box} aria-hidden="true" data-testid="sign">
      <span key={emote}>
        <Mark of={emoteLooks()[emote].mark} /> {emoteLooks()[emote].word}
      </span>
    </div>
  );
}
