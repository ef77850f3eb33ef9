/** One side of the fight in brief: who fights, rounds won, the power in words, and what the next die meets. */
import type { JSX } from 'preact';
import type { FighterView } from '../../../engine/dice-clash/state/view-shape.ts';
import { Banner } from '../../kit/heraldry.tsx';
import { Mark } from '../../kit/icon.tsx';
import { PipTile } from '../../kit/pip-cube.tsx';
import { Told, Word } from '../../rules/word.tsx';
import { Absence, ClockWords } from '../../table/seat-clock.tsx';
import { seatName } from '../../table/who.ts';
import { useTable } from './context.ts';
import { ROUNDS_TO_WIN, roundsWon } from './model.ts';
import { nextWords, powerWords } from './words.ts';
import '../../table/style/seats.css';
import { t } from '../../words/t.ts';

interface FighterPlateProps {
  readonly fighter: FighterView;
  /** Seen from this side. */
  readonly near: boolean;
}

export function FighterPlate({ fighter, near }: FighterPlateProps): JSX.Element {
  const { picture, lexicon } = useTable();
  const { view, you } = picture;
  const { seat, hero } = fighter;
  const person = picture.seats[seat];
  const name = seatName(picture, seat);
  const foe = view.fighters.find((other) => other.seat !== seat);
  const power = lexicon.side(fighter)?.power;
  const says = powerWords(fighter, lexicon, lexicon.isLegend(foe?.hero ?? ''));
  const legend = lexicon.isLegend(hero);
  const sort = seat === you ? t('you') : !legend && person?.kind === 'bot' ? t('bot') : '';
  const active = seat === view.active && !view.outcome;
  return (
    <section
      class={`seat ${near ? 'mine' : 'foe mirror'} ${active ? 'turn' : ''}`}
      aria-label={`${name}, ${lexicon.name(hero)}`}
      data-testid="seat"
      data-seat={seat}
    >
      {active && <Mark of="crown" class="crowned" label={t('has the turn')} />}
      <span class="banner-of">
        <Banner of={hero} />
      </span>
      <div class="who">
        <h2 class="name">
          {name}
          <small>
            {legend ? t('Legend') : lexicon.name(hero)}
            {sort && ` · ${sort}`}
          </small>
        </h2>
        {power && (
          <p class="power">
            <b>
              <PipTile colour="red" value={1} />
              <Word of={{ name: power.name, text: says }} />
            </b>{' '}
            <span>
              <Told text={says} />
            </span>
          </p>
        )}
        <div class="badges">
          {nextWords(fighter).map((words) => (
            <span class="badge warn" key={words}>
              {words}
            </span>
          ))}
          {person?.kind === 'human' && !person.connected && person.clock && <Absence clock={person.clock} />}
        </div>
      </div>
      <div class="fight">
        <Rounds name={name} won={roundsWon(view, seat)} />
        {person?.clock && !view.outcome && <ClockWords clock={person.clock} />}
      </div>
    </section>
  );
}

function Rounds({ name, won }: { readonly name: string; readonly won: number }): JSX.Element {
  return (
    <p
      class="won"
      role="img"
      aria-label={t('{name} won {won} of {roundsToWin} rounds', { name, won, roundsToWin: ROUNDS_TO_WIN })}
    >
      {Array.from({ length: ROUNDS_TO_WIN }, (_, round) => (
        <span key={round} class={round < won ? 'on' : ''}>
          <Mark of="crown" />
        </span>
      ))}
    </p>
  );
}
