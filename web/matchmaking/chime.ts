/** Two soft tones, made on the spot. A browser that plays none without a click stays silent. */
const TONES_HZ = [523.25, 783.99] as const;
const TONE_S = 0.35;
const LOUDNESS = 0.12;

export function chime(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  for (const [i, hz] of TONES_HZ.entries()) {
    const begin = audio.currentTime + i * TONE_S;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hz;
    volume.gain.setValueAtTime(LOUDNESS, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + TONE_S);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + TONE_S);
  }
  setTimeout(() => void audio.close(), 1000 * TONE_S * (TONES_HZ.length + 1));
}
