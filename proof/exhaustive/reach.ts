/** Everything in Dice Throne's content that a match can use, taken from the library, and a game that notes what of it is
 *  used: every program (each level of each ability, each card, what tokens and companions do, every branch and alternative
 *  inside), every step of a scale, every token gained, at work and gone, every window in every phase. */

import type { DiceStream } from '../../engine/core/chance.ts';
import type { StartOptions } from '../../engine/core/game.ts';
import { commonCards } from '../../engine/dice-throne/cards/common-cards.ts';
import { COMBATANTS } from '../../engine/dice-throne/combatants.ts';
import { type DiceThrone, makeDiceThrone } from '../../engine/dice-throne/index.ts';
import { buildLibrary } from '../../engine/dice-throne/library/index.ts';
import { WINDOWS } from '../../engine/dice-throne/stack/windows.ts';
import type { Match } from '../../engine/dice-throne/state/match.ts';
import type { Library, LibraryProgram } from '../../engine/dice-throne/state/table.ts';
import type { DiceThroneAction } from '../../engine/dice-throne/state/view-shape.ts';
import { sideKey } from '../../engine/dice-throne/vocabulary/programs.ts';
import type { Effect } from '../../engine/dice-throne/vocabulary/words.ts';

/** Programs that note being looked up: that is how the engine comes to carry one out. */
class NotedPrograms extends Map<string, LibraryProgram> {
  note: ((at: string) => void) | undefined;
  override get(at: string): LibraryProgram | undefined {
    this.note?.(at);
    return super.get(at);
  }
}

const plain = buildLibrary(COMBATANTS, commonCards);
const ready = new NotedPrograms(plain.ready);
const lib: Library = { ...plain, ready };
const game: DiceThrone = makeDiceThrone(lib);

/** One program may stand in several places of the content; inside of another it is known by one address only. */
const programAt = (at: string): string => {
  const program = at.includes('.') ? plain.programs.get(at) : undefined;
  return `program ${(program && lib.addresses.get(program)) ?? at}`;
};

/** All that there is to reach. */
export const reachable = (): Set<string> => {
  const things = new Set<string>();
  for (const [at] of plain.programs) if (!lib.cards.get(at.slice('card:'.length))?.upgrade) things.add(programAt(at));
  for (const { id } of lib.cards.values()) things.add(`card ${id}`);
  for (const hero of lib.heroes.values()) {
    for (const ability of hero.abilities) {
      ability.levels.forEach((level, i) => {
        if (ability.kind !== 'passive') things.add(`ability ${hero.id}/${ability.id}/${i + 1}`);
        for (const [row, { needs }] of level.rows.entries()) {
          const steps = 'scale' in needs ? needs.at.length : 1;
          for (let step = 0; step < steps && ability.kind !== 'defensive'; step++)
            things.add(`row ${hero.id}/${ability.id}/${i + 1} ${row + 1} step ${step + 1}`);
        }
      });
    }
  }
  for (const { id, def } of lib.tokens.values()) {
    things.add(`token ${id} gained`);
    if (def.leaves) things.add(`token ${id} leaves`);
    if (def.standing?.some((word) => word.do === 'modify' || word.do === 'damage')) things.add(`token ${id} stands`);
  }
  for (const side of lib.sides.keys()) things.add(`companion ${side} shown`);
  for (const [moment, phases] of Object.entries(WINDOWS)) {
    if (moment === 'isolated-damage' && !usesAnywhere((effect) => effect.do === 'damage' && effect.isolated === true))
      continue;
    for (const phase of phases) things.add(`window ${moment} in ${phase}`);
  }
  return things;
};
const usesAnywhere = (test: (effect: Effect) => boolean): boolean =>
  [...plain.programs.values()].some((program) => program.some(test));

/** The side with which a companion comes or to which it turns. */
const shownIn = ({ companion, side }: { readonly companion: string; readonly side: string }): string =>
  sideKey(companion, lib.companions.get(companion)?.single, side);

type Note = (thing: string) => void;

/** Begins a match and notes what is carried out before its first action. */
export const startNoting = (options: StartOptions, chance: DiceStream, note: Note): Match => {
  ready.note = (at) => note(programAt(at));
  try {
    return game.start(options, chance);
  } finally {
    ready.note = undefined;
  }
};

/** Takes an action and notes each thing that is used on the way. */
export const applyNoting = (match: Match, seat: number, action: DiceThroneAction, note: Note): void => {
  const announced = match.rolling?.announced;
  let phase: string = match.phase;
  ready.note = (at) => note(programAt(at));
  try {
    for (const event of game.apply(match, seat, action)) {
      if (event.type === 'phase') phase = event.phase;
      if (event.type === 'window') note(`window ${event.moment} in ${phase}`);
      if (event.type === 'played') note(`card ${event.card}`);
      if (event.type === 'activated' || event.type === 'defends') {
        const ability = `${match.bodies[event.seat]?.hero}/${event.ability}/${event.level}`;
        note(`ability ${ability}`);
        if (event.type === 'activated' && announced)
          note(`row ${ability} ${announced.row + 1} step ${announced.scale + 1}`);
      }
      if (event.type === 'token') note(`token ${event.token} gained`);
      if (event.type === 'token-left') note(`token ${event.token} leaves`);
      if (event.type === 'modified' || event.type === 'damage') note(`${event.source.replace(':', ' ')} stands`);
      if (event.type === 'companion' || event.type === 'became') note(`companion ${shownIn(event)} shown`);
    }
  } finally {
    ready.note = undefined;
  }
};
