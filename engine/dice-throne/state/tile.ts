/** What is seen of a tile of a crawl before it is explored. */

export type Item = 'shard' | 'salve' | `chest-${1 | 2 | 3}`;
export type TileLevel = 1 | 2 | 3 | 4 | 'portal' | 'start';
