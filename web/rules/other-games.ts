/** The words of the other games, where they differ. */
import type { Chapter } from './chapter.ts';

export const OTHER_GAMES: readonly Chapter[] = [
  {
    id: 'clash',
    name: 'Dice Clash',
    text: 'Another game at the same table: two warriors, a grid of nine spaces each, and a pool of dice. In turn each side places one die: what it shows defends first, and then attacks.',
    terms: [
      {
        id: 'clash-defend',
        name: 'Answering',
        text: 'Your die must be higher than the attack. Whoever has no answer loses the round; two lost rounds lose the match.',
      },
      { id: 'parry', name: 'Parry', text: 'Against a high attack a die that defends with exactly 1 stops it, too.' },
      {
        id: 'space',
        name: 'Space',
        text: 'An icon on a space changes the die that is placed there, its defence or its attack.',
      },
      { id: 'white-die', name: 'White die', text: 'Placed, it re-rolls what is left of your pool.' },
      { id: 'red-die', name: 'Red die', text: 'Placed, it brings about your power.' },
      {
        id: 'adrenaline',
        name: 'Adrenaline',
        text: 'Whoever has lost a round fights on with the other side of card and grid.',
      },
      { id: 'legend', name: 'Legend', text: 'An opponent that the game itself plays, for one warrior alone.' },
    ],
  },
  {
    id: 'diceborn',
    name: 'Diceborn Heroes',
    text: 'A party of one to four players leads heroes through three quests and to a boss; all win or all lose. Each round every hero puts one die on an action, attack cards turn up, and all of it happens from 1 to 6.',
    terms: [
      {
        id: 'slot',
        name: 'Slot',
        text: 'Takes a die of its colour that shows its value or more. A blank one takes every value, a grey one every colour.',
      },
      {
        id: 'line-of-time',
        name: 'Line of time',
        text: 'Dice and attack cards act from low to high. Among equals the leader says who is first; who is stunned comes last.',
      },
      {
        id: 'attack-card',
        name: 'Attack card',
        text: 'One for each enemy in each round. It finds heroes whose die shows as much or more, the closest first. Nobody there: nothing happens.',
        see: ['attack-deck'],
      },
      {
        id: 'attack-deck',
        name: 'Attack deck',
        text: 'The party’s time. Once it is empty at the end of a round with an enemy standing, the party has lost. Enemies that fall give cards back.',
      },
      {
        id: 'leader',
        name: 'Leader',
        text: 'Decides for the party in this round. The crown goes on to the next seat.',
      },
      {
        id: 'hero-token',
        name: 'Hero Token',
        text: 'Rolls dice of a hero again, or pays for its ability, once a quest.',
      },
      {
        id: 'locked-die',
        name: 'Locked die',
        text: 'Lies on the quest until it ends: its hero wins what the quest gives, and no attack finds it there.',
      },
      { id: 'block-token', name: 'Block', text: 'Stops one damage and is gone. Nobody has more than two.' },
      {
        id: 'counter',
        name: 'Counter',
        text: 'Who attacks suffers so many wounds, which no Block stops, even for an attack that missed.',
      },
      { id: 'evade', name: 'Evade', text: 'One attack of each round misses.' },
      {
        id: 'spoils',
        name: 'Spoils',
        text: 'Enemies that a hero has defeated. They pay in the market, and some heroes put them to use.',
      },
      {
        id: 'cover-and-learn',
        name: 'Becoming, learning',
        text: 'In town a hero becomes one of two classes and keeps its third action; or stays what it is, and learns the first action of one.',
      },
      { id: 'relic', name: 'Relic', text: 'Won on quests. It takes a die more, besides the one of its hero’s action.' },
      {
        id: 'bounty',
        name: 'Bounty',
        text: 'A task that a hero may fulfil in the match; from then on a Hero Token pays for its ability, once a quest.',
      },
    ],
  },
];
