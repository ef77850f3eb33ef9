/** A pool of dice: the own one to choose from, another's as far as it is known. */
import type { JSX } from 'preact';
import type { DieView, FighterView } from '../../../engine/dice-clash/state/view-shape.ts';
import { Key } from '../../table/key.tsx';
import { seatName } from '../../table/who.ts';
import { useTable } from './context.ts';
import { DieFace } from './die.tsx';
import { Icon } from './icons.tsx';
import { DIE_KEYS } from './keys.ts';
import { askedAbout, dieOption } from './lines.ts';
import { colourWords, dieWords, nameOf } from './words.ts';

export function Pool({ fighter }: { readonly fighter: FighterView }): JSX.Element {
  const { picture, lexicon } = useTable();
  const { pool, aside, taken, rolled, reserve, coming = [] } = fighter;
  const own = fighter.seat === picture.you;
  const legend = lexicon.isLegend(fighter.hero);
  const title = own ? 'Your dice' : `Dice of ${seatName(picture, fighter.seat)}`;
  return (
    <section class={`clash-pool ${own ? 'own' : ''}`} aria-label={title}>
      <Dice title={legend ? 'To roll' : 'Pool'} dice={pool} fighter={fighter} from={0} />
      {aside.length > 0 && <Dice title="Set aside" dice={aside} fighter={fighter} from={pool.length} />}
      {taken && <Dice title="Rolled" dice={[taken]} />}
      {rolled && <Dice title="Rolled" dice={[rolled]} />}
      {coming.length > 0 && <Dice title="Next to come" dice={coming.map((value) => ({ colour: 'black', value }))} />}
      {reserve !== undefined && reserve > 0 && (
        <Dice title="In reserve" dice={Array.from({ length: reserve }, () => ({ colour: 'white' }))} />
      )}
    </section>
  );
}

interface DiceProps {
  readonly title: string;
  readonly dice: readonly DieView[];
  /** Whose dice they are, where they can be named. */
  readonly fighter?: FighterView;
  /** How many dice stand before these. */
  readonly from?: number;
}

function Dice({ title, dice, fighter, from = 0 }: DiceProps): JSX.Element {
  return (
    <div class="clash-dice">
      <h3>
        {title} <span>{dice.length}</span>
      </h3>
      <ul>
        {dice.map((die, index) => (
          <li key={index}>
            {fighter ? <PoolDie die={die} fighter={fighter} at={from + index} /> : <Shown die={die} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PoolDieProps {
  readonly die: DieView;
  readonly fighter: FighterView;
  /** Its place in the pool. */
  readonly at: number;
}

function PoolDie({ die, fighter, at }: PoolDieProps): JSX.Element {
  const { picture, lines, chosenAt, choose, letGo, take } = useTable();
  const { view, you } = picture;
  const name = nameOf(die);
  const hotkey = DIE_KEYS[at];
  const own = fighter.seat === you;
  const asked = view.prompt && askedAbout(view.prompt, view.active) === fighter.seat;
  const answer = asked ? lines.choices.get(dieOption(name)) : undefined;
  const places = own && lines.placements.has(name);
  if (!answer && !places) return <Shown die={die} idle={own && lines.placements.size > 0} />;
  const chosen = own && chosenAt === at;
  const said = [dieWords(die), colourWords(die.colour), seenWords(die)].filter((part) => part !== '').join(', ');
  return (
    <button
      type="button"
      class={`clash-take ${answer ? 'lit' : ''} ${chosen ? 'chosen' : ''}`}
      title={colourWords(die.colour) || undefined}
      aria-label={answer ? `${said}. Take it` : `${said}. Place it`}
      aria-pressed={answer ? undefined : chosen}
      data-key={hotkey}
      onClick={() => (answer ? take([answer]) : chosen ? letGo() : choose(name, at))}
    >
      <DieFace die={die} />
      {die.seen && <Seen />}
      <Key of={hotkey} />
    </button>
  );
}

const seenWords = ({ seen }: DieView): string => (seen ? 'seen by your opponent' : '');

function Shown({ die, idle }: { readonly die: DieView; readonly idle?: boolean }): JSX.Element {
  const words = [dieWords(die), seenWords(die), idle ? 'cannot be placed now' : '']
    .filter((part) => part !== '')
    .join(', ');
  return (
    <span class={`clash-shown ${idle ? 'idle' : ''}`} role="img" aria-label={words} title={words}>
      <DieFace die={die} />
      {die.seen && <Seen />}
    </span>
  );
}

/** The opponent knows this die. */
function Seen(): JSX.Element {
  return (
    <span class="clash-seen" aria-hidden="true" title="Seen by your opponent">
      <Icon of="look" />
    </span>
  );
}
