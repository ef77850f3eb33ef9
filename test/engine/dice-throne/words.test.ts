import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { below, seededStream } from '../../../engine/core/chance.ts';
import { commonCards } from '../../../engine/dice-throne/content/common-cards.ts';
import { HEROES } from '../../../engine/dice-throne/heroes/index.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { buildLibrary } from '../../../engine/dice-throne/library.ts';
import { catalogueOf } from '../../../engine/dice-throne/words/describe.ts';
import { TOLD } from '../../../engine/dice-throne/words/tell.ts';

const lib = buildLibrary(HEROES, commonCards);
const catalogue = catalogueOf(lib);
const words = suite('words: generated from the data');

const table: [string, string][] = [
  ['smack', '4 / 6 / 8 damage.'],
  ['smack/2', '5 / 7 / 9 damage. If 4 dice show the same number: the Attack becomes undefendable.'],
  [
    'overpower',
    'Roll 3 dice: damage equal to the sum of the dice; if the sum of the dice is 14 or more: inflict Concussion.',
  ],
  ['crit-bash', 'Inflict Stun. Then 5 undefendable damage.'],
  ['thick-skin', 'Roll 3 dice in defence. Heal 2 per Life.'],
  [
    'missed-me/2',
    'Roll 5 dice in defence. If the dice show 2 Foot: prevent half of the incoming damage, rounded up. 1 damage per Arrow.',
  ],
  ['rage', 'Inflict Stun. 15 ultimate damage. Opponents may not act until the roll phase is over.'],
  ['vegas-baby', 'Roll 1 die: gain CP equal to half of the sum of the dice, rounded up.'],
  ['samesies', 'Change 1 of your own dice to the value of another of the same roll.'],
  ['what-status-effects', 'Remove all status effects from a chosen player.'],
  ['transference', 'Move 1 status effect from a chosen player to another player.'],
  [
    'evasive',
    'Positive, at most 3. Spend when the incoming damage is 1 or more: Roll 1 die: if the sum of the dice is 2 or less: prevent all incoming damage.',
  ],
  ['targeted', 'Negative, at most 1. While it lies here: You receive 2 more damage from an Attack.'],
  ['get-some', 'Attack Modifier. Roll 5 dice: the Attack deals 1 per Sword more; inflict Concussion.'],
];
for (const [id, text] of table) words(`${id} in words`, () => assert.is(diceThrone.describe(id)?.text, text));

const everything = (): { id: string; text: string }[] => [
  ...catalogue.heroes.flatMap((hero) => [
    { id: hero.id, text: hero.text },
    ...hero.abilities.flatMap(({ id, levels }) =>
      levels.flatMap(({ needs, text }, i) => [
        { id: `${hero.id}/${id}/${i + 1} needs`, text: needs },
        { id: `${hero.id}/${id}/${i + 1}`, text },
      ]),
    ),
  ]),
  ...Object.entries(catalogue.cards).map(([id, { text }]) => ({ id: `card ${id}`, text })),
  ...Object.entries(catalogue.tokens).map(([id, { text }]) => ({ id: `token ${id}`, text })),
  ...Object.entries(catalogue.companions).map(([id, { text }]) => ({ id: `companion ${id}`, text })),
];
words('no hero, ability, card, token or companion lacks words', () => {
  assert.equal(
    everything().filter(({ text }) => text.trim().length < 3),
    [],
  );
});
words('no words show that something was missing', () => {
  const wrong = /undefined|NaN|\[object|null| {2}|\.\.|: :|No effect/;
  assert.equal(
    everything().filter(({ text }) => wrong.test(text)),
    [],
  );
});

words('every event of real matches is told, every legal action has a label', () => {
  const types = new Set<string>();
  for (let seed = 0; seed < 24; seed++) {
    const mode = diceThrone.modes[seed % diceThrone.modes.length];
    if (!mode) throw new Error('no modes');
    const heroes = diceThrone.heroes.map(({ id }) => id);
    const seats = Array.from({ length: mode.minSeats }, (_, i) => ({ hero: heroes[(seed + i) % heroes.length] ?? '' }));
    const match = diceThrone.start({ mode: mode.id, seats }, seededStream(`words ${seed}`));
    const random = seededStream(`words ${seed} moves`);
    for (let next = diceThrone.waiting(match)[0]; next; next = diceThrone.waiting(match)[0]) {
      const legal = diceThrone.legal(match, next.seat);
      const action = legal[below(random, legal.length)];
      if (!action) throw new Error('nothing is legal');
      const label = diceThrone.label(match, next.seat, action);
      assert.ok(
        label.length > 1 && !/undefined|NaN|Option \d/.test(label),
        `${JSON.stringify(action)} is labelled ${label}`,
      );
      for (const event of diceThrone.apply(match, next.seat, action)) {
        types.add(event.type);
        const told = diceThrone.tell(event);
        assert.not.match(told, /undefined|NaN|\[object/);
      }
    }
  }
  assert.equal(
    [...types].filter((type) => !TOLD.has(type)),
    [],
  );
  assert.ok(types.size > 35, `only ${types.size} types of event happened`);
});

words.run();
