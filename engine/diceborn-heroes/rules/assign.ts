/** Assigning dice: where a hero's dice may lie (book: Combat Round, 1). Asking and doing. */
import type { Seat } from '../../core/game.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import type { DicebornAction } from '../state/actions.ts';
import { actionsOf, dieName, findDie, fits, putIn, takeOut } from '../state/figures.ts';
import type { Ally, Die, Hero, Lock } from '../state/state.ts';
import { emit, heroAt, questOf, slotNames, sure, type Table } from '../state/table.ts';
import type { Slot } from '../vocabulary/words.ts';

export interface Place {
  /** As it is named in an action. */
  readonly name: string;
  readonly slot: Slot;
}
const ANY: Slot = { colour: 'grey', least: 1 };

const RELIC = 'relic:';
const ALLY = 'ally:';
const isQuestSlot = (name: string): boolean => name === 'quest' || name.startsWith('quest:');

/** Its own monster, if it can take a die. */
const ownAlly = ({ m }: Table, no: number): { ally: Ally; name: string } | undefined => {
  const at = m.allies.findIndex(({ from, owner, gone }) => from === 'summon' && owner === no && !gone);
  const ally = m.allies[at];
  return ally && { ally, name: `${ALLY}${at}` };
};

/** A die that the hero has locked in this round, and may take back. */
const freshLock = ({ m }: Table, no: number): Lock | undefined =>
  m.quest?.locks.find(({ die, fresh }) => fresh && die.owner === no);

/** Every slot that a hero could put a die on, taken by its own dice or not. */
export const placesFor = (t: Table, no: number): Place[] => {
  const hero = heroAt(t.m, no);
  const quest = questOf(t);
  const names = quest ? slotNames(quest) : [];
  const locks = t.m.quest?.locks ?? [];
  const open = names.flatMap((name, i): Place[] => {
    const slot = quest?.slots[i]?.slot;
    const taken = locks.some((lock) => lock.slot === name && !(lock.fresh && lock.die.owner === no));
    return slot && !taken ? [{ name, slot }] : [];
  });
  const own = ownAlly(t, no);
  return [
    ...actionsOf(t, hero).map(({ id, slot }) => ({ name: id, slot })),
    ...open,
    ...(own ? [{ name: own.name, slot: ANY }] : []),
    // Relics come last: who finds two things equally good takes the first, and would change a relic's die for ever.
    ...hero.relics.map((id) => ({ name: `${RELIC}${id}`, slot: sure(t.lib.relics.get(id), `relic ${id}`).slot })),
  ];
};

/** The die that comes free when the hero puts another one there. */
const replaced = (t: Table, no: number, place: string): Die | undefined => {
  const hero = heroAt(t.m, no);
  if (place.startsWith(RELIC)) return hero.relicDice.find(({ slot }) => slot === place.slice(RELIC.length))?.die;
  return hero.assigned?.die ?? ownAlly(t, no)?.ally.assigned?.die ?? freshLock(t, no)?.die;
};

/** Dice that the hero could put there. */
export const diceFor = (t: Table, no: number, place: Place): Die[] => {
  const { pool } = heroAt(t.m, no);
  const back = replaced(t, no, place.name);
  return (back ? [...pool, back] : pool).filter((die) => die.value > 0 && fits(place.slot, die));
};

/** Whether a die that lies already comes free by it. */
export const movesDie = (t: Table, action: DicebornAction): boolean =>
  action.type === 'clear' || (action.type === 'assign' && replaced(t, action.hero, action.slot) !== undefined);

/** The hero's die that lies just there. */
export const dieOn = (t: Table, no: number, place: string): Die | undefined => {
  const hero = heroAt(t.m, no);
  if (isQuestSlot(place)) {
    const lock = freshLock(t, no);
    return lock?.slot === place ? lock.die : undefined;
  }
  if (place.startsWith(RELIC) || place.startsWith(ALLY)) {
    const own = ownAlly(t, no);
    return place === own?.name ? own.ally.assigned?.die : replaced(t, no, place);
  }
  return hero.assigned?.slot === place ? hero.assigned.die : undefined;
};

/** Where what the hero has put down lies, as it is named. */
export const placesTaken = (t: Table, no: number): string[] => {
  const hero = heroAt(t.m, no);
  const own = ownAlly(t, no);
  return [
    ...(hero.assigned ? [hero.assigned.slot] : []),
    ...(own?.ally.assigned ? [own.name] : []),
    ...(freshLock(t, no) ? [freshLock(t, no)?.slot ?? ''] : []),
    ...hero.relicDice.map(({ slot }) => `${RELIC}${slot}`),
  ];
};

