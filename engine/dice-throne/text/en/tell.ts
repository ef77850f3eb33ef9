/** Words for what happened. */

import { player, who } from '../../../core/player-names.ts';
import type { Change } from '../../state/match.ts';
import type { Library } from '../../state/table.ts';
import { nameOf, plainWords, symbolName } from '../names.ts';
import { levelled, many, rolledWords, SILENT, tellBy } from '../telling.ts';
import { counted, ITEM_NAMES, listed, oneOf, sourceName } from './names.ts';

const rollsWord = (again: readonly number[] = []): string => {
  const n = again.length;
  return n === 0 ? 'rolls' : `re-rolls ${n === 1 ? '1 die' : `${n} dice`}:`;
};
const purpose = (lib: Library, what: string): string =>
  ({ offensive: '', defence: ' in defence' })[what] ?? ` for ${sourceName(lib, what)}`;

const CHANGED: Readonly<Record<Change['op'], (n: number) => string>> = {
  add: (n) => `adds ${n} to the damage`,
  less: (n) => `prevents ${n} damage`,
  half: () => 'prevents half of the damage',
  all: () => 'prevents all of the damage',
  cap: (n) => `lets no more than ${n} damage through`,
};

export const tellEvent = tellBy({
  start: (e) => `The match begins; ${who(e)} goes first.`,
  turn: (e) => `Turn ${e.turn}: ${who(e)}.`,
  'enemy-turn': (e) => `${who(e)} acts.`,
  moved: (e) => `${who(e)} moves on.`,
  explored: (e, lib) => `${who(e)} explores ${sourceName(lib, `tile:${e.tile}`)}.`,
  found: (e) => `${who(e)} finds ${oneOf(ITEM_NAMES[e.item])}.`,
  gold: ({ n }) => `The team ${n > 0 ? 'gains' : 'loses'} ${Math.abs(n)} gold.`,
  loot: (e) => `${who(e)} gains ${oneOf(e.rarity)} card, still unidentified.`,
  chest: ({ level }) => `Everybody looks into a chest of level ${level}.`,
  'enemy-came': (e) => `${player(e.enemy)} appears${e.strikesFirst ? ', and strikes first' : ''}.`,
  'enemy-left': (e) => `${player(e.enemy)} is gone.`,
  engaged: (e) => `${who(e)} fights ${player(e.enemy)}.`,
  revived: (e) => `A Salve of ${player(e.by)} saves ${who(e)}.`,
  pointed: (e) => (e.at === null ? '' : `${who(e)} points at a tile.`),
  'income-skipped': (e) => `${who(e)} has no income this turn.`,
  'phase-skipped': (e) => `${who(e)} skips the Offensive Roll Phase.`,
  'phase-restarted': (e) => `${who(e)} begins the Offensive Roll Phase anew.`,
  turned: (e) => `${who(e)} turns the board to its ${plainWords(e.board).toLowerCase()} side.`,
  became: (e, lib) => {
    const { single, sides = [] } = lib.companions.get(e.companion) ?? {};
    if (!single) return `${who(e)} now has ${oneOf(nameOf(lib, e.side))}.`;
    return `${nameOf(lib, e.companion)} of ${who(e)} is ${sides.find(({ id }) => id === e.side)?.name ?? e.side} now.`;
  },
  rolled: (e, lib) =>
    e.for === 'targeting'
      ? `${who(e)} rolls ${e.dice[0]?.value ?? ''} for the target.`
      : `${who(e)} ${rollsWord(e.again)} ${rolledWords(e.dice, { listed, symbol: symbolName })}${purpose(lib, e.for)}.`,
  'die-changed': (e, lib) => {
    const source = sourceName(lib, e.source);
    if (e.from === e.to) return `${source} leaves a die of ${who(e)} at ${e.to}.`;
    return `${source} changes a die of ${who(e)} from ${e.from} to ${e.to}.`;
  },
  'die-rerolled': (e, lib) => `${sourceName(lib, e.source)} re-rolls a die of ${who(e)}: ${e.from} becomes ${e.to}.`,
  attempts: (e) => `${who(e)} gets ${counted(e.n, 'more roll attempt')}.`,
  announced: (e, lib) =>
    e.ability === null ? `${who(e)} activates no ability.` : `${who(e)} announces ${levelled(lib, e)}.`,
  'announce-again': (e) => `The dice have changed: ${who(e)} may announce anew.`,
  activated: (e, lib) => `${who(e)} activates ${levelled(lib, e)}${e.ultimate ? ', an Ultimate' : ''}.`,
  'ability-failed': (e, lib) => `${nameOf(lib, e.ability)} of ${who(e)} fails.`,
  targeted: (e) => `${who(e)} targets ${player(e.target)}.`,
  'leader-attacked': (e) => `${who(e)} attacks the leader ${player(e.target)}.`,
  attack: (e, lib) => `${who(e)} attacks ${player(e.target)} with ${nameOf(lib, e.ability)}.`,
  'attack-type': (e) => `The Attack becomes ${e.damage}.`,
  defends: (e, lib) => `${who(e)} defends with ${levelled(lib, e)}.`,
  damage: (e, lib) => {
    const kind = e.damage === undefined || e.damage === 'normal' ? '' : `${e.damage} `;
    const to = e.to === 'target' ? 'the target' : player(e.to);
    return `${e.n === undefined ? '' : `${e.n} `}${kind}damage from ${sourceName(lib, e.source)} is coming to ${to}.`;
  },
  modified: (e, lib) => `${sourceName(lib, e.source)} ${CHANGED[e.op](e.n)}.`,
  dealt: (e) => (e.n === 0 ? `${who(e)} receives no damage.` : `${who(e)} receives ${e.n} damage.`),
  heal: (e, lib) => {
    if (e.n === 0) return '';
    const source = sourceName(lib, e.source);
    const much = e.n === undefined ? '' : ` ${e.n}`;
    if (e.companion === undefined) return `${source} heals ${who(e)}${much && ` for${much}`}.`;
    const companion = `${nameOf(lib, e.companion)} of ${who(e)}`;
    return source === nameOf(lib, e.companion)
      ? `${companion} heals${much}.`
      : `${source} heals ${companion}${much && ` for${much}`}.`;
  },
  bears: (e, lib) =>
    `${nameOf(lib, e.companion)} bears ${e.share === 'all' ? 'the' : 'a part of the'} damage of the Attack for ${who(e)}.`,
  borne: (e, lib) => `${nameOf(lib, e.companion)} of ${who(e)} receives ${e.n} damage.`,
  'companion-health': (e, lib) => `${nameOf(lib, e.companion)} of ${who(e)} is at ${e.health} health.`,
  'lose-health': (e, lib) => `${who(e)} loses ${e.n ?? 'some'} health to ${sourceName(lib, e.source)}.`,
  health: (e) => {
    const whose = e.seats.length > 1 ? `${listed(e.seats.map(player))} are` : `${who(e)} is`;
    return `${whose} at ${e.health} health.`;
  },
  saved: (e) => `${who(e)} is saved from falling and stays at ${e.health} health.`,
  defeated: (e) => `${who(e)} is defeated.`,
  over: ({ draw, winners }) => {
    if (draw) return 'The match is a draw.';
    if (winners.length === 0) return 'The scenario is lost.';
    return `${listed(winners.map(player))} ${winners.length > 1 ? 'win' : 'wins'} the match.`;
  },
  conceded: (e) => `${who(e)} ${e.late ? 'is out: time ran out' : 'concedes'}.`,
  cp: (e) => `${who(e)} ${e.n >= 0 ? 'gains' : e.paid ? 'pays' : 'loses'} ${Math.abs(e.n)} CP.`,
  token: (e, lib) => `${who(e)} now has ${many(lib, e.held, e.token)}.`,
  'token-lost': (e, lib) => `${who(e)} ${e.paid ? 'spends' : 'loses'} ${many(lib, e.n, e.token)}.`,
  'token-left': (e, lib) => `${who(e)} no longer has ${many(lib, e.n, e.token)}.`,
  'token-full': (e, lib) => `${who(e)} can hold no more ${nameOf(lib, e.token)}.`,
  'token-stopped': (e, lib) => `${nameOf(lib, e.token)} is stopped before it reaches ${who(e)}.`,
  limit: (e, lib) => `${who(e)} may hold ${e.n} more ${nameOf(lib, e.token)} from now on.`,
  companion: (e, lib) => {
    const { single, sides = [] } = lib.companions.get(e.companion) ?? {};
    if (!single) return `${who(e)} gains ${oneOf(nameOf(lib, e.side))}.`;
    return `${who(e)} builds ${nameOf(lib, e.companion)} (${sides.find(({ id }) => id === e.side)?.name ?? e.side}).`;
  },
  'companion-lost': (e, lib) => `${who(e)} gives up ${oneOf(nameOf(lib, e.side))}.`,
  triggered: (e, lib) => `${sourceName(lib, e.source)} of ${who(e)} takes effect.`,
  taken: (e) => `${who(e)} takes a card from the ${e.from === 'discard' ? 'discard pile' : e.from}.`,
  revealed: (e, lib) => `${who(e)} turns up ${nameOf(lib, e.card)}.`,
  'put-back': (e) => `${who(e)} puts a card back into the deck.`,
  shown: (e) => `${player(e.to)} looks at cards of ${who(e)}.`,
  drawn: (e, lib) => {
    const cards = e.cards?.map((card) => nameOf(lib, card)) ?? [];
    return `${who(e)} draws ${cards.length > 0 ? listed(cards) : counted(e.n, 'card')}.`;
  },
  discarded: (e, lib) => `${who(e)} discards ${nameOf(lib, e.card)}.`,
  reshuffled: (e) => `${who(e)} shuffles the discard pile into a new deck.`,
  sold: (e, lib) => `${who(e)} sells ${nameOf(lib, e.card)} for 1 CP.`,
  played: (e, lib) => `${who(e)} plays ${nameOf(lib, e.card)}.`,
  equipped: (e, lib) => `${who(e)} has ${nameOf(lib, e.card)} in play from now on.`,
  used: (e, lib) => `${who(e)} uses ${nameOf(lib, e.ability)}.`,
  held: (e) => `${who(e)} wants to answer, after those whose turn comes first.`,
  fizzled: (e) => `The answer of ${who(e)} is no longer possible; nothing is paid.`,
  ...SILENT,
});
