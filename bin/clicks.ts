/** `npm run -s tool -- clicks`: how often people must click pass, by how they want to be asked, and how long matches take. Plays
 *  sensible people who look before they click, on time that passes by itself. */
import { playedBy } from '../proof/matches/played.ts';
import { WINDOW_PREFERENCES } from '../protocol/messages.ts';
import { read } from './command-line.ts';

const MATCHES = Number(read('clicks').values.matches);
const HEROES = ['barbarian', 'moon-elf', 'pyromancer', 'shadow-thief', 'monk', 'paladin', 'ninja', 'treant'] as const;

console.log(`${MATCHES} duels each; people look 0.25 to 2.5 s before a click, holds last 0.4 to 1.2 s`);
console.log('asked          passes clicked a turn   passed by the server a turn   minutes a match');
for (const preference of WINDOW_PREFERENCES) {
  let [clicked, unclicked, turns, length] = [0, 0, 0, 0];
  for (let i = 0; i < MATCHES; i++) {
    const heroes = [HEROES[i % 8] ?? '', HEROES[(i * 3 + 1) % 8] ?? ''];
    const played = await playedBy(`clicks ${i}`, heroes, '1v1', preference);
    clicked += played.clicked;
    unclicked += played.unclicked;
    turns += played.turns;
    length += played.length;
  }
  const figures = [
    (clicked / turns).toFixed(2),
    (unclicked / turns).toFixed(2),
    (length / MATCHES / 60_000).toFixed(1),
  ];
  console.log(
    `${preference.padEnd(14)} ${figures[0]?.padStart(22)} ${figures[1]?.padStart(29)} ${figures[2]?.padStart(17)}`,
  );
}
