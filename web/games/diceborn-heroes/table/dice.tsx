/** The dice of a hero that lie in its pool: to be taken up and put on a slot, or picked to be rolled again. */
import type { JSX } from 'preact';
import type { HeroView } from '../../../../engine/diceborn-heroes/view/view-shape.ts';
import { Key } from '../../../kit/key.tsx';
import { PipCube } from '../../../kit/pip-cube.tsx';
import { t } from '../../../words/t.ts';
import { useTable } from '../context.ts';
import { placeOf } from '../lines.ts';
import { dieNamed, dieWords } from '../model.ts';
import { drag } from './dragging.ts';

interface PoolProps {
  readonly no: number;
  readonly hero: HeroView;
  /** The keys of its dice, in order. */
  readonly keys: readonly (string | undefined)[];
}

export function Pool({ no, hero, keys }: PoolProps): JSX.Element {
  const { picture } = useTable();
  return (
    <ul class="pool" aria-label={t('Dice')} data-round={picture.view.round}>
      {hero.pool.map((die, at) => (
        <li key={at}>
          <PoolDie no={no} die={die} at={at} hotkey={keys[at]} />
        </li>
      ))}
    </ul>
  );
}

interface DieProps {
  readonly no: number;
  readonly die: string;
  readonly at: number;
  readonly hotkey?: string;
}

function PoolDie({ no, die, at, hotkey }: DieProps): JSX.Element {
  const { lines, held, picked, hold, pick, take } = useTable();
  const { colour, value } = dieNamed(die);
  const cube = <PipCube colour={colour} value={value || undefined} place={at} />;
  const answer = lines.choices.get(`die:${die}`) ?? lines.choices.get(`hero:${no}/die:${die}`);
  if (answer) {
    return (
      <button
        type="button"
        class="pdie lit"
        aria-label={t('{die}. Take it', { die: dieWords(die) })}
        onClick={() => take(answer)}
      >
        {cube}
      </button>
    );
  }
  if (picked?.hero === no && value > 0) {
    const on = picked.at.includes(at);
    const toggled = on ? picked.at.filter((one) => one !== at) : [...picked.at, at];
    return (
      <button
        type="button"
        class={`pdie ${on ? 'held' : ''}`}
        data-key={hotkey}
        aria-pressed={on}
        aria-label={t('{die}. Roll it again', { die: dieWords(die) })}
        onClick={() => pick({ hero: no, at: toggled })}
      >
        {cube}
      </button>
    );
  }
  if (!lines.places.has(placeOf(no, die))) {
    return (
      <span class="pdie idle" role="img" aria-label={dieWords(die)} title={dieWords(die)}>
        {cube}
      </span>
    );
  }
  const mine = held?.hero === no && held.at === at;
  return (
    <button
      type="button"
      class={`pdie can ${mine ? 'held' : ''}`}
      data-key={hotkey}
      aria-pressed={mine}
      onPointerDown={(event) => drag(event, () => hold({ hero: no, die, at }))}
      onClick={() => hold(mine ? undefined : { hero: no, die, at })}
    >
      {cube}
      <span class="unseen">{t('{die}. Put it on a slot', { die: dieWords(die) })}</span>
      <Key of={hotkey} />
    </button>
  );
}
