/** Dice Clash in German. Players are written as their seat in braces, `{0}`. */

import type { ByType } from '../../core/events.ts';
import { who } from '../../core/player-names.ts';
import type { Effect, Power, Row } from '../content.ts';
import type { DiceClashEvent, DieTold, EventFields, EventType } from '../state/events.ts';
import type { Question } from '../state/state.ts';
import type { DiceClashAction } from '../state/view-shape.ts';
import type { Words } from './words.ts';

/** What spaces mean. */
const SPACES: Words['spaces'] = {
  attack: (n) => `Der Würfel greift mit ${worth(n)} an, als er zeigt.`,
  defence: (n) => `Der Würfel verteidigt mit ${worth(n)}, als er zeigt.`,
  raise: (n) => `Der Würfel ${n > 0 ? 'steigt' : 'sinkt'} um ${Math.abs(n)}, höchstens bis ${n > 0 ? 6 : 1}.`,
  set: (n) => `Der Würfel wird eine ${n}.`,
  match: () => 'Der Würfel wird gleich einem direkt daneben; liegt dort keiner, bleibt er, wie er ist.',
  nudge: () => 'Der Würfel steigt oder sinkt um 1.',
  move: () => 'Ein anderer Würfel dieses Rasters rückt auf ein beliebiges freies Feld, ohne dessen Symbol.',
  flip: () => 'Der Würfel wird auf die andere Seite gedreht: 1 und 6, 2 und 5, 3 und 4 tauschen.',
  look: () =>
    'Du siehst den Vorrat deines Gegners. Gegen eine Legende werden ihre nächsten zwei Würfel jetzt geworfen.',
  special: () => 'Die Kraft der Legende wirkt.',
  plain: () => 'Ein schlichtes Feld.',
};
const worth = (n: number): string => `${Math.abs(n)} ${n > 0 ? 'mehr' : 'weniger'}`;

const rowWords = ({ from, to, then }: Row): string =>
  `Bei ${from === to ? from : `${from} bis ${to}`}: ${then.map(effectWords).join(' und ')}`;

const effectWords = (effect: Effect): string => {
  switch (effect.do) {
    case 're-roll':
      if (effect.which === 'any') return 'wirf beliebig viele Würfel deines Vorrats neu';
      if (effect.which === 'ends')
        return effect.whose === 'own' ? 'wirf deine 1en und 6en neu' : 'dein Gegner wirft alle 1en und 6en neu';
      return effect.whose === 'own' ? 'wirf deinen Vorrat neu' : 'dein Gegner wirft den ganzen Vorrat neu';
    case 'take-back':
      return 'ein anderer Würfel deines Rasters wird neu geworfen und kommt in deinen Vorrat zurück';
    case 'cover':
      return 'dein Gegner bedeckt ein freies Feld des eigenen Rasters mit einem Würfel aus dem Vorrat';
    case 'blunt':
      return 'für den nächsten Würfel deines Gegners zählen keine Symbole';
    case 'adjust':
      return effect.dice === 1
        ? '1 Würfel deines Vorrats darf um 1 steigen oder sinken'
        : `bis zu ${effect.dice} Würfel deines Vorrats dürfen um 1 steigen oder sinken`;
    case 'bar':
      return 'wähle ein Feld im Raster deines Gegners: der nächste Würfel darf nicht dorthin, außer es ist das einzige';
    case 'set-aside':
      return 'stelle einen Würfel deines Vorrats auf einen beliebigen Wert und lege ihn beiseite; lege ihn in einem späteren Zug, bis dahin berührt ihn nichts';
    case 'roll-one':
      return `wirf einen Würfel deines Vorrats. ${effect.rows.map(rowWords).join('. ')}`;
    case 'return-rolled':
      return 'der Würfel kommt in deinen Vorrat zurück';
    case 'discard-rolled':
      return 'der Würfel ist für die Runde raus';
    case 'discard':
      return 'dein Gegner wirft einen Würfel ab';
    case 'roll-next':
      return 'dein Gegner wählt und wirft den nächsten Würfel, bevor er ihn legt';
    case 'foresee':
      return `die nächsten ${effect.dice} Würfel der Legende werden jetzt geworfen`;
    case 'may-force':
      return 'einmal in dieser Runde darfst du die Legende einen Würfel neu werfen lassen';
    case 'spoil':
      return 'die nächste 1 oder 6 der Legende wird neu geworfen';
    case 'choose-next':
      return 'der nächste Würfel der Legende zeigt, was du willst';
    case 'next-dice':
      return `die nächsten ${effect.dice} Würfel der Legende zeigen ${effect.value}`;
    case 'remove':
      return `du verlierst einen ${COLOURS[effect.colour]?.en ?? effect.colour} Würfel deines Vorrats, wenn du einen hast`;
    case 'clear-corners':
      return 'alle Würfel in den Ecken des Rasters der Legende sind raus';
  }
};

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
const sentences = (effects: readonly Effect[]): string =>
  effects.map((effect) => sentence(effectWords(effect))).join(' ');

