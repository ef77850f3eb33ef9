/** Texts that are written out in English and said in another language: a dictionary has the same text for each. */
import type { ModeInfo } from '../game.ts';

/** Texts by the English ones. Names are in none: they are called the same everywhere. */
export type Dictionary = Readonly<Record<string, string>>;
export type Say = (text: string) => string;

/** Modes with what may be chosen of them. */
export const sayModes = (modes: readonly ModeInfo[], say: Say): ModeInfo[] =>
  modes.map((mode) => ({
    ...mode,
    name: say(mode.name),
    text: say(mode.text),
    ...(mode.options && {
      options: mode.options.map((option) => ({ ...option, name: say(option.name), text: say(option.text) })),
    }),
    ...(mode.setup && {
      setup: mode.setup.map((field) => ({
        ...field,
        name: say(field.name),
        choices: field.choices.map((choice) => ({ ...choice, name: say(choice.name) })),
      })),
    }),
  }));
