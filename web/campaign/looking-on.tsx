/** The link by which others may look on, which the leader makes and takes back. */
import type { JSX } from 'preact';
import { CopyLine } from '../copy-line.tsx';
import { sharedLink } from '../route.ts';
import { t } from '../words/t.ts';
import { leads, type Scene } from './scene.ts';

export function LookingOn({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { table, asking, requests, id } = scene;
  const { shared } = table;
  const mayLead = leads(scene);
  if (shared === undefined && !mayLead) return null;
  const share = (on: boolean): void => void asking.ask(() => requests.share(id, on));
  return (
    <details class="deck-book" open={shared !== undefined && table.view.stage === 'over'}>
      <summary>{t('Show the campaign to others')}</summary>
      <p class="aside">{t('Whoever has this link sees how the campaign goes, and can change nothing.')}</p>
      {shared !== undefined && <CopyLine link={sharedLink(shared)} label={t('Link to look on')} />}
      {mayLead && (
        <p>
          <button type="button" class="btn" disabled={asking.busy} onClick={() => share(shared === undefined)}>
            {shared === undefined ? t('Make a link') : t('Let nobody look on any more')}
          </button>
        </p>
      )}
    </details>
  );
}
