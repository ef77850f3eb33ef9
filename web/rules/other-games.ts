/** The words of the other games, where they differ. */
import { formsIn } from '../kit/words.ts';
import { t } from '../words/t.ts';
import type { Chapter } from './chapter.ts';

export const otherGames = (): readonly Chapter[] => [
  {
    id: 'clash',
    game: 'dice-clash',
    name: t('Dice Clash'),
    text: t(
      'Another game at the same table: two warriors, a grid of nine spaces each, and a pool of dice. In turn each side places one die: what it shows defends first, and then attacks.',
    ),
    terms: [
      {
        id: 'clash-defend',
        name: t('Answering'),
        text: t(
          'Your die must be higher than the attack. Whoever has no answer loses the round; two lost rounds lose the match.',
        ),
      },
      {
        id: 'parry',
        name: t('Parry'),
        text: t('Against a high attack a die that defends with exactly 1 stops it, too.'),
      },
      {
        id: 'space',
        name: t('Space'),
        text: t('An icon on a space changes the die that is placed there, its defence or its attack.'),
      },
      {
        id: 'white-die',
        name: t('White die'),
        text: t('Placed, it re-rolls what is left of your pool.'),
        printed: formsIn(t('white die, White die')),
      },
      {
        id: 'red-die',
        name: t('Red die'),
        text: t('Placed, it brings about your power.'),
        printed: formsIn(t('red die, Red die')),
      },
      {
        id: 'adrenaline',
        name: t('Adrenaline'),
        text: t('Whoever has lost a round fights on with the other side of card and grid.'),
        printed: formsIn(t('Adrenaline')),
      },
      { id: 'legend', name: t('Legend'), text: t('An opponent that the game itself plays, for one warrior alone.') },
    ],
  },
  {
    id: 'diceborn',
    game: 'diceborn-heroes',
    name: t('Diceborn Heroes'),
    text: t(
      'A party of one to four players leads heroes through three quests and to a boss; all win or all lose. Each round every hero puts one die on an action, attack cards turn up, and all of it happens from 1 to 6.',
    ),
    terms: [
      {
        id: 'slot',
        name: t('Slot'),
        text: t(
          'Takes a die of its colour that shows its value or more. A blank one takes every value, a grey one every colour.',
        ),
      },
      {
        id: 'line-of-time',
        name: t('Line of time'),
        text: t(
          'Dice and attack cards act from low to high. Among equals the leader says who is first; who is stunned comes last.',
        ),
      },
      {
        id: 'attack-card',
        name: t('Attack card'),
        text: t(
          'One for each enemy in each round. It finds heroes whose die shows as much or more, the closest first. Nobody there: nothing happens.',
        ),
        printed: formsIn(t('attack card, attack cards')),
        see: ['attack-deck'],
      },
      {
        id: 'attack-deck',
        name: t('Attack deck'),
        text: t(
          'The party’s time. Once it is empty at the end of a round with an enemy standing, the party has lost. Enemies that fall give cards back.',
        ),
      },
      {
        id: 'leader',
        name: t('Leader'),
        text: t('Decides for the party in this round. The crown goes on to the next seat.'),
      },
      {
        id: 'hero-token',
        name: t('Hero Token'),
        text: t('Rolls dice of a hero again, or pays for its ability, once a quest.'),
        printed: formsIn(t('Hero Token, Hero Tokens')),
      },
      {
        id: 'locked-die',
        name: t('Locked die'),
        text: t('Lies on the quest until it ends: its hero wins what the quest gives, and no attack finds it there.'),
      },
      {
        id: 'block-token',
        name: t('Block'),
        text: t('Stops one damage and is gone. Nobody has more than two.'),
        printed: formsIn(t('Block, Blocks')),
      },
      {
        id: 'counter',
        name: t('Counter'),
        text: t('Who attacks suffers so many wounds, which no Block stops, even for an attack that missed.'),
        printed: formsIn(t('Counter')),
      },
      { id: 'evade', name: t('Evade'), text: t('One attack of each round misses.'), printed: formsIn(t('Evade')) },
      {
        id: 'poison',
        name: t('Poison'),
        text: t('Costs one wound at the end of each round, and so does a second one at once. It heals like a wound.'),
        printed: formsIn(t('Poison, poison, poisoned')),
      },
      {
        id: 'stun',
        name: t('Stun'),
        text: t('Who is stunned acts after all others, and a hero neither counters nor evades. It heals like a wound.'),
        printed: formsIn(t('Stun, stun, stunned')),
      },
      {
        id: 'spoils',
        name: t('Spoils'),
        text: t('Enemies that a hero has defeated. They pay in the market, and some heroes put them to use.'),
        printed: formsIn(t('spoils')),
      },
      {
        id: 'cover-and-learn',
        name: t('Becoming, learning'),
        text: t(
          'In town a hero becomes one of two classes and keeps its third action; or stays what it is, and learns the first action of one.',
        ),
      },
      {
        id: 'relic',
        name: t('Relic'),
        text: t('Won on quests. It takes a die more, besides the one of its hero’s action.'),
        printed: formsIn(t('Relic, relic')),
      },
      {
        id: 'bounty',
        name: t('Bounty'),
        text: t(
          'A task that a hero may fulfil in the match; from then on a Hero Token pays for its ability, once a quest.',
        ),
        printed: formsIn(t('Bounty, bounty')),
      },
    ],
  },
];
