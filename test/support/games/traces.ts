/** Finds traces of secret bytes in other bytes: raw, as hex, and as base64, whichever part of the secret it is. */

/** So many bytes of a secret in a row are no accident. */
const RAW = 8;
const HEX = 2 * RAW;
/** 9 bytes are 12 digits, in whichever of the three ways they lie in the digits. */
const BASE64_BYTES = 9;
const BASE64 = 12;

export class Traces {
  private readonly raw = new Map<string, string>();
  private readonly hex = new Map<string, string>();
  private readonly base64 = new Map<string, string>();

  /** Looks for any part of this, too. */
  add(name: string, secret: Uint8Array): void {
    const bytes = Buffer.from(secret);
    for (let i = 0; i + RAW <= bytes.length; i++) {
      const part = bytes.subarray(i, i + RAW);
      this.raw.set(part.toString('latin1'), name);
      this.hex.set(part.toString('hex'), name);
    }
    for (let i = 0; i + BASE64_BYTES <= bytes.length; i++) {
      this.base64.set(bytes.subarray(i, i + BASE64_BYTES).toString('base64'), name);
    }
  }

  /** What stands in these bytes, at any offset. */
  in(bytes: Uint8Array): string[] {
    const text = Buffer.from(bytes).toString('latin1');
    const lower = text.toLowerCase();
    const common = text.replaceAll('-', '+').replaceAll('_', '/'); // base64url
    const found = new Set<string>();
    for (let i = 0; i < text.length; i++) {
      const names = [
        [this.raw.get(text.slice(i, i + RAW)), 'raw'],
        [this.hex.get(lower.slice(i, i + HEX)), 'hex'],
        [this.base64.get(common.slice(i, i + BASE64)), 'base64'],
      ];
      for (const [name, form] of names) if (name !== undefined) found.add(`${name} (${form})`);
    }
    return [...found];
  }
}
