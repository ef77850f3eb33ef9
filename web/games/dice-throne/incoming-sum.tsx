/** Why damage on its way is what it is: a running sum, part by part, each with what it comes from. */
import type { JSX } from 'preact';
import type { IncomingPart, IncomingView } from '../../../engine/dice-throne/state/view-shape.ts';
import type { Lexicon } from './model.ts';
import { sourceWords } from './words.ts';
import '../../table/style/decide.css';

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
        {incoming.amount} {incoming.type === 'normal' || incoming.type === 'untyped' ? '' : `${incoming.type} `}damage
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
      return `prevents ${n}`;
    case 'half':
      return 'prevents half';
    case 'all':
      return 'prevents all';
    case 'cap':
      return `at most ${n}`;
  }
};
