/** Questions that begin their frame anew with each answer (`engine/core/asking.ts`). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Answered, answerTop, ask, type Prompt } from '../../../engine/core/asking.ts';

const asking = suite('core: asking');

const table = () => {
  const frame: Answered = { given: [] };
  const m: { prompt: Prompt | null; stack: Answered[] } = { prompt: null, stack: [frame] };
  return { m, frame };
};

asking('a seat is asked, and answers in the order of the questions', () => {
  const { m, frame } = table();
  assert.is(ask(m, frame, 0, 1, 'which', ['a', 'b']), undefined);
  assert.equal(m.prompt, { seat: 1, question: 'which', options: ['a', 'b'] });
  answerTop(m, 'b');
  assert.is(m.prompt, null);
  assert.is(ask(m, frame, 0, 1, 'which', ['a', 'b']), 'b');
  assert.is(ask(m, frame, 1, 0, 'who', ['x', 'y']), undefined);
  assert.is(m.prompt?.seat, 0);
});
asking('one answer answers itself', () => {
  const { m, frame } = table();
  assert.is(ask(m, frame, 0, 1, 'which', ['a']), 'a');
  assert.is(m.prompt, null);
  assert.equal(frame.given, ['a']);
});
asking('but not where that there is but one tells of something hidden', () => {
  const { m, frame } = table();
  assert.is(ask(m, frame, 0, 1, 'which', ['a'], 2), undefined);
  assert.equal(m.prompt?.options, ['a']);
});
asking('the options of a prompt are its own', () => {
  const { m, frame } = table();
  const options = ['a', 'b'];
  ask(m, frame, 0, 1, 'which', options);
  options.push('c');
  assert.equal(m.prompt?.options, ['a', 'b']);
});
asking('an answer without anything that asked is a fault', () => {
  assert.throws(() => answerTop({ prompt: null, stack: [] }, 'a'), /without anything behind it/);
});

asking.run();
