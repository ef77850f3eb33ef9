/** Words for what happened and for what one may do. Players are written as their seat in braces, `{0}`; figures by their
 *  names, which the match of the moment would know, are told as they are numbered. */

import type { ByType } from '../../../core/events.ts';
import { who } from '../../../core/player-names.ts';
import type { DicebornAction } from '../../state/actions.ts';
import type { DicebornEvent, EventFields, EventType } from '../../state/events.ts';
import type { NameOf } from '../words.ts';

/** Heroes and enemies are told by their number, counted from 1. */
const whoWords = (name: string): string => {
  const [kind = '', no = '0'] = name.split(':');
  return `${{ hero: 'Hero', enemy: 'Enemy', ally: 'Ally' }[kind] ?? kind} ${Number(no) + 1}`;
};
const hero = (no: number): string => whoWords(`hero:${no}`);
const enemy = (no: number): string => whoWords(`enemy:${no}`);
const die = (name: string): string => name.replace(':', ' ');
const dice = (names: readonly string[]): string => names.map(die).join(', ');
const all = (ids: readonly string[], nameOf: NameOf): string => ids.map(nameOf).join(', ');
const wounds = (n: number): string => `${n} wound${n === 1 ? '' : 's'}`;

const LOST: Readonly<Record<NonNullable<DicebornEvent<'over'>['lost']>, string>> = {
  'all-down': 'All heroes are down: the party has lost',
  'out-of-time': 'The attack deck is empty: the party has lost',
  'gave-up': 'The party has given up',
};