const powerWords = ({ effects, red }: Power): string => {
  const always = 'was er auch zeigt und wo er auch liegt';
  const standing = [
    ...(red?.defence === undefined ? [] : [`Dein roter Würfel verteidigt mit ${red.defence}, ${always}.`]),
    ...(red?.attack === undefined ? [] : [`Dein roter Würfel greift mit ${red.attack} an, ${always}.`]),
  ];
  return [...standing, sentences(effects)].filter((part) => part !== '').join(' ');
};

const QUESTIONS: Readonly<Record<Question, string>> = {
  're-roll': 'Welchen Würfel wirfst du neu?',
  'take-back': 'Welchen Würfel nimmst du zurück?',
  'cover-die': 'Welcher Würfel bedeckt ein Feld?',
  'cover-space': 'Welches Feld wird bedeckt?',
  'adjust-die': 'Welcher Würfel steigt oder sinkt?',
  'adjust-value': 'Was wird aus ihm?',
  bar: 'Welches Feld sperrst du?',
  'aside-die': 'Welchen Würfel legst du beiseite?',
  'aside-value': 'Was zeigt er?',
  'roll-one': 'Welchen Würfel wirfst du?',
  discard: 'Welchen Würfel wirfst du ab?',
  'roll-next': 'Welchen Würfel wirfst und legst du?',
  'move-from': 'Welcher Würfel rückt?',
  'move-to': 'Wohin kommt er?',
  force: 'Soll die Legende neu werfen?',
  'choose-next': 'Was zeigt der nächste Würfel der Legende?',
};

/** Colours as they stand before `Würfel`: `der schwarze`, `einen schwarzen`, `ein schwarzer`. */
const COLOURS: Readonly<Record<string, { readonly bare: string; readonly e: string; readonly en: string }>> = {
  black: { bare: 'Schwarz', e: 'schwarze', en: 'schwarzen' },
  white: { bare: 'Weiß', e: 'weiße', en: 'weißen' },
  red: { bare: 'Rot', e: 'rote', en: 'roten' },
};
const colour = (name: string): string => COLOURS[name]?.bare ?? name;
const the = (name: string): string => COLOURS[name]?.en ?? name;

/** `Schwarz 4`. */
const dieWords = (id: string): string => {
  const [name = '', value] = id.split(':');
  return value === undefined ? colour(name) : `${colour(name)} ${value}`;
};

const labelOf = (action: DiceClashAction): string => {
  switch (action.type) {
    case 'place':
      return `${dieWords(action.die)} auf Feld ${action.space} legen${action.value === undefined ? '' : ` (als ${action.value})`}`;
    case 'choose':
      return optionWords(action.option);
    case 'concede':
      return 'Aufgeben';
    case 'timeout':
      return 'Die Zeit ist um';
  }
};

const optionWords = (option: string): string => {
  const [kind = '', rest = ''] = option.split(/:(.*)/s);
  if (kind === 'die') return dieWords(rest);
  if (kind === 'space') return `Feld ${rest}`;
  if (kind === 'value') return rest;
  return { done: 'Fertig', yes: 'Ja', no: 'Nein' }[option] ?? option;
};

// ---- what happened -------------------------------------------------------------------------------------------------

const diceWords = (dice: readonly DieTold[] = []): string => {
  const shown = dice.flatMap(({ colour: name, value }) => (value === undefined ? [] : [`${colour(name)} ${value}`]));
  return shown.length === dice.length && shown.length > 0 ? `: ${shown.join(', ')}` : '';
};
const LOST: Readonly<Record<DiceClashEvent<'round-lost'>['why'], string>> = {
  'grid-full': 'hat kein Feld mehr',
  'no-dice': 'hat keine Würfel mehr',
  'no-defence': 'hat keine Antwort auf den Angriff',
};

