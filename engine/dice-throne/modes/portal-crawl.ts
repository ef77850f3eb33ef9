/** A portal crawl of the campaign: one to four heroes explore a map of tiles, fight what they wake there, and look for the shards
 *  that open the boss portal (Adventures rulebook: Portal Crawl). */
import { BadInput } from '../../core/refusal.ts';
import { asksOfCrawl } from '../adventures/asks.ts';
import { defeated } from '../adventures/crawl/comings.ts';
import { crawlOutcome, rescue } from '../adventures/crawl/falls.ts';
import { setUpCrawl } from '../adventures/crawl/lay.ts';
import { crawlStep, positionCrawl } from '../adventures/crawl/position.ts';
import { addLoot, readSetup } from '../adventures/setup.ts';
import { engagedWith } from '../state/crawl.ts';
import { bossBattle } from './boss-battle.ts';
import type { Mode } from './mode.ts';

export const portalCrawl: Mode = {
  ...bossBattle,
  id: 'portal-crawl',
  name: 'Portal crawl',
  text: 'One to four heroes explore a map full of minions, and look for three shards that open the portal.',
  sharedDial: false,
  round: 'crawl-round',
  /** Everybody aims at whom they fight. */
  targetOf: (t, by) => engagedWith(t.m, by),
  setUp: (t, setup, scripted) => {
    const read = readSetup(setup, t.m.players);
    if (read.upgrades) throw new BadInput('setup.upgrades', 'is for boss battles');
    addLoot(t, read);
    if (scripted) positionCrawl(t, read, scripted);
    else setUpCrawl(t, read);
  },
  asks: asksOfCrawl,
  scripts: ['setup', 'kh', 'map', 'shards', 'gold', 'minions', 'enemies'],
  outcome: crawlOutcome,
  rescue,
  afterFall: defeated,
  stepOf: crawlStep,
};