const TELLERS: ByType<EventFields, [nameOf: NameOf], string> = {
  pack: (e, nameOf) => `The party plays ${nameOf(e.pack)}`,
  hero: (e, nameOf) => `${who(e)} leads ${hero(e.hero)}, a ${nameOf(e.class)}`,
  quest: (e, nameOf) => `Quest ${e.level}: ${nameOf(e.quest)}`,
  fight: (e) => `Monsters of level ${e.level}`,
  revealed: (e, nameOf) => `${whoWords(e.who)} is ${nameOf(e.id)}`,
  boss: (e, nameOf) => `The final boss: ${nameOf(e.boss)}`,
  side: (e, nameOf) => `${nameOf(e.boss)} shows its second side`,
  round: (e) => `Round ${e.round}: ${who(e)} leads`,
  rolled: (e) => `${hero(e.hero)} rolls ${dice(e.dice)}`,
  ready: (e) => `${who(e)} is ready`,
  cards: (e, nameOf) => e.cards.map(({ enemy: no, card }) => `${enemy(no)} gets ${nameOf(card)}`).join('; '),
  'round-end': () => '',
  town: () => 'The party reaches a town',
  conceded: (e) => `${who(e)} concedes`,
  'timed-out': (e) => `Time is up for ${who(e)}`,
  over: (e) => (e.lost ? LOST[e.lost] : 'The party has won'),
  window: () => '',
  'window-closed': () => '',
  passed: () => '',
  held: () => '',
  fizzled: () => '',

  assigned: (e, nameOf) => `${hero(e.hero)} puts ${die(e.die)} on ${slotName(e.slot, nameOf)}`,
  cleared: (e, nameOf) => `${hero(e.hero)} takes the die back from ${slotName(e.slot, nameOf)}`,
  locked: (e) => `${hero(e.hero)} locks ${die(e.die)} on the quest`,
  rerolled: (e) => `${hero(e.hero)} rolls ${dice(e.from)} again: ${dice(e.dice)}`,
  set: (e) => `${hero(e.hero)}: ${die(e.from)} becomes ${die(e.die)}`,
  'effect-dice': (e) => `${e.by === '' ? 'The quest' : whoWords(e.by)} rolls ${e.dice.join(', ')}`,
  captured: (e) => `${enemy(e.enemy)} captures ${die(e.die)} of ${hero(e.hero)}`,
  freed: (e) => `A ${e.die} die of ${hero(e.hero)} comes home`,
  returned: (e) => `${die(e.die)} of ${hero(e.hero)} returns to its pool`,
  removed: (e) => `A ${e.die} die of ${hero(e.hero)} is out`,

  action: (e, nameOf) => `${e.value}: ${hero(e.hero)} uses ${nameOf(e.action)}`,
  relic: (e, nameOf) => `${e.value}: ${hero(e.hero)} uses the ${nameOf(e.relic)}`,
  attack: (e) => `${e.value}: ${whoWords(e.who)} attacks ${e.targets.map(whoWords).join(', ')}`,
  'no-target': (e, nameOf) => `${whoWords(e.who)} finds nobody with ${nameOf(e.card)}`,
  omen: (e, nameOf) => `${whoWords(e.who)}: ${nameOf(e.card)}`,
  hit: (e) => `${whoWords(e.to)} takes ${wounds(e.amount)}${e.blocked > 0 ? `, ${e.blocked} blocked` : ''}`,
  missed: (e) => `${whoWords(e.to)} evades`,
  countered: (e) => `${whoWords(e.by)} counters: ${wounds(e.amount)} for ${whoWords(e.to)}`,
  suffered: (e) => `${whoWords(e.to)} suffers ${wounds(e.amount)}${e.why === 'poison' ? ' of Poison' : ''}`,
  block: (e) => `${whoWords(e.to)} gains ${e.n} Block${e.n === 1 ? '' : 's'}`,
  stripped: (e) => `${whoWords(e.to)} loses all Blocks`,
  poisoned: (e) => `${whoWords(e.to)} is poisoned`,
  stunned: (e) => `${whoWords(e.to)} is stunned`,
  veiled: (e) => `The next attack on ${whoWords(e.to)} will miss`,
  undead: (e) => `${whoWords(e.to)} is undead now`,
  healed: (e) =>
    `${whoWords(e.to)} is healed of ${e.what === 'wound' ? 'a wound' : e.what === 'poison' ? 'Poison' : 'Stun'}`,
  defeated: (e, nameOf) => `${nameOf(e.id)} is defeated by ${hero(e.by)}`,
  reward: (e) => `${e.cards.length} attack card${e.cards.length === 1 ? '' : 's'} go under the deck`,
  ko: (e) => `${whoWords(e.who)} is knocked out`,
  revived: (e) => `${hero(e.hero)} stands again`,
  shifted: (e) => `${wounds(e.wounds)} of ${whoWords(e.from)} go to ${whoWords(e.to)}`,

  ability: (e) => `${hero(e.hero)} spends a Hero Token`,
  'bounty-used': (e, nameOf) => `${hero(e.hero)} spends a Hero Token on ${nameOf(e.bounty)}`,
  used: (e, nameOf) => `${hero(e.hero)} uses ${nameOf(e.item)}`,
  song: (e, nameOf) => `${hero(e.hero)} plays ${nameOf(e.song)}`,
  summoned: (e, nameOf) => `${hero(e.hero)} summons ${nameOf(e.id)}`,
  companion: (e) => `The companion of ${hero(e.hero)} goes to ${enemy(e.enemy)}`,
  'companion-mended': (e) => `The companion of ${hero(e.hero)} stands without wounds`,
  sketched: (e, nameOf) => `${hero(e.hero)} sketches ${nameOf(e.id)}`,
  refreshed: (e) => `A Hero Token of ${hero(e.hero)} is ready again`,
  'deck-gains': (e) => `${e.cards.length} attack card${e.cards.length === 1 ? '' : 's'} go under the deck`,
  'deck-loses': (e, nameOf) => `Discarded from the attack deck: ${all(e.cards, nameOf)}`,
  salvaged: (e, nameOf) => `${nameOf(e.card)} is shuffled into the attack deck`,
  peeked: (e) =>
    `${hero(e.hero)} looks at ${e.n} attack cards${e.under > 0 ? ` and puts ${e.under} under the deck` : ''}`,
  swapped: (e, nameOf) => `${enemy(e.enemy)} gets ${nameOf(e.in)} instead of ${nameOf(e.out)}`,
  added: (e, nameOf) => `${nameOf(e.card)} is shuffled into the attack deck`,
  'gained-relic': (e, nameOf) => `${hero(e.hero)} gains the ${nameOf(e.relic)}`,
  'gained-item': (e, nameOf) => `${hero(e.hero)} gains ${nameOf(e.item)}`,
  'lost-item': (e, nameOf) => `${hero(e.hero)} loses ${nameOf(e.item)}`,
  'gained-spoils': (e, nameOf) => `${hero(e.hero)} takes ${nameOf(e.id)} as spoils`,
  bounty: (e, nameOf) => `${hero(e.hero)} meets the bounty ${nameOf(e.bounty)}`,

  market: (e, nameOf) => `On sale: ${all(e.items, nameOf)}`,
  rested: (e) => `${hero(e.hero)} rests`,
  bought: (e, nameOf) => `${hero(e.hero)} buys ${nameOf(e.item)} for ${all(e.paid, nameOf)}`,
  gave: (e, nameOf) => `${hero(e.from)} gives ${nameOf(e.what.split(':')[1] ?? '')} to ${hero(e.to)}`,
  advanced: (e, nameOf) => `${hero(e.hero)} ${e.how === 'cover' ? 'becomes' : 'learns from'} ${nameOf(e.class)}`,
};

