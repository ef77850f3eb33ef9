/** The end of a match: with how much health, and how it went. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/core/game.ts';
import { Crest } from '../../../kit/heraldry.tsx';
import { HealthChart } from '../../../table/end/health-chart.tsx';
import { Result, type ResultProps } from '../../../table/end/result.tsx';
import { seatName } from '../../../table/who.ts';
import { useTable } from '../context.ts';
import { ENEMIES } from '../fighters.ts';
import { sidesOf } from '../sides.ts';
import type { SeatStory, Story } from '../story/story.ts';

interface MatchResultProps extends Omit<ResultProps, 'picture' | 'lead' | 'children'> {
  /** Whose record is kept: left out where nothing more is told. */
  readonly match?: string;
}

export function MatchResult({ match, ...props }: MatchResultProps): JSX.Element {
  const { picture, lexicon, eyes } = useTable();
  const { view } = picture;
  const together = view.enemies !== undefined;
  const winner = view.seats.find(({ seat }) => seat === props.outcome.winners[0]);
  const story = useStory(match);
  const sides = sidesOf(view, eyes).filter(({ team }) => team !== ENEMIES);
  return (
    <Result
      {...props}
      picture={picture}
      {...(together && { party: view.seats.map(({ hero }) => hero) })}
      lead={
        <>
          {view.enemies && <Scenario />} Turn {view.turn}
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
              lines={[
                ...sides.flatMap(({ seats, shared, mine }) =>
                  (shared ? seats.slice(0, 1) : seats).map(({ seat, hero }) => ({
                    name: shared ? (mine ? 'Yours' : 'Theirs') : seatName(picture, seat),
                    hero,
                    values: valuesOf(story, seat),
                  })),
                ),
                ...story.enemies.map(({ number, hero }) => ({
                  name: lexicon.heroName(hero),
                  hero,
                  values: valuesOf(story, number),
                })),
              ]}
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

const valuesOf = (story: Story, number: number): number[] => story.health.map((turn) => turn[number] ?? 0);

/** Which scenario it was, and what is left of what was found there. */
function Scenario(): JSX.Element {
  const { picture } = useTable();
  const { battle, crawl, seats } = picture.view;
  const { scenario, difficulty } = battle ?? crawl ?? { scenario: 0, difficulty: '' };
  const loot = seats.reduce((sum, { unidentified = [] }) => sum + unidentified.length, 0);
  return (
    <>
      Scenario {scenario}, {difficulty}.{' '}
      {crawl && (
        <>
          {crawl.tiles.filter(({ up }) => up).length} of {crawl.tiles.length} tiles explored, {crawl.gold} gold and{' '}
          {loot === 1 ? 'one loot card' : `${loot} loot cards`} found.
        </>
      )}
    </>
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
      const { loadStory } = await import('../story/load-story.ts');
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
  const order = sidesOf(picture.view, eyes)
    .filter(({ team }) => team !== ENEMIES)
    .flatMap(({ seats }) => seats.map(({ seat }) => seat));
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
