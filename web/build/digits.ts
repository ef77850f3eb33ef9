/** The digits of the display face. Almendra has old-style figures; lining ones come from Grenze Gotisch, of which nothing
 *  else is wanted: cut out of the whole font they are 4 KB instead of 17. */
/// <reference path="./subset-font.d.ts" />
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

/** The characters of the `unicode-range` in web/kit/style/fonts.css. */
const FIGURES = '0123456789%+/×−';
const WHOLE = '@fontsource/grenze-gotisch/files/grenze-gotisch-latin-700-normal.woff2';
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/throneroom', import.meta.url));

/** Writes the cut font and returns where it lies. */
export async function cutDigits(): Promise<string> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(WHOLE));
  const file = join(FOLDER, 'grenze-gotisch-digits.woff2');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, await subset(whole, FIGURES, { targetFormat: 'woff2' }));
  return file;
}
