/** Opens a record: plays it through once and keeps it ready. This is where the rules come into the page, so it is
 *  loaded only when somebody wants to watch. */
import './no-eval.ts';
import { BadInput } from '../../engine/core/refusal.ts';
import { readReplay, wholeReplay } from '../../engine/record/replay.ts';
import { type Verdict, verify } from '../../engine/record/verify.ts';
import { gameEntry } from '../games/games.ts';
import { faultIn } from './faults.ts';
import type { DiceVerdict, OpenedReplay } from './opened-replay.ts';
import '../style/replay.css';
import { InWords } from '../words/refusal.ts';
import { t, tOf } from '../words/t.ts';

export { ReplayPage } from './replay-page.tsx';

/** Rejects with words for what is no finished match under these rules. */
export const openReplay = (text: string): Promise<OpenedReplay> =>
  open(text).catch((error: unknown) => {
    throw error instanceof BadInput ? new InWords(tOf(`replay.${faultIn(error)}`, error.message)) : error;
  });

const open = async (text: string): Promise<OpenedReplay> => {
  const record = readReplay(text);
  const entry = gameEntry(record.game);
  if (!entry) throw new BadInput('game', `is "${record.game}", which this page cannot show`);
  const [rules, page] = await Promise.all([entry.rules(), entry.page()]);
  return {
    replay: wholeReplay(rules, record),
    page,
    text,
    checkDice: (seen) => inWords(verify([rules], new TextEncoder().encode(text), seen), seen !== undefined),
  };
};

const inWords = (verdict: Verdict, wasThere: boolean): DiceVerdict => {
  if (verdict.verdict === 'holds') {
    const { actions, rolls, shuffles, commitment } = verdict;
    const why = t(
      '{actions, plural, one {# action} other {# actions}}, {rolls, plural, one {# roll} other {# rolls}}, {shuffles, plural, one {# shuffle} other {# shuffles}}; commitment {commitment}',
      { actions, rolls, shuffles, commitment },
    );
    return { hold: true, words: wasThere ? t('The dice hold, as promised.') : t('The dice hold.'), why };
  }
  if (verdict.verdict !== 'does not hold') return { hold: false, words: t('The dice cannot be checked.') };
  // The first line is the beginning; each line after it is a step.
  const where = verdict.line === 1 ? t('at the beginning') : t('at step {line}', { line: verdict.line - 1 });
  const why = tOf(`untruth.${verdict.is}`, verdict.why);
  return { hold: false, words: t('The dice do not hold, {where}: {why}.', { where, why }) };
};
