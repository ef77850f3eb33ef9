/** Whether anything that a seat may do in a window bears on what hangs over the table: dice that lie open, damage on its way,
 *  what is about to be taken. It is read off the words of what may be played, each at the window that is its last good moment:
 *  what prevents damage can wait for the last call, what changes dice cannot.
 *
 *  Whoever asks to be asked only then is passed otherwise: so on doubt it bears. */
import type { Seat } from '../../core/game.ts';
import { mayModify } from '../rules/attack.ts';
import { poolTotals } from '../rules/totals.ts';
import type { WindowMoment } from '../stack/windows.ts';
import { bodyForSeat, bodyOf, dialOf, holdingsOf, sameTeam } from '../state/context.ts';
import { focusAs, focusOn } from '../state/focus.ts';
import type { BodyId, EffectFrame, WindowFrame } from '../state/match.ts';
import type { LibraryCard, LibraryOffer, Table } from '../state/table.ts';
import type { DiceThroneAction } from '../state/view-shape.ts';
import { priceOf } from '../turn/play.ts';
import { type Does, doesIn, NOTHING, together } from './does.ts';
import { barTo, kindMeant, openOffers } from './offers.ts';
import { situationOf } from './situation.ts';

/** What hangs over the table in a window: open dice; an Attack before its defence; damage that is dealt next; or what the
 *  rest of a card or ability brings. */
const HANGS: Readonly<Record<WindowMoment, 'dice' | 'attack' | 'damage' | 'rest'>> = {
  announced: 'dice',
  'targeting-rolled': 'dice',
  'defence-rolled': 'dice',
  'die-rolled': 'dice',
  'offensive-end': 'attack',
  'attack-declared': 'attack',
  'last-call': 'damage',
  'upkeep-damage': 'damage',
  'turn-end-damage': 'damage',
  'card-damage': 'damage',
  'isolated-damage': 'damage',
  then: 'rest',
  card: 'rest',
};

/** What the seat may do in the open window bears on what hangs over the table. */
export const bearsNow = (t: Table, seat: Seat, action: DiceThroneAction): boolean => {
  const now = situationOf(t);
  if (now.kind !== 'window') return false;
  const self = bodyForSeat(t, seat);
  return doesBy(t, now, seat, self, action).some(
    (does) => bears(t, now, self, does) || paysFor(t, now, seat, self, does),
  );
};

/** What each way of taking the action does. */
const doesBy = (t: Table, now: WindowFrame, seat: Seat, self: BodyId, action: DiceThroneAction): readonly Does[] => {
  if (action.type === 'play') {
    const card = t.lib.cards.get(action.card);
    return card ? [doesByCard(t, self, card)] : [];
  }
  if (action.type !== 'spend' && action.type !== 'use') return [];
  const id = action.type === 'spend' ? action.token : action.ability;
  return openOffers(t, now, seat, kindMeant(t, self, action), id).map(({ offer }) =>
    readOnce(t, self, offer, ({ def }) =>
      together(doesIn(t, self, def), { ...NOTHING, tokens: t.lib.tokens.has(id), here: def.at !== undefined }),
    ),
  );
};
const doesByCard = (t: Table, self: BodyId, card: LibraryCard): Does =>
  readOnce(t, self, card, ({ run, when, modifier }) =>
    together(doesIn(t, self, { run, when, modifier: modifier || undefined }), { ...NOTHING, card: true }),
  );

/** What cards and offers of a library do, by the hero they do it for. */
const known = new WeakMap<object, Map<string, Does>>();

/** Their words do the same for the same hero in every match: they are read once. */
const readOnce = <T extends LibraryCard | LibraryOffer>(
  t: Table,
  self: BodyId,
  words: T,
  read: (words: T) => Does,
): Does => {
  const { hero } = bodyOf(t, self);
  const byHero = known.get(words) ?? new Map<string, Does>();
  known.set(words, byHero);
  const does = byHero.get(hero) ?? read(words);
  byHero.set(hero, does);
  return does;
};

const bears = (t: Table, now: WindowFrame, self: BodyId, does: Does): boolean => {
  if (does.here) return true;
  switch (HANGS[momentOf(now)]) {
    case 'dice':
      return (
        (does.dice && (now.moment !== 'announced' || !isOwnAnnouncement(t, self))) || (does.owners && hasDice(t, self))
      );
    case 'attack':
      return does.turnsAttack;
    case 'damage':
      return (
        (does.prevents && threatened(t, self, 1)) ||
        (does.heals && threatened(t, self, dialOf(t, self).health)) ||
        (does.strikes && (!does.modifier || mayModify(t, self)))
      );
    case 'rest':
      return restBears(t, self, does);
  }
};
const momentOf = ({ moment }: WindowFrame): WindowMoment => {
  for (const known of MOMENTS) if (known === moment) return known;
  throw new Error(`impossible: no window ${moment}`);
};
const MOMENTS = Object.keys(HANGS).filter((moment): moment is WindowMoment => moment in HANGS);

/** Whoever announced could have changed the dice before, unless somebody else has changed them since. */
const isOwnAnnouncement = (t: Table, self: BodyId): boolean => {
  const { rolling, rolls } = t.m;
  return rolling?.by === self && !rolls.some((roll) => roll.id === rolling.roll && roll.altered);
};

/** Dice of its side lie open. */
const hasDice = (t: Table, self: BodyId): boolean => t.m.rolls.some((roll) => roll.open && sameTeam(t, roll.by, self));

/** So much damage is on its way to somebody of the body's side. */
const threatened = (t: Table, self: BodyId, least: number): boolean =>
  t.m.pools.some(
    (pool) => !pool.settled && poolTotals(t, pool).some(({ final }, body) => final >= least && sameTeam(t, body, self)),
  );

/** What is still to come of a card or ability of another side takes what the play could use before. */
const restBears = (t: Table, self: BodyId, { tokens, card }: Does): boolean => {
  const frame = t.m.stack.findLast((f): f is EffectFrame => f.kind === 'effects');
  if (!frame || sameTeam(t, frame.self, self)) return false;
  const rest = (t.lib.programs.get(frame.at) ?? []).slice(frame.index);
  if (rest.length === 0) return false;
  const { takesTokens, takesCards } = doesIn(t, frame.self, { run: rest });
  return (takesTokens && tokens) || (takesCards && card);
};

/** The CP that it brings would pay for a card that bears. */
const paysFor = (t: Table, now: WindowFrame, seat: Seat, self: BodyId, { cp: gain }: Does): boolean => {
  if (gain === 0) return false;
  const { hand, cp } = holdingsOf(t, self);
  return hand.some((id) => {
    const card = t.lib.cards.get(id);
    return (
      card !== undefined &&
      barTo(t, now, seat, card) === 'price' &&
      priceOf(t, self, card) <= cp + gain &&
      (!card.modifier || mayModify(t, self)) &&
      (!card.whenHolds || card.whenHolds(t, focusOn(self))) &&
      (!card.begins || card.begins(t, focusAs(self, card.source))) &&
      bears(t, now, self, doesByCard(t, self, card))
    );
  });
};
