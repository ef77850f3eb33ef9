/** How far two pictures are apart. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far two pixels may be apart to count as one, from 0 to 1. */
const LIKENESS = 0.12;

/** The share of pixels that differ, from 0 to 1; all of them where the sizes do. */
export function apart(seen: Buffer, kept: Buffer): number {
  const [one, other] = [PNG.sync.read(seen), PNG.sync.read(kept)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return 1;
  return pixelmatch(one.data, other.data, undefined, width, height, { threshold: LIKENESS }) / (width * height);
}
