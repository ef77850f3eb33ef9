/** What holds in every reachable state of a Dice Clash match. Each failure says what was found. */
import { rollDice, seededStream } from '../../engine/core/chance.ts';
import { clonePlain } from '../../engine/core/clone.ts';
import type { Effect } from '../../engine/dice-clash/content.ts';
import { FIGHTERS } from '../../engine/dice-clash/fighters.ts';
import type { Die, Fighter, Match } from '../../engine/dice-clash/state/state.ts';
import { byName, SET, SPACES } from '../../engine/dice-clash/state/table.ts';

const fail = (what: string): never => {
  throw new Error(what);
};

const LOSES: ReadonlySet<Effect['do']> = new Set(['discard', 'discard-rolled', 'remove', 'clear-corners']);
const effectsOf = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap((effect) => [effect, ...(effect.do === 'roll-one' ? effect.rows.flatMap(({ then }) => then) : [])]);
/** Fighters whose powers put dice out of a round. */
const LOSERS: ReadonlySet<string> = new Set(
  FIGHTERS.filter(({ sides }) => sides.some(({ power }) => effectsOf(power.effects).some((e) => LOSES.has(e.do)))).map(
    ({ id }) => id,
  ),
);
const LEGENDS: ReadonlySet<string> = new Set(FIGHTERS.filter(({ kind }) => kind === 'legend').map(({ id }) => id));

/** Throws for a state that no match may reach. */
export const checkDiceClash = (m: Match): void => {
  if (m.fighters.length !== 2) fail(`${m.fighters.length} fighters`);
  const mayLose = m.fighters.some(({ hero }) => LOSERS.has(hero));
  for (const [seat, fighter] of m.fighters.entries()) {
    try {
      checkFighter(fighter, mayLose);
    } catch (error) {
      fail(`seat ${seat}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const lost = m.fighters.filter(({ adrenaline }) => adrenaline).length;
  if (m.round !== lost + 1) fail(`round ${m.round}, but ${lost} have lost one`);
  if (m.attack !== null && m.placedAt === null) fail('an attack from nowhere');
  if (m.outcome && (m.prompt || m.stack.length > 0)) fail('something goes on after the end');
  if (m.prompt && m.prompt.options.length === 0) fail(`no answer to ${m.prompt.question}`);
  if (m.prompt && new Set(m.prompt.options).size < m.prompt.options.length)
    fail(`an answer to ${m.prompt.question} stands there twice`);
};

const checkFighter = ({ hero, pool, aside, taken, grid, next, omens }: Fighter, mayLose: boolean): void => {
  const legend = LEGENDS.has(hero);
  if (grid.length !== SPACES) fail(`a grid of ${grid.length} spaces`);
  const onGrid = grid.flatMap((die) => die ?? []);
  const held = [...pool, ...aside, ...onGrid, ...[taken, omens.rolled].flatMap((die) => die ?? [])];
  for (const colour of new Set(SET)) {
    const most = SET.filter((other) => other === colour).length;
    const behind = legend && colour === 'white' ? omens.reserve : 0;
    const found = held.filter((die) => die.colour === colour).length + behind;
    if (found > most || (found < most && !mayLose)) fail(`${found} of ${most} ${colour} dice`);
  }
  const open = [...aside, ...onGrid];
  if (open.some(({ known }) => known !== 'all')) fail('a die that lies openly is hidden');
  if (legend && pool.some(({ value }) => value !== 0)) fail('a die of a legend lies rolled in its pool');
  if (legend && held.some(({ known }) => known !== 'all')) fail('a legend hides a die');
  const lowest = (die: Die): number => (legend && pool.includes(die) ? 0 : 1);
  const odd = held.find((die) => !Number.isInteger(die.value) || die.value > 6 || die.value < lowest(die));
  if (odd) fail(`a die that shows ${odd.value}`);
  if (JSON.stringify([...pool].sort(byName)) !== JSON.stringify(pool)) fail('the pool is out of order');
  if (next.barred !== null && grid[next.barred]) fail(`space ${next.barred + 1} is barred and taken`);
  if (legend && (aside.length > 0 || taken || next.rolls)) fail('a legend with what only players have');
  if (!legend && (omens.next.length > 0 || omens.rolled || omens.forced || omens.spoiled)) fail('a player with omens');
};

/** The match as it could be as well, for all that a viewer knows: dice it has not seen show something else. `-1` is
 *  somebody who only watches. */
export const hideOtherDice = (m: Match, viewer: number): Match => {
  const other = clonePlain(m);
  const chance = seededStream(`otherwise ${m.step}`);
  for (const [seat, { pool }] of other.fighters.entries()) {
    if (seat === viewer) continue;
    for (const die of pool) {
      if (die.known === 'owner' || (viewer < 0 && die.known === 'foe')) die.value = rollDice(chance, 1)[0] ?? 0;
    }
    pool.sort(byName);
  }
  return other;
};
