/** Cursed Pirate, Season Two: one board with two sides, and no upgrade cards. Figures of both sides rest on one
 *  transcription, requirements on three. Where sources differ: she begins with 3 Cursed Doubloons (the rulebook's figure is
 *  a scanned icon), and flipping on the first turn is an achievement either way. Readings: what The Shivering deals for
 *  Doubloons is collateral, the target's share included; Heave-Ho!, Run Ya Through!, Swashbuckle! and High Stakes! have
 *  their names by meaning; Ransom!'s price goes to the Pirate; all 16 of her own cards that were seen are in the deck. A
 *  Keg that goes off takes its holder's health at once, in upkeep too. The passive is called Cursed on both sides; the id
 *  of the second is its own. Nothing here is a house value. */
import {
  alike,
  all,
  atLeast,
  atMost,
  choose,
  count,
  cpOf,
  damage,
  defineHero,
  discardAtRandom,
  draw,
  enhance,
  foe,
  gain,
  gainCp,
  heal,
  held,
  holds,
  inflict,
  largeStraight,
  lose,
  may,
  not,
  oneOf,
  option,
  picked,
  prevent,
  roll,
  row,
  scale,
  shows,
  smallStraight,
  stealCp,
  sum,
  then,
  times,
  U,
  when,
} from '../vocabulary/build.ts';
import type { Cards, Effect, Who } from '../vocabulary/words.ts';

const keg = inflict('powder-keg');
const parlay = inflict('parlay');
const wither = inflict('wither');
const doubloon = inflict('cursed-doubloon');
const discardsOne = (of: Who): Cards => ({ do: 'cards', n: 1, of, from: 'hand', to: 'discard', pick: 'owner' });
const blowUp: Effect = { do: 'run', part: 'powder-keg/blow-up' };
const victim: Who = { picked: 'victim' };
const chooseVictim = choose('victim', { players: 'opponent' });
const kegs = (n: number): Effect[] => [
  choose('given', { players: 'opponent' }, { n, upTo: true }),
  inflict('powder-keg', 1, { picked: 'given' }),
];

