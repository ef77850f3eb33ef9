/** The words of the first game, of its windows and of the ways to play: what each means, in our own words. */
import { formsIn } from '../kit/words.ts';
import { t } from '../words/t.ts';
import type { Chapter } from './chapter.ts';

export const firstGame = (): readonly Chapter[] => [
  {
    id: 'goal',
    game: 'dice-throne',
    name: t('What it is about'),
    text: t(
      'Two or more heroes roll dice at each other until only one side stands. On your turn you gain a little, play cards, throw five dice up to three times, and spend what they show on one ability of your board. Then whoever is attacked defends.',
    ),
    terms: [
      {
        id: 'hero',
        name: t('Hero'),
        text: t('Whom you play: a board of abilities, a die of its own, and a deck of cards. No two are alike.'),
        see: ['board', 'complexity'],
      },
      {
        id: 'health',
        name: t('Health'),
        text: t(
          'You begin with 50 in a duel. At 0 you are out. Healing never brings you more than 10 above what you began with.',
        ),
        see: ['damage', 'heal'],
      },
      {
        id: 'cp',
        name: t('CP'),
        text: t(
          'Combat points, the coins of the game: cards and some tokens cost them. You gain 1 each turn and begin with 2; nobody holds more than 15.',
        ),
        printed: formsIn(t('CP')),
        see: ['income', 'sell'],
      },
      {
        id: 'board',
        name: t('hero board'),
        text: t('The abilities of your hero with what each needs. Upgrades lie on it and replace what they lie on.'),
        see: ['ability', 'upgrade'],
      },
      {
        id: 'complexity',
        name: t('Complexity'),
        text: t('From 1 to 6: how much there is to keep in mind with a hero. It says nothing about strength.'),
      },
      {
        id: 'outcome',
        name: t('Winning'),
        text: t(
          'The last side standing wins. If the last ones fall at once it is a draw; heroes who fall together with the last boss have won.',
        ),
      },
    ],
  },
  {
    id: 'turn',
    game: 'dice-throne',
    name: t('A turn'),
    text: t(
      'Eight phases in a row, each a candle at the head of the table. You act in the main and roll phases; the rest happens by itself or asks you.',
    ),
    terms: [
      {
        id: 'upkeep',
        name: t('Upkeep'),
        text: t(
          'What burns, bleeds or poisons does so now, and what grows grows. If several things happen at once, you say in which order.',
        ),
        printed: formsIn(t('Upkeep Phase')),
      },
      {
        id: 'income',
        name: t('Income'),
        text: t('You gain 1 CP and draw a card. Whoever begins the match skips the first one.'),
        printed: formsIn(t('Income Phase')),
        see: ['cp'],
      },
      {
        id: 'main-phase',
        name: t('Main phase'),
        text: t(
          'Before and after the dice: play upgrades and main phase cards, sell cards, spend tokens. End it when you are done.',
        ),
        printed: formsIn(t('Main Phase, Main 1, Main 2')),
        see: ['sell', 'main-card'],
      },
      {
        id: 'offensive-roll',
        name: t('Offensive roll'),
        text: t(
          'Throw five dice. Keep what you like and throw the rest again, twice more at most. Then activate one ability that the dice meet, or none.',
        ),
        printed: formsIn(t('Offensive Roll Phase')),
        see: ['keep', 'ability', 'roll-attempt'],
      },
      {
        id: 'targeting-roll',
        name: t('Targeting roll'),
        text: t(
          'Where there are several opponents, a die says whom your attack goes to. With one opponent there is none.',
        ),
        printed: formsIn(t('Targeting Roll Phase')),
      },
      {
        id: 'defensive-roll',
        name: t('Defensive roll'),
        text: t('Whoever is attacked rolls their defence once, if the damage can be defended.'),
        printed: formsIn(t('Defensive Roll Phase')),
        see: ['defence', 'undefendable'],
      },
      {
        id: 'roll-phase',
        name: t('Roll phase'),
        text: t(
          'The offensive, targeting and defensive roll together. Damage gathers all the way through and is dealt at its end.',
        ),
        printed: formsIn(t('Roll Phase, roll phase')),
        see: ['settle'],
      },
      {
        id: 'discard-phase',
        name: t('Discard'),
        text: t('You end your turn with at most 6 cards: what is over is sold for 1 CP each.'),
        printed: formsIn(t('Discard Phase')),
        see: ['sell'],
      },
    ],
  },
  {
    id: 'dice',
    game: 'dice-throne',
    name: t('Dice'),
    text: t(
      'Every hero has a die with symbols of its own; each face has a number, too. Abilities ask for symbols or for a row of numbers.',
    ),
    terms: [
      {
        id: 'roll-attempt',
        name: t('Roll attempt'),
        text: t('One of the three throws of an offensive roll. Some tokens and cards give or take one.'),
        printed: formsIn(t('Roll Attempt, Roll Attempts, roll attempt, roll attempts')),
      },
      {
        id: 'keep',
        name: t('Keep'),
        text: t(
          'A die you put aside before the next throw. You may change your mind: next time it may be thrown again.',
        ),
      },
      {
        id: 'symbol',
        name: t('Symbol'),
        text: t('What a face shows. “3 Sword” means three dice with that symbol, or more.'),
      },
      {
        id: 'small-straight',
        name: t('Small straight'),
        text: t('Four numbers in a row: 1-2-3-4, 2-3-4-5 or 3-4-5-6. The symbols do not matter.'),
        printed: formsIn(t('Small Straight')),
      },
      {
        id: 'large-straight',
        name: t('Large straight'),
        text: t('Five numbers in a row: 1 to 5, or 2 to 6.'),
        printed: formsIn(t('Large Straight')),
      },
      {
        id: 'reroll',
        name: t('Re-roll'),
        text: t('Throw a die again that lies there, by a card or token. The new face counts.'),
      },
      {
        id: 'fair-dice',
        name: t('Fair dice'),
        text: t(
          'All dice come from a secret that the server promises before the match and shows after it, mixed with a share of yours. The replay recomputes every roll.',
        ),
      },
    ],
  },
  {
    id: 'fight',
    game: 'dice-throne',
    name: t('Abilities and damage'),
    text: t(
      'An ability that attacks puts damage on its way. It can be raised, prevented, halved or avoided until it is dealt.',
    ),
    terms: [
      {
        id: 'ability',
        name: t('Ability'),
        text: t(
          'Something your board can do when your dice meet what it needs. You activate one in your offensive roll.',
        ),
      },
      {
        id: 'attack',
        name: t('Attack'),
        text: t('An activated ability that deals damage to an opponent. Damage of cards and tokens is no attack.'),
      },
      {
        id: 'defence',
        name: t('Defence'),
        text: t('What your board does when you are attacked: roll its dice once and follow what they show.'),
      },
      {
        id: 'damage',
        name: t('Damage'),
        text: t(
          'Comes in kinds: normal, undefendable, pure, collateral and ultimate. The kind says what can be done about it.',
        ),
        see: ['undefendable', 'pure', 'collateral', 'ultimate'],
      },
      {
        id: 'undefendable',
        name: t('Undefendable'),
        text: t('No defence is rolled against it. It can still be prevented or avoided by cards and tokens.'),
        printed: formsIn(t('undefendable, Undefendable')),
      },
      {
        id: 'pure',
        name: t('Pure'),
        text: t('No defence against it and nothing can be added to it; it can still be avoided.'),
        printed: formsIn(t('pure damage')),
      },
      {
        id: 'collateral',
        name: t('Collateral'),
        text: t('Hits besides the attack: it is neither defended nor added to.'),
        printed: formsIn(t('collateral damage, collateral')),
      },
      {
        id: 'ultimate',
        name: t('Ultimate'),
        text: t(
          'Five of the rarest symbol. Once it is activated, opponents may do nothing until the roll phase is over; the only way to stop it is to change a die before.',
        ),
        printed: formsIn(t('ultimate damage, Ultimate Ability, Ultimate')),
      },
      {
        id: 'prevent',
        name: t('Prevent'),
        text: t('Takes so much from damage on its way. Never below 0.'),
      },
      {
        id: 'half',
        name: t('Half'),
        text: t(
          'First everything is added and taken away; then each half is taken from that same sum, rounded up. Two halves are all of it.',
        ),
      },
      {
        id: 'attack-modifier',
        name: t('Attack modifier'),
        text: t('Something that raises the damage of your own attack: a token or card played when it is declared.'),
        printed: formsIn(t('Attack Modifier, Attack Modifiers')),
      },
      {
        id: 'settle',
        name: t('Dealt'),
        text: t(
          'At the end of the roll phase all that is on its way is reckoned up and dealt at once, to everybody together.',
        ),
      },
      {
        id: 'heal',
        name: t('Heal'),
        text: t('Gain health, up to 10 above what you began with.'),
      },
      {
        id: 'steal',
        name: t('Steal'),
        text: t('Take it from whoever has it: what they lose, you gain.'),
        printed: formsIn(t('steal, Steal')),
      },
      {
        id: 'then',
        name: t('Then'),
        text: t(
          'A break in an ability: what stands before it has happened when the rest goes on, and others may act in between.',
        ),
        see: ['window'],
      },
    ],
  },
  {
    id: 'cards',
    game: 'dice-throne',
    name: t('Cards'),
    text: t(
      'You begin with four and draw one each turn. The ribbon says when a card may be played, the coin what it costs.',
    ),
    terms: [
      {
        id: 'main-card',
        name: t('Main phase card'),
        text: t('Played in your own main phase (blue ribbon).'),
      },
      {
        id: 'roll-card',
        name: t('Roll phase card'),
        text: t(
          'Played in a roll phase, in anybody’s turn unless it says otherwise (amber ribbon). Most of them change dice.',
        ),
      },
      {
        id: 'instant',
        name: t('Instant'),
        text: t('Played at any time (red ribbon). Nobody can come in between.'),
      },
      {
        id: 'upgrade',
        name: t('Upgrade'),
        text: t(
          'Makes an ability of your board better for the rest of the match (violet ribbon). Over an earlier upgrade it costs only the difference.',
        ),
      },
      {
        id: 'sell',
        name: t('Sell'),
        text: t('Put a card from your hand aside in a main phase and gain 1 CP.'),
      },
      {
        id: 'deck',
        name: t('Deck'),
        text: t('Your own cards, shuffled. When it is empty, what was discarded is shuffled into a new one.'),
      },
    ],
  },
  {
    id: 'tokens',
    game: 'dice-throne',
    name: t('Tokens'),
    text: t('Round coins help, eight-cornered ones harm. Each says what it does, when, and how many one may have.'),
    terms: [
      {
        id: 'token',
        name: t('Token'),
        text: t(
          'A mark that lies with a player and does something, by itself or when it is spent. The library has every one.',
        ),
        printed: formsIn(t('status effect, status effects')),
      },
      {
        id: 'positive',
        name: t('Positive'),
        text: t('A token that helps whoever has it: a round coin.'),
      },
      {
        id: 'negative',
        name: t('Negative'),
        text: t('A token that harms whoever has it: an eight-cornered one. Some cards remove it or move it on.'),
      },
      {
        id: 'unique',
        name: t('Unique'),
        text: t('A token with rules of its own; what removes or moves others does not touch it unless it says so.'),
      },
      {
        id: 'stack-limit',
        name: t('Limit'),
        text: t('As many of a token as one player may have. What comes above that is lost.'),
      },
      {
        id: 'inflict',
        name: t('Inflict'),
        text: t('Put a token on an opponent: on whom the ability goes to, unless it says otherwise.'),
      },
      {
        id: 'companion',
        name: t('Companion'),
        text: t(
          'Somebody or something that fights beside a hero, on a shield of its own: some have health, some grow, some turn over.',
        ),
        printed: formsIn(t('companion, companions')),
      },
    ],
  },
  {
    id: 'windows',
    game: 'dice-throne',
    name: t('Windows and passing'),
    text: t(
      'Between things that happen, others may come in: that is a window. Everybody who may is asked at once; whoever has nothing to say passes.',
    ),
    terms: [
      {
        id: 'window',
        name: t('Window'),
        text: t(
          'The table waits for a moment whether somebody wants to play a card or spend a token before it goes on.',
        ),
        see: ['pass', 'held'],
      },
      {
        id: 'pass',
        name: t('Pass'),
        text: t(
          'Let it happen. Under “When it matters” the page asks only if you hold something that could matter, and passes the rest for you.',
        ),
      },
      {
        id: 'held',
        name: t('Held'),
        text: t(
          'Not who clicks first decides, but whose turn it is, and then clockwise. An answer of a later seat is held, and shown, until the earlier ones have answered.',
        ),
      },
      {
        id: 'fizzle',
        name: t('Fizzle'),
        text: t(
          'A held answer that has become impossible when its turn comes: nothing is paid, and its owner may do something else.',
        ),
      },
      {
        id: 'last-call',
        name: t('Last call'),
        text: t('The last window before damage is dealt or a card takes effect.'),
      },
      {
        id: 'clock',
        name: t('Clock'),
        text: t(
          'The ring round a crest. In windows each seat has an allowance; for its own moves it draws on a bank that grows each turn. Out of time, the usual thing is done for you.',
        ),
      },
    ],
  },
  {
    id: 'modes',
    game: 'dice-throne',
    name: t('Ways to play'),
    text: t('From a duel to six seats. In teams you share one health dial; a die finds the target.'),
    terms: [
      { id: 'duel', name: t('Duel'), text: t('One against one, 50 health each.') },
      {
        id: 'king-of-the-hill',
        name: t('King of the Hill'),
        text: t(
          'Three to six, everybody for themselves, 35 health each. You attack whom you like; attacking whoever has most health, the leader, draws you a card.',
        ),
      },
      {
        id: 'teams',
        name: t('Teams'),
        text: t(
          'Two or three a side share 50 health. You see your teammates’ cards, and your attack is aimed by a die.',
        ),
      },
      {
        id: 'boss',
        name: t('Boss'),
        text: t(
          'One plays the boss, with 10 health and 20 more for each hero; two to four heroes share 50. The boss begins.',
        ),
      },
      {
        id: 'ranked',
        name: t('Ranked'),
        text: t('Moves your rating, has a clock and no bots. Casual matches move nothing.'),
      },
    ],
  },
];
