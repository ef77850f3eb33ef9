/** A campaign whose members come by two processes on one Redis: no process owns it, so the end of one is no end of it. */
import * as assert from 'uvu/assert';
import { Campaigns } from '../../../infra/campaigns/campaigns.ts';
import { openRedisDocuments } from '../../../infra/documents/redis-documents.ts';
import { reported } from '../../../league/campaign/commands.ts';
import { Campaigner, depart, giveUp, ok, refused } from '../../support/rooms/campaigners.ts';
import { REPORT } from '../../support/rooms/campaigns.ts';
import { startRedis, type TestRedis } from '../../support/server/redis.ts';
import { type ServerProcess, startProcess } from '../../support/server/server-process.ts';
import { suite } from '../../support/suite.ts';

const campaigns = suite('processes: a campaign on two of them');
let redis: TestRedis;
let one: ServerProcess;
let two: ServerProcess;
/** Comes for the one that was killed. */
let three: ServerProcess | undefined;
const open: Campaigner[] = [];

campaigns.before(async () => {
  redis = await startRedis();
  const environment = { REDIS_URL: redis.url };
  [one, two] = await Promise.all([startProcess(environment), startProcess(environment)]);
});
campaigns.after(async () => {
  for (const campaigner of open) campaigner.close();
  await Promise.all([one, two, three].map((process) => process?.stop()));
  await redis.stop();
});

/** Somebody who comes by that process, and knows of the other. */
const by = async (process: ServerProcess, other: ServerProcess, name: string): Promise<Campaigner> => {
  const campaigner = await Campaigner.open(await process.guest(name), [other.url]);
  open.push(campaigner);
  return campaigner;
};

campaigns(
  'played, shopped and gone on with; whoever came by the process that is killed comes by the other',
  async () => {
    const ada = await by(one, two, 'Ada');
    const ben = await by(two, one, 'Ben');
    await ada.found();
    await ben.joins(ada, 'monk');
    await ada.sees('Ben', ({ people }) => people.length === 2);
    await ok(ada.act({ type: 'begin' }));
    await ben.sees('camp', ({ view }) => view.stage === 'camp');
    await depart([], ada, ben);
    await giveUp(ada, ben);
    for (const somebody of [ada, ben]) await somebody.sees('the shop', ({ view }) => view.stage === 'shop');

    const cheapest = ada.table.view.members[0]?.dealt?.find(({ price }) => price === 10)?.card;
    assert.ok(cheapest, 'there is a card for 10 gold');
    await ok(ada.act({ type: 'buy', card: cheapest }));
    for (const somebody of [ada, ben])
      await somebody.sees('what Ada bought', ({ view }) => view.members[0]?.loot.includes(cheapest) === true);
    const bought = ada.table.view;
    one.signal('SIGKILL');
    await one.ended;

    // Ben plays on meanwhile, by the process that is left.
    await ok(ben.act({ type: 'done' }));
    await ada.sees('that Ben is done', ({ view }) => view.members[1]?.done === true);
    const { members } = ada.table.view;
    assert.equal([members[0]?.purse, members[0]?.loot], [bought.members[0]?.purse, [cheapest]]);
    await refused(ben.act({ type: 'buy', card: cheapest }), 'already-answered');
    await ok(ada.act({ type: 'done' }));
    for (const somebody of [ada, ben]) await somebody.sees('camp', ({ view }) => view.stage === 'camp');
    assert.is(ada.table.view.sheet.length, 1);
    assert.equal([ada.table.view.session, ben.table.view.session], [2, 2]);

    await depart([], ada, ben);
    const [hers, his] = [await ada.sit(), await ben.sit()];
    assert.equal([hers.picture.you, his.picture.you], [0, 1]);
    hers.leave();
    his.leave();
  },
);

/** The battle that the campaign is said to wait for is won, as the end of a match says it. */
const winBattle = async (match: string): Promise<void> => {
  const kept = new Campaigns(await openRedisDocuments({ name: 'campaigns', url: redis.url }));
  const doing = { now: Date.now(), random: Math.random };
  const won = { ...REPORT, scenario: 2, card: undefined, gold: 0, unidentified: [] };
  await kept.changeOfMatch(match, doing.now, (known) =>
    reported({ ...known, campaign: { ...known.campaign, scenario: 2 } }, match, JSON.parse(JSON.stringify(won)), doing),
  );
  await kept.close();
};

campaigns(
  'killed while boss loot is kept: what was asked for then is kept once, by the process that is left',
  async () => {
    three = await startProcess({ REDIS_URL: redis.url });
    const cy = await by(two, three, 'Cy');
    const di = await by(three, two, 'Di');
    await cy.found();
    await di.joins(cy, 'monk');
    await ok(cy.act({ type: 'begin' }));
    await depart([], cy, di);
    const places = [await cy.sit(), await di.sit()];
    await winBattle(cy.table.view.match ?? '');
    for (const somebody of [cy, di]) await somebody.sees('boss loot', ({ view }) => view.stage === 'spoils');
    const [first] = cy.table.view.members;
    assert.ok(first?.drawn?.card);

    // Cy's word closes the round: twice it would keep the next card, too.
    await ok(di.act({ type: 'leave-it' }));
    await cy.sees('that Di left it', ({ view }) => view.members[1]?.answered === 'leave');
    const keeps = cy.act({ type: 'keep' });
    two.signal('SIGKILL');
    await two.ended;
    await ok(keeps);
    for (const somebody of [cy, di]) await somebody.sees('the second round', ({ view }) => view.round === 2);
    const [now] = cy.table.view.members;
    assert.equal([now?.loot, now?.answered], [[first.drawn.card], null]);

    // The match itself comes back, too, and is given up: the campaign waits for it no more.
    for (const place of places) {
      await place.act({ type: 'concede' }, place.picture.view?.step ?? 0);
      place.leave();
    }
    for (const _ of [2, 3]) for (const somebody of [cy, di]) await ok(somebody.act({ type: 'leave-it' }));
    for (const somebody of [cy, di]) await somebody.sees('camp', ({ view }) => view.stage === 'camp');
    const { view, log } = di.table;
    assert.equal([view.scenario, view.session], [3, 2]);
    assert.equal(
      view.sheet.map(({ won, unclaimed }) => [won, unclaimed]),
      [[true, 5]],
    );
    assert.equal(
      view.members.map(({ loot }) => loot),
      [[first.drawn.card], []],
    );
    assert.is(log.filter(({ text }) => text.includes('is won')).length, 1);
  },
);

campaigns.run();
