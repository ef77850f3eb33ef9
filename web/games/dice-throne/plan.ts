/** What an attack would bring, read from the words of its ability: the figure of the row that the dice reach. What else
 *  comes of tokens and cards is known only once it is on its way. */
import type { Seat } from '../../../engine/core/game.ts';
import type { MatchView } from '../../../engine/dice-throne/state/view-shape.ts';
import { fighterAt } from './fighters.ts';
import type { SortedLines } from './lines.ts';
import type { Lexicon } from './model.ts';
import { readNeed, rowsOf } from './needs.ts';

export interface Plan {
  readonly by: Seat;
  readonly name: string;
  /** Its damage in a figure, `4+` where more depends on what comes; empty where it deals none. */
  readonly damage: string;
  /** Announced already; else it is the best of those that may be. */
  readonly announced: boolean;
}

export function planOf(view: MatchView, lines: SortedLines, lexicon: Lexicon): Plan | undefined {
  if (view.attack) {
    const { by, ability } = view.attack;
    return { by, name: lexicon.nameOf(ability), damage: damageOf(view, by, ability, lexicon), announced: true };
  }
  const best = [...lines.announces.keys()]
    .map((ability) => ({ ability, damage: damageOf(view, view.active, ability, lexicon) }))
    .sort((a, b) => Number.parseInt(b.damage || '0', 10) - Number.parseInt(a.damage || '0', 10))[0];
  return best && { by: view.active, name: lexicon.nameOf(best.ability), damage: best.damage, announced: false };
}

const DAMAGE = /[Dd]eal (\d+(?: \/ \d+)*) (?:[a-z]+ )?damage( \+)?/;

export function damageOf(view: MatchView, seat: Seat, ability: string, lexicon: Lexicon): string {
  const { hero, abilities } = fighterAt(view, seat) ?? {};
  if (!hero) return '';
  const level = abilities?.find(({ id }) => id === ability)?.level ?? 1;
  const words = lexicon.abilityWords(hero, ability, level);
  const [, figures = '', more] = DAMAGE.exec(words?.text ?? '') ?? [];
  if (!words || !figures) return '';
  const rows = figures.split(' / ');
  return `${rows[rows.length > 1 ? rowReached(view, seat, words.needs, lexicon.dieOf(hero)) : 0] ?? ''}${more ? '+' : ''}`;
}

/** Which row of its scale the dice of the seat reach. */
function rowReached(view: MatchView, seat: Seat, needs: string, die: readonly string[]): number {
  const need = readNeed(needs, die);
  if (need.kind !== 'symbols') return 0;
  const dice = view.rolls.find((roll) => roll.seat === seat && roll.for === 'offensive')?.dice ?? [];
  const group = need.groups.find(({ counts }) => counts.length === rowsOf(need));
  const shown = dice.filter(({ symbol }) => symbol === group?.symbol).length;
  return Math.max(0, (group?.counts.filter((count) => count <= shown).length ?? 1) - 1);
}
