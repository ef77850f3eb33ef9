/** A replay as text to read: turns, phases, and what happened in them, each with its time. */
import { commonOf, tellsOfTime } from '../core/events.ts';
import type { GameEvent } from '../core/game.ts';
import type { RecordEntry } from './record.ts';
import type { Eyes, Replay } from './replay.ts';
import { clockText } from './trace.ts';

/** What an action took that its player did not do. Bots and holds are part of the game; running out of time is news. */
const BY: Readonly<Record<RecordEntry['by'], string>> = {
  player: '',
  bot: '',
  hold: '',
  clock: ' (time ran out)',
};

const TIME_WIDTH = 10;
const CALLED: Readonly<Record<string, string>> = { public: 'everybody', everything: 'somebody who sees all hands' };

export const replayText = (replay: Replay<unknown>, eyes: Eyes): string[] => {
  const { game, record } = replay;
  const heroName = (id: string): string => game.describe(id)?.name ?? id;
  const modeName = game.modes.find(({ id }) => id === record.mode)?.name ?? record.mode;
  const lines = [
    `${game.name}, ${modeName}, clock ${record.clock}`,
    record.seats
      .map(({ hero }, seat) => `${replay.nameOf(seat)} (${heroName(hero)})`)
      .join(record.seats.length > 2 ? ', ' : ' against '),
    `As seen by ${typeof eyes === 'number' ? replay.nameOf(eyes) : CALLED[eyes]}`,
  ];
  let phase = '';

  for (let step = 0; step <= replay.length; step++) {
    const { at, by, action } = replay.frame(step, eyes);
    let time = clockText(at);
    const say = (words: string): void => {
      // A phase in which nothing is told has no heading.
      if (phase !== '') lines.push(`  ${phase}`);
      phase = '';
      lines.push(`${time.padStart(TIME_WIDTH)}  ${words}`);
      time = '';
    };
    const tell = (event: GameEvent): void => {
      const words = replay.named(game.tell(event));
      const known = commonOf(event);
      if (known?.type === 'turn' || known?.type === 'round') lines.push('', words);
      else if (known?.type === 'phase') phase = heading(known.phase);
      else if (words !== '') say(words);
    };

    const who = replay.nameOf(record.entries[step - 1]?.seat ?? 0);
    const events = replay.eventsAt(step, eyes);
    if (action?.type === 'choose') say(`${who} chooses: ${replay.labelAt(step)}${by ? BY[by] : ''}`);
    else if (by === 'clock' && !events.some(tellsOfTime)) say(`${who} has run out of time.`);
    for (const event of events) tell(event);
  }
  return lines;
};

/** `offensive-roll` as `Offensive roll`. */
const heading = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
