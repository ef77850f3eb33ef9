/** What a generated sentence may not be. Each fault is a reason in words, so that a failing test says what is wrong. */

/** Words a sentence may have at most. */
const LONGEST = 28;

const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['shows that something was missing', /undefined|NaN|\[object|\bnull\b|\btrue\b|\bfalse\b|nothing happens/],
  ['shows an id', /[a-z0-9]:[a-z]|\b[a-z]+:(?! )/],
  ['has a doubled blank or a blank before a stop', / {2}| [.,:;]/],
  ['has doubled stops', /[.,:;]{2}|\.!|!\./],
  ['has a doubled word', /\b([a-z]+) \1\b/i],
  [
    'has more than one of what is one',
    /\b1 (cards|dice|companions|players|times|status effects|(more |fewer )?roll attempts)\b/,
  ],
  ['has one of what is many', /\b([2-9]|\d\d) (card|die|companion|player|status effect|(more |fewer )?roll attempt)\b/],
  ['has "a" before a vowel', /\ba [aeiou]/i],
  ['has "an" before a consonant', /\ban [^aeiou]/i],
  [
    'has a verb that does not fit "you"',
    /\b(you|players|opponents|teammates|players of your choice) (gains|loses|draws|discards|heals|has|gets|takes|deals|receives|rolls)\b/i,
  ],
  [
    'has a verb that does not fit one player',
    /\b(player|opponent|teammate|target|attacker|an? \w+ of your choice) (gain|lose|draw|discard|heal|have|get|take|deal|receive|roll)\b/,
  ],
  ['sums with a minus', /\+ -|-\d/],
];

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) (?=[A-Z0-9{])/);

/** Faults of a line that is no sentence: a label, a requirement. */
export const lineFaults = (line: string): string[] => [
  ...(line.trim() === '' ? ['is empty'] : []),
  ...FAULTS.filter(([, pattern]) => pattern.test(line)).map(([words]) => words),
  ...(/^[A-Z0-9{]/.test(line) ? [] : ['begins small']),
];

/** Faults of a text of whole sentences. */
export const textFaults = (text: string): string[] => [
  ...lineFaults(text),
  ...(/[.!?]$/.test(text) ? [] : ['ends without a stop']),
  ...sentencesOf(text).flatMap((sentence) => [
    ...(/^[A-Z0-9{]/.test(sentence) ? [] : [`begins a sentence small: ${sentence}`]),
    ...(sentence.split(' ').length > LONGEST ? [`has a long sentence: ${sentence}`] : []),
    ...(sentence.split(': ').length > 3 ? [`has many colons: ${sentence}`] : []),
  ]),
];
