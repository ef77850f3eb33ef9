/** Moments in words, to stand before a colon. */
import type { Listener, Who } from '../vocabulary/words.ts';
import { sourceName } from './names.ts';
import { ifWords, phaseName } from './phrases.ts';
import { does, isSelf, party, type Scope } from './scope.ts';

/** A moment and what must hold then: `when you attack`, `in your Upkeep Phase, if you have Burn`. */
export const momentIf = (
  scope: Scope,
  { at, of, if: cond }: Pick<Listener, 'at' | 'of' | 'if'>,
  often = '',
): string => {
  const moment = `${momentWords(scope, at, of)}${often}`;
  if (cond === undefined) return moment;
  const [first, ...others] = 'all' in cond ? cond.all : [cond];
  const own = of === 'opponents' && first && 'is' in first && first.is[1] === 'mine' ? OWN[at] : undefined;
  if (own !== undefined) return [`${own}${often}`, ...others.map((other) => ifWords(scope, other))].join(', ');
  if ('is' in cond) {
    const [, , source] = cond.is;
    if (at === 'rolled' && source !== undefined) return `when you roll for ${sourceName(scope.lib, source)}${often}`;
  }
  return `${moment}, ${ifWords(scope, cond)}`;
};

/** Opponents' moments that one's own ability brings about. */
const OWN: Readonly<Record<string, string>> = {
  attacked: 'when you attack',
  targeted: 'when your ability has a target',
};

export const momentWords = (scope: Scope, at: string, of: Who | undefined): string => {
  const [edge = '', span = ''] = at.split(':');
  if (edge === 'begins' || edge === 'ends') {
    const phase = phaseName(span);
    const whose = isSelf(of) ? `your ${phase}` : `the ${phase} of ${party(scope, of).object}`;
    if (edge === 'ends') return `when ${whose} ends`;
    return span === 'upkeep' ? `in ${whose}` : `before ${whose}`;
  }
  const whom = party(scope, of);
  const verb = whom.plural ? 'are' : 'is';
  switch (at) {
    case 'set-up':
      return 'at the start of the match';
    case 'rolled':
      return 'when dice are rolled';
    case 'activating':
      return `when ${whom.subject} ${isSelf(of) ? 'activate' : 'activates'} an ability`;
    case 'activated':
      return `when ${whom.subject} ${does(whom, 'have')} activated an ability`;
    case 'targeted':
      return `when ${whom.subject} ${verb} targeted`;
    case 'gaining':
      return 'when it would be gained';
    case 'attacked':
      return `when ${whom.subject} ${verb} attacked`;
    case 'defending':
      return `before ${whom.subject} ${isSelf(of) ? 'defend' : 'defends'}`;
    case 'modified':
      return 'when damage is lowered';
    case 'dealt':
      return `when damage is dealt to ${isSelf(of) ? 'you' : whom.object}`;
    case 'falling':
      return `when ${isSelf(of) ? 'your' : `${whom.object}'s`} health would reach 0`;
    default:
      return `when ${whom.subject} ${verb} defeated`;
  }
};
