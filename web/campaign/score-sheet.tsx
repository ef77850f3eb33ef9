/** The score sheet, and the log of all sessions. */
import type { JSX } from 'preact';
import { replayHash } from '../route.ts';
import { rich } from '../words/rich.ts';
import { date, t } from '../words/t.ts';
import type { Shown } from './scene.ts';

export function ScoreSheet({ scene }: { readonly scene: Shown }): JSX.Element {
  const { table } = scene;
  const { sheet, score } = table.view;
  return (
    <section aria-labelledby="campaign-sheet">
      <h2 id="campaign-sheet">{t('Score: {score}', { score })}</h2>
      {sheet.length === 0 ? (
        <p class="aside">{t('No session is behind you yet.')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section class="score-sheet" tabIndex={0} aria-label={t('The score sheet')}>
          <table>
            <thead>
              <tr>
                {[
                  t('Session'),
                  t('Scenario'),
                  '',
                  t('Salves'),
                  t('Gold'),
                  t('Tiles'),
                  t('Unclaimed'),
                  t('Base'),
                  t('Total'),
                ].map((head, at) => (
                  <th key={`${head} ${at}`} scope="col">
                    {head || <span class="unseen">{t('Result')}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sheet.map((row) => (
                <tr key={row.session} class={row.won ? 'won' : 'lost'}>
                  <th
                    scope="row"
                    title={row.date > 0 ? date(row.date, { dateStyle: 'medium', timeStyle: 'short' }) : ''}
                  >
                    {row.session}
                  </th>
                  <td>
                    {row.scenario}
                    {row.card !== undefined && ` (${row.card})`}
                  </td>
                  <td>
                    {row.match === undefined ? (
                      result(row.won)
                    ) : (
                      <a href={replayHash(row.match)} title={t('Watch it again')}>
                        {result(row.won)}
                      </a>
                    )}
                  </td>
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

const result = (won: boolean): string => (won ? t('Won') : t('Lost'));

export function CampaignLog({ scene }: { readonly scene: Shown }): JSX.Element {
  const newest = [...scene.table.log].reverse();
  return (
    <details class="deck-book">
      <summary>
        {rich('Log {n}', {
          n: <small>{newest.length === 1 ? t('one entry') : t('{n} entries', { n: newest.length })}</small>,
        })}
      </summary>
      <ol class="campaign-log">
        {newest.map(({ session, text }, at) => (
          <li key={newest.length - at}>
            <small>{t('Session {session}', { session })}</small> {text}
          </li>
        ))}
      </ol>
    </details>
  );
}
