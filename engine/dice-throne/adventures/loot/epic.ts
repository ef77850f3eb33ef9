/** The 31 epic loot cards: what replaces a hero's own card, then families that have a card of every rarity, then the others.
 *  Of one reading of the printed cards: Try, Try Again! IV, Twice as Wild! III, Getting Paid! III, Codex III, Health Potion III and
 *  Coin Purse II. All other figures are house values, some after a prototype. */
import { alter, draw, gainCp, half, heal, plus, roll, strip, sum } from '../../vocabulary/build.ts';
import { defineLoot } from './define.ts';
import {
  anyHero,
  betterCard,
  blazingEffigy,
  bloodAmulet,
  brace,
  codex,
  fromFaceOn,
  inUpkeep,
  leatherArmor,
  luckyCharm,
  mayRemoveOf,
  moreAttempts,
  moveTwo,
  preventFor,
  propheticOrb,
  recallScroll,
  removeUpTo,
  smokePellet,
  strengthSerum,
  throwingKnife,
  treasureHunter,
  tryAgain,
  whetstone,
  whoeverHas,
} from './words.ts';

const II = betterCard('II');
const III = betterCard('III');
const IV = betterCard('IV');

export const EPIC = defineLoot('epic', [
  IV('transference', 0, { run: moveTwo }),
  IV('what-status-effects', 0, { type: 'instant' }),
  IV('vegas-baby', 0, { run: [roll(1, gainCp(plus(2, half(sum))))] }),
  III('double-up', 0, { run: [draw(2), gainCp(1)] }),
  IV('buh-bye', 0, { run: removeUpTo(2) }),
  IV('not-this-time', 0, { run: preventFor(10) }),
  II('tip-it', 0),
  II('six-it', 0),
  III('getting-paid', 0, { run: [gainCp(3, { choose: 'player' })] }),
  III('twice-as-wild', 1),
  IV('try-try-again', 0, { run: tryAgain(3) }),
  III('one-more-time', 0, { run: moreAttempts(2) }),
  III('helping-hand', 0, { run: [alter('reroll', { whose: 'opponents' }, { n: 2, upTo: true })] }),
  { id: 'codex-iii', name: 'Codex III', ...codex(1) },
  {
    id: 'health-potion-iii',
    name: 'Health Potion III',
    type: 'instant',
    cost: 1,
    run: [anyHero, heal(4, { picked: 'hero' }), mayRemoveOf(1)],
  },
  { id: 'prophetic-orb-iii', name: 'Prophetic Orb III', ...propheticOrb(1) },
  { id: 'recall-scroll-iii', name: 'Recall Scroll III', ...recallScroll(1) },
  { id: 'treasure-hunter-iii', name: 'Treasure Hunter III', ...treasureHunter(2, 3) },
  { id: 'strength-serum-iii', name: 'Strength Serum III', ...strengthSerum(2, 'damage-4', 1, draw(1)) },
  { id: 'whetstone-iii', name: 'Whetstone III', ...whetstone(3) },
  { id: 'brace-iii', name: 'Brace III', ...brace(5) },
  { id: 'throwing-knife-iii', name: 'Throwing Knife III', ...throwingKnife(4) },
  { id: 'lucky-charm-iii', name: 'Lucky Charm III', ...luckyCharm(0, 'step', 'team', 3) },
  { id: 'war-horn-iii', name: 'War Horn III', type: 'main', cost: 2, run: [gainCp(2, 'heroes')] },
  {
    id: 'antidote-iii',
    name: 'Antidote III',
    type: 'instant',
    cost: 0,
    run: [whoeverHas('negative'), strip({ picked: 'who' }, 'negative')],
  },
  { id: 'smoke-pellet-iii', name: 'Smoke Pellet III', ...smokePellet(1, 2) },
  { id: 'coin-purse-ii', name: 'Coin Purse II', ...inUpkeep(1, gainCp(1)) },
  { id: 'regenerating-orb-ii', name: 'Regenerating Orb II', ...inUpkeep(1, fromFaceOn(4, heal(2))) },
  { id: 'leather-armor-ii', name: 'Leather Armor II', ...leatherArmor(2) },
  { id: 'blazing-effigy', name: 'Blazing Effigy', ...blazingEffigy(4) },
  { id: 'blood-amulet', name: 'Blood Amulet', ...bloodAmulet(4) },
]);
