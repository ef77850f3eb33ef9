/** Writing plain lists into synchronized ones, element by element, so that only what changed travels. */
import type { ArraySchema } from '@colyseus/schema';
import { dequal } from 'dequal/lite';

/** Makes `list` hold the plain values of `values`. Equal elements are not touched. */
export const syncValues = <T extends string | number>(list: ArraySchema<T>, values: readonly T[]): void => {
  while (list.length > values.length) list.pop();
  values.forEach((value, index) => {
    if (index >= list.length) list.push(value);
    else if (list[index] !== value) list[index] = value;
  });
};

/** What was last written to an item: comparing plain data costs far less than writing synchronized fields. */
const written = new WeakMap<object, unknown>();

/** Makes `list` hold one element for each of `values`, written by `write`, which sees elements already there again when
 *  their value has changed. */
export const syncItems = <S extends object, V>(
  list: ArraySchema<S>,
  values: readonly V[],
  make: () => S,
  write: (item: S, value: V) => void,
): void => {
  while (list.length > values.length) list.pop();
  values.forEach((value, index) => {
    const known = list[index];
    const item = known ?? make();
    if (known === undefined || !dequal(written.get(item), value)) {
      write(item, value);
      written.set(item, value);
    }
    if (known === undefined) list.push(item);
  });
};
