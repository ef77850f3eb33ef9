/** The front page: who you are, what you play, against whom. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Player } from '../../client/account.ts';
import type { BotKind } from '../../engine/bots/kinds.ts';
import { kindsAt } from '../../engine/core/kinds.ts';
import type { HeroEntry } from '../../engine/dice-throne/view-shape.ts';
import { PRESET_IDS, PRESETS, type PresetId } from '../../rooms/clock/presets.ts';
import type { CreateOptions } from '../../rooms/protocol.ts';
import { AccountMenu } from '../account/account-menu.tsx';
import type { GameInfo } from '../api.ts';
import { Mark } from '../glyphs.tsx';
import { matchHash } from '../route.ts';
import type { CurrentMatch } from '../session.ts';
import { HeroPicker } from './hero-picker.tsx';
import { PlayAs } from './play-as.tsx';
import { ReplayFile } from './replay-file.tsx';

interface FrontProps {
  readonly games: readonly GameInfo[];
  readonly player?: Player;
  readonly current?: CurrentMatch;
  /** Starts the match; rejects with words for people. */
  readonly onStart: (name: string, options: CreateOptions) => Promise<void>;
  /** Shows the replay of a file. */
  readonly onReplay: (text: string) => void;
}

const STRENGTHS: readonly { readonly id: BotKind; readonly name: string; readonly text: string }[] = [
  { id: 'sensible', name: 'Sensible', text: 'weighs odds' },
  { id: 'random', name: 'Random', text: 'any legal move' },
];

/** Choices by kind. */
type Picks = Readonly<Record<string, string>>;

/** Whom a picker is for, among the seats that bots take. */
const botLegend = (kind: string, others: readonly string[]): string => {
  const many = others.filter((other) => other === kind).length;
  if (many > 1) return `The first bot’s ${kind}; the others follow in turn`;
  return others.length > 1 ? `The bot that plays the ${kind}` : `The bot’s ${kind}`;
};

