/** Sorts the legal lines that the server gives this seat to the places of the table where they can be taken: dice,
 *  abilities, cards, answers. Nothing here knows when an action is legal; it only reads what the lines say. */
import type { LegalAction } from '../../../protocol/messages.ts';

export interface SortedLines {
  /** By the dice they roll, as `diceKey` writes them. */
  readonly rolls: ReadonlyMap<string, LegalAction>;
  /** By ability. */
  readonly announces: ReadonlyMap<string, LegalAction>;
  readonly announceNone?: LegalAction;
  /** By card; one card can be played in several ways. */
  readonly plays: ReadonlyMap<string, readonly LegalAction[]>;
  readonly sells: ReadonlyMap<string, LegalAction>;
  /** By option id, in the order given. */
  readonly choices: ReadonlyMap<string, LegalAction>;
  /** Tokens and companions, by their id. */
  readonly spends: ReadonlyMap<string, readonly LegalAction[]>;
  /** Paid abilities, by their id: one may bear the name of a token. */
  readonly uses: ReadonlyMap<string, readonly LegalAction[]>;
  readonly passes: readonly LegalAction[];
  /** Tiles that may be shown to the others, by their places; and showing none any more. */
  readonly points: ReadonlyMap<string, LegalAction>;
  /** Lines of kinds this page does not know: still shown, still clickable. */
  readonly others: readonly LegalAction[];
}

/** The key of the line that shows no tile any more. */
export const NO_TILE = 'none';

/** The key of the line that rolls all dice there are. */
const ALL_DICE = 'all';

export function sortLines(lines: readonly LegalAction[]): SortedLines {
  const rolls = new Map<string, LegalAction>();
  const announces = new Map<string, LegalAction>();
  const plays = new Map<string, LegalAction[]>();
  const sells = new Map<string, LegalAction>();
  const choices = new Map<string, LegalAction>();
  const spends = new Map<string, LegalAction[]>();
  const uses = new Map<string, LegalAction[]>();
  const passes: LegalAction[] = [];
  const points = new Map<string, LegalAction>();
  const others: LegalAction[] = [];
  let announceNone: LegalAction | undefined;

  for (const line of lines) {
    switch (line.action.type) {
      case 'roll':
        rolls.set(diceKey(field(line, 'dice')), line);
        break;
      case 'announce': {
        const ability = word(line, 'ability');
        if (ability === undefined) announceNone = line;
        else announces.set(ability, line);
        break;
      }
      case 'play':
        gather(plays, word(line, 'card') ?? '', line);
        break;
      case 'sell':
        sells.set(word(line, 'card') ?? '', line);
        break;
      case 'choose':
        choices.set(word(line, 'option') ?? '', line);
        break;
      case 'spend':
        gather(spends, word(line, 'token') ?? '', line);
        break;
      case 'use':
        gather(uses, word(line, 'ability') ?? '', line);
        break;
      case 'point':
        points.set(word(line, 'tile') ?? NO_TILE, line);
        break;
      case 'pass':
        passes.push(line);
        break;
      default:
        others.push(line);
    }
  }
  return { rolls, announces, announceNone, plays, sells, choices, spends, uses, passes, points, others };
}

/** The line that rolls exactly these of `count` dice. */
export function rollLine(
  rolls: ReadonlyMap<string, LegalAction>,
  dice: readonly number[],
  count: number,
): LegalAction | undefined {
  return rolls.get(diceKey(dice)) ?? (dice.length === count ? rolls.get(ALL_DICE) : undefined);
}

function diceKey(dice: unknown): string {
  if (!Array.isArray(dice)) return ALL_DICE;
  return [...dice].sort((a, b) => a - b).join(' ');
}

function gather(into: Map<string, LegalAction[]>, id: string, line: LegalAction): void {
  const list = into.get(id);
  if (list) list.push(line);
  else into.set(id, [line]);
}

function field(line: LegalAction, name: string): unknown {
  return Reflect.get(line.action, name);
}

function word(line: LegalAction, name: string): string | undefined {
  const value = field(line, name);
  return typeof value === 'string' ? value : undefined;
}
