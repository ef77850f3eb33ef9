/** Why damage on its way is what it is: a running sum, part by part, each with what it comes from. */
import type { JSX } from 'preact';
import type { IncomingPart, IncomingView } from '../../../engine/dice-throne/state/view-shape.ts';
import type { Lexicon } from './model.ts';
import { sourceWords } from './words.ts';
import '../../table/style/decide.css';
import { t } from '../../words/t.ts';

export function IncomingSum({
  incoming,
  lexicon,
}: {
  readonly incoming: IncomingView;
  readonly lexicon: Lexicon;
}): JSX.Element {
  return (
    <table class="incoming-sum">
      <caption>
        {t(
          '{n} {type, select, undefendable {undefendable damage} pure {pure damage} collateral {collateral damage} ultimate {ultimate damage} other {damage}}',
          { n: incoming.amount, type: incoming.type },
        )}
      </caption>
      <tbody>
        {incoming.sum.map((part, index) => (
          <tr key={index} class={part.op}>
            <th scope="row">{sourceWords(part.source, lexicon)}</th>
            <td>{changeWords(part)}</td>
            <td>
              <b>{part.after}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const changeWords = ({ op, n }: IncomingPart): string => {
  switch (op) {
    case 'base':
    case 'add':
      return `+${n}`;
    case 'less':
      return t('prevents {n}', { n });
    case 'half':
      return t('prevents half');
    case 'all':
      return t('prevents all');
    case 'cap':
      return t('at most {n}', { n });
  }
};