export function Front({ games, player, current, onReplay, onStart }: FrontProps): JSX.Element {
  const [gameId, setGame] = useState(games[0]?.id ?? '');
  const game = games.find((one) => one.id === gameId) ?? games[0];
  const [modeId, setMode] = useState(game?.modes[0]?.id ?? '');
  const mode = game?.modes.find((one) => one.id === modeId) ?? game?.modes[0];
  const [wanted, setWanted] = useState(0);
  const [name, setName] = useState(player?.name ?? '');
  useEffect(() => setName(player?.name ?? ''), [player?.name]);
  const [side, setSide] = useState('');
  const [picked, setPicked] = useState<Picks>({});
  const [against, setAgainst] = useState<'bot' | 'friend'>('bot');
  const [botPicked, setBotPicked] = useState<Picks>({});
  const [strength, setStrength] = useState<BotKind>('sensible');
  const [clock, setClock] = useState<PresetId>('casual');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');

  if (!game || !mode) return <p class="notice">This server has no games to play.</p>;

  const seats = Math.min(Math.max(wanted, mode.minSeats), mode.maxSeats);
  const several = seats > 2;
  const kinds = kindsAt(mode, seats);
  /** Where the seats play different kinds, one says which; where all play the same, one has the first seat. */
  const sides = [...new Set(kinds)];
  const own = sides.includes(side) ? side : (sides[0] ?? '');
  const mine = kinds.indexOf(own);
  const ofKind = (kind: string): readonly HeroEntry[] => game.catalogue.heroes.filter((one) => one.kind === kind);
  const hero = picked[own] ?? ofKind(own)[0]?.id ?? '';
  const others = kinds.flatMap((kind, seat) => (seat === mine ? [] : [kind]));
  const botHero = (kind: string): string => botPicked[kind] ?? (ofKind(kind)[1] ?? ofKind(kind)[0])?.id ?? '';
  /** The first bot of a kind has what is chosen for it; further ones take theirs in turn. */
  const botHeroAt = (seat: number): string => {
    const kind = kinds[seat] ?? '';
    const list = ofKind(kind);
    const before = kinds.slice(0, seat).filter((other, at) => other === kind && at !== mine).length;
    return list[(list.findIndex(({ id }) => id === botHero(kind)) + before) % list.length]?.id ?? '';
  };

  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setTrouble('');
    const places = kinds.map((_, seat) => {
      if (seat === mine) return { player: 'me', hero } as const;
      return against === 'bot'
        ? ({ player: 'bot', hero: botHeroAt(seat), bot: strength } as const)
        : ({ player: 'open' } as const);
    });
    try {
      await onStart(name.trim(), {
        game: game.id,
        mode: mode.id,
        seats: places,
        // Against bots nobody waits for anybody.
        ...(against === 'friend' && { clock }),
      });
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : 'The match could not be opened.');
      setBusy(false);
    }
  };

  return (
    <main class="front">
      <header class="front-head">
        <Mark name="crown" />
        <h1>Throneroom</h1>
        <AccountMenu />
        <p>Dice battles between heroes, refereed by the server.</p>
      </header>
      {current && (
        <p class="notice return">
          You still sit at a match: {current.title}. <a href={matchHash(current.id)}>Return to it</a>
        </p>
      )}
      <form onSubmit={start}>
        <div class="fields">
          <PlayAs player={player} name={name} onName={setName} />
          <label class="field">
            <span>Game</span>
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
              <span>Players</span>
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
        {sides.length > 1 && (
          <fieldset class="against">
            <legend>You play</legend>
            <div class="segments">
              {sides.map((kind) => (
                <label key={kind} class={kind === own ? 'chosen' : ''}>
                  <input type="radio" name="side" checked={kind === own} onChange={() => setSide(kind)} />
                  {kinds.filter((other) => other === kind).length > 1 ? `One of the ${kind}es` : `The ${kind}`}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <HeroPicker
          heroes={ofKind(own)}
          chosen={hero}
          onChoose={(id) => setPicked({ ...picked, [own]: id })}
          legend={`Your ${own}`}
          name="hero"
        />
        <fieldset class="against">
          <legend>Against</legend>
          <div class="segments">
            <label class={against === 'bot' ? 'chosen' : ''}>
              <input type="radio" name="against" checked={against === 'bot'} onChange={() => setAgainst('bot')} />
              {several ? 'Bots' : 'A bot'}
            </label>
            <label class={against === 'friend' ? 'chosen' : ''}>
              <input type="radio" name="against" checked={against === 'friend'} onChange={() => setAgainst('friend')} />
              {several ? 'Friends' : 'A friend'}
            </label>
          </div>
          {against === 'bot' ? (
            <div class="bot">
              {[...new Set(others)].map((kind) => (
                <HeroPicker
                  key={kind}
                  heroes={ofKind(kind)}
                  chosen={botHero(kind)}
                  onChoose={(id) => setBotPicked({ ...botPicked, [kind]: id })}
                  legend={botLegend(kind, others)}
                  name={`bot-${kind}`}
                  small
                />
              ))}
              <fieldset class="strength">
                <legend>How it plays</legend>
                <div class="segments">
                  {STRENGTHS.map((one) => (
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
                <span>Clock</span>
                <select
                  value={clock}
                  onChange={(event) => setClock(PRESET_IDS.find((id) => id === event.currentTarget.value) ?? 'casual')}
                >
                  {PRESET_IDS.map((id) => (
                    <option key={id} value={id}>
                      {PRESETS[id].name}: {PRESETS[id].text}
                    </option>
                  ))}
                </select>
              </label>
              <p class="aside">
                {several ? 'You get a link for each seat to send.' : 'You get a link to send.'} The match begins when
                everybody has chosen a hero.
              </p>
            </>
          )}
        </fieldset>
        <div class="start">
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          <button type="submit" class="primary big" disabled={busy}>
            {busy ? 'One moment…' : against === 'bot' ? 'Play' : 'Create the match'}
          </button>
        </div>
      </form>
      <ReplayFile onFile={onReplay} />
    </main>
  );
}
