/** What all decide together: whether somebody is put out, and whether the campaign ends. And leaving for good. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CAMPAIGNS, go } from '../route.ts';
import { t } from '../words/t.ts';
import { act, called, type Scene } from './scene.ts';

/** The vote that is open. */
export function OpenVote({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { table, asking } = scene;
  const { vote } = table.view;
  if (!vote) return null;
  const { about, member, answers } = vote;
  const mine = answers[table.you];
  const cast = (yes: boolean): void =>
    act(scene, { type: 'vote', about, ...(member !== undefined && { member }), yes });
  const said = answers.filter((answer) => answer !== null).length;
  return (
    <section class="notice vote" aria-label={t('A vote is open')} role="status">
      <p>
        <strong>
          {about === 'retire'
            ? t('End the campaign here?')
            : member === table.you
              ? t('Put you out?')
              : t('Put {name} out?', { name: member === undefined ? t('somebody') : called(scene, member) })}
        </strong>{' '}
        {t('{n, plural, one {# voice} other {# voices}} so far. Who says nothing within a minute says no.', {
          n: said,
        })}
      </p>
      {mine === null && (
        <p class="vote-deeds">
          <button type="button" class="btn" disabled={asking.busy} onClick={() => cast(true)}>
            {t('Yes')}
          </button>
          <button type="button" class="btn" disabled={asking.busy} onClick={() => cast(false)}>
            {t('No')}
          </button>
        </p>
      )}
    </section>
  );
}

/** Ways out, each asked twice. */
export function WaysOut({ scene }: { readonly scene: Scene }): JSX.Element {
  const { table, asking, requests, id } = scene;
  const { stage, vote, members } = table.view;
  const [sure, setSure] = useState('');
  const others = members.filter(({ seat }) => seat !== table.you && table.people[seat]);
  const mayVote = !vote && !['forming', 'playing', 'over'].includes(stage);
  const leave = async (): Promise<void> => {
    if (await asking.ask(() => requests.leave(id))) go(CAMPAIGNS);
  };
  const ways: (readonly [key: string, words: string, again: string, deed: () => void])[] = [
    ...(mayVote
      ? others.map(({ seat }): readonly [string, string, string, () => void] => [
          `out ${seat}`,
          t('Vote {called} out', { called: called(scene, seat) }),
          t('Yes, call a vote on {called}', { called: called(scene, seat) }),
          () => act(scene, { type: 'vote', about: 'out', member: seat, yes: true }),
        ])
      : []),
    ...(mayVote
      ? [
          [
            'retire',
            t('End the campaign'),
            t('Yes, call a vote on its end'),
            () => act(scene, { type: 'vote', about: 'retire', yes: true }),
          ] as const,
        ]
      : []),
    [
      'leave',
      others.length === 0 ? t('Leave, and close the campaign') : t('Leave the campaign'),
      others.length === 0 ? t('Yes, it is gone then') : t('Yes, hero and loot stay behind'),
      () => void leave(),
    ],
  ];
  return (
    <details class="deck-book ways-out">
      <summary>{t('Leave or end it')}</summary>
      <ul>
        {ways.map(([key, words, again, deed]) => (
          <li key={key}>
            <button
              type="button"
              class="btn quiet"
              disabled={asking.busy}
              onClick={({ detail }) => {
                // The second of a double click was meant for the first question.
                if (detail > 1) return;
                if (sure === key) deed();
                setSure(sure === key ? '' : key);
              }}
            >
              {sure === key ? again : words}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
