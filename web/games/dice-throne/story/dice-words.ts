/** What stands below how lucky somebody's dice were. */
import { t } from '../../../words/t.ts';
import type { DiceLuck } from './story.ts';

export const diceWords = ({ sixes, thrown }: Pick<DiceLuck, 'sixes' | 'thrown'>): string =>
  t('{sixes, plural, one {# six} other {# sixes}} in {thrown}', { sixes, thrown });
