/** A map read for people: how far a tile is, and what there is to say of it. Pure, from the view alone. */

import type { CrawlView, TileView } from '../../../../engine/dice-throne/state/view-shape.ts';
import { t } from '../../../words/t.ts';
import { ROMAN } from '../roman.ts';

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** From 0, at the upper left. */
export const placeOf = (at: string): Place => {
  const [row = 0, column = 0] = at.split('-').map(Number);
  return { row, column };
};

const besides = (at: string): string[] => {
  const { row, column } = placeOf(at);
  return [`${row - 1}-${column}`, `${row}-${column + 1}`, `${row + 1}-${column}`, `${row}-${column - 1}`];
};

/** Steps to each tile that can be walked to: through explored ones, but for those where somebody fights, which end a way as
 *  unexplored ones do. */
export const stepsFrom = ({ tiles }: Pick<CrawlView, 'tiles'>, start: string): ReadonlyMap<string, number> => {
  const byPlace = new Map(tiles.map((tile) => [tile.at, tile]));
  const steps = new Map([[start, 0]]);
  for (const [at, n] of steps) {
    const tile = byPlace.get(at);
    if (at !== start && (!tile?.up || tile.enemy !== undefined)) continue;
    for (const next of besides(at)) if (byPlace.has(next) && !steps.has(next)) steps.set(next, n + 1);
  }
  return steps;
};

/** `level II`, `the boss portal`. */
export const levelWords = (level: TileView['level']): string =>
  level === 'portal'
    ? t('the boss portal')
    : level === 'start'
      ? t('the start')
      : t('level {roman}', { roman: ROMAN[level] });

export const itemWords = (): Readonly<Record<TileView['items'][number], string>> => ({
  shard: t('shard'),
  salve: t('salve'),
  'chest-1': t('chest of level I'),
  'chest-2': t('chest of level II'),
  'chest-3': t('chest of level III'),
});

/** A tile in a few words: `Level II, shard`; by its name once it is explored. */
export const tileWords = ({ level, items }: TileView, name?: string): string => {
  if (name) return name;
  const words = [levelWords(level), ...items.map((item) => itemWords()[item])].join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
