/** Sentences that were wrong, misleading or nobody's German once, by what was wrong with them: each stands in the text of the card,
 *  token, ability, minion, tile, mode or achievement that is named. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../engine/core/chance.ts';
import type { Language } from '../../../engine/core/words/language.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import type { DiceThroneEvent } from '../../../engine/dice-throne/state/events.ts';
import { german as words } from '../../../engine/dice-throne/text/de/index.ts';
import { choose } from '../../../engine/dice-throne/vocabulary/build.ts';
import type { Program } from '../../../engine/dice-throne/vocabulary/words.ts';
import { seatsFrom } from '../../../proof/battery/runs.ts';
import { scope } from '../../support/games/words-scope.ts';

const german = suite('Dice Throne in German: sentences');

type Sentences = readonly (readonly [of: string, sentence: string])[];
const KINDS: Readonly<Record<string, Sentences>> = {
  'whose something is stands in the genitive': [
    ['showdown', 'Wenn dein Wurf mindestens so groß ist wie der Wurf des Ziels: verursache 7 Schaden.'],
    ['stun', 'Wenn die Würfelphase des Verursachers endet: entferne Stun.'],
    ['cursed-soul', 'Wenn die Würfelphase eines Gegners endet, außer wenn es einen Angriff gab: füge'],
    ['kings-hand', 'Im Unterhalt eines Spielers, außer wenn alle gemeinsam gegen das Spiel spielen: erhalte'],
    ['link', 'Wenn dein Wurf höchstens so groß ist wie der Wurf dieses Spielers: dieser Spieler zieht 2 Karten.'],
    ['crows-nest', 'sieh dir alle Karten auf der Hand eines Gegners deiner Wahl an.'],
    ['melodious-maiden', 'bei einem Gegner nach Wahl des Spielers am Zug (nicht sich selbst)'],
    ['goblin-horde', 'so viel unabwehrbaren Schaden wie die Hälfte deines Lebens (aufgerundet).'],
  ],
  'what goes on by itself is no command': [
    ['targeted', 'Solange du Targeted hast: du erleidest durch jeden Angriff 2 Schaden mehr.'],
    ['wither', 'Solange du Wither hast: du verursachst 1 Schaden weniger je Wither bei dir.'],
    ['shame', 'du verursachst mit dem Angriff 1 Schaden weniger je Shame bei dir.'],
    ['goblin-horde', 'du kein Stun hast: du erleidest höchstens 5 Schaden durch Angriffe.'],
  ],
  'the verb is whole around what belongs to it': [
    ['accuracy', 'Gib es am Ende des Angriffswurfs aus, wenn dein Angriff abwehrbar ist: der Angriff'],
    ['wellspring', 'Gib es in deiner Hauptphase aus: wirf 1 Würfel.'],
    ['shock-bot', 'Gib 2 Synth als Angriffsmodifikator aus, wenn der Angriff erklärt ist: der Angriff'],
    ['nanobot', 'Gib 2 Synth in deinem Unterhalt aus, wenn jemand Nanite hat: löse'],
    ['citadel', 'legt so viele Karten ab wie die Hälfte der Anzahl Handkarten dieses Spielers (aufgerundet).'],
    ['pensive-pond', 'Wirf 1 Würfel; du darfst bis zu 9-mal 1 KP zahlen und ihn neu werfen.'],
  ],
  'what happens has a German word': [
    ['entangle', 'Es verschwindet, wenn deine Würfelphase endet, falls du es zu deren Beginn schon hattest.'],
    ['viseers-whispers', 'Im Unterhalt eines Mitspielers: führe Flüstern aus. Flüstern: wirf 1 Würfel.'],
    ['nanobot', 'löse die Detonation von Nanite für jeden Spieler aus.'],
    ['knockdown', 'Wann immer du willst: zahle 2 KP und entferne es.'],
    ['powder-keg', 'Wenn du es erhältst, obwohl das Limit erreicht ist: löse die Explosion von Powder Keg aus.'],
  ],
  'one is one': [
    ['powder-keg', 'Wenn der Würfel einen Wert von 2 oder weniger zeigt und du Powder Keg hast: löse'],
    ['dominance', 'Wenn der Würfel 1 zeigt und du keinen Mitspieler hast: lege'],
    ['fata-morgana', 'Bei einem Wert von 6: erhalte 3 KP.'],
    ['pain-feeds', 'falls es 6 oder mehr sind: heile 5.'],
    ['whispering-death', 'Wenn es 1 oder weniger Gegner gibt: füge'],
    ['pickpocket', 'ein Gegner deiner Wahl verliert bis zu 1 KP (du wählst).'],
  ],
  'what is said is so': [
    ['kings-hand', 'Gib 1 aus, wenn Spieler gegeneinander spielen: wirf'],
    ['kings-hand', 'Einzigartig, höchstens 5, wo Spieler gegeneinander spielen.'],
    ['prophetic-orb', 'Solange du Prophetic Orb hast: ziehe im Einkommen 1 Karte mehr.'],
    ['health-potion', 'Ein Spieler deiner Wahl aus deinem Team heilt 2.'],
    ['antidote', 'Entferne 1 negativen Statuseffekt von einem Spieler deiner Wahl aus deinem Team.'],
    ['king-of-the-hill', 'wer einen Führenden angreift, zieht eine Karte.'],
    ['boss-vs-many', 'Der Boss fängt an; er hat 10 Leben und 20 mehr je Held, plus oder minus seine Vorgabe.'],
    ['vampire-lord-well-fed', 'Erhalte in einem Zug 12 oder mehr Leben.'],
  ],
  'whoever is meant has been named': [
    ['loot-goblin', 'Bei einem Wert von 4 bis 6: fliehe.'],
    ['disciple', 'Bei Chaos: ein Scherge der Stufe 3 tritt an deine Stelle.'],
    ['wyvern', 'der Angriff wirkt nicht.'],
    ['blazing-effigy', 'Wenn du einen Gegner angreifst: füge diesem Spieler Burn zu.'],
    ['poison-syringe', 'Wenn dein Angriff bei einem Gegner 1 oder mehr Schaden verursacht: wirf'],
    ['roulette', 'Bei Dash: füge einem Gegner deiner Wahl Knockdown zu.'],
    ['parasite', 'falls ein positiver Statuseffekt das bewirkt hat: entferne'],
  ],
  'commas and colons tell what belongs together': [
    ['nyra', 'so viel Schaden des Angriffs, wie du willst, und du darfst in dieser Würfelphase keine'],
    ['no-guard-holds', 'Nur wenn du angreifst, der Angriff abwehrbar ist und die Verteidigung nicht vorbei ist.'],
    ['fierce-hydra', 'falls der Angriff nicht ultimativ ist, du kein Stun hast und du Head hast: entferne'],
    ['down-pour', 'hast und du weniger als 2 Sapling hast, oder du Sapling hast und du kein Dryad hast.'],
    ['cursed', 'Wenn dein Zug endet, falls du Cursed Doubloon hast: entferne 1 Cursed Doubloon. Sonst: drehe'],
    ['horned-harpy', 'Sonst, bei Vortex: verhindere die Hälfte'],
    ['fortitude/2', 'Wenn 3 Würfel dieselbe Zahl zeigen: entferne, wenn du willst, 1 Statuseffekt von dir.'],
    ['grand-bazaar', 'zahle 3 KP und öffne eine Truhe der Stufe 3, oder zahle 1 KP und erhalte 1 Salve.'],
    ['viseers-veil', 'Bei Vortex: jeder Mitspieler erhält 1 KP; entferne 1 negativen Statuseffekt von'],
    ['immortal-flesh', 'Stiehl vom Angreifer 1 Leben je Blood Drop.'],
    ['life-siphon', 'stiehl von diesem Spieler 1 Leben je Life Siphon bei dir.'],
    ['toll-gate', 'Wähle eines: zahle 2 KP oder ein Scherge der Stufe 1 taucht auf.'],
    ['kings-hand', 'Bei einem Wert von 11 bis 15, wähle eines: wirf'],
  ],
  'amounts are said as one says them': [
    ['shadow-shank', 'Dann verursache 5 ultimativen Schaden + 1 je zuvor vorhandenem KP.'],
    ['umbra', 'Verursache 3 / 5 unabwehrbaren Schaden + 4 je Shadows bei dir.'],
    ['nanite', 'erleide 0 / 1 / 3 / 5 Schaden für 0 / 1 / 2 / 3 Nanite bei dir, und zwar'],
    ['salve', 'Gib beliebig viele vor deinem Zug aus: heile je ausgegebenem Salve so viel, wie 1 Salve heilt.'],
    ['gnaw-the-bone', 'Heile 3 + 1 je Gegner.'],
    ['raging-berserker', 'Je Chaos bei dir, höchstens 3-mal: wirf 1 Würfel.'],
    ['bloody-banquet', 'Heile so viel wie die Hälfte des Schadens, den das Ziel erleidet (aufgerundet).'],
    ['dark-druid', 'Verursache beim Angreifer 1 Schaden je Vortex und 2 je Chaos.'],
    ['barbed-vine', 'Solange du Barbed Vine hast, falls es deine eigene Würfelphase ist: erleide'],
    ['fire-snake-immunity', 'du darfst kein Poison erhalten.'],
  ],
};

/** English that was wrong as well. */
const IN_ENGLISH: Sentences = [
  ['viseers-whispers', 'In the Upkeep Phase of a teammate: carry out Whisper. Whisper: roll 1 die.'],
  ['viseers-veil', 'On Vortex: each teammate gains 1 CP; remove 1 negative status effect from'],
  ['powder-keg', 'If the die shows a value of 2 or less and you have Powder Keg: blow'],
  ['dominance', 'If the die shows 1 and you have no teammate: discard'],
  ['fata-morgana', 'On a value of 6: gain 3 CP.'],
  ['lonely-tower', '1 card of type upgrade that costs at most 4 CP'],
  ['loot-goblin', 'On a value of 4 to 6: flee.'],
  ['disciple', 'On Chaos: a minion of level 3 takes your place.'],
  ['wyvern', 'the Attack has no effect.'],
  ['roulette', 'On Dash: inflict Knockdown on an opponent of your choice.'],
  ['grand-bazaar', 'You may pay 3 CP and open a chest of level 3, or pay 1 CP and gain 1 Salve.'],
  ['dark-druid', 'Deal 1 damage to the attacker per Vortex and 2 per Chaos.'],
];

