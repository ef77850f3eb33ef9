/** Lines about events, without what the event beside them says already: `{0} places black 4 on space 2` is `@0 places #1 #2 on
 *  space #3` of what was placed. Most lines of a game have one of a few hundred shapes, whoever did it with whatever dice, and of
 *  those its lexicon knows the English ones, so that a line takes two bytes.
 *
 *  `#3` stands for field 3 of the event, counted through all that lies in it, `@0` for the player whose seat field 0 is. */
import { TYPE } from './codes.ts';
import { isFields } from './key-tree.ts';

/** Of what no shape can be made is the only one in a list. */
export type Shape = string | readonly [string];

/** All fields of an event in their order, as they stand in lines, but for what it is. */
const fieldsOf = (event: object): string[] => {
  const fields: string[] = [];
  addFields(event, true, fields);
  return fields;
};
const addFields = (value: unknown, isEvent: boolean, into: string[]): void => {
  if (typeof value === 'string') into.push(value);
  else if (typeof value === 'number') into.push(String(value));
  else if (Array.isArray(value)) for (const each of value) addFields(each, false, into);
  else if (isFields(value)) for (const key in value) if (!isEvent || key !== TYPE) addFields(value[key], false, into);
};

/** A seat, or a word without what stands before and after it. */
const WORD = /\{\d+\}(?!\d)|[^\s.,:;!?()+−×'"„“”/]+/g;
const SEAT = /^\{(\d+)\}$/;
const SLOT = /([#@])(\d+)/g;

/** A line by the event that it tells; players stand in it as their seats, `{0}`. */
export const shapeOf = (line: string, event: object): Shape => {
  if (/[#@]/.test(line)) return [line];
  const fields = fieldsOf(event);
  let last = -1;
  // Words mostly come as the fields do: of several that say the same it is the next one.
  const find = (word: string): number => {
    const next = fields.indexOf(word, last + 1);
    const found = next < 0 ? fields.indexOf(word) : next;
    if (found >= 0) last = found;
    return found;
  };
  return line.replace(WORD, (word) => {
    const seat = word.startsWith('{') ? SEAT.exec(word)?.[1] : undefined;
    const found = find(seat ?? word);
    if (found < 0) return word;
    return seat === undefined ? `#${found}` : `@${found}`;
  });
};

/** The line of that shape; players stand in it as their seats again. */
export const lineOf = (shape: Shape, event: object): string => {
  if (typeof shape !== 'string') return shape[0];
  const fields = fieldsOf(event);
  return shape.replace(SLOT, (_, kind: string, n: string) => {
    const field = fields[Number(n)];
    return kind === '@' ? `{${field}}` : (field ?? '');
  });
};
