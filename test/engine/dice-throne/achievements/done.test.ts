/** Achievements: each is recognised when it is done. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../../../engine/bots/index.ts';
import { watched } from '../../../../engine/core/achievements.ts';
import { keyedStream, seededStream } from '../../../../engine/core/chance.ts';
import type { AnyGame } from '../../../../engine/core/game.ts';
import { ofKind } from '../../../../engine/core/kinds.ts';
import { diceThrone } from '../../../../engine/dice-throne/index.ts';
import { choices } from '../../../../proof/random.ts';
import { achievedIn, type Spec, scenario } from '../../../support/games/achievements.ts';

const deeds = suite('dice throne: achievements');
const game: AnyGame = diceThrone;

const base = { game: 'dice-throne' };
const end = { type: 'pass' };

/** Who did what, where: the name of a scenario, or a position of its own. */
const DONE: readonly [id: string, seat: number, where: string | Spec][] = [
  [
    'six-cards',
    0,
    {
      ...base,
      active: 1,
      phase: 'main-2',
      seats: [{ hero: 'barbarian', cp: 5, hand: ['triple-up', 'double-up'] }, { hero: 'moon-elf' }],
      actions: [
        { seat: 1, ...end },
        { seat: 0, type: 'play', card: 'triple-up' },
        { seat: 0, type: 'play', card: 'double-up' },
      ],
    },
  ],
  [
    'own-mirror',
    0,
    {
      ...base,
      turn: 5,
      phase: 'main-1',
      seats: [{ hero: 'monk' }, { hero: 'monk' }],
      actions: [{ seat: 1, type: 'concede' }],
    },
  ],
  ['ultimate-undone', 1, 'rulebook/ultimate-stopped-by-twice-as-wild'],
  ['ultimate-tipped', 0, 'rulebook/ultimate-by-tip-it'],
  [
    'hardly-a-scratch',
    1,
    {
      ...base,
      turn: 5,
      phase: 'main-1',
      seats: [{ hero: 'monk' }, { hero: 'ninja', health: 26 }],
      actions: [{ seat: 0, type: 'concede' }],
    },
  ],
  ['crawl-won', 0, 'adventures/crawl/the-guardian-falls-and-the-crawl-is-won'],
  [
    'crawl-every-tile',
    0,
    {
      ...scenario('adventures/crawl/the-guardian-falls-and-the-crawl-is-won'),
      map: [
        { at: '0-0', tile: 'crimson-sands' },
        { at: '0-1', tile: 'boss-portal', up: true },
      ],
    },
  ],
  ['crawl-last-legs', 0, 'adventures/crawl/falling-along-with-the-guardian-is-won'],
  ['boss-felled', 0, 'adventures/battle/the-boss-at-zero-is-won'],
  [
    'boss-barely',
    0,
    { ...scenario('adventures/battle/the-boss-at-zero-is-won'), seats: [{ hero: 'barbarian', health: 5 }] },
  ],
  ['barbarian-stuns-twice', 0, 'barbarian/stun-chains'],
  ['barbarian-overpower-sixes', 0, 'barbarian/overpower-all-sixes'],
  ['barbarian-overpower-ones', 0, 'barbarian/overpower-all-ones'],
  ['barbarian-smack-through', 0, 'barbarian/smack-3-five-alike-is-undefendable'],
  ['barbarian-reckless-indeed', 0, 'rulebook/feat-reckless-hurts-its-owner-more'],
  ['moon-elf-gone-in-time', 1, 'rulebook/feat-an-evasive-saves-a-life'],
  ['moon-elf-third-time', 1, 'rulebook/evasive-three-tries-on-one-attack'],
  ['moon-elf-moonstruck', 0, 'rulebook/feat-six-status-effects-of-one-hero'],
  ['moon-elf-two-in-sight', 0, 'rulebook/feat-two-opponents-targeted'],
  ['moon-elf-second-thoughts', 1, 'rulebook/feat-better-d-after-a-roll-without-a-foot'],
  ['shadow-thief-early-riches', 0, 'shadow-thief/pickpocket-up-to-fifteen-cp'],
  ['shadow-thief-six-in-the-back', 0, 'rulebook/feat-a-sneak-attack-of-six-defeats'],
  [
    'shadow-thief-slow-death',
    1,
    {
      ...base,
      active: 1,
      phase: 'main-2',
      seats: [{ hero: 'barbarian', health: 3, tokens: { poison: 3 } }, { hero: 'shadow-thief' }],
      actions: [{ seat: 1, ...end }],
    },
  ],
  ['shadow-thief-nobody-there', 1, 'rulebook/feat-a-shadow-defense-avoids-fifteen'],
  ['shadow-thief-both-poisoned', 0, 'rulebook/the-stack-limit-counts-for-each-player'],
  ['monk-one-to-six', 0, 'rulebook/feat-tempest-rush-rolls-a-one-again'],
  ['monk-tempest-sixes', 0, 'rulebook/feat-tempest-rush-of-sixes'],
  [
    'monk-calm',
    0,
    {
      ...base,
      turn: 5,
      phase: 'main-1',
      seats: [{ hero: 'monk', limits: { chi: 6 }, tokens: { chi: 6 } }, { hero: 'ninja' }],
      actions: [{ seat: 1, type: 'concede' }],
    },
  ],
  ['monk-chi-alone', 1, 'monk/chi-prevents-all-and-no-defence-follows'],
  ['monk-cured', 0, 'rulebook/feat-cleanse-saves-from-the-next-upkeep'],
  [
    'pyromancer-ashes',
    1,
    {
      ...base,
      active: 1,
      phase: 'main-2',
      seats: [{ hero: 'barbarian', health: 2, tokens: { burn: 1 } }, { hero: 'pyromancer' }],
      actions: [{ seat: 1, ...end }],
    },
  ],
  ['pyromancer-inferno', 0, 'rulebook/feat-nineteen-in-a-turn'],
  ['pyromancer-stuns-twice', 0, 'rulebook/feat-meteorite-stuns-twice-in-a-turn'],
  [
    'pyromancer-master-of-fire',
    0,
    {
      ...base,
      phase: 'main-1',
      seats: [
        { hero: 'pyromancer', cp: 5, hand: ['fire-up'], upgrades: ['burning-soul-2'] },
        { hero: 'barbarian', health: 4 },
      ],
      dice: [5, 5, 5, 5, 1],
      actions: [
        { seat: 0, type: 'play', card: 'fire-up' },
        { seat: 0, type: 'pass', phase: 'main-1' },
        { seat: 0, type: 'roll' },
        { seat: 0, type: 'announce', ability: 'burning-soul' },
      ],
    },
  ],
  ['pyromancer-hot-to-the-touch', 1, 'rulebook/feat-molten-armor-deals-five'],
  ['paladin-eye-for-an-eye', 1, 'rulebook/feat-more-dealt-than-received-in-a-defence'],
  [
    'paladin-back-from-the-brink',
    1,
    {
      ...base,
      phase: 'offensive-roll',
      seats: [
        { hero: 'barbarian', health: 1 },
        { hero: 'paladin', health: 3, tokens: { 'blessing-of-divinity': 1 } },
      ],
      dice: [1, 1, 1, 4, 4, 6, 6, 6, 1, 1, 2, 3, 4, 1, 1, 1, 1, 1, 1, 1, 1],
      actions: [
        { seat: 0, type: 'roll' },
        { seat: 0, type: 'announce', ability: 'smack' },
        { seat: 0, type: 'pass', phase: 'main-2' },
        { seat: 1, type: 'pass', phase: 'main-1' },
        { seat: 1, type: 'roll' },
        { seat: 1, type: 'announce', ability: 'righteous-combat' },
      ],
    },
  ],
  ['paladin-all-blessings', 0, 'rulebook/feat-five-status-effects-of-a-paladin'],
  ['paladin-well-spent', 0, 'paladin/tithe-saves-a-failed-roll-phase'],
  ['paladin-bright-light', 0, 'rulebook/feat-holy-light-heals-five'],
  [
    'huntress-never-down',
    0,
    {
      ...base,
      turn: 5,
      phase: 'main-1',
      seats: [{ hero: 'huntress' }, { hero: 'monk' }],
      actions: [{ seat: 1, type: 'concede' }],
    },
  ],
  ['huntress-good-as-new', 0, 'huntress/blood-bond-heals-seven-in-one-go'],
  ['huntress-bites-back', 1, 'huntress/maternal-bond-three-claws-deal-six'],
  ['huntress-broad-back', 1, 'huntress/nyra-bears-more-than-she-has'],
  ['huntress-in-your-place', 1, 'huntress/nyra-falls-in-the-place-of-the-huntress'],
  ['seraph-off-the-ground', 1, 'seraph/flight-survives-with-it'],
  [
    'seraph-back-from-the-brink',
    1,
    {
      ...base,
      phase: 'offensive-roll',
      seats: [
        { hero: 'barbarian', health: 1 },
        { hero: 'seraph', health: 3, tokens: { 'blessing-of-divinity': 1 } },
      ],
      dice: [1, 1, 1, 4, 4, 4, 1, 2, 3, 4, 5, 1, 1, 1],
      actions: [
        { seat: 0, type: 'roll' },
        { seat: 0, type: 'announce', ability: 'smack' },
        { seat: 0, type: 'pass', phase: 'main-2' },
        { seat: 1, type: 'pass', phase: 'main-1' },
        { seat: 1, type: 'roll' },
        { seat: 1, type: 'announce', ability: 'holy-blade' },
      ],
    },
  ],
  [
    'seraph-twice-present',
    0,
    {
      ...base,
      phase: 'main-1',
      seats: [{ hero: 'seraph', cp: 4, hand: ['divine-intervention'] }, { hero: 'barbarian' }],
      dice: [6, 6, 6, 6, 6],
      actions: [
        { seat: 0, type: 'play', card: 'divine-intervention', with: ['seat:1', 'seat:0', 'seat:0'] },
        { seat: 0, type: 'pass', phase: 'main-1' },
        { seat: 0, type: 'roll' },
        { seat: 0, type: 'announce', ability: 'split-the-heavens' },
      ],
    },
  ],
  ['seraph-second-wind', 0, 'seraph/flight-several-in-a-row'],
  ['seraph-wings-for-two', 0, 'seraph/flight-of-a-teammate-saves-the-shared-dial'],
  ['gunslinger-both-barrels', 0, 'gunslinger/feat-six-damage-with-reload-in-a-turn'],
  ['gunslinger-steady-hand', 0, 'gunslinger/quick-draw-2-each-reload-anew'],
  ['gunslinger-high-noon', 0, 'gunslinger/feat-showdown-six-against-one'],
  ['gunslinger-second-shot', 1, 'gunslinger/feat-better-d-wins-the-duel'],
  ['gunslinger-two-posters', 0, 'gunslinger/feat-two-opponents-with-bounty'],
  ['samurai-one-cut', 0, 'samurai/feat-katana-slice-eight-damage-shame-and-honor'],
  ['samurai-nobody-spared', 0, 'samurai/feat-four-shame-in-a-turn'],
  ['samurai-honor-first', 0, 'samurai/feat-two-honor-after-the-first-turn'],
  ['samurai-unbowed', 1, 'samurai/feat-six-damage-in-the-defensive-roll-phase'],
  ['samurai-saved-by-shame', 1, 'samurai/shame-saves-a-life'],
  ['vampire-lord-last-drop', 0, 'vampire-lord/feat-two-more-damage-bring-one-down'],
  ['vampire-lord-red-floor', 0, 'vampire-lord/feat-four-bleed-at-once'],
  ['vampire-lord-bled-dry', 1, 'vampire-lord/bleed-brings-its-bearer-down'],
  ['vampire-lord-well-fed', 0, 'vampire-lord/feat-twelve-healed-in-a-turn'],
  ['vampire-lord-look-at-me', 1, 'vampire-lord/feat-a-roll-phase-fails-by-mesmerize'],
  ['tactician-wide-net', 0, 'tactician/carpet-bomb-two-of-three-opponents'],
  ['tactician-business-is-good', 0, 'tactician/profiteer-three-times-in-one-turn'],
  ['tactician-better-hands', 0, 'tactician/advantage-transfer-to-a-teammate'],
  ['tactician-by-the-book', 0, 'tactician/advantage-re-rolls-four-dice-in-one-turn'],
  ['tactician-grand-strategy', 0, 'tactician/feat-a-limit-of-seven'],
  ['artificer-first-day-at-work', 0, 'artificer/feat-three-bots-in-the-first-turn'],
  ['artificer-swarm', 0, 'artificer/feat-nanites-deal-six'],
  ['artificer-burnt-out', 0, 'artificer/feat-eight-synth-in-a-turn'],
  ['artificer-infested', 0, 'artificer/power-up'],
  ['artificer-all-the-tools', 0, 'artificer/feat-spanner-strike-shows-each-symbol'],
  [
    'cursed-pirate-no-looking-back',
    0,
    // Its first turn of those that were watched.
    { ...scenario('cursed-pirate/feat-flipped-in-the-first-turn'), turn: 5 },
  ],
  [
    'cursed-pirate-only-human',
    0,
    { ...base, turn: 5, seats: [{ hero: 'cursed-pirate' }, { hero: 'monk' }], actions: [{ seat: 1, type: 'concede' }] },
  ],
  ['cursed-pirate-powder-everywhere', 0, 'cursed-pirate/feat-a-keg-before-everybody'],
  ['cursed-pirate-coin-on-the-ground', 0, 'cursed-pirate/black-spot'],
  [
    'cursed-pirate-last-breath',
    0,
    {
      ...base,
      turn: 5,
      seats: [{ hero: 'cursed-pirate', board: 'cursed', health: 4 }, { hero: 'monk' }],
      actions: [{ seat: 1, type: 'concede' }],
    },
  ],
];

