/** Dice Clash in English. Players are written as their seat in braces, `{0}`. */

import type { ByType } from '../../core/events.ts';
import { who } from '../../core/player-names.ts';
import type { Effect, Power, Row } from '../content.ts';
import type { DiceClashEvent, DieTold, EventFields, EventType } from '../state/events.ts';
import type { Question } from '../state/state.ts';
import type { DiceClashAction } from '../state/view-shape.ts';
import type { Words } from './words.ts';

/** What spaces mean. */
const SPACES: Words['spaces'] = {
  attack: (n) => `The die's attack is ${worth(n)}.`,
  defence: (n) => `The die's defence is ${worth(n)}.`,
  raise: (n) => `The die goes ${n > 0 ? 'up' : 'down'} by ${Math.abs(n)}, at most to ${n > 0 ? 6 : 1}.`,
  set: (n) => `The die becomes a ${n}.`,
  match: () => 'The die becomes equal to one directly beside it; with none there it stays.',
  nudge: () => 'The die goes up or down by 1.',
  move: () => 'Another die of this grid goes to any open space, whose icon it ignores.',
  flip: () => 'The die is turned to its other side: 1 and 6, 2 and 5, 3 and 4 change places.',
  look: () => "You look at your opponent's pool. Against a legend, its next two dice are rolled now.",
  special: () => "The legend's power happens.",
  plain: () => 'A plain space.',
};
const worth = (n: number): string => `${Math.abs(n)} ${n > 0 ? 'more' : 'less'} than it shows`;

const times = (n: number, what: string): string => (n === 1 ? `a ${what}` : `${n} ${what}s`);

const rowWords = ({ from, to, then }: Row): string =>
  `${from === to ? from : `${from} to ${to}`}: ${then.map(effectWords).join(' and ')}`;

const effectWords = (effect: Effect): string => {
  switch (effect.do) {
    case 're-roll':
      if (effect.which === 'any') return 're-roll as many dice of your pool as you like';
      if (effect.which === 'ends')
        return `${effect.whose === 'own' ? 're-roll your' : 'your opponent re-rolls all'} 1s and 6s`;
      return effect.whose === 'own' ? 're-roll your pool' : 'your opponent re-rolls the whole pool';
    case 'take-back':
      return 'another die of your grid is re-rolled and returns to your pool';
    case 'cover':
      return 'your opponent covers an open space of the own grid with a die of the pool';
    case 'blunt':
      return "your opponent's next die ignores all icons";
    case 'adjust':
      return `up to ${times(effect.dice, 'die').replace('dies', 'dice')} of your pool may go up or down by 1`;
    case 'bar':
      return "choose a space of your opponent's grid: the next die may not go there, unless it is the only one";
    case 'set-aside':
      return 'set a die of your pool to any value and put it aside; place it on any later turn, nothing touches it until then';
    case 'roll-one':
      return `roll a die of your pool. ${effect.rows.map(rowWords).join('. ')}`;
    case 'return-rolled':
      return 'the die returns to your pool';
    case 'discard-rolled':
      return 'the die is out for the round';
    case 'discard':
      return 'your opponent discards a die';
    case 'roll-next':
      return 'your opponent chooses and rolls the next die before placing it';
    case 'foresee':
      return `the legend's next ${effect.dice} dice are rolled now`;
    case 'may-force':
      return 'once this round you may have the legend roll a die again';
    case 'spoil':
      return 'the next 1 or 6 that the legend rolls is rolled again';
    case 'choose-next':
      return "the legend's next die shows what you like";
    case 'next-dice':
      return `the legend's next ${effect.dice} dice show ${effect.value}`;
    case 'remove':
      return `you lose a ${effect.colour} die of your pool, if you have one`;
    case 'clear-corners':
      return "all dice in the corners of the legend's grid are out";
  }
};

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
const sentences = (effects: readonly Effect[]): string =>
  effects.map((effect) => sentence(effectWords(effect))).join(' ');

const powerWords = ({ effects, red }: Power): string => {
  const standing = [
    ...(red?.defence === undefined
      ? []
      : [`Your red die defends with ${red.defence}, whatever it shows and wherever it lies.`]),
    ...(red?.attack === undefined
      ? []
      : [`Your red die attacks with ${red.attack}, whatever it shows and wherever it lies.`]),
  ];
  return [...standing, sentences(effects)].filter((part) => part !== '').join(' ');
};

const QUESTIONS: Readonly<Record<Question, string>> = {
  're-roll': 'Which die do you re-roll?',
  'take-back': 'Which die do you take back?',
  'cover-die': 'Which die covers a space?',
  'cover-space': 'Which space is covered?',
  'adjust-die': 'Which die goes up or down?',
  'adjust-value': 'What does it become?',
  bar: 'Which space do you bar?',
  'aside-die': 'Which die do you set aside?',
  'aside-value': 'What does it show?',
  'roll-one': 'Which die do you roll?',
  discard: 'Which die do you discard?',
  'roll-next': 'Which die do you roll and place?',
  'move-from': 'Which die moves?',
  'move-to': 'Where does it go?',
  force: 'Have the legend roll again?',
  'choose-next': "What does the legend's next die show?",
};

