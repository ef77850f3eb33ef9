/** How a match of Dice Clash went, told from its events. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type SeatStory, storyOf } from '../../../web/games/dice-clash/story/story.ts';

const placed = (seat: number, space: number, value: number, defence: number, attack: number) => ({
  type: 'placed',
  seat,
  colour: 'black',
  rolled: value,
  space,
  mod: 'plain',
  value,
  defence,
  attack,
});
const EVENTS = [
  { type: 'round', round: 1, seat: 0 },
  placed(0, 5, 4, 4, 4),
  placed(1, 1, 5, 6, 5),
  { type: 'power', seat: 1, power: 'shield-wall' },
  placed(0, 2, 6, 6, 7),
  { type: 're-rolled', seat: 0, which: 'all', count: 3 },
  { type: 'round-lost', seat: 1, round: 1, why: 'no-defence' },
  { type: 'round', round: 2, seat: 1 },
  placed(1, 3, 6, 6, 7),
  // A plain 1 stops it as well, with nothing to spare that could be counted.
  placed(0, 9, 1, 1, 1),
  { type: 'something-else', seat: 0 },
];
const { landings, seats } = storyOf([0, 1], EVENTS);
const of = (seat: number): Partial<SeatStory> => seats[seat] ?? {};

const story = suite('web: the story of a match of Dice Clash');

const cases: readonly (readonly [string, unknown, unknown])[] = [
  [
    'every die that was placed, in order',
    landings.map(({ seat, attack }) => [seat, attack]),
    [
      [0, 4],
      [1, 5],
      [0, 7],
      [1, 7],
      [0, 1],
    ],
  ],
  [
    'what each stopped; the first die of a round has nothing to stop',
    landings.map(({ stopped }) => stopped),
    [undefined, 4, 5, undefined, 7],
  ],
  ['a round is won by whoever did not lose it', [of(0).rounds, of(1).rounds], [1, 0]],
  ['dice', [of(0).placed, of(1).placed], [3, 2]],
  ['struck for', [of(0).struck, of(1).struck], [12, 12]],
  ['stopped', [of(0).stopped, of(1).stopped], [12, 4]],
  ['the best landing is the hardest blow', [of(0).best?.space, of(1).best?.space], [2, 3]],
  ['the narrowest stop is the one with the least to spare', [of(0).narrow?.space, of(1).narrow?.space], [2, 1]],
  ['powers and pools rolled again', [of(0).reRolls, of(0).powers, of(1).reRolls, of(1).powers], [1, 0, 0, 1]],
];
for (const [name, told, expected] of cases) story(name, () => assert.equal(told, expected));

story.run();