/** Every type of event there is. */
export const EVENT_TYPES: readonly string[] = Object.keys(TELLERS);

/** Words for an event; none where it needs none. */
export const tellEvent = <T extends EventType>(event: DicebornEvent<T>, nameOf: NameOf): string =>
  TELLERS[event.type](event, nameOf);

const slotName = (slot: string, nameOf: NameOf): string => {
  if (slot.startsWith('quest')) return 'the quest';
  const [kind, id] = slot.split(':');
  if (kind === 'relic') return `the ${nameOf(id ?? '')}`;
  return id === undefined ? nameOf(slot) : whoWords(slot);
};

export const labelOf = (action: DicebornAction, nameOf: NameOf): string => {
  switch (action.type) {
    case 'assign':
      return `${hero(action.hero)}: ${die(action.die)} on ${slotName(action.slot, nameOf)}`;
    case 'clear':
      return `${hero(action.hero)}: take the die back${action.slot === undefined ? '' : ` from ${slotName(action.slot, nameOf)}`}`;
    case 'reroll':
      return `${hero(action.hero)}: roll ${dice(action.dice)} again`;
    case 'ability':
      return `${hero(action.hero)}: Hero Token ability`;
    case 'bounty':
      return `${hero(action.hero)}: bounty ability`;
    case 'use':
      return `${hero(action.hero)}: use ${nameOf(action.item)}`;
    case 'ready':
      return 'Ready';
    case 'pass':
      return action.for === 'round' ? 'Pass for this round' : 'Pass';
    case 'choose':
      return optionWords(action.option, nameOf);
    case 'rest':
      return `${hero(action.hero)}: rest`;
    case 'buy':
      return `${hero(action.hero)}: buy ${nameOf(action.item)}`;
    case 'give':
      return `${hero(action.from)}: give ${nameOf(action.what.split(':')[1] ?? '')} to ${hero(action.to)}`;
    case 'advance':
      return `${hero(action.hero)}: ${action.how === 'cover' ? 'become' : 'learn from'} ${nameOf(action.class)}`;
    case 'concede':
      return 'Concede';
    case 'timeout':
      return 'Time is up';
  }
};

const optionWords = (option: string, nameOf: NameOf): string => {
  const [of = '', own] = option.split('/');
  if (own !== undefined) return `${whoWords(of)}: ${optionWords(own, nameOf)}`;
  const [kind = '', ...rest] = option.split(':');
  const id = rest.join(':');
  if (kind === 'hero' || kind === 'enemy' || kind === 'ally') return whoWords(option);
  if (kind === 'die') return die(id);
  if (kind === 'value') return id;
  const plain: Readonly<Record<string, string>> = {
    done: 'Done',
    all: 'All of them',
    wound: 'A wound',
    poison: 'Poison',
    stun: 'Stun',
  };
  return plain[option] ?? nameOf(id);
};
