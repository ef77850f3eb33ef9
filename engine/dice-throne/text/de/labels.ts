import type { LabelWords } from '../words.ts';
import { ITEM_NAMES, listed } from './names.ts';

export const labels: LabelWords = {
  rollAll: 'Alle Würfel werfen',
  roll: (dice) => `Würfel ${listed(dice.map(String))} werfen`,
  announceNothing: 'Keine Fähigkeit aktivieren',
  announce: (ability) => `${ability} ansagen`,
  play: (card, cp) => `${card} spielen${cp === undefined ? '' : ` (${cp} KP)`}`,
  spend: (count, token) => `${count > 1 ? `${count} ` : ''}${token} ausgeben`,
  rid: (token, cp) => `${token} entfernen (${cp} KP)`,
  buy: (token, cp) => `${token} kaufen (${cp} KP)`,
  use: (ability) => `${ability} nutzen`,
  sell: (card) => `${card} für 1 KP verkaufen`,
  pointAtNothing: 'Auf nichts zeigen',
  pointAt: (tile) => `Zeigen: ${tile}`,
  concede: 'Aufgeben',
  timeout: 'Die Zeit ablaufen lassen',
  ends: { salve: 'Weiter', 'main-1': 'Zur Würfelphase', 'main-2': 'Zug beenden' },
  endPhase: 'Phase beenden',
  pass: 'Passen',
  value: (n) => `Wert ${n}`,
  option: (n) => `Möglichkeit ${n}`,
  ofOwner: (thing, owner) => `${thing} von ${owner}`,
  cp: (n) => `${n} KP`,
  yes: 'Ja',
  no: 'Nein',
  done: 'Fertig',
  die: (place, purpose, owner, shown) => {
    const what = purpose === '' ? '' : ` für ${purpose}`;
    const whose = owner === '' ? '' : ` von ${owner}`;
    return `Würfel ${place}${what}${whose}${shown === '' ? '' : `: ${shown}`}`;
  },
  tile: ({ row, column }, tile) => {
    const where = `Zeile ${row}, Spalte ${column}`;
    if ('name' in tile) return `${tile.name}, ${where}`;
    const sort = tile.level === 'portal' ? 'Das Bossportal' : `Stufe ${tile.level}`;
    const items = tile.items.map((item) => ITEM_NAMES[item]);
    return `${sort}${items.length > 0 ? ` (${listed(items)})` : ''}, ${where}`;
  },
};
