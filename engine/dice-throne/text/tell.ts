/** Words for what happened. Players are written as their seat in braces, `{0}`: whoever shows the line puts their names
 *  in. An event that needs no words gives none. */
import type { Library } from '../state/library.ts';
import type { DiceThroneEvent } from '../state/view-shape.ts';
import { capital, counted, faceWords, listed, nameOf, oneOf, plainWords, roman, sourceName } from './names.ts';

type Teller = (e: Fields, lib: Library) => string;

/** Reads fields of an event as what they are. */
class Fields {
  private readonly event: DiceThroneEvent;
  constructor(event: DiceThroneEvent) {
    this.event = event;
  }
  text(field: string): string {
    const value = this.event[field];
    return typeof value === 'string' ? value : '';
  }
  number(field: string): number | undefined {
    const value = this.event[field];
    return typeof value === 'number' ? value : undefined;
  }
  flag(field: string): boolean {
    return this.event[field] === true;
  }
  list(field: string): readonly unknown[] {
    const value = this.event[field];
    return Array.isArray(value) ? value : [];
  }
  get who(): string {
    return this.player('seat');
  }
  player(field: string): string {
    const seat = this.number(field);
    return seat === undefined ? 'the target' : `{${seat}}`;
  }
}

interface Die {
  readonly value: number;
  readonly symbol: string;
}
const diceOf = (e: Fields): Die[] =>
  e.list('dice').flatMap((die) => {
    if (typeof die !== 'object' || die === null || !('value' in die) || typeof die.value !== 'number') return [];
    return [{ value: die.value, symbol: 'symbol' in die && typeof die.symbol === 'string' ? die.symbol : '' }];
  });
/** `1, 2, 2, 5 and 6: 3 Sword, 1 Life and 1 Pow`; one die alone is `6 (Pow)`. */
const rollWords = (dice: readonly Die[]): string => {
  const [only] = dice;
  if (only && dice.length === 1) return faceWords(only.value, only.symbol);
  const sorted = [...dice].sort((a, b) => a.value - b.value);
  const symbols = [...new Set(sorted.map(({ symbol }) => symbol))];
  const counts = symbols.map((symbol) => `${sorted.filter((die) => die.symbol === symbol).length} ${capital(symbol)}`);
  return `${listed(sorted.map(({ value }) => String(value)))}: ${listed(counts)}`;
};
const purpose = (lib: Library, what: string): string =>
  ({ offensive: '', defence: ' in defence' })[what] ?? ` for ${sourceName(lib, what)}`;
/** `Stun`, `1 Chi`, `2 Chi`: what can be had once only needs no figure. */
const many = (lib: Library, n: number | undefined, id: string): string => {
  const most = lib.tokens.get(id)?.def.limit ?? lib.sides.get(id)?.limit ?? 1;
  return most === 1 && (n ?? 1) === 1 ? nameOf(lib, id) : `${n ?? 1} ${nameOf(lib, id)}`;
};

