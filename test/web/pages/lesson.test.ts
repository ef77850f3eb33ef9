/** The first match: every step can be done, nothing else is, and it ends with a win. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Lesson } from '../../../web/learn/lesson.ts';
import { type LearnStep, steps } from '../../../web/learn/steps.ts';
import { terms } from '../../../web/rules/terms.ts';

const lesson = suite('the first match');

/** Actions of the kind that the step is about, those that it means first. */
const meant = (one: Lesson, { act, reroll }: LearnStep): unknown[] =>
  one.legal
    .map(({ action }) => action)
    .filter((action) => Object.entries(act ?? {}).every(([field, value]) => Reflect.get(action, field) === value))
    .filter((action) => !reroll || `${Reflect.get(action, 'dice')}` === `${reroll}`);

lesson('issue: it is learnt in one go, from the first word to the win', () => {
  const one = new Lesson();
  for (const step of steps()) {
    assert.is(one.step, step);
    if (!step.act) {
      assert.ok(one.take({ type: 'pass' }), 'while one reads nothing happens');
      if (step !== steps().at(-1)) one.readOn();
      continue;
    }
    const [first] = meant(one, step);
    assert.ok(first, `there is something to do at "${step.title}"`);
    assert.is(one.take(first), undefined, step.title);
  }
  assert.equal(one.view.outcome?.winners, [0]);
  assert.ok(one.lines.length > 30, 'the log told of it');
});

lesson('what a step is not about is not done, and what to do is said', () => {
  const one = new Lesson();
  one.readOn();
  const before = one.view.step;
  for (const other of [{ type: 'pass' }, { type: 'sell', card: 'six-it' }, { type: 'nonsense' }, null]) {
    assert.is(one.take(other), 'Play Longbow II from your hand.');
  }
  assert.is(one.view.step, before);
});

lesson('every step leads to a term of the rules that there is, and so does every term', () => {
  for (const { term } of steps()) if (term) assert.ok(terms().has(term), term);
  for (const { see = [] } of terms().values()) for (const id of see) assert.ok(terms().has(id), id);
});

lesson.run();
