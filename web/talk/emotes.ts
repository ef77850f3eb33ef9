/** The signs: for each a symbol and a word. */

import type { Emote } from '../../protocol/talk.ts';
import type { UiIcon } from '../kit/ui-icons.ts';

export const EMOTE_LOOKS: Readonly<Record<Emote, { readonly mark: UiIcon; readonly word: string }>> = {
  hello: { mark: 'hello', word: 'Hello' },
  'good-luck': { mark: 'luck', word: 'Good luck' },
  'nice-roll': { mark: 'dice', word: 'Nice roll' },
  'well-played': { mark: 'praise', word: 'Well played' },
  wow: { mark: 'wow', word: 'Wow' },
  thinking: { mark: 'thinking', word: 'Let me think' },
  laugh: { mark: 'laugh', word: 'Ha!' },
  ouch: { mark: 'ouch', word: 'Ouch' },
  oops: { mark: 'oops', word: 'Oops' },
  alas: { mark: 'alas', word: 'Alas' },
  thanks: { mark: 'thanks', word: 'Thank you' },
  'good-game': { mark: 'handshake', word: 'Good game' },
};
