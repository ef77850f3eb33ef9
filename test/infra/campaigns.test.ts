/** What the store of campaigns promises, the same for each store: of many who change one at once nobody's change is lost,
 *  nothing counts twice, and what cannot be read stays as it is. */
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { Campaigns, type Changed, MOST_LIVE } from '../../infra/campaigns/campaigns.ts';
import type { Documents } from '../../infra/documents/documents.ts';
import * as commands from '../../league/campaign/commands.ts';
import type { KeptCampaign } from '../../league/campaign/kept-campaign.ts';
import { eventually } from '../support/eventually.ts';
import { asked, codeOf, DOING, departed, foundedBy, inCamp, NOW, REPORT, who } from '../support/rooms/campaigns.ts';
import { type DocumentStores, redisDocumentStores, sqlDocumentStores } from '../support/stores/document-stores.ts';

const ID = 'campaign of ada';
const YEAR_MS = 366 * 86_400_000;
const keptIn = async (campaigns: Campaigns, id = ID): Promise<KeptCampaign> => {
  const found = await campaigns.find(id);
  if (!found || !('kept' in found)) throw new Error(`${id} is not there: ${JSON.stringify(found)}`);
  return found.kept;
};
const join = (campaigns: Campaigns, id: string, hero: string, campaign = ID): Promise<Changed> =>
  campaigns.change(campaign, NOW, (kept) => commands.enlist(kept, who(id), { hero, nonce: '' }, DOING));
const listOf = async (campaigns: Campaigns, player: string): Promise<string[]> =>
  (await campaigns.of(player)).campaigns.map(({ id }) => id);
const report = (campaigns: Campaigns, match: string): Promise<void> =>
  campaigns.changeOfMatch(match, NOW, (kept) => commands.reported(kept, match, REPORT, DOING));

