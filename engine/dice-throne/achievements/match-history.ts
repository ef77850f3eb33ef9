/** What has happened in a match so far, as far as achievements ask for it: told from events and from what everybody sees. */
import type { Seat, ToldStep } from '../../core/game.ts';
import type { DiceThroneEvent, EventType } from '../state/events.ts';
import type { Change } from '../state/match.ts';
import type { MatchView, SeatView } from '../state/view-shape.ts';

export type Step = ToldStep<MatchView, DiceThroneEvent>;

/** Damage that waits, or was settled. */
export interface Parcel {
  readonly to: Seat;
  readonly from: Seat;
  readonly n: number;
  readonly source: string;
}

/** A change of what waits. */
export interface Mod {
  readonly op: Change['op'];
  readonly n: number;
  readonly source: string;
  /** The seat whose damage changed; undefined: the Attack itself. */
  readonly on: Seat | undefined;
}

/** What was dealt at once, and what it came from. */
export interface Settlement {
  readonly dealt: ReadonlyMap<Seat, number>;
  readonly parcels: readonly Parcel[];
  readonly mods: readonly Mod[];
  /** Who had dodged what would have been the last blow, by what (`keyOf`). */
  readonly dodged: readonly string[];
}

const NOTHING: Settlement = { dealt: new Map(), parcels: [], mods: [], dodged: [] };

/** A roll phase, from the first roll to its conclusion. */
export interface RollPhase {
  attack?: { readonly by: Seat; readonly ability: string; readonly level: number; readonly ultimate: boolean };
  target?: Seat;
  /** The type that the Attack was turned into. */
  type?: string;
  /** Who resolved a defence, and which. */
  defence?: { readonly by: Seat; readonly ability: string };
  /** By what did it: who changed dice of an Ultimate that was announced, with a card. */
  ultimateChanged?: BySource;
  /** Who changed a die of the own roll, with a card. */
  ownChanged?: BySource;
  /** Who changed a die of the own defence, with a card. */
  defenceChanged?: BySource;
  /** Who changed a die when no roll was left and no ability met. */
  desperate?: BySource;
  /** Who changed a die of an ability that was announced. */
  disturbed?: BySource;
}

/** Seats by the source of what they did (`card:…`, `ability:…`). */
export type BySource = ReadonlyMap<string, Seat>;
const noted = (known: BySource | undefined, source: string, seat: Seat): BySource =>
  new Map([...(known ?? []), [source, seat]]);

/** A seat and what it has to do with, as one key. */
export const keyOf = (seat: Seat, what: string): string => `${seat}/${what}`;

/** Dice thrown for an effect, by whoever threw them. */
export interface Thrown {
  readonly seat: Seat;
  readonly values: readonly number[];
  /** A card has changed one of them. */
  assisted: boolean;
}

