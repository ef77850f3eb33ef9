/** Names of players: what may be shown, and when two look alike.
 *
 *  Two names are taken for the same when their skeletons are: compatible forms are unified (NFKC), case, accents, spaces
 *  and punctuation dropped, and look-alikes of all scripts replaced by one of them, by Unicode's list of confusables
 *  (`unhomoglyph`). Look-alikes differ between capitals and small letters, hence the way through both. */
import { createRequire } from 'node:module';
import { DELETED_NAME } from '../../protocol/ladder-messages.ts';

// The package's types tell of a default export that its code does not have.
const foldLookAlikes: (text: string) => string = createRequire(import.meta.url)('unhomoglyph');

export const LONGEST_NAME = 24;

/** Steers text, hides, or has no place in it: controls, directions, zero widths, private characters, lone surrogates. */
const UNFIT = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Says that a sign is to be shown in colour, or not: nothing a name needs. */
const STYLE_OF_SIGNS = /[\ufe0e\ufe0f]/g;
const PILED_MARKS = /\p{M}{3}/u;
const SEEN = /[\p{L}\p{N}\p{S}]/u;
const ACCENTS = /[\u0300-\u036f]/g;
const SPACES_AND_POINTS = /[\p{Z}\p{P}]/gu;
const DIGITS_AT_THE_END = /\p{Nd}+$/u;

/** A name as it may be shown, or nothing if it may not: 1 to 24 characters, one of which at least is a letter, a digit
 *  or a sign; spaces are single ones within. */
export const nameToShow = (given: string): string | undefined => {
  const plain = given.replace(STYLE_OF_SIGNS, '').trim();
  if (UNFIT.test(plain)) return undefined;
  const name = plain.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const fits = name.length > 0 && [...name].length <= LONGEST_NAME;
  return fits && SEEN.test(name) && !PILED_MARKS.test(name.normalize('NFD')) ? name : undefined;
};

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(ACCENTS, '');

/** What a name looks like. Names with the same skeleton can be taken for one another. */
export const skeletonOf = (name: string): string => {
  const plain = withoutAccents(name).replace(SPACES_AND_POINTS, '');
  const asCapitals = foldLookAlikes(plain.toLowerCase().toUpperCase());
  const asSmall = foldLookAlikes(withoutAccents(asCapitals).toLowerCase());
  return withoutAccents(asSmall).replace(SPACES_AND_POINTS, '').toLowerCase() || name.normalize('NFKC');
};

/** Who these seem to be, nobody is who plays. */
const RESERVED = [
  DELETED_NAME,
  ...['admin', 'administrator', 'moderator', 'mod', 'operator', 'owner', 'root', 'staff', 'support', 'system'],
  ...['server', 'official', 'referee', 'throneroom', 'bot', 'you', 'nobody', 'everybody', 'seat'],
];

/** Knows the names that nobody may have, with digits behind them or without. `more` are further ones. */
export const reservedNames = (more: readonly string[] = []): ((name: string) => boolean) => {
  const skeletons = new Set([...RESERVED, ...more].map(skeletonOf));
  return (name) => [name, name.replace(DIGITS_AT_THE_END, '')].some((form) => skeletons.has(skeletonOf(form)));
};

/** The name with a number behind it, short enough to be shown. */
export const numbered = (name: string, number: number): string => {
  const digits = String(number);
  const kept = [...name]
    .slice(0, LONGEST_NAME - digits.length)
    .join('')
    .trimEnd();
  return `${kept}${digits}`;
};
