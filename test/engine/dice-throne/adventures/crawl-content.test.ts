/** Data of portal crawls: minions and tiles are counted and whole, chests give what their tables say, and every map holds what
 *  its scenario's card promises, with a way to it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CRAWL_CONTENT } from '../../../../engine/dice-throne/adventures/crawl/content.ts';
import { MAPS, type Place } from '../../../../engine/dice-throne/adventures/crawl/maps.ts';
import { rewardsOf } from '../../../../engine/dice-throne/adventures/minions/define.ts';
import { MINION_COMBATANTS, MINIONS } from '../../../../engine/dice-throne/adventures/minions/index.ts';
import { TILES } from '../../../../engine/dice-throne/adventures/tiles/index.ts';
import { readHero } from '../../../../engine/dice-throne/checks/read-hero.ts';
import { diceThrone } from '../../../../engine/dice-throne/index.ts';

const content = suite('crawl: content');

const counted = <T>(things: readonly T[], by: (thing: T) => unknown): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[String(by(thing))] = (counts[String(by(thing))] ?? 0) + 1;
  return counts;
};
const twice = (ids: readonly string[]): string[] => ids.filter((id, i) => ids.indexOf(id) < i);

content('52 minions and 13 of the deeper decks, by level', () => {
  assert.equal(
    counted(
      MINIONS.filter(({ deeper }) => !deeper),
      ({ level }) => level,
    ),
    { 1: 17, 2: 17, 3: 13, 4: 5 },
  );
  assert.is(MINIONS.filter(({ deeper }) => deeper).length, 13);
  assert.equal(twice(MINIONS.map(({ id }) => id)), []);
});
for (const [i, minion] of MINIONS.entries()) {
  content(`${minion.name}: its words fit together`, () => {
    const read = readHero(JSON.parse(JSON.stringify(MINION_COMBATANTS[i])), minion.id);
    assert.equal('faults' in read ? read.faults : [], []);
  });
}
content('every minion of level IV has a King’s Hand, and nobody below', () => {
  for (const { level, tokens } of MINIONS) assert.is(tokens?.['kings-hand'] ?? 0, level === 4 ? 1 : 0);
});
content('a reward is a chest of the own level, where the card says nothing else', () => {
  const others = MINIONS.filter((minion) => rewardsOf(minion).join() !== String(minion.level));
  assert.equal(
    others.map(({ id, rewards }) => `${id} ${rewards?.join('+')}`),
    [
      'dark-druid 1+1',
      'disciple 1+1',
      'melodious-maiden 2',
      'ogrun-warrior 1+1',
      'blood-mage 1+2',
      'bone-witch 1+2',
      'loot-goblin 1+2+3',
    ],
  );
});

content('22 tiles of each of three levels, and four of level IV', () => {
  assert.equal(
    counted(TILES, ({ level }) => level),
    { 1: 22, 2: 22, 3: 22, 4: 4 },
  );
  assert.equal(twice(TILES.map(({ id }) => id)), []);
});
content('a tile without a minion of its own says something', () => {
  assert.equal(
    TILES.filter(({ minion, run }) => minion === false && !run).map(({ id }) => id),
    [],
  );
});
content('tiles, chests and the status effects they bring are told in words', () => {
  for (const id of Object.keys(CRAWL_CONTENT.tokens)) assert.ok(diceThrone.describe(id)?.text, id);
  for (const { id } of MINIONS) assert.ok(diceThrone.describe(id)?.text, id);
});
content('minions are no heroes: nobody can choose one', () => {
  assert.equal(
    diceThrone.heroes.filter(({ id }) => MINIONS.some((minion) => minion.id === id)),
    [],
  );
});

/** What the cards of a scenario hold: tiles by level, chests by level, salves (a house value but on the printed cards). */
const HOLDS: Readonly<Record<string, { levels: readonly string[]; chests: string; salves: number }>> = {
  1: { levels: ['6,4,1,0', '7,4,1,0'], chests: '1,2,0', salves: 5 },
  3: { levels: ['3,5,2,1', '3,6,2,1', '4,5,2,1', '4,6,2,1'], chests: '1,1,1', salves: 7 },
  5: { levels: ['2,4,3,2', '2,5,3,2'], chests: '2,0,2', salves: 8 },
  7: { levels: ['1,3,5,3'], chests: '2,0,4', salves: 7 },
};
const PRINTED = ['1A', '1B'];
const PRINTED_SALVES = 3;
const beside = (a: Place, b: Place): boolean => {
  const [[r = 0, c = 0], [s = 0, d = 0]] = [a.at.split('-').map(Number), b.at.split('-').map(Number)];
  return Math.abs(r - s) + Math.abs(c - d) === 1;
};
/** All places that one can come to from the start without the one. */
const reached = (places: readonly Place[], without?: Place): readonly Place[] => {
  const found = places.filter(({ level }) => level === 'start');
  for (const one of found)
    for (const other of places)
      if (other !== without && !found.includes(other) && beside(one, other)) found.push(other);
  return found;
};
for (const [card, places] of MAPS) {
  content(`map ${card}: tiles, shards, chests and salves as its card has them, all of it within reach`, () => {
    const wanted = HOLDS[card.slice(0, 1)];
    const items = places.flatMap((place) => place.items);
    const levels = counted(places, ({ level }) => level);
    const lying = counted(items, (item) => item);
    assert.ok(wanted?.levels.includes([1, 2, 3, 4].map((level) => levels[level] ?? 0).join()), JSON.stringify(levels));
    assert.is([1, 2, 3].map((level) => lying[`chest-${level}`] ?? 0).join(), wanted?.chests);
    assert.equal([lying.shard, lying.salve], [3, PRINTED.includes(card) ? PRINTED_SALVES : wanted?.salves]);
    assert.equal([levels.start, levels.portal], [1, 1]);
    assert.is(reached(places).length, places.length);
    for (const place of places.filter(({ level }) => level === 4)) {
      const left = reached(places, place);
      const cutOff = places.filter((other) => other !== place && !left.includes(other));
      assert.equal(
        cutOff.filter(({ level, items: there }) => level === 'portal' || there.includes('shard')),
        [],
      );
    }
  });
}

content.run();