const TELLERS: Readonly<Record<string, Teller>> = {
  start: (e) => `The match begins; ${e.who} goes first.`,
  turn: (e) => `Turn ${e.number('turn')}: ${e.who}.`,
  'income-skipped': (e) => `${e.who} has no income this turn.`,
  'phase-skipped': (e) => `${e.who} skips the Offensive Roll Phase.`,
  'phase-restarted': (e) => `${e.who} begins the Offensive Roll Phase anew.`,
  turned: (e) => `${e.who} turns the board to its ${plainWords(e.text('board')).toLowerCase()} side.`,
  became: (e, lib) => `${e.who} now has ${oneOf(nameOf(lib, e.text('side')))}.`,
  rolled: (e, lib) => {
    const dice = diceOf(e);
    if (e.text('for') === 'targeting') return `${e.who} rolls ${dice[0]?.value ?? ''} for the target.`;
    return `${e.who} ${rollsWord(e)} ${rollWords(dice)}${purpose(lib, e.text('for'))}.`;
  },
  'die-changed': (e, lib) => {
    const source = sourceName(lib, e.text('source'));
    if (e.number('from') === e.number('to')) return `${source} leaves a die of ${e.who} at ${e.number('to')}.`;
    return `${source} changes a die of ${e.who} from ${e.number('from')} to ${e.number('to')}.`;
  },
  'die-rerolled': (e, lib) =>
    `${sourceName(lib, e.text('source'))} re-rolls a die of ${e.who}: ${e.number('from')} becomes ${e.number('to')}.`,
  attempts: (e) => `${e.who} gets ${counted(e.number('n') ?? 1, 'more roll attempt')}.`,
  announced: (e, lib) =>
    e.text('ability') === ''
      ? `${e.who} activates no ability.`
      : `${e.who} announces ${nameOf(lib, e.text('ability'))}${roman(e.number('level') ?? 1)}.`,
  'announce-again': (e) => `The dice have changed: ${e.who} may announce anew.`,
  activated: (e, lib) => `${e.who} activates ${levelled(e, lib)}${e.flag('ultimate') ? ', an Ultimate' : ''}.`,
  'ability-failed': (e, lib) => `${nameOf(lib, e.text('ability'))} of ${e.who} fails.`,
  targeted: (e) => `${e.who} targets ${e.player('target')}.`,
  'leader-attacked': (e) => `${e.who} attacks the leader ${e.player('target')}.`,
  attack: (e, lib) => `${e.who} attacks ${e.player('target')} with ${nameOf(lib, e.text('ability'))}.`,
  'attack-type': (e) => `The Attack becomes ${e.text('damage')}.`,
  defends: (e, lib) => `${e.who} defends with ${levelled(e, lib)}.`,
  damage: (e, lib) => {
    const n = e.number('n');
    const type = e.text('damage');
    const kind = type === '' || type === 'normal' ? '' : `${type} `;
    return `${n === undefined ? '' : `${n} `}${kind}damage from ${sourceName(lib, e.text('source'))} is coming to ${e.player('to')}.`;
  },
  modified: (e, lib) => {
    const source = sourceName(lib, e.text('source'));
    const n = e.number('n') ?? 0;
    const words: Record<string, string> = {
      add: `adds ${n} to the damage`,
      less: `prevents ${n} damage`,
      half: 'prevents half of the damage',
      all: 'prevents all of the damage',
      cap: `lets no more than ${n} damage through`,
    };
    return `${source} ${words[e.text('op')] ?? 'changes the damage'}.`;
  },
  dealt: (e) => (e.number('n') === 0 ? `${e.who} receives no damage.` : `${e.who} receives ${e.number('n')} damage.`),
  heal: (e, lib) => {
    const n = e.number('n');
    if (n === 0) return '';
    return `${sourceName(lib, e.text('source'))} heals ${e.who}${n === undefined ? '' : ` for ${n}`}.`;
  },
  'lose-health': (e, lib) =>
    `${e.who} loses ${e.number('n') ?? 'some'} health to ${sourceName(lib, e.text('source'))}.`,
  health: (e) => {
    const seats = e.list('seats').map((seat) => `{${seat}}`);
    return `${seats.length > 1 ? `${listed(seats)} are` : `${e.who} is`} at ${e.number('health')} health.`;
  },
  saved: (e) => `${e.who} is saved from falling and stays at ${e.number('health')} health.`,
  defeated: (e) => `${e.who} is defeated.`,
  over: (e) => {
    const winners = e.list('winners').map((seat) => `{${seat}}`);
    if (e.flag('draw')) return 'The match is a draw.';
    return `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'} the match.`;
  },
  conceded: (e) => `${e.who} concedes.`,
  cp: (e) => {
    const n = e.number('n') ?? 0;
    return `${e.who} ${n >= 0 ? 'gains' : e.flag('paid') ? 'pays' : 'loses'} ${Math.abs(n)} CP.`;
  },
  token: (e, lib) => `${e.who} now has ${many(lib, e.number('held'), e.text('token'))}.`,
  'token-lost': (e, lib) =>
    `${e.who} ${e.flag('paid') ? 'spends' : 'loses'} ${many(lib, e.number('n'), e.text('token'))}.`,
  'token-left': (e, lib) => `${e.who} no longer has ${many(lib, e.number('n'), e.text('token'))}.`,
  'token-full': (e, lib) => `${e.who} can hold no more ${nameOf(lib, e.text('token'))}.`,
  'token-stopped': (e, lib) => `${nameOf(lib, e.text('token'))} is stopped before it reaches ${e.who}.`,
  limit: (e, lib) => `${e.who} may hold ${e.number('n')} more ${nameOf(lib, e.text('token'))} from now on.`,
  companion: (e, lib) => `${e.who} gains ${oneOf(nameOf(lib, e.text('side')))}.`,
  'companion-lost': (e, lib) => `${e.who} gives up ${oneOf(nameOf(lib, e.text('side')))}.`,
  triggered: (e, lib) => `${sourceName(lib, e.text('source'))} of ${e.who} takes effect.`,
  taken: (e) => `${e.who} takes a card from the ${e.text('from') === 'discard' ? 'discard pile' : e.text('from')}.`,
  'put-back': (e) => `${e.who} puts a card back into the deck.`,
  shown: (e) => `${e.player('to')} looks at cards of ${e.who}.`,
  drawn: (e, lib) => {
    const cards = e.list('cards').map((card) => nameOf(lib, String(card)));
    const n = e.number('n') ?? cards.length;
    return `${e.who} draws ${cards.length > 0 ? listed(cards) : counted(n, 'card')}.`;
  },
  discarded: (e, lib) => `${e.who} discards ${nameOf(lib, e.text('card'))}.`,
  reshuffled: (e) => `${e.who} shuffles the discard pile into a new deck.`,
  sold: (e, lib) => `${e.who} sells ${nameOf(lib, e.text('card'))} for 1 CP.`,
  played: (e, lib) => `${e.who} plays ${nameOf(lib, e.text('card'))}.`,
  planned: () => '',
  used: (e, lib) => `${e.who} uses ${nameOf(lib, e.text('ability'))}.`,
  held: (e) => `${e.who} wants to answer, after those whose turn comes first.`,
  fizzled: (e) => `The answer of ${e.who} is no longer possible; nothing is paid.`,
  // Told by the card played, and by the going of what is spent.
  upgraded: () => '',
  spent: () => '',
  // The table itself shows these.
  phase: () => '',
  'phase-ended': () => '',
  'roll-phase-over': () => '',
  window: () => '',
  'window-closed': () => '',
  passed: () => '',
  asked: () => '',
  chosen: () => '',
};

/** An ability with its level, as upgrade cards are named. */
const levelled = (e: Fields, lib: Library): string =>
  `${nameOf(lib, e.text('ability'))}${roman(e.number('level') ?? 1)}`;

const rollsWord = (e: Fields): string => {
  const n = e.list('again').length;
  return n === 0 ? 'rolls' : `re-rolls ${n === 1 ? '1 die' : `${n} dice`}:`;
};

/** The types of event that have words, or are known to need none. */
export const TOLD: ReadonlySet<string> = new Set(Object.keys(TELLERS));

export const tellEvent = (lib: Library, event: DiceThroneEvent): string => {
  const teller = TELLERS[event.type];
  const words = teller ? teller(new Fields(event), lib) : `${plainWords(event.type)}.`;
  // A name that ends in a mark of its own needs no stop behind it.
  return capital(words.replace(/([!?])\.$/, '$1'));
};
