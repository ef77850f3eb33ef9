/** The end of a match: the rounds that each side won, and how it went. */
import type { JSX } from 'preact';
import { Crest } from '../../../kit/heraldry.tsx';
import { Result, type ResultProps } from '../../../table/end/result.tsx';
import { Tally } from '../../../table/end/tally.tsx';
import { useStory } from '../../../table/end/use-story.ts';
import { seatName } from '../../../table/who.ts';
import { t } from '../../../words/t.ts';
import { useTable } from '../context.ts';
import { roundsWon } from '../model.ts';
import { ExchangeChart } from './exchange-chart.tsx';
import type { Landing, Story } from './story.ts';

interface MatchResultProps extends Omit<ResultProps, 'picture' | 'heroName' | 'lead' | 'children'> {
  /** Whose record is kept: left out where nothing more is told. */
  readonly match?: string;
}

const loadStory = async (match: string): Promise<Story> => (await import('./load-story.ts')).loadStory(match);

export function MatchResult({ match, ...props }: MatchResultProps): JSX.Element {
  const { picture, lexicon } = useTable();
  const { view } = picture;
  const rounds = view.fighters.map(({ seat }) => `${seatName(picture, seat)} ${roundsWon(view, seat)}`).join(' · ');
  const story = useStory(match, loadStory);
  return (
    <Result
      {...props}
      picture={picture}
      heroName={(hero) => lexicon.name(hero)}
      lead={t('Round {round}. Rounds won: {rounds}.', { round: view.round, rounds })}
    >
      {story && story.landings.length > 0 && <Tales story={story} />}
    </Result>
  );
}

function Tales({ story }: { readonly story: Story }): JSX.Element | null {
  const { picture, eyes } = useTable();
  const sides = [...picture.view.fighters]
    .sort((a, b) => Number(b.seat === eyes) - Number(a.seat === eyes))
    .flatMap(({ seat, hero }) =>
      story.seats.filter((one) => one.seat === seat).map((one) => ({ ...one, hero, name: seatName(picture, seat) })),
    );
  const [above, below] = sides;
  if (!above || !below) return null;
  return (
    <div class="tales">
      <section class="panel-box">
        <h3>{t('Blow for blow')}</h3>
        <p class="sides">
          {sides.map(({ seat, hero, name }) => (
            <span key={seat}>
              <Crest of={hero} />
              {seat === above.seat ? t('{name}, above', { name }) : t('{name}, below', { name })}
            </span>
          ))}
        </p>
        <ExchangeChart landings={story.landings} above={above} below={below} />
      </section>
      <section class="panel-box">
        <h3>{t('In figures')}</h3>
        <Tally
          columns={sides}
          rows={[
            { words: t('Rounds won'), figures: sides.map(({ rounds }) => rounds) },
            { words: t('Dice placed'), figures: sides.map(({ placed }) => placed) },
            {
              words: t('Best landing'),
              figures: sides.map(({ best }) => best?.attack ?? 0),
              notes: sides.map(({ best }) => best && whereWords(best)),
            },
            {
              words: t('Narrowest stop'),
              figures: sides.map(({ narrow }) => (narrow ? `${narrow.defence} : ${narrow.stopped}` : '–')),
              notes: sides.map(({ narrow }) => narrow && whereWords(narrow)),
            },
            { words: t('Struck for, in all'), figures: sides.map(({ struck }) => struck) },
            { words: t('Stopped, in all'), figures: sides.map(({ stopped }) => stopped) },
            { words: t('Powers used'), figures: sides.map(({ powers }) => powers) },
            { words: t('Pools rolled again'), figures: sides.map(({ reRolls }) => reRolls) },
          ]}
        />
      </section>
    </div>
  );
}

const whereWords = ({ value, space, round }: Landing): string =>
  t('{value} on {space}, round {round}', { value, space, round });
