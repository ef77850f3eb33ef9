/** German words for effects, made from the data: a list becomes sentences. */
import type { Effect, MonsterType, Row, Slot, Standing, When } from '../../vocabulary/words.ts';
import type { NameOf } from '../words.ts';
import { ofWhom, WHOM } from './whom.ts';

/** `1 Wunde`, `2 Wunden`. */
export const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
const attackCards = (n: number): string => counted(n, 'Angriffskarte', 'Angriffskarten');

const COLOURS: Readonly<Record<string, string>> = { green: 'grün', red: 'rot', blue: 'blau', grey: 'grau' };
/** `rot`, at the end of another word `roten`. */
export const colour = (name: string, ending = ''): string => `${COLOURS[name] ?? name}${ending}`;

/** Types of monsters, one and more. */
export const TYPES: Readonly<Record<MonsterType, readonly [one: string, more: string]>> = {
  beast: ['Bestie', 'Bestien'],
  sea: ['Meereswesen', 'Meereswesen'],
  undead: ['Untoter', 'Untote'],
  insect: ['Insekt', 'Insekten'],
  ooze: ['Schleim', 'Schleime'],
  humanoid: ['Humanoider', 'Humanoide'],
  spirit: ['Geist', 'Geister'],
  plant: ['Pflanze', 'Pflanzen'],
  demon: ['Dämon', 'Dämonen'],
  construct: ['Konstrukt', 'Konstrukte'],
  dragon: ['Drache', 'Drachen'],
};

type AttackEffect = Extract<Effect, { do: 'attack' }>;
const attackWords = (attack: AttackEffect): string => {
  const { n, to, strip, poison, stun, capture, recall, pierce, sly, against, fells } = attack;
  const { acc, nom, plural } = WHOM[to];
  const riders = list([
    ...(poison ? ['Gift'] : []),
    ...(stun ? ['Betäubung'] : []),
    ...(capture ? ['Gefangennahme des Würfels'] : []),
    ...(recall ? ['Rückkehr des Würfels'] : []),
  ]);
  const alone = list([
    ...(poison || stun ? [`${list([...(poison ? ['Gift'] : []), ...(stun ? ['Betäubung'] : [])])} für ${acc}`] : []),
    ...(capture ? [`den Würfel ${ofWhom(to)} fangen`] : []),
    ...(recall ? [`den Würfel ${ofWhom(to)} heimschicken`] : []),
  ]);
  const words = [
    strip ? `alle Blocks ${ofWhom(to)} entfernen, dann ` : '',
    n > 0 ? `${n} Schaden für ${acc}` : alone,
    against ? ` (${against.n} gegen ${TYPES[against.type][1]})` : '',
    pierce ? ', an Blocks vorbei' : '',
    sly ? ', ohne Konter' : '',
    n > 0 && riders !== '' ? `, dazu ${riders} für alle Getroffenen` : '',
  ].join('');
  if (fells === undefined) return words;
  return `${nom} mit höchstens ${fells} Leben ${plural ? 'sind' : 'ist'} besiegt, sonst ${words}`;
};

const whenWords = (when: When, nameOf: NameOf): string =>
  'ally' in when ? `${nameOf(when.ally)} steht` : `${when.locks} Würfel gebunden sind`;

const rowWords = ({ from, to, then }: Row, nameOf: NameOf): string =>
  `${from === to ? from : `${from} bis ${to}`}: ${list(then.map((effect) => effectWords(effect, nameOf)))}`;

