/** Values that a form takes, drawn by chance: made from its JSON schema, so any form of zod will do. */
import { z } from 'zod';
import type { Choices } from '../../proof/random.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** What stands in fields of that name: ids that there are, somebody else's among them. */
export type Vocabulary = Readonly<Record<string, readonly string[]>>;

const schemas = new WeakMap<z.ZodType, Schema>();

/** Something that the form takes, as far as a schema can say. */
export const sampleOf = (form: z.ZodType, random: Choices, vocabulary: Vocabulary): unknown => {
  const schema = schemas.get(form) ?? z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' });
  schemas.set(form, schema);
  return sample(schema, '', random, vocabulary);
};

const sample = (given: Schema | boolean, field: string, random: Choices, vocabulary: Vocabulary): unknown => {
  if (typeof given === 'boolean') return random.below(100);
  const choices = given.anyOf ?? given.oneOf;
  if (choices) return sample(random.of(choices), field, random, vocabulary);
  if (given.const !== undefined) return given.const;
  if (given.enum) return random.of(given.enum);
  switch (given.type) {
    case 'object':
      return objectOf(given, random, vocabulary);
    case 'array': {
      const least = given.minItems ?? 0;
      const many = least + random.below(Math.min(3, (given.maxItems ?? 3) - least) + 1);
      const { items } = given;
      if (items === undefined || Array.isArray(items)) return [];
      return Array.from({ length: many }, () => sample(items, field, random, vocabulary));
    }
    case 'integer':
    case 'number':
      return (given.minimum ?? 0) + random.below(7);
    case 'boolean':
      return random.chance(50);
    case 'string':
      return stringOf(given, field, random, vocabulary);
    default:
      return undefined;
  }
};

const objectOf = (schema: Schema, random: Choices, vocabulary: Vocabulary): unknown => {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.entries(properties)
    .filter(([name]) => required.includes(name) || random.chance(50))
    .map(([name, inner]) => [name, sample(inner, name, random, vocabulary)]);
  const { propertyNames } = schema;
  if (propertyNames === undefined || additionalProperties === undefined) return Object.fromEntries(fields);
  const more = random.list(2, () => [
    String(sample(propertyNames, 'kind', random, vocabulary)),
    sample(additionalProperties, 'hero', random, vocabulary),
  ]);
  return Object.fromEntries([...fields, ...more]);
};

const stringOf = (
  { minLength = 0, maxLength = 40 }: Schema,
  field: string,
  random: Choices,
  vocabulary: Vocabulary,
) => {
  const known = vocabulary[field];
  if (known && known.length > 0 && random.chance(85)) return random.of(known);
  const length = Math.max(minLength, 1 + random.below(Math.min(maxLength, 20)));
  return Array.from({ length }, () => random.of([...'abcdefgh-0123456789'])).join('');
};
