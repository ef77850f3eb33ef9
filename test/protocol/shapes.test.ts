/** Lines travel as shapes, without what their events say: of every line of every game, in each language, the same one is made again. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../engine/bots/index.ts';
import { seededStream } from '../../engine/core/chance.ts';
import { kindsAt } from '../../engine/core/kinds.ts';
import { LANGUAGES } from '../../engine/core/words/language.ts';
import { GAMES } from '../../engine/games.ts';
import { choices } from '../../proof/random.ts';
import { lineOf, shapeOf } from '../../protocol/packed/shapes.ts';

const shapes = suite('shapes of lines');

const PLACED = { type: 'placed', seat: 1, colour: 'black', rolled: 4, space: 3, value: 4, attack: 5 };
const POOL = {
  type: 'rolled',
  seat: 0,
  dice: [
    { colour: 'red', value: 6 },
    { colour: 'red', value: 6 },
  ],
};
const LINES: readonly [string, object, string, string | readonly [string]][] = [
  ['words go by their fields', PLACED, '{1} places black 4 on space 3', '@0 places #1 #2 on space #3'],
  ['of fields that say the same, it is the next one', PLACED, 'black 4, now 4: attack 5', '#1 #2, now #4: attack #5'],
  ['fields of lists are counted through', POOL, '{0} rolls: red 6, red 6', '@0 rolls: #1 #2, #3 #4'],
  ['what no field says stays', PLACED, '{0} 40 blacker +4 (5)', '{0} 40 blacker +#2 (#5)'],
  ['a name, and what belongs to it', PLACED, "{1}'s die", "@0's die"],
  ['a name before a figure', PLACED, '{1}5 and {1} 5', '{1}5 and @0 #5'],
  ['a line that looks like a shape', PLACED, '#1 by {1}', ['#1 by {1}']],
  ['nobody is called by a field that is no seat', { type: 'x', text: 'a' }, '{1} a', '{1} #0'],
  ['no fields', { type: 'over' }, 'It is over', 'It is over'],
];
for (const [what, event, line, shape] of LINES)
  shapes(`${what}: ${line}`, () => {
    assert.equal(shapeOf(line, event), shape);
    assert.is(lineOf(shape, event), line);
  });

for (const game of GAMES)
  for (const language of LANGUAGES)
    shapes(`every line of six duels of ${game.name} in ${language}`, () => {
      const [mode] = game.modes;
      assert.ok(mode);
      const heroes = game.heroes.filter(({ kind }) => kindsAt(mode, 2).includes(kind));
      const random = choices(`shapes ${game.id}`);
      const found = new Set<string>();
      let lines = 0;
      for (let n = 0; n < 6; n++) {
        const seats = [random.of(heroes), random.of(heroes)].map(({ id }) => ({ hero: id }));
        const match = game.start({ mode: mode.id, seats }, seededStream(`shapes ${n}`));
        for (let [next] = game.waiting(match); next; [next] = game.waiting(match)) {
          const action = playBot('random', game, match, next.seat, () => random.below(256) / 256);
          for (const event of game.apply(match, next.seat, action)) {
            const line = game.tell(event, language);
            const shape = shapeOf(line, event);
            assert.is(lineOf(shape, JSON.parse(JSON.stringify(event))), line);
            found.add(JSON.stringify(shape));
            lines++;
          }
        }
      }
      assert.ok(found.size < lines / 2, `${found.size} shapes of ${lines} lines`);
    });

shapes.run();
