/** What may be done to a campaign that is kept, and what is refused with which code. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as commands from '../../../league/campaign/commands.ts';
import { type CampaignChanged, goesOn, type KeptCampaign, matchIn } from '../../../league/campaign/kept-campaign.ts';
import {
  act,
  asked,
  codeOf,
  DOING,
  departed,
  foundedBy,
  inCamp,
  keptOf,
  NOW,
  REPORT,
  who,
} from '../../support/rooms/campaigns.ts';

const enlist = (kept: KeptCampaign, id: string, hero: string): CampaignChanged =>
  commands.enlist(kept, who(id), { hero, nonce: '' }, DOING);
const namesIn = ({ players }: KeptCampaign): (string | undefined)[] => players.map((one) => one?.id);
const heroesIn = ({ campaign }: KeptCampaign): string[] => campaign.members.map(({ hero }) => hero);
const inShop = (): KeptCampaign => commands.reported(departed(), 'a match', REPORT, DOING);

const members = suite('campaigns: members');
members('friends come with a hero each, the leader adds bots, and a friend may take the place of one', () => {
  const two = keptOf(enlist(foundedBy('ada'), 'ben', 'monk'));
  const three = keptOf(commands.addBot(two, 'ninja', asked('ada')));
  const four = keptOf(enlist(three, 'cy', 'paladin'));
  assert.equal(namesIn(four), ['ada', 'ben', undefined, 'cy']);
  const full = keptOf(enlist(four, 'di', 'huntress'));
  assert.equal(namesIn(full), ['ada', 'ben', 'di', 'cy'], 'with no seat left, the bot gives its own up');
  assert.equal(heroesIn(full), ['barbarian', 'monk', 'ninja', 'paladin'], 'hero and all');
  assert.is(codeOf(enlist(full, 'eve', 'huntress')), 'campaign-full');
});
members('who comes twice stays where they are', () => {
  const two = keptOf(enlist(foundedBy('ada'), 'ben', 'monk'));
  assert.is(keptOf(enlist(two, 'ben', 'ninja')), two);
});
members('a hero takes part once (ruling V1)', () => {
  assert.is(codeOf(enlist(foundedBy('ada'), 'ben', 'barbarian')), 'requirement-not-met');
  assert.is(codeOf(commands.addBot(foundedBy('ada'), 'barbarian', asked('ada'))), 'requirement-not-met');
});
members('only the leader adds bots and takes seats away, and nobody once it has begun', () => {
  const two = keptOf(enlist(foundedBy('ada'), 'ben', 'monk'));
  assert.is(codeOf(commands.addBot(two, 'ninja', asked('ben'))), 'not-leader');
  assert.is(codeOf(commands.unseat(two, 0, asked('ben'))), 'not-leader');
  assert.is(codeOf(commands.unseat(two, 0, asked('ada'))), 'not-allowed-now');
  assert.equal(namesIn(keptOf(commands.unseat(two, 1, asked('ada')))), ['ada']);
  const bot = keptOf(commands.addBot(two, 'ninja', asked('ada')));
  assert.equal(heroesIn(keptOf(commands.unseat(bot, 2, asked('ada')))), ['barbarian', 'monk']);
  assert.is(codeOf(commands.unseat(inCamp(), 2, asked('ada'))), 'not-allowed-now');
});
members('the leader leaves: the next person leads, and no bot', () => {
  const bots = keptOf(commands.addBot(foundedBy('ada'), 'ninja', asked('ada')));
  const three = keptOf(enlist(bots, 'ben', 'monk'));
  const left = keptOf(commands.leave(three, 'ada', DOING));
  assert.equal(namesIn(left), [undefined, 'ben']);
  assert.is(left.campaign.leader, 1);
});
members('who leaves later leaves hero and loot to whoever comes', () => {
  const left = keptOf(commands.leave(inCamp(), 'ada', DOING));
  assert.equal([namesIn(left), left.campaign.leader], [[undefined, 'ben', undefined], 1]);
  const back = keptOf(enlist(left, 'cy', 'paladin'));
  assert.equal([namesIn(back)[0], heroesIn(back)[0]], ['cy', 'barbarian']);
});
members('with the last person the campaign goes', () => {
  const left = keptOf(commands.leave(inCamp(), 'ada', DOING));
  assert.equal(commands.leave(left, 'ben', DOING), { kept: undefined });
  assert.equal(commands.leave(foundedBy('ada'), 'ada', DOING), { kept: undefined });
});
members('strangers change nothing', () => {
  assert.is(codeOf(commands.act(inCamp(), { type: 'begin' }, 'm', asked('eve'))), 'no-such-campaign');
  assert.is(codeOf(commands.leave(inCamp(), 'eve', DOING)), 'no-such-campaign');
});
members('a member is called as they are now', () => {
  const kept = inCamp();
  assert.is(commands.renamed(kept, who('ada')), kept);
  assert.equal(commands.renamed(kept, { id: 'ben', name: 'Benno' }).players[1], { id: 'ben', name: 'Benno' });
});
members.run();

const requests = suite('campaigns: requests');
requests('a request that comes again is answered, and not done twice', () => {
  const request = asked('ada', 'the same');
  const bot = keptOf(commands.addBot(foundedBy('ada'), 'ninja', request));
  assert.is(keptOf(commands.addBot(bot, 'ninja', request)), bot);
  const shop = inShop();
  const sell = { type: 'sell', loot: 0 };
  const sold = keptOf(commands.act(shop, sell, 'm', request));
  assert.is(keptOf(commands.act(sold, sell, 'm', request)), sold, 'the shop has bought it once');
  assert.is(codeOf(commands.act(sold, sell, 'm', asked('ada'))), 'unknown-id', 'another one is another sale');
});
requests('the last 64 are known again', () => {
  let kept = inCamp();
  for (let n = 0; n < 80; n++)
    kept = keptOf(
      commands.act(kept, { type: 'allot', salves: n % 2 ? [2, 0, 0] : [0, 2, 0] }, 'm', asked('ada', `k${n}`)),
    );
  assert.is(kept.answered.length, 64);
  assert.ok(kept.answered.includes('ada k79') && !kept.answered.includes('ada k15'));
});
requests("what only the server may say, a member may not; the rules' refusals keep their codes", () => {
  const refused: [unknown, string][] = [
    [{ type: 'report', report: REPORT, match: 'a match' }, 'not-allowed-now'],
    [{ type: 'voided', match: 'a match' }, 'not-allowed-now'],
    [{ type: 'join', hero: 'treant' }, 'not-allowed-now'],
    [{ type: 'timeout' }, 'not-allowed-now'],
    [{ type: 'buy', card: 'rope' }, 'not-allowed-now'],
    [{ type: 'juggle' }, 'bad-message'],
    ['nothing at all', 'bad-message'],
  ];
  for (const [action, code] of refused)
    assert.is(codeOf(commands.act(departed(), action, 'm', asked('ada'))), code, JSON.stringify(action));
  const shop = { ...inShop(), campaign: structuredClone(inShop().campaign) };
  if (shop.campaign.stage.name === 'shop') shop.campaign.stage.purse = [0, 0, 0];
  assert.is(codeOf(commands.act(shop, { type: 'identify', loot: 0 }, 'm', asked('ada'))), 'not-enough-gold');
});
requests.run();

const matches = suite('campaigns: matches');
matches('a departure names its match, whatever the member says of it', () => {
  const kept = departed('the one');
  assert.is(matchIn(kept), 'the one');
  assert.equal(kept.departed, { at: NOW, open: false });
  assert.equal(commands.opened(kept, 'the one').departed, { at: NOW, open: true });
  assert.is(commands.opened(kept, 'another'), kept);
});
matches('a report counts once, and of the match alone that the campaign waits for', () => {
  const kept = departed('the one');
  assert.is(commands.reported(kept, 'another', REPORT, DOING), kept);
  const told = commands.reported(kept, 'the one', REPORT, DOING);
  assert.is(told.campaign.stage.name, 'shop');
  assert.is(commands.reported(told, 'the one', REPORT, DOING), told);
  assert.is(commands.voided(told, 'the one', DOING), told);
  assert.is(told.departed, undefined);
});
matches('a match without a result: the same card, the same salves (ruling V47)', () => {
  const before = act(inCamp(), 'ada', { type: 'allot', salves: [0, 1, 1] });
  const ready = { type: 'ready', on: true, bots: [2] } as const;
  const kept = act(act(act(before, 'ada', ready), 'ben', ready), 'ada', { type: 'depart', bots: [2] });
  const back = commands.voided(kept, 'a match', DOING).campaign.stage;
  const { stage } = before.campaign;
  assert.ok(stage.name === 'camp' && back.name === 'camp');
  assert.equal([back.card, back.allot, back.ready], [stage.card, [0, 1, 1], [null, null, null]]);
});
matches.run();

const absence = suite('campaigns: absence');
absence('a bot does in the shop what there is to do, at once', () => {
  const { stage, members } = inShop().campaign;
  assert.ok(stage.name === 'shop');
  assert.equal(stage.done, [false, false, true]);
  assert.equal(stage.purse, [20, 20, 5], 'the bot alone has spent some of its gold');
  assert.equal(
    members.map(({ loot }) => loot),
    [[], [], ['throwing-knife-ii', 'broken-sword']],
  );
});
absence('a bot finishes for a member, and the shop closes when all are done', () => {
  const one = keptOf(commands.finishFor(inShop(), 1, asked('ada')));
  assert.is(codeOf(commands.finishFor(one, 1, asked('ada'))), 'not-allowed-now', 'nothing is left');
  const camp = act(one, 'ada', { type: 'done' });
  assert.equal([camp.campaign.stage.name, camp.campaign.scenario], ['camp', 2]);
});
absence('bots share boss loot out, too, through all rounds', () => {
  const ready = { type: 'ready', on: true, bots: [2] } as const;
  const camp = act(keptOf(commands.finishFor(inShop(), 1, asked('ada'))), 'ada', { type: 'done' });
  const away = act(act(act(camp, 'ada', ready), 'ben', ready), 'ada', { type: 'depart', bots: [2] }, 'second');
  const report = { ...REPORT, scenario: 2, card: undefined, unidentified: [], gold: 0, tiles: 0, explored: 0 };
  const spoils = commands.reported(away, 'second', JSON.parse(JSON.stringify(report)), DOING);
  assert.is(spoils.campaign.stage.name, 'spoils');
  const done = keptOf(commands.finishFor(keptOf(commands.finishFor(spoils, 0, asked('ben'))), 1, asked('ben')));
  assert.ok(done.campaign.scenario === 3 || done.campaign.stage.name === 'spoils');
});
absence('in camp, and with a vote open, no bot speaks for anybody', () => {
  assert.is(codeOf(commands.finishFor(inCamp(), 1, asked('ada'))), 'not-allowed-now');
  const vote = act(inShop(), 'ada', { type: 'vote', about: 'retire', yes: true });
  assert.is(codeOf(commands.finishFor(vote, 1, asked('ada'))), 'not-allowed-now');
});
absence('a vote ends after a minute: silence is no', () => {
  const open = act(inCamp(), 'ben', { type: 'vote', about: 'out', member: 0, yes: true });
  assert.is(open.voteSince, NOW);
  assert.is(commands.closeVote(open, { ...DOING, now: NOW + 59_999 }), open);
  const closed = commands.closeVote(open, { ...DOING, now: NOW + 60_000 });
  assert.equal([closed.campaign.vote, closed.voteSince, namesIn(closed)], [null, undefined, ['ada', 'ben', undefined]]);
});
absence('put out by a vote: the seat has no player, and a bot plays there', () => {
  const open = act(inCamp(), 'ada', { type: 'vote', about: 'out', member: 1, yes: true });
  const out = act(open, 'ben', { type: 'vote', about: 'out', member: 1, yes: false });
  assert.equal(namesIn(out), ['ada', undefined, undefined], 'of a tie the leader decides');
});
absence('over, or untouched for a year, it does not go on', () => {
  const kept = inCamp();
  assert.is(goesOn(kept, NOW + 364 * 86_400_000), true);
  assert.is(goesOn(kept, NOW + 366 * 86_400_000), false);
  const retired = act(act(kept, 'ada', { type: 'vote', about: 'retire', yes: true }), 'ben', {
    type: 'vote',
    about: 'retire',
    yes: true,
  });
  assert.is(goesOn(retired, NOW), false);
  assert.equal(namesIn(keptOf(commands.leave(retired, 'ben', DOING))), ['ada', undefined, undefined]);
});
absence.run();