const effectWords = (effect: Effect, nameOf: NameOf): string => {
  switch (effect.do) {
    case 'attack':
      return attackWords(effect);
    case 'suffer':
      return `${counted(effect.n, 'Wunde', 'Wunden')} für ${WHOM[effect.to].acc}`;
    case 'block':
      return `${counted(effect.n, 'Block', 'Blocks')} für ${WHOM[effect.to].acc}`;
    case 'guard':
      return '1 Block für sich selbst und jeden Freund';
    case 'heal':
      return `${effect.n} Heilung für ${WHOM[effect.to].acc}`;
    case 'poison':
      return `Gift für ${WHOM[effect.to].acc}`;
    case 'stun':
      return `Betäubung für ${WHOM[effect.to].acc}`;
    case 'strip':
      return `alle Blocks ${ofWhom(effect.to)} entfernen`;
    case 'cleanse':
      return `Gift und Betäubung ${ofWhom(effect.to)} entfernen`;
    case 'veil':
      return `der nächste Angriff dieser Runde auf ${WHOM[effect.to].acc} verfehlt`;
    case 'free':
      return `ein gefangener Würfel ${ofWhom(effect.to)} kehrt heim`;
    case 'remove':
      return `ein Würfel ${ofWhom(effect.to)} ist raus`;
    case 'revive':
      return 'ein gefallener Held steht mit 1 Leben wieder auf';
    case 'refresh':
      return `ein ausgegebener Heldenmarker ${ofWhom(effect.to)} ist wieder bereit`;
    case 'undead':
      return `${WHOM[effect.to].nom} ${WHOM[effect.to].plural ? 'sind' : 'ist'} ab jetzt untot`;
    case 'set':
      return 'einen beliebigen Würfel auf einen Wert deiner Wahl stellen';
    case 'reroll':
      return 'beliebige Würfel eines Helden noch einmal werfen';
    case 'roll':
      return `${counted(effect.dice, 'Würfel', 'Würfel')} werfen. ${effect.rows
        .map((row) => sentence(rowWords(row, nameOf)))
        .join(' ')}`.replace(/\.$/, '');
    case 'deck':
      return effect.n > 0
        ? `${attackCards(effect.n)} aus der Ablage unter das Deck`
        : `${attackCards(-effect.n)} vom Deck ablegen`;
    case 'salvage':
      return 'die oberste abgelegte Angriffskarte ins Deck mischen';
    case 'peek':
      return `die obersten ${attackCards(effect.n)} ansehen; beliebige davon dürfen unter das Deck`;
    case 'foresee':
      return `die obersten ${attackCards(effect.n)} ansehen; eine darf mit einer im Spiel tauschen`;
    case 'redraw':
      return 'eine Angriffskarte im Spiel unter das Deck legen; die oberste tritt an ihre Stelle';
    case 'item':
      return `${counted(effect.n, 'Gegenstand', 'Gegenstände')} ziehen`;
    case 'spoil':
      return `${counted(effect.n, 'Monster', 'Monster')} des Decks als Beutestücke nehmen`;
    case 'lose-item':
      return `${WHOM[effect.to].nom} ${WHOM[effect.to].plural ? 'verlieren' : 'verliert'} einen Gegenstand`;
    case 'relic':
      return `${nameOf(effect.relic)} nehmen`;
    case 'add':
      return `${nameOf(effect.card)} ins Angriffsdeck mischen`;
    case 'song':
      return 'ein Lied spielen';
    case 'summon':
      return 'ein Monster deiner Beutestücke kämpft für dich, mit halbem Leben';
    case 'mend-companion':
      return 'der Gefährte steht ohne Wunden wieder auf';
    case 'sketch':
      return 'ein Monster deiner Beutestücke wählen: Schaden in Höhe seiner Stufe für einen Gegner, und 1 mehr mit einem grünen, 2 mit einem blauen, 3 mit einem roten Würfel';
    case 'shift':
      return 'alle Wunden des Beschwörers gehen auf einen Verbündeten über';
    case 'companion':
      return `der Gefährte geht zu ${WHOM[effect.to].dat}`;
    case 'await-boss':
      return effect.block === undefined
        ? `der Boss hat je Held ${effect.hpPerHero} Leben mehr`
        : `der Boss kommt mit ${counted(effect.block, 'Block', 'Blocks')}`;
    case 'imprison':
      return `ein ${colour(effect.colour, 'er')} Würfel jedes Helden ist gefangen`;
    case 'if':
      return `wenn ${whenWords(effect.when, nameOf)}: ${list(effect.then.map((one) => effectWords(one, nameOf)))}${
        effect.else.length > 0 ? `, sonst ${list(effect.else.map((one) => effectWords(one, nameOf)))}` : ''
      }`;
  }
};

export const sentences = (effects: readonly Effect[], nameOf: NameOf): string =>
  effects.map((effect) => sentence(effectWords(effect, nameOf))).join(' ');

export const standingSentences = ({ counter, evade, taunt }: Standing = {}): string =>
  [
    ...(counter === 'equal' ? ['Konter: so viel, wie es erleidet.'] : counter ? [`Konter ${counter}.`] : []),
    ...(evade ? ['Ausweichen.'] : []),
    ...(taunt ? ['Spott.'] : []),
  ].join(' ');

/** A slot as it is read: `rot 4+`. */
export const slotWords = ({ colour: name, least }: Slot): string => {
  const shown = name === 'grey' ? 'beliebig' : colour(name);
  return least > 0 ? `${shown} ${least}+` : shown;
};

export const CONDITIONS = {
  'no-items': 'Kein Gegenstand lässt sich nutzen.',
  fiercer: 'Angriffe der Gegner machen beim ersten Ziel 1 Schaden mehr.',
  twice: 'Angriffskarten ohne Wert geschehen zweimal.',
  'less-healing': 'Heilung heilt 1 weniger.',
} as const;
