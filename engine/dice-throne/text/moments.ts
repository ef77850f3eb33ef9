/** Moments and what must hold then, to stand before a colon. That some of them are said shorter together than one after the
 *  other is the same in every language. */
import type { Amount, Cond, Who } from '../vocabulary/words.ts';
import type { Scope } from './scope.ts';
import type { Grammar } from './words.ts';

/** How a language says moments. */
export interface Moments {
  momentWords(scope: Scope, at: string, of: Who | undefined): string;
  /** What must hold besides. */
  besides(scope: Scope, cond: Cond): string;
  /** Opponents' moments that one's own ability brings about. */
  readonly own: Readonly<Record<string, string>>;
  /** When one's own Attack deals so much, or more. */
  dealing(scope: Scope, least: Amount): string;
  readonly gainingNegative: string;
  rollingFor(scope: Scope, source: string): string;
}

/** The moments of a language with their conditions. */
export const momentsIn =
  ({ momentWords, besides, own, dealing, gainingNegative, rollingFor }: Moments): Grammar['momentIf'] =>
  (scope, { at, of, if: cond }, often = '') => {
    const moment = `${momentWords(scope, at, of)}${often}`;
    if (cond === undefined) return moment;
    const [first, ...others] = 'all' in cond ? cond.all : [cond];
    const mine = first && 'is' in first ? first.is[1] : undefined;
    const ours = of === 'opponents' && (mine === 'mine' || mine === 'enhanceable') ? own[at] : undefined;
    // That the damage can be enhanced is more than that the Attack is one's own.
    const ifs = mine === 'enhanceable' && first ? [first, ...others] : others;
    if (ours !== undefined) return [`${ours}${often}`, ...ifs.map((other) => besides(scope, other))].join(', ');
    const [least] = others;
    if (at === 'dealt' && of === 'target' && mine === 'mine' && least && 'compare' in least && others.length === 1)
      return `${dealing(scope, least.compare[2])}${often}`;
    if ('is' in cond) {
      const [, what, source] = cond.is;
      if (what === 'a negative token') return `${gainingNegative}${often}`;
      if (at === 'rolled' && source !== undefined) return `${rollingFor(scope, source)}${often}`;
    }
    return `${moment}, ${besides(scope, cond)}`;
  };
