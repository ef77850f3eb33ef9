/** What just happened in a fight, in a few words. */
import type { ComponentChildren } from 'preact';
import type { DiceClashEvent, EventType } from '../../../engine/dice-clash/state/events.ts';
import { PipTile } from '../../kit/pip-cube.tsx';
import { Told } from '../../rules/word.tsx';
import type { Happening } from '../../table/picture.ts';
import type { StripItem } from '../../table/strip.tsx';
import { rich } from '../../words/rich.ts';
import { t } from '../../words/t.ts';
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
      return <b>{t('begins round {round}', { round: event.round })}</b>;
    case 'round-lost':
      return <b>{t('loses the round')}</b>;
    case 'adrenaline':
      return t('turns to the second side');
    case 'placed':
      return (
        <>
          {rich('{die} on {space}: attacks {attack}', {
            die: <PipTile colour={event.colour} value={event.value} />,
            space: event.space,
            attack: <span class="dmg">{event.attack}</span>,
          })}
        </>
      );
    case 'power':
      return rich('uses {power}', {
        power: (
          <b>
            <Told text={lexicon.powerName(hero, event.power)} />
          </b>
        ),
      });
    case 're-rolled':
      return t('re-rolls');
    case 'set-aside':
      return rich('sets {die} aside', { die: <PipTile colour={event.colour} value={event.value} /> });
    case 'covered':
      return t('space {space} is covered', { space: event.space });
    case 'taken-back':
      return t('takes back the die on {space}', { space: event.space });
    case 'moved':
      return t('moves {from} to {to}', { from: event.from, to: event.to });
    case 'cleared':
      return t('clears {spaces}', { spaces: event.spaces.join(', ') });
    case 'blunted':
      return t('icons do not count for the next die');
    case 'barred':
      return t('space {space} is barred', { space: event.space });
    case 'discarded':
      return t('loses a die');
    case 'legend-rolled':
      return rich('rolls {die}', { die: <PipTile colour={event.colour} value={event.value} /> });
    case 'legend-misses':
      return t('finds no space');
    case 'conceded':
      return event.late ? t('is out: time ran out') : t('concedes');
  }
}
