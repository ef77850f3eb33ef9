/** The words in which all Dice Throne content is written, as types: the schemas in `terms.ts`, `effects.ts` and `hero.ts`
 *  are where they are written. Plain data: content files build them with `build.ts`, the effects folder gives each verb its
 *  meaning, the text folder turns them into sentences.
 *
 *  A new card asks for a new word there, with a test of its own, never for an `if` elsewhere. */

export type * from './effects.ts';
export type * from './hero.ts';
export * from './lists.ts';
export type * from './terms.ts';
