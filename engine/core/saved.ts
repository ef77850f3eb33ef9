/** A match that was saved, read again: it goes on only under the content it began with. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { clonePlain } from './clone.ts';
import { BadInput } from './refusal.ts';

/** The fingerprint of rules content (`Game.contentHash`), 64 hex digits: the rules revision is part of what is given. */
export const contentHashOf = (content: unknown): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(content))));

/** A copy of what was saved. Saved matches come from our own journal; `isMatch` tells them from anything else that may lie
 *  there. Throws `BadInput` for what is no match of that game, or began under content of another hash. */
export const readSaved = <M extends { content: string }>(
  saved: unknown,
  { game, hash, isMatch }: { game: string; hash: string; isMatch: (value: object) => value is M },
): M => {
  if (typeof saved !== 'object' || saved === null || !isMatch(saved))
    throw new BadInput('saved', `is not a saved ${game} match`);
  if (saved.content !== hash) throw new BadInput('saved.content', 'the match began under other rules content');
  return clonePlain(saved);
};
