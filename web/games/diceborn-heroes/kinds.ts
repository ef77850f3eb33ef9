/** What the content names by ids that are no printed names: colours of dice and cards, types of monsters, what a boss is immune
 *  to. */
import type { BossDef, MonsterType, Slot } from '../../../engine/diceborn-heroes/vocabulary/words.ts';
import { plainWords } from '../../table/picture.ts';
import { list, perLanguage, t } from '../../words/t.ts';

const colours = perLanguage(
  (): ReadonlyMap<string, string> =>
    new Map<Slot['colour'], string>([
      ['green', t('green')],
      ['red', t('red')],
      ['blue', t('blue')],
      ['grey', t('grey')],
    ]),
);
/** `red`, as it stands within a sentence. */
export const colourWords = (colour: string): string => colours().get(colour) ?? colour;
/** `Red 3`, `Red` where no number is shown. */
export const shownWords = (colour: string, value: number): string =>
  plainWords(value > 0 ? `${colourWords(colour)} ${value}` : colourWords(colour));

const types = perLanguage(
  (): Readonly<Record<MonsterType, string>> => ({
    beast: t('beast'),
    sea: t('sea'),
    undead: t('undead'),
    insect: t('insect'),
    ooze: t('ooze'),
    humanoid: t('humanoid'),
    spirit: t('spirit'),
    plant: t('plant'),
    demon: t('demon'),
    construct: t('construct'),
    dragon: t('dragon'),
  }),
);
/** `undead`, beside the name of a monster. */
export const typeWords = (type: MonsterType): string => types()[type];

/** `Poison and Stun`. */
export const immuneWords = (immune: BossDef['immune']): string =>
  list(immune.map((to) => (to === 'poison' ? t('Poison') : t('Stun'))));