export class MatchHistory {
  step: Step | undefined;
  turn = 1;
  active: Seat = 0;
  /** Turns begun, by seat. */
  readonly turnsOf = new Map<Seat, number>();
  /** The table as this turn found it. */
  private began: MatchView | undefined;
  /** Symbols that have come up with an effect's dice, by `keyOf` seat and effect. */
  readonly seen = new Map<string, Set<string>>();
  /** In which of a seat's turns its board was turned over. */
  readonly turnedIn = new Map<Seat, number>();
  /** In this turn: cards drawn by seat, tokens that foes of the active seat were given, damage it dealt. */
  drawn = new Map<Seat, number>();
  readonly given = new Map<string, number>();
  dealtToFoes = 0;
  /** In this turn, by `keyOf` seat and what: tokens gained (`gained …`), spent (`spent …`) and paid as a price for anything
   *  (`paid …`), health of companions healed (`healed …`), abilities activated (`ability:…`), own dice re-rolled
   *  (`re-rolled token:…`), health gained (`health`). */
  readonly counts = new Map<string, number>();
  phase: RollPhase = {};
  settled: Settlement = NOTHING;
  /** The latest throw for each effect. */
  readonly thrown = new Map<string, Thrown>();
  /** What lay there before the throw told last. */
  thrownBefore: Thrown | undefined;
  /** Throws in a row for the same, by `keyOf` seat and effect, before the damage is settled. */
  readonly inARow = new Map<string, number>();
  /** In this turn, throws of which dice were rolled again, by `keyOf` seat and effect. */
  readonly rolledAgain = new Map<string, number>();
  /** How many turns a seat had begun when it was last saved from falling, by `keyOf` seat and what saved it. */
  readonly savedIn = new Map<string, number>();
  /** Stack limits raised: seat and token to by how many. */
  readonly raised = new Map<string, number>();
  /** Sides that companions have turned to, by `keyOf` seat and `companion/side`. */
  readonly turned = new Set<string>();
  /** What a companion bore last in its player's place, by `keyOf` seat and companion. */
  readonly borne = new Map<string, number>();
  /** What each seat used last. */
  readonly used = new Map<Seat, string>();
  /** Whoever played the last card. */
  cardBy: Seat | undefined;
  /** Who used something last, by its source. */
  readonly usedBy = new Map<string, Seat>();
  /** Who has dodged what would have been the last blow, and waits for it to be settled. */
  private readonly dodged = new Set<string>();
  private parcels: Parcel[] = [];
  private mods: Mod[] = [];
  private dealt: Map<Seat, number> | undefined;
  private lastTrigger = '';
  /** The newest throw, and whether a die of it has been rolled again. */
  private newest = { key: '', isAgain: false };
  /** The dials move that belong to what was dealt last. */
  private dialsMove = false;

  /** Begins an action. */
  begin(step: Step): void {
    if (!this.step) {
      this.turn = step.before.turn;
      this.active = step.before.active;
      this.turnsOf.set(this.active, 1);
      this.began = step.before;
    }
    this.step = step;
    // Whoever falls now falls to what is settled now, or by giving up.
    this.settled = NOTHING;
  }

  get before(): MatchView {
    return this.now.before;
  }

  get after(): MatchView {
    return this.now.after;
  }

  get turnBegan(): MatchView {
    return this.began ?? this.before;
  }

  private get now(): Step {
    if (!this.step) throw new Error('nothing was told yet');
    return this.step;
  }

  /** The active seat has no roll left, and its dice meet no ability. */
  get desperate(): boolean {
    const { before, legal, seat } = this.now;
    const some = legal.some((action) => action.type === 'announce' && 'ability' in action && action.ability !== null);
    return before.phase === 'offensive-roll' && before.active === seat && before.rollsLeft === 0 && !some;
  }

  seat(seat: Seat): SeatView | undefined {
    return this.after.seats[seat];
  }

  isFoe(a: Seat, b: Seat): boolean {
    return this.seat(a)?.team !== this.seat(b)?.team;
  }

  /** Tokens of a kind that lie before a seat. */
  held(seat: Seat, token: string, view: MatchView = this.after): number {
    return view.seats[seat]?.tokens.find(({ id }) => id === token)?.count ?? 0;
  }

  /** Takes an event in. Answers whether damage has been settled whole, before the event itself is taken in. */
  settles(e: DiceThroneEvent | undefined): boolean {
    if (e?.type === 'dealt' || !this.dealt) return false;
    const { dealt } = this;
    const isHit = ({ to }: Parcel): boolean => dealt.has(to);
    this.settled = {
      dealt,
      parcels: this.parcels.filter(isHit),
      mods: this.mods.filter(({ on }) => on === undefined || dealt.has(on)),
      dodged: this.takeDodged(dealt),
    };
    this.parcels = this.parcels.filter((parcel) => !isHit(parcel));
    this.mods = this.mods.filter(({ on }) => on !== undefined && !dealt.has(on));
    this.dealt = undefined;
    for (const [seat, n] of dealt) if (this.isFoe(seat, this.active)) this.dealtToFoes += n;
    this.inARow.clear();
    this.dialsMove = true;
    return true;
  }

  hear<T extends EventType>(e: DiceThroneEvent<T>): void {
    if (e.type !== 'health') this.dialsMove = false;
    HEARD[e.type]?.(this, e);
  }

