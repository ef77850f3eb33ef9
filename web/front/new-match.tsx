/** A match of one's own: what is played, by whom, against bots or friends. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Player } from '../../client/account.ts';
import type { BotKind } from '../../engine/bots/kinds.ts';
import type { CreateOptions } from '../../protocol/messages.ts';
import { PRESET_IDS, PRESETS, type PresetId } from '../../protocol/presets.ts';
import type { GameInfo } from '../api.ts';
import { PartyLink } from '../party/party-link.tsx';
import { settings } from '../settings/settings.ts';
import { Sheet } from '../sheet.tsx';
import { troubleWords } from '../words/refusal.ts';
import { t, tOf } from '../words/t.ts';
import { HeroPicker, ownLegend } from './hero-picker.tsx';
import {
  botHero,
  botLegend,
  forBots,
  forOwn,
  forSeat,
  heroFor,
  lineUp,
  type Picks,
  placesOf,
  pluralOf,
  seatsFor,
} from './line-up.ts';
import { PlayAs } from './play-as.tsx';
import { SetupFields, type SetupValues, setupOf } from './setup-fields.tsx';
import { useName } from './use-name.ts';

export interface NewMatchProps {
  readonly games: readonly GameInfo[];
  readonly player?: Player;
  /** Starts the match; rejects with words for people. */
  readonly onStart: (name: string, options: CreateOptions) => Promise<void>;
}

const strengths = (): readonly { readonly id: BotKind; readonly name: string; readonly text: string }[] => [
  { id: 'sensible', name: t('Sensible'), text: t('weighs odds') },
  { id: 'strong', name: t('Strong'), text: t('tries things out in imagined worlds') },
  { id: 'random', name: t('Random'), text: t('any legal move') },
];

