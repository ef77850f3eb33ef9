/** A hero board: every ability in printed order with what it needs and does. Abilities that may be announced now are
 *  buttons. */
import type { JSX } from 'preact';
import type { AbilityEntry, SeatView } from '../../../../engine/dice-throne/state/view-shape.ts';
import { SymbolText } from '../../../glyphs.tsx';
import { Key } from '../../../table/key.tsx';
import { useTable } from '../context.ts';
import { ABILITY_KEYS } from '../keys.ts';
import { ROMAN } from '../words.ts';

export function Board({ seat }: { readonly seat: SeatView }): JSX.Element {
  const { lexicon, lines, picture, choiceOf, take } = useTable();
  const hero = lexicon.hero(seat.hero);
  const mine = seat.seat === picture.you;
  const lit = mine ? [...lines.announces.keys()] : [];

  return (
    <ul class="board">
      {seat.abilities.map(({ id, level }) => {
        const entry = hero?.abilities.find((ability) => ability.id === id);
        const announce = mine ? lines.announces.get(id) : undefined;
        const chosen = mine ? choiceOf((target) => target.kind === 'ability' && target.ability === id) : undefined;
        const line = announce ?? chosen;
        const used = seat.seat === picture.view.attack?.by && picture.view.attack.ability === id;
        const classes = `ability ${entry?.kind ?? ''} ${line ? 'lit' : ''} ${used ? 'used' : ''}`;
        const hotkey = announce && ABILITY_KEYS[lit.indexOf(id)];
        const words = entry && (
          <AbilityWords entry={entry} level={level} die={hero?.die ?? []} used={used} hotkey={hotkey} />
        );
        return (
          <li key={id}>
            {line ? (
              <button type="button" class={classes} data-key={hotkey} onClick={() => take([line], '')}>
                {words ?? line.label}
              </button>
            ) : (
              <div class={classes}>{words ?? lexicon.nameOf(id)}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const KINDS: Readonly<Record<AbilityEntry['kind'], string>> = {
  offensive: '',
  defensive: 'Defence',
  ultimate: 'Ultimate',
  passive: 'Passive',
};

interface WordsProps {
  readonly entry: AbilityEntry;
  readonly level: number;
  readonly die: readonly string[];
  readonly used: boolean;
  readonly hotkey?: string;
}

function AbilityWords({ entry, level, die, used, hotkey }: WordsProps): JSX.Element {
  const words = entry.levels[level - 1] ?? entry.levels.at(-1);
  // `Defence, 4 dice` and `Passive` begin with what the badge says.
  const badge = KINDS[entry.kind];
  const needs = words?.needs.startsWith(badge) ? words.needs.slice(badge.length).replace(/^, /, '') : words?.needs;
  return (
    <>
      <span class="ability-head">
        <strong>
          {entry.name}
          {level > 1 && !entry.addedBy && <span class="level"> {ROMAN[level] ?? level}</span>}
        </strong>
        {badge && <span class="badge">{badge}</span>}
        {used && <span class="badge turn">announced</span>}
        <Key of={hotkey} />
      </span>
      {needs && (
        <span class="needs">
          <SymbolText text={needs} die={die} />
        </span>
      )}
      <span class="text">{words?.text}</span>
    </>
  );
}