  /** Counts something of this turn. */
  count(seat: Seat, what: string, n = 1): void {
    const key = keyOf(seat, what);
    this.counts.set(key, (this.counts.get(key) ?? 0) + n);
  }
  counted(seat: Seat, what: string): number {
    return this.counts.get(keyOf(seat, what)) ?? 0;
  }

  /** A dial has moved by so much: what those who share it gained is what was not lost to damage. */
  gain(seats: readonly Seat[], by: number): void {
    const lost = this.dialsMove ? seats.reduce((sum, seat) => sum + (this.settled.dealt.get(seat) ?? 0), 0) : 0;
    for (const seat of seats) this.count(seat, 'health', Math.max(0, by + lost));
  }

  /** A new turn, and everything that counts by the turn. */
  newTurn(turn: number, seat: Seat): void {
    this.turn = turn;
    this.active = seat;
    this.turnsOf.set(seat, (this.turnsOf.get(seat) ?? 0) + 1);
    this.drawn = new Map();
    this.given.clear();
    this.rolledAgain.clear();
    this.dealtToFoes = 0;
    this.counts.clear();
    this.began = this.before;
    this.phase = {};
    this.parcels = [];
    this.mods = [];
  }

  lay(parcel: Parcel): void {
    this.parcels.push(parcel);
  }

  private takeDodged(dealt: Settlement['dealt']): string[] {
    const seats = [...dealt.keys()];
    return [...this.dodged].filter(
      (key) => seats.some((seat) => key.startsWith(keyOf(seat, ''))) && this.dodged.delete(key),
    );
  }

  change(mod: Mod): void {
    this.mods.push(mod);
    const { on, op, source } = mod;
    if (on === undefined || op !== 'all') return;
    const waiting = this.before.incoming.filter(({ to }) => to === on).reduce((sum, { amount }) => sum + amount, 0);
    if (waiting >= (this.before.seats[on]?.health ?? 0)) this.dodged.add(keyOf(on, source));
  }

  deal(seat: Seat, n: number): void {
    this.dealt ??= new Map();
    this.dealt.set(seat, (this.dealt.get(seat) ?? 0) + n);
  }

  throwsNow(key: string): void {
    this.inARow.set(key, (this.inARow.get(key) ?? 0) + 1);
    this.newest = { key, isAgain: false };
  }

  /** A die was rolled again; one of the newest throw, if its thrower's. */
  rollsAgain(seat: Seat): void {
    const { key, isAgain } = this.newest;
    if (isAgain || !key.startsWith(keyOf(seat, ''))) return;
    this.newest.isAgain = true;
    this.rolledAgain.set(key, (this.rolledAgain.get(key) ?? 0) + 1);
  }

  trigger(source: string): void {
    this.lastTrigger = source;
  }

  get triggered(): string {
    return this.lastTrigger;
  }
}

/** What is remembered of an event. */
type Hearing<T extends EventType> = (s: MatchHistory, e: DiceThroneEvent<T>) => void;

const assist: Hearing<'die-changed' | 'die-rerolled'> = (s, { seat, source }) => {
  if (source.startsWith('card:'))
    for (const throwing of s.thrown.values()) if (throwing.seat === seat) throwing.assisted = true;
  const announced = s.before.attack;
  const isUltimate = announced?.ultimate === true && announced.by === seat && s.phase.attack === undefined;
  const { phase, cardBy } = s;
  if (isUltimate && cardBy !== undefined) phase.ultimateChanged = noted(phase.ultimateChanged, source, cardBy);
  if (seat === s.active && cardBy === seat) phase.ownChanged = noted(phase.ownChanged, source, seat);
  if (seat !== s.active && cardBy === seat) phase.defenceChanged = noted(phase.defenceChanged, source, seat);
  if (s.desperate) phase.desperate = noted(phase.desperate, source, seat);
  const by = s.usedBy.get(source);
  if (announced?.by === seat && phase.attack === undefined && by !== undefined)
    phase.disturbed = noted(phase.disturbed, source, by);
};

