/** Whatever a mode lets people choose by hand, a match begins with. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../engine/core/chance.ts';
import type { ModeInfo } from '../../engine/core/game.ts';
import { kindsAt } from '../../engine/core/kinds.ts';
import { GAMES } from '../../engine/games.ts';

const fields = suite('modes: what a match may be set up with');
const withFields = GAMES.flatMap((game) =>
  game.modes.filter(({ setup }) => setup).map((mode) => ({ game, mode, setup: mode.setup ?? [] })),
);

/** Each choice alone, along with that on which it is offered. */
const choicesOf = ({ setup = [] }: ModeInfo): readonly Readonly<Record<string, unknown>>[] =>
  setup.flatMap(({ id, choices }) =>
    choices.map(({ value, where }) => ({
      ...(where && { [where.id]: where.value }),
      ...(value !== undefined && { [id]: value }),
    })),
  );

for (const { game, mode, setup } of withFields) {
  fields(`${game.name}, ${mode.name}: each choice of ${setup.map(({ name }) => name).join(', ')}`, () => {
    const heroes = game.heroes.filter(({ kind }) => kindsAt(mode, mode.minSeats).includes(kind));
    const seats = heroes.slice(0, mode.minSeats).map(({ id }) => ({ hero: id }));
    const all = choicesOf(mode);
    assert.ok(all.length > setup.length);
    for (const chosen of all) {
      const match = game.start({ mode: mode.id, seats, setup: chosen }, seededStream('set up'));
      assert.ok(game.waiting(match).length > 0, JSON.stringify(chosen));
    }
  });
}
fields.run();