/** Why a hero can do nothing with its dice now. */
export const refusalOfHero = (hero: Hero): Refusal | undefined => {
  if (hero.ko) return refuse('requirement-not-met', 'That hero is knocked out.');
  if (hero.waits) return refuse('requirement-not-met', 'That hero was revived in this round; it acts from the next.');
  return undefined;
};

export const refusalOfAssigning = (t: Table, no: number, die: string, slot: string): Refusal | undefined => {
  const hero = heroAt(t.m, no);
  const refusal = refusalOfHero(hero);
  if (refusal) return refusal;
  const place = placesFor(t, no).find(({ name }) => name === slot);
  if (!place) return refuse('unknown-id', `There is no open slot ${slot} for that hero.`);
  const back = replaced(t, no, slot);
  if (!findDie(back ? [...hero.pool, back] : hero.pool, die))
    return refuse('unknown-id', `There is no die ${die} in that hero's pool.`);
  if (diceFor(t, no, place).some((one) => dieName(one) === die)) return undefined;
  const { colour, least } = place.slot;
  return refuse(
    'requirement-not-met',
    `${slot} takes ${colour === 'grey' ? 'any die' : `a ${colour} die`}${least > 1 ? ` of ${least} or more` : ''}, not ${die}.`,
  );
};

export const assign = (t: Table, no: number, die: string, slot: string): void => {
  const hero = heroAt(t.m, no);
  if (slot.startsWith(RELIC)) takeBack(t, no, slot);
  else for (const place of placesTaken(t, no)) if (!place.startsWith(RELIC)) takeBack(t, no, place);
  const found = sure(findDie(hero.pool, die), `die ${die}`);
  takeOut(hero.pool, found);
  if (isQuestSlot(slot)) {
    sure(t.m.quest, 'quest').locks.push({ slot, die: found, fresh: true });
    emit(t, { type: 'locked', hero: no, die, slot });
    return;
  }
  const assigned = { slot: slot.startsWith(RELIC) ? slot.slice(RELIC.length) : slot, die: found, done: false };
  if (slot.startsWith(RELIC)) hero.relicDice.push(assigned);
  else if (slot.startsWith(ALLY)) sure(ownAlly(t, no), slot).ally.assigned = assigned;
  else hero.assigned = assigned;
  emit(t, { type: 'assigned', hero: no, die, slot });
};

/** Takes a die back from where it lies. */
export const takeBack = (t: Table, no: number, slot: string): void => {
  const hero = heroAt(t.m, no);
  const own = ownAlly(t, no);
  let die: Die | undefined;
  if (slot.startsWith(RELIC)) {
    const at = hero.relicDice.findIndex((one) => `${RELIC}${one.slot}` === slot);
    die = at < 0 ? undefined : hero.relicDice.splice(at, 1)[0]?.die;
  } else if (isQuestSlot(slot)) {
    const lock = freshLock(t, no);
    const locks = sure(t.m.quest, 'quest').locks;
    if (lock) die = locks.splice(locks.indexOf(lock), 1)[0]?.die;
  } else if (own?.name === slot) {
    die = own.ally.assigned?.die;
    own.ally.assigned = null;
  } else {
    die = hero.assigned?.die;
    hero.assigned = null;
  }
  if (die) putIn(hero.pool, die);
};

/** Somebody has a die on an action or with a summoned ally: at least one hero has to. */
export const anyAssigned = ({ m }: Table): boolean =>
  m.heroes.some(({ assigned }) => assigned !== null) || m.allies.some(({ assigned }) => assigned !== null);

/** The hero's first way to put a die on an action or with its ally. */
export const firstAssignment = (t: Table, no: number): { die: string; slot: string } | undefined => {
  if (refusalOfHero(heroAt(t.m, no))) return undefined;
  for (const place of placesFor(t, no)) {
    if (isQuestSlot(place.name) || place.name.startsWith(RELIC)) continue;
    const [die] = diceFor(t, no, place);
    if (die) return { die: dieName(die), slot: place.name };
  }
  return undefined;
};

/** One of the seat's heroes could put a die on an action or with its ally. */
export const couldAssign = (t: Table, seat: Seat): boolean =>
  t.m.heroes.some((hero, no) => hero.seat === seat && firstAssignment(t, no) !== undefined);

/** Takes back a seat's "ready", if it could still assign: what it was ready with is gone, or somebody has to act. */
export const callBack = (t: Table, seat: Seat): void => {
  const player = sure(t.m.players[seat], `seat ${seat}`);
  if (player.ready && couldAssign(t, seat)) Object.assign(player, { ready: false, since: t.m.step });
};
