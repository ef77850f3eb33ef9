/** An independent copy of a match, for whoever tries something out. Written field by field, in the order in which the
 *  originals are made: a copy that is made by going over fields is several times as dear, and what it makes has shapes of
 *  its own, on which all that runs afterwards is slow. What is readonly all the way down is shared. */
import { clonePlain } from '../../core/clone.ts';
import type { AskingWindow } from '../../core/window.ts';
import type { EffectFrame, Frame, Heard, ProcedureFrame, WindowFrame } from './frame.ts';
import type {
  Attack,
  Body,
  Companion,
  Dial,
  Holdings,
  Lasting,
  Match,
  Pool,
  Roll,
  Rolling,
  Token,
  Use,
} from './match.ts';
import type { DiceThroneAction } from './view-shape.ts';

/** All fields, held or not: one that is added to a type and left out here does not compile. */
type Whole<T> = { [K in keyof Required<T>]: T[K] };

export const copyMatch = (m: Match): Whole<Match> => ({
  content: m.content,
  mode: m.mode,
  step: m.step,
  turn: m.turn,
  active: m.active,
  turnOf: m.turnOf,
  startPlayer: m.startPlayer,
  phase: m.phase,
  now: m.now,
  turnBegan: m.turnBegan,
  phaseBegan: m.phaseBegan,
  rollBegan: m.rollBegan,
  players: m.players,
  bodies: m.bodies.map(copyBody),
  holdings: m.holdings.map(copyHoldings),
  dials: m.dials.map(copyDial),
  prompt: m.prompt,
  given: m.given && { seat: m.given.seat, options: [...m.given.options] },
  rolling: m.rolling && copyRolling(m.rolling),
  attack: m.attack && copyAttack(m.attack),
  conceded: m.conceded && [...m.conceded],
  drawn: m.drawn && [...m.drawn],
  undoable: m.undoable,
  outcome: m.outcome,
  scenario: m.scenario && clonePlain(m.scenario),
  battle: m.battle && clonePlain(m.battle),
  crawl: m.crawl && clonePlain(m.crawl),
  imagined: m.imagined,
  stack: m.stack.map(copyFrame),
  rolls: m.rolls.map(copyRoll),
  pools: m.pools.map(copyPool),
  lasting: m.lasting.map(copyLasting),
  extra: m.extra.slice(),
  selfAnswered: m.selfAnswered.slice(),
  fallen: m.fallen.slice(),
  uses: m.uses.map(copyUse),
  locked: m.locked.slice(),
  chance: clonePlain(m.chance),
  next: m.next,
  waitingSince: m.waitingSince,
});

const copyBody = (body: Body): Whole<Body> => ({
  id: body.id,
  seat: body.seat,
  pilot: body.pilot,
  team: body.team,
  dial: body.dial,
  hero: body.hero,
  side: body.side,
  out: body.out,
  tokens: body.tokens.map(copyToken),
  companions: body.companions.map(copyCompanion),
  limits: body.limits && { ...body.limits },
});
const copyToken = ({ id, from, since, n }: Token): Whole<Token> => ({ id, from, since, n });
const copyCompanion = ({ id, side, since, health }: Companion): Whole<Companion> => ({ id, side, since, health });

const copyHoldings = (of: Holdings): Whole<Holdings> => ({
  cp: of.cp,
  hand: of.hand.slice(),
  deck: of.deck.slice(),
  discard: of.discard.slice(),
  upgrades: of.upgrades.slice(),
  beneath: of.beneath.slice(),
  equipment: of.equipment.slice(),
  levels: of.levels.slice(),
});
const copyDial = ({ health, start }: Dial): Whole<Dial> => ({ health, start });

const copyRolling = (of: Rolling): Whole<Rolling> => ({
  by: of.by,
  against: of.against,
  used: of.used,
  extra: of.extra,
  bought: of.bought,
  roll: of.roll,
  announced: of.announced,
  type: of.type,
  ended: of.ended,
});
const copyAttack = (attack: Attack): Whole<Attack> => ({
  by: attack.by,
  ability: attack.ability,
  ultimate: attack.ultimate,
  target: attack.target,
  type: attack.type,
  failed: attack.failed,
  made: attack.made,
  pastDefence: attack.pastDefence,
  declared: attack.declared,
  noted: attack.noted.map(copyEffects),
  landed: attack.landed.slice(),
  aimless: attack.aimless,
});
const copyRoll = (roll: Roll): Whole<Roll> => ({
  id: roll.id,
  by: roll.by,
  purpose: roll.purpose,
  source: roll.source,
  sides: roll.sides,
  values: roll.values.slice(),
  open: roll.open,
  altered: roll.altered,
});
const copyPool = (pool: Pool): Whole<Pool> => ({
  id: pool.id,
  of: pool.of,
  parcels: pool.parcels.slice(),
  heals: pool.heals.slice(),
  changes: pool.changes.slice(),
  bearers: pool.bearers.slice(),
  settled: pool.settled,
});
const copyLasting = (word: Lasting): Lasting => ({ ...word });
const copyUse = ({ id, by, per, n }: Use): Whole<Use> => ({ id, by, per, n });

const copyFrame = (frame: Frame): Frame => {
  switch (frame.kind) {
    case 'effects':
      return copyEffects(frame);
    case 'procedure':
      return copyProcedure(frame);
    case 'window':
      return copyWindow(frame);
  }
};
const copyEffects = (f: EffectFrame): Whole<EffectFrame> => ({
  kind: 'effects',
  at: f.at,
  index: f.index,
  self: f.self,
  source: f.source,
  origin: f.origin,
  roll: f.roll,
  named: f.named,
  row: f.row,
  picks: f.picks,
  answers: f.answers?.slice(),
  stage: f.stage,
  made: f.made,
  visits: f.visits?.slice(),
  planning: f.planning,
  plan: f.plan && { ...f.plan },
  landing: f.landing,
  stopped: f.stopped,
});
const copyProcedure = (f: ProcedureFrame): Whole<ProcedureFrame> => ({
  kind: 'procedure',
  name: f.name,
  step: f.step,
  by: f.by,
  against: f.against,
  card: f.card,
  seat: f.seat,
  level: f.level,
  strikesFirst: f.strikesFirst,
  tile: f.tile,
  pool: f.pool,
  heard: f.heard && copyHeard(f.heard),
  queue: f.queue?.slice(),
  visits: f.visits?.slice(),
  dealt: f.dealt?.slice(),
  struck: f.struck?.slice(),
  borne: f.borne?.slice(),
  announcing: f.announcing,
  use: f.use,
  defence: f.defence,
  roll: f.roll,
  passed: f.passed,
  cancelled: f.cancelled,
  leave: f.leave,
  run: f.run,
  answers: f.answers?.slice(),
  since: f.since,
});
const copyHeard = (heard: Heard): Whole<Heard> => ({
  moment: heard.moment,
  by: heard.by,
  n: heard.n,
  source: heard.source,
  token: heard.token,
  roll: heard.roll,
  cancelled: heard.cancelled,
  leave: heard.leave,
});
const copyWindow = (f: WindowFrame): Whole<WindowFrame> => ({
  kind: 'window',
  moment: f.moment,
  asking: copyAsking(f.asking),
  since: f.since,
  diceOnly: f.diceOnly,
  closes: f.closes,
  resolved: f.resolved,
  narrow: f.narrow,
});
const copyAsking = ({ seats }: AskingWindow<DiceThroneAction>): AskingWindow<DiceThroneAction> => ({
  seats: seats.map(({ seat, passed, held }) => ({ seat, passed, held })),
});
