/** Everybody who fights by name: players by theirs, enemies by what they are. */

import type { MatchView } from '../../../engine/dice-throne/state/view-shape.ts';
import type { Happening } from '../../table/picture.ts';
import { seatName } from '../../table/who.ts';
import { t } from '../../words/t.ts';
import { fighterAt } from './fighters.ts';
import { drawn } from './happenings.ts';
import type { Lexicon, StartedPicture } from './model.ts';

/** What those are that have come of late, of whom some may have gone again. */
export const comersIn = (happened: readonly Happening[]): ReadonlyMap<number, string> =>
  new Map(
    happened.flatMap(({ events }) =>
      drawn(events).flatMap((event) =>
        event.type === 'enemy-came' ? [[event.enemy, event.kind] as [number, string]] : [],
      ),
    ),
  );

/** What somebody is: a hero, a boss, a minion; of whoever has gone as well, as long as anything tells it. */
export const kindAt = (view: MatchView, number: number, comers?: ReadonlyMap<number, string>): string | undefined =>
  fighterAt(view, number)?.hero ??
  (view.battle?.boss.body === number ? view.battle.boss.kind : undefined) ??
  comers?.get(number);

/** What an enemy is, in a word or two. */
export const rankOf = (lexicon: Lexicon, kind: string): string => {
  const minion = lexicon.minion(kind);
  return minion ? t('level {level}', { level: minion.level }) : t('the boss');
};

type Told = { readonly picture: StartedPicture; readonly lexicon: Lexicon };

/** The name of a player, or of what an enemy is. */
export const nameAt = ({ picture, lexicon }: Told, number: number, comers?: ReadonlyMap<number, string>): string => {
  if (number < picture.view.seats.length) return seatName(picture, number);
  const kind = kindAt(picture.view, number, comers);
  return kind === undefined ? t('An enemy') : lexicon.heroName(kind);
};
/** "You", or the name. */
export const whoAt = (told: Told, number: number, comers?: ReadonlyMap<number, string>): string =>
  number === told.picture.you ? t('You') : nameAt(told, number, comers);
