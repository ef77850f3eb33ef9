/** Pools of dice: the own one on the felt, to choose from; another's below its grid, as far as it is known. */
import type { ComponentChildren, JSX } from 'preact';
import type { DieView, FighterView } from '../../../engine/dice-clash/state/view-shape.ts';
import { Mark } from '../../kit/icon.tsx';
import { Key } from '../../kit/key.tsx';
import { PipCube, PipTile } from '../../kit/pip-cube.tsx';
import { seatName } from '../../table/who.ts';
import { t } from '../../words/t.ts';
import { useTable } from './context.ts';
import { DIE_KEYS } from './keys.ts';
import { askedAbout, dieOption } from './lines.ts';
import { colourWords, dieWords, nameOf } from './words.ts';

/** The dice one plays with. */
export function OwnPool({ fighter }: { readonly fighter: FighterView }): JSX.Element {
  const { pool, aside, taken } = fighter;
  const many = pool.length + aside.length + (taken ? 1 : 0);
  return (
    <ul
      class={`row ${many > 6 ? 'crowd' : many > 4 ? 'some' : ''}`}
      aria-label={t('Your dice')}
      data-pool={fighter.seat}
    >
      {pool.map((die, index) => (
        <li key={index}>
          <PoolDie die={die} fighter={fighter} at={index} />
        </li>
      ))}
      {aside.length > 0 && (
        <li class="aside">
          <span class="lbl">{t('set aside')}</span>
          {aside.map((die, index) => (
            <PoolDie key={index} die={die} fighter={fighter} at={pool.length + index} />
          ))}
        </li>
      )}
      {taken && (
        <li class="aside">
          <span class="lbl">{t('rolled')}</span>
          <Shown die={taken} at={0} />
        </li>
      )}
    </ul>
  );
}

/** The dice of somebody else, and what is known of them. */
export function OthersPool({ fighter }: { readonly fighter: FighterView }): JSX.Element {
  const { picture, lexicon } = useTable();
  const { pool, aside, taken, rolled, reserve = 0, coming = [] } = fighter;
  const legend = lexicon.isLegend(fighter.hero);
  const hidden = pool.filter(({ value }) => !value).length;
  return (
    <section
      class="pool"
      aria-label={t('Dice of {seatName}', { seatName: seatName(picture, fighter.seat) })}
      data-pool={fighter.seat}
    >
      <p class="unseen">
        {pool.length} {legend ? t('to roll') : t('in the pool')}
      </p>
      <Group title={legend ? t('To roll') : hidden > 0 ? t('Hidden') : t('Pool')}>
        {pool.map((die, index) => (
          <FoeDie key={index} die={die} fighter={fighter} at={index} />
        ))}
      </Group>
      {aside.length > 0 && (
        <Group title={t('Set aside')}>
          {aside.map((die, index) => (
            <FoeDie key={index} die={die} fighter={fighter} at={pool.length + index} />
          ))}
        </Group>
      )}
      {[taken, rolled].map(
        (die) =>
          die && (
            <Group title={t('Rolled')} key={nameOf(die)}>
              <PipTile colour={die.colour} value={die.value} />
            </Group>
          ),
      )}
      {coming.length > 0 && (
        <Group title={t('Next to come')}>
          {coming.map((value, index) => (
            <PipTile key={index} colour="black" value={value} />
          ))}
        </Group>
      )}
      {reserve > 0 && (
        <Group title={t('In reserve')}>
          {Array.from({ length: reserve }, (_, index) => (
            <PipTile key={index} colour="white" place={index} />
          ))}
        </Group>
      )}
    </section>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="group">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

interface PoolDieProps {
  readonly die: DieView;
  readonly fighter: FighterView;
  /** Its place in the pool. */
  readonly at: number;
}

/** The answer that names a die, where a question is about the pool that it lies in. */
function useAnswer(die: DieView, fighter: FighterView) {
  const { picture, lines } = useTable();
  const { prompt, active } = picture.view;
  const asked = prompt && askedAbout(prompt, active) === fighter.seat;
  return asked ? lines.choices.get(dieOption(nameOf(die))) : undefined;
}

function FoeDie({ die, fighter, at }: PoolDieProps): JSX.Element {
  const { take } = useTable();
  const answer = useAnswer(die, fighter);
  const words = dieWords(die);
  if (!answer) {
    return (
      <span class="shown" role="img" aria-label={words} title={words} data-die={nameOf(die)}>
        <PipTile colour={die.colour} value={die.value} place={at} />
      </span>
    );
  }
  return (
    <button
      type="button"
      class="shown lit"
      data-die={nameOf(die)}
      aria-label={t('{words}. Take it', { words })}
      onClick={() => take([answer])}
    >
      <PipTile colour={die.colour} value={die.value} place={at} />
    </button>
  );
}

function PoolDie({ die, fighter, at }: PoolDieProps): JSX.Element {
  const { lines, chosenAt, choose, letGo, take } = useTable();
  const name = nameOf(die);
  const hotkey = DIE_KEYS[at];
  const answer = useAnswer(die, fighter);
  if (!answer && !lines.placements.has(name)) return <Shown die={die} at={at} idle={lines.placements.size > 0} />;
  const chosen = chosenAt === at;
  const said = [dieWords(die), colourWords(die.colour), seenWords(die)].filter((part) => part !== '').join(', ');
  return (
    <button
      type="button"
      class={`pdie ${answer ? 'lit' : ''} ${chosen ? 'held' : ''}`}
      title={colourWords(die.colour) || undefined}
      aria-label={answer ? t('{said}. Take it', { said }) : t('{said}. Place it', { said })}
      aria-pressed={answer ? undefined : chosen}
      data-die={name}
      data-key={hotkey}
      onClick={() => (answer ? take([answer]) : chosen ? letGo() : choose(name, at))}
    >
      <PipCube colour={die.colour} value={die.value} place={at} />
      <span class="tag" aria-hidden="true">
        {die.seen && <Mark of="watch" />}
        {chosen ? t('chosen') : <Key of={hotkey} />}
      </span>
    </button>
  );
}

const seenWords = ({ seen }: DieView): string => (seen ? t('seen by your opponent') : '');

interface ShownProps {
  readonly die: DieView;
  readonly at: number;
  readonly idle?: boolean;
}

function Shown({ die, at, idle }: ShownProps): JSX.Element {
  const words = [dieWords(die), seenWords(die), idle ? t('cannot be placed now') : '']
    .filter((part) => part !== '')
    .join(', ');
  return (
    <span class={`pdie ${idle ? 'off' : ''}`} role="img" aria-label={words} title={words} data-die={nameOf(die)}>
      <PipCube colour={die.colour} value={die.value} place={at} />
      <span class="tag" aria-hidden="true">
        {die.seen && <Mark of="watch" />}
        {idle && t('too low')}
      </span>
    </span>
  );
}
