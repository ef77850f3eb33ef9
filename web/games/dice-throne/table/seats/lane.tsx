/** Between two players: the damage on its way, or what an ability would bring if it were activated now. */
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { IncomingView, SeatView } from '../../../../../engine/dice-throne/state/view-shape.ts';
import { Told } from '../../../../rules/word.tsx';
import { Bubble, useBubble } from '../../../../table/bubble.tsx';
import { useTable } from '../../context.ts';
import { IncomingSum } from '../../incoming-sum.tsx';
import { planOf } from '../../plan.ts';
import { comingTo } from '../../sides.ts';
import '../../../../table/style/lane.css';
import { t } from '../../../../words/t.ts';

interface LaneProps {
  readonly left: SeatView;
  readonly right: SeatView;
}

export function Lane({ left, right }: LaneProps): JSX.Element {
  const { picture, lexicon, lines } = useTable();
  const { view } = picture;
  const target = [left, right].find(({ seat }) => comingTo(view, seat) > 0);
  if (target) {
    const coming = view.incoming.filter(({ to }) => to === target.seat);
    const sum = comingTo(view, target.seat);
    const ability = view.attack && view.attack.target === target.seat ? lexicon.nameOf(view.attack.ability) : '';
    const types = [...new Set(coming.map(({ type }) => typeWords(type)))].filter((words) => words !== '');
    return (
      <div class={`lane real ${target === left ? 'toward-left' : ''}`} aria-live="polite">
        <Why coming={coming}>{t('{n} on its way', { n: sum })}</Why>
        <Shaft>{sum}</Shaft>
        <span class="what">
          <b>{ability}</b>
          <span class="long">{types.length > 0 && `${ability && ', '}${types.join(', ')}`}</span>
        </span>
      </div>
    );
  }
  const plan = planOf(view, lines, lexicon);
  if (!plan) {
    return (
      <div class="lane quiet">
        <span class="versus" aria-hidden="true">
          v
        </span>
      </div>
    );
  }
  return (
    <div class={`lane plan ${plan.by === right.seat ? 'toward-left' : ''}`}>
      <span class="what">
        <span class="long">{plan.announced ? t('announced') : t('if activated now')}</span>
      </span>
      <Shaft>{plan.damage}</Shaft>
      <span class="what">
        <b>
          <Told text={plan.name} />
        </b>
      </span>
    </div>
  );
}

/** What sort of damage it is; nothing where there is nothing to say of it. */
const typeWords = (type: string): string =>
  t('{type, select, undefendable {undefendable} pure {pure} collateral {collateral} ultimate {ultimate} other {}}', {
    type,
  });

/** Says how the damage came to be, on hover, focus or touch. */
function Why({ coming, children }: { readonly coming: readonly IncomingView[]; readonly children: ComponentChildren }) {
  const { lexicon } = useTable();
  const anchor = useRef<HTMLButtonElement>(null);
  const bubble = useBubble(anchor);
  return (
    <span class="what">
      <button
        type="button"
        class="why"
        ref={anchor}
        aria-describedby={bubble.open ? bubble.id : undefined}
        onClick={bubble.show}
      >
        <b>{children}</b>
      </button>
      <Bubble of={bubble}>
        {coming.map((one, index) => (
          <IncomingSum key={index} incoming={one} lexicon={lexicon} />
        ))}
      </Bubble>
    </span>
  );
}

function Shaft({ children }: { readonly children: string | number }): JSX.Element {
  return (
    <span class="shaft">
      <b>{children}</b>
    </span>
  );
}