export function NewMatch({ games, player, onStart }: NewMatchProps): JSX.Element {
  const [gameId, setGame] = useState(games[0]?.id ?? '');
  const game = games.find((one) => one.id === gameId) ?? games[0];
  const [modeId, setMode] = useState(game?.modes[0]?.id ?? '');
  const mode = game?.modes.find((one) => one.id === modeId) ?? game?.modes[0];
  const [wanted, setWanted] = useState(0);
  const [name, setName] = useName(player);
  const [against, setAgainst] = useState<'bot' | 'friend'>('bot');
  const [side, setSide] = useState('');
  const [picks, setPicks] = useState<Picks>({});
  const [strength, setStrength] = useState<BotKind>('sensible');
  const [wantedClock, setClock] = useState<PresetId>();
  const [setUp, setSetUp] = useState<SetupValues>({});
  const [options, setOptions] = useState<readonly string[]>([]);
  const [listed, setListed] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');

  if (!game || !mode) return <p class="notice">{t('This server has no games to play.')}</p>;

  const seats = Math.min(Math.max(wanted, mode.minSeats), mode.maxSeats);
  const several = seats > 2;
  const line = lineUp(placesOf(game, mode, seats), side);
  const { kinds, own, rivals, automatons } = line;
  const alone = rivals.length === 0;
  const clock = wantedClock ?? (mode.coop ? 'campaign' : 'casual');
  const setup = setupOf(mode, setUp);
  const offered = mode.options ?? [];
  const chosen = offered.map(({ id }) => id).filter((id) => options.includes(id));
  const pick = (what: string) => (id: string) => setPicks({ ...picks, [what]: id });
  const firstOfKinds = rivals.filter((place, at) => rivals.findIndex(({ plays }) => plays === place.plays) === at);

  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setTrouble('');
    const { botPace } = settings.read();
    try {
      await onStart(name.trim(), {
        game: game.id,
        mode: mode.id,
        seats: seatsFor(line, picks, against === 'bot' ? strength : 'open'),
        // Against bots nobody waits for anybody.
        ...(against === 'friend' && !alone && { clock }),
        ...(chosen.length > 0 && { options: chosen }),
        ...(setup && { setup }),
        ...((listed ?? against === 'bot') && { listed: true }),
        ...(botPace && { botPace }),
      });
    } catch (error) {
      setTrouble(troubleWords(error, t('The match could not be opened.')));
      setBusy(false);
    }
  };

  return (
    <Sheet title={t('Set up a match')} lead={<PartyLink />} class="set-up">
      <form onSubmit={start}>
        <div class="fields">
          <PlayAs player={player} name={name} onName={setName} />
          <label class="field">
            <span>{t('Game')}</span>
            <select
              value={`${game.id} ${mode.id}`}
              onChange={(event) => {
                const [nextGame, nextMode] = event.currentTarget.value.split(' ');
                setGame(nextGame ?? '');
                setMode(nextMode ?? '');
              }}
            >
              {games.flatMap((one) =>
                one.modes.map((choice) => (
                  <option key={`${one.id} ${choice.id}`} value={`${one.id} ${choice.id}`}>
                    {one.name}, {choice.name}
                  </option>
                )),
              )}
            </select>
          </label>
          {mode.maxSeats > mode.minSeats && (
            <label class="field">
              <span>{t('Players')}</span>
              <select value={seats} onChange={(event) => setWanted(Number(event.currentTarget.value))}>
                {Array.from({ length: mode.maxSeats - mode.minSeats + 1 }, (_, more) => (
                  <option key={more} value={mode.minSeats + more}>
                    {mode.minSeats + more}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        {mode.text && <p class="mode-text">{mode.text}</p>}
        <SetupFields mode={mode} values={setUp} onValues={setSetUp} />
        {offered.map(({ id, name: option, text }) => (
          <label key={id} class="check">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={(event) =>
                setOptions(event.currentTarget.checked ? [...options, id] : options.filter((one) => one !== id))
              }
            />
            {option}. {text}
          </label>
        ))}
        {kinds.length > 1 && (
          <fieldset class="against">
            <legend>{t('You play')}</legend>
            <div class="segments">
              {kinds.map((kind) => (
                <label key={kind} class={kind === own?.plays ? 'chosen' : ''}>
                  <input type="radio" name="side" checked={kind === own?.plays} onChange={() => setSide(kind)} />
                  {line.places.filter(({ plays }) => plays === kind).length > 1
                    ? t('One of the {kinds}', { kinds: pluralOf(kind) })
                    : t('The {kind}', { kind })}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {own && (
          <HeroPicker
            heroes={own.heroes}
            chosen={heroFor(picks, forOwn(own), own)}
            onChoose={pick(forOwn(own))}
            legend={ownLegend(own.plays, own.heroes)}
            name="hero"
          />
        )}
        {automatons.map((place) => (
          <HeroPicker
            key={place.seat}
            heroes={place.heroes}
            chosen={heroFor(picks, forSeat(place), place)}
            onChoose={pick(forSeat(place))}
            legend={t('The {plays} that you face', { plays: place.plays })}
            name={`hero-${place.seat}`}
          />
        ))}
        {!alone && (
          <fieldset class="against">
            <legend>{mode.coop ? t('With') : t('Against')}</legend>
            <div class="segments">
              <label class={against === 'bot' ? 'chosen' : ''}>
                <input type="radio" name="against" checked={against === 'bot'} onChange={() => setAgainst('bot')} />
                {several ? t('Bots') : t('A bot')}
              </label>
              <label class={against === 'friend' ? 'chosen' : ''}>
                <input
                  type="radio"
                  name="against"
                  checked={against === 'friend'}
                  onChange={() => setAgainst('friend')}
                />
                {several ? t('Friends') : t('A friend')}
              </label>
            </div>
            {against === 'bot' ? (
              <div class="bot">
                {firstOfKinds.map((place) => (
                  <HeroPicker
                    key={place.plays}
                    heroes={place.heroes}
                    chosen={botHero(picks, place)}
                    onChoose={pick(forBots(place))}
                    legend={botLegend(place, rivals)}
                    name={`bot-${place.plays}`}
                    small
                  />
                ))}
                <fieldset class="strength">
                  <legend>{t('How it plays')}</legend>
                  <div class="segments">
                    {strengths().map((one) => (
                      <label key={one.id} class={one.id === strength ? 'chosen' : ''}>
                        <input
                          type="radio"
                          name="strength"
                          checked={one.id === strength}
                          onChange={() => setStrength(one.id)}
                        />
                        {one.name} <small>{one.text}</small>
                      </label>
                    ))}
                  </div>
                </fieldset>
              </div>
            ) : (
              <>
                <label class="field clock">
                  <span>{t('Clock')}</span>
                  <select
                    value={clock}
                    onChange={(event) =>
                      setClock(PRESET_IDS.find((id) => id === event.currentTarget.value) ?? 'casual')
                    }
                  >
                    {PRESET_IDS.map((id) => (
                      <option key={id} value={id}>
                        {tOf(`preset.${id}.name`, PRESETS[id].name)}: {tOf(`preset.${id}.text`, PRESETS[id].text)}
                      </option>
                    ))}
                  </select>
                </label>
                <p class="aside">
                  {several
                    ? t(
                        'You get a link for each seat to send. The match begins when everybody has chosen what to play.',
                      )
                    : t('You get a link to send. The match begins when everybody has chosen what to play.')}
                </p>
              </>
            )}
          </fieldset>
        )}
        <label class="check">
          <input
            type="checkbox"
            checked={listed ?? against === 'bot'}
            onChange={(event) => setListed(event.currentTarget.checked)}
          />
          {t('Others may find this match and watch')}
        </label>
        <div class="start">
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          <button type="submit" class="btn go big" disabled={busy}>
            {busy ? t('One moment…') : against === 'bot' || alone ? t('Play') : t('Create the match')}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
