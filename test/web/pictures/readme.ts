/** The pictures of the README: some of the same screens, whole. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { openWorld, picturesOf } from './pictures.ts';
import { SCREENS } from './screens.ts';

const FOLDER = 'docs';
const QUALITY = 0.86;
/** By the names of their files, which pictures they are. */
const OF_README: Readonly<Record<string, string>> = {
  table: 'duel-1440',
  six: 'six-seats-1440',
  phone: 'duel-390',
  clash: 'clash-1440',
};

export async function keepForReadme(): Promise<void> {
  const world = await openWorld(1);
  for (const screen of SCREENS) {
    const wanted = Object.entries(OF_README).filter(([, picture]) => picture.startsWith(`${screen.name}-`));
    if (wanted.length === 0) continue;
    const pictures = await picturesOf(world, screen);
    for (const [file, picture] of wanted) {
      const png = pictures.find(({ name }) => name === picture)?.png;
      if (!png) throw new Error(`no picture is called ${picture}`);
      const path = join(FOLDER, `${file}.webp`);
      writeFileSync(path, await webpOf(world.stranger, png));
      console.log(path);
    }
  }
  await world.close();
}

/** The browser writes WebP, so that no library has to. */
const webpOf = async (context: BrowserContext, png: Buffer): Promise<Buffer> => {
  const page = await context.newPage();
  const address = await page.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png.toString('base64')}';
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: ${QUALITY} });
    return new Promise((read) => {
      const reader = new FileReader();
      reader.onload = () => read(reader.result);
      reader.readAsDataURL(blob);
    });
  })()`);
  await page.close();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
};
