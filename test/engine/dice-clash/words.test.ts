/** The words of Dice Clash are generated from its data: examples, and what must hold of all of them. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../../engine/bots/index.ts';
import { below, seededStream } from '../../../engine/core/chance.ts';
import type { Viewer } from '../../../engine/core/game.ts';
import type { Language } from '../../../engine/core/words/language.ts';
import { FIGHTERS } from '../../../engine/dice-clash/fighters.ts';
import { diceClash } from '../../../engine/dice-clash/index.ts';
import type { DiceClashEvent } from '../../../engine/dice-clash/state/events.ts';
import { QUESTIONS } from '../../../engine/dice-clash/state/state.ts';
import type { DiceClashCatalogue } from '../../../engine/dice-clash/state/view-shape.ts';
import { english } from '../../../engine/dice-clash/text/en.ts';
import { spaceInfo } from '../../../engine/dice-clash/text/spaces.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { clashDuels, clashSolos } from '../../../proof/battery/runs.ts';
import { lineFaults, textFaults } from '../../support/games/plain-english.ts';

const words = suite('dice clash: words');

const EXAMPLES: readonly (readonly [string, string])[] = [
  ['shield-wall', 'Your red die defends with 8, whatever it shows and wherever it lies.'],
  ['berserker', 'Your red die attacks with 7, whatever it shows and wherever it lies.'],
  ['switch-stance', 'Another die of your grid is re-rolled and returns to your pool.'],
  ['high-guard', 'Your opponent covers an open space of the own grid with a die of the pool.'],
  ['smoke-bomb', 'Re-roll as many dice of your pool as you like. Your opponent re-rolls the whole pool.'],
  ['genjutsu', "Your opponent's next die ignores all icons."],
  ['phalanx', 'Up to 2 dice of your pool may go up or down by 1.'],
  ['nigiri', 'Your opponent re-rolls all 1s and 6s.'],
];
for (const [id, text] of EXAMPLES) words(`${id} in words`, () => assert.is(diceClash.describe(id)?.text, text));

const catalogue = diceClash.catalogue() as DiceClashCatalogue;
words('the catalogue holds every fighter, both sides, all spaces', () => {
  assert.equal(
    catalogue.fighters.map(({ id }) => id),
    FIGHTERS.map(({ id }) => id),
  );
  for (const { sides } of catalogue.fighters)
    assert.equal(
      sides.map(({ grid }) => grid.length),
      [9, 9],
    );
});
words('every power has plain sentences, against players and against legends', () => {
  const faults = catalogue.fighters.flatMap(({ sides }) =>
    sides.flatMap(({ power: { id, text, solo } }) =>
      [text, ...(solo === undefined ? [] : [solo])].flatMap((one) => textFaults(one).map((fault) => `${id}: ${fault}`)),
    ),
  );
  assert.equal(faults, []);
});
words('what a power does instead against a legend is told', () => {
  const told = catalogue.fighters.flatMap(({ sides }) => sides.flatMap(({ power }) => (power.solo ? [power.id] : [])));
  assert.equal(told, ['smoke-bomb', 'nigiri', 'quickening']);
});
words('every fighter and every power can be asked about, anything else cannot', () => {
  for (const { id, name, sides } of FIGHTERS) {
    assert.is(diceClash.describe(id)?.name, name);
    for (const { power } of sides) assert.is(diceClash.describe(power.id)?.name, power.name);
  }
  assert.is(diceClash.describe('nobody'), undefined);
});
words('every kind of space has a sentence, and all but plain ones a sign', () => {
  const kinds = [
    ...([-2, -1, 1, 2] as const).flatMap((n) => [
      { mod: 'attack', n } as const,
      { mod: 'defence', n } as const,
      { mod: 'raise', n } as const,
    ]),
    { mod: 'set', n: 4 } as const,
    ...(['match', 'nudge', 'move', 'flip', 'look', 'special'] as const).map((mod) => ({ mod })),
  ];
  for (const kind of kinds) {
    const { mod, sign, text } = spaceInfo(kind, english);
    assert.is(mod, kind.mod);
    assert.ok(sign.length > 0, mod);
    assert.equal(textFaults(text), [], text);
  }
  assert.equal(spaceInfo(null, english).sign, '');
  assert.equal(textFaults(spaceInfo(null, english).text), []);
  assert.is(new Set(kinds.map((kind) => spaceInfo(kind, english).sign)).size, kinds.length, 'two kinds look alike');
});
words('spaces in words', () => {
  assert.is(spaceInfo({ mod: 'attack', n: 2 }, english).text, "The die's attack is 2 more than it shows.");
  assert.is(spaceInfo({ mod: 'defence', n: -1 }, english).text, "The die's defence is 1 less than it shows.");
  assert.is(spaceInfo({ mod: 'raise', n: 2 }, english).text, 'The die goes up by 2, at most to 6.');
  assert.is(spaceInfo({ mod: 'attack', n: -2 }, english).sign, '⚔−2');
});
words('every question is one', () => {
  for (const question of QUESTIONS) {
    assert.match(english.questions[question], /\?$/);
    assert.equal(lineFaults(english.questions[question]), []);
  }
});

/** Events that say something without words of their own: what follows them is told. */
const SILENT: ReadonlySet<string> = new Set(['pool-rolled', 'adjusted']);
words('in whole matches every event has words, for players and for whoever watches, and so has every action', () => {
  const types = new Set<string>();
  const faults = new Set<string>();
  const hear = (event: DiceClashEvent): void => {
    types.add(event.type);
    const line = diceClash.tell(event);
    if (line === '' && SILENT.has(event.type)) return;
    for (const fault of lineFaults(line.replace(/: (?=[a-z]+ \d)/g, ' ')))
      faults.add(`${event.type}: ${line}: ${fault}`);
  };
  for (const [at, start] of [...clashDuels, ...clashSolos].entries()) {
    const m = diceClash.start(start, seededStream(`words ${at}`));
    const random = seededStream(`words ${at} moves`);
    for (let next = diceClash.waiting(m)[0]; next; next = diceClash.waiting(m)[0]) {
      const { seat } = next;
      for (const action of diceClash.legal(m, seat)) {
        const label = diceClash.label(m, seat, action);
        if (!/^\d$/.test(label))
          for (const fault of lineFaults(label)) faults.add(`${JSON.stringify(action)}: ${label}: ${fault}`);
      }
      const parsed = diceClash.parse(playBot('random', diceClash, m, seat, () => below(random, 256) / 256));
      assert.ok('action' in parsed);
      const events = diceClash.apply(m, seat, parsed.action);
      for (const viewer of [0, 1, 'public'] as const satisfies readonly Viewer[])
        for (const event of diceClash.seen(m, events, viewer)) hear(event);
    }
  }
  // Rare ones.
  for (const type of ['spoiled', 'conceded', 'timed-out'] as const) hear({ type, seat: 1 });
  assert.equal([...faults], []);
  assert.ok(types.size > 27, `only ${types.size} kinds of events happened: ${[...types].join(', ')}`);
});
words('what is hidden has no figures in its words', () => {
  const tell = (event: DiceClashEvent): string => diceClash.tell(event);
  assert.is(tell({ type: 're-rolled', seat: 1, which: 'ends' }), '{1} re-rolls all 1s and 6s');
  assert.is(tell({ type: 're-rolled', seat: 1, which: 'any', count: 2 }), '{1} re-rolls 2 dice');
  assert.is(tell({ type: 're-rolled', seat: 1, which: 'all', dice: [{ colour: 'red' }] }), '{1} re-rolls 1 die');
  assert.is(
    tell({ type: 're-rolled', seat: 1, which: 'any', dice: [{ colour: 'red', value: 4 }] }),
    '{1} re-rolls 1 die: red 4',
  );
  assert.is(tell({ type: 'looked', seat: 0, dice: [{ colour: 'red' }] }), "{0} looks at the opponent's pool");
});
words('whoever lets time run out is not said to concede', () => {
  for (const { tell } of [diceClash, diceThrone]) {
    const said = (event: { seat: number; late?: true }, language: Language) =>
      tell({ type: 'conceded', ...event }, language).replace(/\.$/, '');
    assert.is(said({ seat: 1 }, 'en'), '{1} concedes');
    assert.is(said({ seat: 1, late: true }, 'en'), '{1} is out: time ran out');
    assert.is(said({ seat: 1 }, 'de'), '{1} gibt auf');
    assert.is(said({ seat: 1, late: true }, 'de'), '{1} scheidet aus: Zeit abgelaufen');
  }
});
words('time that is up and leaving have labels', () => {
  const m = diceClash.start(clashDuels[0] ?? { mode: '', seats: [] }, seededStream(1));
  assert.is(diceClash.label(m, 0, { type: 'timeout' }), 'Time is up');
  assert.is(diceClash.label(m, 0, { type: 'concede' }), 'Concede');
  assert.is(
    diceClash.label(m, 0, { type: 'place', die: 'black:4', space: 2, value: 5 }),
    'Place black 4 on space 2 as a 5',
  );
  assert.is(diceClash.label(m, 0, { type: 'choose', option: 'space:3' }), 'Space 3');
  assert.is(diceClash.label(m, 0, { type: 'choose', option: 'die:red:2' }), 'Red 2');
  assert.is(diceClash.label(m, 0, { type: 'choose', option: 'value:6' }), '6');
});

words.run();
