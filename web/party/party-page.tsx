/** The way into a party: by making one, or by the link of somebody who did. Who has no name here yet gives one. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Player } from '../../client/account.ts';
import type { Asked } from '../../client/matchmaking.ts';
import type { PartyRequests } from '../../client/party.ts';
import type { GameInfo } from '../api.ts';
import { PlayAs } from '../front/play-as.tsx';
import { useName } from '../front/use-name.ts';
import { matchmaking, useMatchmaking } from '../matchmaking/session.ts';
import { partyHash } from '../route.ts';
import { ModeField, modesFor } from './mode-field.tsx';
import { PartyRoom } from './party-room.tsx';
import '../style/party.css';
import { refusalWords, troubleWords } from '../words/refusal.ts';
import { rich } from '../words/rich.ts';
import { t } from '../words/t.ts';

interface PartyPageProps {
  readonly games: readonly GameInfo[];
  readonly player?: Player;
  /** Of the party that the link leads to; left out, one is made. */
  readonly code?: string;
  /** Says who plays here, makes a guest of a stranger, and opens their line. */
  readonly onName: (name: string) => Promise<Player>;
}

export function PartyPage({ games, player, code, onName }: PartyPageProps): JSX.Element {
  const line = useMatchmaking();
  const [chosen, setChosen] = useState(modesFor(games)[0]);
  const [name, setName] = useName(player);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const { party } = line;

  useEffect(() => {
    if (party && party.code !== code && code === undefined) location.hash = partyHash(party.code);
  }, [party?.code, code]);

  if (party && (code === undefined || party.code === code) && line.requests && player) {
    return <PartyRoom games={games} party={party} me={player.id} requests={line.requests} />;
  }

  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setTrouble('');
    try {
      await onName(name.trim());
      const { requests } = matchmaking;
      const asked = requests && (await (code === undefined ? create(requests) : requests.join(code)));
      if (asked?.ok === false) setTrouble(refusalWords(asked));
    } catch (error) {
      setTrouble(troubleWords(error, t('The server did not answer.')));
    }
    setBusy(false);
  };
  const create = (requests: PartyRequests): Promise<Asked> =>
    requests.create({ game: chosen?.game.id ?? '', mode: chosen?.mode.id ?? '', ranked: false });
  const isElsewhere = party !== undefined;

  return (
    <main class="wrap sheet">
      <header class="sheet-head">
        <h1>{code === undefined ? t('A party of friends') : t('You are invited to a party')}</h1>
        <p>
          {code === undefined
            ? t('Friends come by a link; you pick together, then queue as one or play among yourselves.')
            : t('Pick what you play, say when you are ready, and the leader begins.')}
        </p>
      </header>
      {line.goodbye && (
        <p class="notice" role="status">
          {line.goodbye === 'put-out'
            ? t('The leader put you out of the party.')
            : t('You were away for too long; the party went on without you.')}
        </p>
      )}
      {isElsewhere && (
        <p class="notice return">
          {rich('You are in another party. {link}, or leave it there first.', {
            link: <a href={partyHash(party.code)}>{t('Return to it')}</a>,
          })}
        </p>
      )}
      <form onSubmit={enter}>
        <div class="fields">
          <PlayAs player={player} name={name} onName={setName} />
          {code === undefined && <ModeField games={games} chosen={chosen} onChoose={setChosen} />}
        </div>
        {code === undefined && chosen?.mode.text && <p class="mode-text">{chosen.mode.text}</p>}
        <div class="start">
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          <button type="submit" class="btn go big" disabled={busy || isElsewhere}>
            {busy ? t('One moment…') : code === undefined ? t('Make a party') : t('Join the party')}
          </button>
          <a href="#/">{t('Back to the front')}</a>
        </div>
      </form>
    </main>
  );
}
