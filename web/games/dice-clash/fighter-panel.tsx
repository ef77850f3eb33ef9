/** One side of the table: who fights, rounds won, the power in words, the grid, and the dice where they are not played
 *  from the foot of the page. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { FighterView } from '../../../engine/dice-clash/state/view-shape.ts';
import { Absence, SeatClockRing } from '../../table/seat-clock.tsx';
import { seatName } from '../../table/who.ts';
import { useTable } from './context.ts';
import { Grid } from './grid.tsx';
import { ROUNDS_TO_WIN, roundsWon } from './model.ts';
import { Pool } from './pool.tsx';
import { nextWords, powerWords } from './words.ts';

interface FighterPanelProps {
  readonly fighter: FighterView;
  /** Seen from this side. */
  readonly near: boolean;
  readonly pool: boolean;
}

export function FighterPanel({ fighter, near, pool }: FighterPanelProps): JSX.Element {
  const { picture, lexicon } = useTable();
  const { view, you } = picture;
  const { seat, hero, adrenaline } = fighter;
  const person = picture.seats[seat];
  const name = seatName(picture, seat);
  const foe = view.fighters.find((other) => other.seat !== seat);
  const power = lexicon.side(fighter)?.power;
  const changed = useChanged(fighter, view.step);
  const classes = ['clash-fighter', near ? 'near' : 'far', adrenaline ? 'adrenaline' : ''];
  if (seat === view.active && !view.outcome) classes.push('active');
  return (
    <section class={classes.join(' ')} aria-label={`${name}, ${lexicon.name(hero)}`}>
      <header class="clash-who">
        <h2>
          {name}
          {seat === you && <span class="you"> you</span>}
        </h2>
        <span class="clash-hero">{lexicon.isLegend(hero) ? 'Legend' : lexicon.name(hero)}</span>
        <Rounds won={roundsWon(view, seat)} />
        {adrenaline && <span class="badge warn">Adrenaline</span>}
        {seat === view.active && !view.outcome && <span class="badge turn">on turn</span>}
        {person?.kind === 'bot' && !lexicon.isLegend(hero) && <span class="badge">bot</span>}
        {person?.kind === 'human' && !person.connected && person.clock && <Absence clock={person.clock} />}
        {person?.clock && !view.outcome && <SeatClockRing clock={person.clock} />}
      </header>
      {power && (
        <p class="clash-power">
          <b>
            <span aria-hidden="true">★ </span>
            {power.name}
          </b>{' '}
          {powerWords(fighter, lexicon, lexicon.isLegend(foe?.hero ?? ''))}
        </p>
      )}
      {nextWords(fighter).length > 0 && (
        <p class="clash-next">
          {nextWords(fighter).map((words) => (
            <span class="badge warn" key={words}>
              {words}
            </span>
          ))}
        </p>
      )}
      <Grid fighter={fighter} changed={changed} />
      {pool && <Pool fighter={fighter} />}
    </section>
  );
}

function Rounds({ won }: { readonly won: number }): JSX.Element {
  return (
    <span
      class="clash-rounds"
      role="img"
      aria-label={`Rounds won: ${won} of ${ROUNDS_TO_WIN}`}
      title={`Rounds won: ${won}`}
    >
      {Array.from({ length: ROUNDS_TO_WIN }, (_, round) => (
        <span key={round} class={round < won ? 'won' : ''} />
      ))}
    </span>
  );
}

/** Spaces whose die is another than one step ago. */
function useChanged({ grid }: FighterView, step: number): ReadonlySet<number> {
  const memory = useRef({ step, now: grid, before: grid });
  const { current } = memory;
  if (current.step !== step) memory.current = { step, now: grid, before: current.now };
  const { before } = memory.current;
  const differs = (space: number): boolean => {
    const [now, then] = [grid[space], before[space]];
    return now != null && (now.colour !== then?.colour || now.value !== then.value);
  };
  return new Set([...grid.keys()].filter(differs).map((space) => space + 1));
}
