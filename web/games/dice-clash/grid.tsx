/** A battle grid: nine spaces with what they do, and the dice on them. Spaces that can be taken now are lit and say what
 *  the chosen die would be worth there. */
import type { JSX } from 'preact';
import type { FighterView } from '../../../engine/dice-clash/state/view-shape.ts';
import { Hint } from '../../table/hint.tsx';
import { Key } from '../../table/key.tsx';
import { seatName } from '../../table/who.ts';
import { useTable } from './context.ts';
import { DieFace } from './die.tsx';
import { Icon, Sign } from './icons.tsx';
import { askedAbout, type Placement, spaceOption } from './lines.ts';
import { dieWords } from './words.ts';

interface GridProps {
  readonly fighter: FighterView;
  /** Spaces (1 … 9) on which something has just changed. */
  readonly changed: ReadonlySet<number>;
}

export function Grid({ fighter, changed }: GridProps): JSX.Element {
  const { picture, lexicon, lines, chosen, take } = useTable();
  const { view, you } = picture;
  const side = lexicon.side(fighter);
  const own = fighter.seat === you;
  const asked = view.prompt && askedAbout(view.prompt, view.active) === fighter.seat;
  const name = own ? 'Your grid' : `Grid of ${seatName(picture, fighter.seat)}`;
  return (
    <ol class="clash-grid" aria-label={name}>
      {fighter.grid.map((die, index) => {
        const space = index + 1;
        const info = side?.grid[index];
        const answer = asked ? lines.choices.get(spaceOption(space)) : undefined;
        const ways = own && chosen ? lines.placements.get(chosen)?.get(space) : undefined;
        const barred = fighter.next.barred === space;
        const lit = answer !== undefined || ways !== undefined;
        const words = [
          `Space ${space}`,
          die ? dieWords(die) : 'open',
          barred ? 'barred for the next die' : '',
          info?.text ?? '',
          ...(ways ?? []).map(landingWords),
        ];
        const classes = ['clash-space', lit ? 'lit' : '', die ? 'taken' : '', barred ? 'barred' : ''];
        if (changed.has(space)) classes.push('changed');
        return (
          <li key={space}>
            <Hint
              class={classes.join(' ')}
              text={info && info.mod !== 'plain' ? info.text : ''}
              label={`${words
                .filter((part) => part !== '')
                .join('. ')
                .replaceAll('..', '.')}`}
              hotkey={lit ? String(space) : undefined}
              onTake={answer ? () => take([answer]) : ways ? () => take(ways.map(({ line }) => line)) : undefined}
            >
              <span class="clash-number" aria-hidden="true">
                {space}
              </span>
              {info && <Sign space={info} />}
              {die && <DieFace die={die} />}
              {ways && <Worth ways={ways} />}
              {barred && !die && <span class="clash-cross">✕</span>}
              {lit && <Key of={String(space)} />}
            </Hint>
          </li>
        );
      })}
    </ol>
  );
}

const landingWords = ({ landing }: Placement): string =>
  landing ? `Here it is a ${landing.value}: defence ${landing.defence}, attack ${landing.attack}` : '';

/** Defence and attack that the chosen die would have there. */
function Worth({ ways }: { readonly ways: readonly Placement[] }): JSX.Element {
  return (
    <span class="clash-worth" aria-hidden="true">
      {ways.map(({ line, landing }) =>
        landing ? (
          <span key={line.label}>
            <Icon of="defence" />
            {landing.defence} <Icon of="attack" />
            {landing.attack}
          </span>
        ) : null,
      )}
    </span>
  );
}
