/** An independent copy of plain JSON data: objects, arrays, strings, numbers, booleans. Fields that hold nothing are
 *  left out, as JSON leaves them out. */
export const clonePlain = <T>(value: T): T => copy(value);

const copy = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return copyArray(value);
  const result = Object.create(Object.getPrototypeOf(value));
  for (const field in value) {
    const inner = value[field];
    if (inner !== undefined) result[field] = copy(inner);
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
