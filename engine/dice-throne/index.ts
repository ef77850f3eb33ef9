/** Dice Throne behind the face of a game. */
import { canonical } from '../core/clone.ts';
import type { Game, Seat } from '../core/game.ts';
import { Gathering } from '../core/gathering.ts';
import { BadInput, mustBeAllowed, Runaway, refuse } from '../core/refusal.ts';
import { readSaved } from '../core/saved.ts';
import { DEFAULT_LANGUAGE, type Language } from '../core/words/language.ts';
import { achievements } from './achievements/index.ts';
import { misfit } from './actions/answers.ts';
import { bearsNow } from './actions/bearing.ts';
import { legalFor } from './actions/legal.ts';
import { parseAction } from './actions/parse.ts';
import { point } from './actions/point.ts';
import { isEcho, refusalOf } from './actions/refusals.ts';
import { waitingFor } from './actions/situation.ts';
import { take } from './actions/take.ts';
import { hiddenFrom, nothingCameToLight } from './actions/undo.ts';
import { goesRound } from './actions/uses.ts';
import { CRAWL_CONTENT } from './adventures/crawl/content.ts';
import { commonCards } from './cards/common-cards.ts';
import { readHero } from './checks/read-hero.ts';
import { COMBATANTS } from './combatants.ts';
import { buildLibrary, RULES_REVISION } from './library/index.ts';
import { forkMatch, run } from './machine.ts';
import { modeOf } from './modes/index.ts';
import { positionOf, truthOf } from './position.ts';
import { startMatch } from './start.ts';
import { tableOf } from './state/context.ts';
import type { DiceThroneEvent } from './state/events.ts';
import type { Match } from './state/match.ts';
import type { Library, Table } from './state/table.ts';
import type { Catalogue, DiceThroneAction, MatchView } from './state/view-shape.ts';
import { catalogueOf } from './text/catalogue.ts';
import { describeId } from './text/describe.ts';
import { labelAction } from './text/label.ts';
import { wordsIn } from './text/languages.ts';
import { listsOf } from './text/lists.ts';
import { Boards } from './view/boards.ts';
import { imagineMatch } from './view/imagine.ts';
import { seenEvents } from './view/seen.ts';
import { ownViewOf, viewOf } from './view/view.ts';
import type { HeroDef } from './vocabulary/words.ts';
import { estimateFor } from './worth/estimate.ts';
import { prospectFor } from './worth/prospect.ts';
import { withDice } from './worth/with-dice.ts';

export interface DiceThrone extends Game<Match, DiceThroneAction, MatchView, DiceThroneEvent> {
  catalogue(language?: Language): Catalogue;
}

/** The game under some content. `withHeroes`: how it becomes one with heroes from outside, where it can. */
export const makeDiceThrone = (lib: Library, withHeroes?: DiceThrone['withHeroes']): DiceThrone => {
  const catalogues = new Map<Language, Catalogue>();
  const happened = new Gathering<DiceThroneEvent>();
  const boards = new Boards();
  /** The table of the match. Questions mostly come many to one match, so that of the last one is kept with what was found
   *  at it. */
  let last: Table | undefined;
  const table = (m: Match): Table => {
    if (last?.m !== m) last = tableOf(lib, m, happened);
    return last;
  };
  /** What was listed last: an action that is taken from the list needs no second look while nothing has happened since. */
  let listed: Listed | undefined;
  const list = (m: Match, seat: Seat): DiceThroneAction[] => {
    const actions = bounded(legalFor(table(m), seat));
    listed = { m, seat, step: m.step, actions };
    return actions;
  };
  const isListed = (m: Match, seat: Seat, action: DiceThroneAction): boolean =>
    listed?.m === m && listed.seat === seat && listed.step === m.step && listed.actions.includes(action);
  const check: DiceThrone['check'] = (m, seat, action) => {
    const t = table(m);
    const refusal = refusalOf(t, seat, action);
    if (refusal) return refusal;
    const bad = misfit(t, seat, action);
    return bad === undefined ? undefined : refuse('bad-option', bad);
  };
  const advance: DiceThrone['advance'] = (m, seat, action) => {
    happened.take(); // what an action that threw has left
    carryOn(table(m), seat, action);
    const events = happened.take();
    boards.touch(m, events);
    return events;
  };
  const advanceUnheard: DiceThrone['advanceUnheard'] = (m, seat, action) => {
    // At the same table: what was found at it changes with the match.
    const t = table(m);
    t.events = undefined;
    try {
      carryOn(t, seat, action);
    } finally {
      t.events = happened;
    }
    boards.forget(m);
  };
  const lists: DiceThrone['lists'] = (language) => listsOf(lib, language);
  const { modes, heroes } = lists();
  return {
    id: 'dice-throne',
    name: 'Dice Throne',
    contentHash: lib.hash,
    rulesRevision: RULES_REVISION,
    modes,
    heroes,
    start: (options, dice) => startMatch(lib, options, dice),
    seats: (m) => m.players,
    step: (m) => m.step,
    legal: list,
    bears: (m, seat, action) => bearsNow(table(m), seat, action),
    waiting: (m) => waitingFor(table(m)),
    check,
    apply: (m, seat, action) => {
      if (!isListed(m, seat, action)) mustBeAllowed(refusalOf(table(m), seat, action));
      return advance(m, seat, action);
    },
    advance,
    advanceUnheard,
    timeout: { type: 'timeout' },
    concede: { type: 'concede' },
    forfeit: { type: 'concede', late: true },
    pass: { type: 'pass' },
    parse: parseAction,
    undoable: (m) => (m.outcome ? undefined : m.undoable),
    fork: forkMatch,
    imagine: imagineMatch,
    outcome: (m) => m.outcome,
    called: (m, number) => lib.heroes.get(m.bodies.find(({ seat }) => seat === number)?.hero ?? '')?.name,
    report: (m) => modeOf(m.mode).report?.(table(m)),
    view: (m, viewer, language) => viewOf(table(m), boards, viewer, language),
    ownView: (m, viewer, language, everybody) => ownViewOf(table(m), boards, viewer, language, everybody),
    seen: (m, events, viewer) => seenEvents(table(m), events, viewer),
    save: (m) => canonical(m),
    load: (saved) => readSaved(saved, { game: 'Dice Throne', hash: lib.hash, isMatch }),
    prospect: (m, seat) => prospectFor(table(m), seat),
    withDice,
    estimate: (m, seat) => estimateFor(table(m), seat),
    revises: (m, seat, action) => goesRound(table(m), seat, action),
    ...(withHeroes && { withHeroes }),
    describe: (id, language) => describeId({ lib, words: wordsIn(language) }, id),
    // Many look at the rules, and few at the words.
    catalogue: (language = DEFAULT_LANGUAGE) => {
      const catalogue = catalogues.get(language) ?? catalogueOf(lib, language);
      catalogues.set(language, catalogue);
      return catalogue;
    },
    tell: (event, language) => wordsIn(language).tell(lib, event),
    label: (m, seat, action, language) => labelAction(table(m), wordsIn(language), seat, action),
    lists,
    achievements,
    scenario: {
      position: (spec, dice) => positionOf(lib, spec, dice),
      truth: (m) => truthOf(table(m)),
      diceLeft: (m) => [...(m.chance.script ?? [])],
    },
  };
};

