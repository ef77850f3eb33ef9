/** What just happened in a fight, in a few words. */
import type { ComponentChildren } from 'preact';
import type { DiceClashEvent, EventType } from '../../../engine/dice-clash/state/events.ts';
import { PipTile } from '../../kit/pip-cube.tsx';
import { type Happening, plainWords } from '../../table/picture.ts';
import type { StripItem } from '../../table/strip.tsx';
import type { Lexicon, StartedPicture } from './model.ts';

const TOLD = [
  'round',
  'round-lost',
  'adrenaline',
  'placed',
  'power',
  're-rolled',
  'set-aside',
  'covered',
  'taken-back',
  'moved',
  'cleared',
  'blunted',
  'barred',
  'discarded',
  'legend-rolled',
  'legend-misses',
  'conceded',
] as const satisfies readonly EventType[];
type ToldEvent = DiceClashEvent<(typeof TOLD)[number]>;
const KNOWN: ReadonlySet<string> = new Set(TOLD);
const isTold = (event: { readonly type: string }): event is ToldEvent => KNOWN.has(event.type);

/** As many as may show on the widest table. */
const MOST = 20;

export function stripOf(
  picture: StartedPicture,
  lexicon: Lexicon,
  happened: readonly Happening[],
): readonly StripItem[] {
  return happened
    .flatMap(({ id, events }) =>
      events.filter(isTold).map((event, index) => ({
        id: `${id} ${index}`,
        hero: picture.view.fighters[event.seat]?.hero,
        what: wordsOf(event, lexicon, picture.view.fighters[event.seat]?.hero ?? ''),
      })),
    )
    .slice(-MOST);
}

function wordsOf(event: ToldEvent, lexicon: Lexicon, hero: string): ComponentChildren {
  switch (event.type) {
    case 'round':
      return <b>begins round {event.round}</b>;
    case 'round-lost':
      return <b>loses the round</b>;
    case 'adrenaline':
      return 'turns to the second side';
    case 'placed':
      return (
        <>
          <PipTile colour={event.colour} value={event.value} /> on {event.space}: attacks{' '}
          <span class="dmg">{event.attack}</span>
        </>
      );
    case 'power': {
      const sides = lexicon.fighter(hero)?.sides ?? [];
      const power = sides.find((side) => side.power.id === event.power)?.power.name ?? plainWords(event.power);
      return (
        <>
          uses <b>{power}</b>
        </>
      );
    }
    case 're-rolled':
      return 're-rolls';
    case 'set-aside':
      return (
        <>
          sets <PipTile colour={event.colour} value={event.value} /> aside
        </>
      );
    case 'covered':
      return `space ${event.space} is covered`;
    case 'taken-back':
      return `takes back the die on ${event.space}`;
    case 'moved':
      return `moves ${event.from} to ${event.to}`;
    case 'cleared':
      return `clears ${event.spaces.join(', ')}`;
    case 'blunted':
      return 'icons do not count for the next die';
    case 'barred':
      return `space ${event.space} is barred`;
    case 'discarded':
      return 'loses a die';
    case 'legend-rolled':
      return (
        <>
          rolls <PipTile colour={event.colour} value={event.value} />
        </>
      );
    case 'legend-misses':
      return 'finds no space';
    case 'conceded':
      return 'concedes';
  }
}
