/** Writing plain lists into synchronized ones, element by element, so that only what changed travels. */
import type { ArraySchema } from '@colyseus/schema';

/** Makes `list` hold the plain values of `values`. Equal elements are not touched. */
export const syncValues = <T extends string | number>(list: ArraySchema<T>, values: readonly T[]): void => {
  while (list.length > values.length) list.pop();
  values.forEach((value, index) => {
    if (index >= list.length) list.push(value);
    else if (list[index] !== value) list[index] = value;
  });
};

/** Makes `list` hold one element for each of `values`, written by `write`, which sees elements already there again. */
export const syncItems = <S, V>(
  list: ArraySchema<S>,
  values: readonly V[],
  make: () => S,
  write: (item: S, value: V) => void,
): void => {
  while (list.length > values.length) list.pop();
  values.forEach((value, index) => {
    const known = list[index];
    const item = known ?? make();
    write(item, value);
    if (known === undefined) list.push(item);
  });
};
