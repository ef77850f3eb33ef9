/** The end of a match: with how much health, and how it went. */
import type { JSX } from 'preact';
import { Told } from '../../../rules/word.tsx';
import { HealthChart } from '../../../table/end/health-chart.tsx';
import { Result, type ResultProps } from '../../../table/end/result.tsx';
import { Tally } from '../../../table/end/tally.tsx';
import { useStory } from '../../../table/end/use-story.ts';
import { seatName } from '../../../table/who.ts';
import { rich } from '../../../words/rich.ts';
import { t } from '../../../words/t.ts';
import { useTable } from '../context.ts';
import { ENEMIES } from '../fighters.ts';
import { sidesOf } from '../sides.ts';
import { diceWords } from '../story/dice-words.ts';
import type { Story } from '../story/story.ts';

interface MatchResultProps extends Omit<ResultProps, 'picture' | 'heroName' | 'lead' | 'children'> {
  /** Whose record is kept: left out where nothing more is told. */
  readonly match?: string;
}

const loadStory = async (match: string): Promise<Story> => (await import('../story/load-story.ts')).loadStory(match);

export function MatchResult({ match, ...props }: MatchResultProps): JSX.Element {
  const { picture, lexicon, eyes } = useTable();
  const { view } = picture;
  const together = view.enemies !== undefined;
  const winner = view.seats.find(({ seat }) => seat === props.outcome.winners[0]);
  const story = useStory(match, loadStory);
  const sides = sidesOf(view, eyes).filter(({ team }) => team !== ENEMIES);
  return (
    <Result
      {...props}
      picture={picture}
      heroName={(hero) => lexicon.heroName(hero)}
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

function Figures({ story }: { readonly story: Story }): JSX.Element {
  const { picture, lexicon, eyes } = useTable();
  const order = sidesOf(picture.view, eyes)
    .filter(({ team }) => team !== ENEMIES)
    .flatMap(({ seats }) => seats);
  const columns = order.flatMap(({ seat, hero }) =>
    story.seats.filter((one) => one.seat === seat).map((one) => ({ ...one, hero, name: seatName(picture, seat) })),
  );
  return (
    <Tally
      columns={columns}
      rows={[
        { words: t('Damage dealt'), figures: columns.map(({ dealt }) => dealt) },
        { words: t('Damage prevented'), figures: columns.map(({ prevented }) => prevented) },
        { words: t('Healed'), figures: columns.map(({ healed }) => healed) },
        { words: t('CP spent'), figures: columns.map(({ cpSpent }) => cpSpent) },
        { words: t('Cards played'), figures: columns.map(({ cards }) => cards) },
        {
          words: t('Biggest blow'),
          figures: columns.map(({ blow }) => blow?.damage ?? 0),
          notes: columns.map(({ blow }) => blow?.ability && <Told text={lexicon.nameOf(blow.ability)} />),
        },
        {
          words: t('Luck of the dice'),
          figures: columns.map(({ dice }) => `${dice.luckierThan} %`),
          notes: columns.map(({ dice }) => diceWords(dice)),
        },
      ]}
    />
  );
}
