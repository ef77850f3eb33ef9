/** Words of Dice Clash, generated from the content's own data. Players are written as their seat in braces, `{0}`. */
import type { Description } from '../core/game.ts';
import type { Effect, FighterDef, Modifier, Power, Row } from './content.ts';
import { PARRIED_FROM } from './rules/landing.ts';
import type { Question } from './state/state.ts';
import type { DiceClashAction, DiceClashCatalogue, DiceClashEvent, SpaceInfo } from './state/view-shape.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

/** A space as it is printed on a grid, with its meaning. */
export const spaceInfo = (modifier: Modifier): SpaceInfo => {
  switch (modifier?.mod) {
    case 'attack':
      return { mod: 'attack', sign: `⚔${signed(modifier.n)}`, text: `The die's attack is ${worth(modifier.n)}.` };
    case 'defence':
      return { mod: 'defence', sign: `⛨${signed(modifier.n)}`, text: `The die's defence is ${worth(modifier.n)}.` };
    case 'raise':
      return {
        mod: 'raise',
        sign: `⚂${signed(modifier.n)}`,
        text: `The die goes ${modifier.n > 0 ? 'up' : 'down'} by ${Math.abs(modifier.n)}, at most to ${modifier.n > 0 ? 6 : 1}.`,
      };
    case 'set':
      return { mod: 'set', sign: `= ${modifier.n}`, text: `The die becomes a ${modifier.n}.` };
    case 'match':
      return {
        mod: 'match',
        sign: '=',
        text: 'The die becomes equal to one directly beside it; with none there it stays.',
      };
    case 'nudge':
      return { mod: 'nudge', sign: '±1', text: 'The die goes up or down by 1.' };
    case 'move':
      return {
        mod: 'move',
        sign: '⇄',
        text: 'Another die of this grid goes to any open space, whose icon it ignores.',
      };
    case 'flip':
      return {
        mod: 'flip',
        sign: '↺',
        text: 'The die is turned to its other side: 1 and 6, 2 and 5, 3 and 4 change places.',
      };
    case 'look':
      return {
        mod: 'look',
        sign: '👁',
        text: "You look at your opponent's pool. Against a legend, its next two dice are rolled now.",
      };
    case 'special':
      return { mod: 'special', sign: '★', text: "The legend's power happens." };
    default:
      return { mod: 'plain', sign: '', text: 'A plain space.' };
  }
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

export const powerWords = ({ effects, red }: Power): string => {
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

export const catalogueOf = (fighters: readonly FighterDef[]): DiceClashCatalogue => ({
  parriedFrom: PARRIED_FROM,
  fighters: fighters.map(({ id, name, kind, sides }) => ({
    id,
    name,
    kind,
    sides: sides.map(({ power, grid }) => ({
      power: {
        id: power.id,
        name: power.name,
        text: powerWords(power),
        ...(power.solo && { solo: sentences(power.solo) }),
      },
      grid: grid.map(spaceInfo),
    })),
  })),
});

/** Words for a fighter, a power, or a kind of space. */
export const describeId = (fighters: readonly FighterDef[], id: string): Description | undefined => {
  for (const { id: own, name, sides } of fighters) {
    if (own === id) return { name, text: sides.map(({ power }) => `${power.name}: ${powerWords(power)}`).join(' ') };
    for (const { power } of sides) if (power.id === id) return { name: power.name, text: powerWords(power) };
  }
  return undefined;
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
export const questionWords = (question: Question): string => QUESTIONS[question];

const dieWords = (id: string): string => id.replace(/^(\w+):(\d)$/, '$1 $2');

export const labelOf = (action: DiceClashAction): string => {
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

const who = (seat: unknown): string => (typeof seat === 'number' ? `{${seat}}` : 'Somebody');
const diceWords = (dice: unknown): string => {
  const list: readonly { colour?: unknown; value?: unknown }[] = Array.isArray(dice) ? dice : [];
  const shown = list.flatMap(({ colour, value }) => (typeof value === 'number' ? [`${colour} ${value}`] : []));
  return shown.length === list.length && shown.length > 0 ? `: ${shown.join(', ')}` : '';
};
const count = (dice: unknown): number => (Array.isArray(dice) ? dice.length : 0);
const LOST: Readonly<Record<string, string>> = {
  'grid-full': 'has no space left',
  'no-dice': 'has no dice left',
  'no-defence': 'has no answer to the attack',
};

type Teller = (event: DiceClashEvent, power: (id: unknown) => string) => string;
const TELLERS: Readonly<Record<string, Teller>> = {
  round: ({ round, seat }) => `Round ${round}: ${who(seat)} begins`,
  'pool-rolled': ({ seat, dice }) => (count(dice) > 0 ? `${who(seat)} rolls the pool${diceWords(dice)}` : ''),
  placed: ({ seat, colour, rolled, value, space, defence, attack }) =>
    `${who(seat)} places ${colour} ${rolled} on space ${space}${value === rolled ? '' : `, now ${value}`}: defence ${defence}, attack ${attack}`,
  're-rolled': ({ seat, which, dice, count: many }) => {
    if (which === 'ends') return `${who(seat)} re-rolls all 1s and 6s${diceWords(dice)}`;
    const rolled = typeof many === 'number' ? many : count(dice);
    return `${who(seat)} re-rolls ${rolled} ${rolled === 1 ? 'die' : 'dice'}${diceWords(dice)}`;
  },
  power: ({ seat, power }, name) => `${who(seat)} uses ${name(power)}`,
  'taken-back': ({ seat, space, colour }) => `${who(seat)} takes the ${colour} die back from space ${space}`,
  covered: ({ seat, space, colour, value }) => `${who(seat)} covers space ${space} with ${colour} ${value}`,
  blunted: ({ seat }) => `${who(seat)} ignores all icons with the next die`,
  adjusted: ({ seat, dice }) => (dice === 0 ? '' : `${who(seat)} adjusts ${dice === 1 ? 'a die' : `${dice} dice`}`),
  barred: ({ seat, space }) => `Space ${space} is barred for the next die of ${who(seat)}`,
  'set-aside': ({ seat, colour, value }) => `${who(seat)} sets a ${colour} die aside as a ${value}`,
  'rolled-one': ({ seat, colour, value }) => `${who(seat)} rolls a ${colour} die: ${value}`,
  returned: ({ seat }) => `${who(seat)} returns it to the pool`,
  discarded: ({ seat, colour, value }) =>
    `${who(seat)} discards ${colour}${value === undefined ? ' die' : ` ${value}`}`,
  'must-roll': ({ seat }) => `${who(seat)} has to roll the next die before placing it`,
  looked: ({ seat, dice }) => `${who(seat)} looks at the opponent's pool${diceWords(dice)}`,
  moved: ({ seat, from, to }) => `${who(seat)} moves a die from space ${from} to space ${to}`,
  foreseen: ({ seat, values }) =>
    `The next dice of ${who(seat)} will show ${Array.isArray(values) ? values.join(', ') : ''}`,
  'may-force': ({ seat }) => `${who(seat)} may force a re-roll this round`,
  spoiled: ({ seat }) => `The next 1 or 6 of ${who(seat)} is rolled again`,
  cleared: ({ seat, spaces }) => `${who(seat)} clears ${count(spaces) === 1 ? 'a corner' : `${count(spaces)} corners`}`,
  'legend-rolled': ({ seat, colour, value, again }) =>
    `${who(seat)} rolls ${again ? 'again' : `a ${colour} die`}: ${value}`,
  'legend-misses': ({ seat }) => `${who(seat)} finds no place for it`,
  'round-lost': ({ seat, round, why }) => `${who(seat)} ${LOST[String(why)] ?? 'cannot play'} and loses round ${round}`,
  adrenaline: ({ seat }) => `${who(seat)} fights on with adrenaline`,
  conceded: ({ seat }) => `${who(seat)} concedes`,
  'timed-out': ({ seat }) => `Time is up for ${who(seat)}`,
  over: ({ winners }) => `${who(Array.isArray(winners) ? winners[0] : undefined)} wins`,
};

/** Words for an event; none where it needs none. */
export const tellEvent = (fighters: readonly FighterDef[], event: DiceClashEvent): string => {
  const power = (id: unknown): string => describeId(fighters, String(id))?.name ?? String(id);
  return TELLERS[event.type]?.(event, power) ?? '';
};
