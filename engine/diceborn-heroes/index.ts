/** Diceborn Heroes behind the face of a game. */
import { canonical, clonePlain } from '../core/clone.ts';
import type { Game, HeroInfo, Lists } from '../core/game.ts';
import { mustBeAllowed } from '../core/refusal.ts';
import { contentHashOf, readSaved } from '../core/saved.ts';
import { type Say, sayModes } from '../core/words/dictionary.ts';
import { DEFAULT_LANGUAGE, type Language } from '../core/words/language.ts';
import { achievements } from './achievements/watch.ts';
import { legalFor } from './actions/legal.ts';
import { parseAction } from './actions/parse.ts';
import { refusalOf } from './actions/refusals.ts';
import { take } from './actions/take.ts';
import { estimateOf } from './estimate.ts';
import { playOn } from './habit/play-on.ts';
import { imagineMatch } from './imagine.ts';
import { CONTENT, type Content } from './library/content.ts';
import { buildLibrary, type Library } from './library/library.ts';
import { MODES } from './modes.ts';
import { positionOf } from './position.ts';
import { movesDie } from './rules/assign.ts';
import type { DicebornAction } from './state/actions.ts';
import type { DicebornEvent } from './state/events.ts';
import type { Match } from './state/state.ts';
import type { Table } from './state/table.ts';
import { Catalogue } from './text/catalogue.ts';
import { wordsIn } from './text/languages.ts';
import { truthOf } from './truth.ts';
import { carriedOn, endScoreOf } from './turn/carried.ts';
import { run } from './turn/machine.ts';
import { PAIRS } from './turn/pairs.ts';
import { kindOf, startMatch } from './turn/set-up.ts';
import { ownViewOf, viewOf } from './view/view.ts';
import type { DicebornView } from './view/view-shape.ts';
import { waitingFor } from './view/waiting.ts';

export type DicebornHeroes = Game<Match, DicebornAction, DicebornView, DicebornEvent>;

/** Raised whenever the rules, and not the content, lead the same actions elsewhere (`Game.rulesRevision`). */
const RULES_REVISION = 2;

const hashOf = (content: Content): string => contentHashOf([RULES_REVISION, content]);

/** The game with some content, made ready for play. */
export const makeDicebornHeroes = (lib: Library): DicebornHeroes => {
  const { hash } = lib;
  const catalogues = new Map<Language, Catalogue>();
  /** Many play, and few read: words are made when they are asked for. */
  const wordsOf = (language: Language = DEFAULT_LANGUAGE): Catalogue => {
    const words = catalogues.get(language) ?? new Catalogue(lib, language);
    catalogues.set(language, words);
    return words;
  };
  const nameIn =
    (language?: Language) =>
    (id: string): string =>
      wordsOf(language).name(id);
  const table = (m: Match): Table => ({ m, lib, events: [] });
  const advance: DicebornHeroes['advance'] = (m, seat, action) => {
    const t = table(m);
    m.step++;
    take(t, seat, action);
    run(t);
    return t.events;
  };
  const lists: DicebornHeroes['lists'] = (language) => {
    const { said } = wordsIn(language);
    return listsOf(lib, wordsOf(language), (text) => said[text] ?? text);
  };
  const { modes, heroes } = lists();
  return {
    id: 'diceborn-heroes',
    name: 'Diceborn Heroes',
    contentHash: hash,
    rulesRevision: RULES_REVISION,
    modes,
    heroes,
    start: (options, dice) => {
      const t = startMatch(lib, options, dice);
      run(t);
      return t.m;
    },
    seats: (m) => m.players.length,
    step: (m) => m.step,
    legal: (m, seat) => legalFor(table(m), seat),
    waiting: waitingFor,
    check: (m, seat, action) => refusalOf(table(m), seat, action),
    apply: (m, seat, action) => {
      mustBeAllowed(refusalOf(table(m), seat, action));
      return advance(m, seat, action);
    },
    advance,
    advanceUnheard: advance,
    timeout: { type: 'timeout' },
    concede: { type: 'concede' },
    pass: { type: 'pass' },
    parse: parseAction,
    // What is assigned is taken back by `clear`; all else shows dice or cards.
    undoable: () => undefined,
    fork: clonePlain,
    imagine: (m, seat, key) => imagineMatch(table(m), seat, key),
    outcome: (m) => m.outcome ?? undefined,
    report: (m, achieved) => carriedOn(lib, m, achieved),
    score: (m, achieved) => endScoreOf(lib, m, achieved),
    view: (m, viewer, language) => viewOf(table(m), viewer, language),
    ownView: (m, viewer, language) => ownViewOf(table(m), viewer, language),
    // Events tell nothing that is hidden.
    seen: (_m, events) => events,
    save: (m) => canonical(m),
    load: (saved) => readSaved(saved, { game: 'Diceborn Heroes', hash, isMatch }),
    prospect: () => undefined,
    estimate: (m) => estimateOf(table(m)),
    playOn: (m, from) => playOn(table(m), from),
    revises: (m, _seat, action) => movesDie(table(m), action),
    describe: (id, language) => wordsOf(language).describe(id),
    catalogue: (language) => wordsOf(language).data(),
    lists,
    tell: (event, language) => wordsIn(language).tell(event, nameIn(language)),
    achievements,
    label: (_m, _seat, action, language) => wordsIn(language).label(action, nameIn(language)),
    scenario: {
      position: (spec, dice) => positionOf(lib, spec, dice),
      truth: (m) => truthOf(table(m)),
      diceLeft: (m) => [...(m.chance.script ?? [])],
    },
  };
};

/** Classes that one may sit down with, and pairs of them. */
const heroesOf = (lib: Library, words: Catalogue, say: Say): HeroInfo[] =>
  [...lib.classes.values(), ...Object.entries(PAIRS).map(([id, { name }]) => ({ id, name, level: 1 }))]
    .filter(({ level }) => level !== 2)
    .map(({ id, name }) => ({
      id,
      name: say(name),
      kind: kindOf(lib, id) ?? '',
      text: words.describe(id)?.text ?? '',
    }));

const listsOf = (lib: Library, words: Catalogue, say: Say): Lists => ({
  modes: sayModes(MODES, say),
  heroes: heroesOf(lib, words, say),
  achievements: achievements.all.map((one) => ({ ...one, text: say(one.text) })),
});

/** Of what may lie in a journal. */
const isMatch = (value: object): value is Match =>
  'content' in value && 'players' in value && Array.isArray(value.players) && 'attack' in value && 'chance' in value;

export const dicebornHeroes: DicebornHeroes = makeDicebornHeroes(buildLibrary(CONTENT, hashOf(CONTENT)));
