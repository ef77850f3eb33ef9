/** More than two players: a plate each, by sides; a side that shares its health has one dial for it. */
import type { JSX } from 'preact';
import type { Seat } from '../../../../../engine/core/game.ts';
import type { SeatView } from '../../../../../engine/dice-throne/state/view-shape.ts';
import { Crest } from '../../../../kit/heraldry.tsx';
import { Mark } from '../../../../kit/icon.tsx';
import { ClockRing } from '../../../../table/clock-ring.tsx';
import { nameAt, rankOf } from '../../called.ts';
import { useTable } from '../../context.ts';
import { OnCrawl } from '../../crawl/on-crawl.tsx';
import { isEnemy, turnOf } from '../../fighters.ts';
import { comingTo, comingToSide, type Side } from '../../sides.ts';
import { HealthBar, HealthFigure, isLow } from './life.tsx';
import { PickSeat } from './pick-seat.tsx';
import { Saying, SeatBadges, useStanding } from './seat-badges.tsx';
import { Stock, Tokens } from './stock.tsx';
import '../../../../table/style/seats.css';
import { t } from '../../../../words/t.ts';

interface SidesProps {
  readonly sides: readonly Side[];
  readonly onBoard: (seat: Seat) => void;
}

export function Sides({ sides, onBoard }: SidesProps): JSX.Element {
  // Where everybody stands alone, they stand in one row.
  const { view } = useTable().picture;
  const alone = sides.every(({ shared }) => !shared);
  return (
    <div
      class={`seats sides ${alone ? 'alone' : ''} ${view.crawl ? 'crawling' : ''}`}
      style={{ '--sides': sides.length }}
    >
      {sides.map((side) => (
        <div
          class={`side ${side.mine ? 'mine' : 'foe'}`}
          key={side.team}
          style={{ '--plates': side.seats.length, flexGrow: side.seats.length + (side.shared ? 0.65 : 0) }}
        >
          {side.shared && <Dial side={side} />}
          {side.seats.map((seat) => (
            <Plate key={seat.seat} seat={seat} side={side} onBoard={onBoard} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Dial({ side }: { readonly side: Side }): JSX.Element | null {
  const { picture } = useTable();
  const [first] = side.seats;
  if (!first) return null;
  const life = { health: first.health, most: first.maxHealth };
  const others = picture.view.seats.some((seat) => seat.team !== side.team && seat.team !== first.team);
  const title = side.mine ? t('Your side') : others ? t('Their side') : t('Side');
  return (
    <div
      class={`dial ${side.mine ? 'mine' : 'foe'} ${isLow(life) ? 'low' : ''}`}
      data-health={side.seats.map(({ seat }) => seat).join(' ')}
    >
      <h2>{title}</h2>
      <HealthFigure {...life} />
      <HealthBar {...life} coming={comingToSide(picture.view, side)} />
    </div>
  );
}

/** Where there is little room, a mark stands for what the names of bots begin with. */
const OF_BOTS = 'Bot ';
function PlateName({ name, bot }: { readonly name: string; readonly bot: boolean }): JSX.Element {
  if (!bot || !name.startsWith(OF_BOTS)) return <>{name}</>;
  return (
    <>
      <Mark of="bot" class="is-bot" />
      <span class="bot-word">{OF_BOTS}</span>
      {name.slice(OF_BOTS.length)}
    </>
  );
}

interface PlateProps {
  readonly seat: SeatView;
  readonly side: Side;
  readonly onBoard: (seat: Seat) => void;
}

function Plate({ seat, side, onBoard }: PlateProps): JSX.Element {
  const { picture, lexicon } = useTable();
  const { view, you } = picture;
  const standing = useStanding(seat.seat);
  const coming = comingTo(view, seat.seat);
  const life = { health: seat.health, most: seat.maxHealth };
  const name = nameAt({ picture, lexicon }, seat.seat);
  const hero = lexicon.heroName(seat.hero);
  const classes = ['plate', side.mine ? 'mine' : 'foe', standing];
  if (seat.seat === you) classes.push('you');
  if (seat.seat === turnOf(view)) classes.push('turn');
  if (coming > 0) classes.push('aim');
  if (seat.out) classes.push('out');
  if (!side.shared && isLow(life)) classes.push('low');

  return (
    <section
      class={classes.join(' ')}
      aria-label={isEnemy(seat) ? name : `${name}, ${hero}`}
      data-testid="seat"
      data-seat={seat.seat}
    >
      <button
        type="button"
        class="crest-of"
        aria-label={t('Board of {name}', { name })}
        onClick={() => onBoard(seat.seat)}
      >
        <ClockRing clock={picture.seats[seat.seat]?.clock}>
          <Crest of={seat.hero} />
        </ClockRing>
      </button>
      <h2 class="name">
        <PlateName name={name} bot={picture.seats[seat.seat]?.kind === 'bot'} />
      </h2>
      <p class="sub">
        {isEnemy(seat) ? rankOf(lexicon, seat.hero) : hero}
        {seat.seat === you && ` · ${t('you')}`}
      </p>
      {coming > 0 && (
        <span class="bolt">
          {coming}
          <span class="unseen"> {t('damage on its way')}</span>
        </span>
      )}
      {!side.shared && (
        <div class="own-life" data-health={seat.seat}>
          <HealthFigure {...life} />
          <HealthBar {...life} coming={coming} />
        </div>
      )}
      <div class="goods">
        <Stock seat={seat} brief />
        <Tokens seat={seat} brief />
        <OnCrawl seat={seat} />
      </div>
      <div class="badges">
        <SeatBadges seat={seat} />
        <PickSeat seat={seat} />
      </div>
      <Saying seat={seat} />
    </section>
  );
}
