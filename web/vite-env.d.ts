/// <reference types="vite/client" />
/** Where the sprites of `build/sprites.ts` lie. */
declare module 'virtual:sprites' {
  export const SPRITES: Readonly<Record<string, string>>;
}
