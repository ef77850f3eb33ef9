/** The end of a round, and of a fight (book: Combat Round, 4; Quest Cards, 3): poison, time, rewards of the quest. */
import { bite } from '../effects/attack.ts';
import { bringRemoved, sendHome } from '../rules/dice.ts';
import { lose, win } from '../rules/end.ts';
import { dismiss, fallIfSpent, removeEnemy } from '../rules/fall.ts';
import { note, noteUntouched } from '../rules/feats.ts';
import { hpLeft, suffer } from '../rules/harm.ts';
import { putIn } from '../state/figures.ts';
import {
  anyFoe,
  emit,
  figureOf,
  foes,
  heroName,
  leadersHero,
  program,
  push,
  questOf,
  slotNames,
  standingAllies,
  standingHeroes,
  step,
  type Table,
} from '../state/table.ts';
import { bossComes } from './quest.ts';
import { dropCards } from './resolve.ts';
import { atMoment } from './round.ts';

/** Poison wounds everybody who has it at once, and then what happens at the end of a round happens. */
export const endRound = (t: Table): void => {
  const { m } = t;
  dropCards(t);
  if (!anyFoe(m)) return push(t, step('after-fight'));
  const poisoned = [...standingHeroes(m), ...standingAllies(m), ...foes(m)].filter(
    (name) => figureOf(m, name).poison > 0,
  );
  for (const name of poisoned) suffer(t, name, 1, 'poison');
  for (const name of poisoned) fallIfSpent(t, name);
  if (!m.outcome) push(t, ...atMoment(t, 'round-end'), step('after-poison'));
};

/** Companions bite; then it is seen whether there is time for another round. */
export const afterPoison = (t: Table): void => {
  const { m } = t;
  for (let no = 0; no < m.allies.length; no++) if (!m.outcome) bite(t, no);
  if (m.outcome) return;
  if (!anyFoe(m)) return push(t, step('after-fight'));
  if (m.attack.deck.length === 0) return lose(t, 'out-of-time');
  closeRound(t);
  push(t, step('begin-round'));
};

/** Assigned dice go back to their pools; what lasts a round is over. */
const closeRound = (t: Table): void => {
  const { m } = t;
  m.heroes.forEach((hero, no) => {
    for (const { die } of hero.assigned ? [hero.assigned, ...hero.relicDice] : hero.relicDice) putIn(hero.pool, die);
    Object.assign(hero, { assigned: null, relicDice: [], evaded: false, veiled: false });
    if (!hero.ko && hpLeft(t, heroName(no)) === 1) note(t, no, 'brinks');
  });
  m.allies.forEach((ally, no) => {
    if (ally.assigned) sendHome(t, ally.assigned.die);
    Object.assign(ally, { assigned: null, evaded: false });
    const summoner = ally.from === 'summon' && ally.owner !== null ? m.heroes[ally.owner] : undefined;
    if (summoner?.ko && !ally.gone) dismiss(t, no);
  });
  for (const enemy of m.enemies) enemy.evaded = false;
  emit(t, { type: 'round-end', round: m.round });
};

/** What remains of enemies is gone, and the quest gives what it gives, slot by slot. */
export const afterFight = (t: Table): void => {
  const { m } = t;
  closeRound(t);
  m.phase = 'quest';
  m.enemies.forEach(({ defeated }, no) => {
    if (!defeated) removeEnemy(t, no);
  });
  bringRemoved(t);
  m.heroes.forEach((_, no) => {
    if (m.quest?.locks.some(({ die }) => die.owner === no)) note(t, no, 'quests-locked');
  });
  push(t, ...questLines(t), step('after-quest'));
};

const questLines = (t: Table) => {
  const quest = questOf(t);
  if (!quest) return [];
  const names = slotNames(quest);
  return quest.slots.map((_, i) => {
    const lock = t.m.quest?.locks.find(({ slot }) => slot === names[i]);
    const by = heroName(lock?.die.owner ?? leadersHero(t.m));
    return program(t, [`quest/${quest.id}/${i}/${lock ? 'locked' : 'open'}`], { by });
  });
};

/** Locks go home; then the town, or after a third quest its boss, with whom it goes on. */
export const afterQuest = (t: Table): void => {
  const { m } = t;
  for (const { die } of m.quest?.locks ?? []) sendHome(t, die);
  m.quest = null;
  const isLast = m.level === 3 && !m.boss;
  const boss = isLast && m.pack !== null ? t.lib.packs.get(m.pack)?.boss.id : undefined;
  if (boss !== undefined) return bossComes(t, boss);
  noteUntouched(t);
  m.boss = null;
  if (isLast) return win(t);
  push(t, step('town'));
};
