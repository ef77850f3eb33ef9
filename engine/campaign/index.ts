/** A campaign of Dice Throne Adventures behind the face of a game: what happens between its matches. It has no table of its
 *  own; matches are played by the game that its scenarios belong to, and the server brings their reports. */
import { clonePlain } from '../core/clone.ts';
import type { Game } from '../core/game.ts';
import type { CampaignAction } from './actions/actions.ts';
import { legalFor } from './actions/legal.ts';
import { parseAction } from './actions/parse.ts';
import { refusalOf } from './actions/refusals.ts';
import { take } from './actions/take.ts';
import { estimateOf } from './estimate.ts';
import { imagineCampaign } from './imagine.ts';
import { positionOf, truthOf } from './position.ts';
import { run } from './rules/course.ts';
import { openedBy } from './rules/legacy.ts';
import { loadCampaign, saveCampaign } from './save.ts';
import { startCampaign } from './start.ts';
import { CONTENT_HASH, RULES_REVISION } from './state/content.ts';
import type { CampaignEvent } from './state/events.ts';
import type { Campaign } from './state/state.ts';
import type { Table } from './state/table.ts';
import { catalogueOf, describeId, listsOf } from './text/describe.ts';
import { wordsIn } from './text/languages.ts';
import { outcomeOf, viewOf } from './view/view.ts';
import type { CampaignView } from './view/view-shape.ts';
import { waitingFor } from './view/waiting.ts';

export type DiceThroneCampaign = Game<Campaign, CampaignAction, CampaignView, CampaignEvent>;

const advance: DiceThroneCampaign['advance'] = (m, seat, action) => {
  const t: Table = { m, events: [] };
  m.step++;
  take(t, seat, action);
  run(t);
  return t.events;
};

const { modes, heroes } = listsOf();

export const diceThroneCampaign: DiceThroneCampaign = {
  id: 'dice-throne-campaign',
  name: 'Dice Throne Adventures',
  contentHash: CONTENT_HASH,
  rulesRevision: RULES_REVISION,
  modes,
  heroes,
  start: startCampaign,
  seats: (m) => m.members.length,
  step: (m) => m.step,
  legal: legalFor,
  waiting: waitingFor,
  check: refusalOf,
  apply: (m, seat, action) => {
    const refusal = refusalOf(m, seat, action);
    if (refusal) throw new Error(`a refused action was applied (${refusal.code}): ${refusal.message}`);
    return advance(m, seat, action);
  },
  advance,
  advanceUnheard: advance,
  timeout: { type: 'timeout' },
  // Giving up is for the team to decide.
  concede: { type: 'vote', about: 'retire', yes: true },
  parse: parseAction,
  undoable: () => undefined,
  fork: clonePlain,
  imagine: (m, _seat, key) => imagineCampaign(m, key),
  outcome: outcomeOf,
  report: (m) => (outcomeOf(m) ? { legacy: openedBy(m) } : undefined),
  view: viewOf,
  // Events tell nothing that is hidden.
  seen: (_m, events) => events,
  save: saveCampaign,
  load: loadCampaign,
  prospect: () => undefined,
  estimate: estimateOf,
  describe: describeId,
  catalogue: catalogueOf,
  lists: listsOf,
  tell: (event, language) => wordsIn(language).tell(event),
  label: (m, seat, action, language) => wordsIn(language).label(m, seat, action),
  scenario: {
    position: positionOf,
    truth: truthOf,
    diceLeft: (m) => [...(m.chance.script ?? [])],
  },
};
