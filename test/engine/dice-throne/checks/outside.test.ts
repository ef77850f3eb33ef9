/** Heroes from outside: what is refused and in which sentence, what a match's fingerprint takes in, and that content which
 *  passes the checks and never comes to rest ends its match and nothing else. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../../engine/core/chance.ts';
import type { AnyGame } from '../../../../engine/core/game.ts';
import { BadInput, Runaway } from '../../../../engine/core/refusal.ts';
import { slipIn } from '../../../../engine/dice-throne/checks/json-slips.ts';
import { readOutside, readOutsideFile } from '../../../../engine/dice-throne/checks/outside.ts';
import { diceThrone } from '../../../../engine/dice-throne/index.ts';
import type { HeroDef } from '../../../../engine/dice-throne/vocabulary/words.ts';
import { duelOf, playOne, tablesWith } from '../../../../proof/battery/runs.ts';
import {
  HANGING,
  hangingHero,
  lanternKnight,
  plainHero,
  type Raw,
  versionOf,
} from '../../../support/games/outside-heroes.ts';

const outside = suite('heroes from outside');

const faultsOf = (text: string, others: readonly HeroDef[] = []): readonly string[] => {
  const read = readOutsideFile({ file: 'x.json', text }, others);
  return 'faults' in read ? read.faults : [];
};
const heroOf = (raw: Raw): HeroDef => {
  const read = readOutside(raw, 'x.json');
  if ('faults' in read) throw new Error(read.faults.join(' '));
  return read.hero;
};
const LINES = `{
  "id": "lines", "name": "Lines", "die": ["a", "a", "a", "b", "b", "c"], "complexity": 1,
  "abilities": {
    "hit": {
      "name": "Hit", "needs": { "shows": { "a": 3 } },
      "levels": [{ "run": [{ "do": "damage", "n": 4 }] },
        { "run": [
          { "do": "damage", "n": 5 }, { "do": "move", "what": { "token": "ash" }, "n": 1,
            "to": "self" }] }]
    }
  },
  "tokens": {},
  "cards": { "one": { "name": "One", "type": "main",
    "cost": 1, "run": [] } }
}`;
outside('issue: a fault says at which line it stands, or what it is missing from', () => {
  assert.equal(faultsOf(LINES), ['x.json: line 14, card one, run: expected a list of at least 1, got [].']);
  assert.equal(faultsOf(LINES.replace('"run": [] }', '"run": [{ "do": "then" }] }')), [
    'x.json: line 7, ability hit, levels.1.cost: expected the CP of the upgrade card, got nothing.',
    'x.json: line 8, ability hit, levels.1.run.1.what.token: expected no token, as this hero has none, got "ash".',
  ]);
});
const nested = (levels: number): unknown[] => {
  let run: unknown[] = [{ do: 'damage', n: 1 }];
  for (let i = 0; i < levels; i++) run = [{ do: 'if', cond: { compare: [1, '=', 1] }, run }];
  return run;
};
const deepCard = (levels: number): Raw =>
  plainHero('x', { cards: { deep: { name: 'Deep', type: 'main', cost: 1, run: nested(levels) } } });
const card = (n: unknown): Raw =>
  plainHero('x', { cards: { big: { name: 'Big', type: 'main', cost: 1, run: [{ do: 'damage', n }] } } });
const token = { name: 'Husk', kind: 'positive', limit: 1 };
const priced = (cp: unknown): Raw =>
  plainHero('x', {
    cards: {
      dear: {
        name: 'Dear',
        type: 'main',
        cost: 1,
        run: [
          {
            do: 'choose',
            options: [
              { cost: { cp }, run: [{ do: 'damage', n: 1 }] },
              { name: 'no', run: [] },
            ],
          },
        ],
      },
    },
  });
const NO_BARGAIN = 'card dear, run.0.options.0.cost.cp: expected a price that cannot come out below 0, such as';
const thousands = (n: number): Raw => Object.fromEntries(Array.from({ length: n }, (_, i) => [`husk-${i}`, token]));
const looping = {
  parts: { round: [{ do: 'run', part: 'and-round' }], 'and-round': [{ do: 'run', part: 'round' }] },
};

/** Each is one sentence, and comes at once. */
const REFUSED: readonly (readonly [what: string, given: Raw | string, sentence: string])[] = [
  ['5 MB', ' '.repeat(5 * 1024 * 1024), 'the file: expected at most 128 KB, got "5120 KB".'],
  ['no JSON', '{ "id": ', 'line 1, column 9: expected a value, got nothing.'],
  ['nothing', '', 'line 1, column 1: expected a value, got nothing.'],
  ['a comma too many', '{\n  "id": "x",\n}\n', 'line 3, column 1: expected a name in quotes, got "}".'],
  [
    'a comma too few',
    '{\n  "id": "x"\n  "name": "X" }',
    'line 3, column 3: expected "," or the end of what is open, got',
  ],
  ['a name without quotes', '{ id: "x" }', 'line 1, column 3: expected a name in quotes, or }, got "id: \\"x\\" }".'],
  ['a list that is closed as an object', '{ "die": ["a"} }', 'line 1, column 14: expected "," or the end'],
  ['more than a hero', '{} {}', 'line 1, column 4: expected the end of the file, got "{}".'],
  ['a comment', '{ // mine\n}', 'line 1, column 3: expected a name in quotes, or }, got "// mine".'],
  [
    'two cards of one id',
    '{\n  "cards": {\n    "ebb": 1,\n    "flow": {},\n    "ebb": 2 } }',
    'line 5, column 5: expected each name once, got "ebb".',
  ],
  [
    'a card whose id every object has',
    '{ "id": "x", "cards": { "__proto__": { "name": "Gone" } } }',
    'card __proto__: expected another name, as every object has this one, got "__proto__".',
  ],
  [
    'two requirements side by side',
    plainHero('x', {
      abilities: { both: { name: 'Both', needs: { alike: 3, straight: 3 }, levels: [{ run: nested(0) }] } },
    }),
    'ability both, needs: expected a requirement (an object with one of shows, straight, alike, all, any, not, or scale and at; several at once are { "all": [ … ] }), got {"alike":3,"straight":3}.',
  ],
  [
    'an alternative of which nobody could say what it is',
    plainHero('x', {
      cards: {
        void: {
          name: 'Void',
          type: 'main',
          cost: 1,
          run: [{ do: 'choose', options: [{ run: nested(0) }, { run: [] }] }],
        },
      },
    }),
    'card void, run.0.options.1: expected something to do, or the name "no" for doing nothing, got {"run":[]}.',
  ],
  ['a price that falls below 0', priced({ plus: [2, { times: [-1, { stat: 'cp' }] }] }), NO_BARGAIN],
  ['a price out of a table below 0', priced({ table: [1, 0, -1], by: { stat: 'hand' } }), NO_BARGAIN],
  ['half of a price below 0', priced({ half: { least: [-4, { stat: 'hand' }] } }), NO_BARGAIN],
  ['no hero', '7', 'the hero: expected an object, got 7.'],
  [
    '10,000 tokens',
    JSON.stringify(
      plainHero('x', { tokens: Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`t${i}`, 0])) }),
    ),
    'tokens: expected at most 60 of them, got 10000.',
  ],
  ['61 tokens', plainHero('x', { tokens: thousands(61) }), 'tokens: expected at most 60 of them, got 61.'],
  [
    'effects nested 1,000 deep',
    deepCard(1000),
    'card deep, run.0.run: expected at most 40 levels, one inside the other, got "more".',
  ],
  [
    'lists nested 60,000 deep',
    '['.repeat(60_000) + ']'.repeat(60_000),
    '0.0.0.0.0: expected at most 40 levels, one inside the other, got "more".',
  ],
  ['an effect of 10^308', card(1e308), 'card big, run.0.n: expected at most 999, got 1e+308.'],
  ['an effect of 1,000', card(1000), 'card big, run.0.n: expected at most 999, got 1000.'],
  [
    '1,000 dice',
    plainHero('x', {
      cards: { big: { name: 'Big', type: 'main', cost: 1, run: [{ do: 'roll', dice: 1000, run: nested(0) }] } },
    }),
    'card big, run.0.dice: expected at most 6, got 1000.',
  ],
  [
    'a name with markup',
    plainHero('x', { name: '<b>Bold</b>' }),
    'name: expected plain text of at most 60 characters, without < and >, got "<b>Bold</b>".',
  ],
  [
    'a token’s name with markup',
    plainHero('x', { tokens: { husk: { ...token, name: '<img src=x>' } } }),
    'token husk, name: expected plain text of at most 60 characters, without < and >, got "<img src=x>".',
  ],
  [
    'a name that turns the text round',
    plainHero('x', { name: 'a\u202eb' }),
    'name: expected plain text of at most 60 characters, without < and >, got "a\u202eb".',
  ],
  [
    'a name as long as a page',
    plainHero('x', { name: 'a'.repeat(61) }),
    'name: expected plain text of at most 60 characters, without < and >, got "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…',
  ],
  [
    'a word of the language as an id',
    plainHero('constructor'),
    'id: expected an id in kebab case, such as "lantern-knight", got "constructor".',
  ],
  [
    'the id of a hero of the game',
    plainHero('monk'),
    'id: expected an id of its own (another hero has this one), got "monk".',
  ],
  [
    'a card of the game',
    plainHero('x', { cards: { concuss: { name: 'X', type: 'main', cost: 1, run: nested(0) } } }),
    'card concuss: expected an id of its own (another hero has this one), got "concuss".',
  ],
  [
    'a token of the game that means something else',
    plainHero('x', { tokens: { 'time-bomb': token, concussion: token } }),
    'token concussion: expected',
  ],
  [
    'parts that run each other for ever',
    plainHero('x', looping),
    'parts.round: expected parts that do not come back to this one, got ["and-round"].',
  ],
];
const standing = (word: Raw): Raw => plainHero('x', { tokens: { husk: { ...token, standing: [word] } } });
const CIRCLES: typeof REFUSED = [
  [
    'prevention that reads what it prevents',
    standing({ do: 'modify', of: { in: 'self' }, prevent: { record: 'incoming' } }),
    'token husk, standing.0.prevent.record: expected no damage of the moment: a standing word is part of it, got "incoming".',
  ],
  [
    'damage that reads itself',
    standing({ do: 'damage', n: { plus: [1, { record: 'incoming' }] }, to: 'self' }),
    'token husk, standing.0.n.plus.1.record: expected no damage of the moment: a standing word is part of it, got "incoming".',
  ],
  [
    'damage read at settlement that another deals',
    plainHero('x', {
      tokens: {
        husk: {
          ...token,
          parts: { burst: [{ do: 'damage', n: { record: 'subtotal' }, to: 'self', from: 'source' }] },
        },
      },
    }),
    'token husk, parts.burst.0.from: expected none where the damage is read at settlement, got "source".',
  ],
  [
    'standing damage that another deals',
    standing({ do: 'damage', n: 1, to: 'self', from: 'source' }),
    'token husk, standing.0.from: expected none in a standing word, got "source".',
  ],
  [
    'a companion that is spent for nothing',
    plainHero('x', {
      companions: {
        bird: { name: 'Bird', sides: [{ id: 'egg', name: 'Egg', limit: 1, offers: [{ cost: { cp: 1 }, run: [] }] }] },
      },
    }),
    'companion bird, sides.0.offers.0.run: expected effects: only a token may be all that one is rid of, got [].',
  ],
  [
    'a set-up that never ends',
    hangingHero('x', Object.values(HANGING)[0] ?? [], 'set-up'),
    'the hero: expected a match that can begin with it, got "more than 500 frames lie on the stack".',
  ],
];
for (const cp of [{ stat: 'hand' }, { most: [0, { plus: [{ stat: 'cp' }, -3] }] }, { half: { held: 'husk' } }]) {
  outside(`a price may be computed, as ${JSON.stringify(cp)}`, () => {
    heroOf({ ...priced(cp), tokens: { husk: token } });
  });
}

