/** Answers that stay what they are for as long as the server runs. To make, write and compress one takes tens of milliseconds,
 *  and anybody may ask: each is made when it is first asked for, and from then on sent as it is. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

type Encoding = 'br' | 'gzip' | 'identity';
const SHORTEST_FIRST = ['br', 'gzip'] as const;

/** A few percent longer than the best there is, which takes a second. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const PACKED: Readonly<Record<Encoding, (text: Buffer) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text) => promisify(gzip)(text),
  identity: async (text) => text,
};

interface Answer {
  readonly text: Buffer;
  readonly tag: string;
  readonly packed: Map<Encoding, Promise<Buffer>>;
}

export class KeptAnswers {
  private readonly answers = new Map<string, Answer>();

  /** Sends what is kept under that key, or what `make` makes of it, as JSON: only that it is the same still, where the
   *  client has it already. There must not be more keys than are worth keeping. */
  async send(request: Request, response: Response, key: string, make: () => unknown): Promise<void> {
    const answer = this.answers.get(key) ?? answerOf(make());
    this.answers.set(key, answer);
    const encoding = encodingFor(request);
    const packed = answer.packed.get(encoding) ?? PACKED[encoding](answer.text);
    answer.packed.set(encoding, packed);
    // Packed already: nobody on the way has to.
    response.set({ 'Cache-Control': 'no-cache, no-transform', ETag: answer.tag }).vary('Accept-Encoding').type('json');
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.send(await packed);
  }
}

const answerOf = (made: unknown): Answer => {
  const text = Buffer.from(JSON.stringify(made));
  // Weak, as the same words travel packed in several ways.
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { text, tag, packed: new Map() };
};

/** The shortest that the client reads, in whatever order it names them. */
const encodingFor = (request: Request): Encoding =>
  SHORTEST_FIRST.find((encoding) => request.acceptsEncodings(encoding) === encoding) ?? 'identity';
