/** Find a match: what, as whom, for the ladder or for fun; then the queue. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Player } from '../../client/account.ts';
import type { QueueMessage } from '../../protocol/matchmaking-requests.ts';
import type { GameInfo } from '../api.ts';
import { HeroPicker, ownLegend } from '../front/hero-picker.tsx';
import { PlayAs } from '../front/play-as.tsx';
import { useName } from '../front/use-name.ts';
import { lastQueued } from '../session.ts';
import { troubleWords } from '../words/refusal.ts';
import { rich } from '../words/rich.ts';
import { t } from '../words/t.ts';
import { choicesOf, type Kind, kindsOf, stillGood } from './choice.ts';
import { useMatchmaking } from './session.ts';

interface FindMatchProps {
  readonly games: readonly GameInfo[];
  readonly player?: Player;
  /** Takes a place in the queue; rejects with words for people. */
  readonly onQueue: (name: string, request: QueueMessage) => Promise<void>;
}

/** After how long bots may fill the seats that are missing, in milliseconds; 0 for never. */
const botsAfterWords = (): readonly (readonly [number, string])[] => [
  [0, t('Never: only people')],
  [15_000, t('After 15 seconds')],
  [60_000, t('After a minute')],
  [180_000, t('After three minutes')],
];

export function FindMatch({ games, player, onQueue }: FindMatchProps): JSX.Element {
  const [before] = useState(() => stillGood(games, lastQueued.read()));
  const choices = choicesOf(games);
  const { queueing, running } = useMatchmaking();
  const [name, setName] = useName(player);
  const [chosen, setChosen] = useState(before ? `${before.game} ${before.mode}` : '');
  const choice = choices.find(({ game, mode }) => `${game.id} ${mode.id}` === chosen) ?? choices[0];
  /** Heroes by kind; an empty word for a side that one does not want to play. */
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>(before?.heroes ?? {});
  const [ranked, setRanked] = useState(before?.ranked ?? false);
  const [botsAfter, setBotsAfter] = useState(before?.ranked === false ? (before.botsAfter ?? 0) : 60_000);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');

  if (!choice)
    return <p class="notice">{t('This server has no queue: none of its games is played by people together.')}</p>;
  const { game, mode } = choice;
  const kinds = kindsOf(choice, ranked);
  const pickOf = ({ kind, heroes }: Kind): string => {
    const pick = picked[kind];
    // With several kinds an empty pick is a choice: not that side.
    if (pick === '' && kinds.length > 1) return '';
    return (heroes.find(({ id }) => id === pick) ?? heroes[0])?.id ?? '';
  };
  const picks = kinds.flatMap((kind) => (pickOf(kind) === '' ? [] : [[kind.kind, pickOf(kind)] as const]));
  const waits = queueing.state !== 'idle';

  const queue = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setTrouble('');
    try {
      await onQueue(name.trim(), {
        game: game.id,
        mode: mode.id,
        ranked,
        heroes: Object.fromEntries(picks),
        ...(!ranked && botsAfter > 0 && { botsAfter }),
      });
    } catch (error) {
      setTrouble(troubleWords(error, t('The queue could not be joined.')));
    }
    setBusy(false);
  };

  return (
    <main class="wrap sheet">
      <header class="sheet-head">
        <h1>{t('Find a match')}</h1>
        <p>{t('Against people of about your strength. Look around while you wait: your place is kept.')}</p>
      </header>
      <form onSubmit={queue}>
        <div class="fields">
          <PlayAs player={player} name={name} onName={setName} />
          <label class="field">
            <span>{t('Game')}</span>
            <select value={`${game.id} ${mode.id}`} onChange={(event) => setChosen(event.currentTarget.value)}>
              {choices.map((one) => (
                <option key={`${one.game.id} ${one.mode.id}`} value={`${one.game.id} ${one.mode.id}`}>
                  {one.game.name}, {one.mode.name}
                </option>
              ))}
            </select>
          </label>
        </div>
        {mode.text && <p class="mode-text">{mode.text}</p>}
        <fieldset>
          <legend>{t('What for')}</legend>
          <div class="segments">
            <label class={ranked ? '' : 'chosen'}>
              <input type="radio" name="ranked" checked={!ranked} onChange={() => setRanked(false)} />
              {rich('Casual {aside}', { aside: <small>{t('for fun')}</small> })}
            </label>
            <label class={ranked ? 'chosen' : ''}>
              <input type="radio" name="ranked" checked={ranked} onChange={() => setRanked(true)} />
              {rich('Ranked {aside}', { aside: <small>{t('moves your rating; no bots')}</small> })}
            </label>
          </div>
        </fieldset>
        {!ranked && (
          <label class="field clock">
            <span>{t('Bots may fill empty seats')}</span>
            <select value={botsAfter} onChange={(event) => setBotsAfter(Number(event.currentTarget.value))}>
              {botsAfterWords().map(([ms, words]) => (
                <option key={ms} value={ms}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        )}
        {kinds.map((kind) => (
          <div class="kind" key={kind.kind}>
            {kinds.length > 1 && (
              <label class="check">
                <input
                  type="checkbox"
                  checked={pickOf(kind) !== ''}
                  onChange={(event) =>
                    setPicked({ ...picked, [kind.kind]: event.currentTarget.checked ? (kind.heroes[0]?.id ?? '') : '' })
                  }
                />
                {t('I would play as a {kind}', { kind: kind.kind })}
              </label>
            )}
            {pickOf(kind) !== '' && (
              <HeroPicker
                heroes={kind.heroes}
                chosen={pickOf(kind)}
                onChoose={(id) => setPicked({ ...picked, [kind.kind]: id })}
                legend={ownLegend(kind.kind, kind.heroes)}
                name={`pick-${kind.kind}`}
              />
            )}
          </div>
        ))}
        <div class="start">
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          <button type="submit" class="btn go big" disabled={busy || waits || picks.length === 0}>
            {busy
              ? t('One moment…')
              : waits
                ? t('You are in the queue')
                : running
                  ? t('Find another match')
                  : t('Find a match')}
          </button>
        </div>
      </form>
    </main>
  );
}
