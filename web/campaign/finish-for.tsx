/** For somebody who has been away for long: a bot does what is left to do. */
import type { JSX } from 'preact';
import { t } from '../words/t.ts';
import type { Scene } from './scene.ts';

export function FinishFor({ scene, seat }: { readonly scene: Scene; readonly seat: number }): JSX.Element | null {
  const { table, asking, requests, id } = scene;
  const isAsked = table.view.waiting.some((wait) => wait.seat === seat);
  if (seat === table.you || !isAsked || !table.people[seat]?.overdue) return null;
  return (
    <button
      type="button"
      class="btn small"
      disabled={asking.busy}
      onClick={() => void asking.ask(() => requests.finishFor(id, seat))}
    >
      {t('Let a bot finish')}
    </button>
  );
}