const dieWords = (id: string): string => id.replace(':', ' ');

const labelOf = (action: DiceClashAction): string => {
  switch (action.type) {
    case 'place':
      return `Place ${dieWords(action.die)} on space ${action.space}${action.value === undefined ? '' : ` as a ${action.value}`}`;
    case 'choose':
      return optionWords(action.option);
    case 'concede':
      return 'Concede';
    case 'timeout':
      return 'Time is up';
  }
};

const optionWords = (option: string): string => {
  const [kind = '', rest = ''] = option.split(/:(.*)/s);
  if (kind === 'die') return sentence(dieWords(rest)).slice(0, -1);
  if (kind === 'space') return `Space ${rest}`;
  if (kind === 'value') return rest;
  return { done: 'Done', yes: 'Yes', no: 'No' }[option] ?? option;
};

// ---- what happened -------------------------------------------------------------------------------------------------

const diceWords = (dice: readonly DieTold[] = []): string => {
  const shown = dice.flatMap(({ colour, value }) => (value === undefined ? [] : [`${colour} ${value}`]));
  return shown.length === dice.length && shown.length > 0 ? `: ${shown.join(', ')}` : '';
};
const LOST: Readonly<Record<DiceClashEvent<'round-lost'>['why'], string>> = {
  'grid-full': 'has no space left',
  'no-dice': 'has no dice left',
  'no-defence': 'has no answer to the attack',
};

const TELLERS: ByType<EventFields, [powerName: (id: string) => string], string> = {
  round: (e) => `Round ${e.round}: ${who(e)} begins`,
  'pool-rolled': (e) => (e.dice.length > 0 ? `${who(e)} rolls the pool${diceWords(e.dice)}` : ''),
  placed: (e) =>
    `${who(e)} places ${e.colour} ${e.rolled} on space ${e.space}${e.value === e.rolled ? '' : `, now ${e.value}`}: defence ${e.defence}, attack ${e.attack}`,
  're-rolled': (e) => {
    if (e.which === 'ends') return `${who(e)} re-rolls all 1s and 6s${diceWords(e.dice)}`;
    const rolled = e.count ?? e.dice?.length ?? 0;
    return `${who(e)} re-rolls ${rolled} ${rolled === 1 ? 'die' : 'dice'}${diceWords(e.dice)}`;
  },
  power: (e, powerName) => `${who(e)} uses ${powerName(e.power)}`,
  'taken-back': (e) => `${who(e)} takes the ${e.colour} die back from space ${e.space}`,
  covered: (e) => `${who(e)} covers space ${e.space} with ${e.colour} ${e.value}`,
  blunted: (e) => `${who(e)} ignores all icons with the next die`,
  adjusted: (e) => (e.dice === 0 ? '' : `${who(e)} adjusts ${e.dice === 1 ? 'a die' : `${e.dice} dice`}`),
  barred: (e) => `Space ${e.space} is barred for the next die of ${who(e)}`,
  'set-aside': (e) => `${who(e)} sets a ${e.colour} die aside as a ${e.value}`,
  'rolled-one': (e) => `${who(e)} rolls a ${e.colour} die: ${e.value}`,
  returned: (e) => `${who(e)} returns it to the pool`,
  discarded: (e) => `${who(e)} discards ${e.colour}${e.value === undefined ? ' die' : ` ${e.value}`}`,
  'must-roll': (e) => `${who(e)} has to roll the next die before placing it`,
  looked: (e) => `${who(e)} looks at the opponent's pool${diceWords(e.dice)}`,
  moved: (e) => `${who(e)} moves a die from space ${e.from} to space ${e.to}`,
  foreseen: (e) => `The next dice of ${who(e)} will show ${e.values.join(', ')}`,
  'may-force': (e) => `${who(e)} may force a re-roll this round`,
  spoiled: (e) => `The next 1 or 6 of ${who(e)} is rolled again`,
  cleared: (e) => `${who(e)} clears ${e.spaces.length === 1 ? 'a corner' : `${e.spaces.length} corners`}`,
  'legend-rolled': (e) => `${who(e)} rolls ${e.again ? 'again' : `a ${e.colour} die`}: ${e.value}`,
  'legend-misses': (e) => `${who(e)} finds no place for it`,
  'round-lost': (e) => `${who(e)} ${LOST[e.why]} and loses round ${e.round}`,
  adrenaline: (e) => `${who(e)} fights on with adrenaline`,
  conceded: (e) => `${who(e)} ${e.late ? 'is out: time ran out' : 'concedes'}`,
  'timed-out': (e) => `Time is up for ${who(e)}`,
  over: ({ winners: [winner] }) => `${who({ seat: winner })} wins`,
};

/** Words for an event; none where it needs none. */
const tellEvent = <T extends EventType>(event: DiceClashEvent<T>, powerName: (id: string) => string): string =>
  TELLERS[event.type](event, powerName);

export const english: Words = {
  spaces: SPACES,
  power: powerWords,
  sentences,
  questions: QUESTIONS,
  label: labelOf,
  tell: tellEvent,
  said: {},
};
