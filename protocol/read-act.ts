/** Reads the one message that comes with every decision, by hand: what `actMessage` takes, and nothing else, at a fraction of
 *  the cost. */
import { type ActMessage, LONGEST_KEY, LONGEST_TYPE } from './messages.ts';

const FIELDS: ReadonlySet<string> = new Set(['key', 'step', 'action']);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKey = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 1 && value.length <= LONGEST_KEY;

const isStep = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isAction = (value: unknown): value is ActMessage['action'] =>
  isObject(value) && 'type' in value && typeof value.type === 'string' && value.type.length <= LONGEST_TYPE;

/** The message, or nothing for a value that is none: `actMessage` says what is wrong with it. */
export const readAct = (value: unknown): ActMessage | undefined => {
  if (!isObject(value) || !('key' in value) || !('action' in value)) return undefined;
  for (const field of Object.keys(value)) if (!FIELDS.has(field)) return undefined;
  const { key, action } = value;
  const step = 'step' in value ? value.step : undefined;
  if (!isKey(key) || !isAction(action)) return undefined;
  if (step === undefined) return { key, action };
  return isStep(step) ? { key, step, action } : undefined;
};
