/** The match to which a scenario leads (`matchAfter`): as far as its expectations are met. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { matchAfter } from '../../../engine/core/scenario.ts';
import { GAMES } from '../../../engine/games.ts';

const led = suite('scenarios: where they lead');

const after = (expect?: string) => {
  const refused = { seat: 0, type: 'play', card: 'no-such-card', ...(expect && { expect }) };
  return matchAfter(
    {
      game: 'dice-throne',
      phase: 'main-1',
      seats: [{ hero: 'barbarian' }, { hero: 'monk' }],
      dice: [],
      actions: [refused],
      until: 'now',
    },
    GAMES,
  );
};

led('a refusal that is expected is on the way', () => {
  assert.is(after('refused').game.id, 'dice-throne');
});
led('one that is not ends it, with its code', () => {
  assert.throws(() => after(), /actions\.0: unknown-id/);
});
led('so does one that did not come', () => {
  const passes = { seat: 0, type: 'pass', expect: 'refused' };
  const scenario = {
    game: 'dice-throne',
    phase: 'main-1',
    seats: [{ hero: 'barbarian' }, { hero: 'monk' }],
    dice: [],
    actions: [passes],
    until: 'now',
  };
  assert.throws(() => matchAfter(scenario, GAMES), /was to be refused/);
});

led.run();
