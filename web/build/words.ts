/** The words of a language as modules, `virtual:words/de/first` and `virtual:words/de/rest`: read from the files of
 *  `words/de/` and compiled at build time, so that no page parses a message. English is what stands in the code; its
 *  modules have only what has to be compiled: texts with placeholders, and those of `words/en.json`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { z } from 'zod';

/** Messages by the English text, or the code, that they are asked for by. */
export type Catalogue = Readonly<Record<string, string>>;

/** Below the folder in which everything is built and tested. */
const FOLDER = join('web', 'words');
const fileForm = z.record(z.string(), z.string());
const read = (path: string): Catalogue => fileForm.parse(JSON.parse(readFileSync(path, 'utf8')));

/** The files with what the front page says, and with refusals, which come at any time; all others are for later. */
const FIRST = ['first.json', 'codes.json'];
const PARTS = ['first', 'rest'] as const;
type Part = (typeof PARTS)[number];
const partOf = (name: string): Part => (FIRST.includes(name) ? 'first' : 'rest');

const namesOf = (language: string): string[] =>
  readdirSync(join(FOLDER, language)).filter((name) => name.endsWith('.json'));

/** All messages of a language that is not English, or one part of them. @throws if two files say the same text */
export function catalogueOf(language: string, part?: Part): Catalogue {
  const all = new Map<string, string>();
  for (const name of namesOf(language)) {
    if (part && partOf(name) !== part) continue;
    for (const [text, words] of Object.entries(read(join(FOLDER, language, name)))) {
      if (all.has(text)) throw new Error(`${language}/${name} says once more: ${text}`);
      all.set(text, words);
    }
  }
  return Object.fromEntries(all);
}

const ENGLISH_FILE = join(FOLDER, 'en.json');
/** What has a name of its own in the code, because other languages tell apart what reads alike in English. */
export const englishNames = (): Catalogue => read(ENGLISH_FILE);

/** Any language has every text, so one of them is enough to know all. */
const ANY = 'de';
const english = (part: Part): Catalogue => {
  const named = englishNames();
  const texts = Object.keys(catalogueOf(ANY, part)).filter((text) => text.includes('{') || named[text] !== undefined);
  return Object.fromEntries(texts.map((text) => [text, named[text] ?? text]));
};

const compiled = (catalogue: Catalogue): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(catalogue).map(([text, words]) => [text, compileMessageOrThrow(words)])),
  );

const MODULE = /^\0virtual:words\/(\w+)\/(\w+)$/;

export const words = (): Plugin => ({
  name: 'words',
  resolveId: (id) => (MODULE.test(`\0${id}`) ? `\0${id}` : undefined),
  load(id) {
    const [, language = '', name] = MODULE.exec(id) ?? [];
    const part = PARTS.find((one) => one === name);
    if (!part) return undefined;
    const files = namesOf(ANY).map((file) => join(FOLDER, ANY, file));
    for (const file of [...files, ENGLISH_FILE]) this.addWatchFile(resolve(file));
    const catalogue = language === 'en' ? english(part) : catalogueOf(language, part);
    return `export default JSON.parse(${JSON.stringify(compiled(catalogue))});`;
  },
});
