/** Reads option ids (the wire's words for answers) well enough to light the thing they name. */
import type { Seat } from '../../../engine/core/game.ts';
import type { DieView, RollView } from '../../../engine/dice-throne/state/view-shape.ts';

export type OptionTarget =
  | { readonly kind: 'die'; readonly die: number; readonly seat?: number; readonly roll?: number }
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'token'; readonly token: string; readonly seat?: number }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'companion'; readonly companion: string; readonly seat?: number }
  | { readonly kind: 'ability'; readonly ability: string }
  | { readonly kind: 'tile'; readonly at: string }
  | { readonly kind: 'plain' };

export function optionTarget(option: string): OptionTarget {
  const parts = option.split('/');
  const last = split(parts.at(-1) ?? '');
  const where = parts.length > 1 ? split(parts[0] ?? '') : undefined;
  const seat = where?.kind === 'seat' || where?.kind === 'body' ? { seat: Number(where.id) } : {};
  const roll = where?.kind === 'roll' ? { roll: Number(where.id) } : {};

  switch (last.kind) {
    case 'die':
      return { kind: 'die', die: Number(last.id), ...seat, ...roll };
    case 'value':
      return { kind: 'value', value: Number(last.id) };
    case 'seat':
    case 'body':
      return { kind: 'seat', seat: Number(last.id) };
    case 'token':
      return { kind: 'token', token: last.id, ...seat };
    case 'card':
      return { kind: 'card', card: last.id };
    case 'companion':
      return { kind: 'companion', companion: last.id, ...seat };
    case 'tile':
      return { kind: 'tile', at: last.id };
    case 'ability':
      return { kind: 'ability', ability: last.id };
    default:
      return { kind: 'plain' };
  }
}

/** The rolls shown are the open ones, oldest first. A die without a roll is of the newest. */
const rollOf = (target: OptionTarget, rolls: readonly RollView[]): number | undefined =>
  target.kind === 'die' ? (target.roll ?? rolls.length - 1) : undefined;

export const namesDie = (target: OptionTarget, rolls: readonly RollView[], roll: number, die: number): boolean =>
  target.kind === 'die' && target.die === die && rollOf(target, rolls) === roll;

/** Whose die it is that an option names. */
export const rollerOf = (target: OptionTarget, rolls: readonly RollView[]): Seat | undefined =>
  rolls[rollOf(target, rolls) ?? -1]?.seat;

/** The die that an option names. */
export const dieOf = (target: OptionTarget, rolls: readonly RollView[]): DieView | undefined =>
  target.kind === 'die' ? rolls[rollOf(target, rolls) ?? 0]?.dice[target.die] : undefined;

function split(part: string): { kind: string; id: string } {
  const at = part.indexOf(':');
  return at < 0 ? { kind: part, id: '' } : { kind: part.slice(0, at), id: part.slice(at + 1) };
}
