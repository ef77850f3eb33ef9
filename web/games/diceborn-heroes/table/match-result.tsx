/** The end of a match: the party has won or lost together, and how far it came. */
import type { JSX } from 'preact';
import { Crest } from '../../../kit/heraldry.tsx';
import { Told } from '../../../rules/word.tsx';
import { useAfterMatch } from '../../../table/end/after.ts';
import { Result, type ResultProps } from '../../../table/end/result.tsx';
import { t } from '../../../words/t.ts';
import { useTable } from '../context.ts';
import { heroTitle, type Lexicon } from '../model.ts';
import { pathOf } from '../path.ts';
import { ledBy } from '../words.ts';
import { Health } from './figure-parts.tsx';
import { PartyIcon } from './heralds.tsx';

export function MatchResult(
  props: Omit<ResultProps, 'picture' | 'heroName' | 'lead' | 'children' | 'party' | 'onwards'>,
): JSX.Element {
  const { picture, lexicon } = useTable();
  const { view } = picture;
  const won = props.outcome.winners.length > 0;
  const { goOn } = useAfterMatch();
  const next = nextChapter(picture.report, view.mode, lexicon);
  const steps = pathOf(view, lexicon);
  const at = steps.find(({ state }) => state === 'at');
  const gaveUp = view.players.every(({ left }) => left);
  const down = view.heroes.every(({ ko }) => ko);
  const how = gaveUp ? t('Everybody gave up') : down ? t('All heroes were down') : t('The attack deck ran out');
  const lead = won
    ? t(
        '{deck, plural, one {# attack card was} other {# attack cards were}} left after {round, plural, one {# round} other {# rounds}}.',
        { deck: view.deck, round: view.round },
      )
    : at
      ? t('{how} in round {round}, at {name}.', { how, round: view.round, name: at.name })
      : t('{how} in round {round}.', { how, round: view.round });
  // What the party is remembered for counts when all is over.
  const { score = view.score } = picture;
  const stars = score > 0 ? t('{n, plural, one {# star.} other {# stars.}}', { n: score }) : '';
  return (
    <Result
      {...props}
      picture={picture}
      heroName={(hero) => lexicon.name(hero)}
      lead={stars ? `${lead} ${stars}` : lead}
      party={view.heroes.map((hero) => hero.class)}
      onwards={next && goOn && { words: t('Play the next chapter'), go: () => goOn(next) }}
    >
      <section class="panel-box saga" aria-label={t('The party')}>
        <h2>{t('The party')}</h2>
        <ol class="way" aria-label={t('The way')}>
          {steps.map(({ name, mark, state }, index) => (
            <li key={index} class={won ? 'done' : state}>
              <i>{mark === 'boss' ? <PartyIcon of="boss" /> : mark}</i>
              <span>{name}</span>
            </li>
          ))}
        </ol>
        <ul class="fellows">
          {view.heroes.map((hero, no) => (
            <li key={no}>
              <Crest of={hero.class} />
              <div>
                <h3>
                  {heroTitle(view, lexicon, no)} <small>{ledBy(picture, hero)}</small>
                </h3>
                <Health figure={hero} name={`hero:${no}`} />
                <p class="mut">
                  <Told
                    text={[
                      ...hero.kept.map((id) => lexicon.name(id)),
                      ...hero.tucked.map((id) => t('learnt from the {name}', { name: lexicon.name(id) })),
                      ...hero.relics.map((id) => lexicon.name(id)),
                      ...(hero.bountyDone && hero.bounty
                        ? [t('bounty {name}', { name: lexicon.name(hero.bounty) })]
                        : []),
                      ...(hero.spoils.length > 0
                        ? [t('{n, plural, one {# spoils} other {# spoils}}', { n: hero.spoils.length })]
                        : []),
                    ].join(' · ')}
                  />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Result>
  );
}

/** The mode in which a campaign is played: pack after pack. */
const CAMPAIGN = 'quest';

/** What the next chapter begins with, as long as there is a pack that the campaign has not played. */
function nextChapter(report: unknown, mode: string, { packs }: Lexicon): Readonly<Record<string, unknown>> | undefined {
  if (mode !== CAMPAIGN || typeof report !== 'object' || report === null || !('carried' in report)) return undefined;
  const { carried } = report;
  const played: unknown = typeof carried === 'object' && carried !== null ? Reflect.get(carried, 'played') : undefined;
  return Array.isArray(played) && played.length < packs.size ? { carried } : undefined;
}
