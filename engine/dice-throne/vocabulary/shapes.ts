/** What the schemas of the words are made of. Only checks of content load schemas; whoever needs the types imports
 *  `words.ts`.
 *
 *  Content is read-only data, at every depth. Zod infers fields that can be written, and its `.readonly()` cannot stand in
 *  an object that holds itself; hence three ways: what has a name is made `Readonly` with its type, an object without one
 *  is `inline`, and terms, which hold each other, are made `DeepReadonly` once. */
import { z } from 'zod';
import { MOST_AMOUNT } from './lists.ts';

/** A schema that is known by the name of its type: fields then show that name, and not all that lies below it. */
export type Schema<T> = z.ZodType<T>;
export type DeepReadonly<T> = { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** What is expected where a union does not fit; `checks/faults.ts` puts it into the sentence. */
export const expecting = (what: string) => ({ error: () => what });
/** What is expected where something of another kind came, or nothing; what is of that kind and does not fit
 *  is told by other words. */
export const meant = (what: string) => ({
  error: ({ code }: { readonly code?: string }) => (code === 'invalid_type' ? what : undefined),
});

/** A list that names nothing says nothing. `what`: what it is a list of, for whoever left it out. */
export const list = <T extends z.ZodType>(item: T, what?: string) =>
  z
    .array(item, what === undefined ? undefined : meant(`a list of ${what}`))
    .min(1)
    .readonly();
/** An object without a name, inside a word. */
export const inline = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.strictObject(shape).readonly();

const AN_ID = 'an id in kebab case, such as "lantern-knight"';
/** `constructor` is what every object of the language has; no hero may. */
export const id = z
  .string(meant(AN_ID))
  .regex(/^(?!constructor$)(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*$/, expecting(AN_ID));
const A_NAME = 'plain text of at most 60 characters, without < and >';
/** Names are text that pages show: never markup, nothing that cannot be seen. */
export const name = z
  .string(meant(A_NAME))
  .min(1)
  .regex(/^[^<>\p{C}]{0,60}$/u, expecting(A_NAME));
export const flag = z.literal(true);
const wholeNumber = (what: string) =>
  z.number(meant(what)).min(-MOST_AMOUNT, { abort: true }).max(MOST_AMOUNT, { abort: true }).int();
export const whole = wholeNumber('a whole number');
export const natural = wholeNumber('a whole number of 0 or more').nonnegative();
export const positive = wholeNumber('a whole number of 1 or more').positive();
