/** An independent copy of plain JSON data: objects, arrays, strings, numbers, booleans. A field that holds nothing is still
 *  there: a copy has the shape of what it was made from, so that whoever looks ahead on it is as quick as play itself. */
export const clonePlain = <T>(value: T): T => copy(value);

const copy = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return copyArray(value);
  const result = { ...value };
  for (const field in result) {
    const inner = result[field];
    if (typeof inner === 'object' && inner !== null) result[field] = copy(inner);
  }
  return result;
};
const copyArray = <T extends unknown[]>(value: T): T => {
  const result = value.slice();
  for (let i = 0; i < result.length; i++) if (typeof result[i] === 'object') result[i] = copy(result[i]);
  return Object.assign(result);
};

/** A copy whose fields stand in alphabetical order, so that equal data is equal text, however it came about. */
export const canonical = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(canonical);
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([field, inner]) => [field, canonical(inner)]));
};
