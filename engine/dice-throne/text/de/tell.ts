/** German words for what happened. */

import { player, who } from '../../../core/player-names.ts';
import type { Change } from '../../state/match.ts';
import type { Library } from '../../state/table.ts';
import type { DamageType, Rarity } from '../../vocabulary/words.ts';
import { nameOf, plainWords } from '../names.ts';
import { levelled, many, rolledWords, SILENT, tellBy } from '../telling.ts';
import { DAMAGE } from './amounts.ts';
import { cards, ITEM_NAMES, listed, sourceName, symbolWord, unprinted } from './names.ts';

const rolls = (again: readonly number[] = []): string =>
  again.length === 0 ? 'würfelt' : `wirft ${again.length} Würfel noch einmal:`;
const purpose = (lib: Library, what: string): string =>
  ({ offensive: '', defence: ' zur Verteidigung' })[what] ?? ` für ${sourceName(lib, what)}`;

const CHANGED: Readonly<Record<Change['op'], (n: number) => string>> = {
  add: (n) => `erhöht den Schaden um ${n}`,
  less: (n) => `verhindert ${n} Schaden`,
  half: () => 'verhindert die Hälfte des Schadens',
  all: () => 'verhindert allen Schaden',
  cap: (n) => `lässt höchstens ${n} Schaden durch`,
};
const BECOMES: Readonly<Record<DamageType, string>> = {
  normal: 'gewöhnlich',
  undefendable: 'unabwehrbar',
  pure: 'rein',
  collateral: 'kollateral',
  ultimate: 'ultimativ',
};
const RARITIES: Readonly<Record<Rarity, string>> = {
  common: 'gewöhnliche',
  rare: 'seltene',
  epic: 'epische',
  legendary: 'legendäre',
};

/** An ability with its level, as it is called. */
const abilityOf = (lib: Library, e: { readonly ability: string; readonly level?: number }): string => {
  const name = levelled(lib, { ability: e.ability, level: e.level ?? 1 });
  return unprinted(name) ?? name;
};
/** What is no name need not be said of those who do it. */
const withAbility = (name: string): string => (unprinted(name) === undefined ? ` mit ${name}` : '');

