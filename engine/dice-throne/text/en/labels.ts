import type { LabelWords } from '../words.ts';
import { ITEM_NAMES, listed, oneOf } from './names.ts';

export const labels: LabelWords = {
  rollAll: 'Roll all dice',
  roll: (dice) => `Roll ${dice.length === 1 ? 'die' : 'dice'} ${dice.join(', ')}`,
  announceNothing: 'Activate no ability',
  announce: (ability) => `Announce ${ability}`,
  play: (card, cp) => `Play ${card}${cp === undefined ? '' : ` (${cp} CP)`}`,
  spend: (count, token) => `Spend ${count > 1 ? `${count} ` : ''}${token}`,
  rid: (token, cp) => `Remove ${token} (${cp} CP)`,
  buy: (token, cp) => `Buy ${token} (${cp} CP)`,
  use: (ability) => `Use ${ability}`,
  sell: (card) => `Sell ${card} for 1 CP`,
  pointAtNothing: 'Point at nothing',
  pointAt: (tile) => `Point at ${tile}`,
  concede: 'Concede',
  timeout: 'Let the time run out',
  ends: { salve: 'Go on', 'main-1': 'Go to the roll phase', 'main-2': 'End the turn' },
  endPhase: 'End the phase',
  pass: 'Pass',
  value: (n) => `Value ${n}`,
  option: (n) => `Option ${n}`,
  ofOwner: (thing, owner) => `${thing} of ${owner}`,
  cp: (n) => `${n} CP`,
  yes: 'Yes',
  no: 'No',
  done: 'Done',
  die: (place, purpose, owner, shown) => {
    const what = purpose === '' ? '' : ` for ${purpose}`;
    const whose = owner === '' ? '' : ` of ${owner}`;
    return `Die ${place}${what}${whose}${shown === '' ? '' : `: ${shown}`}`;
  },
  tile: ({ row, column }, tile) => {
    const where = `row ${row}, column ${column}`;
    if ('name' in tile) return `${tile.name}, ${where}`;
    const sort = tile.level === 'portal' ? 'The boss portal' : `Level ${tile.level}`;
    const items = tile.items.map((item) => oneOf(ITEM_NAMES[item]));
    return `${sort}${items.length > 0 ? `, with ${listed(items)}` : ''}, ${where}`;
  },
};
