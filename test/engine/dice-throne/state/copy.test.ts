/** Copies of matches (architecture: a match is plain data, saving it is copying it). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../../engine/core/chance.ts';
import { diceThrone as game } from '../../../../engine/dice-throne/index.ts';
import type { Match } from '../../../../engine/dice-throne/state/match.ts';
import { choices } from '../../../../proof/random.ts';

const copies = suite('copies of a match');

const MODES: readonly (readonly [mode: string, heroes: readonly string[]])[] = [
  ['1v1', ['ninja', 'treant']],
  ['1v1', ['monk', 'pyromancer']],
  ['king-of-the-hill', ['barbarian', 'shadow-thief', 'moon-elf']],
  ['2v2', ['paladin', 'treant', 'monk', 'ninja']],
  ['boss-vs-many', ['fallen-barbarian', 'moon-elf', 'pyromancer']],
];

const OFTEN = 5;
const FAR = 40;

for (const [i, [mode, heroes]] of MODES.entries()) {
  copies(`${mode} of ${heroes.join(', ')}: what is played on a copy leaves the match as it was`, () => {
    const random = choices(`copies ${i}`);
    const match = game.start({ mode, seats: heroes.map((hero) => ({ hero })) }, seededStream(`copies ${i}`));
    let copied = 0;
    for (let n = 0; n < 300 && !game.outcome(match); n++) {
      if (n % OFTEN === 0) {
        const before = JSON.stringify(match);
        const copy = game.fork(match);
        assert.is(JSON.stringify(copy), before);
        for (let k = 0; k < FAR; k++) act(copy, random);
        assert.is(JSON.stringify(match), before);
        copied++;
      }
      act(match, random);
    }
    assert.ok(copied > 10, `${copied} copies`);
  });
}

const act = (match: Match, random: ReturnType<typeof choices>): void => {
  const next = game.waiting(match)[0];
  if (next) game.apply(match, next.seat, random.of(game.legal(match, next.seat)));
};

copies.run();
