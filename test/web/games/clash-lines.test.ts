/** How the Dice Clash table sorts the legal lines, and whose dice and spaces a question is about. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { below, seededStream } from '../../../engine/core/chance.ts';
import { FIGHTERS } from '../../../engine/dice-clash/fighters.ts';
import { diceClash } from '../../../engine/dice-clash/index.ts';
import type { DiceClashEvent } from '../../../engine/dice-clash/state/events.ts';
import { catalogueOf } from '../../../engine/dice-clash/text/catalogue.ts';
import type { LegalAction } from '../../../protocol/messages.ts';
import {
  askedAbout,
  dieOption,
  isOnTable,
  type Landings,
  landingsOf,
  sortLines,
  spaceOption,
} from '../../../web/games/dice-clash/lines.ts';
import { Lexicon } from '../../../web/games/dice-clash/model.ts';

const line = (action: LegalAction['action'] & Record<string, unknown>): LegalAction => ({ action, label: action.type });
const catalogue = catalogueOf(FIGHTERS);
const isPlaced = (event: DiceClashEvent): event is DiceClashEvent<'placed'> => event.type === 'placed';
const landingIn = ({ value, defence, attack }: DiceClashEvent<'placed'>) => ({ value, defence, attack });
const lines = suite('web: legal lines of Dice Clash');

lines('placements are found by die and space, each with what the die would be worth there', () => {
  const landing = { value: 4, defence: 5, attack: 4 };
  const two = [3, 5].map((value) => ({ value, defence: value, attack: value }));
  const landings: Landings = (die, space) => (die !== 'black:4' ? [] : space === 3 ? two : [landing]);
  const { placements } = sortLines(
    [
      line({ type: 'place', die: 'black:4', space: 2 }),
      line({ type: 'place', die: 'black:4', space: 3, value: 3 }),
      line({ type: 'place', die: 'black:4', space: 3, value: 5 }),
      line({ type: 'place', die: 'red:1', space: 2 }),
    ],
    landings,
  );
  assert.equal([...placements.keys()], ['black:4', 'red:1']);
  assert.equal(placements.get('black:4')?.get(2)?.[0]?.landing, landing);
  assert.equal(
    placements
      .get('black:4')
      ?.get(3)
      ?.map((way) => way.landing),
    two,
  );
  assert.is(placements.get('red:1')?.get(2)?.[0]?.landing, undefined, 'nobody knows of it');
});

const WARRIORS = diceClash.heroes.filter(({ kind }) => kind === 'warrior').map(({ id }) => id);
for (const hero of WARRIORS)
  lines(`what the page reckons for each placement of the ${hero} is what it comes to`, () => {
    const lexicon = new Lexicon(catalogue);
    const stream = seededStream(`choices of ${hero}`);
    for (const foe of WARRIORS) {
      const seats = [{ hero }, { hero: foe }];
      const match = diceClash.start({ mode: 'duel', seats }, seededStream(`landings ${hero} ${foe}`));
      for (let [next] = diceClash.waiting(match); next; [next] = diceClash.waiting(match)) {
        const { seat } = next;
        const actions = diceClash.legal(match, seat);
        const legal = actions.map((action) => ({ action, label: '' }));
        const own = diceClash.view(match, seat).fighters[seat];
        const side = own && lexicon.side(own);
        assert.ok(own && side);
        const { placements, choices } = sortLines(legal, landingsOf(own, side));
        const ways = [...placements.values()].flatMap((spaces) => [...spaces.values()].flat());
        assert.is(ways.length + choices.size, legal.length);
        for (const { line: one, landing } of ways) {
          const action = actions.find((other) => other === one.action);
          assert.ok(action);
          const placed = diceClash.apply(diceClash.fork(match), seat, action).find(isPlaced);
          assert.equal(landing, placed && landingIn(placed), JSON.stringify(action));
        }
        const action = actions[below(stream, actions.length)];
        assert.ok(action);
        diceClash.apply(match, seat, action);
      }
    }
  });

lines('answers are told apart: dice and spaces light up on the table, others stand below it', () => {
  const { choices } = sortLines(
    ['die:black:4', 'space:3', 'value:2', 'done'].map((option) => line({ type: 'choose', option })),
  );
  assert.ok(choices.has(dieOption('black:4')));
  assert.ok(choices.has(spaceOption(3)));
  assert.equal([...choices.keys()].filter(isOnTable), ['die:black:4', 'space:3']);
});

const ABOUT: [question: string, seat: number][] = [
  ['take-back', 1],
  ['move-from', 1],
  ['roll-next', 1],
  ['bar', 0],
  ['cover-die', 0],
  ['cover-space', 0],
  ['discard', 0],
];
for (const [question, seat] of ABOUT) {
  lines(`with seat 1 on turn, ${question} is about what lies before seat ${seat}`, () => {
    assert.is(askedAbout({ question }, 1), seat);
  });
}

lines.run();
