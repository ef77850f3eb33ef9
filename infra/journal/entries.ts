/** How entries stand in a store: what JSON can say as its text, bytes as they are. In the SQL file many entries stand in
 *  one row, each behind its length; in Redis each is a text of its own. */

/** What is kept of a value. Two values are the same entry when this text is the same. */
export const written = (value: unknown): string => {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError('only what JSON can say can be kept');
  return text;
};

export const parsed = (text: string): unknown => JSON.parse(text);

// ---- in a row of many ----------------------------------------------------------------------------------------------

/** The entry behind its length: twice the number of its bytes, and one more where they are bytes and no text. */
export const rowOf = (entry: unknown): Uint8Array => {
  const isBytes = entry instanceof Uint8Array;
  const bytes = isBytes ? entry : Buffer.from(written(entry));
  const length = varint(bytes.length * 2 + (isBytes ? 1 : 0));
  const row = new Uint8Array(length.length + bytes.length);
  row.set(length);
  row.set(bytes, length.length);
  return row;
};

/** The rows, each with its bytes as they stand. Throws for a row that is cut. */
export const splitRows = (bytes: Uint8Array): Uint8Array[] => {
  const rows: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const { value, next } = readVarint(bytes, at);
    const end = next + (value >> 1);
    if (end > bytes.length) throw new RangeError(`an entry of ${value >> 1} bytes is cut at ${bytes.length - next}`);
    rows.push(bytes.subarray(at, end));
    at = end;
  }
  return rows;
};

/** The entry of one row. */
export const entryOf = (row: Uint8Array): unknown => {
  const { value, next } = readVarint(row, 0);
  const bytes = row.subarray(next);
  return value % 2 === 1 ? bytes : parsed(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString());
};

// ---- a text of its own ---------------------------------------------------------------------------------------------

/** No JSON begins with it. */
const BYTES = 'b';

/** The entry as a text: JSON, or a letter that no JSON begins with and then one character a byte. */
export const textOf = (entry: unknown): string =>
  entry instanceof Uint8Array ? BYTES + Buffer.from(entry).toString('latin1') : written(entry);

export const entryOfText = (text: string): unknown =>
  text.startsWith(BYTES) ? new Uint8Array(Buffer.from(text.slice(1), 'latin1')) : parsed(text);

// ---- whole numbers in as few bytes as they need --------------------------------------------------------------------

/** Seven bits a byte, the lowest first; the eighth says that more follow. For whole numbers from 0 to 2^53. */
export const varint = (value: number): readonly number[] => {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
  return bytes;
};

/** The number that begins at `at`, and where it ends. Throws where the bytes end before it does. */
export const readVarint = (bytes: Uint8Array, at: number): { readonly value: number; readonly next: number } => {
  let value = 0;
  let scale = 1;
  for (let next = at; next < bytes.length; next++) {
    const byte = bytes[next] ?? 0;
    value += (byte % 128) * scale;
    if (byte < 128) return { value, next: next + 1 };
    scale *= 128;
  }
  throw new RangeError('a number is cut');
};
