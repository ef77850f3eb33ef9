/** Fair dice: the server commits to a secret before anybody sits down, every seat adds a nonce of its own, and the key of
 *  all chance comes from both. Once the secret is revealed, anybody can compute every roll and shuffle again. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What the server publishes before seats join: 64 hex digits, the SHA-256 of the secret's 32 bytes. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The key of the match's dice stream, from the secret (64 hex digits) and the seats' nonces in seat order, empty for a
 *  seat that gave none. */
export const fairKey = (secret: string, nonces: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(['throneroom dice 1', secret, ...nonces]))));
