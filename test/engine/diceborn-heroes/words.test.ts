/** Words of Diceborn Heroes: everything has a name and a text made from its data, and every event and action is told. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../../engine/bots/index.ts';
import { below, seededStream } from '../../../engine/core/chance.ts';
import { dicebornHeroes as game } from '../../../engine/diceborn-heroes/index.ts';
import { CONTENT } from '../../../engine/diceborn-heroes/library/content.ts';
import { dicebornParties } from '../../../proof/battery/runs.ts';

const words = suite('diceborn heroes: words');

const { classes, monsters, packs, items, bounties, songs } = CONTENT;
const ids = [
  ...[...classes, ...classes.flatMap(({ actions }) => actions), ...monsters, ...packs, ...items, ...bounties, ...songs],
  ...packs.flatMap(({ quests, relics, boss }) => [...quests, ...relics, boss, ...boss.brings]),
].map(({ id }) => id);

words('everything that has an id has a name and a text', () => {
  const mute = ids.filter((id) => !game.describe(id)?.name || !game.describe(id)?.text);
  assert.equal(mute, []);
});
words('there is as much of everything as in the box', () => {
  assert.is(classes.length, 22);
  assert.is(monsters.length, 41);
  assert.is(packs.length, 8);
  assert.is(CONTENT.baseCards.length, 16);
  assert.is(packs.flatMap(({ quests }) => quests).length, 24);
  assert.is(packs.flatMap(({ relics }) => relics).length, 15);
  assert.is(packs.flatMap(({ starred }) => starred).length + packs.length, 17);
  assert.is(bounties.length, 16);
  assert.is(
    items.reduce((sum, { copies }) => sum + copies, 0),
    18,
  );
});

const TEXTS: readonly (readonly [string, RegExp])[] = [
  ['riposte', /^green: Counter 1\. 1 Block for itself\.$/],
  ['thunder', /^green 5\+: Deal 2 damage to an enemy and stun whoever is hit\.$/],
  ['hidden-blade', /without a Counter/],
  ['chasm', /Defeat an enemy with 4 HP left or less, else deal 4 damage/],
  ['ghost', /^Level 1, undead, 3 HP, reward 2\. Counter 1\. Deal 1 damage to its target\.$/],
  ['healing-potion', /^Costs 3 spoils\. Heal 5 of a hero\.$/],
  ['throne-room', /At the end of each round: Discard 1 attack card of the deck\./],
];
for (const [id, expected] of TEXTS) words(`text: ${id}`, () => assert.match(game.describe(id)?.text ?? '', expected));

words('whatever happens and whatever may be done is told, and nothing of it is left raw', () => {
  for (const start of dicebornParties(1)) {
    const m = game.start(start, seededStream(`words ${start.mode} ${start.seats.length}`));
    const random = seededStream('words');
    for (let i = 0; i < 200 && !game.outcome(m); i++) {
      const seat = game.waiting(m)[0]?.seat ?? 0;
      for (const action of game.legal(m, seat)) {
        const label = game.label(m, seat, action);
        assert.ok(label.length > 0 && !/undefined|NaN|\[object/.test(label), `${JSON.stringify(action)}: ${label}`);
      }
      const parsed = game.parse(playBot('random', game, m, seat, () => below(random, 256) / 256));
      if (!('action' in parsed)) throw new Error('a bot chose what is no action');
      for (const event of game.apply(m, seat, parsed.action))
        assert.not.match(game.tell(event), /undefined|NaN|\[object/, JSON.stringify(event));
    }
  }
});
words('issue: a seat with two heroes is told for whom it is asked, and what it has chosen', () => {
  const m = game.start({ mode: 'quest', seats: [{ hero: 'two-heroes' }] }, seededStream('two'));
  const asked: unknown[] = [];
  for (const option of ['pack:wilds', 'class:fighter', 'class:priest', '']) {
    const { question, by, chosen } = game.view(m, 0).prompt ?? {};
    asked.push([question, by, chosen]);
    if (option) game.apply(m, 0, { type: 'choose', option });
  }
  assert.equal(asked, [
    ['pack', undefined, undefined],
    ['class', undefined, []],
    ['class', undefined, ['fighter']],
    ['bounty', 'hero:0', undefined],
  ]);
});
words('issue: whatever is asked in the course of a hero’s action names that hero, of the seat that is asked', () => {
  let asked = 0;
  for (const start of dicebornParties(2).filter(({ seats }) => seats.length === 1)) {
    const m = game.start(start, seededStream(`asked ${start.mode}`));
    const random = seededStream('asked');
    for (let i = 0; i < 150 && !game.outcome(m); i++) {
      const seat = game.waiting(m)[0]?.seat ?? 0;
      const { prompt, heroes } = game.view(m, seat);
      if (prompt && ['foe', 'hero', 'heal', 'bounty', 'pay'].includes(prompt.question)) {
        asked++;
        assert.match(prompt.by ?? '', /^(hero|enemy|ally):\d$/, prompt.question);
        if (prompt.by?.startsWith('hero:')) assert.is(heroes[Number(prompt.by.slice(5))]?.seat, seat);
      }
      const parsed = game.parse(playBot('random', game, m, seat, () => below(random, 256) / 256));
      if ('action' in parsed) game.apply(m, seat, parsed.action);
    }
  }
  assert.ok(asked > 5, `${asked} questions`);
});
words('a view travels in less than 6 KB', () => {
  let most = 0;
  for (const start of dicebornParties(2)) {
    const m = game.start(start, seededStream('size'));
    const random = seededStream('size');
    for (let i = 0; i < 150 && !game.outcome(m); i++) {
      const seat = game.waiting(m)[0]?.seat ?? 0;
      most = Math.max(most, JSON.stringify(game.view(m, seat)).length);
      const parsed = game.parse(playBot('random', game, m, seat, () => below(random, 256) / 256));
      if ('action' in parsed) game.apply(m, seat, parsed.action);
    }
  }
  assert.ok(most < 6 * 1024, `${most} bytes`);
});

words.run();