const TELLERS: ByType<EventFields, [powerName: (id: string) => string], string> = {
  round: (e) => `Runde ${e.round}: ${who(e)} beginnt`,
  'pool-rolled': (e) => (e.dice.length > 0 ? `${who(e)} wirft den Vorrat${diceWords(e.dice)}` : ''),
  placed: (e) =>
    `${who(e)} legt ${colour(e.colour)} ${e.rolled} auf Feld ${e.space}${e.value === e.rolled ? '' : `, jetzt ${e.value}`}: Verteidigung ${e.defence}, Angriff ${e.attack}`,
  're-rolled': (e) => {
    if (e.which === 'ends') return `${who(e)} wirft alle 1en und 6en neu${diceWords(e.dice)}`;
    return `${who(e)} wirft ${e.count ?? e.dice?.length ?? 0} Würfel neu${diceWords(e.dice)}`;
  },
  power: (e, powerName) => `${who(e)} nutzt ${powerName(e.power)}`,
  'taken-back': (e) => `${who(e)} nimmt den ${the(e.colour)} Würfel von Feld ${e.space} zurück`,
  covered: (e) => `${who(e)} bedeckt Feld ${e.space} mit ${colour(e.colour)} ${e.value}`,
  blunted: (e) => `Für den nächsten Würfel von ${who(e)} zählen keine Symbole`,
  adjusted: (e) => (e.dice === 0 ? '' : `${who(e)} ändert ${e.dice === 1 ? 'einen' : e.dice} Würfel`),
  barred: (e) => `Feld ${e.space} ist für den nächsten Würfel von ${who(e)} gesperrt`,
  'set-aside': (e) => `${who(e)} legt einen ${the(e.colour)} Würfel als ${e.value} beiseite`,
  'rolled-one': (e) => `${who(e)} wirft einen ${the(e.colour)} Würfel: ${e.value}`,
  returned: (e) => `${who(e)} legt ihn in den Vorrat zurück`,
  discarded: (e) =>
    e.value === undefined
      ? `${who(e)} wirft einen ${the(e.colour)} Würfel ab`
      : `${who(e)} wirft ${colour(e.colour)} ${e.value} ab`,
  'must-roll': (e) => `${who(e)} muss den nächsten Würfel werfen, bevor er liegt`,
  looked: (e) => `${who(e)} sieht den Vorrat der Gegenseite${diceWords(e.dice)}`,
  moved: (e) => `${who(e)} rückt einen Würfel von Feld ${e.from} auf Feld ${e.to}`,
  foreseen: (e) => `Die nächsten Würfel von ${who(e)} zeigen ${e.values.join(', ')}`,
  'may-force': (e) => `${who(e)} darf in dieser Runde einen neuen Wurf erzwingen`,
  spoiled: (e) => `Die nächste 1 oder 6 von ${who(e)} wird neu geworfen`,
  cleared: (e) => `${who(e)} räumt ${e.spaces.length === 1 ? 'eine Ecke' : `${e.spaces.length} Ecken`}`,
  'legend-rolled': (e) => `${who(e)} wirft ${e.again ? 'noch einmal' : `einen ${the(e.colour)} Würfel`}: ${e.value}`,
  'legend-misses': (e) => `${who(e)} findet dafür kein Feld`,
  'round-lost': (e) => `${who(e)} ${LOST[e.why]} und verliert Runde ${e.round}`,
  adrenaline: (e) => `${who(e)} kämpft mit Adrenalin weiter`,
  conceded: (e) => `${who(e)} ${e.late ? 'scheidet aus: Zeit abgelaufen' : 'gibt auf'}`,
  'timed-out': (e) => `Für ${who(e)} ist die Zeit um`,
  over: ({ winners: [winner] }) => `${who({ seat: winner })} gewinnt`,
};

const tellEvent = <T extends EventType>(event: DiceClashEvent<T>, powerName: (id: string) => string): string =>
  TELLERS[event.type](event, powerName);

export const german: Words = {
  spaces: SPACES,
  power: powerWords,
  sentences,
  questions: QUESTIONS,
  label: labelOf,
  tell: tellEvent,
  said: {
    Duel: 'Duell',
    'Warrior against warrior. Who loses two rounds has lost.':
      'Krieger gegen Krieger. Wer zwei Runden verliert, hat verloren.',
    Solo: 'Allein',
    'A warrior alone against a legend, which the game plays.':
      'Ein Krieger allein gegen eine Legende, die das Spiel führt.',
  },
};
