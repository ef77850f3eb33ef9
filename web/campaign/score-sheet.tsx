/** The score sheet, and the log of all sessions. */
import type { JSX } from 'preact';
import type { Scene } from './scene.ts';

export function ScoreSheet({ scene }: { readonly scene: Scene }): JSX.Element {
  const { table } = scene;
  const { sheet, score } = table.view;
  return (
    <section aria-labelledby="campaign-sheet">
      <h2 id="campaign-sheet">Score: {score}</h2>
      {sheet.length === 0 ? (
        <p class="aside">No session is behind you yet.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section class="score-sheet" tabIndex={0} aria-label="The score sheet">
          <table>
            <thead>
              <tr>
                {['Session', 'Scenario', '', 'Salves', 'Gold', 'Tiles', 'Unclaimed', 'Base', 'Total'].map(
                  (head, at) => (
                    <th key={`${head} ${at}`} scope="col">
                      {head || <span class="unseen">Result</span>}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {sheet.map((row) => (
                <tr key={row.session} class={row.won ? 'won' : 'lost'}>
                  <th scope="row" title={row.date > 0 ? new Date(row.date).toLocaleString() : ''}>
                    {row.session}
                  </th>
                  <td>
                    {row.scenario}
                    {row.card !== undefined && ` (${row.card})`}
                  </td>
                  <td>{row.won ? 'Won' : 'Lost'}</td>
                  <td>{row.salves}</td>
                  <td>{row.gold}</td>
                  <td>{row.tiles}</td>
                  <td>{row.unclaimed}</td>
                  <td>{row.base}</td>
                  <td>
                    <strong>{row.total}</strong>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

export function CampaignLog({ scene }: { readonly scene: Scene }): JSX.Element {
  const newest = [...scene.table.log].reverse();
  return (
    <details class="deck-book">
      <summary>
        Log <small>{newest.length === 1 ? 'one entry' : `${newest.length} entries`}</small>
      </summary>
      <ol class="campaign-log">
        {newest.map(({ session, text }, at) => (
          <li key={newest.length - at}>
            <small>Session {session}</small> {text}
          </li>
        ))}
      </ol>
    </details>
  );
}
