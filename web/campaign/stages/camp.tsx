/** Camp: the team looks at what lies ahead, shares out its salves, and departs when all are ready. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { list, t } from '../../words/t.ts';
import { heroName } from '../catalogue.ts';
import { DeckBook } from '../deck-book.tsx';
import { NextScenario } from '../next-scenario.tsx';
import { People } from '../people.tsx';
import { act, called, type Scene } from '../scene.ts';

export function Camp({ scene }: { readonly scene: Scene }): JSX.Element {
  const { table, asking } = scene;
  const { members } = table.view;
  const isReady = (seat: number): boolean => members[seat]?.ready !== undefined;
  const bots = members.filter(({ seat }) => !table.people[seat]).map(({ seat }) => seat);
  const away = members.filter(({ seat }) => table.people[seat]?.present === false && !isReady(seat));
  const [forAway, setForAway] = useState(false);
  const wanted = [...bots, ...(forAway ? away.map(({ seat }) => seat) : [])].sort();
  const mine = members[table.you]?.ready;
  const depart = table.legal.find(({ action }) => action.type === 'depart');
  const waitsFor = members.filter(({ seat }) => table.people[seat] && !isReady(seat));
  return (
    <>
      <NextScenario scene={scene} />
      <Salves scene={scene} />
      <People
        scene={scene}
        state={(seat) => (table.people[seat] ? (isReady(seat) ? t('Ready') : t('Not ready')) : '')}
        more={(seat) => t('{n, plural, one {# salve} other {# salves}}', { n: members[seat]?.salves ?? 0 })}
      />
      {away.length > 0 && !mine && (
        <label class="check">
          <input type="checkbox" checked={forAway} onChange={(event) => setForAway(event.currentTarget.checked)} />
          <span>
            {t('Bots play for {names} this time', {
              names: list(away.map(({ seat }) => table.people[seat]?.name ?? '')),
            })}
            <small>{t('Everybody who is here has to agree by being ready with it.')}</small>
          </span>
        </label>
      )}
      <div class="start">
        {depart ? (
          <button
            type="button"
            class="btn go big"
            disabled={asking.busy}
            data-key="depart"
            onClick={() => act(scene, { ...depart.action, type: 'depart' })}
          >
            {t('Depart')}
          </button>
        ) : (
          !mine && (
            <button
              type="button"
              class="btn go big"
              disabled={asking.busy}
              data-key="ready"
              onClick={() => act(scene, { type: 'ready', on: true, bots: wanted })}
            >
              {t('I am ready')}
            </button>
          )
        )}
        {mine && (
          <button
            type="button"
            class="btn"
            disabled={asking.busy}
            onClick={() => act(scene, { type: 'ready', on: false, bots: [] })}
          >
            {t('Not yet after all')}
          </button>
        )}
        {mine && !depart && (
          <p role="status">
            {t('Waiting for {names}.', {
              names: list(waitsFor.map(({ seat }) => called(scene, seat))) || t('the others'),
            })}
          </p>
        )}
      </div>
      <DeckBook scene={scene} />
    </>
  );
}

/** Salves are shared out as the team likes: whoever changes that takes back every "ready". */
function Salves({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { table, words, asking } = scene;
  const { salves, members } = table.view;
  const there = members.map((member) => member.salves ?? 0);
  const [share, setShare] = useState(there);
  useEffect(() => setShare(there), [there.join(' ')]);
  if (salves === 0 || members.length === 1) return null;
  const given = share.reduce((sum, n) => sum + n, 0);
  const left = salves - given;
  const change = (seat: number, by: number): void =>
    setShare(share.map((n, other) => (other === seat ? Math.max(0, n + by) : n)));
  const isNew = share.join(' ') !== there.join(' ');
  return (
    <section aria-labelledby="campaign-salves">
      <h2 id="campaign-salves">{t('Salves')}</h2>
      <p class="aside">
        {t('{salves} to share out among the team. A salve heals, and raises a friend who falls.', { salves })}
      </p>
      <ul class="shares">
        {members.map(({ seat, hero }) => (
          <li key={seat}>
            <span>{heroName(words, hero)}</span>
            <button
              type="button"
              class="btn small"
              disabled={(share[seat] ?? 0) === 0}
              aria-label={t('One salve less for the {heroName}', { heroName: heroName(words, hero) })}
              onClick={() => change(seat, -1)}
            >
              −
            </button>
            <output aria-label={t('Salves of the {heroName}', { heroName: heroName(words, hero) })}>
              {share[seat] ?? 0}
            </output>
            <button
              type="button"
              class="btn small"
              disabled={left <= 0}
              aria-label={t('One salve more for the {heroName}', { heroName: heroName(words, hero) })}
              onClick={() => change(seat, 1)}
            >
              +
            </button>
          </li>
        ))}
      </ul>
      {isNew && (
        <p class="share-out">
          <button
            type="button"
            class="btn"
            disabled={asking.busy || left !== 0}
            onClick={() => act(scene, { type: 'allot', salves: share })}
          >
            {t('Share them out so')}
          </button>
          {left > 0 && <span>{t('{n, plural, one {One is left} other {# are left}} to give.', { n: left })}</span>}
        </p>
      )}
    </section>
  );
}
