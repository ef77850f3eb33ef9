/** Health over the turns of a match, one line a dial. */

import type { JSX } from 'preact';
import { clothOf } from '../../kit/heraldry.tsx';
import { t } from '../../words/t.ts';

export interface ChartLine {
  readonly name: string;
  readonly hero: string;
  /** From the start on, one a turn. */
  readonly values: readonly number[];
}

/** Drawn for about the size at which it is shown: its words are no larger than they are written. */
const WIDE = { desk: 700, phone: 360 };
const HIGH = 254;
const LEFT = 46;
/** For the names at the ends of the lines. */
const NAMES = 62;
const TOP = 14;
const BOTTOM = 219;
const GRID_STEP = 10;
/** Names of lines that end close together stand apart by so much. */
const NAME_GAP = 17;
const DASHES = ['', '9 5', '3 4', '14 4 3 4', '2 6', '20 5'];

export function HealthChart({
  lines,
  turns,
}: {
  readonly lines: readonly ChartLine[];
  readonly turns: number;
}): JSX.Element {
  const wide = matchMedia('(max-width: 699px)').matches ? WIDE.phone : WIDE.desk;
  const right = wide - NAMES;
  const most = Math.ceil(Math.max(1, ...lines.flatMap(({ values }) => values)) / GRID_STEP) * GRID_STEP;
  const longest = Math.max(2, ...lines.map(({ values }) => values.length));
  const x = (turn: number): number => LEFT + ((right - LEFT) * turn) / (longest - 1);
  const y = (health: number): number => BOTTOM - ((BOTTOM - TOP) * Math.max(0, health)) / most;
  const grid = Array.from({ length: most / GRID_STEP + 1 }, (_, step) => step * GRID_STEP).filter(
    (level) => most <= 60 || level % 20 === 0,
  );
  const names = spread(lines.map(({ values }) => y(values.at(-1) ?? 0)));
  const said = lines
    .map(({ name, values }) =>
      t('{name} from {before} to {after}', { name, before: values[0] ?? 0, after: values.at(-1) ?? 0 }),
    )
    .join(', ');
  return (
    <svg class="curve" viewBox={`0 0 ${wide} ${HIGH}`} role="img" aria-label={t('Health by turn: {said}', { said })}>
      {grid.map((level) => (
        <g key={level}>
          <line class="grid" x1={LEFT} x2={right} y1={y(level)} y2={y(level)} />
          <text x={LEFT - 10} y={y(level) + 5} text-anchor="end">
            {level}
          </text>
        </g>
      ))}
      {lines.map(({ name, hero, values }, index) => (
        <g key={name} style={clothOf(hero)}>
          <path
            class="line"
            stroke-dasharray={DASHES[index % DASHES.length]}
            d={values
              .map((value, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn).toFixed(1)} ${y(value).toFixed(1)}`)
              .join('')}
          />
          <text class="tag" x={right + 6} y={(names[index] ?? 0) + 5}>
            {name.length > 7 ? `${name.slice(0, 6)}…` : name}
          </text>
        </g>
      ))}
      <text x={LEFT} y={HIGH - 8}>
        {t('start')}
      </text>
      <text x={right} y={HIGH - 8} text-anchor="end">
        {t('turn {turns}', { turns })}
      </text>
    </svg>
  );
}

/** Heights of names, moved apart where they would stand on each other. */
function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  let above = Number.NEGATIVE_INFINITY;
  const placed: number[] = [];
  for (const { height, index } of order) {
    above = Math.max(height, above + NAME_GAP);
    placed[index] = above;
  }
  const over = Math.max(0, above - (HIGH - 30));
  return placed.map((height) => height - over);
}
