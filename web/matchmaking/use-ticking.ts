/** Draws again and again while a time is shown that runs. */
import { useEffect, useReducer } from 'preact/hooks';

/** `every`: milliseconds between two looks; 0 while nothing runs. Answers this page's own clock. */
export function useTicking(every: number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (every === 0) return undefined;
    const timer = setInterval(() => tick(undefined), every);
    return () => clearInterval(timer);
  }, [every]);
  return performance.now();
}
