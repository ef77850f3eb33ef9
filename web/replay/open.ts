/** Opens a record: plays it through once and keeps it ready. This is where the rules come into the page, so it is
 *  loaded only when somebody wants to watch. */
import './no-eval.ts';
import { BadInput } from '../../engine/core/refusal.ts';
import { readReplay, wholeReplay } from '../../engine/record/replay.ts';
import { inOneLine, type Verdict, verify } from '../../engine/record/verify.ts';
import { gameEntry } from '../games/games.ts';
import type { DiceVerdict, OpenedReplay } from './opened-replay.ts';
import '../style/replay.css';
import { t } from '../words/t.ts';

export { ReplayPage } from './replay-page.tsx';

/** Throws `BadInput` for what is no finished match under these rules. */
export const openReplay = async (text: string): Promise<OpenedReplay> => {
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
  const why = inOneLine(verdict);
  if (verdict.verdict === 'holds') {
    return { hold: true, words: wasThere ? t('The dice hold, as promised.') : t('The dice hold.'), why };
  }
  if (verdict.verdict !== 'does not hold') return { hold: false, words: t('The dice cannot be checked.'), why };
  // The first line is the beginning; each line after it is a step.
  const where = verdict.line === 1 ? t('at the beginning') : t('at step {line}', { line: verdict.line - 1 });
  return { hold: false, words: t('The dice do not hold, {where}: {why}.', { where, why: verdict.why }), why };
};
