/** Numbers, dates and names as the language that is spoken has them, whatever the browser's is. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DELETED_NAME } from '../../../protocol/ladder-messages.ts';
import { catalogueOf } from '../../../web/build/words.ts';
import { shownName } from '../../../web/table/who.ts';
import { date, figure, speakFrom } from '../../../web/words/t.ts';

const spoken = suite('web: numbers, dates and names as they are spoken');
spoken.before(() => speakFrom('de', catalogueOf('de')));
spoken.after(() => speakFrom('en', {}));

spoken('issue: chances and averages had a point on German pages', () => {
  assert.equal([figure(52.34, 1), figure(4, 1), figure(4.25, 0, 1), figure(4, 0, 1)], ['52,3', '4,0', '4,3', '4']);
});

spoken('issue: the day of a session was written as the browser has it', () => {
  assert.match(date(Date.UTC(2026, 2, 5, 12), { dateStyle: 'medium' }), /^\d{2}\.03\.2026$/);
});

spoken('issue: whose account was deleted was called so in English', () => {
  assert.is(shownName(DELETED_NAME), 'Gelöschter Spieler');
  assert.is(shownName('Ada'), 'Ada');
});

spoken.run();
