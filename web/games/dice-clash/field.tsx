/** A battle grid: nine spaces with what they do, and the dice on them; below it the dice that are not played from the
 *  tray. Spaces that can be taken now are lit and say what the chosen die would be worth there. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { FighterView, SpaceInfo } from '../../../engine/dice-clash/state/view-shape.ts';
import { Key } from '../../kit/key.tsx';
import { PipCube } from '../../kit/pip-cube.tsx';
import { Bubble, useBubble } from '../../table/bubble.tsx';
import { seatName } from '../../table/who.ts';
import { t } from '../../words/t.ts';
import { useTable } from './context.ts';
import { Icon, Sign } from './icons.tsx';
import { askedAbout, type Placement, spaceOption } from './lines.ts';
import { hardestBlow, safestGuard } from './model.ts';
import { OthersPool } from './pool.tsx';
import { attackerOf, dieWords } from './words.ts';

interface FieldProps {
  readonly fighter: FighterView;
  readonly near: boolean;
}

export function Field({ fighter, near }: FieldProps): JSX.Element {
  const { picture, lexicon, lines, chosen, take } = useTable();
  const { view, you } = picture;
  const side = lexicon.side(fighter);
  const own = fighter.seat === you;
  const asked = view.prompt && askedAbout(view.prompt, view.active) === fighter.seat;
  const title = own ? t('Your grid') : t('Grid of {seatName}', { seatName: seatName(picture, fighter.seat) });
  const changed = useChanged(fighter, view.step);
  const placements = own && chosen ? lines.placements.get(chosen) : undefined;
  const hardest = hardestBlow(placements);
  const safest = safestGuard(placements);
  return (
    <div class={`field ${near ? 'mine' : 'foe'}`}>
      <h2>
        <span>{title}</span>
        <small>{fighter.adrenaline ? t('second side, after a lost round') : t('first side')}</small>
      </h2>
      <ol class="spaces" aria-label={title} data-grid={fighter.seat}>
        {fighter.grid.map((die, index) => {
          const space = index + 1;
          const answer = asked ? lines.choices.get(spaceOption(space)) : undefined;
          const ways = placements?.get(space);
          return (
            <li key={space}>
              <Space
                space={space}
                info={side?.grid[index]}
                die={die}
                barred={fighter.next.barred === space}
                changed={changed.has(space)}
                attacks={changed.has(space) && view.attack !== undefined && attackerOf(picture) === fighter.seat}
                ways={ways}
                best={space === hardest ? t('hardest blow') : space === safest ? t('safest guard') : ''}
                preferred={space === hardest}
                hotkey={answer || ways ? String(space) : undefined}
                act={answer ? () => take([answer]) : ways ? () => take(ways.map(({ line }) => line)) : undefined}
              />
            </li>
          );
        })}
      </ol>
      {!own && <OthersPool fighter={fighter} />}
    </div>
  );
}

interface SpaceProps {
  readonly space: number;
  readonly info?: SpaceInfo;
  readonly die: FighterView['grid'][number] | undefined;
  readonly barred: boolean;
  /** Its die is another than one step ago. */
  readonly changed: boolean;
  /** It is the die that attacks. */
  readonly attacks: boolean;
  /** What the chosen die would be there. */
  readonly ways?: readonly Placement[];
  readonly best: string;
  /** The way on that the tray offers. */
  readonly preferred: boolean;
  readonly hotkey?: string;
  readonly act?: () => void;
}

function Space(props: SpaceProps): JSX.Element {
  const { space, info, die, barred, changed, attacks, ways = [], best, preferred, hotkey, act } = props;
  const box = useRef<HTMLButtonElement>(null);
  const bubble = useBubble(box);
  const text = info && info.mod !== 'plain' ? info.text : '';
  const words = [
    t('Space {space}', { space }),
    die ? dieWords(die) : t('no die on it'),
    barred ? t('barred for the next die') : '',
    info?.text ?? '',
    ...ways.map(landingWords),
  ];
  const classes = ['space', act ? 'lit' : '', die ? 'has' : '', barred ? 'barred' : '', changed ? 'changed' : ''];
  if (attacks) classes.push('last');
  const landing = ways[0]?.landing;
  return (
    <>
      <button
        type="button"
        class={classes.join(' ')}
        ref={box}
        data-key={hotkey}
        data-preferred={preferred || undefined}
        aria-describedby={bubble.open ? bubble.id : undefined}
        onClick={act ?? bubble.show}
      >
        <span class="unseen">
          {words
            .filter((part) => part !== '')
            .join('. ')
            .replaceAll('..', '.')}
        </span>
        <span class="sq" aria-hidden="true">
          {space}
        </span>
        {info && info.mod !== 'plain' && (
          <span class={`mod m-${info.mod}`} aria-hidden="true">
            <Sign space={info} />
          </span>
        )}
        {die && <PipCube colour={die.colour} value={die.value} place={space} />}
        {landing && (
          <span class="big" aria-hidden="true">
            <span class="d">
              <Icon of="defence" />
              <b>{landing.defence}</b>
            </span>
            <span class="a">
              <Icon of="attack" />
              <b>{landing.attack}</b>
            </span>
          </span>
        )}
        {act && best && (
          <span class="how" aria-hidden="true">
            {best}
          </span>
        )}
        {barred && !die && (
          <span class="cross" aria-hidden="true">
            ✕
          </span>
        )}
        <Key of={hotkey} />
      </button>
      {text && <Bubble of={bubble}>{text}</Bubble>}
    </>
  );
}

const landingWords = ({ landing }: Placement): string =>
  landing
    ? t('Here it is a {value}: defence {defence}, attack {attack}', {
        value: landing.value,
        defence: landing.defence,
        attack: landing.attack,
      })
    : '';

/** Spaces whose die is another than one step ago. */
function useChanged({ grid }: FighterView, step: number): ReadonlySet<number> {
  const memory = useRef({ step, now: grid, before: grid });
  const { current } = memory;
  if (current.step !== step) memory.current = { step, now: grid, before: current.now };
  const { before } = memory.current;
  const differs = (space: number): boolean => {
    const [now, then] = [grid[space], before[space]];
    return now != null && (now.colour !== then?.colour || now.value !== then.value);
  };
  return new Set([...grid.keys()].filter(differs).map((space) => space + 1));
}
