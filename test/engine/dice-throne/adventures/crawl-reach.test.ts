/** Every word of minions, tiles and chests is played: each row that a minion's dice can meet, each face of the dice that its
 *  words and its defence roll, each choice of a tile; and nothing of it is left out. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NoDiceLeft, scriptedStream } from '../../../../engine/core/chance.ts';
import { CRAWL_CONTENT, chestSource, tileSource } from '../../../../engine/dice-throne/adventures/crawl/content.ts';
import { MINIONS } from '../../../../engine/dice-throne/adventures/minions/index.ts';
import { TILES } from '../../../../engine/dice-throne/adventures/tiles/index.ts';
import { commonCards } from '../../../../engine/dice-throne/cards/common-cards.ts';
import { outcomesThatMeet } from '../../../../engine/dice-throne/checks/dice.ts';
import { COMBATANTS } from '../../../../engine/dice-throne/combatants.ts';
import { makeDiceThrone } from '../../../../engine/dice-throne/index.ts';
import { buildLibrary } from '../../../../engine/dice-throne/library/index.ts';
import { WINDOWS, WINDOWS_OF_SCENARIOS } from '../../../../engine/dice-throne/stack/windows.ts';
import type { Match } from '../../../../engine/dice-throne/state/match.ts';
import type { LibraryProgram } from '../../../../engine/dice-throne/state/table.ts';
import type { DiceThroneAction } from '../../../../engine/dice-throne/state/view-shape.ts';

/** Programs that are carried out. */
const reached = new Set<string>();
class NotedPrograms extends Map<string, LibraryProgram> {
  override get(at: string): LibraryProgram | undefined {
    reached.add(at);
    return super.get(at);
  }
}
const plain = buildLibrary(COMBATANTS, commonCards, CRAWL_CONTENT);
const game = makeDiceThrone({ ...plain, ready: new NotedPrograms(plain.ready) });

/** Windows by the phases in which they have opened. */
const opened = new Set<string>();
const act = (m: Match, seat: number, action: DiceThroneAction): void => {
  let { phase } = m;
  for (const event of game.apply(m, seat, action)) {
    if (event.type === 'phase') phase = event.phase;
    if (event.type === 'window') opened.add(`${event.moment} in ${phase}`);
  }
};

const DICE = 5;
const FACES = [1, 2, 3, 4, 5, 6];
const MOST_ACTIONS = 60;

/** Plays from a position: each answer in turn is the `k`-th that there is, until the hero's turn is over or the dice are used
 *  up. */
const play = (spec: Readonly<Record<string, unknown>>, dice: readonly number[], k = 0): Match | undefined => {
  try {
    const m = game.scenario.position({ mode: 'portal-crawl', ...spec }, scriptedStream(dice, 0));
    for (let i = 0; i < MOST_ACTIONS && !m.outcome; i++) {
      const [next] = game.waiting(m);
      if (!next || (m.active !== 0 && i > 0)) return m;
      const legal = game.legal(m, next.seat);
      const action = next.why === 'choice' ? legal[k % legal.length] : legal.find(({ type }) => type === 'pass');
      act(m, next.seat, action ?? legal[0] ?? game.timeout);
    }
    return m;
  } catch (error) {
    if (error instanceof NoDiceLeft) return undefined;
    throw error;
  }
};

const HELD = { evasive: 1, 'fire-mastery': 1 };
const seats = [
  { hero: 'barbarian', at: '0-1', cp: 6, tokens: HELD, hand: ['smack-2', 'tip-it', 'six-it'], discard: ['so-wild'] },
  { hero: 'moon-elf', at: '0-1', tokens: HELD, hand: ['tip-it'] },
];
const map = [
  { at: '0-0', tile: 'crimson-sands' },
  { at: '0-1', tile: 'boss-portal', up: true },
  { at: '1-0', tile: 'ivory-plains' },
  { at: '1-1', tile: 'thorn-bush' },
];
const minions = { 1: ['roc', 'fairy'], 2: ['beast-dreg'], 3: ['chimera'], 4: ['goblin-horde'] };
/** Two heroes against it, or one who is alone. */
const fighting = (id: string, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  seats: 'engaged' in more ? seats.slice(0, 1) : seats,
  map: map.map((tile) => ({ ...tile, ...(tile.tile === id && { up: true }) })),
  minions,
  enemies: [{ id, at: '0-1', engaged: [0, 1], tokens: { chaos: 3, 'kings-hand': 0 }, ...more }],
});

/** What five dice of a defence may show, and dice for whatever comes after it. */
const DEFENCES = [
  [1, 1, 1, 1, 1],
  [4, 4, 4, 4, 4],
  [6, 6, 6, 6, 6],
  [1, 4, 6, 4, 6],
  [1, 1, 4, 4, 6],
];
const ANY = Array.from({ length: 20 }, (_, i) => (i % 6) + 1);
/** What the hero of seat 0 rolls, and what it activates by it. */
const SMACK = { rolls: [1, 1, 1, 1, 1], ability: 'smack' };
const BURNING_SOUL = { rolls: [5, 5, 1, 1, 2], ability: 'burning-soul' };
/** The hero of seat 0 attacks its enemy; then come these dice. */
const attack = (
  spec: Readonly<Record<string, unknown>>,
  dice: readonly number[],
  { rolls, ability } = SMACK,
): Match => {
  const m = game.scenario.position(
    { mode: 'portal-crawl', ...spec, phase: 'offensive-roll' },
    scriptedStream([...rolls, ...dice], 0),
  );
  game.apply(m, 0, { type: 'roll' });
  game.apply(m, 0, { type: 'announce', ability });
  for (let i = 0; i < MOST_ACTIONS && m.phase !== 'main-2' && !m.outcome; i++) {
    const [next] = game.waiting(m);
    if (next) act(m, next.seat, game.timeout);
  }
  return m;
};

