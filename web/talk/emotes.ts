/** The signs: for each a symbol and a word. */

import type { Emote } from '../../protocol/talk.ts';
import type { UiIcon } from '../kit/ui-icons.ts';
import { t } from '../words/t.ts';

export const emoteLooks = (): Readonly<Record<Emote, { readonly mark: UiIcon; readonly word: string }>> => ({
  hello: { mark: 'hello', word: t('Hello') },
  'good-luck': { mark: 'luck', word: t('Good luck') },
  'nice-roll': { mark: 'dice', word: t('Nice roll') },
  'well-played': { mark: 'praise', word: t('Well played') },
  wow: { mark: 'wow', word: t('Wow') },
  thinking: { mark: 'thinking', word: t('Let me think') },
  laugh: { mark: 'laugh', word: t('Ha!') },
  ouch: { mark: 'ouch', word: t('Ouch') },
  oops: { mark: 'oops', word: t('Oops') },
  alas: { mark: 'alas', word: t('Alas') },
  thanks: { mark: 'thanks', word: t('Thank you') },
  'good-game': { mark: 'handshake', word: t('Good game') },
});
