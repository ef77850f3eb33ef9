/** The odds of the own dice, as they are marked now. The last answer stands until the next one is here. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DiceOdds } from '../../../../engine/dice-throne/odds/odds.ts';
import type { Catalogue, MatchView } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { Answered, Asked } from './odds.worker.ts';
import { questionOf } from './question.ts';

/** Nothing while there are no dice to decide about, and until the first answer. */
export function useOdds(
  view: MatchView,
  you: number | undefined,
  catalogue: Catalogue,
  kept: ReadonlySet<number>,
): DiceOdds | undefined {
  const worker = useRef<Worker>(undefined);
  const asked = useRef(0);
  const [odds, setOdds] = useState<DiceOdds>();
  const question = questionOf(view, you, catalogue, kept);
  const key = question && JSON.stringify(question);

  useEffect(() => {
    asked.current++;
    if (!question) {
      setOdds(undefined);
      return;
    }
    worker.current ??= started((answer) => {
      // What was asked before the dice changed is answered too late.
      if (answer.number === asked.current) setOdds(answer.odds);
    });
    worker.current.postMessage({ number: asked.current, question } satisfies Asked);
  }, [key]);
  useEffect(() => () => worker.current?.terminate(), []);
  return odds;
}

/** Begun when it is first asked: whoever only watches never loads it. */
const started = (hear: (answer: Answered) => void): Worker => {
  const worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => hear(data));
  return worker;
};
