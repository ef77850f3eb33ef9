/** A campaign whose members come by two processes on one Redis: no process owns it, so the end of one is no end of it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Campaigner, depart, giveUp, ok, refused } from '../../support/rooms/campaigners.ts';
import { startRedis, type TestRedis } from '../../support/server/redis.ts';
import { type ServerProcess, startProcess } from '../../support/server/server-process.ts';

const campaigns = suite('processes: a campaign on two of them');
let redis: TestRedis;
let one: ServerProcess;
let two: ServerProcess;
const open: Campaigner[] = [];

campaigns.before(async () => {
  redis = await startRedis();
  const environment = { REDIS_URL: redis.url };
  [one, two] = await Promise.all([startProcess(environment), startProcess(environment)]);
});
campaigns.after(async () => {
  for (const campaigner of open) campaigner.close();
  await Promise.all([one.stop(), two.stop()]);
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

campaigns.run();
