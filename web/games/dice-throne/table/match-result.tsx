/** The end of a match: with how much health, and how it went. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/core/game.ts';
import { Crest } from '../../../kit/heraldry.tsx';
import { HealthChart } from '../../../table/health-chart.tsx';
import { Result, type ResultProps } from '../../../table/result.tsx';
import { seatName } from '../../../table/who.ts';
import { useTable } from '../context.ts';
import { sidesOf } from '../sides.ts';
import type { SeatStory, Story } from '../story.ts';

interface MatchResultProps extends Omit<ResultProps, 'picture' | 'lead' | 'children'> {
  /** Whose record is kept: left out where nothing more is told. */
  readonly match?: string;
}

export function MatchResult({ match, ...props }: MatchResultProps): JSX.Element {
  const { picture, eyes } = useTable();
  const { view } = picture;
  const winner = view.seats.find(({ seat }) => seat === props.outcome.winners[0]);
  const story = useStory(match);
  const sides = sidesOf(view, eyes);
  return (
    <Result
      {...props}
      picture={picture}
      lead={
        <>
          Turn {view.turn}
          {winner && winner.health > 0 && (
            <>
              , with <b>{winner.health} health</b> to spare
            </>
          )}
          .
        </>
      }
    >
      {story && (
        <div class="tales">
          <section class="panel-box">
            <h3>How it went</h3>
            <HealthChart
              turns={story.turns}
              lines={sides.flatMap(({ seats: [first], shared, mine }) =>
                first
                  ? [
                      {
                        name: shared ? (mine ? 'Yours' : 'Theirs') : seatName(picture, first.seat),
                        hero: first.hero,
                        values: story.health.map((turn) => turn[first.seat] ?? 0),
                      },
                    ]
                  : [],
              )}
            />
          </section>
          <section class="panel-box">
            <h3>In figures</h3>
            <Figures story={story} />
          </section>
        </div>
      )}
    </Result>
  );
}

/** The record is written when the match ends, which may be a moment after everybody has seen it. */
const PATIENCE_MS = 400;
const TRIES = 4;

function useStory(match: string | undefined): Story | undefined {
  const [story, setStory] = useState<Story>();
  useEffect(() => {
    if (match === undefined) return;
    let wanted = true;
    const load = async (): Promise<void> => {
      const { loadStory } = await import('../load-story.ts');
      for (let tries = 0; wanted && tries < TRIES; tries++) {
        await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS * tries));
        try {
          const told = await loadStory(match);
          if (wanted) setStory(told);
          return;
        } catch {
          // Not written yet, or of rules that this page does not know: then there is no story.
        }
      }
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [match]);
  return story;
}

const ROWS: readonly (readonly [string, (seat: SeatStory) => number])[] = [
  ['Damage dealt', ({ dealt }) => dealt],
  ['Damage prevented', ({ prevented }) => prevented],
  ['Healed', ({ healed }) => healed],
  ['CP spent', ({ cpSpent }) => cpSpent],
  ['Cards played', ({ cards }) => cards],
  ['Biggest blow', ({ blow }) => blow?.damage ?? 0],
];

function Figures({ story }: { readonly story: Story }): JSX.Element {
  const { picture, lexicon, eyes } = useTable();
  const order = sidesOf(picture.view, eyes).flatMap(({ seats }) => seats.map(({ seat }) => seat));
  const seats = order.flatMap((seat) => story.seats.filter((one) => one.seat === seat));
  const heroOf = (seat: Seat): string => picture.view.seats[seat]?.hero ?? '';
  return (
    <table class="tally">
      <thead>
        <tr>
          <td />
          {seats.map(({ seat }) => (
            <th scope="col" key={seat}>
              <Crest of={heroOf(seat)} />
              {seatName(picture, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([words, figure]) => {
          const most = Math.max(...seats.map(figure));
          return (
            <tr key={words}>
              <th scope="row">{words}</th>
              {seats.map((seat) => (
                <td key={seat.seat} class={most > 0 && figure(seat) === most ? 'most' : ''}>
                  {figure(seat)}
                  {figure === ROWS.at(-1)?.[1] && seat.blow?.ability && (
                    <span class="note">{lexicon.nameOf(seat.blow.ability)}</span>
                  )}
                </td>
              ))}
            </tr>
          );
        })}
        <tr>
          <th scope="row">Luck of the dice</th>
          {seats.map(({ seat, dice }) => (
            <td key={seat}>
              {dice.luckierThan}%
              <span class="note">
                {dice.sixes} sixes in {dice.thrown}
              </span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
