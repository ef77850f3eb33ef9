/** Moments in words, to stand before a colon. */
import type { Listener, Who } from '../../vocabulary/words.ts';
import { isSelf, type Scope } from '../scope.ts';
import { sourceName } from './names.ts';
import { does, party } from './party.ts';
import { amountWords, ifWords, phaseName } from './phrases.ts';

/** A moment and what must hold then: `when you attack`, `in your Upkeep Phase, if you have Burn`. */
export const momentIf = (
  scope: Scope,
  { at, of, if: cond }: Pick<Listener, 'at' | 'of' | 'if'>,
  often = '',
): string => {
  const moment = `${momentWords(scope, at, of)}${often}`;
  if (cond === undefined) return moment;
  const [first, ...others] = 'all' in cond ? cond.all : [cond];
  const mine = first && 'is' in first ? first.is[1] : undefined;
  const own = of === 'opponents' && (mine === 'mine' || mine === 'enhanceable') ? OWN[at] : undefined;
  // That the damage can be enhanced is more than that the Attack is one's own.
  const ifs = mine === 'enhanceable' && first ? [first, ...others] : others;
  if (own !== undefined) return [`${own}${often}`, ...ifs.map((other) => ifWords(scope, other))].join(', ');
  const [least] = others;
  if (at === 'dealt' && of === 'target' && mine === 'mine' && least && 'compare' in least && others.length === 1)
    return `when your Attack deals ${amountWords(scope, least.compare[2])} or more damage${often}`;
  if ('is' in cond && cond.is[1] === 'a negative token') return `when you would gain a negative status effect${often}`;
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
