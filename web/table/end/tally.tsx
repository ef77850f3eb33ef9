/** What each did in a match, in figures: a column a seat. */
import type { ComponentChildren, JSX } from 'preact';
import { Crest } from '../../kit/heraldry.tsx';

export interface TallyColumn {
  readonly hero: string;
  readonly name: string;
}

export interface TallyRow {
  readonly words: string;
  /** One a column; the highest is marked where figures may be compared. */
  readonly figures: readonly (number | string)[];
  /** Below the figures, where there is more to say. */
  readonly notes?: readonly ComponentChildren[];
}

interface TallyProps {
  readonly columns: readonly TallyColumn[];
  readonly rows: readonly TallyRow[];
}

export function Tally({ columns, rows }: TallyProps): JSX.Element {
  return (
    <table class="tally">
      <thead>
        <tr>
          <td />
          {columns.map(({ hero, name }, at) => (
            <th scope="col" key={at}>
              <Crest of={hero} />
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ words, figures, notes }) => {
          const most = Math.max(...figures.map((figure) => (typeof figure === 'number' ? figure : 0)));
          return (
            <tr key={words}>
              <th scope="row">{words}</th>
              {figures.map((figure, at) => (
                <td key={at} class={most > 0 && figure === most ? 'most' : ''}>
                  {figure}
                  {notes?.[at] && <span class="note">{notes[at]}</span>}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
