/** Dice Clash behind the face of a game. */
import { canonical, clonePlain } from '../core/clone.ts';
import type { Game } from '../core/game.ts';
import { mustBeAllowed } from '../core/refusal.ts';
import { contentHashOf, readSaved } from '../core/saved.ts';
import { legalFor, parseAction, refusalOf, take } from './actions.ts';
import type { FighterDef } from './content.ts';
import { estimateOf } from './estimate.ts';
import { FIGHTERS } from './fighters.ts';
import { imagineMatch } from './imagine.ts';
import { run } from './rules/machine.ts';
import { startMatch } from './start.ts';
import type { DiceClashEvent } from './state/events.ts';
import { positionOf, truthOf } from './state/position.ts';
import { seenEvents } from './state/seen.ts';
import type { Match } from './state/state.ts';
import type { Table } from './state/table.ts';
import { ownViewOf, viewOf, waitingFor } from './state/view.ts';
import type { DiceClashAction, DiceClashView } from './state/view-shape.ts';
import { catalogueOf, describeId, listsOf } from './text/catalogue.ts';
import { labelAction } from './text/label.ts';
import { wordsIn } from './text/languages.ts';

export type DiceClash = Game<Match, DiceClashAction, DiceClashView, DiceClashEvent>;

/** Raised whenever the rules, and not the content, lead the same actions elsewhere (`Game.rulesRevision`). */
const RULES_REVISION = 1;

/** The game with some fighters. */
export const makeDiceClash = (list: readonly FighterDef[]): DiceClash => {
  const fighters = new Map(list.map((def) => [def.id, def]));
  const hash = contentHashOf([RULES_REVISION, list]);
  const content = { hash, fighters };
  const powerNames = new Map(list.flatMap(({ sides }) => sides.map(({ power }) => [power.id, power.name])));
  const table = (m: Match): Table => ({ m, fighters, events: [] });
  const advance: DiceClash['advance'] = (m, seat, action) => {
    const t = table(m);
    m.step++;
    m.waitingSince = m.step;
    take(t, seat, action);
    run(t);
    return t.events;
  };
  const { modes, heroes } = listsOf(list);
  return {
    id: 'dice-clash',
    name: 'Dice Clash',
    contentHash: hash,
    rulesRevision: RULES_REVISION,
    modes,
    heroes,
    start: (options, dice) => startMatch(content, options, dice),
    seats: (m) => m.fighters.length,
    step: (m) => m.step,
    legal: (m, seat) => legalFor(table(m), seat),
    waiting: (m) => waitingFor(table(m)),
    check: (m, seat, action) => refusalOf(table(m), seat, action),
    apply: (m, seat, action) => {
      mustBeAllowed(refusalOf(table(m), seat, action));
      return advance(m, seat, action);
    },
    advance,
    advanceUnheard: advance,
    timeout: { type: 'timeout' },
    concede: { type: 'concede' },
    forfeit: { type: 'concede', late: true },
    parse: parseAction,
    // Every placement shows a die, and every choice may: nothing can be taken back.
    undoable: () => undefined,
    fork: clonePlain,
    imagine: (m, seat, key) => imagineMatch(table(m), seat, key),
    outcome: (m) => m.outcome ?? undefined,
    view: (m, viewer, language) => viewOf(table(m), viewer, language),
    ownView: (m, viewer, language, everybody) => ownViewOf(table(m), viewer, language, everybody),
    seen: (_m, events, viewer) => seenEvents(events, viewer),
    save: (m) => canonical(m),
    load: (saved) => readSaved(saved, { game: 'Dice Clash', hash, isMatch }),
    prospect: () => undefined,
    estimate: (m, seat) => estimateOf(table(m), seat),
    describe: (id, language) => describeId(list, id, language),
    catalogue: (language) => catalogueOf(list, language),
    lists: (language) => listsOf(list, language),
    tell: (event, language) => wordsIn(language).tell(event, (id) => powerNames.get(id) ?? id),
    label: (_m, _seat, action, language) => labelAction(action, language),
    scenario: {
      position: (spec, dice) => positionOf(content, spec, dice),
      truth: (m) => truthOf(table(m)),
      diceLeft: (m) => [...(m.chance.script ?? [])],
    },
  };
};

/** Of what may lie in a journal. */
const isMatch = (value: object): value is Match =>
  'content' in value && 'fighters' in value && Array.isArray(value.fighters) && 'chance' in value;

export const diceClash: DiceClash = makeDiceClash(FIGHTERS);
