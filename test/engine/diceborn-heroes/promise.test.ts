/** What the cards of a hero promise for a round: the same as the best action of every roll, counted one by one; and bots that
 *  change classes by it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../../engine/bots/index.ts';
import { seededStream } from '../../../engine/core/chance.ts';
import { actionWorth, promiseOf } from '../../../engine/diceborn-heroes/habit/promise.ts';
import { dicebornHeroes as game } from '../../../engine/diceborn-heroes/index.ts';
import { CONTENT } from '../../../engine/diceborn-heroes/library/content.ts';
import { buildLibrary } from '../../../engine/diceborn-heroes/library/library.ts';
import { actionsOf, diceOfHero, fits } from '../../../engine/diceborn-heroes/state/figures.ts';
import type { Hero } from '../../../engine/diceborn-heroes/state/state.ts';

const promise = suite('diceborn heroes: what cards promise');
const lib = buildLibrary(CONTENT, 'promise');

/** A town before the third quest, with these two. */
const townWith = (...seats: object[]) =>
  game.scenario.position({ phase: 'town', level: 2, seats }, seededStream('a town'));
const heroOf = (spec: object): { hero: Hero; table: Parameters<typeof promiseOf>[0] } => {
  const m = townWith(spec, { hero: 'cleric' });
  const [hero] = m.heroes;
  if (!hero) throw new Error('nobody is in town');
  return { hero, table: { m, lib, events: [] } };
};

/** On average over all rolls of the dice, one after the other. */
const counted = ({ hero, table }: ReturnType<typeof heroOf>): number => {
  const dice = diceOfHero(table, hero);
  const actions = actionsOf(table, hero);
  let sum = 0;
  const rolls = 6 ** dice.length;
  for (let roll = 0; roll < rolls; roll++) {
    const rolled = dice.map((colour, i) => ({ colour, value: 1 + (Math.floor(roll / 6 ** i) % 6) }));
    const able = actions.filter(({ slot }) => rolled.some((die) => fits(slot, die)));
    sum += Math.max(0, ...able.map((action) => actionWorth(action, table.m.heroes.length)));
  }
  return sum / rolls;
};

const HEROES: readonly object[] = [
  ...CONTENT.classes.map(({ id }) => ({ hero: id })),
  { hero: 'knight', tucked: ['dragoon'], kept: ['slash'] },
  { hero: 'samurai', kept: ['slash', 'iron-palm'], items: ['crystal'] },
  { hero: 'mage', tucked: ['druid'] },
];
for (const spec of HEROES)
  promise(`every roll counted: ${JSON.stringify(spec)}`, () => {
    const one = heroOf(spec);
    assert.ok(Math.abs(promiseOf(one.table, one.hero) - counted(one)) < 1e-9);
  });

/** [who is in town, what a sensible bot makes of it] */
const CHANGES: readonly (readonly [what: string, hero: object, advance: string])[] = [
  ['a Knight covers: three new actions promise more than one', { hero: 'knight', kept: ['slash'] }, 'cover dragoon'],
  [
    'a Knight who has the Dragoon tucked tucks again, and goes on with what he knows',
    { hero: 'knight', kept: ['slash'], tucked: ['dragoon'] },
    'tuck dark-knight',
  ],
];
for (const [what, hero, advance] of CHANGES)
  promise(what, () => {
    const m = townWith(hero, { hero: 'cleric' });
    const changed: string[] = [];
    for (let i = 0; i < 20 && !m.players[0]?.ready; i++) {
      const parsed = game.parse(playBot('sensible', game, m, 0, () => 0.5));
      if (!('action' in parsed)) throw new Error('a bot chose what is no action');
      const { action } = parsed;
      if (action.type === 'advance') changed.push(`${action.how} ${action.class}`);
      game.apply(m, 0, action);
    }
    assert.equal(changed, [advance]);
  });

promise.run();
