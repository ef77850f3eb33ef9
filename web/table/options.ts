/** Reads option ids (the wire's words for answers) well enough to light the thing they name. */

export type OptionTarget =
  | { readonly kind: 'die'; readonly die: number; readonly seat?: number; readonly roll?: number }
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'token'; readonly token: string; readonly seat?: number }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'companion'; readonly companion: string; readonly seat?: number }
  | { readonly kind: 'ability'; readonly ability: string }
  | { readonly kind: 'plain' };

export function optionTarget(option: string): OptionTarget {
  const parts = option.split('/');
  const last = split(parts.at(-1) ?? '');
  const where = parts.length > 1 ? split(parts[0] ?? '') : undefined;
  const seat = where?.kind === 'seat' ? { seat: Number(where.id) } : {};
  const roll = where?.kind === 'roll' ? { roll: Number(where.id) } : {};

  switch (last.kind) {
    case 'die':
      return { kind: 'die', die: Number(last.id), ...seat, ...roll };
    case 'value':
      return { kind: 'value', value: Number(last.id) };
    case 'seat':
      return { kind: 'seat', seat: Number(last.id) };
    case 'token':
      return { kind: 'token', token: last.id, ...seat };
    case 'card':
      return { kind: 'card', card: last.id };
    case 'companion':
      return { kind: 'companion', companion: last.id, ...seat };
    case 'ability':
      return { kind: 'ability', ability: last.id };
    default:
      return { kind: 'plain' };
  }
}

function split(part: string): { kind: string; id: string } {
  const at = part.indexOf(':');
  return at < 0 ? { kind: part, id: '' } : { kind: part.slice(0, at), id: part.slice(at + 1) };
}