for (const [what, given, sentence] of [...REFUSED, ...CIRCLES]) {
  outside(`issue: ${what}`, () => {
    const [first = '', ...more] = faultsOf(typeof given === 'string' ? given : JSON.stringify(given));
    assert.ok(first.startsWith(`x.json: ${sentence}`), first);
    assert.ok(what.startsWith('parts') || more.length === 0, more.join('\n'));
    assert.ok(first.length < 400, 'a sentence, not a page');
  });
}

outside('a slip is found where JSON.parse finds one, and nowhere else', () => {
  const whole = JSON.stringify(lanternKnight(), undefined, 1).slice(0, 700).concat('1}]}]}}}');
  const reads = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  for (let at = 0; at < whole.length; at++) {
    for (const put of ['', ',', '"', '}', '0', '\\', '\n']) {
      const text = whole.slice(0, at) + put + whole.slice(at + 1);
      const slip = slipIn(text);
      assert.is(slip === undefined || slip.twice === true, reads(text), text);
    }
  }
});
outside('a mark that an editor puts before a file is no part of it', () => {
  assert.equal(faultsOf(`\uFEFF${JSON.stringify(lanternKnight())}`), []);
});
outside('our own hero passes, and so do the tokens that heroes share', () => {
  assert.equal(faultsOf(JSON.stringify(lanternKnight())), []);
});
outside('two heroes from outside may not have one id', () => {
  const first = heroOf(lanternKnight());
  assert.equal(
    faultsOf(JSON.stringify(lanternKnight()), [first])[0],
    'x.json: id: expected an id of its own (another hero has this one), got "lantern-knight".',
  );
});