export const cursedPirate = defineHero({
  id: 'cursed-pirate',
  name: 'Cursed Pirate',
  die: ['cutlass', 'cutlass', 'cutlass', 'booty', 'booty', 'skull'],
  complexity: 5,
  setUp: [gain('cursed-doubloon', 3)],
  abilities: {
    'cutlass-strike': {
      name: 'Cutlass Strike',
      needs: scale('cutlass', 3, 4, 5),
      levels: [{ run: [damage(row(5, 6, 7)), when(alike(4), keg)] }],
    },
    'x-marks-the-spot': {
      name: 'X Marks the Spot',
      needs: shows({ booty: 3 }),
      levels: [
        {
          run: [
            gainCp(1),
            roll(
              3,
              damage(times(2, count('cutlass')), U),
              draw(count('booty')),
              gain('cursed-doubloon', count('skull')),
            ),
          ],
        },
      ],
    },
    cursed: {
      name: 'Cursed',
      levels: [
        {
          on: [
            {
              at: 'ends:turn',
              run: [
                when(holds('cursed-doubloon'), lose('cursed-doubloon'), {
                  do: 'become',
                  what: 'board',
                  side: 'cursed',
                }),
              ],
            },
          ],
        },
      ],
    },
    'walk-the-plank': {
      name: 'Walk the Plank',
      needs: shows({ cutlass: 1, booty: 2, skull: 1 }),
      levels: [{ run: [oneOf(option(stealCp(1, 'target')), option(discardsOne('target'))), then, damage(7)] }],
    },
    'light-the-fuse': {
      name: 'Light the Fuse',
      levels: [
        {
          rows: [
            { needs: smallStraight, run: [keg, then, damage(7)] },
            { needs: largeStraight, run: [keg, then, damage(9)] },
          ],
        },
      ],
    },
    'shiver-me-timbers': {
      name: 'Shiver Me Timbers',
      needs: shows({ cutlass: 1, skull: 3 }),
      levels: [
        {
          run: [
            damage(7, U),
            choose('removed', { amount: [0, held('cursed-doubloon')] }),
            lose('cursed-doubloon', picked('removed')),
          ],
        },
      ],
    },
    'black-spot': {
      name: 'Black Spot',
      needs: shows({ skull: 4 }),
      levels: [{ run: [gain('cursed-doubloon'), parlay, then, damage(7, U)] }],
    },
    'ahoy-matey': {
      name: 'Ahoy Matey',
      levels: [
        {
          defence: 4,
          run: [
            damage(count('cutlass')),
            gainCp(count('booty')),
            prevent(times(2, count('skull'))),
            when(shows({ cutlass: 2, skull: 1 }), gain('cursed-doubloon')),
          ],
        },
      ],
    },
    'pirates-touch': {
      name: "PIRATE'S TOUCH!",
      ultimate: true,
      needs: shows({ skull: 5 }),
      levels: [{ run: [damage(12, 'ultimate'), gain('cursed-doubloon', 2), parlay, keg] }],
    },
  },
  front: 'human',
  boards: {
    cursed: {
      name: 'Cursed side',
      abilities: {
        'soul-cutlass': {
          name: 'Soul Cutlass',
          needs: scale('cutlass', 3, 4, 5),
          levels: [{ run: [damage(row(5, 7, 9)), when(alike(3), keg)] }],
        },
        'dread-mark': {
          name: 'Dread Mark',
          needs: shows({ booty: 3 }),
          levels: [
            {
              run: [
                gainCp(2),
                roll(
                  4,
                  damage(times(2, count('cutlass')), U),
                  draw(count('booty')),
                  inflict('cursed-doubloon', count('skull')),
                ),
              ],
            },
          ],
        },
        'cursed-soul': {
          name: 'Cursed',
          levels: [
            {
              on: [
                { at: 'begins:upkeep', run: [damage(4, undefined, { to: 'self', sure: true })] },
                {
                  at: 'ends:roll',
                  of: 'opponents',
                  if: not({ is: ['ability', 'an attack'] }),
                  run: [inflict('powder-keg', 1, 'it')],
                },
              ],
            },
          ],
        },
        'abyssal-walk': {
          name: 'Abyssal Walk',
          needs: shows({ cutlass: 1, booty: 2, skull: 1 }),
          levels: [{ run: [stealCp(1, 'target'), discardsOne('target'), wither, then, damage(8)] }],
        },
        'thar-she-blows': {
          name: 'Thar She Blows!',
          levels: [
            {
              rows: [
                { needs: smallStraight, run: [wither, keg, then, damage(7)] },
                { needs: largeStraight, run: [wither, keg, then, damage(10)] },
              ],
            },
          ],
        },
        'the-shivering': {
          name: 'The Shivering',
          needs: shows({ cutlass: 1, skull: 3 }),
          levels: [
            {
              run: [
                damage(8, U),
                {
                  do: 'each',
                  over: { who: 'opponents' },
                  as: 'afflicted',
                  run: [
                    damage(held('cursed-doubloon', { picked: 'afflicted' }), 'collateral', {
                      to: { picked: 'afflicted' },
                    }),
                  ],
                },
              ],
            },
          ],
        },
        'black-soul': {
          name: 'Black Soul',
          needs: shows({ skull: 4 }),
          levels: [{ run: [parlay, keg, wither, then, damage(8, U)] }],
        },
        'avast-ye': {
          name: 'Avast Ye',
          levels: [
            {
              defence: 5,
              run: [
                damage(count('cutlass')),
                gainCp(count('booty')),
                prevent(times(2, count('skull'))),
                when(shows({ cutlass: 1, skull: 1 }), inflict('cursed-doubloon', 1, 'attacker')),
              ],
            },
          ],
        },
        'cursed-touch': {
          name: 'CURSED TOUCH!',
          ultimate: true,
          needs: shows({ skull: 5 }),
          levels: [{ run: [damage(13, 'ultimate'), parlay, doubloon, wither, ...kegs(2)] }],
        },
      },
    },
  },
  tokens: {
    'cursed-doubloon': {
      name: 'Cursed Doubloon',
      kind: 'unique',
      limit: { owner: 5, others: 3 },
      perSource: true,
      declinable: true,
      locks: ['move', 'remove', 'but by its board'],
      on: [
        {
          at: 'begins:upkeep',
          if: not({ who: 'self', among: 'source' }),
          run: [damage(held('cursed-doubloon'), undefined, { to: 'self' })],
        },
      ],
    },
    'powder-keg': {
      name: 'Powder Keg',
      kind: 'negative',
      limit: 1,
      on: [
        {
          at: 'begins:upkeep',
          run: [
            roll(
              1,
              when(all(atMost(sum, 2), holds('powder-keg')), blowUp),
              when(
                all(shows({ 6: 1 }), holds('powder-keg')),
                may({
                  do: 'move',
                  what: { token: 'powder-keg' },
                  n: 1,
                  from: 'self',
                  to: { choose: 'player', except: 'self' },
                }),
              ),
            ),
          ],
        },
      ],
      overflow: [blowUp],
      // It is gone before it hurts, so that it cannot go off twice.
      parts: { 'blow-up': [lose('powder-keg'), damage(3, U, { to: 'self', isolated: true })] },
    },
    wither: {
      name: 'Wither',
      kind: 'negative',
      limit: 2,
      standing: [{ do: 'modify', of: { out: 'self' }, prevent: held('wither') }],
    },
    parlay: {
      name: 'Parlay',
      kind: 'negative',
      limit: 1,
      standing: [{ do: 'modify', of: { out: 'self' }, prevent: 'all' }],
      leaves: { ends: 'roll' },
    },
  },
  cards: {
    'heave-ho': {
      name: 'Heave-Ho!',
      type: 'main',
      cost: 0,
      run: [roll(1, when(shows({ skull: 1 }), inflict('parlay', 1, foe), draw(1)))],
    },
    'cursed-cards': {
      name: 'Cursed Cards!',
      type: 'instant',
      cost: 0,
      run: [
        oneOf(
          option(draw(1)),
          option(damage(2, undefined, { to: 'self' }), draw(2)),
          option(damage(4, undefined, { to: 'self' }), draw(3)),
        ),
      ],
    },
    'batten-down': {
      name: 'Batten Down!',
      type: 'instant',
      cost: 4,
      run: [{ do: 'cards', n: 'all', from: 'hand', to: 'discard', pick: 'self' }, draw(4)],
    },
    'shark-bait': { name: 'Shark Bait!', type: 'roll', modifier: true, cost: 1, run: [enhance(2)] },
    'run-ya-through': {
      name: 'Run Ya Through!',
      type: 'roll',
      modifier: true,
      cost: 2,
      run: [roll(5, enhance(count('cutlass')), when(atLeast(count('cutlass'), 3), keg))],
    },
    ransom: {
      name: 'Ransom!',
      type: 'roll',
      cost: 1,
      run: [
        choose('die', { dice: { whose: 'opponents', roll: 'open' } }),
        {
          do: 'choose',
          who: { owner: 'die' },
          options: [
            {
              name: 'yes',
              if: atLeast(cpOf({ owner: 'die' }), 2),
              run: [stealCp(2, { owner: 'die' })],
            },
            { name: 'no', run: [{ do: 'dice', which: { picked: 'die' }, how: 'reroll' }] },
          ],
        },
      ],
    },
    swashbuckle: {
      name: 'Swashbuckle!',
      type: 'main',
      cost: 2,
      run: [
        chooseVictim,
        roll(
          1,
          when(shows({ cutlass: 1 }), damage(2, undefined, { to: victim })),
          when(shows({ booty: 1 }), draw(2)),
          when(shows({ skull: 1 }), inflict('powder-keg', 1, victim)),
        ),
      ],
    },
    scurvy: {
      name: 'Scurvy!',
      type: 'main',
      cost: 2,
      run: [damage(1, undefined, { to: 'self' }), inflict('wither', 1, foe)],
    },
    pillage: { name: 'Pillage!', type: 'main', cost: 0, run: [stealCp(1, foe)] },
    truce: { name: 'Truce!', type: 'main', cost: 3, run: [inflict('parlay', 1, foe)] },
    'crows-nest': {
      name: "Crow's Nest!",
      type: 'main',
      cost: 1,
      run: [
        chooseVictim,
        roll(
          1,
          when(shows({ cutlass: 1 }), {
            do: 'cards',
            n: 'all',
            of: victim,
            from: 'hand',
            to: 'hand',
            pick: 'top',
            show: true,
          }),
          when(shows({ booty: 1 }), discardsOne(victim)),
          when(shows({ skull: 1 }), discardAtRandom(1, victim)),
        ),
      ],
    },
    'high-stakes': {
      name: 'High Stakes!',
      type: 'main',
      cost: 2,
      run: [roll(2, when(shows({ booty: 1 }), [draw(2), gainCp(2)]))],
    },
    'pirates-life': {
      name: "Pirate's Life!",
      type: 'main',
      cost: 1,
      run: [when({ side: 'human' }, gain('cursed-doubloon'), heal(3))],
    },
    'feed-the-fish': { name: 'Feed the Fish!', type: 'main', cost: 3, run: kegs(3) },
    'light-it-up': { name: 'Light It Up!', type: 'main', cost: 2, run: [inflict('powder-keg', 1, foe)] },
    'yo-ho': {
      name: 'Yo Ho!',
      type: 'main',
      cost: 2,
      run: [
        chooseVictim,
        {
          do: 'choose',
          who: victim,
          options: [
            {
              name: 'yes',
              run: [
                {
                  ...roll(1, when(atLeast(sum, 3), [inflict('powder-keg', 1, victim), inflict('wither', 1, victim)])),
                  who: victim,
                },
              ],
            },
            { name: 'no', run: [inflict('powder-keg', 1, victim)] },
          ],
        },
      ],
    },
  },
});
