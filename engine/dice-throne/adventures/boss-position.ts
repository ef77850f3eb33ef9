/** A boss battle in a scripted position (the contract's section 9.2): the position says all, nothing is drawn or dealt. */
import { z } from 'zod';
import { badInput } from '../../core/issues.ts';
import { BadInput } from '../../core/refusal.ts';
import type { Scripted } from '../modes/mode.ts';
import { addTokens } from '../rules/tokens.ts';
import { dialOf, holdingsOf, impossible, MAX_CP, maxHealth, roomFor } from '../state/context.ts';
import type { BodyId } from '../state/match.ts';
import type { LibraryHero, Table } from '../state/table.ts';
import { battleCard, buyUpgrades, layBattle, upgradeCards } from './boss-set-up.ts';
import { combatant } from './enemies.ts';
import type { AdventureSetup } from './setup.ts';

const count = z.number().int().nonnegative();
const cards = z.array(z.string());
const scripted = z.object({
  boss: z
    .strictObject({
      id: z.string().optional(),
      health: count.optional(),
      cp: count.max(MAX_CP).optional(),
      tokens: z.record(z.string(), count).optional(),
      upgrades: cards.optional(),
      deck: cards.optional(),
      discard: cards.optional(),
      viseer: count.optional(),
    })
    .optional(),
  kh: z.strictObject({ max: count, from: z.number().int().min(1).max(6) }).optional(),
  setUp: z.strictObject({ cp: count, cards }).optional(),
});
type BossSpec = NonNullable<z.infer<typeof scripted>['boss']>;

export const positionBattle = (t: Table, setup: AdventureSetup, raw: Scripted): void => {
  const read = scripted.safeParse(raw);
  if (!read.success) throw badInput(read.error, raw, 'position');
  const { boss: spec = {}, kh, setUp } = read.data;
  const card = battleCard(t, setup);
  const id = spec.id ?? card.boss;
  const hero = t.lib.heroes.get(id);
  if (!hero || hero.actions.size === 0) throw new BadInput('boss.id', `expected a boss, got ${id}`);
  const boss = layBattle(t, setup, { ...card, boss: id, kingsHand: kh ?? card.kingsHand });
  if (setUp && spec.upgrades) throw new BadInput('setUp', 'expected either this or boss.upgrades, got both');
  if (setUp) {
    checkCards(setUp.cards, upgradeCards(hero), 'setUp.cards');
    buyUpgrades(t, boss, setUp.cards, setUp.cp);
  }
  setBoss(t, boss, hero, spec);
  if (spec.viseer !== undefined) setViseer(t, spec.viseer);
};
const setViseer = (t: Table, health: number): void => {
  const { viseer } = t.m.battle ?? impossible('there is no boss battle');
  if (viseer === undefined) throw new BadInput('boss.viseer', 'stands beside the boss on insane and hardcore only');
  if (health > maxHealth(t, viseer)) throw new BadInput('boss.viseer', `at most ${maxHealth(t, viseer)}`);
  dialOf(t, viseer).health = health;
};

const setBoss = (t: Table, boss: BodyId, hero: LibraryHero, spec: BossSpec): void => {
  const held = holdingsOf(t, boss);
  if (spec.health !== undefined) {
    if (spec.health > maxHealth(t, boss)) throw new BadInput('boss.health', `at most ${maxHealth(t, boss)}`);
    dialOf(t, boss).health = spec.health;
  }
  held.cp = spec.cp ?? held.cp;
  checkCards(spec.upgrades ?? [], upgradeCards(hero), 'boss.upgrades');
  for (const [k, id] of (spec.upgrades ?? []).entries()) {
    const { place, level } = t.lib.cards.get(id)?.upgrade ?? impossible('checked above');
    if ((held.levels[place] ?? 1) > 1)
      throw new BadInput(`boss.upgrades.${k}`, `${id} upgrades what is upgraded already`);
    held.upgrades.push(id);
    held.levels[place] = level;
  }
  const actions = [...hero.actions.keys()];
  checkCards([...(spec.deck ?? []), ...(spec.discard ?? [])], actions, 'boss.deck');
  held.discard = [...(spec.discard ?? [])];
  // The first named is turned up first.
  held.deck = [...(spec.deck ?? actions.filter((card) => !held.discard.includes(card)))].reverse();
  if (!spec.tokens) return;
  const body = t.m.bodies[boss] ?? impossible('the boss is there');
  body.tokens = [];
  for (const [id, n] of Object.entries(spec.tokens)) {
    if (!t.lib.tokens.has(id)) throw new BadInput(`boss.tokens.${id}`, 'there is no such token');
    const most = roomFor(t, boss, id);
    if (n > most) throw new BadInput(`boss.tokens.${id}`, `at most ${most}`);
    const from = combatant(t, hero.id).def.tokens[id] ? boss : t.m.active;
    if (n > 0) addTokens(t, boss, { id, from, since: 1, n });
  }
};

/** Each of the cards is one of those, and none stands there twice. */
const checkCards = (named: readonly string[], known: readonly string[], field: string): void => {
  for (const [i, id] of named.entries()) {
    if (!known.includes(id)) throw new BadInput(`${field}.${i}`, `expected a card of that deck, got ${id}`);
    if (named.indexOf(id) < i) throw new BadInput(`${field}.${i}`, `${id} stands there twice`);
  }
};
