/** Icons as sprites, cut at build time out of the game-icons set so that only what is used ships: one file each for the
 *  page's own marks, emblems, common cards, loot, minions, monsters and what a party finds, and two a hero, for the die and
 *  for the rest. A page fetches a sprite when it shows something from it. The module `virtual:sprites` says where each lies. */
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { COMMON_ICONS } from '../art/common.ts';
import { ART } from '../art/index.ts';
import { diceOf } from '../art/look-up.ts';
import { LOOT_ICONS } from '../art/loot.ts';
import { MINIONS } from '../art/minions/index.ts';
import { MONSTERS } from '../art/monsters/index.ts';
import { partyThings } from '../art/monsters/things.ts';
import { PLAIN_EMBLEMS } from '../art/unknown.ts';
import { UI_ICONS } from '../kit/ui-icons.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}
const SET: IconSet = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

/** Icon names by sprite. */
export const SPRITE_ICONS: Readonly<Record<string, readonly string[]>> = {
  ui: Object.values(UI_ICONS),
  emblems: [...Object.values(ART).map(({ emblem }) => emblem), ...PLAIN_EMBLEMS],
  common: Object.values(COMMON_ICONS),
  loot: Object.values(LOOT_ICONS),
  minions: Object.values(MINIONS).map(({ emblem }) => emblem),
  monsters: Object.values(MONSTERS).map(({ emblem }) => emblem),
  party: Object.values(partyThings),
  ...Object.fromEntries(
    Object.entries(ART).flatMap(([id, { die, icons }]) => [
      [diceOf(id), Object.values(die)],
      [id, Object.values(icons)],
    ]),
  ),
};

/** @throws if the set has no icon of that name */
export function bodyOf(name: string): string {
  const icon = SET.icons[name] ?? SET.icons[SET.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`There is no icon "${name}" at game-icons.`);
  return icon.body;
}

/** The same with coordinates in whole units: they are drawn on 512 by 512, and shown on a fiftieth to a third of it. */
const drawn = (name: string): string => {
  // Whoever shows an icon fills it.
  const body = bodyOf(name).replaceAll(/ fill="[^"]*"/g, '');
  const whole = `<svg viewBox="0 0 512 512">${body}</svg>`;
  const { data } = optimize(whole, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }] });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
};

const spriteOf = (names: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${[...new Set(names)]
    .map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${drawn(name)}</symbol>`)
    .join('')}</svg>`;

const MODULE = 'virtual:sprites';
const RESOLVED = `\0${MODULE}`;
const SERVED = /^\/@sprites\/([\w-]+)\.svg$/;

export function sprites(): Plugin {
  let building = false;
  return {
    name: 'sprites',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const places = Object.entries(SPRITE_ICONS).map(([sprite, names]) => {
        if (!building) return `${JSON.stringify(sprite)}: '/@sprites/${sprite}.svg'`;
        const file = this.emitFile({ type: 'asset', name: `icons-${sprite}.svg`, source: spriteOf(names) });
        return `${JSON.stringify(sprite)}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export const SPRITES = { ${places.join(', ')} };`;
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const names = SPRITE_ICONS[SERVED.exec(request.url ?? '')?.[1] ?? ''];
        if (!names) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(spriteOf(names));
      });
    },
  };
}
