/** Words for effects, made from the data: a list becomes sentences. */
import type { Effect, Row, Slot, Standing, When, Whom } from '../../vocabulary/words.ts';
import type { NameOf } from '../words.ts';

const WHOM: Readonly<Record<Whom, string>> = {
  foe: 'an enemy',
  '2foes': 'up to 2 enemies',
  '3foes': 'up to 3 enemies',
  foes: 'any enemies',
  self: 'itself',
  hero: 'a hero',
  '2heroes': '2 heroes',
  heroes: 'all heroes',
  t: 'its target',
  '2t': 'up to 2 targets',
  all: 'all it finds',
  'foes-side': 'every enemy',
  'fittest-foe': 'the enemy with most HP left',
  'fittest-hero': 'the hero with most HP left',
};

const times = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

type AttackEffect = Extract<Effect, { do: 'attack' }>;
const attackWords = (attack: AttackEffect): string => {
  const { n, to, strip, poison, stun, capture, recall, pierce, sly, against, fells } = attack;
  const riders = list([
    ...(poison ? ['poison'] : []),
    ...(stun ? ['stun'] : []),
    ...(capture ? ['capture the die of'] : []),
    ...(recall ? ['return the die of'] : []),
  ]);
  const main = n > 0 ? `deal ${n} damage to ${WHOM[to]}` : `${riders} ${WHOM[to]}`;
  const parts = [
    strip ? `remove the Blocks of ${WHOM[to]}, then ${main}` : main,
    ...(n > 0 && riders !== '' ? [`and ${riders} whoever is hit`] : []),
    ...(against ? [`(${against.n} against ${against.type})`] : []),
    ...(pierce ? ['past Blocks'] : []),
    ...(sly ? ['without a Counter'] : []),
  ];
  const words = parts.join(' ');
  return fells === undefined ? words : `defeat ${WHOM[to]} with ${fells} HP left or less, else ${words}`;
};

const whenWords = (when: When, nameOf: NameOf): string =>
  'ally' in when ? `${nameOf(when.ally)} stands` : `${when.locks} dice are locked`;

const rowWords = ({ from, to, then }: Row, nameOf: NameOf): string =>
  `${from === to ? from : `${from} to ${to}`}: ${list(then.map((effect) => effectWords(effect, nameOf)))}`;

const effectWords = (effect: Effect, nameOf: NameOf): string => {
  switch (effect.do) {
    case 'attack':
      return attackWords(effect);
    case 'suffer':
      return `${WHOM[effect.to]} suffers ${times(effect.n, 'wound')}`;
    case 'block':
      return `${times(effect.n, 'Block')} for ${WHOM[effect.to]}`;
    case 'guard':
      return 'a Block for itself and every friend';
    case 'heal':
      return `heal ${effect.n} of ${WHOM[effect.to]}`;
    case 'poison':
    case 'stun':
      return `${effect.do} ${WHOM[effect.to]}`;
    case 'strip':
      return `remove all Blocks of ${WHOM[effect.to]}`;
    case 'cleanse':
      return `remove Poison and Stun of ${WHOM[effect.to]}`;
    case 'veil':
      return `the next attack of this round on ${WHOM[effect.to]} misses`;
    case 'free':
      return `a captured die of ${WHOM[effect.to]} goes home`;
    case 'remove':
      return `a die of ${WHOM[effect.to]} is out`;
    case 'revive':
      return 'revive a knocked out hero with 1 HP';
    case 'refresh':
      return `a spent Hero Token of ${WHOM[effect.to]} is ready again`;
    case 'undead':
      return `${WHOM[effect.to]} is undead from now on`;
    case 'set':
      return 'set any die to a value of your choice';
    case 'reroll':
      return 'roll any dice of one hero again';
    case 'roll':
      return `roll ${effect.dice === 1 ? 'a die' : `${effect.dice} dice`}. ${effect.rows.map((row) => sentence(rowWords(row, nameOf))).join(' ')}`.replace(
        /\.$/,
        '',
      );
    case 'deck':
      return effect.n > 0
        ? `${times(effect.n, 'attack card')} of the discard under the deck`
        : `discard ${times(-effect.n, 'attack card')} of the deck`;
    case 'salvage':
      return 'shuffle the top discarded attack card into the deck';
    case 'peek':
      return `look at the top ${times(effect.n, 'attack card')}; any of them may go under the deck`;
    case 'foresee':
      return `look at the top ${times(effect.n, 'attack card')}; one may change places with a card in play`;
    case 'redraw':
      return 'put an attack card in play under the deck; the top one takes its place';
    case 'item':
      return `draw ${times(effect.n, 'item')}`;
    case 'spoil':
      return `take ${times(effect.n, 'monster')} of the deck as spoils`;
    case 'lose-item':
      return `${WHOM[effect.to]} loses an item`;
    case 'relic':
      return `take the ${nameOf(effect.relic)}`;
    case 'add':
      return `shuffle ${nameOf(effect.card)} into the attack deck`;
    case 'song':
      return 'play a song';
    case 'summon':
      return 'a monster of your spoils fights for you, with half its HP';
    case 'mend-companion':
      return 'the companion stands again without wounds';
    case 'sketch':
      return 'choose a monster of your spoils: deal its level, and 1 with a green, 2 with a blue, 3 with a red die, to an enemy';
    case 'shift':
      return 'all wounds of the summoner go to an ally';
    case 'companion':
      return `the companion goes to ${WHOM[effect.to]}`;
    case 'await-boss':
      return effect.block === undefined
        ? `the boss has ${effect.hpPerHero} HP more for each hero`
        : `the boss comes with ${times(effect.block, 'Block')}`;
    case 'imprison':
      return `a ${effect.colour} die of each hero is captured`;
    case 'if':
      return `if ${whenWords(effect.when, nameOf)}: ${list(effect.then.map((one) => effectWords(one, nameOf)))}${
        effect.else.length > 0 ? `, else ${list(effect.else.map((one) => effectWords(one, nameOf)))}` : ''
      }`;
  }
};

export const sentences = (effects: readonly Effect[], nameOf: NameOf): string =>
  effects.map((effect) => sentence(effectWords(effect, nameOf))).join(' ');

export const standingSentences = ({ counter, evade, taunt }: Standing = {}): string =>
  [
    ...(counter === 'equal' ? ['Counter: as much as was dealt.'] : counter ? [`Counter ${counter}.`] : []),
    ...(evade ? ['Evade.'] : []),
    ...(taunt ? ['Taunt.'] : []),
  ].join(' ');

/** A slot as it is read: `red 4+`. */
export const slotWords = ({ colour, least }: Slot): string => {
  const name = colour === 'grey' ? 'any' : colour;
  return least > 0 ? `${name} ${least}+` : name;
};

export const CONDITIONS = {
  'no-items': 'No items can be used.',
  fiercer: "Enemies' attacks deal 1 more to their first target.",
  twice: 'Attack cards without a value happen twice.',
  'less-healing': 'Healing heals 1 less.',
} as const;
