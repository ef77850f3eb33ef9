/** Plain English for what the table shows. */
import type { Seat } from '../../../engine/core/game.ts';
import type { DieView, FighterView } from '../../../engine/dice-clash/state/view-shape.ts';
import { plainWords } from '../../table/picture.ts';
import { seatName } from '../../table/who.ts';
import { t } from '../../words/t.ts';
import type { Lexicon, StartedPicture } from './model.ts';

/** What the colour of a die means. */
const colours = (): Readonly<Record<string, string>> => ({
  black: '',
  white: t('placing it re-rolls the rest of the pool'),
  red: t('placing it brings the power about'),
});

const colourNames = (): Readonly<Record<string, string>> => ({ black: t('Black'), white: t('White'), red: t('Red') });

/** `Red 5`, or `Red die, hidden`. */
export const dieWords = ({ colour, value }: DieView): string => {
  const plain = colourNames()[colour] ?? plainWords(colour);
  return value ? `${plain} ${value}` : t('{plain} die, hidden', { plain });
};

export const colourWords = (colour: string): string => colours()[colour] ?? '';

/** Dice are named `black:4`. */
export const nameOf = ({ colour, value }: DieView): string => `${colour}:${value ?? 0}`;
const dieNamed = (name: string): DieView => {
  const [colour = '', value] = name.split(':');
  return { colour, ...(Number(value) > 0 && { value: Number(value) }) };
};

/** Questions that come before a die is placed: until then the attack is the other side's. */
const BEFORE_PLACING = new Set(['roll-next', 'force']);

/** Whose attack it is that is to be beaten. */
export const attackerOf = ({ view: { active, prompt } }: StartedPicture): Seat =>
  prompt && !BEFORE_PLACING.has(prompt.question) ? active : 1 - active;

export interface Status {
  /** Whether this client is waited for. */
  readonly mine: boolean;
  readonly head: string;
  readonly detail: string;
}

/** What the match waits for, in a headline and a line below it. */
export const statusOf = (picture: StartedPicture, chosen: string | undefined): Status => {
  const { view, you } = picture;
  const [wait] = view.waiting;
  if (!wait) return { mine: false, head: t('One moment'), detail: '' };
  if (wait.seat !== you) {
    const name = seatName(picture, wait.seat);
    return wait.why === 'choice'
      ? { mine: false, head: t('{name} chooses', { name }), detail: view.prompt?.words ?? '' }
      : { mine: false, head: t('{name}’s turn', { name }), detail: t('to place a die') };
  }
  if (wait.why === 'choice') return { mine: true, head: t('Choose'), detail: view.prompt?.words ?? '' };
  const die = chosen === undefined ? undefined : dieNamed(chosen);
  const comes = die && colourWords(die.colour);
  const detail = die
    ? [t('Choose a lit space for {die}', { die: dieWords(die) }), ...(comes ? [comes] : [])].join('; ')
    : t('Choose a die to place');
  return { mine: true, head: t('Your turn'), detail };
};

/** What the next die of a fighter meets. */
export const nextWords = ({ next }: FighterView): string[] => [
  ...(next.blunted ? [t('Icons do not count for the next die')] : []),
  ...(next.barred ? [t('Space {barred} is barred for the next die', { barred: next.barred })] : []),
  ...(next.rolls ? [t('The next die is rolled first')] : []),
  ...(next.only ? [t('{die} has to be placed', { die: dieWords(dieNamed(next.only)) })] : []),
];

/** What a fighter's power does in this match. */
export const powerWords = (fighter: FighterView, lexicon: Lexicon, againstLegend: boolean): string => {
  const power = lexicon.side(fighter)?.power;
  return (againstLegend ? power?.solo : undefined) ?? power?.text ?? '';
};
