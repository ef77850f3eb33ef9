/** Two players face to face, and between them what comes at whom. */
import type { JSX } from 'preact';
import type { Seat } from '../../../../../engine/core/game.ts';
import type { SeatView } from '../../../../../engine/dice-throne/state/view-shape.ts';
import { Banner } from '../../../../kit/heraldry.tsx';
import { Mark } from '../../../../kit/icon.tsx';
import { nameAt, rankOf } from '../../called.ts';
import { useTable } from '../../context.ts';
import { isEnemy, turnOf } from '../../fighters.ts';
import { comingTo, type Side } from '../../sides.ts';
import { Lane } from './lane.tsx';
import { HealthBar, HealthFigure, isLow } from './life.tsx';
import { PickSeat } from './pick-seat.tsx';
import { Saying, SeatBadges } from './seat-badges.tsx';
import { Stock, Tokens } from './stock.tsx';
import '../../../../table/style/seats.css';
import { t } from '../../../../words/t.ts';

interface DuelProps {
  /** Of one seat each. */
  readonly sides: readonly Side[];
  /** Shows the board of a seat. */
  readonly onBoard: (seat: Seat) => void;
}

export function Duel({ sides, onBoard }: DuelProps): JSX.Element {
  const [left, right] = sides.flatMap((side) => side.seats);
  return (
    <div class="seats duel">
      {left && <SeatPlate seat={left} mine onBoard={onBoard} />}
      {left && right && <Lane left={left} right={right} />}
      {right && <SeatPlate seat={right} mine={false} onBoard={onBoard} />}
    </div>
  );
}

interface SeatPlateProps {
  readonly seat: SeatView;
  readonly mine: boolean;
  readonly onBoard: (seat: Seat) => void;
}

function SeatPlate({ seat, mine, onBoard }: SeatPlateProps): JSX.Element {
  const { picture, lexicon } = useTable();
  const { view, you } = picture;
  const coming = comingTo(view, seat.seat);
  const life = { health: seat.health, most: seat.maxHealth };
  const name = nameAt({ picture, lexicon }, seat.seat);
  const hero = lexicon.heroName(seat.hero);
  const sort = seat.seat === you ? t('you') : picture.seats[seat.seat]?.kind === 'bot' ? t('bot') : '';
  const classes = ['seat', mine ? 'mine' : 'foe mirror'];
  if (seat.seat === turnOf(view)) classes.push('turn');
  if (coming > 0) classes.push('aim');
  if (isLow(life)) classes.push('low');
  if (seat.out) classes.push('out');

  return (
    <section
      class={classes.join(' ')}
      aria-label={isEnemy(seat) ? name : `${name}, ${hero}`}
      data-testid="seat"
      data-seat={seat.seat}
    >
      {seat.seat === turnOf(view) && <Mark of="crown" class="crowned" label={t('has the turn')} />}
      <button
        type="button"
        class="banner-of"
        aria-label={t('Board of {name}', { name })}
        onClick={() => onBoard(seat.seat)}
      >
        <Banner of={seat.hero} />
      </button>
      <div class="who">
        <h2 class="name">
          {name}
          <small>
            {isEnemy(seat) ? rankOf(lexicon, seat.hero) : hero}
            {sort && ` · ${sort}`}
          </small>
        </h2>
        <Stock seat={seat} />
        <Tokens seat={seat} />
        <div class="badges">
          <SeatBadges seat={seat} />
          <PickSeat seat={seat} />
        </div>
      </div>
      <div class="life" data-health={seat.seat}>
        <HealthFigure {...life} />
        <HealthBar {...life} coming={coming} />
        <Saying seat={seat} />
      </div>
    </section>
  );
}
