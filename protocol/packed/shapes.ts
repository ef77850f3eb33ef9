/** Lines about events, without what the event beside them says already: `{0} places black 4 on space 2` is `@0 places #1 #2 on
 *  space #3` of what was placed. Most lines of a game have one of a few hundred shapes, which its lexicon knows, so that a line
 *  takes two bytes in whatever language it is.
 *
 *  `#3` stands for field 3 of the event, counted through all that lies in it, `@0` for the player whose seat field 0 is. */

/** Of what no shape can be made is the only one in a list. */
export type Shape = string | readonly [string];

/** What may stand in a line as it is. */
type Field = string | number;

/** All fields of an event in their order, but for what it is. */
const fieldsOf = (event: object): Field[] => {
  const fields: Field[] = [];
  const add = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') fields.push(value);
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) add(each);
  };
  for (const [key, value] of Object.entries(event)) if (key !== 'type') add(value);
  return fields;
};

/** A seat, or a word without what stands before and after it. */
const WORD = /\{\d+\}(?!\d)|[^\s.,:;!?()+−×'"„“”/]+/g;
const SEAT = /^\{(\d+)\}$/;
const SLOT = /([#@])(\d+)/g;

/** A line by the event that it tells; players stand in it as their seats, `{0}`. */
export const shapeOf = (line: string, event: object): Shape => {
  if (/[#@]/.test(line)) return [line];
  const fields = fieldsOf(event).map(String);
  let last = -1;
  // Words mostly come as the fields do: of several that say the same it is the next one.
  const find = (word: string): number => {
    const next = fields.indexOf(word, last + 1);
    const found = next < 0 ? fields.indexOf(word) : next;
    if (found >= 0) last = found;
    return found;
  };
  return line.replace(WORD, (word) => {
    const [, seat] = SEAT.exec(word) ?? [];
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
    return kind === '@' ? `{${field}}` : String(field);
  });
};
