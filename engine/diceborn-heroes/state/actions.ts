/** What players do. Page and clients import it; it holds no rules. Dice are named by what they are, `green:4`. */

export type DicebornAction =
  /** `slot`: an action's id, `quest`, `quest:1`, `relic:silver-bell`, `ally:0`. */
  | { readonly type: 'assign'; readonly hero: number; readonly die: string; readonly slot: string }
  | { readonly type: 'clear'; readonly hero: number; readonly slot?: string }
  | { readonly type: 'reroll'; readonly hero: number; readonly dice: readonly string[] }
  | { readonly type: 'ability' | 'bounty'; readonly hero: number; readonly with?: readonly string[] }
  | { readonly type: 'use'; readonly hero: number; readonly item: string; readonly with?: readonly string[] }
  | { readonly type: 'ready' }
  | { readonly type: 'pass'; readonly for?: 'round' }
  | { readonly type: 'choose'; readonly option: string }
  | { readonly type: 'rest'; readonly hero: number }
  | { readonly type: 'buy'; readonly hero: number; readonly item: string; readonly with?: readonly string[] }
  /** `what`: `item:antidote`, `relic:sea-charm`, `spoils:ghost`. */
  | { readonly type: 'give'; readonly from: number; readonly to: number; readonly what: string }
  | { readonly type: 'advance'; readonly hero: number; readonly class: string; readonly how: 'cover' | 'tuck' }
  | { readonly type: 'concede' }
  | { readonly type: 'timeout' };
