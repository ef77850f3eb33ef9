/** Abilities of one side of a board, entered into a library: levels, rows, and what upgrade cards bring. */
import { BadInput } from '../../core/refusal.ts';
import { metBy, OUTCOMES } from '../rules/requirements.ts';
import type { LibraryAbility, LibraryLevel, LibraryRow, LibraryUpgrade } from '../state/table.ts';
import { speaksOfDice } from '../vocabulary/programs.ts';
import type { AbilityDef, HeroDef, Level, Needs, Program } from '../vocabulary/words.ts';
import { type Draft, fileOf } from './draft.ts';
import { enter, listenersOf, NO_OFFERS, offersOf } from './programs.ts';
import { addUpgrade } from './things.ts';

type Building = LibraryAbility & { readonly levels: LibraryLevel[] };

/** The abilities in printed order, added ones behind the one whose card brings them, and the upgrade cards. Places go on
 *  from `from`. */
export const buildAbilities = (d: Draft, hero: HeroDef, side: HeroDef['abilities'], from = 0): LibraryAbility[] => {
  const built: LibraryAbility[] = [];
  for (const [id, ability] of Object.entries(side))
    built.push(...buildAbility(d, hero, { id, ability, place: from + built.length }));
  return built;
};

interface Placed {
  readonly id: string;
  readonly ability: AbilityDef;
  readonly place: number;
}
const buildAbility = (d: Draft, hero: HeroDef, { id, ability, place }: Placed): LibraryAbility[] => {
  const file = fileOf(hero);
  const levels: LibraryLevel[] = [];
  const added: Building[] = [];
  let { needs } = ability;
  for (const [i, level] of ability.levels.entries()) {
    needs = level.needs ?? needs;
    levels.push(buildLevel(d, level, levels.at(-1), needs, `${hero.id}/${id}/${i + 1}`));
    if (i === 0) continue;
    if (level.cost === undefined)
      throw new BadInput(`${file}: abilities.${id}.levels.${i}.cost`, 'an upgrade needs its cost in CP');
    const upgrade = { ability: id, place, level: i + 1 };
    addUpgrade(d, ability, level.cost, upgrade, file);
    addBrought(d, hero, level, upgrade, added);
  }
  const { name, target } = ability;
  const priorities = ability.priority === undefined ? NO_PRIORITIES : [ability.priority].flat();
  const kind = kindOf(ability);
  return [plainAbility({ id, place, name, kind, levels, target, priorities, addedBy: undefined }), ...added];
};
const NO_PRIORITIES: readonly number[] = [];
/** Of four or five numbers: what the boards call a small and a large one. */
const SMALL_STRAIGHT = 4;
const wantsStraight = (needs: Needs): boolean => 'straight' in needs && needs.straight >= SMALL_STRAIGHT;

type Levels = Pick<LibraryAbility, 'levels'>;
const rowsAt = ({ levels }: Levels): readonly LibraryRow[] => levels.flatMap(({ rows }) => rows);
const isMixed = (of: Levels): boolean => new Set(rowsAt(of).map(({ straight }) => straight)).size > 1;
const isStraight = (of: Levels): boolean => !isMixed(of) && rowsAt(of).some(({ straight }) => straight);

const STRAIGHTS: LibraryAbility['bans'] = ['activate:straight'];
/** Every ability written out in one order: things of many shapes would make every look at one slow. */
const plainAbility = (of: Omit<Building, 'source' | 'announces' | 'uses' | 'bans' | 'mixed'>): Building => ({
  id: of.id,
  place: of.place,
  source: `ability:${of.id}`,
  announces: { type: 'announce', ability: of.id },
  uses: { type: 'use', ability: of.id },
  name: of.name,
  kind: of.kind,
  levels: of.levels,
  bans: [`activate:${of.id}`, `activate:${of.kind}`, ...(isStraight(of) ? STRAIGHTS : [])],
  mixed: isMixed(of),
  target: of.target,
  priorities: of.priorities,
  addedBy: of.addedBy,
});

/** Further abilities that come with an upgrade card, or are raised with it. */
const addBrought = (d: Draft, hero: HeroDef, level: Level, upgrade: LibraryUpgrade, added: Building[]): void => {
  for (const [id, { name, needs, run, priority }] of Object.entries(level.adds ?? {})) {
    const before = added.find((other) => other.id === id);
    const levels = before?.levels ?? [];
    const row = rowOf(d, needs, run, `${hero.id}/${id}/${levels.length + 1}`);
    levels.push({
      rows: [row],
      reached: new Int8Array(OUTCOMES),
      defence: undefined,
      keep: false,
      rerolls: 0,
      offers: NO_OFFERS,
      on: new Map(),
    });
    if (before) continue;
    const place = upgrade.place + 1 + added.length;
    const priorities = priority === undefined ? NO_PRIORITIES : [priority];
    added.push(
      plainAbility({
        id,
        place,
        name,
        kind: 'offensive',
        levels,
        target: undefined,
        priorities,
        addedBy: upgrade,
      }),
    );
  }
};

const buildLevel = (
  d: Draft,
  level: Level,
  before: LibraryLevel | undefined,
  needs: Needs | undefined,
  at: string,
): LibraryLevel => {
  const rows = level.rows
    ? level.rows.map((row, i) => rowOf(d, row.needs, row.run, `${at}/row${i + 1}`))
    : level.run
      ? [rowOf(d, needs ?? { all: [] }, level.run, at)]
      : (before?.rows ?? []);
  return {
    rows,
    reached: new Int8Array(OUTCOMES),
    defence: level.defence ?? before?.defence,
    keep: level.keep ?? false,
    rerolls: level.rerolls ?? before?.rerolls ?? 0,
    offers: level.offers ? offersOf(d, level.offers, at) : (before?.offers ?? NO_OFFERS),
    on: level.on ? listenersOf(d, level.on, at) : (before?.on ?? new Map()),
  };
};
const rowOf = (d: Draft, needs: Needs, run: Program, at: string): LibraryRow => {
  if (!('scale' in needs) && !speaksOfDice(needs))
    throw new BadInput(`heroes/${at}: needs`, 'must speak of dice alone');
  const straight = wantsStraight(needs);
  return { needs, straight, at: enter(d, run, at), met: metBy(needs), outcomes: new Int8Array(OUTCOMES) };
};

const kindOf = (def: AbilityDef): LibraryAbility['kind'] => {
  if (def.ultimate) return 'ultimate';
  const [first] = def.levels;
  if (first?.defence !== undefined) return 'defensive';
  return first?.offers || first?.on ? 'passive' : 'offensive';
};
