/** Achievements: none is recognised when it is nearly done. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { achievedIn, type Spec } from '../../../support/games/achievements.ts';

const nearly = suite('dice throne: achievements, nearly');

const base = { game: 'dice-throne' };
const end = { type: 'pass' };

/** What is missing, where: the name of a scenario, or a position of its own. */
const NOT: readonly [id: string, why: string, where: string | Spec][] = [
  ['own-mirror', 'together against the game there are no opponents', 'adventures/battle/the-boss-at-zero-is-won'],
  ['crawl-last-legs', 'nobody is hurt', 'adventures/crawl/the-guardian-falls-and-the-crawl-is-won'],
  ['crawl-every-tile', 'a tile is unexplored', 'adventures/crawl/the-guardian-falls-and-the-crawl-is-won'],
  ['boss-barely', 'much health is left', 'adventures/battle/the-boss-at-zero-is-won'],
  ['boss-felled', 'all have given up', 'adventures/battle/all-who-give-up-have-lost'],
  [
    'six-cards',
    'five cards of a turn and one of the turn before',
    {
      ...base,
      phase: 'main-2',
      seats: [{ hero: 'barbarian', cp: 5, hand: ['triple-up', 'double-up'] }, { hero: 'moon-elf' }],
      actions: [
        { seat: 0, type: 'play', card: 'triple-up' },
        { seat: 0, type: 'play', card: 'double-up' },
        { seat: 0, ...end },
      ],
    },
  ],
  [
    'own-mirror',
    'another hero is beaten',
    {
      ...base,
      turn: 5,
      phase: 'main-1',
      seats: [{ hero: 'monk' }, { hero: 'ninja' }],
      actions: [{ seat: 1, type: 'concede' }],
    },
  ],
  [
    'hardly-a-scratch',
    '25 health is not more than 25',
    {
      ...base,
      turn: 5,
      phase: 'main-1',
      seats: [{ hero: 'monk' }, { hero: 'ninja', health: 25 }],
      actions: [{ seat: 0, type: 'concede' }],
    },
  ],
  ['ultimate-tipped', 'Twice as Wild! made the Ultimate', 'common/twice-as-wild-makes-an-ultimate'],
  ['barbarian-overpower-sixes', 'ones are thrown', 'barbarian/overpower-all-ones'],
  ['moon-elf-third-time', 'all three fail', 'moon-elf/evasive-three-tokens-all-fail'],
  ['moon-elf-gone-in-time', 'the Attack would not have been the last', 'moon-elf/evasive-1-dodges'],
  ['shadow-thief-six-in-the-back', 'nobody falls', 'shadow-thief/sneak-attack-adds-six'],
  [
    'shadow-thief-slow-death',
    'a poisoned opponent gives up',
    {
      ...base,
      turn: 5,
      phase: 'upkeep',
      seats: [{ hero: 'barbarian', tokens: { poison: 3 } }, { hero: 'shadow-thief' }],
      actions: [{ seat: 0, type: 'concede' }],
    },
  ],
  ['monk-chi-alone', 'there is damage left', 'monk/chi-adds-one-a-token'],
  ['monk-cured', 'nothing deadly is removed', 'monk/cleanse-a-blind-after-announcing'],
  [
    'huntress-never-down',
    'Nyra fell before',
    {
      ...base,
      turn: 5,
      phase: 'offensive-roll',
      seats: [{ hero: 'barbarian' }, { hero: 'huntress', companions: { nyra: { side: 'active', health: 3 } } }],
      dice: [1, 1, 1, 4, 4],
      actions: [
        { seat: 0, type: 'roll' },
        { seat: 0, type: 'announce', ability: 'smack' },
        { seat: 1, type: 'choose', option: 'companion:nyra' },
        { seat: 0, type: 'pass', phase: 'main-2' },
        { seat: 0, type: 'concede' },
      ],
    },
  ],
  ['huntress-broad-back', 'the Attack deals four', 'huntress/nyra-bears-all-of-it'],
  ['huntress-in-your-place', 'the Huntress would have lived', 'huntress/nyra-falls-and-turns'],
  ['huntress-good-as-new', 'Nyra is healed by four', 'huntress/primal-roar-a-sabertooth-heals-nyra'],
  ['seraph-off-the-ground', 'the Attack would not have been the last', 'seraph/flight-avoids-the-damage'],
  ['seraph-second-wind', 'one Flight was enough', 'seraph/flight-a-six-makes-the-attack-undefendable'],
  ['seraph-wings-for-two', 'it is the own Flight', 'seraph/flight-avoids-the-damage'],
  ['gunslinger-both-barrels', 'five are added', 'gunslinger/fill-em-with-lead-with-quick-draw-2-twice'],
  ['gunslinger-steady-hand', 'one Reload is rolled twice', 'gunslinger/wild-west-with-quick-draw-2-twice'],
  ['gunslinger-high-noon', 'a five meets a two', 'gunslinger/showdown-won'],
  ['gunslinger-second-shot', 'So Wild! wins', 'gunslinger/duel-so-wild-turns-a-loss-into-a-win'],
  ['gunslinger-two-posters', 'one opponent has a Bounty', 'gunslinger/wanted'],
  ['samurai-one-cut', 'seven are dealt', 'samurai/katana-slice-2-four-alike-inflict-shame'],
  ['samurai-nobody-spared', 'two are inflicted', 'samurai/shame-on-you'],
  ['samurai-honor-first', 'there is one Honor', 'samurai/bushido-one-roll-attempt-gains-honor'],
  ['samurai-unbowed', 'three are dealt', 'samurai/stand-tall-three-katana-shame-the-samurai'],
  ['samurai-saved-by-shame', 'the Attack would not have been the last', 'samurai/shame-two-lower-the-attack-by-two'],
  [
    'samurai-saved-by-shame',
    'an Ultimate is survived, which Shame does not lower',
    {
      ...base,
      phase: 'offensive-roll',
      seats: [
        { hero: 'barbarian', tokens: { shame: 2 } },
        { hero: 'samurai', health: 16 },
      ],
      dice: [6, 6, 6, 6, 6],
      actions: [
        { seat: 0, type: 'roll' },
        { seat: 0, type: 'announce', ability: 'rage' },
      ],
    },
  ],
  ['vampire-lord-last-drop', 'it would have been enough without', 'vampire-lord/feat-enough-without-blood-power'],
  ['vampire-lord-red-floor', 'two opponents have three', 'vampire-lord/feat-three-bleed-at-once'],
  ['vampire-lord-well-fed', 'eleven are healed', 'vampire-lord/feat-eleven-healed-in-a-turn'],
  ['vampire-lord-look-at-me', 'another ability is activated', 'vampire-lord/mesmerize-lets-the-opponent-announce-anew'],
  ['tactician-wide-net', 'one opponent is hit', 'tactician/carpet-bomb-in-a-duel-hits-once'],
  ['tactician-business-is-good', 'once is not three times', 'tactician/profiteer-2-medal'],
  ['tactician-better-hands', 'Protect is given, not moved', 'tactician/advantage-protect-for-a-teammate-under-attack'],
  ['tactician-by-the-book', 'three dice are re-rolled', 'tactician/advantage-re-rolls-the-same-die-again'],
  ['tactician-grand-strategy', 'the limit is six', 'tactician/higher-ground'],
  ['artificer-first-day-at-work', 'a Bot is missing', 'artificer/synth-five-build-and-upgrade'],
  ['artificer-swarm', 'they deal five', 'artificer/nanobot-detonates-three'],
  ['artificer-burnt-out', 'five are spent', 'artificer/synth-five-build-and-upgrade'],
  ['artificer-infested', 'there are two', 'artificer/jolt-2'],
  ['artificer-all-the-tools', 'the die shows one symbol', 'artificer/spanner-strike-with-three-wrenches-and-a-gear'],
  [
    'hardly-a-scratch',
    'the opponent gives up before both have had two turns',
    {
      ...base,
      turn: 4,
      phase: 'main-1',
      seats: [{ hero: 'monk' }, { hero: 'ninja', health: 26 }],
      actions: [{ seat: 0, type: 'concede' }],
    },
  ],
  [
    'hardly-a-scratch',
    'the opponent lets time run out before',
    {
      ...base,
      turn: 4,
      phase: 'main-1',
      seats: [{ hero: 'monk' }, { hero: 'ninja', health: 26 }],
      actions: [{ seat: 0, type: 'concede', late: true }],
    },
  ],
  [
    'cursed-pirate-no-looking-back',
    'the board was turned before',
    {
      ...base,
      turn: 5,
      seats: [{ hero: 'cursed-pirate', board: 'cursed' }, { hero: 'monk' }],
      actions: [{ seat: 1, type: 'concede' }],
    },
  ],
  [
    'cursed-pirate-only-human',
    'the board is turned',
    {
      ...base,
      turn: 5,
      seats: [{ hero: 'cursed-pirate', board: 'cursed' }, { hero: 'monk' }],
      actions: [{ seat: 1, type: 'concede' }],
    },
  ],
  ['cursed-pirate-powder-everywhere', 'the Pirate has none', 'cursed-pirate/light-it-up'],
  [
    'cursed-pirate-coin-on-the-ground',
    'there was one already',
    'cursed-pirate/pirates-touch-with-four-doubloons-asks-once',
  ],
  [
    'cursed-pirate-last-breath',
    'five health are left',
    {
      ...base,
      turn: 5,
      seats: [{ hero: 'cursed-pirate', board: 'cursed', health: 5 }, { hero: 'monk' }],
      actions: [{ seat: 1, type: 'concede' }],
    },
  ],
  ['paladin-well-spent', 'there are rolls left', 'paladin/tithe-re-rolls-a-die-while-rolling'],
  [
    'paladin-back-from-the-brink',
    'the opponent gives up in the turn of the blessing',
    {
      ...base,
      turn: 5,
      phase: 'offensive-roll',
      seats: [{ hero: 'barbarian' }, { hero: 'paladin', health: 3, tokens: { 'blessing-of-divinity': 1 } }],
      dice: [1, 1, 1, 4, 4, 6, 6, 6],
      actions: [
        { seat: 0, type: 'roll' },
        { seat: 0, type: 'announce', ability: 'smack' },
        { seat: 0, type: 'concede' },
      ],
    },
  ],
];
for (const [id, why, where] of NOT) {
  nearly(`${id}: not when ${why}`, () => {
    assert.not(achievedIn(where).some((line) => line.startsWith(`${id} `)));
  });
}

nearly.run();