/** What a seat may do at a step of a match. */
interface Listed {
  readonly m: Match;
  readonly seat: Seat;
  readonly step: number;
  readonly actions: readonly DiceThroneAction[];
}

/** More actions than anybody can look through: the game's own heroes never come to a fiftieth of it. */
const MOST_ACTIONS = 2000;
const bounded = (actions: DiceThroneAction[]): DiceThroneAction[] => {
  if (actions.length > MOST_ACTIONS) throw new Runaway(`a seat may take more than ${MOST_ACTIONS} actions`);
  return actions;
};

/** Takes the action, and lets the match run on to where somebody is waited for. */
const carryOn = (t: Table, seat: Seat, action: DiceThroneAction): void => {
  const { m } = t;
  m.step++;
  m.undoable = undefined;
  // Read once: actions have many shapes, and to look into one is slow.
  const { type } = action;
  if (type === 'point') return point(t, seat, action);
  if (type === 'choose' && isEcho(t, seat, action)) return;
  if (m.selfAnswered.length > 0) m.selfAnswered = [];
  const before = type === 'timeout' || type === 'concede' ? undefined : hiddenFrom(m, seat);
  t.taken = action;
  t.shown = false;
  take(t, seat, action);
  run(t);
  t.taken = undefined;
  if (before && !t.shown && nothingCameToLight(before, m, seat)) m.undoable = seat;
};

/** Of what may lie in a journal. */
const isMatch = (value: object): value is Match =>
  'content' in value &&
  'bodies' in value &&
  Array.isArray(value.bodies) &&
  'stack' in value &&
  Array.isArray(value.stack) &&
  'chance' in value;

/** Games with heroes from outside, by what these hold: the ones asked for last. */
const withOthers = new Map<string, DiceThrone>();
const MOST_KEPT = 32;

const withHeroes = (heroes: readonly unknown[]): DiceThrone => {
  const key = JSON.stringify(heroes);
  const known =
    withOthers.get(key) ??
    makeDiceThrone(buildLibrary([...COMBATANTS, ...heroesIn(heroes)], commonCards, CRAWL_CONTENT));
  withOthers.delete(key);
  withOthers.set(key, known);
  for (const [oldest] of withOthers) if (withOthers.size > MOST_KEPT) withOthers.delete(oldest);
  return known;
};
const heroesIn = (heroes: readonly unknown[]): HeroDef[] => {
  const read: HeroDef[] = [];
  for (const [i, raw] of heroes.entries()) {
    const next = readHero(raw, String(i));
    if ('faults' in next) throw new BadInput('heroes', next.faults[0] ?? 'cannot be read');
    read.push(next.hero);
  }
  return read;
};

export const diceThrone: DiceThrone = makeDiceThrone(buildLibrary(COMBATANTS, commonCards, CRAWL_CONTENT), withHeroes);
