/** Sorts the legal lines that the server gives this seat to dice, slots, answers, and what is done in town. Nothing here
 *  knows when something is legal. */
import type { LegalAction } from '../../../protocol/messages.ts';

/** Something that a hero may use: its token's ability, its bounty's, an item. */
export interface Use {
  readonly hero: number;
  readonly kind: 'ability' | 'bounty' | 'use';
  readonly item?: string;
  readonly line: LegalAction;
}
export interface Purchase {
  readonly hero: number;
  readonly item: string;
  readonly line: LegalAction;
}
export interface Gift {
  readonly from: number;
  readonly to: number;
  readonly what: string;
  readonly line: LegalAction;
}
export interface Advance {
  readonly hero: number;
  readonly class: string;
  readonly how: string;
  readonly line: LegalAction;
}
export interface Reroll {
  readonly hero: number;
  readonly dice: readonly string[];
  readonly line: LegalAction;
}

export interface SortedLines {
  /** By hero and die, `0/green:4`, then by slot. */
  readonly places: ReadonlyMap<string, ReadonlyMap<string, LegalAction>>;
  /** What can be taken back, by hero and slot: `0/slash`. */
  readonly clears: ReadonlyMap<string, LegalAction>;
  readonly rerolls: readonly Reroll[];
  readonly uses: readonly Use[];
  /** By option, in the order given. */
  readonly choices: ReadonlyMap<string, LegalAction>;
  readonly ready?: LegalAction;
  readonly pass?: LegalAction;
  readonly passRound?: LegalAction;
  readonly rests: ReadonlyMap<number, LegalAction>;
  readonly purchases: readonly Purchase[];
  readonly gifts: readonly Gift[];
  readonly advances: readonly Advance[];
}

export const placeOf = (hero: number, what: string): string => `${hero}/${what}`;

export const sortLines = (legal: readonly LegalAction[]): SortedLines => {
  const places = new Map<string, Map<string, LegalAction>>();
  const clears = new Map<string, LegalAction>();
  const choices = new Map<string, LegalAction>();
  const rests = new Map<number, LegalAction>();
  const rerolls: Reroll[] = [];
  const uses: Use[] = [];
  const purchases: Purchase[] = [];
  const gifts: Gift[] = [];
  const advances: Advance[] = [];
  const plain = new Map<string, LegalAction>();
  for (const line of legal) {
    const { action } = line;
    const text = (name: string): string => String(Reflect.get(action, name) ?? '');
    const number = (name: string): number => Number(Reflect.get(action, name) ?? -1);
    const hero = number('hero');
    switch (action.type) {
      case 'assign': {
        const key = placeOf(hero, text('die'));
        const slots = places.get(key) ?? new Map<string, LegalAction>();
        places.set(key, slots.set(text('slot'), line));
        break;
      }
      case 'clear':
        clears.set(placeOf(hero, text('slot')), line);
        break;
      case 'reroll': {
        const dice: unknown = Reflect.get(action, 'dice');
        rerolls.push({ hero, dice: Array.isArray(dice) ? dice.map(String) : [], line });
        break;
      }
      case 'ability':
      case 'bounty':
        uses.push({ hero, kind: action.type, line });
        break;
      case 'use':
        uses.push({ hero, kind: 'use', item: text('item'), line });
        break;
      case 'choose':
        choices.set(text('option'), line);
        break;
      case 'rest':
        rests.set(hero, line);
        break;
      case 'buy':
        purchases.push({ hero, item: text('item'), line });
        break;
      case 'give':
        gifts.push({ from: number('from'), to: number('to'), what: text('what'), line });
        break;
      case 'advance':
        advances.push({ hero, class: text('class'), how: text('how'), line });
        break;
      default:
        plain.set(`${action.type}${text('for')}`, line);
    }
  }
  return {
    places,
    clears,
    rerolls,
    uses,
    choices,
    ready: plain.get('ready'),
    pass: plain.get('pass'),
    passRound: plain.get('passround'),
    rests,
    purchases,
    gifts,
    advances,
  };
};

export const NO_LINES: SortedLines = sortLines([]);

/** The line that rolls just these dice again, whatever their order. */
export const rerollOf = (lines: SortedLines, hero: number, dice: readonly string[]): LegalAction | undefined => {
  const wanted = [...dice].sort().join();
  return lines.rerolls.find((one) => one.hero === hero && [...one.dice].sort().join() === wanted)?.line;
};