const reach = suite('crawl: all of the content is played');

for (const minion of MINIONS) {
  reach(`${minion.name}: every row, whatever its words roll, and a turn without any`, () => {
    const die = plain.heroes.get(minion.id)?.die ?? [];
    for (const side of minion.sides ? [minion.sides.front, minion.sides.back] : [undefined]) {
      const start = side === undefined ? {} : { side };
      for (const [row, { needs }] of minion.rows.entries()) {
        const later = minion.rows.slice(row + 1).flatMap((other) => outcomesThatMeet(die, DICE, other.needs));
        for (const step of 'scale' in needs ? needs.at : [undefined]) {
          const meets = outcomesThatMeet(die, DICE, needs, step);
          const met = meets.find((values) => !later.some((other) => other.join() === values.join())) ?? [];
          for (const face of FACES) {
            // Whatever it has left to re-roll comes up the same, then what its words roll.
            const rest = Array.from({ length: 30 }, (_, i) => (i % 7 === 6 ? 1 : face));
            for (const more of [{ tokens: { chaos: 3 } }, { engaged: [0], tokens: undefined }])
              play({ ...fighting(minion.id, { ...start, ...more, health: 4 }), phase: 'enemy' }, [
                ...(side ? [side === 'elk' ? 6 : 1] : []),
                ...met,
                ...rest,
              ]);
          }
        }
      }
      for (const face of FACES)
        play({ ...fighting(minion.id, { ...start, tokens: {} }), phase: 'enemy' }, [
          ...(side ? [face] : []),
          ...Array.from({ length: 40 }, () => face),
        ]);
    }
  });
  reach(`${minion.name}: its defence, whatever it shows`, () => {
    for (const shown of DEFENCES)
      for (const side of minion.sides ? [minion.sides.front, minion.sides.back] : [undefined])
        for (const health of [2, minion.health])
          for (const tokens of [{ chaos: 3 }, undefined])
            attack(fighting(minion.id, { ...(side && { side }), health, tokens }), [...shown, ...shown, ...ANY]);
  });
  reach(`${minion.name}: collateral damage`, () => {
    const pyromancer = { hero: 'pyromancer', at: '0-1' };
    attack({ ...fighting(minion.id), seats: [pyromancer, seats[1]] }, ANY, BURNING_SOUL);
  });
}

for (const { id, name } of TILES) {
  reach(`${name}: every choice, whatever is rolled`, () => {
    for (const face of FACES) {
      for (const k of [0, 1, 2]) {
        const spec = {
          phase: 'move',
          seats: seats.map((seat) => ({ ...seat, at: '0-0' })),
          map: [
            { at: '0-0', tile: 'crimson-sands' },
            { at: '0-1', tile: id },
            { at: '0-2', tile: id === 'caves' ? 'embers' : 'caves' },
          ],
          minions,
        };
        play(
          spec,
          Array.from({ length: 12 }, () => face),
          k,
        );
      }
    }
  });
}
for (const level of [1, 2, 3] as const) {
  reach(`a chest of level ${level}: every line of its table`, () => {
    for (let roll = 1; roll <= 20; roll++) {
      const items = [`chest-${level}`];
      const spec = { phase: 'move', seats: [{ hero: 'barbarian' }], minions };
      play(
        {
          ...spec,
          map: [
            { at: '0-0', tile: 'crimson-sands' },
            { at: '0-1', tile: 'caves', items },
          ],
        },
        [roll],
      );
    }
  });
}
reach('the chest of whoever guards the portal: every line of its table', () => {
  for (let roll = 1; roll <= 20; roll++)
    assert.ok(attack(fighting('goblin-horde', { health: 1, guardian: true }), [roll, roll]).outcome);
});

reach('windows open where the list of them says, before a turn as well', () => {
  const foreseen = [...Object.entries(WINDOWS), ...Object.entries(WINDOWS_OF_SCENARIOS)].flatMap(([moment, phases]) =>
    phases.map((phase) => `${moment} in ${phase}`),
  );
  assert.equal(
    [...opened].filter((window) => !foreseen.includes(window)),
    [],
  );
  assert.ok(opened.has('die-rolled in explore'));
});
reach('nothing is left out', () => {
  const ours = [...plain.programs.keys()].filter(
    (at) =>
      MINIONS.some(({ id }) => at.startsWith(`${id}/`)) ||
      TILES.some(({ id }) => at === tileSource(id) || at.startsWith(`${tileSource(id)}.`)) ||
      [1, 2, 3, 4].some((level) => at === chestSource(level) || at.startsWith(`${chestSource(level)}.`)),
  );
  assert.ok(ours.length > 500);
  // A program that stands in several places is known by one address.
  const known = (at: string): string => plain.addresses.get(plain.programs.get(at) ?? []) ?? at;
  assert.equal(
    ours.filter((at) => !reached.has(at) && !reached.has(known(at))),
    [],
  );
});

reach.run();
