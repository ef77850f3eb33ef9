/** What somebody who fights looks like, as data: two colours, a heraldic field, an emblem, and a symbol for everything
 *  that is theirs. A new hero needs one file here; one from outside gets a look made of its id (`unknown.ts`). */

/** The heraldic fields that the page can draw (`web/kit/style/heraldry.css`). */
export const FIELDS = [
  'gyronny',
  'crescents',
  'flames',
  'bend',
  'sinister',
  'roundels',
  'cross',
  'scales',
  'chape',
  'paly',
  'rays',
  'masonry',
  'pily',
  'wavy',
  'checky',
  'glory',
] as const;
export type Field = (typeof FIELDS)[number];

/** Names of icons at game-icons.net, by the ids of what they stand for. */
export type Icons = Readonly<Record<string, string>>;

/** The two colours, the field and the emblem: what one knows somebody by. */
export interface Heraldry {
  /** The colour of the cloth; it keeps 4.5 : 1 against the trim and against ivory. */
  readonly cloth: string;
  readonly trim: string;
  readonly field: Field;
  readonly emblem: string;
}

export interface Art extends Heraldry {
  /** By the symbols of the die. */
  readonly die: Icons;
  /** By the ids of abilities, cards, tokens and companions. An upgrade card looks like the ability it upgrades. */
  readonly icons: Icons;
}
