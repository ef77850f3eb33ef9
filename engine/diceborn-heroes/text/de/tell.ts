/** German words for what happened and for what one may do. Players are written as their seat in braces, `{0}`; figures by
 *  their names, which the match of the moment would know, are told as they are numbered. */

import type { ByType } from '../../../core/events.ts';
import { who } from '../../../core/player-names.ts';
import type { DicebornAction } from '../../state/actions.ts';
import type { DicebornEvent, EventFields, EventType } from '../../state/events.ts';
import type { NameOf } from '../words.ts';
import { colour, counted } from './effects.ts';

const FIGURES: Readonly<Record<string, string>> = { hero: 'Held', enemy: 'Gegner', ally: 'Verbündeter' };
/** Heroes and enemies are told by their number, counted from 1. */
const whoWords = (name: string): string => {
  const [kind = '', no = '0'] = name.split(':');
  return `${FIGURES[kind] ?? kind} ${Number(no) + 1}`;
};
const hero = (no: number): string => whoWords(`hero:${no}`);
const enemy = (no: number): string => whoWords(`enemy:${no}`);
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
/** `Rot 4`. */
const die = (name: string): string => {
  const [of = '', value] = name.split(':');
  return value === undefined ? capital(colour(of)) : `${capital(colour(of))} ${value}`;
};
const dice = (names: readonly string[]): string => names.map(die).join(', ');
const all = (ids: readonly string[], nameOf: NameOf): string => ids.map(nameOf).join(', ');
const wounds = (n: number): string => counted(n, 'Wunde', 'Wunden');
const blocks = (n: number): string => counted(n, 'Block', 'Blocks');
const goUnder = (n: number): string =>
  n === 1 ? '1 Angriffskarte kommt unter das Deck' : `${n} Angriffskarten kommen unter das Deck`;

const LOST: Readonly<Record<NonNullable<DicebornEvent<'over'>['lost']>, string>> = {
  'all-down': 'Alle Helden sind gefallen: die Gruppe hat verloren',
  'out-of-time': 'Das Angriffsdeck ist leer: die Gruppe hat verloren',
  'gave-up': 'Die Gruppe hat aufgegeben',
};

