/** The whole truth of a match, in the form that scenarios look at. */
import { dieName, hpOf } from './state/figures.ts';
import type { Assigned, Figure } from './state/state.ts';
import { allyName, enemyName, heroName, questOf, slotNames, type Table } from './state/table.ts';
import { scoreOf } from './turn/carried.ts';
import { offOf, shownDie } from './view/view.ts';
import { waitingFor } from './view/waiting.ts';

export const truthOf = (t: Table): unknown => {
  const { m } = t;
  return {
    mode: m.mode,
    phase: m.phase,
    level: m.level,
    round: m.round,
    leader: m.leader,
    ...(m.pack !== null && { pack: m.pack }),
    ...(m.quest && { quest: questTruth(t) }),
    ...(m.boss && { boss: m.boss }),
    heroes: m.heroes.map((hero, no) => ({
      hero: no,
      seat: hero.seat,
      class: hero.class,
      level: t.lib.classes.get(hero.class)?.level,
      hp: hpOf(t, heroName(no)),
      wounds: hero.wounds,
      ko: hero.ko,
      tokens: { hero: hero.tokens, ...tokensOf(hero) },
      pool: hero.pool.map(shownDie),
      ...(hero.assigned && { assigned: assignedOf(hero.assigned) }),
      ...(hero.relicDice[0] && { relicDie: relicOf(hero.relicDice[0]), relicDice: hero.relicDice.map(relicOf) }),
      kept: hero.kept,
      tucked: hero.tucked,
      items: hero.items,
      relics: hero.relics,
      spoils: hero.spoils,
      ...(hero.bounty !== null && { bounty: hero.bounty }),
      bountyDone: hero.bountyDone,
      spent: hero.spent,
      songs: hero.songs,
      veiled: hero.veiled,
    })),
    enemies: m.enemies.map((enemy, no) => ({
      enemy: no,
      kind: enemy.kind,
      id: enemy.id,
      hp: hpOf(t, enemyName(no)),
      wounds: enemy.wounds,
      tokens: tokensOf(enemy),
      undead: enemy.undead,
      cards: enemy.cards,
      captured: enemy.captured.map(({ owner, colour }) => `${owner}:${colour}`),
      ...companionOn(t, no),
      defeated: enemy.defeated,
    })),
    allies: m.allies.map((ally, no) => ({
      ally: no,
      id: ally.id,
      from: ally.from,
      hp: hpOf(t, allyName(no)),
      wounds: ally.wounds,
      tokens: tokensOf(ally),
      ...(ally.value > 0 && { value: ally.value }),
      ...(ally.owner !== null && { owner: ally.owner }),
      ...(ally.assigned && { assigned: assignedOf(ally.assigned) }),
      ...(ally.on !== null && { on: ally.on }),
      gone: ally.gone,
    })),
    deck: m.attack.deck,
    discard: m.attack.discard,
    items: m.items.deck,
    itemDiscard: m.items.discard,
    market: m.market,
    monsters: m.monsters,
    removed: m.removed.map(({ owner, colour }) => `${owner}:${colour}`),
    ready: m.players.map(({ ready }) => ready),
    waiting: waitingFor(m).map(({ seat, why }) => ({ seat, why })),
    ...(m.prompt && { prompt: m.prompt }),
    score: scoreOf(t.lib, m),
    ...(m.outcome && { outcome: { winners: m.outcome.winners, draw: m.outcome.draw } }),
  };
};

const tokensOf = ({ block, poison, stun }: Figure) => ({ block, poison, stun });
const assignedOf = ({ slot, die, done }: Assigned) => ({ slot, die: dieName(die), done });
const relicOf = ({ slot, die, done }: Assigned) => ({ relic: slot, die: dieName(die), done });
const companionOn = ({ m }: Table, no: number) => {
  const ally = m.allies.find(({ on, gone }) => on === no && !gone);
  return ally && ally.owner !== null ? { companion: ally.owner } : {};
};
const questTruth = (t: Table) => {
  const { id, locks } = t.m.quest ?? { id: '', locks: [] };
  const quest = questOf(t);
  return {
    id,
    locks: locks.map(({ slot, die }) => ({ slot, hero: die.owner, die: dieName(die) })),
    off: quest ? offOf(t, slotNames(quest)) : [],
  };
};
