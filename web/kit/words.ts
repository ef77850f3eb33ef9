/** What symbols are called and how names are looked for, and how the faces of a die are told apart. */

/** `rising-sun` as `Rising Sun`. */
export const wordOf = (symbol: string): string =>
  symbol.replace(/(^|-)(.)/g, (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`);

/** The text, to be looked for by an expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The forms of a word as one text has them for each language, `red die, Red die`: others have more of them, or fewer. */
export const formsIn = (text: string): readonly string[] => text.split(', ');

/** The enamel of a face: the first symbol in cloth, the last gilt, those between in bone and in trim. */
export type Tone = 'low' | 'mid' | 'mid2' | 'high';

/** One tone a symbol, so that the symbols of a die differ at a glance as well. */
export function toneOf(die: readonly string[], symbol: string): Tone {
  const kinds = [...new Set(die)];
  const place = kinds.indexOf(symbol);
  if (place <= 0) return 'low';
  if (place === kinds.length - 1) return 'high';
  return place === 1 ? 'mid' : 'mid2';
}