const TELLERS: ByType<EventFields, [nameOf: NameOf], string> = {
  pack: (e, nameOf) => `Die Gruppe spielt ${nameOf(e.pack)}`,
  hero: (e, nameOf) => `${who(e)} führt ${hero(e.hero)}: ${nameOf(e.class)}`,
  quest: (e, nameOf) => `Quest ${e.level}: ${nameOf(e.quest)}`,
  fight: (e) => `Monster der Stufe ${e.level}`,
  revealed: (e, nameOf) => `${whoWords(e.who)} ist ${nameOf(e.id)}`,
  boss: (e, nameOf) => `Der letzte Boss: ${nameOf(e.boss)}`,
  side: (e, nameOf) => `${nameOf(e.boss)} zeigt die zweite Seite`,
  round: (e) => `Runde ${e.round}: ${who(e)} führt an`,
  rolled: (e) => `${hero(e.hero)} würfelt ${dice(e.dice)}`,
  ready: (e) => `${who(e)} ist bereit`,
  cards: (e, nameOf) => e.cards.map(({ enemy: no, card }) => `${enemy(no)} bekommt ${nameOf(card)}`).join('; '),
  'round-end': () => '',
  town: () => 'Die Gruppe erreicht eine Stadt',
  conceded: (e) => `${who(e)} gibt auf`,
  'timed-out': (e) => `Für ${who(e)} ist die Zeit um`,
  over: (e) => (e.lost ? LOST[e.lost] : 'Die Gruppe hat gewonnen'),
  window: () => '',
  'window-closed': () => '',
  passed: () => '',
  held: () => '',
  fizzled: () => '',

  assigned: (e, nameOf) => `${hero(e.hero)} legt ${die(e.die)} auf ${slotName(e.slot, nameOf)}`,
  cleared: (e, nameOf) => `${hero(e.hero)} nimmt den Würfel zurück: ${slotName(e.slot, nameOf)}`,
  locked: (e) => `${hero(e.hero)} bindet ${die(e.die)} an die Quest`,
  rerolled: (e) => `${hero(e.hero)} wirft ${dice(e.from)} noch einmal: ${dice(e.dice)}`,
  set: (e) => `${hero(e.hero)}: aus ${die(e.from)} wird ${die(e.die)}`,
  'effect-dice': (e) => `${e.by === '' ? 'Die Quest' : whoWords(e.by)} würfelt ${e.dice.join(', ')}`,
  captured: (e) => `${enemy(e.enemy)} fängt ${die(e.die)} von ${hero(e.hero)}`,
  freed: (e) => `Ein Würfel (${die(e.die)}) von ${hero(e.hero)} kehrt heim`,
  returned: (e) => `${die(e.die)} von ${hero(e.hero)} geht in den Vorrat zurück`,
  removed: (e) => `Ein Würfel (${die(e.die)}) von ${hero(e.hero)} ist raus`,

  action: (e, nameOf) => `${e.value}: ${hero(e.hero)} nutzt ${nameOf(e.action)}`,
  relic: (e, nameOf) => `${e.value}: ${hero(e.hero)} nutzt ${nameOf(e.relic)}`,
  attack: (e) => `${e.value}: ${whoWords(e.who)} greift an: ${e.targets.map(whoWords).join(', ')}`,
  'no-target': (e, nameOf) => `${whoWords(e.who)} findet niemanden mit ${nameOf(e.card)}`,
  omen: (e, nameOf) => `${whoWords(e.who)}: ${nameOf(e.card)}`,
  hit: (e) => `${whoWords(e.to)} erleidet ${wounds(e.amount)}${e.blocked > 0 ? `, ${e.blocked} geblockt` : ''}`,
  missed: (e) => `${whoWords(e.to)} weicht aus`,
  countered: (e) => `${whoWords(e.by)} kontert: ${wounds(e.amount)} für ${whoWords(e.to)}`,
  suffered: (e) => `${whoWords(e.to)} erleidet ${wounds(e.amount)}${e.why === 'poison' ? ' durch Gift' : ''}`,
  block: (e) => `${whoWords(e.to)} erhält ${blocks(e.n)}`,
  stripped: (e) => `${whoWords(e.to)} verliert alle Blocks`,
  poisoned: (e) => `${whoWords(e.to)} ist vergiftet`,
  stunned: (e) => `${whoWords(e.to)} ist betäubt`,
  veiled: (e) => `Der nächste Angriff auf ${whoWords(e.to)} verfehlt`,
  undead: (e) => `${whoWords(e.to)} ist jetzt untot`,
  healed: (e) =>
    e.what === 'wound'
      ? `${whoWords(e.to)} heilt eine Wunde`
      : `${whoWords(e.to)} ist ${e.what === 'poison' ? 'das Gift' : 'die Betäubung'} los`,
  defeated: (e, nameOf) => `${hero(e.by)} besiegt ${nameOf(e.id)}`,
  reward: (e) => goUnder(e.cards.length),
  ko: (e) => `${whoWords(e.who)} fällt`,
  revived: (e) => `${hero(e.hero)} steht wieder`,
  shifted: (e) => `${wounds(e.wounds)} von ${whoWords(e.from)} gehen auf ${whoWords(e.to)} über`,

  ability: (e) => `${hero(e.hero)} gibt einen Heldenmarker aus`,
  'bounty-used': (e, nameOf) => `${hero(e.hero)} gibt einen Heldenmarker für ${nameOf(e.bounty)} aus`,
  used: (e, nameOf) => `${hero(e.hero)} nutzt ${nameOf(e.item)}`,
  song: (e, nameOf) => `${hero(e.hero)} spielt ${nameOf(e.song)}`,
  summoned: (e, nameOf) => `${hero(e.hero)} ruft ${nameOf(e.id)}`,
  companion: (e) => `Der Gefährte von ${hero(e.hero)} geht zu ${enemy(e.enemy)}`,
  'companion-mended': (e) => `Der Gefährte von ${hero(e.hero)} steht ohne Wunden`,
  sketched: (e, nameOf) => `${hero(e.hero)} zeichnet ${nameOf(e.id)}`,
  refreshed: (e) => `Ein Heldenmarker von ${hero(e.hero)} ist wieder bereit`,
  'deck-gains': (e) => goUnder(e.cards.length),
  'deck-loses': (e, nameOf) => `Vom Angriffsdeck abgelegt: ${all(e.cards, nameOf)}`,
  salvaged: (e, nameOf) => `${nameOf(e.card)} wird ins Angriffsdeck gemischt`,
  peeked: (e) =>
    `${hero(e.hero)} sieht ${e.n} Angriffskarten an${e.under > 0 ? ` und legt ${e.under} unter das Deck` : ''}`,
  swapped: (e, nameOf) => `${enemy(e.enemy)} bekommt ${nameOf(e.in)} statt ${nameOf(e.out)}`,
  added: (e, nameOf) => `${nameOf(e.card)} wird ins Angriffsdeck gemischt`,
  'gained-relic': (e, nameOf) => `${hero(e.hero)} erhält ${nameOf(e.relic)}`,
  'gained-item': (e, nameOf) => `${hero(e.hero)} erhält ${nameOf(e.item)}`,
  'lost-item': (e, nameOf) => `${hero(e.hero)} verliert ${nameOf(e.item)}`,
  'gained-spoils': (e, nameOf) => `${hero(e.hero)} nimmt ${nameOf(e.id)} als Beutestück`,
  bounty: (e, nameOf) => `${hero(e.hero)} erfüllt das Kopfgeld ${nameOf(e.bounty)}`,

  market: (e, nameOf) => `Zu kaufen: ${all(e.items, nameOf)}`,
  rested: (e) => `${hero(e.hero)} rastet`,
  bought: (e, nameOf) => `${hero(e.hero)} kauft ${nameOf(e.item)} für ${all(e.paid, nameOf)}`,
  gave: (e, nameOf) => `${hero(e.from)} gibt ${hero(e.to)} ${nameOf(e.what.split(':')[1] ?? '')}`,
  advanced: (e, nameOf) => `${hero(e.hero)} ${e.how === 'cover' ? 'wird' : 'lernt von'} ${nameOf(e.class)}`,
};