/** Two lines to one store, and the documents below them. */
interface Lines {
  readonly one: Campaigns;
  readonly other: Campaigns;
  readonly documents: Documents;
}
type Sentence = (lines: Lines) => Promise<void>;
const SENTENCES: readonly [string, Sentence][] = [
  [
    'a campaign is found by its id, and on the list of its members, from every process, as it was written',
    async ({ one, other }) => {
      const kept = inCamp();
      await one.create(kept, NOW);
      assert.equal(await keptIn(other), kept);
      for (const player of ['ada', 'ben'])
        assert.equal((await other.of(player)).campaigns, [{ id: ID, name: 'The long way' }]);
      assert.equal(await listOf(other, 'eve'), []);
      assert.is(await other.find('another'), undefined);
      assert.is(codeOf(await join(other, 'eve', 'monk', 'another')), 'no-such-campaign');
    },
  ],
  [
    'made twice by one request it is made once',
    async ({ one, other }) => {
      await Promise.all([one, other].map((campaigns) => campaigns.create(foundedBy('ada'), NOW)));
      assert.equal(await listOf(one, 'ada'), [ID]);
    },
  ],
  [
    'friends who come at once each get a seat',
    async ({ one, other }) => {
      await one.create(foundedBy('ada'), NOW);
      const came = await Promise.all([
        join(one, 'ben', 'monk'),
        join(other, 'cy', 'ninja'),
        join(one, 'di', 'treant'),
        join(other, 'eve', 'paladin'),
      ]);
      assert.is(came.filter((one) => codeOf(one) === 'campaign-full').length, 1);
      assert.is(new Set((await keptIn(one)).players.map((one) => one?.id)).size, 4);
    },
  ],
  [
    'two members act at once: both are done, and each once however often it is asked',
    async ({ one, other }) => {
      await one.create(commands.reported(departed(), 'a match', REPORT, DOING), NOW);
      const sell = (campaigns: Campaigns, request: commands.Request): Promise<Changed> =>
        campaigns.change(ID, NOW, (kept) => commands.act(kept, { type: 'sell', loot: 0 }, 'm', request));
      const [ada, ben] = [asked('ada'), asked('ben')];
      const done = (campaigns: Campaigns): Promise<Changed> =>
        campaigns.change(ID, NOW, (kept) => commands.act(kept, { type: 'done' }, 'm', ben));
      const all = await Promise.all([sell(one, ada), sell(other, ada), done(one), done(other), sell(one, ada)]);
      assert.equal(all.map(codeOf), [undefined, undefined, undefined, undefined, undefined]);
      const { stage } = (await keptIn(one)).campaign;
      assert.ok(stage.name === 'shop');
      assert.equal([stage.purse[0], stage.unidentified[0], stage.done.slice(0, 2)], [25, [], [false, true]]);
    },
  ],
  [
    'the end of a match counts once, however often and from wherever it is told',
    async ({ one, other }) => {
      await one.create(departed('m'), NOW);
      assert.equal([await one.waitsFor('m'), await one.waitsFor('n')], [true, false]);
      await Promise.all([report(one, 'm'), report(other, 'm'), report(one, 'n'), report(other, 'm')]);
      const { campaign } = await keptIn(one);
      assert.equal(
        [campaign.stage.name, campaign.step, campaign.log.filter(({ event }) => event.type === 'reported').length],
        ['shop', campaign.step, 1],
      );
      assert.is(await other.waitsFor('m'), false);
      await report(other, 'm');
      assert.equal(await keptIn(one), await keptIn(other));
    },
  ],
  [
    'what was not written rolls the same again: of two who begin at once the campaign begins once',
    async ({ one, other }) => {
      await one.create(foundedBy('ada'), NOW);
      const begin = (campaigns: Campaigns): Promise<Changed> =>
        campaigns.change(ID, NOW, (kept) => commands.act(kept, { type: 'begin' }, 'm', asked('ada')));
      const begun = await Promise.all([begin(one), begin(other)]);
      assert.equal(begun.map(codeOf).sort(), ['not-allowed-now', undefined]);
      const alone = commands.act(foundedBy('ada'), { type: 'begin' }, 'm', asked('ada'));
      assert.ok('kept' in alone && alone.kept);
      assert.equal((await keptIn(one)).campaign, alone.kept.campaign);
    },
  ],
  [
    'whoever leaves has it on no list; with the last one nothing is left',
    async ({ one, other, documents }) => {
      await one.create(inCamp(), NOW);
      const leave = (campaigns: Campaigns, player: string): Promise<Changed> =>
        campaigns.change(ID, NOW, (kept) => commands.leave(kept, player, DOING));
      await other.seen(ID, ['ada'], true, NOW);
      await Promise.all([leave(one, 'ada'), leave(other, 'ben')]);
      assert.is(await one.find(ID), undefined);
      assert.equal([await listOf(one, 'ada'), await listOf(one, 'ben')], [[], []]);
      const left = await documents.read([`campaign:${ID}`, `campaign-presence:${ID}`]);
      assert.equal(
        left.map(({ version }) => version),
        [0, 0],
      );
      await one.seen(ID, ['ada'], false, NOW);
      assert.equal(await other.presence(ID), {}, 'nor is it when they are gone');
    },
  ],
  [
    'a player takes part in eight that go on: over ones, and those untouched for a year, do not count',
    async ({ one, other }) => {
      const campaign = (n: number, touched = NOW): KeptCampaign => ({ ...foundedBy('ada', { id: `c${n}` }), touched });
      await one.create(campaign(0, NOW - YEAR_MS), NOW);
      const many = Array.from({ length: MOST_LIVE }, (_, n) => (n % 2 ? one : other).create(campaign(n + 1), NOW));
      assert.equal((await Promise.all(many)).map(codeOf), Array(MOST_LIVE).fill(undefined));
      assert.is(codeOf(await one.create(campaign(20), NOW)), 'too-many-campaigns');
      await one.create(foundedBy('ben'), NOW);
      assert.is(codeOf(await join(one, 'ada', 'monk', 'campaign of ben')), 'too-many-campaigns');
      const retire = { type: 'vote', about: 'retire', yes: true };
      await one.change('c3', NOW, (kept) => commands.act(kept, retire, 'm', asked('ada')));
      assert.is(codeOf(await join(one, 'ada', 'monk', 'campaign of ben')), undefined);
      assert.is((await listOf(other, 'ada')).length, MOST_LIVE + 2);
    },
  ],
  [
    'a won campaign opens the next ones for everybody who won it',
    async ({ one, other }) => {
      const kept = departed('m');
      const last = { ...kept, campaign: { ...kept.campaign, scenario: 8 } };
      await one.create(last, NOW);
      const won = { ...REPORT, scenario: 8, unidentified: [] };
      await one.changeOfMatch('m', NOW, (known) => commands.reported(known, 'm', won, DOING));
      for (let round = 0; round < 3; round++)
        for (const player of ['ada', 'ben'])
          await other.change(ID, NOW, (known) => commands.act(known, { type: 'keep' }, 'm', asked(player)));
      assert.is((await keptIn(one)).campaign.stage.name, 'over');
      for (const player of ['ada', 'ben'])
        assert.equal((await one.of(player)).legacy, ['hard-ways', 'deeper-decks', 'keepsake']);
    },
  ],
  [
    'what the last deck of a hero leaves is known to whoever played it, won or given up, and of older versions nothing',
    async ({ one, other, documents }) => {
      const ended = async (id: string, loot: string[][]): Promise<void> => {
        const kept = { ...inCamp(), id };
        const members = kept.campaign.members.map((member, seat) => ({ ...member, loot: loot[seat] ?? [] }));
        await one.create({ ...kept, campaign: { ...kept.campaign, members } }, NOW);
        for (const player of ['ada', 'ben'])
          await other.change(id, NOW, (known) =>
            commands.act(known, { type: 'vote', about: 'retire', yes: true }, 'm', asked(player)),
          );
        assert.is((await keptIn(other, id)).campaign.stage.name, 'over');
      };
      const older = { campaigns: [], legacy: ['keepsake'] };
      await documents.write({ expected: {}, put: { 'campaigns-of:ben': older }, rank: [] });
      assert.equal((await one.of('ben')).keepsakes, {});
      await ended('first', [['torch', 'campfire', 'so-wild-ii'], ['torch']]);
      await ended('second', [[], ['so-wild-ii'], ['torch']]);
      assert.equal((await one.of('ada')).keepsakes, { barbarian: [] });
      assert.equal(await one.of('ben'), {
        campaigns: [
          { id: 'second', name: 'The long way' },
          { id: 'first', name: 'The long way' },
        ],
        legacy: ['keepsake'],
        keepsakes: { monk: ['so-wild-ii'] },
      });
    },
  ],
  [
    'a damaged campaign, and one of a newer version, can be looked at and are left alone; the others go on',
    async ({ one, other, documents }) => {
      await one.create(foundedBy('ada'), NOW);
      await one.create(foundedBy('ada', { id: 'whole' }), NOW);
      const [{ value } = { value: undefined }] = await documents.read([`campaign:${ID}`]);
      const known = z.looseObject({}).parse(value);
      const spoilt: [string, Record<string, unknown>][] = [
        ['newer', { ...known, form: 2 }],
        ['damaged', { ...known, campaign: { form: 1, members: 'nobody' } }],
        ['damaged', { ...known, players: [] }],
        ['damaged', { nothing: 'of it' }],
      ];
      for (const [why, broken] of spoilt) {
        await documents.write({ expected: {}, put: { [`campaign:${ID}`]: broken }, rank: [] });
        const found = await other.find(ID);
        assert.ok(found && 'unreadable' in found && found.unreadable.includes(why), JSON.stringify(found));
        const refused = [
          await join(one, 'ben', 'monk'),
          await one.create(foundedBy('ada'), NOW),
          await one.change(ID, NOW, (kept) => commands.leave(kept, 'ada', DOING)),
        ];
        assert.equal(refused.map(codeOf), ['unreadable', 'unreadable', 'unreadable']);
        assert.equal((await documents.read([`campaign:${ID}`]))[0]?.value, broken, 'nothing wrote over it');
      }
      assert.equal(await listOf(one, 'ada'), ['whole', ID]);
      assert.is(codeOf(await join(other, 'ben', 'monk', 'whole')), undefined);
    },
  ],
  [
    'who is there is known everywhere, and news',
    async ({ one, other }) => {
      await one.create(inCamp(), NOW);
      const heard: string[] = [];
      const stop = one.listen((news) => news && heard.push(news.players.join(' ')));
      await sleep(150); // Redis takes a moment until it listens
      await one.seen(ID, ['ada'], true, NOW);
      await one.seen(ID, ['ada'], true, NOW + 1);
      await one.seen(ID, ['ben'], true, NOW + 2);
      await one.seen(ID, ['ada'], false, NOW + 3);
      await eventually('three changes', () => heard.length >= 3);
      stop();
      assert.equal(heard, ['ada', 'ada ben', 'ada ben'], 'to say it again is no news');
      assert.equal(await other.presence(ID), {
        ada: { at: NOW + 3, here: false },
        ben: { at: NOW + 2, here: true },
      });
      await Promise.all(['ada', 'ben', 'cy'].map((player, n) => (n ? one : other).seen(ID, [player], true, NOW + 9)));
      assert.equal(
        Object.values(await one.presence(ID)).map(({ at }) => at),
        [NOW + 9, NOW + 9, NOW + 9],
      );
    },
  ],
  [
    'who deletes their account is out of everything',
    async ({ one, other }) => {
      await one.create(inCamp(), NOW);
      await one.create(foundedBy('ben'), NOW);
      await other.forget('ben', NOW, (kept) => commands.leave(kept, 'ben', DOING));
      assert.equal(await other.of('ben'), { campaigns: [], legacy: [], keepsakes: {} });
      assert.equal((await keptIn(one)).players[1], null);
      assert.is(await one.find('campaign of ben'), undefined);
    },
  ],
];

const play = (stores: DocumentStores): void => {
  const sentences = suite(`campaigns in ${stores.name}`);
  for (const [name, test] of SENTENCES) {
    sentences(name, async () => {
      const open = stores.fresh();
      const [first, second, documents] = [await open(), await open(), await open()];
      const [one, other] = [new Campaigns(first), new Campaigns(second)];
      try {
        await test({ one, other, documents });
      } finally {
        await Promise.all([one.close(), other.close(), documents.close()]);
      }
    });
  }
  sentences.after(() => stores.end());
  sentences.run();
};

play(sqlDocumentStores('campaigns'));
play(await redisDocumentStores('campaigns'));