const withHeroes = (...heroes: unknown[]): AnyGame => {
  const game = diceThrone.withHeroes?.(heroes);
  if (!game) throw new Error('no heroes from outside');
  return game;
};
outside(
  'the game itself stays what it is; each version of a hero makes another one, and the same makes the same',
  () => {
    const [first, second] = [lanternKnight(), versionOf({ name: 'Lantern Knight of Old' })];
    const hashes = [withHeroes(first), withHeroes(second), withHeroes(first, plainHero('hollow-one'))].map(
      (game) => game.contentHash,
    );
    assert.is(new Set([diceThrone.contentHash, ...hashes]).size, 4);
    assert.is(
      withHeroes(JSON.parse(JSON.stringify(heroOf(first)))).contentHash,
      hashes[0],
      'read again out of a journal',
    );
    assert.ok(diceThrone.heroes.every(({ id }) => id !== 'lantern-knight'));
  },
);
outside('heroes that do not pass make no game', () => {
  assert.throws(
    () => withHeroes(plainHero('monk')),
    (error: unknown) => error instanceof BadInput,
  );
});

const knight = [heroOf(lanternKnight())];
for (const pair of [
  ['lantern-knight', 'barbarian'],
  ['treant', 'lantern-knight'],
  ['lantern-knight', 'lantern-knight'],
] as const) {
  outside(`${pair.join(' against ')} holds what always must, to its end`, () => {
    playOne(duelOf(pair), `outside ${pair.join(' ')}`, { outside: knight });
  });
}

