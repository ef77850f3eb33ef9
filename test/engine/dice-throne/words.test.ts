/** The words that players read are generated from the data: examples, and what must hold of all of them. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { below, seededStream } from '../../../engine/core/chance.ts';
import { commonCards } from '../../../engine/dice-throne/cards/common-cards.ts';
import { COMBATANTS } from '../../../engine/dice-throne/combatants.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { buildLibrary } from '../../../engine/dice-throne/library/index.ts';
import type { DiceThroneEvent } from '../../../engine/dice-throne/state/events.ts';
import { catalogueOf } from '../../../engine/dice-throne/text/catalogue.ts';
import { seatsFrom } from '../../../proof/battery/runs.ts';
import { lineFaults, textFaults } from '../../support/games/plain-english.ts';

const lib = buildLibrary(COMBATANTS, commonCards);
const catalogue = catalogueOf(lib);
const words = suite('words: generated from the data');

const examples: [string, string][] = [
  ['smack', '3 / 4 / 5 Sword. Deal 4 / 6 / 8 damage.'],
  [
    'smack/2',
    '3 / 4 / 5 Sword. Deal 5 / 7 / 9 damage. If 4 dice show the same number: the Attack becomes undefendable.',
  ],
  [
    'overpower',
    '3 Sword + 2 Pow. Roll 3 dice. Then deal damage equal to the sum rolled. On a sum of 14 or more: inflict Concussion.',
  ],
  ['crit-bash', '4 Pow. Inflict Stun. Then deal 5 undefendable damage.'],
  [
    'reckless',
    'Large Straight. Deal 15 damage. Receive 4 undefendable damage if 1 or more damage is dealt to the target.',
  ],
  ['thick-skin', 'Defence, 3 dice. Heal 2 per Life.'],
  [
    'thick-skin/2',
    'Defence, 4 dice. Heal 2 per Life. On 2 Life: you may prevent 1 status effect that the Attack would inflict on you.',
  ],
  [
    'dryad',
    'Companion, at most 1. Spend it as an Attack Modifier: the Attack deals 3 more damage. Once a turn. Spend it when the Offensive Roll Phase ends, if the attacker is an opponent: prevent 1 status effect that the Attack would inflict on you. Once a turn.',
  ],
  [
    'ninjutsu',
    'Positive, at most 3. Spend one as an Attack Modifier: roll 1 die. On a value of 3 or less: the Attack deals 1 more damage. On 4 or 5: the Attack deals 2 more damage. On 6, choose one: the Attack deals 2 more damage, inflict 1 Delayed Poison, or the Attack becomes undefendable (unless the defence is over).',
  ],
  [
    'missed-me/2',
    'Defence, 5 dice. On 2 Foot: prevent half of the incoming damage, rounded up. Deal 1 damage to the attacker per Arrow.',
  ],
  ['rage', '5 Pow. Inflict Stun. Deal 15 ultimate damage. Opponents may not act until the roll phase is over.'],
  ['eclipse', '4 Moon. Inflict Blind, Entangle and Targeted. Then deal 7 damage.'],
  [
    'exploding-arrow',
    '1 Arrow + 3 Moon. Roll 5 dice. Deal 4 damage + 1 per Arrow + 1 per Foot. The target loses 1 CP per Moon. Inflict Blind.',
  ],
  [
    'combustion',
    '1 Flame + 1 Blaze + 1 Soul + 1 Meteor. Gain 1 Fire Mastery. Remove up to 4 Fire Mastery. Then deal 3 undefendable damage per Fire Mastery removed.',
  ],
  [
    'pickpocket',
    '2 / 3 / 4 Bag. Gain 2 / 3 / 4 CP. On Shadow: an opponent of your choice loses up to 1 CP, as much as you choose.',
  ],
  ['holy-attack', 'Small Straight: heal 1. Deal 6 damage. Large Straight: heal 2. Deal 8 damage.'],
  [
    'tempest-rush',
    '3 Palm. Roll 3 dice; you may spend 2 Chi and re-roll 1 of them. Deal damage equal to the sum rolled. On a sum of 13 or more: inflict Knockdown.',
  ],
  [
    'overgrowth',
    '2 Branch + 3 Leaf. Deal 2 damage. Remove up to 2 companions (Seedling, Sapling or Dryad). Deal 4 more damage per companion removed. You may spend Wellspring: the Attack becomes undefendable.',
  ],
  [
    'fertilize',
    'Passive. In your Upkeep Phase: gain a Seedling, trade a Seedling for a Sapling, or trade a Sapling for a Dryad.',
  ],
  [
    'tithe/2',
    'Passive. Pay 1 CP: re-roll 1 of your dice. Pay 2 CP: draw 1 card. When you have activated an ability, if the dice show Prayer: gain 1 CP.',
  ],
  [
    'crit-bash-2',
    'Upgrades Crit Bash (4 Pow). Inflict Stun. Then deal 7 undefendable damage. Adds Crit Smash (3 Pow). Inflict Concussion. Then deal 2 undefendable damage.',
  ],
  ['vegas-baby', 'Roll 1 die. Gain CP equal to half of the value rolled, rounded up.'],
  ['samesies', 'Give 1 of your dice the value of another die of the same roll.'],
  ['better-d', 'A player of your choice may re-roll up to 5 of their defence dice.'],
  ['try-try-again', 'Re-roll up to 2 dice of yourself or a teammate of your choice, one after the other.'],
  ['one-more-time', 'A player of your choice gets 1 more roll attempt.'],
  ['not-this-time', 'Prevent 6 of the damage coming to a player of your choice.'],
  ['what-status-effects', 'Remove all status effects from a player of your choice.'],
  ['transference', 'Move 1 status effect from a player of your choice to another player.'],
  ['get-some', 'Attack Modifier. Roll 5 dice. The Attack deals 1 more damage per Sword. Inflict Concussion.'],
  [
    'head-bash',
    'Only when you are attacking and the defence is over. The next time damage is dealt to the target this Roll Phase, if it is 8 or more: inflict Concussion.',
  ],
  [
    'harvest',
    'Only when you have a Spirit. Remove up to 3 companions (Seedling, Sapling or Dryad). Gain 1 CP per companion removed. If 2 or more companions are removed: at most 2 players of your choice gain Wellspring.',
  ],
  ['warm-up', 'Gain 1 Fire Mastery. Then pay any amount of CP. Gain 1 Fire Mastery per CP paid.'],
  [
    'evasive',
    'Positive, at most 3. Spend one when damage is coming to you: roll 1 die. On a value of 2 or less: prevent all incoming damage.',
  ],
  ['targeted', 'Negative, at most 1. While you have it: you receive 2 more damage from each Attack.'],
  [
    'stun',
    'Negative, at most 1. While you have it: you may not act at all. When the Roll Phase of whoever inflicted it ends: remove Stun. Whoever inflicted it takes another Offensive Roll Phase against you.',
  ],
  [
    'knockdown',
    'Negative, at most 1. Before your Offensive Roll Phase: pay 2 CP and remove Knockdown, or skip that phase and remove Knockdown. Pay 2 CP at any time to remove it.',
  ],
  [
    'entangle',
    'Negative, at most 1. While you have it: you have 1 fewer roll attempt. It leaves when your Roll Phase ends, if you had it when that phase began.',
  ],
  [
    'barbed-vine',
    'Negative, at most 1. While you have it, if it is your own Roll Phase: receive 1 damage per roll attempt after the first, at most 2. It leaves when your Roll Phase ends.',
  ],
  [
    'accuracy',
    'Positive, at most 1. Spend it when the Offensive Roll Phase ends, if your Attack is defendable: the Attack becomes undefendable.',
  ],
  [
    'chi',
    'Positive, at most 5. Spend any number when damage is coming to you: prevent 1 incoming damage per Chi spent. Spend any number held since before this turn as an Attack Modifier: the Attack deals 1 more damage per Chi spent.',
  ],
  ['seedling', 'Companion, at most 3. Spend one: re-roll 1 of your dice. Once a turn.'],
  [
    'shame',
    'Negative, at most 2. When you attack: you deal 1 less damage with the Attack per Shame you have. Remove all Shame.',
  ],
  [
    'honor',
    'Positive, at most 2. Spend one as an Attack Modifier when the Attack has been declared: the Attack deals 1 more damage. Spend 2 as an Attack Modifier when the Attack has been declared: the Attack deals 3 more damage.',
  ],
  [
    'back-strike',
    'Positive, at most 1. Spend it when you are attacked and damage is coming to you: roll 1 die. Deal damage to the attacker equal to half of the value rolled, rounded up.',
  ],
  [
    'bounty',
    'Negative, at most 1. While you have it: you receive 1 more damage from each Attack. When you are attacked: the attacker gains 1 CP.',
  ],
  [
    'bushido',
    'Passive. At the start of the match, if you are the start player: gain 1 Honor. When your turn ends, if you made fewer than 3 roll attempts: gain 1 Honor.',
  ],
  [
    'stand-tall',
    'Defence, 3 dice. Deal 1 undefendable damage to the attacker per Katana. Prevent 1 incoming damage per Helm and 2 per Rising Sun. On no Helm or Rising Sun: gain 1 Shame.',
  ],
  ['quick-draw/2', 'Passive. In your Upkeep Phase: gain 1 Reload. When you roll for Reload: you may re-roll that die.'],
  [
    'showdown/3',
    "Small Straight. Roll 1 die. The target rolls 1 die. If your roll is at least the target's roll: deal 9 damage. If not: deal 6 damage.",
  ],
  [
    'duel',
    "Defence, 1 die. The attacker rolls 1 die. If your roll is more than the attacker's roll: deal 3 undefendable damage to the attacker, or prevent half of the incoming damage, rounded up. If not: deal 1 undefendable damage to the attacker.",
  ],
  [
    'wild-west',
    'Attack Modifier. The Attack deals 1 more damage. The next time you roll for Reload this Roll Phase: you may re-roll that die.',
  ],
  ['barbarian', 'Complexity 1 of 6. Dice: 3 Sword, 2 Life and 1 Pow.'],
  ['tactician', 'Complexity 4 of 6. Dice: 3 Saber, 2 Flag and 1 Medal. Set-up: gain 2 Tactical Advantage.'],
  ['vampire-lord', 'Complexity 4 of 6. Dice: 3 Claw, 2 Gaze and 1 Blood Drop.'],
];
for (const [id, text] of examples) words(`${id} in words`, () => assert.is(diceThrone.describe(id)?.text, text));

const needs = catalogue.heroes.flatMap((hero) =>
  hero.abilities.flatMap(({ id, levels }) =>
    levels.map((level, i): [string, string] => [`${hero.id}/${id}/${i + 1}`, level.needs]),
  ),
);
const texts: [string, string][] = [
  ...catalogue.heroes.flatMap((hero): [string, string][] => [
    [hero.id, hero.text],
    ...hero.abilities.flatMap(({ id, levels }) =>
      levels.map(({ text }, i): [string, string] => [`${hero.id}/${id}/${i + 1}`, text]),
    ),
  ]),
  ...Object.entries(catalogue.cards).map(([id, { text }]): [string, string] => [`card ${id}`, text]),
  ...Object.entries(catalogue.tokens).map(([id, { text }]): [string, string] => [`token ${id}`, text]),
  ...Object.entries(catalogue.companions).map(([id, { text }]): [string, string] => [`companion ${id}`, text]),
];
const faulty = (all: readonly [string, string][], faultsOf: (text: string) => string[]): string[] =>
  all.flatMap(([id, text]) => faultsOf(text).map((fault) => `${id} ${fault}: ${text}`));

words('every ability, card, token and companion has words, each in plain short sentences', () => {
  assert.ok(texts.length > 300, `only ${texts.length} texts`);
  assert.equal(faulty(texts, textFaults), []);
});
words('every ability says what it needs', () => assert.equal(faulty(needs, lineFaults), []));
words('the same is told of a thing by its id as in the catalogue', () => {
  const others = [...Object.keys(catalogue.cards), ...Object.keys(catalogue.tokens)];
  for (const id of others) {
    const entry = catalogue.cards[id] ?? catalogue.tokens[id];
    assert.equal(diceThrone.describe(id), { name: entry?.name, text: entry?.text });
  }
  assert.is(diceThrone.describe('no-such-thing'), undefined);
});

const told: [DiceThroneEvent, string][] = [
  [
    { type: 'rolled', seat: 0, for: 'offensive', dice: dice('6 pow', '1 sword', '4 life', '2 sword') },
    '{0} rolls 1, 2, 4 and 6: 2 Sword, 1 Life and 1 Pow.',
  ],
  [{ type: 'rolled', seat: 0, for: 'token:evasive', dice: dice('2 arrow') }, '{0} rolls 2 (Arrow) for Evasive.'],
  [{ type: 'rolled', seat: 0, for: 'targeting', dice: dice('2 arrow') }, '{0} rolls 2 for the target.'],
  [
    { type: 'die-changed', seat: 1, die: 0, from: 4, to: 3, symbol: 'life', source: 'card:tip-it' },
    'Tip It! changes a die of {1} from 4 to 3.',
  ],
  [
    { type: 'die-changed', seat: 1, die: 0, from: 3, to: 3, symbol: 'sword', source: 'card:so-wild' },
    'So Wild! leaves a die of {1} at 3.',
  ],
  [
    { type: 'die-rerolled', seat: 1, die: 0, from: 2, to: 6, symbol: 'pow', source: 'card:better-d' },
    'Better D! re-rolls a die of {1}: 2 becomes 6.',
  ],
  [{ type: 'attempts', seat: 1, n: 1 }, '{1} gets 1 more roll attempt.'],
  [{ type: 'attempts', seat: 1, n: 2 }, '{1} gets 2 more roll attempts.'],
  [{ type: 'announced', seat: 1, ability: 'smack', level: 2 }, '{1} announces Smack II.'],
  [{ type: 'announced', seat: 1, ability: null }, '{1} activates no ability.'],
  [{ type: 'damage', from: 1, to: 2, n: 3, source: 'card:absolution' }, '3 damage from Absolution! is coming to {2}.'],
  [
    { type: 'damage', from: 1, to: 'target', n: 2, damage: 'pure', source: 'ability:bitterroot' },
    '2 pure damage from Bitterroot is coming to the target.',
  ],
  [{ type: 'dealt', seat: 1, n: 0 }, '{1} receives no damage.'],
  [{ type: 'over', winners: [0], draw: false }, '{0} wins the match.'],
  [{ type: 'over', winners: [0, 2], draw: false }, '{0} and {2} win the match.'],
  [{ type: 'over', winners: [], draw: true }, 'The match is a draw.'],
  [{ type: 'cp', seat: 1, n: 2 }, '{1} gains 2 CP.'],
  [{ type: 'cp', seat: 1, n: -2 }, '{1} loses 2 CP.'],
  [{ type: 'cp', seat: 1, n: -2, paid: true }, '{1} pays 2 CP.'],
  [{ type: 'health', seat: 2, seats: [2], health: 40, by: -2 }, '{2} is at 40 health.'],
  [{ type: 'health', seat: 2, seats: [2, 3], health: 40, by: -2 }, '{2} and {3} are at 40 health.'],
  [{ type: 'token', seat: 1, token: 'chi', n: 1, held: 1 }, '{1} now has 1 Chi.'],
  [{ type: 'token', seat: 1, token: 'stun', n: 1, held: 1 }, '{1} now has Stun.'],
  [{ type: 'token-lost', seat: 1, token: 'chi', n: 2 }, '{1} loses 2 Chi.'],
  [{ type: 'token-left', seat: 1, token: 'entangle', n: 1 }, '{1} no longer has Entangle.'],
  [{ type: 'companion', seat: 1, companion: 'spirit', side: 'seedling' }, '{1} gains a Seedling.'],
  [{ type: 'companion', seat: 1, companion: 'heal-bot', side: 'basic' }, '{1} builds Heal Bot (Basic).'],
  [{ type: 'became', seat: 1, companion: 'heal-bot', side: 'advanced' }, 'Heal Bot of {1} is Advanced now.'],
  [{ type: 'drawn', seat: 1, n: 1 }, '{1} draws 1 card.'],
  [{ type: 'drawn', seat: 1, n: 2 }, '{1} draws 2 cards.'],
  [{ type: 'drawn', seat: 1, n: 2, cards: ['tip-it', 'so-wild'] }, '{1} draws Tip It! and So Wild!'],
  [{ type: 'discarded', seat: 1, card: 'buh-bye' }, '{1} discards Buh, Bye!'],
  [{ type: 'played', seat: 1, card: 'smack-2', cost: 2 }, '{1} plays Smack II.'],
  [{ type: 'token-lost', seat: 1, token: 'chi', n: 1, paid: true }, '{1} spends 1 Chi.'],
  [{ type: 'spent', seat: 1, token: 'chi', n: 1 }, ''],
];
function dice(...faces: string[]): { value: number; symbol: string }[] {
  return faces.map((face) => ({ value: Number(face[0]), symbol: face.slice(2) }));
}
for (const [event, text] of told)
  words(`${event.type} is told: ${text}`, () => assert.is(diceThrone.tell(event), text));

words('in real matches every event is told, every action labelled and every choice asked in plain words', () => {
  const types = new Set<string>();
  const questions = new Set<string>();
  for (let seed = 0; seed < 24; seed++) {
    const mode = diceThrone.modes[seed % diceThrone.modes.length];
    if (!mode) throw new Error('no modes');
    const match = diceThrone.start(seatsFrom(mode.id, mode.minSeats, seed), seededStream(`words ${seed}`));
    const random = seededStream(`words ${seed} moves`);
    for (let next = diceThrone.waiting(match)[0]; next; next = diceThrone.waiting(match)[0]) {
      const legal = diceThrone.legal(match, next.seat);
      const action = legal[below(random, legal.length)];
      if (!action) throw new Error('nothing is legal');
      const label = diceThrone.label(match, next.seat, action);
      assert.equal(lineFaults(label), [], `${JSON.stringify(action)} is labelled ${label}`);
      assert.not.match(label, /Option \d|[.]$/);
      const { prompt } = diceThrone.view(match, next.seat);
      if (prompt) {
        assert.equal(textFaults(prompt.question), [], `${prompt.about} asks ${prompt.question}`);
        const labels = legal.map((line) => diceThrone.label(match, prompt.seat, line));
        assert.is(new Set(labels).size, labels.length, `answers of ${prompt.about} look alike: ${labels.join(' | ')}`);
        questions.add(prompt.question);
      }
      for (const event of diceThrone.apply(match, next.seat, action)) {
        types.add(event.type);
        const line = diceThrone.tell(event);
        if (line !== '') assert.equal(textFaults(line), [], `${JSON.stringify(event)} is told ${line}`);
      }
    }
  }
  assert.ok(types.size > 35, `only ${types.size} types of event happened`);
  assert.ok(questions.size > 12, `only ${questions.size} questions were asked`);
});

words.run();
