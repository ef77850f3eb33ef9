/** The browser that tests and benches drive: whichever is on this machine. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The shell is Chromium's engine without a browser around it, which nobody sees here: it takes a third less processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where a program of that name lies on the PATH; undefined if there is none. */
export const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** Where Chromium (or Chrome) is: CHROME_PATH if it is set, else the usual names, the cheapest first; undefined if there is
 *  none. */
export const findChromium = (): string | undefined => {
  const chosen = process.env.CHROME_PATH;
  if (chosen && isExecutable(chosen)) return chosen;
  return NAMES.map(onPath).find((path) => path !== undefined) ?? ON_MAC.find(isExecutable);
};

/** Chromium refuses to start its sandbox for root. Pass these to every launch. */
export const chromiumArgs = (): string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);
