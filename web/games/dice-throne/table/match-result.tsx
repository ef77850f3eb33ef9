/** The end of a match: with how much health, and how it went. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/core/game.ts';
import { Crest } from '../../../kit/heraldry.tsx';
import { HealthChart } from '../../../table/end/health-chart.tsx';
import { Result, type ResultProps } from '../../../table/end/result.tsx';
import { seatName } from '../../../table/who.ts';
import { rich } from '../../../words/rich.ts';
import { t } from '../../../words/t.ts';
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
          {view.enemies && <Scenario />}{' '}
          {winner && winner.health > 0
            ? rich('Turn {turn}, with {health} to spare.', {
                turn: view.turn,
                health: <b>{t('{n} health', { n: winner.health })}</b>,
              })
            : t('Turn {turn}.', { turn: view.turn })}
        </>
      }
    >
      {story && (
        <div class="tales">
          <section class="panel-box">
            <h3>{t('How it went')}</h3>
            <HealthChart
              turns={story.turns}
              lines={[
                ...sides.flatMap(({ seats, shared, mine }) =>
                  (shared ? seats.slice(0, 1) : seats).map(({ seat, hero }) => ({
                    name: shared ? (mine ? t('Yours') : t('Theirs')) : seatName(picture, seat),
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
            <h3>{t('In figures')}</h3>
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
      {rich('Scenario {scenario}, {difficulty}. {more}', {
        scenario,
        difficulty,
        more:
          crawl &&
          t(
            '{n} of {all} tiles explored, {gold} gold and {loot, plural, one {one loot card} other {# loot cards}} found.',
            {
              n: crawl.tiles.filter(({ up }) => up).length,
              all: crawl.tiles.length,
              gold: crawl.gold,
              loot,
            },
          ),
      })}
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

const rows = (): readonly (readonly [string, (seat: SeatStory) => number])[] => [
  [t('Damage dealt'), ({ dealt }) => dealt],
  [t('Damage prevented'), ({ prevented }) => prevented],
  [t('Healed'), ({ healed }) => healed],
  [t('CP spent'), ({ cpSpent }) => cpSpent],
  [t('Cards played'), ({ cards }) => cards],
  [t('Biggest blow'), ({ blow }) => blow?.damage ?? 0],
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
        {rows().map(([words, figure]) => {
          const most = Math.max(...seats.map(figure));
          return (
            <tr key={words}>
              <th scope="row">{words}</th>
              {seats.map((seat) => (
                <td key={seat.seat} class={most > 0 && figure(seat) === most ? 'most' : ''}>
                  {figure(seat)}
                  {figure === rows().at(-1)?.[1] && seat.blow?.ability && (
                    <span class="note">{lexicon.nameOf(seat.blow.ability)}</span>
                  )}
                </td>
              ))}
            </tr>
          );
        })}
        <tr>
          <th scope="row">{t('Luck of the dice')}</th>
          {seats.map(({ seat, dice }) => (
            <td key={seat}>
              {dice.luckierThan}%
              <span class="note">{t('{sixes} sixes in {thrown}', { sixes: dice.sixes, thrown: dice.thrown })}</span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
