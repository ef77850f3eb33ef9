/** Sounds, made on the spot: no files. One volume, remembered with the browser; silent until somebody has touched the
 *  page, as browsers want it. */

const KEY = 'throneroom.volume';
const QUIETLY = 0.4;

/** From 0, silent, to 1. */
export function volume(): number {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? QUIETLY : Math.min(1, Math.max(0, Number(kept) || 0));
  } catch {
    return QUIETLY;
  }
}

export function setVolume(to: number): void {
  try {
    localStorage.setItem(KEY, String(to));
  } catch {
    // A browser that forbids storage is as loud as ever.
  }
}

let audio: AudioContext | undefined;
/** What is playing or waits to: many dice at once make no more noise than a few. */
let voices = 0;
const MOST_VOICES = 24;

interface Voice {
  /** Seconds from now. */
  readonly at: number;
  readonly for: number;
  readonly loud: number;
}
interface Tone extends Voice {
  readonly hz: number;
  /** Where the pitch goes. */
  readonly to?: number;
  readonly shape?: OscillatorType;
}
interface Noise extends Voice {
  /** Band that passes: from, and where it goes. */
  readonly hz: number;
  readonly to?: number;
}

const tone = (hz: number, at: number, length: number, loud: number, more: Partial<Tone> = {}) =>
  ({ kind: 'tone', hz, at, for: length, loud, ...more }) as const;
const noise = (hz: number, at: number, length: number, loud: number, to?: number) =>
  ({ kind: 'noise', hz, at, for: length, loud, ...(to !== undefined && { to }) }) as const;
type Part = ({ readonly kind: 'tone' } & Tone) | ({ readonly kind: 'noise' } & Noise);

const SOUNDS = {
  die: [
    noise(1800, 0, 0.03, 0.5),
    noise(2600, 0.06, 0.03, 0.4),
    noise(3200, 0.12, 0.03, 0.3),
    tone(140, 0.4, 0.09, 0.5),
    noise(1800, 0.4, 0.03, 0.4),
  ],
  keep: [tone(1200, 0, 0.04, 0.15)],
  turn: [tone(523.25, 0, 0.9, 0.3), tone(783.99, 0.05, 0.9, 0.22), tone(1567.98, 0.05, 0.5, 0.06)],
  card: [noise(900, 0, 0.12, 0.35, 4200)],
  hit: [tone(90, 0, 0.18, 0.8, { to: 45 }), noise(500, 0, 0.1, 0.5, 180)],
  heal: [tone(392, 0, 0.28, 0.2), tone(493.88, 0.09, 0.28, 0.2), tone(587.33, 0.18, 0.4, 0.2)],
  shield: [tone(880, 0, 0.12, 0.2, { shape: 'triangle' }), noise(3800, 0, 0.06, 0.3)],
  window: [tone(820, 0, 0.05, 0.3, { shape: 'triangle', to: 620 })],
  win: [tone(261.63, 0, 1.6, 0.3), tone(392, 0.12, 1.6, 0.3), tone(523.25, 0.24, 1.6, 0.22)],
  lose: [tone(220, 0, 1.2, 0.3), tone(207.65, 0.25, 1.4, 0.25)],
} satisfies Record<string, readonly Part[]>;

export type Sound = keyof typeof SOUNDS;

/** `apart`: seconds from now, for sounds that follow each other. */
export function play(sound: Sound, apart = 0): void {
  const loud = volume();
  if (loud === 0 || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const part of SOUNDS[sound]) sing(audio, part, loud, apart);
}

function sing(context: AudioContext, part: Part, loud: number, apart: number): void {
  if (voices >= MOST_VOICES) return;
  voices++;
  const begin = context.currentTime + part.at + apart;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.linearRampToValueAtTime(part.loud * loud, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + part.for);
  gain.connect(context.destination);
  const source = part.kind === 'tone' ? toneSource(context, part, begin) : noiseSource(context, part, begin, gain);
  if (part.kind === 'tone') source.connect(gain);
  source.onended = () => {
    voices--;
    gain.disconnect();
    // A context that runs takes two to five percent of a core for silence, and the battery with it.
    if (voices === 0) void context.suspend();
  };
  source.start(begin);
  source.stop(begin + part.for);
}

function toneSource(context: AudioContext, { hz, to, shape = 'sine', for: length }: Tone, begin: number) {
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(hz, begin);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, begin + length);
  return source;
}

let hiss: AudioBuffer | undefined;

function noiseSource(context: AudioContext, { hz, to, for: length }: Noise, begin: number, into: AudioNode) {
  hiss ??= whiteNoise(context);
  const source = context.createBufferSource();
  source.buffer = hiss;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 1.4;
  band.frequency.setValueAtTime(hz, begin);
  if (to !== undefined) band.frequency.exponentialRampToValueAtTime(to, begin + length);
  source.connect(band).connect(into);
  return source;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
