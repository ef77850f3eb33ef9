/** Blow for blow: what every die struck for, in the order in which they were placed, one side above the line and the other
 *  below it. */
import type { JSX } from 'preact';
import { clothOf } from '../../../kit/heraldry.tsx';
import { t } from '../../../words/t.ts';
import type { Landing, SeatStory } from './story.ts';

interface ChartSide extends Pick<SeatStory, 'seat' | 'best'> {
  readonly name: string;
  readonly hero: string;
}

interface ExchangeChartProps {
  readonly landings: readonly Landing[];
  readonly above: ChartSide;
  readonly below: ChartSide;
}

/** Drawn for about the size at which it is shown: its words are no larger than they are written. */
const WIDE = { desk: 700, phone: 360 };
const HIGH = 254;
const EDGE = 6;
const TOP = 44;
const BOTTOM = 232;
const MIDDLE = (TOP + BOTTOM) / 2;

export function ExchangeChart({ landings, above, below }: ExchangeChartProps): JSX.Element {
  const wide = matchMedia('(max-width: 699px)').matches ? WIDE.phone : WIDE.desk;
  const most = Math.max(1, ...landings.map(({ attack }) => attack));
  const step = (wide - 2 * EDGE) / Math.max(1, landings.length);
  const x = (at: number): number => EDGE + at * step;
  const high = (attack: number): number => ((MIDDLE - TOP) * Math.max(0, attack)) / most;
  const begins = landings.flatMap(({ round }, at) => (landings[at - 1]?.round === round ? [] : [{ round, at }]));
  const said = [above, below]
    .map(({ name, seat }) =>
      t('{name} struck for {blows}', {
        name,
        blows: landings
          .filter((landing) => landing.seat === seat)
          .map(({ attack }) => attack)
          .join(', '),
      }),
    )
    .join('. ');
  return (
    <svg
      class="curve exchange"
      viewBox={`0 0 ${wide} ${HIGH}`}
      role="img"
      aria-label={t('Blow for blow. {said}', { said })}
    >
      {begins.map(({ round, at }) => (
        <g key={round}>
          <line class="grid" x1={x(at)} x2={x(at)} y1={4} y2={HIGH - 4} />
          <text x={x(at) + 6} y={16}>
            {t('Round {round}', { round })}
          </text>
        </g>
      ))}
      {[above, below].map(({ seat, hero, best }) => (
        <g key={seat} style={clothOf(hero)}>
          {landings.map((landing, at) => {
            if (landing.seat !== seat) return null;
            const tall = high(landing.attack);
            const top = seat === above.seat ? MIDDLE - 1 - tall : MIDDLE + 1;
            return (
              <g key={at}>
                <rect
                  class="blow"
                  x={x(at) + step * 0.1}
                  width={step * 0.8}
                  y={top}
                  height={tall}
                  rx={Math.min(3, step / 5)}
                />
                {landing === best && (
                  <text
                    class="tag"
                    x={x(at) + step / 2}
                    y={seat === above.seat ? top - 5 : top + tall + 15}
                    text-anchor="middle"
                  >
                    {landing.attack}
                  </text>
                )}
              </g>
            );
          })}
        </g>
      ))}
      <line class="grid zero" x1={EDGE} x2={wide - EDGE} y1={MIDDLE} y2={MIDDLE} />
    </svg>
  );
}
