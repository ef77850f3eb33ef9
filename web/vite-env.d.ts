/// <reference types="vite/client" />
/** What `build/words.ts` makes of the files of `words/`: messages by the text that stands in the code, compiled. */
declare module 'virtual:words/*' {
  import type { Messages } from '@lingui/core';

  const messages: Messages;
  export default messages;
}
/** Where the sprites of `build/sprites.ts` lie. */
declare module 'virtual:sprites' {
  export const SPRITES: Readonly<Record<string, string>>;
}
