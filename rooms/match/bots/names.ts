/** What bots are called: each in a match otherwise, and all so that nobody takes them for people. No player may have one
 *  of these names. */
const GIVEN = [
  ...['Alda', 'Bertok', 'Brakk', 'Corvin', 'Dagny', 'Edda', 'Fenn', 'Gerlind', 'Hako', 'Isolt', 'Jorun', 'Kestrel'],
  ...['Lorcan', 'Maud', 'Nestor', 'Odo', 'Perrin', 'Quill', 'Runa', 'Sunniva', 'Tybalt', 'Ulf', 'Wenna', 'Ysolde'],
];
export const BOT_NAMES: readonly string[] = GIVEN.map((name) => `Bot ${name}`);

/** That many names, no two of them alike as long as there are enough. `random`: 0 up to 1, as Math.random. */
export const botNames = (count: number, random: () => number): string[] => {
  const from = Math.floor(random() * BOT_NAMES.length);
  return Array.from({ length: count }, (_, more) => BOT_NAMES[(from + more * STRIDE) % BOT_NAMES.length] ?? 'Bot');
};

/** Shares no factor with the number of names; so neighbours of the list do not always come together. */
const STRIDE = 7;
