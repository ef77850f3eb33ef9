/** The first match, step by step: a position, the dice as they fall, what the opponent does, and what is said. Who plays
 *  may only do what the step is about; everything else is the real game. */
import { perLanguage, t } from '../words/t.ts';

/** The match as it is set up, in the form of scenarios. */
export const POSITION = {
  mode: '1v1',
  active: 0,
  turn: 3,
  phase: 'main-1',
  seats: [
    { hero: 'moon-elf', health: 24, cp: 3, hand: ['longbow-2', 'six-it'], tokens: { evasive: 1 } },
    { hero: 'barbarian', health: 16, cp: 2, hand: [] },
  ],
} as const;

/** Dice in the order in which anybody rolls them. */
export const DICE: readonly number[] = [
  ...[1, 2, 5, 6, 3], // the first throw: three arrows
  ...[1, 5], // one more
  ...[2], // and the fifth
  ...[1, 3, 2], // the Barbarian’s defence: nothing
  ...[1, 2, 3, 5, 4], // the Barbarian throws three swords
  ...[1, 2], // and two more
  ...[2], // Evasive: avoided
  ...[6, 6, 1, 3, 6], // the second turn: three moons
  ...[2, 5], // and no fourth
  ...[1, 3, 2], // the last defence
];

export type LearnAction = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Words that one hears until one goes on, or a thing to do. */
export interface LearnStep {
  readonly title: string;
  readonly text: string;
  /** What to do: the type of the action, and fields that it must have. Left out: to read on. */
  readonly act?: LearnAction;
  /** It is done in a window; the others pass by themselves. */
  readonly window?: true;
  /** Dice that are to be rolled anew, by their places on the table. */
  readonly reroll?: readonly number[];
  /** Said when something else is tried. */
  readonly instead?: string;
  /** The term of the rules that it is about. */
  readonly term?: string;
}

export const steps = perLanguage((): readonly LearnStep[] => [
  {
    title: t('Welcome to the table'),
    text: t(
      'You are the Moon Elf. Across from you sits the Barbarian. Whoever has no health left has lost: you have 24, he has 16.',
    ),
    term: 'health',
  },
  {
    title: t('Your main phase'),
    text: t(
      'You hold cards and 3 CP, the coins of the game. Longbow II makes one of your abilities better and costs 2: play it.',
    ),
    act: { type: 'play', card: 'longbow-2' },
    instead: t('Play Longbow II from your hand.'),
    term: 'upgrade',
  },
  {
    title: t('On to the dice'),
    text: t('It lies on your board now, for the rest of the match. That is all for this phase: end it.'),
    act: { type: 'pass' },
    instead: 'End your main phase.',
    term: 'main-phase',
  },
  {
    title: t('Throw'),
    text: t('You have three throws. Make the first, with all five dice.'),
    act: { type: 'roll' },
    instead: t('Roll the dice.'),
    term: 'offensive-roll',
  },
  {
    title: t('Keep the arrows'),
    text: t(
      'Three arrows: enough for Longbow already. More arrows make it stronger. Keep the three arrows, and throw the foot and the moon again.',
    ),
    act: { type: 'roll' },
    reroll: [2, 3],
    instead: t('Keep the three arrows; only the foot and the moon are thrown again.'),
    term: 'keep',
  },
  {
    title: t('One more throw'),
    text: t('Four arrows. Keep them, and throw the last die once more.'),
    act: { type: 'roll' },
    reroll: [3],
    instead: t('Keep all four arrows and throw the fifth die.'),
    term: 'roll-attempt',
  },
  {
    title: t('Loose the arrow'),
    text: t('Five arrows! Abilities that your dice pay for are lit. Activate Longbow: with five arrows it deals 8.'),
    act: { type: 'announce', ability: 'longbow' },
    instead: t('Activate Longbow on your board.'),
    term: 'ability',
  },
  {
    title: t('He defends'),
    text: t(
      'The Barbarian rolled his defence: hearts would have healed him, but there were none. Now the rolling is over, and the damage is dealt: 8.',
    ),
    term: 'defensive-roll',
  },
  {
    title: t('Your second main phase'),
    text: t('You could play or sell cards once more. Save what you have, and end your turn.'),
    act: { type: 'pass' },
    instead: 'End your turn.',
    term: 'sell',
  },
  {
    title: t('You are attacked'),
    text: t(
      'It was his turn: five swords, and he activated Smack for 8. Before you defend there is a window: the table asks whether anybody wants to do something. You have an Evasive token: spend it. It rolls a die, and on 1 or 2 the damage is avoided.',
    ),
    act: { type: 'spend', token: 'evasive' },
    window: true,
    instead: t('Spend your Evasive token.'),
    term: 'window',
  },
  {
    title: t('Missed'),
    text: t(
      'A 2: avoided, all of it! Your next turn has begun: you gained a CP and drew a card. Look at your cards if you like, then end the main phase.',
    ),
    act: { type: 'pass' },
    instead: 'End your main phase.',
    term: 'income',
  },
  {
    title: t('Three moons'),
    text: t('Throw again, with all five.'),
    act: { type: 'roll' },
    instead: t('Roll the dice.'),
    term: 'symbol',
  },
  {
    title: t('Moons'),
    text: t('Three moons! Four of them make Eclipse, which does a lot. Keep the moons and throw the two arrows again.'),
    act: { type: 'roll' },
    reroll: [2, 3],
    instead: t('Keep the three moons; only the two arrows are thrown again.'),
    term: 'keep',
  },
  {
    title: t('Help the dice'),
    text: t('No fourth moon; but you hold Six-it!, a card that turns a die to 6, and that is a moon. Play it.'),
    act: { type: 'play', card: 'six-it' },
    instead: t('Play Six-it!'),
    term: 'roll-card',
  },
  {
    title: t('Which die?'),
    text: t('The arrow or the foot, either will do.'),
    act: { type: 'choose' },
    instead: t('Choose one of the two dice.'),
    term: 'symbol',
  },
  {
    title: t('Eclipse'),
    text: t(
      'Four moons. Eclipse marks him as Targeted, which adds 2, and deals 7: more than the 8 that he has left. Activate it.',
    ),
    act: { type: 'announce', ability: 'eclipse' },
    instead: t('Activate Eclipse on your board.'),
    term: 'negative',
  },
  {
    title: t('You win'),
    text: t(
      'That was a whole match: phases, dice, keeping, cards, windows, defence and tokens. The real ones begin with 50 health and five cards’ worth of surprises.',
    ),
  },
]);

/** What the Barbarian does when it is his move. */
export const OPPONENT: readonly LearnAction[] = [
  { type: 'pass' },
  { type: 'roll' },
  { type: 'roll', dice: [3, 4] },
  { type: 'announce', ability: 'smack' },
  { type: 'pass' },
];
