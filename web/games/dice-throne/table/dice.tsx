/** The dice on the table: the roll being decided, large, and other open rolls beside it. In the own offensive roll a die
 *  can be kept; dice that a prompt names light up. */
import type { JSX } from 'preact';
import type { DieView, RollView } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { LegalAction } from '../../../../protocol/messages.ts';
import { Cube } from '../../../kit/cube.tsx';
import { Key } from '../../../kit/key.tsx';
import { wordOf } from '../../../kit/words.ts';
import { t } from '../../../words/t.ts';
import { whoAt } from '../called.ts';
import { useTable } from '../context.ts';
import { fighterAt } from '../fighters.ts';
import { namesDie } from '../options.ts';
import { sourceWords } from '../words.ts';

interface DiceProps {
  readonly roll: RollView;
  /** Counted from the oldest roll shown, as options count. */
  readonly place: number;
  /** Dice set aside from the next reroll; absent when there is no reroll to choose. */
  readonly kept?: ReadonlySet<number>;
  readonly onKeep?: (die: number) => void;
  readonly small?: boolean;
}

export function Dice({ roll, place, kept, onKeep, small }: DiceProps): JSX.Element {
  const { picture, lexicon, choiceOf, take, thrown } = useTable();
  const hero = fighterAt(picture.view, roll.seat)?.hero ?? '';
  const faces = lexicon.dieOf(hero);
  const words = `${sourceWords(roll.for, lexicon)} · ${whoAt({ picture, lexicon }, roll.seat)}`;
  return (
    <figure class={`roll ${small ? 'older' : ''} ${roll.open ? 'open' : 'closed'}`}>
      <div class="row" data-dice={roll.dice.length}>
        {roll.dice.map((die, index) => {
          const chosen = choiceOf((target) => namesDie(target, picture.view.rolls, place, index));
          const keep = kept && onKeep ? () => onKeep(index) : undefined;
          return (
            <Die
              key={index}
              die={die}
              hero={hero}
              faces={faces}
              place={index}
              thrown={thrown(roll.id, index)}
              kept={keep && (kept?.has(index) ?? false)}
              chosen={chosen}
              act={chosen ? () => take([chosen], '') : keep}
            />
          );
        })}
      </div>
      {kept ? (
        <figcaption class="unseen">{t('Choose dice to keep, then throw the others')}</figcaption>
      ) : (
        <figcaption>{words}</figcaption>
      )}
    </figure>
  );
}

interface DieProps {
  readonly die: DieView;
  readonly hero: string;
  readonly faces: readonly string[];
  readonly place: number;
  readonly thrown: number | undefined;
  /** Whether it is kept; absent when it cannot be. */
  readonly kept?: boolean;
  readonly chosen?: LegalAction;
  readonly act?: () => void;
}

function Die({ die, hero, faces, place, thrown, kept, chosen, act }: DieProps): JSX.Element {
  /** Dice of more than six sides bear their number and nothing else. */
  const named = die.symbol !== String(die.value);
  const value = named ? `${die.value}, ${wordOf(die.symbol)}` : die.value;
  const said = t('Die {place}: {value}', { place: place + 1, value });
  const cube = (
    <Cube hero={hero} faces={named ? faces : []} value={die.value} symbol={die.symbol} place={place} thrown={thrown} />
  );
  if (!act) {
    return (
      <span class="die" role="img" aria-label={said}>
        {cube}
      </span>
    );
  }
  const hotkey = chosen ? undefined : String(place + 1);
  return (
    <button
      type="button"
      class={`die ${kept ? 'held' : ''} ${chosen ? 'lit' : ''}`}
      onClick={act}
      aria-pressed={chosen ? undefined : kept}
      data-key={hotkey}
    >
      {cube}
      <span class="unseen">{chosen ? `${said}. ${chosen.label}` : kept ? said : t('{said}. Keep', { said })} </span>
      <span class="tag">{chosen ? t('choose') : kept ? t('kept') : <Key of={hotkey} />}</span>
    </button>
  );
}

/** Dice that wait to be rolled. */
export function BlankDice({ count, hero }: { readonly count: number; readonly hero: string }): JSX.Element {
  const { lexicon } = useTable();
  const faces = lexicon.dieOf(hero);
  return (
    <div class="row blank" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span class="die" key={index}>
          <Cube hero={hero} faces={faces} value={1} symbol={faces[0] ?? ''} place={index} blank />
        </span>
      ))}
    </div>
  );
}
