/** An invitation: choose what to play and sit down, or watch. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Player } from '../../client/account.ts';
import type { GameInfo } from '../api.ts';
import { troubleWords } from '../words/refusal.ts';
import { rich } from '../words/rich.ts';
import { t } from '../words/t.ts';
import { HeroPicker, ownLegend } from './hero-picker.tsx';
import type { Place } from './line-up.ts';
import { PlayAs } from './play-as.tsx';
import { useName } from './use-name.ts';

interface InviteProps {
  readonly game: GameInfo;
  /** The open seat. */
  readonly place: Place;
  readonly player?: Player;
  /** This browser already has a seat at the match: whoever sits down here is somebody else. */
  readonly seatedAlready: boolean;
  readonly onSit: (name: string, hero: string) => Promise<void>;
  readonly onReturn: () => void;
}

export function Invite({
  game,
  place: { heroes, plays },
  player: here,
  seatedAlready,
  onSit,
  onReturn,
}: InviteProps): JSX.Element {
  const player = seatedAlready ? undefined : here;
  const [name, setName] = useName(player);
  const [hero, setHero] = useState(heroes[0]?.id ?? '');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');

  const sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setTrouble('');
    try {
      await onSit(name.trim(), hero);
    } catch (error) {
      setTrouble(troubleWords(error, t('The seat could not be taken.')));
      setBusy(false);
    }
  };

  return (
    <main class="wrap sheet">
      <header class="sheet-head">
        <h1>{t('You are invited')}</h1>
        <p>
          {t('{name}: choose a {plays} and sit down; the match begins when every seat is taken.', {
            name: game.name,
            plays,
          })}
        </p>
      </header>
      {seatedAlready && (
        <p class="notice return">
          {rich(
            'This browser already sits at this match. {button}, or sit down across from it in this tab under another name.',
            {
              button: (
                <button type="button" class="link" onClick={onReturn}>
                  {t('Return to that seat')}
                </button>
              ),
            },
          )}
        </p>
      )}
      <form onSubmit={sit}>
        <div class="fields">
          <PlayAs player={player} name={name} onName={setName} />
        </div>
        <HeroPicker heroes={heroes} chosen={hero} onChoose={setHero} legend={ownLegend(plays, heroes)} name="hero" />
        <div class="start">
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          <button type="submit" class="btn go big" disabled={busy}>
            {busy ? t('One moment…') : t('Sit down')}
          </button>
          {!seatedAlready && (
            <button type="button" class="btn big" onClick={onReturn}>
              {t('Only watch')}
            </button>
          )}
        </div>
      </form>
    </main>
  );
}
