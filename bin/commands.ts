/** Every command there is, in one table: what it does, what it is given, and the file that does it. `npm run tool` prints
 *  it, `--help` prints a row, and each command reads its options by its row (`command-line.ts`). */

/** One option. A text, unless it is a switch. */
export interface Option {
  readonly type: 'string' | 'boolean';
  /** What help calls its value. */
  readonly value?: string;
  /** A whole number, within these bounds. */
  readonly whole?: readonly [least: number, most: number];
  readonly multiple?: true;
  readonly default?: string | boolean;
  readonly does: string;
}

export interface Command {
  /** One line for the list of all commands. */
  readonly does: string;
  /** What else there is to know: exit codes, what is written where. */
  readonly more?: string;
  /** From the root, without its ending. */
  readonly file: string;
  /** Runs as it is served: the build is made first, where it is stale. */
  readonly built?: true;
  /** What is given besides options: `FILE`. */
  readonly given?: string;
  readonly options: Readonly<Record<string, Option>>;
}

const MANY = 999_999;
const seed = (text: string) =>
  ({ type: 'string', value: 'TEXT', default: text, does: 'the same seed gives the same matches' }) as const;

/** Where the FILE of a finished match comes from. */
const RECORDS =
  'FILE is what the page of a replay downloads, or the answer of GET /api/replays/ID; THRONEROOM_RECORDS_DIR has the server\n' +
  'write one of every match as it goes.';

