/** Moments in German, to stand before a colon. */
import type { Cond, Listener, Who } from '../../vocabulary/words.ts';
import { isSelf, type Scope } from '../scope.ts';
import { sourceName } from './names.ts';
import { from, party } from './party.ts';
import { ownPhase, thePhase } from './phases.ts';
import { amountWords, ifWords } from './phrases.ts';

/** A moment and what must hold then: `wenn du angreifst`, `in deinem Unterhalt, wenn du Burn hast`. */
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
  if (own !== undefined) return [`${own}${often}`, ...ifs.map((other) => besides(scope, other))].join(', ');
  const [least] = others;
  if (at === 'dealt' && of === 'target' && mine === 'mine' && least && 'compare' in least && others.length === 1)
    return `wenn dein Angriff ${amountWords(scope, least.compare[2])} oder mehr Schaden verursacht${often}`;
  if ('is' in cond && cond.is[1] === 'a negative token')
    return `wenn du einen negativen Statuseffekt erhalten würdest${often}`;
  if ('is' in cond) {
    const [, , source] = cond.is;
    if (at === 'rolled' && source !== undefined) return `wenn du für ${sourceName(scope.lib, source)} würfelst${often}`;
  }
  return `${moment}, ${besides(scope, cond)}`;
};

/** What must hold besides: `falls …`, so that no "wenn" follows another. */
const besides = (scope: Scope, cond: Cond): string => ifWords(scope, cond).replace(/^wenn /, 'falls ');

/** Opponents' moments that one's own ability brings about. */
const OWN: Readonly<Record<string, string>> = {
  attacked: 'wenn du angreifst',
  targeted: 'wenn deine Fähigkeit ein Ziel hat',
};

const DEFEATED = ['besiegt wirst', 'besiegt wird'] as const;
/** What players do or suffer in a moment: of oneself, of another. */
const DEEDS: Readonly<Record<string, readonly [self: string, one: string]>> = {
  activating: ['eine Fähigkeit aktivierst', 'eine Fähigkeit aktiviert'],
  activated: ['eine Fähigkeit aktiviert hast', 'eine Fähigkeit aktiviert hat'],
  targeted: ['das Ziel wirst', 'das Ziel wird'],
  attacked: ['angegriffen wirst', 'angegriffen wird'],
  dealt: ['Schaden erleidest', 'Schaden erleidet'],
};

const momentWords = (scope: Scope, at: string, of: Who | undefined): string => {
  const [edge = '', span = ''] = at.split(':');
  if (edge === 'begins' || edge === 'ends') {
    const phase = (in_: 'nom' | 'dat'): string =>
      isSelf(of) ? ownPhase(span, in_) : `${thePhase(span, in_)} ${from(party(scope, of))}`;
    if (edge === 'ends') return `wenn ${phase('nom')} endet`;
    return `${span === 'upkeep' ? 'in' : 'vor'} ${phase('dat')}`.replace(/^in dem /, 'im ');
  }
  if (at === 'set-up') return 'zu Beginn der Partie';
  if (at === 'rolled') return 'wenn gewürfelt wird';
  if (at === 'gaining') return 'wenn es erhalten würde';
  if (at === 'modified') return 'wenn Schaden gesenkt wird';
  const self = isSelf(of);
  const whom = party(scope, of);
  if (at === 'defending') return `bevor ${self ? 'du verteidigst' : `${whom.nom} verteidigt`}`;
  if (at === 'falling') return `wenn ${self ? 'dein Leben' : `das Leben ${from(whom)}`} auf 0 fallen würde`;
  const [own, other] = DEEDS[at] ?? DEFEATED;
  return `wenn ${whom.nom} ${self ? own : other}`;
};
