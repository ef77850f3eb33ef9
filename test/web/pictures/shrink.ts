/** Pictures at a quarter of their size, and how far two of them are apart. Small, they are alike where only the edges of
 *  letters differ, and not where a block has moved. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const QUARTER = 4;
const CHANNELS = 4;
/** How far two pixels may be apart to count as one, from 0 to 1. */
const LIKENESS = 0.12;

/** Each pixel is the middle of sixteen. */
export function shrunk(picture: Buffer): PNG {
  const { width, height, data } = PNG.sync.read(picture);
  const small = new PNG({ width: Math.floor(width / QUARTER), height: Math.floor(height / QUARTER) });
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      for (let channel = 0; channel < CHANNELS; channel++) {
        let sum = 0;
        for (let down = 0; down < QUARTER; down++) {
          for (let right = 0; right < QUARTER; right++) {
            sum += data[((y * QUARTER + down) * width + x * QUARTER + right) * CHANNELS + channel] ?? 0;
          }
        }
        small.data[(y * small.width + x) * CHANNELS + channel] = Math.round(sum / QUARTER ** 2);
      }
    }
  }
  return small;
}

export const written = (picture: PNG): Buffer => PNG.sync.write(picture, { deflateLevel: 9 });

/** The share of pixels that differ, from 0 to 1; all of them where the sizes do. */
export function apart(picture: PNG, kept: Buffer): number {
  const { width, height, data } = PNG.sync.read(kept);
  if (width !== picture.width || height !== picture.height) return 1;
  return pixelmatch(picture.data, data, undefined, width, height, { threshold: LIKENESS }) / (width * height);
}
