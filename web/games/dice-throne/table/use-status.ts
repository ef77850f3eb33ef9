/** What the table says that it waits for, held long enough to be read: whom bots answer for within a blink is not
 *  announced, and a window in which this player has nothing to do opens no prompt before it has lasted. */
import { useEffect, useState } from 'preact/hooks';
import type { WindowPreference } from '../../../../protocol/window-preference.ts';
import type { Lexicon, StartedPicture } from '../model.ts';
import { type Status, statusOf } from '../words.ts';

/** So long something lasts until it is worth a word. */
const READABLE_MS = 700;

/** `preference`: how this player wants to be asked in windows. */
export function useStatus(picture: StartedPicture, lexicon: Lexicon, preference: WindowPreference): Status {
  const now = statusOf(picture, lexicon, preference);
  const [shown, setShown] = useState(now);
  const key = `${now.mine} ${now.brief} ${now.head} ${now.detail}`;
  const isShown = key === `${shown.mine} ${shown.brief} ${shown.head} ${shown.detail}`;
  // What is this player's to do is said at once, and so is that it is theirs no longer.
  const pressing = (now.mine && !now.brief) || (shown.mine && !shown.brief) || picture.view.outcome !== undefined;
  useEffect(() => {
    if (isShown) return;
    if (pressing) {
      setShown(now);
      return;
    }
    const timer = setTimeout(() => setShown({ ...now, brief: false }), READABLE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return pressing ? now : { ...shown, brief: now.brief && !(shown.head === now.head && !shown.brief) };
}
