/** Moments in German, to stand before a colon. */
import type { Who } from '../../vocabulary/words.ts';
import { momentsIn } from '../moments.ts';
import { isSelf, type Scope } from '../scope.ts';
import { amountWords } from './amounts.ts';
import { sourceName } from './names.ts';
import { anyOf, at as atThem, party } from './party.ts';
import { ownPhase, thePhase } from './phases.ts';
import { ifWords } from './phrases.ts';

const DEFEATED = ['besiegt wirst', 'besiegt wird'] as const;
/** What players do or suffer in a moment: of oneself, of another. */
const DEEDS: Readonly<Record<string, readonly [self: string, one: string]>> = {
  activating: ['eine Fähigkeit aktivierst', 'eine Fähigkeit aktiviert'],
  activated: ['eine Fähigkeit aktiviert hast', 'eine Fähigkeit aktiviert hat'],
  targeted: ['das Ziel wirst', 'das Ziel wird'],
  attacked: ['angegriffen wirst', 'angegriffen wird'],
  collateral: ['Kollateralschaden erleiden würdest', 'Kollateralschaden erleiden würde'],
  dealt: ['Schaden erleidest', 'Schaden erleidet'],
};

const momentWords = (scope: Scope, at: string, of: Who | undefined): string => {
  const [edge = '', span = ''] = at.split(':');
  if (edge === 'begins' || edge === 'ends') {
    const phase = (in_: 'nom' | 'dat'): string =>
      isSelf(of) ? ownPhase(span, in_) : `${thePhase(span, in_)} ${anyOf(party(scope, of)).gen}`;
    if (edge === 'ends') return `wenn ${phase('nom')} endet`;
    return `${span === 'upkeep' ? 'in' : 'vor'} ${phase('dat')}`.replace(/^in dem /, 'im ');
  }
  if (at === 'set-up') return 'zu Beginn der Partie';
  const self = isSelf(of);
  const whom = anyOf(party(scope, of));
  if (at === 'rolled') return `wenn ${whom.nom} ${self ? 'würfelst' : 'würfelt'}`;
  if (at === 'gaining') return `wenn ${whom.nom} einen Statuseffekt erhalten ${self ? 'würdest' : 'würde'}`;
  if (at === 'modified') return `wenn Schaden ${atThem(whom)} gesenkt wird`;
  if (at === 'defending') return `bevor ${self ? 'du verteidigst' : `${whom.nom} verteidigt`}`;
  if (at === 'falling') return `wenn ${self ? 'dein Leben' : `das Leben ${whom.gen}`} auf 0 fallen würde`;
  const [own, other] = DEEDS[at] ?? DEFEATED;
  return `wenn ${whom.nom} ${self ? own : other}`;
};

/** A moment and what must hold then: `wenn du angreifst`, `in deinem Unterhalt, falls du Burn hast`. */
export const momentIf = momentsIn({
  momentWords,
  // So that no "wenn" follows another.
  besides: (scope, cond) => ifWords(scope, cond).replace(/^wenn /, 'falls '),
  // Whoever is attacked may be spoken of behind it.
  own: { attacked: 'wenn du einen Gegner angreifst', targeted: 'wenn deine Fähigkeit ein Ziel hat' },
  dealing: (scope, least) =>
    `wenn dein Angriff bei einem Gegner ${amountWords(scope, least)} oder mehr Schaden verursacht`,
  gainingNegative: 'wenn du einen negativen Statuseffekt erhalten würdest',
  rollingFor: ({ lib }, source) => `wenn du für ${sourceName(lib, source)} würfelst`,
});