export const COMMANDS = {
  scenario: {
    does: 'plays a scripted position and prints what happened as JSON',
    more: 'FILE may be - for standard input. Exit 0 if every action went as expected, 1 if not, 2 for bad input.',
    file: 'bin/scenario',
    given: 'FILE',
    options: {
      content: { type: 'string', value: 'FOLDER', does: 'heroes from outside that lie there may sit in it' },
    },
  },
  content: {
    does: 'checks a hero in a JSON file; every fault is a sentence that names thing and field',
    more: 'FILE may be - for standard input. Exit 0 if it is well, 1 if not, 2 when there is no JSON to read.',
    file: 'bin/content',
    given: 'FILE',
    options: {},
  },
  battery: {
    does: 'plays matches of every pair and mode and checks at every step what must always hold',
    more:
      'Prints for each match that breaks the command that plays it again; then the exit code is 1. --seed with --mode and\n' +
      '--heroes plays one match again, looked at in depth at every step. Neither --pairs nor --modes means both.',
    file: 'bin/battery',
    options: {
      game: { type: 'string', value: 'ID', default: 'dice-throne', does: 'the game' },
      pairs: { type: 'boolean', default: false, does: 'duels of every ordered pair of heroes' },
      modes: { type: 'boolean', default: false, does: 'every other mode with every number of seats' },
      matches: { type: 'string', whole: [1, MANY], default: '10', does: 'how many of each' },
      from: { type: 'string', value: 'TEXT', does: 'what seeds begin with; the time, if not given' },
      content: {
        type: 'string',
        value: 'FOLDER',
        does: 'only matches in which a hero or boss from outside sits that lies there',
      },
      seed: { type: 'string', value: 'TEXT', does: 'one match: its seed' },
      mode: { type: 'string', value: 'ID', default: '1v1', does: 'one match: its mode' },
      heroes: { type: 'string', value: 'A,B', default: '', does: 'one match: who plays' },
      setup: { type: 'string', value: 'JSON', does: 'one match: what a scenario is set up with' },
    },
  },
  balance: {
    does: 'plays whole matches of equal sensible bots over all cores and prints who wins how often',
    more:
      'Shares stand with their 95 % interval (Wilson). Dice Throne: each number of seats of the modes with a boss, or of the\n' +
      'modes named. Dice Clash: every pairing; the whole of docs/dice-clash-balance.md, when it plays them all. Diceborn\n' +
      'Heroes: each mode, pack and number of heroes; the whole of docs/diceborn-heroes-balance.md. --heroes: duels\n' +
      'of every ordered pair of the heroes of Dice Throne; writes docs/hero-balance.md and its picture. --bosses: every boss\n' +
      'against parties of random heroes, and every two bosses; writes docs/boss-balance.md. With --out, a run that was\n' +
      'interrupted goes on where it was: say the same again. Whoever changes the bots begins a new file.',
    file: 'bin/balance',
    options: {
      game: { type: 'string', value: 'ID', default: 'dice-throne', does: 'the game' },
      heroes: { type: 'boolean', default: false, does: 'Dice Throne: hero against hero' },
      bosses: { type: 'boolean', default: false, does: 'Dice Throne: boss against many, and boss against boss' },
      matches: {
        type: 'string',
        whole: [1, MANY],
        does: 'matches of each number of seats (400), pairing (1000), pack and number of heroes (50), ordered pair of heroes (20), cell of bosses (500)',
      },
      'solo-matches': { type: 'string', whole: [1, MANY], does: 'Dice Clash: matches of each pairing with a legend' },
      mode: { type: 'string', value: 'ID', multiple: true, does: 'only this mode; may be said again' },
      only: { type: 'string', value: 'A,B', does: 'Dice Clash, --heroes, --bosses: only pairings among these' },
      out: { type: 'string', value: 'FILE', does: 'keeps what has been played there' },
      check: {
        type: 'boolean',
        default: false,
        does: 'Diceborn Heroes: says which bands are not reached; exit 1 if any',
      },
      kept: { type: 'boolean', default: false, does: 'with --out: plays nothing, shows what is kept of it so far' },
      to: { type: 'string', value: 'FOLDER', default: 'docs', does: '--heroes, --bosses: where the page goes' },
      seed: seed('balance'),
      workers: { type: 'string', whole: [1, 256], does: 'processes; as many as there are cores, if not given' },
    },
  },
  loadtest: {
    does: 'plays whole matches by real clients against servers, compares each with its replay, and prints what it costs',
    more: 'Exit 1 when anything accepted was lost, or a match differs from its replay.',
    file: 'loadtest/load',
    built: true,
    options: {
      matches: { type: 'string', whole: [1, 100_000], default: '20', does: 'matches at once' },
      seconds: { type: 'string', whole: [1, 86_400], default: '30', does: 'how long, from when all are open' },
      'kill-every': { type: 'string', value: 'SECONDS', does: 'kills a server process every so often' },
      game: { type: 'string', value: 'ID', does: "the server's first one, if not given" },
      mode: { type: 'string', value: 'ID', does: "the game's first one, if not given" },
      think: {
        type: 'string',
        whole: [0, 3_600_000],
        default: '0',
        does: 'milliseconds before a bot acts; varies by half',
      },
      seed: seed('1'),
      workers: { type: 'string', whole: [1, 64], does: 'client processes' },
      redis: { type: 'boolean', default: false, does: 'with a Redis of its own' },
      processes: { type: 'string', whole: [1, 64], default: '1', does: 'server processes; several need --redis' },
      url: { type: 'string', value: 'URL[,URL ...]', does: 'a server that runs already' },
    },
  },
  bench: {
    does: 'measures what this server is held to, and prints each figure beside what it must reach',
    more:
      'NAMEs choose: decision memory wire journal start latency loop matcher seating queue appends sleeping verifier engine\n' +
      'crawl frames heroes; without any, all. A figure whose reference varied by more than 15 % within the run has no verdict. Exit 1 where one is missed.',
    given: '[NAME ...]',
    file: 'loadtest/bench/bench',
    built: true,
    options: {
      quick: { type: 'boolean', default: false, does: 'a short form, for trying out' },
      out: {
        type: 'string',
        value: 'FILE',
        does: 'saves what was found, in the place of what those benches found before',
      },
      against: { type: 'string', value: 'FILE', does: 'shows what another run saved there beside it' },
      kept: { type: 'boolean', default: false, does: 'with --out: measures nothing, shows what is kept there' },
      page: { type: 'boolean', default: false, does: 'writes docs/benchmarks.md from all that --out holds' },
    },
  },
  journal: {
    does: 'prints the journal of one match in words: who came and went, what was done, when and by whom',
    more: 'Out of Redis where REDIS_URL is set, else out of journal.db in DATA_DIR (data). It shows what hands hide.',
    given: 'ID',
    file: 'bin/host/journal',
    options: {
      file: { type: 'string', value: 'FILE', does: 'another journal' },
    },
  },
  clicks: {
    does: 'plays duels and prints how often people must click pass, by how they want to be asked',
    file: 'bin/clicks',
    options: { matches: { type: 'string', whole: [1, MANY], default: '24', does: 'duels by each way to be asked' } },
  },
  counts: {
    does: 'prints how many lines of one, two and three legal actions start at each position under test/counts',
    more: 'Exit 1 when a count is not what the file says.',
    file: 'bin/counts',
    options: {},
  },
  odds: {
    does: 'prints the chance of every ability of every hero, beside those found by trying every roll, and by rolling',
    more: 'Exit 1 where one differs.',
    file: 'bin/odds',
    options: {
      hero: { type: 'string', value: 'ID', does: 'of one hero alone' },
      rolls: { type: 'string', whole: [1, 9_999_999], default: '20000', does: 'how often each is rolled for' },
    },
  },
  pictures: {
    does: 'takes the pictures anew with which a test compares screens, and those of the README',
    more: 'They lie under test/web/pictures/kept, and in docs. Look at each that has changed before it is kept.',
    file: 'test/web/pictures/keep',
    options: {
      only: { type: 'string', value: 'SCREEN', does: 'no other than this one' },
      whole: { type: 'string', value: 'FOLDER', does: 'keeps them there, too, at their full size' },
    },
  },
  'slow-test': {
    does: 'runs the tests again and again beside busy loops, and prints what failed',
    more: 'Words choose files, as for npm test. Exit 1 when anything failed.',
    file: 'bin/suite/slow-test',
    given: '[WORD ...]',
    options: {
      times: { type: 'string', whole: [1, MANY], default: '3', does: 'how often' },
      loops: { type: 'string', whole: [0, 64], default: '3', does: 'busy loops beside them' },
    },
  },
  coverage: {
    does: 'writes docs/rules-coverage.md: every rule of the books and the tests that prove it',
    more: 'Exit 1, and nothing written, when a rule has no proof or names a test that is not there.',
    file: 'bin/coverage',
    options: {},
  },
  doctor: {
    does: 'looks whether the files of a data folder are whole, and mends those that are not; and whether Redis is fit',
    more:
      'FOLDER is DATA_DIR, or data, if not given; no server may run in it. Without --mend nothing is changed. What is mended is set\n' +
      'aside under another name. With REDIS_URL that Redis is looked at, too: version, memory, its file, and what our user may do\n' +
      'there; nothing in it is changed, and servers may run. Exit 0 if all is whole, or was mended; 1 if something is wrong, 2 if it\n' +
      'could not look.',
    file: 'bin/host/doctor',
    given: '[FOLDER]',
    options: {
      mend: { type: 'boolean', default: false, does: 'save what can be read of damaged files, and set them aside' },
    },
  },
  exhaustive: {
    does: 'plays matches until every ability level, card, token, branch and window has been used',
    more: 'Prints what never was; exit 1 if anything.',
    file: 'bin/exhaustive',
    options: {
      game: {
        type: 'string',
        value: 'ID',
        default: 'dice-throne',
        does: 'the game: dice-throne or diceborn-heroes; or adventures: its loot',
      },
      seed: seed('exhaustive'),
      matches: { type: 'string', whole: [1, MANY], default: '20000', does: 'at most' },
      keep: {
        type: 'boolean',
        default: false,
        does: 'writes down which matches were of use (test/exhaustive): the suite begins with them',
      },
    },
  },
  fuzz: {
    does: 'attacks a server of its own with everything that it hears, spoilt, while two matches are played on it',
    more: 'Exit 1 for an answer that is a fault or late, for memory or a log that grow, or for a match that was touched.',
    file: 'loadtest/fuzz/run',
    built: true,
    options: {
      minutes: { type: 'string', whole: [1, 10_000], default: '1', does: 'how long' },
      rate: { type: 'string', whole: [1, 10_000], default: '400', does: 'requests and messages a second' },
      seed: {
        type: 'string',
        value: 'TEXT',
        default: 'fuzz',
        does: 'the same seed sends the same, as far as answers allow',
      },
    },
  },
  goldens: {
    does: 'writes the golden matches under test/goldens: a whole match of each hero as text, to be read',
    more: 'Exit 1, and nothing written, when results changed and the rules revision of their game did not.',
    file: 'bin/goldens',
    options: {
      'same-rules': { type: 'boolean', default: false, does: 'only words or bots changed: keep the rules revision' },
    },
  },
  lexicon: {
    does: 'plays duels of every game and writes down what they say most, so that no match has to say it',
    more: 'Writes protocol/packed/lexicons. Pages and clients of an older lexicon cannot read matches of a newer one.',
    file: 'bin/lexicon',
    options: {
      matches: { type: 'string', value: 'N', whole: [1, MANY], default: '400', does: 'how many duels of each game' },
    },
  },
  adventures: {
    does: 'plays scenarios of the campaign by sensible bots and prints how often they win, with what left',
    more:
      'Shares stand with their 95 % interval (Wilson); salves, gold, loot and tiles are means at the end. Heroes are drawn evenly.\n' +
      '--loot names a JSON file: a list of loot cards for each hero, which lie in its deck.',
    file: 'bin/simulation/adventures',
    options: {
      scenario: { type: 'string', whole: [1, 8], does: 'which; all of them, if not given' },
      card: { type: 'string', value: 'CARD', does: 'of a crawl, as 1A; each match draws one, if not given' },
      heroes: { type: 'string', whole: [1, 4], default: '2', does: 'how many' },
      difficulty: { type: 'string', value: 'NAME', default: 'normal', does: 'normal, veteran, insane or hardcore' },
      matches: { type: 'string', whole: [1, MANY], default: '100', does: 'of each scenario' },
      loot: { type: 'string', value: 'FILE', does: 'decks of their own' },
      seed: seed('adventures'),
      workers: { type: 'string', whole: [1, 256], does: 'processes; as many as there are cores, if not given' },
    },
  },
  nodes: {
    does: 'runs the tests on each Node line that we mean to run on, one after the other',
    more:
      'WORDs choose test files, as with npm test. The programs come from the npm package node and are kept in\n' +
      'node_modules/.cache/nodes. Exit 1 where anything fails on any of them.',
    file: 'bin/suite/nodes',
    given: 'WORD ...',
    options: {
      node: { type: 'string', value: 'LINES', default: '20,22,24', does: 'which, by their first numbers' },
    },
  },
  strong: {
    does: 'plays duels of one kind of bot against another and prints how often it wins',
    more:
      'Duels come in pairs with the same heroes and the same seed, in which the two change seats. The share stands with its 95 %\n' +
      'interval (Wilson); a draw is half a win. With --out a run that was interrupted goes on where it was.',
    file: 'bin/simulation/strong',
    options: {
      game: { type: 'string', value: 'ID', default: 'dice-throne', does: 'the game' },
      mode: { type: 'string', value: 'ID', does: 'a mode of two; the first there is, if not given' },
      bot: { type: 'string', value: 'KIND', default: 'sensible', does: 'whose wins are counted' },
      against: { type: 'string', value: 'KIND', default: 'random', does: 'against whom' },
      matches: { type: 'string', whole: [1, MANY], default: '100', does: 'how many' },
      seed: seed('strong'),
      out: { type: 'string', value: 'FILE', does: 'keeps what was played, in pieces of ten duels' },
      workers: { type: 'string', whole: [1, 256], default: '1', does: 'processes' },
    },
  },
  campaign: {
    does: 'plays whole campaigns by bots and prints sessions a scenario, scores, what is bought and kept',
    more: 'A campaign has ten to twenty matches and takes two to ten seconds.',
    file: 'bin/simulation/campaign',
    options: {
      campaigns: { type: 'string', value: 'N', whole: [1, MANY], default: '1', does: 'how many' },
      heroes: { type: 'string', value: 'K', whole: [1, 4], default: '4', does: 'how many in a team' },
      difficulty: { type: 'string', value: 'D', default: 'normal', does: 'normal, veteran, insane or hardcore' },
      sessions: {
        type: 'string',
        value: 'N',
        whole: [1, MANY],
        default: '40',
        does: 'a team that needs more gives up',
      },
      cards: {
        type: 'string',
        value: 'N',
        whole: [0, MANY],
        default: '20',
        does: 'how many of the cards taken most to list',
      },
      out: {
        type: 'string',
        value: 'FILE',
        does: 'keeps each campaign that has been played; one that is kept is not played again',
      },
      page: { type: 'string', value: 'FILE', does: 'writes the page of all that --out holds' },
      seed: seed('campaign 1'),
    },
  },
  'queue-sim': {
    does: 'plays a season of queues by simulated people and prints waits, favourites and repeated opponents by pool',
    file: 'bin/simulation/queue-sim',
    options: {
      game: { type: 'string', value: 'ID', does: 'what people play: the first game, if not given; all: every game' },
      people: { type: 'string', whole: [2, MANY], default: '1000', does: 'how many' },
      weeks: { type: 'string', whole: [1, 1000], default: '8', does: 'how long' },
      seed: seed('season 1'),
    },
  },
  replay: {
    does: 'prints a finished match as text: turns, times, rolls, what was played',
    more: `${RECORDS}\nExit 2, with one line, for a file that is none, was cut short, or needs other rules.`,
    file: 'bin/replay',
    given: 'FILE',
    options: {
      seat: { type: 'string', value: 'N|public', does: 'as a seat or everybody saw it; else all hands open' },
    },
  },
  season: {
    does: 'plays a season of the ladder with people of known strength and prints how well it comes to know them',
    file: 'bin/simulation/season',
    options: {
      seed: seed('season'),
      people: { type: 'string', whole: [20, MANY], default: '1000', does: 'how many' },
      short: { type: 'boolean', default: false, does: 'fewer matches' },
    },
  },
  shingles: {
    does: 'takes the traces of printed texts by which a test knows that none is repeated here',
    more: 'Reads .txt and .md below the folders, and writes test/fixtures/printed-words.bin.',
    file: 'bin/shingles',
    given: 'FOLDER ...',
    options: {},
  },
  trace: {
    does: 'prints the life of every window of a recorded match',
    more: RECORDS,
    file: 'bin/trace',
    given: 'FILE',
    options: {},
  },
  verify: {
    does: 'says whether the record of a finished match is true, roll by roll',
    more:
      `${RECORDS}\nWhat you saw yourself is held against it. Exit 0 if it holds, 1 if it does not or is cut short, 2 if it\n` +
      'cannot be read. Say --nonce 1= for a seat that gave none, as a bot does.',
    file: 'bin/verify',
    given: 'FILE',
    options: {
      commitment: { type: 'string', value: 'HEX', does: 'what the server showed before you sat down' },
      nonce: { type: 'string', value: 'SEAT=NONCE', multiple: true, does: 'what you gave; may be said again' },
    },
  },
} satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof COMMANDS;
