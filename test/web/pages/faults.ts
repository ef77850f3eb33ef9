/** What axe finds on a screen as it shows: contrast, names, headings, landmarks. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page: what axe finds, a line each. */
const LOOK = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) =>
    id + ': ' + target.join(' ') + ' ' + (any[0]?.message ?? ''))))`;

/** A line for each fault. */
export const faultsOn = async (page: Page): Promise<string[]> => {
  if (await page.evaluate<boolean>('globalThis.axe === undefined')) await page.evaluate(AXE);
  return page.evaluate<string[]>(LOOK);
};