/** All that players read of it; several things may go by one id. */
const textOf = (language: Language, id: string): string => {
  const catalogue = diceThrone.catalogue(language);
  const { modes, achievements = [] } = diceThrone.lists(language);
  return [
    diceThrone.describe(id, language)?.text,
    ...catalogue.heroes.flatMap(({ abilities }) =>
      abilities.flatMap((ability) => (ability.id === id ? ability.levels.map(({ text }) => text) : [])),
    ),
    ...catalogue.minions.flatMap((minion) => (minion.id === id ? minion.rows.map(({ text }) => text) : [])),
    catalogue.tiles[id]?.text,
    ...[...modes, ...achievements].flatMap((one) => (one.id === id ? one.text : [])),
  ].join('\n');
};
const missing = (language: Language, sentences: Sentences): string[] =>
  sentences.flatMap(([id, sentence]) => (textOf(language, id).includes(sentence) ? [] : [`${id}: ${sentence}`]));

for (const [kind, sentences] of Object.entries(KINDS)) german(kind, () => assert.equal(missing('de', sentences), []));
german('what was wrong in English as well', () => assert.equal(missing('en', IN_ENGLISH), []));

/** What no card says yet, but a hero from outside may. */
const PROGRAMS: readonly (readonly [program: Program, sentence: string])[] = [
  [[{ do: 'cards', n: 2, of: 'fallen', from: 'deck', to: 'hand', pick: 'top' }], 'Alle Gefallenen ziehen 2 Karten.'],
  [
    [
      choose('foe', { players: 'opponent' }),
      { do: 'dice', which: { whose: { picked: 'foe' }, roll: 'open' }, n: 2, how: 'reroll' },
    ],
    'Wirf 2 Würfel eines Gegners deiner Wahl neu.',
  ],
  [
    [{ do: 'on', at: 'modified', of: 'target', run: [{ do: 'move', what: 'cp', n: 1, to: 'self' }] }],
    'In diesem Zug, wenn Schaden beim Ziel gesenkt wird: erhalte 1 KP.',
  ],
  [
    [choose('foe', { players: 'opponent' }, { upTo: true }), { do: 'damage', n: 2, to: { picked: 'foe' } }],
    'Verursache bei einem Gegner deiner Wahl (oder niemandem) 2 Schaden.',
  ],
  [[{ do: 'adjust', what: 'limit:chi', by: 1, of: 'target' }], 'Erhöhe das Limit des Ziels für Chi um 1.'],
  [
    [{ do: 'damage', n: { half: { stat: 'limit:chi' } } }],
    'Verursache so viel Schaden wie die Hälfte deines Limits für Chi (aufgerundet).',
  ],
];
german('what heroes from outside may say', () => {
  for (const [program, sentence] of PROGRAMS) assert.is(words.grammar.programWords(scope(), program), sentence);
});

