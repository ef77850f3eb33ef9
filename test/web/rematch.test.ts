/** Playing again with the same people, in real browsers: one asks, the other is asked where the match ended, and both sit at
 *  the next one. */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { duelOf } from './seated.ts';
import { lentTo } from './shared.ts';

const rematch = suite('web: rematch');
const lent = lentTo(rematch);

const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'light' } as const;

/** A duel that the first one gave up, on the desk of one and the phone of the other. */
const endedDuel = async (names: readonly [string, string]) => {
  const duel = await duelOf(lent.server.url, names);
  for (let begun = false; !begun; begun = (await duel.lines[0].act({ type: 'concede' }, 0)).ok);
  const [desk, phone] = await duel.open(lent.browser, [{}, PHONE]);
  const troubles = () => [...desk.troubles, ...phone.troubles];
  return { ada: desk.page, ben: phone.page, troubles };
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const reads = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true }).waitFor();

rematch('one asks, the other agrees, and both sit at the next match; the way back leads past the old one', async () => {
  const { ada, ben, troubles } = await endedDuel(['Rhea', 'Taro']);
  const before = ada.url();
  await press(ada, 'Rematch');
  await reads(ada, 'Waiting for Taro.');
  await reads(ben, 'Rhea wants a rematch.');
  // A reload does not lose the question.
  await ben.reload();
  await reads(ben, 'Rhea wants a rematch.');
  await press(ben, 'Rematch');
  for (const page of [ada, ben]) {
    await page.getByTestId('result').waitFor({ state: 'detached' });
    await page.locator('.table').waitFor();
    assert.is.not(page.url(), before);
  }
  assert.is(ada.url(), ben.url());
  assert.equal(troubles(), []);
  await Promise.all([ada.context().close(), ben.context().close()]);
});

rematch('who says no is heard, and who leaves is not waited for', async () => {
  const { ada, ben, troubles } = await endedDuel(['Ines', 'Omar']);
  await press(ada, 'Rematch');
  await press(ben, 'No, thanks');
  await reads(ada, 'Omar wants no rematch.');
  await reads(ben, 'You want no rematch.');
  await press(ben, 'Back to the front');
  await reads(ada, 'Omar left. A rematch needs everybody.');
  assert.is(await ada.getByRole('button', { name: 'Rematch' }).count(), 0);
  assert.equal(troubles(), []);
  await Promise.all([ada.context().close(), ben.context().close()]);
});

rematch.run();