const king = [heroOf({ ...plainHero('hollow-king'), kind: 'boss' })];
outside('issue: the battery seats heroes and bosses from outside in every mode that has a seat for them', () => {
  const modesOf = (heroes: readonly HeroDef[]): string[] => [...new Set(tablesWith(heroes, 1).map(({ mode }) => mode))];
  assert.equal(modesOf(king), ['boss-vs-many', 'boss-vs-boss']);
  assert.ok(
    ['king-of-the-hill', '2v2', '3v3', '2v2v2', 'boss-vs-many'].every((mode) => modesOf(knight).includes(mode)),
  );
  for (const start of tablesWith(king, 1)) {
    assert.is(start.seats.filter(({ hero }) => hero === 'hollow-king').length, 1);
    playOne(start, `outside ${start.mode} ${start.seats.length}`, { outside: king });
  }
});

/** Plays by first actions until the match runs away. */
const runsAway = (game: AnyGame): string => {
  const match = game.start(duelOf(['hollow-one', 'barbarian']), seededStream('hang'));
  try {
    for (let i = 0; i < 400 && !game.outcome(match); i++) {
      const seat = game.waiting(match)[0]?.seat ?? 0;
      game.apply(match, seat, game.legal(match, seat)[0] ?? game.timeout);
    }
  } catch (error) {
    if (error instanceof Runaway) return error.message;
    throw error;
  }
  return 'it came to rest';
};
for (const [what, run] of Object.entries(HANGING)) {
  outside(`issue: content that hangs (${what}) runs away, and stops`, () => {
    assert.match(runsAway(withHeroes(hangingHero('hollow-one', run))), /^(more than|the stack did not)/);
  });
}
outside('an amount beyond all measure is the largest there is', () => {
  const huge = { times: [999, 999, 999, 999, 999, 999, 999, 999] };
  const raw = plainHero('hollow-one', {
    abilities: {
      'hollow-blow': {
        name: 'Hollow Blow',
        needs: { shows: { husk: 1 } },
        levels: [{ run: [{ do: 'damage', n: huge }] }],
      },
    },
  });
  const result = runsAway(withHeroes(raw));
  assert.is(result, 'it came to rest');
});

outside.run();