const TOLD: readonly (readonly [event: DiceThroneEvent, text: string])[] = [
  [
    {
      type: 'rolled',
      seat: 0,
      for: 'offensive',
      dice: [
        { value: 1, symbol: 'sword' },
        { value: 6, symbol: 'blank' },
      ],
    },
    '{0} würfelt 1 und 6: 1 Sword und 1 leer.',
  ],
  [{ type: 'leader-attacked', seat: 0, target: 1 }, '{0} greift einen Führenden an: {1}.'],
  [{ type: 'attack', seat: 0, target: 1, ability: 'street-rat-attack' }, '{0} greift {1} an.'],
  [{ type: 'attack', seat: 0, target: 1, ability: 'smack' }, '{0} greift {1} mit Smack an.'],
  [{ type: 'defends', seat: 0, ability: 'street-rat-defence', level: 1 }, '{0} verteidigt sich.'],
  [{ type: 'ability-failed', seat: 0, ability: 'street-rat-attack' }, 'Angriff von {0} schlägt fehl.'],
  [{ type: 'companion', seat: 0, companion: 'spirit', side: 'seedling' }, '{0} erhält 1 Seedling.'],
  [{ type: 'found', seat: 0, at: '1-1', item: 'shard' }, '{0} findet einen Splitter.'],
];
german('what happened', () => {
  for (const [event, text] of TOLD) assert.is(diceThrone.tell(event, 'de'), text);
});

german('what a button says', () => {
  const match = diceThrone.start(seatsFrom('1v1', 2, 0), seededStream('labels'));
  const useBot = { type: 'spend', token: 'heal-bot' } as const;
  assert.is(diceThrone.label(match, 0, useBot, 'de'), 'Heal Bot nutzen');
  assert.is(diceThrone.label(match, 0, useBot), 'Use Heal Bot');
  assert.is(
    words.labels.tile({ row: 1, column: 2 }, { level: 1, items: ['shard', 'salve'] }),
    'Stufe 1 (ein Splitter und eine Salbe), Zeile 1, Spalte 2',
  );
});

german.run();
