/** Words for what happened. Players are written as their seat in braces, `{0}`: whoever shows the line puts their names
 *  in. An event that needs no words gives none. */
import type { Library } from '../library.ts';
import type { DiceThroneEvent } from '../view-shape.ts';
import { capital, listed, nameOf, plainWords, roman, sourceName } from './names.ts';

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

const dieWords = (die: unknown): string => {
  if (typeof die !== 'object' || die === null || !('value' in die)) return '?';
  const symbol = 'symbol' in die && typeof die.symbol === 'string' ? die.symbol : '';
  return symbol === '' || symbol === String(die.value) ? String(die.value) : `${die.value} ${symbol}`;
};
const purpose = (lib: Library, what: string): string =>
  ({ offensive: '', defence: ' in defence', targeting: ' for the target' })[what] ?? ` for ${sourceName(lib, what)}`;
const change = (n: number, unit: string): string => `${n < 0 ? 'loses' : 'gains'} ${Math.abs(n)} ${unit}`;
const many = (n: number | undefined, name: string): string => (n === undefined || n === 1 ? name : `${n} ${name}`);

const TELLERS: Readonly<Record<string, Teller>> = {
  start: (e) => `The match begins; ${e.who} goes first.`,
  turn: (e) => `Turn ${e.number('turn')}: ${e.who}.`,
  'income-skipped': (e) => `${e.who} has no income this turn.`,
  'phase-skipped': (e) => `${e.who} skips the Offensive Roll Phase.`,
  rolled: (e, lib) => `${e.who} rolls ${e.list('dice').map(dieWords).join(', ')}${purpose(lib, e.text('for'))}.`,
  'die-changed': (e, lib) =>
    `${sourceName(lib, e.text('source'))} changes a die of ${e.who} from ${e.number('from')} to ${e.number('to')}.`,
  'die-rerolled': (e, lib) =>
    `${sourceName(lib, e.text('source'))}: a die of ${e.who} is re-rolled from ${e.number('from')} to ${e.number('to')}.`,
  attempts: (e) => `${e.who} has ${e.number('n')} more roll attempt.`,
  announced: (e, lib) =>
    e.text('ability') === ''
      ? `${e.who} activates no ability.`
      : `${e.who} announces ${nameOf(lib, e.text('ability'))}${roman(e.number('level') ?? 1)}.`,
  'announce-again': (e) => `The dice have changed: ${e.who} may announce anew.`,
  activated: (e, lib) =>
    `${e.who} activates ${nameOf(lib, e.text('ability'))}${e.flag('ultimate') ? ', an Ultimate' : ''}.`,
  'ability-failed': (e, lib) => `${nameOf(lib, e.text('ability'))} of ${e.who} fails.`,
  targeted: (e) => `${e.who} targets ${e.player('target')}.`,
  'leader-attacked': (e) => `${e.who} attacks the leader ${e.player('target')}.`,
  attack: (e, lib) => `${e.who} attacks ${e.player('target')} with ${nameOf(lib, e.text('ability'))}.`,
  'attack-type': (e) => `The Attack becomes ${e.text('damage')}.`,
  defends: (e, lib) => `${e.who} defends with ${nameOf(lib, e.text('ability'))}.`,
  damage: (e, lib) => {
    const n = e.number('n');
    const type = e.text('damage');
    const kind = type === '' || type === 'normal' ? '' : `${type} `;
    return `${sourceName(lib, e.text('source'))}: ${n === undefined ? '' : `${n} `}${kind}damage is coming to ${e.player('to')}.`;
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
    return `${sourceName(lib, e.text('source'))} heals ${e.who}${n === undefined ? '' : ` for ${n}`}.`;
  },
  'lose-health': (e, lib) => `${sourceName(lib, e.text('source'))}: ${e.who} loses ${e.number('n')} health.`,
  health: (e) => `${e.who} is at ${e.number('health')} health.`,
  saved: (e) => `${e.who} is saved from falling and stays at ${e.number('health')} health.`,
  defeated: (e) => `${e.who} is defeated.`,
  over: (e) =>
    e.flag('draw') ? 'The match is a draw.' : `${listed(e.list('winners').map((seat) => `{${seat}}`))} wins the match.`,
  conceded: (e) => `${e.who} concedes.`,
  cp: (e) => `${e.who} ${change(e.number('n') ?? 0, 'CP')}.`,
  token: (e, lib) => `${e.who} now has ${many(e.number('held'), nameOf(lib, e.text('token')))}.`,
  'token-lost': (e, lib) => `${e.who} no longer has ${many(e.number('n'), nameOf(lib, e.text('token')))}.`,
  'token-left': (e, lib) => `${many(e.number('n'), nameOf(lib, e.text('token')))} leaves ${e.who}.`,
  'token-full': (e, lib) => `${e.who} can hold no more ${nameOf(lib, e.text('token'))}.`,
  'token-stopped': (e, lib) => `${nameOf(lib, e.text('token'))} is stopped before it reaches ${e.who}.`,
  limit: (e, lib) => `${e.who} may hold ${e.number('n')} more ${nameOf(lib, e.text('token'))}.`,
  companion: (e, lib) => `${e.who} gains a ${nameOf(lib, e.text('side'))}.`,
  'companion-lost': (e, lib) => `${e.who} gives up a ${nameOf(lib, e.text('side'))}.`,
  triggered: (e, lib) => `${sourceName(lib, e.text('source'))} of ${e.who} takes effect.`,
  drawn: (e, lib) => {
    const cards = e.list('cards').map((card) => nameOf(lib, String(card)));
    const n = e.number('n') ?? cards.length;
    return `${e.who} draws ${cards.length > 0 ? listed(cards) : `${n} card${n === 1 ? '' : 's'}`}.`;
  },
  discarded: (e, lib) => `${e.who} discards ${nameOf(lib, e.text('card'))}.`,
  reshuffled: (e) => `${e.who} shuffles the discard pile into a new deck.`,
  sold: (e, lib) => `${e.who} sells ${nameOf(lib, e.text('card'))}.`,
  played: (e, lib) =>
    `${e.who} plays ${nameOf(lib, e.text('card'))}${e.number('cost') ? ` for ${e.number('cost')} CP` : ''}.`,
  upgraded: (e, lib) => `${e.who} upgrades to ${nameOf(lib, e.text('ability'))}${roman(e.number('level') ?? 1)}.`,
  planned: () => '',
  spent: (e, lib) => `${e.who} spends ${many(e.number('n'), nameOf(lib, e.text('token') || e.text('companion')))}.`,
  used: (e, lib) => `${e.who} uses ${nameOf(lib, e.text('ability'))}.`,
  held: (e) => `${e.who} wants to answer, after those whose turn comes first.`,
  fizzled: (e) => `The answer of ${e.who} is no longer possible; nothing is paid.`,
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

/** The types of event that have words, or are known to need none. */
export const TOLD: ReadonlySet<string> = new Set(Object.keys(TELLERS));

export const tellEvent = (lib: Library, event: DiceThroneEvent): string => {
  const teller = TELLERS[event.type];
  return capital(teller ? teller(new Fields(event), lib) : `${plainWords(event.type)}.`);
};
