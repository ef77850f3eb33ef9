/** Who chooses, who does it, to whom and for how long: sentences that were false or silent about it, in either language. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { german } from '../../../../engine/dice-throne/text/de/index.ts';
import { english } from '../../../../engine/dice-throne/text/en/index.ts';
import { choose, damage, gainCp, heal, listen } from '../../../../engine/dice-throne/vocabulary/build.ts';
import type { Effect, Program } from '../../../../engine/dice-throne/vocabulary/words.ts';
import { scope } from '../../../support/games/words-scope.ts';

const reroll: Effect = { do: 'dice', which: { picked: 'die' }, how: 'reroll' };
const SENTENCES: readonly (readonly [program: Program, english: string, german: string])[] = [
  [
    [{ do: 'choose', who: 'target', options: [{ run: [damage(2)] }, { run: [heal(2)] }] }],
    'The target chooses: you deal 2 damage or you heal 2.',
    'Das Ziel wählt: du verursachst 2 Schaden oder du heilst 2.',
  ],
  [
    [
      choose('die', { dice: { whose: 'opponents', roll: 'open' } }),
      {
        do: 'choose',
        who: { owner: 'die' },
        options: [
          { name: 'yes', cost: { cp: 1 }, run: [gainCp(1)] },
          { name: 'no', run: [reroll] },
        ],
      },
    ],
    "Choose 1 of an opponent's dice. Its owner chooses: pay 1 CP and you gain 1 CP, or you re-roll the chosen die.",
    'Wähle 1 Würfel eines Gegners. Der Besitzer wählt: 1 KP zahlen, und du erhältst 1 KP, oder du wirfst den gewählten Würfel neu.',
  ],
  [
    [
      {
        do: 'choose',
        who: 'target',
        options: [
          { name: 'yes', cost: { cp: 1 }, run: [gainCp(1)] },
          { name: 'no', run: [] },
        ],
      },
    ],
    'The target may pay 1 CP: you gain 1 CP.',
    'Das Ziel darf 1 KP zahlen: du erhältst 1 KP.',
  ],
  [
    [{ do: 'move', what: 'cp', n: 2, from: 'self', to: 'target' }],
    'Give 2 CP to the target.',
    'Gib 2 KP an das Ziel ab.',
  ],
  [
    [{ do: 'if', cond: { not: { compare: [{ held: 'chi' }, '>=', 3] } }, run: [damage(2)] }],
    'If you have fewer than 3 Chi: deal 2 damage.',
    'Wenn du weniger als 3 Chi hast: verursache 2 Schaden.',
  ],
  [
    [{ do: 'cards', n: 1, of: 'target', from: 'discard', to: 'hand', pick: 'self' }],
    'The target takes 1 card of your choice from their discard pile.',
    'Das Ziel nimmt 1 Karte deiner Wahl aus der eigenen Ablage.',
  ],
  [
    [{ do: 'cards', n: 1, of: 'target', from: 'hand', to: 'discard', pick: 'self' }],
    'The target discards 1 card of your choice.',
    'Das Ziel legt 1 Karte deiner Wahl ab.',
  ],
  [
    [{ do: 'cards', n: 1, from: 'deck', to: 'hand', pick: 'random' }],
    'Take 1 card at random from the deck.',
    'Nimm zufällig 1 Karte aus dem Deck.',
  ],
  [
    [{ do: 'dice', which: { whose: 'own' }, how: 'reroll', who: 'target' }],
    'The target must re-roll 1 of your dice.',
    'Das Ziel muss 1 deiner Würfel neu werfen.',
  ],
  [
    [{ do: 'dice', which: { whose: 'any' }, how: 'copy', n: 'all' }],
    'Give all dice the value of another die of the same roll.',
    'Gib allen Würfeln den Wert eines anderen Würfels im selben Wurf.',
  ],
  [
    [choose('who', { players: 'opponent' }, { who: 'target' }), damage(2, undefined, { to: { picked: 'who' } })],
    "Deal 2 damage to an opponent of the target's choice.",
    'Verursache bei einem Gegner nach Wahl des Ziels 2 Schaden.',
  ],
  [
    [
      { do: 'choose', as: 'who', from: { players: 'opponent' }, random: true },
      damage(2, undefined, { to: { picked: 'who' } }),
    ],
    'Deal 2 damage to a random opponent.',
    'Verursache bei einem zufälligen Gegner 2 Schaden.',
  ],
  [
    [damage(2, undefined, { to: { choose: 'opponent', if: { compare: [{ held: 'poison' }, '>=', 1] } } })],
    'Deal 2 damage to an opponent of your choice (if that player has Poison).',
    'Verursache bei einem Gegner deiner Wahl (wenn dieser Spieler Poison hat) 2 Schaden.',
  ],
  [
    [{ do: 'adjust', what: 'income draw', by: 1, of: 'target', until: 'match' }],
    'The target draws 1 more card as income for the rest of the match.',
    'Das Ziel zieht für den Rest der Partie im Einkommen 1 Karte mehr.',
  ],
  [
    [{ do: 'cannot', what: 'defend', of: 'target', until: 'roll' }],
    'The target may roll no defence this Roll Phase.',
    'Das Ziel darf in dieser Würfelphase keine Verteidigung werfen.',
  ],
  [
    [listen('attacked', heal(1), { of: 'opponents', until: 'turn' })],
    'When an opponent is attacked this turn: heal 1.',
    'In diesem Zug, wenn ein Gegner angegriffen wird: heile 1.',
  ],
  [
    [gainCp({ held: 'chi', of: 'opponents' })],
    'Gain 1 CP per Chi opponents have.',
    'Erhalte 1 KP je Chi bei allen Gegnern.',
  ],
  [
    [gainCp({ size: 'team' })],
    'Gain CP equal to the number of players of your team.',
    'Erhalte so viele KP wie die Anzahl Spieler deines Teams.',
  ],
  [
    [{ do: 'if', cond: { compare: [{ held: 'chi' }, '>=', { held: 'poison', of: 'target' }] }, run: [heal(1)] }],
    'If the number of Chi you have is at least the number of Poison the target has: heal 1.',
    'Wenn die Anzahl Chi bei dir mindestens so groß ist wie die Anzahl Poison beim Ziel: heile 1.',
  ],
  [
    [{ do: 'if', cond: { who: 'self', among: 'target' }, run: [heal(1)] }],
    'If you are the target: heal 1.',
    'Wenn du das Ziel bist: heile 1.',
  ],
  [
    [gainCp({ least: [{ sum: true }, { stat: 'cp', of: 'target' }] })],
    "Gain CP equal to the sum rolled or the target's CP, whichever is less.",
    'Erhalte so viele KP wie die gewürfelte Summe oder die KP des Ziels (was kleiner ist).',
  ],
];
const sentences = suite('texts: who does what');
for (const [program, ...texts] of SENTENCES) {
  sentences(`issue: ${texts[0]}`, () =>
    assert.equal(
      [english, german].map(({ grammar }) => grammar.programWords(scope(), program)),
      texts,
    ),
  );
}
sentences.run();