for (const [id, seat, where] of DONE) {
  const name = typeof where === 'string' ? where : 'a position of its own';
  deeds(`${id}: recognised in ${name}`, () => {
    const list = achievedIn(where);
    assert.ok(list.includes(`${id} ${seat}`), list.join(', ') || 'nothing was recognised');
  });
}

deeds('every achievement of the list is recognised somewhere in this table', () => {
  const all = game.achievements?.all.map(({ id }) => id) ?? [];
  assert.equal([...new Set(DONE.map(([id]) => id))].sort(), [...all].sort());
  assert.is(new Set(all).size, all.length);
});

deeds('whole matches are watched without changing them, and a hero does the deeds of that hero alone', () => {
  const heroes = ofKind(game, 'hero');
  const all = new Map(game.achievements?.all.map((one) => [one.id, one]));
  let count = 0;
  for (let i = 0; i < 12; i++) {
    const seats = [0, 1].map((seat) => ({ hero: heroes[(i * (seat + 1) + seat) % heroes.length] ?? '' }));
    const options = { mode: '1v1', seats };
    const { key } = seededStream(`achievements ${i}`);
    const match = game.start(options, keyedStream(key));
    const plain = game.start(options, keyedStream(key));
    const watch = watched(game, match);
    const random = choices(`achievements ${i}`);
    for (let n = 0; n < 3000 && !game.outcome(match); n++) {
      const seat = game.waiting(match)[0]?.seat ?? 0;
      const action = playBot('random', game, match, seat, () => random.below(256) / 256);
      assert.equal(watch.apply(seat, action), game.apply(plain, seat, action));
    }
    assert.equal(game.save(match), game.save(plain));
    const achieved = watch.achieved();
    assert.is(new Set(achieved.map(({ seat, id }) => `${seat}/${id}`)).size, achieved.length);
    for (const { seat, id } of achieved) {
      const deed = all.get(id);
      assert.ok(deed, id);
      assert.ok(deed?.hero === undefined || deed.hero === seats[seat]?.hero, `${id} by ${seats[seat]?.hero}`);
    }
    count += achieved.length;
  }
  assert.ok(count > 0);
});

deeds.run();
