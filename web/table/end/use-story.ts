/** How a finished match went, told from its record. */
import { useEffect, useState } from 'preact/hooks';

/** The record is written when the match ends, which may be a moment after everybody has seen it. */
const PATIENCE_MS = 400;
const TRIES = 4;

/** Nothing until it is told, and for good where it cannot be: no `match`, a record that is not kept, or one of rules that
 *  this page does not know. */
export function useStory<Story>(match: string | undefined, load: (match: string) => Promise<Story>): Story | undefined {
  const [story, setStory] = useState<Story>();
  useEffect(() => {
    if (match === undefined) return;
    let wanted = true;
    const tell = async (): Promise<void> => {
      for (let tries = 0; wanted && tries < TRIES; tries++) {
        await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS * tries));
        try {
          const told = await load(match);
          if (wanted) setStory(told);
          return;
        } catch {
          // Not written yet, or never to be told.
        }
      }
    };
    void tell();
    return () => {
      wanted = false;
    };
  }, [match]);
  return story;
}