export const tellEvent = tellBy({
  start: (e) => `Die Partie beginnt; den ersten Zug hat ${who(e)}.`,
  turn: (e) => `Zug ${e.turn}: ${who(e)}.`,
  'enemy-turn': (e) => `${who(e)} handelt.`,
  moved: (e) => `${who(e)} zieht weiter.`,
  explored: (e, lib) => `${who(e)} erkundet ${sourceName(lib, `tile:${e.tile}`)}.`,
  found: (e) => `${who(e)} findet ${ITEM_NAMES[e.item].replace(/^ein /, 'einen ')}.`,
  gold: ({ n }) => `Das Team ${n > 0 ? 'erhält' : 'verliert'} ${Math.abs(n)} Gold.`,
  loot: (e) => `${who(e)} erhält eine ${RARITIES[e.rarity]} Beutekarte, noch nicht bestimmt.`,
  chest: ({ level }) => `Alle sehen in eine Truhe der Stufe ${level}.`,
  'enemy-came': (e) => `${player(e.enemy)} taucht auf${e.strikesFirst ? ' und schlägt zuerst zu' : ''}.`,
  'enemy-left': (e) => `${player(e.enemy)} ist weg.`,
  engaged: (e) => `${who(e)} kämpft gegen ${player(e.enemy)}.`,
  revived: (e) => `Eine Salbe von ${player(e.by)} rettet ${who(e)}.`,
  pointed: (e) => (e.at === null ? '' : `${who(e)} zeigt auf ein Feld.`),
  'income-skipped': (e) => `${who(e)} hat in diesem Zug kein Einkommen.`,
  'phase-skipped': (e) => `${who(e)} überspringt den Angriffswurf.`,
  'phase-restarted': (e) => `${who(e)} beginnt den Angriffswurf von vorn.`,
  turned: (e) => `${who(e)} dreht das Tableau auf die Seite ${plainWords(e.board)}.`,
  became: (e, lib) => {
    const { single, sides = [] } = lib.companions.get(e.companion) ?? {};
    if (!single) return `${who(e)} hat jetzt ${nameOf(lib, e.side)}.`;
    const side = sides.find(({ id }) => id === e.side)?.name ?? e.side;
    return `${nameOf(lib, e.companion)} von ${who(e)} ist jetzt ${side}.`;
  },
  rolled: (e, lib) =>
    e.for === 'targeting'
      ? `${who(e)} würfelt ${e.dice[0]?.value ?? ''} für das Ziel.`
      : `${who(e)} ${rolls(e.again)} ${rolledWords(e.dice, { listed, symbol: symbolWord })}${purpose(lib, e.for)}.`,
  'die-changed': (e, lib) => {
    const source = sourceName(lib, e.source);
    if (e.from === e.to) return `${source} lässt einen Würfel von ${who(e)} bei ${e.to}.`;
    return `${source} ändert einen Würfel von ${who(e)} von ${e.from} auf ${e.to}.`;
  },
  'die-rerolled': (e, lib) =>
    `${sourceName(lib, e.source)} wirft einen Würfel von ${who(e)} noch einmal: aus ${e.from} wird ${e.to}.`,
  attempts: (e) => `${who(e)} bekommt ${e.n} ${e.n === 1 ? 'weiteren Wurf' : 'weitere Würfe'}.`,
  announced: (e, lib) =>
    e.ability === null ? `${who(e)} aktiviert keine Fähigkeit.` : `${who(e)} sagt ${abilityOf(lib, e)} an.`,
  'announce-again': (e) => `Die Würfel haben sich geändert: ${who(e)} darf neu ansagen.`,
  activated: (e, lib) => `${who(e)} aktiviert ${abilityOf(lib, e)}${e.ultimate ? ', eine Ultimative Fähigkeit' : ''}.`,
  'ability-failed': (e, lib) => `${abilityOf(lib, e)} von ${who(e)} schlägt fehl.`,
  targeted: (e) => `${who(e)} zielt auf ${player(e.target)}.`,
  'leader-attacked': (e) => `${who(e)} greift einen Führenden an: ${player(e.target)}.`,
  attack: (e, lib) => `${who(e)} greift ${player(e.target)}${withAbility(nameOf(lib, e.ability))} an.`,
  'attack-type': (e) => `Der Angriff wird ${BECOMES[e.damage]}.`,
  defends: (e, lib) => `${who(e)} verteidigt${withAbility(levelled(lib, e)) || ' sich'}.`,
  damage: (e, lib) => {
    const kind = DAMAGE[e.damage ?? 'normal'];
    const to = e.to === 'target' ? 'auf das Ziel' : `auf ${player(e.to)}`;
    return `${e.n === undefined ? '' : `${e.n} `}${kind} von ${sourceName(lib, e.source)} kommt ${to} zu.`;
  },
  modified: (e, lib) => `${sourceName(lib, e.source)} ${CHANGED[e.op](e.n)}.`,
  dealt: (e) => (e.n === 0 ? `${who(e)} erleidet keinen Schaden.` : `${who(e)} erleidet ${e.n} Schaden.`),
  heal: (e, lib) => {
    if (e.n === 0) return '';
    const source = sourceName(lib, e.source);
    const much = e.n === undefined ? '' : ` um ${e.n}`;
    if (e.companion === undefined) return `${source} heilt ${who(e)}${much}.`;
    const companion = `${nameOf(lib, e.companion)} von ${who(e)}`;
    return source === nameOf(lib, e.companion) ? `${companion} heilt${much}.` : `${source} heilt ${companion}${much}.`;
  },
  bears: (e, lib) =>
    `${nameOf(lib, e.companion)} nimmt ${e.share === 'all' ? 'den Schaden' : 'einen Teil des Schadens'} des Angriffs für ${who(e)}.`,
  borne: (e, lib) => `${nameOf(lib, e.companion)} von ${who(e)} erleidet ${e.n} Schaden.`,
  'companion-health': (e, lib) => `${nameOf(lib, e.companion)} von ${who(e)} hat ${e.health} Leben.`,
  'lose-health': (e, lib) =>
    `${who(e)} verliert ${e.n === undefined ? '' : `${e.n} `}Leben durch ${sourceName(lib, e.source)}.`,
  health: (e) =>
    e.seats.length > 1 ? `${listed(e.seats.map(player))} haben ${e.health} Leben.` : `${who(e)} hat ${e.health} Leben.`,
  saved: (e) => `${who(e)} fällt nicht und bleibt bei ${e.health} Leben.`,
  defeated: (e) => `${who(e)} ist besiegt.`,
  over: ({ draw, winners }) => {
    if (draw) return 'Die Partie endet unentschieden.';
    if (winners.length === 0) return 'Das Szenario ist verloren.';
    return `${listed(winners.map(player))} ${winners.length > 1 ? 'gewinnen' : 'gewinnt'} die Partie.`;
  },
  conceded: (e) => `${who(e)} ${e.late ? 'scheidet aus: Zeit abgelaufen' : 'gibt auf'}.`,
  cp: (e) => `${who(e)} ${e.n >= 0 ? 'erhält' : e.paid ? 'zahlt' : 'verliert'} ${Math.abs(e.n)} KP.`,
  token: (e, lib) => `${who(e)} hat jetzt ${many(lib, e.held, e.token)}.`,
  'token-lost': (e, lib) =>
    e.paid ? `${who(e)} gibt ${many(lib, e.n, e.token)} aus.` : `${who(e)} verliert ${many(lib, e.n, e.token)}.`,
  'token-left': (e, lib) => `${who(e)} hat ${many(lib, e.n, e.token)} nicht mehr.`,
  'token-full': (e, lib) => `${who(e)} kann nicht mehr ${nameOf(lib, e.token)} haben.`,
  'token-stopped': (e, lib) => `${nameOf(lib, e.token)} wird aufgehalten, bevor es ${who(e)} trifft.`,
  limit: (e, lib) => `${who(e)} darf ab jetzt ${e.n} ${nameOf(lib, e.token)} mehr haben.`,
  companion: (e, lib) => {
    const { single, sides = [] } = lib.companions.get(e.companion) ?? {};
    if (!single) return `${who(e)} erhält 1 ${nameOf(lib, e.side)}.`;
    return `${who(e)} baut ${nameOf(lib, e.companion)} (${sides.find(({ id }) => id === e.side)?.name ?? e.side}).`;
  },
  'companion-lost': (e, lib) => `${who(e)} gibt 1 ${nameOf(lib, e.side)} her.`,
  triggered: (e, lib) => `${sourceName(lib, e.source)} von ${who(e)} wirkt.`,
  taken: (e) =>
    `${who(e)} nimmt eine Karte ${{ discard: 'aus der Ablage', deck: 'aus dem Deck', hand: 'aus der Hand' }[e.from]}.`,
  revealed: (e, lib) => `${who(e)} deckt ${nameOf(lib, e.card)} auf.`,
  'put-back': (e) => `${who(e)} legt eine Karte ins Deck zurück.`,
  shown: (e) => `${player(e.to)} sieht Karten von ${who(e)}.`,
  drawn: (e, lib) => {
    const named = e.cards?.map((card) => nameOf(lib, card)) ?? [];
    return `${who(e)} zieht ${named.length > 0 ? listed(named) : cards(e.n)}.`;
  },
  discarded: (e, lib) => `${who(e)} legt ${nameOf(lib, e.card)} ab.`,
  reshuffled: (e) => `${who(e)} mischt die Ablage zu einem neuen Deck.`,
  sold: (e, lib) => `${who(e)} verkauft ${nameOf(lib, e.card)} für 1 KP.`,
  played: (e, lib) => `${who(e)} spielt ${nameOf(lib, e.card)}.`,
  equipped: (e, lib) => `${who(e)} hat ab jetzt ${nameOf(lib, e.card)} im Spiel.`,
  used: (e, lib) => `${who(e)} nutzt ${nameOf(lib, e.ability)}.`,
  held: (e) => `${who(e)} will antworten, nach allen, die vorher an der Reihe sind.`,
  fizzled: (e) => `Die Antwort von ${who(e)} geht nicht mehr; nichts wird bezahlt.`,
  ...SILENT,
});