const uses = (s: MatchHistory, seat: Seat, source: string): void => {
  s.used.set(seat, source);
  s.usedBy.set(source, seat);
};

const HEARD: { readonly [T in EventType]?: Hearing<T> } = {
  turn: (s, { turn, seat }) => s.newTurn(turn, seat),
  drawn: (s, { seat, n }) => s.drawn.set(seat, (s.drawn.get(seat) ?? 0) + n),
  rolled: (s, { seat, for: purpose, dice, again }) => {
    const before = s.thrown.get(purpose);
    s.thrownBefore = before;
    // Some of the same dice once more: what a card did to the others stays done.
    const assisted = again !== undefined && before?.assisted === true;
    s.thrown.set(purpose, { seat, values: dice.map(({ value }) => value), assisted });
    const thrower = keyOf(seat, purpose);
    s.seen.set(thrower, new Set([...(s.seen.get(thrower) ?? []), ...dice.map(({ symbol }) => symbol)]));
    s.throwsNow(thrower);
  },
  'die-changed': assist,
  'die-rerolled': (s, e) => {
    s.count(e.seat, `re-rolled ${e.source}`);
    assist(s, e);
    s.rollsAgain(e.seat);
  },
  played: (s, { seat, card }) => {
    s.cardBy = seat;
    uses(s, seat, `card:${card}`);
  },
  spent: (s, e) => {
    if ('token' in e) s.count(e.seat, `spent ${e.token}`, e.n);
    uses(s, e.seat, 'token' in e ? `token:${e.token}` : `companion:${e.companion}`);
  },
  used: (s, { seat, ability }) => uses(s, seat, `ability:${ability}`),
  activated: (s, { seat, ability, level, ultimate }) => {
    s.count(seat, `ability:${ability}`);
    s.phase.attack = { by: seat, ability, level, ultimate };
  },
  targeted: (s, { target }) => {
    s.phase.target = target;
  },
  attack: (s, { target }) => {
    s.phase.target = target;
  },
  'attack-type': (s, { damage }) => {
    s.phase.type = damage;
  },
  defends: (s, { seat, ability }) => {
    s.phase.defence = { by: seat, ability };
  },
  phase: (s, { phase }) => {
    // The Attack is still spoken of when its damage has been settled; a new phase of rolling begins with nothing.
    if (phase === 'offensive-roll') s.phase = {};
  },
  damage: (s, { to, from, n = 0, source }) => {
    const aimed = s.phase.target ?? s.before.attack?.target ?? s.after.attack?.target;
    const seat = to === 'target' ? aimed : to;
    if (seat !== undefined) s.lay({ to: seat, from, n, source });
  },
  modified: (s, { op, n, of, source }) =>
    s.change({ op, n, source, on: of !== 'attack' && 'in' in of ? of.in : undefined }),
  heal: (s, { seat, companion, n = 0 }) => {
    if (companion !== undefined) s.count(seat, `healed ${companion}`, n);
  },
  borne: (s, { seat, companion, n }) => s.borne.set(keyOf(seat, companion), n),
  became: (s, { seat, companion, side }) => s.turned.add(keyOf(seat, `${companion}/${side}`)),
  dealt: (s, { seat, n }) => s.deal(seat, n),
  health: (s, { seats, by }) => s.gain(seats, by),
  triggered: (s, { source }) => s.trigger(source),
  saved: (s, { seat }) => s.savedIn.set(keyOf(seat, s.triggered), s.turnsOf.get(seat) ?? 0),
  token: (s, { seat, token, n }) => {
    s.count(seat, `gained ${token}`, n);
    if (s.isFoe(seat, s.active)) s.given.set(token, (s.given.get(token) ?? 0) + n);
  },
  'token-lost': (s, { seat, token, n, paid }) => {
    if (paid) s.count(seat, `paid ${token}`, n);
  },
  turned: (s, { seat }) => s.turnedIn.set(seat, s.turnsOf.get(seat) ?? 0),
  limit: (s, { seat, token, n }) => {
    const key = keyOf(seat, token);
    s.raised.set(key, (s.raised.get(key) ?? 0) + n);
  },
};
