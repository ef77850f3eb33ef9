/** Moments in words, to stand before a colon. */
import type { Who } from '../../vocabulary/words.ts';
import { momentsIn } from '../moments.ts';
import { isSelf, type Scope } from '../scope.ts';
import { amountWords } from './amounts.ts';
import { sourceName } from './names.ts';
import { does, type Party, party } from './party.ts';
import { ifWords, phaseName } from './phrases.ts';

export const momentWords = (scope: Scope, at: string, of: Who | undefined): string => {
  const [edge = '', span = ''] = at.split(':');
  if (edge === 'begins' || edge === 'ends') {
    const phase = phaseName(span);
    const whose = isSelf(of) ? `your ${phase}` : `the ${phase} of ${anyOf(party(scope, of)).object}`;
    if (edge === 'ends') return `when ${whose} ends`;
    return span === 'upkeep' ? `in ${whose}` : `before ${whose}`;
  }
  const whom = anyOf(party(scope, of));
  const verb = whom.plural ? 'are' : 'is';
  switch (at) {
    case 'set-up':
      return 'at the start of the match';
    case 'rolled':
      return isSelf(of) ? 'when you roll dice' : `when ${whom.subject} ${does(whom, 'roll')} dice`;
    case 'activating':
      return `when ${whom.subject} ${isSelf(of) ? 'activate' : 'activates'} an ability`;
    case 'activated':
      return `when ${whom.subject} ${does(whom, 'have')} activated an ability`;
    case 'targeted':
      return `when ${whom.subject} ${verb} targeted`;
    case 'gaining':
      return `when ${whom.subject} would gain a status effect`;
    case 'attacked':
      return `when ${whom.subject} ${verb} attacked`;
    case 'defending':
      return `before ${whom.subject} ${isSelf(of) ? 'defend' : 'defends'}`;
    case 'collateral':
      return `when collateral damage comes to ${isSelf(of) ? 'you' : whom.object}`;
    case 'modified':
      return `when damage to ${isSelf(of) ? 'you' : whom.object} is lowered`;
    case 'dealt':
      return `when damage is dealt to ${isSelf(of) ? 'you' : whom.object}`;
    case 'falling':
      return `when ${isSelf(of) ? 'your' : `${whom.object}'s`} health would reach 0`;
    default:
      return `when ${whom.subject} ${verb} defeated`;
  }
};

/** It is the moment of one of them at a time. */
const anyOf = (whom: Party): Party =>
  whom.subject.startsWith('each ')
    ? {
        ...whom,
        subject: whom.subject.replace(/^each (?=[aeiou])/, 'an ').replace(/^each /, 'a '),
        object: whom.object.replace(/^each (?=[aeiou])/, 'an ').replace(/^each /, 'a '),
      }
    : whom;

/** A moment and what must hold then: `when you attack`, `in your Upkeep Phase, if you have Burn`. */
export const momentIf = momentsIn({
  momentWords,
  besides: ifWords,
  own: { attacked: 'when you attack', targeted: 'when your ability has a target' },
  dealing: (scope, least) => `when your Attack deals ${amountWords(scope, least)} or more damage`,
  gainingNegative: 'when you would gain a negative status effect',
  rollingFor: ({ lib }, source) => `when you roll for ${sourceName(lib, source)}`,
});