export const tellEvent = <T extends EventType>(event: DicebornEvent<T>, nameOf: NameOf): string =>
  TELLERS[event.type](event, nameOf);

const slotName = (slot: string, nameOf: NameOf): string => {
  if (slot.startsWith('quest')) return 'die Quest';
  const [kind, id] = slot.split(':');
  if (kind === 'relic') return nameOf(id ?? '');
  return id === undefined ? nameOf(slot) : whoWords(slot);
};

export const labelOf = (action: DicebornAction, nameOf: NameOf): string => {
  switch (action.type) {
    case 'assign':
      return `${hero(action.hero)}: ${die(action.die)} auf ${slotName(action.slot, nameOf)}`;
    case 'clear':
      return `${hero(action.hero)}: Würfel zurücknehmen${action.slot === undefined ? '' : ` (${slotName(action.slot, nameOf)})`}`;
    case 'reroll':
      return `${hero(action.hero)}: ${dice(action.dice)} noch einmal werfen`;
    case 'ability':
      return `${hero(action.hero)}: Fähigkeit des Heldenmarkers`;
    case 'bounty':
      return `${hero(action.hero)}: Fähigkeit des Kopfgelds`;
    case 'use':
      return `${hero(action.hero)}: ${nameOf(action.item)} nutzen`;
    case 'ready':
      return 'Bereit';
    case 'pass':
      return action.for === 'round' ? 'Für diese Runde passen' : 'Passen';
    case 'choose':
      return optionWords(action.option, nameOf);
    case 'rest':
      return `${hero(action.hero)}: rasten`;
    case 'buy':
      return `${hero(action.hero)}: ${nameOf(action.item)} kaufen`;
    case 'give':
      return `${hero(action.from)}: ${nameOf(action.what.split(':')[1] ?? '')} an ${hero(action.to)} geben`;
    case 'advance':
      return `${hero(action.hero)}: ${action.how === 'cover' ? `${nameOf(action.class)} werden` : `von ${nameOf(action.class)} lernen`}`;
    case 'concede':
      return 'Aufgeben';
    case 'timeout':
      return 'Die Zeit ist um';
  }
};

const PLAIN: Readonly<Record<string, string>> = {
  done: 'Fertig',
  all: 'Alle',
  wound: 'Eine Wunde',
  poison: 'Gift',
  stun: 'Betäubung',
};
const optionWords = (option: string, nameOf: NameOf): string => {
  const [of = '', own] = option.split('/');
  if (own !== undefined) return `${whoWords(of)}: ${optionWords(own, nameOf)}`;
  const [kind = '', ...rest] = option.split(':');
  const id = rest.join(':');
  if (kind in FIGURES) return whoWords(option);
  if (kind === 'die') return die(id);
  if (kind === 'value') return id;
  return PLAIN[option] ?? nameOf(id);
};
