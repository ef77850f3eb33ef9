/** The rulebook's achievements for the heroes that are here, named by what is done, in our own words. Two readings:
 *  "in play" and "afflicted" look at own tokens before oneself and at harmful ones before opponents, since nobody sees
 *  whose a token is; and what poison or fire brings down counts for the one opponent who has that fire or poison. */
import type { Seat } from '../../core/game.ts';
import type { DiceThroneEvent } from '../view-shape.ts';
import { type Deed, deed, deedsOf, wins } from './deed.ts';
import { numberOf, type Story, textOf } from './story.ts';

const foes = (s: Story, me: Seat): Seat[] => s.after.seats.map(({ seat }) => seat).filter((seat) => s.isFoe(seat, me));
const dealtTo = (s: Story, seat: Seat): number => s.settled.dealt.get(seat) ?? 0;
/** Damage laid on a seat, from one, by an ability where it is named. */
const laid = (s: Story, to: Seat, from: Seat, source?: string): number =>
  s.settled.parcels
    .filter((parcel) => parcel.to === to && parcel.from === from && (source === undefined || parcel.source === source))
    .reduce((sum, { n }) => sum + n, 0);
/** The seat attacks, and its Attack's target. */
const target = (s: Story, me: Seat): Seat | undefined =>
  s.phase.attack?.by === me ? (s.phase.target ?? onlyFoe(s, me)) : undefined;
const onlyFoe = (s: Story, me: Seat): Seat | undefined => {
  const all = foes(s, me);
  return all.length === 1 ? all[0] : undefined;
};
/** Whoever attacks a seat that defends. */
const attacker = (s: Story, me: Seat): Seat | undefined =>
  s.phase.defence?.by === me ? s.phase.attack?.by : undefined;

/** Dice of an effect that came to a sum of damage, without a card's help. */
const unaided = (s: Story, e: DiceThroneEvent, me: Seat, source: string, n: number): boolean => {
  const thrown = s.thrown.get(source);
  return textOf(e, 'source') === source && numberOf(e, 'n') === n && thrown?.seat === me && !thrown.assisted;
};

/** A seat fell to damage of that token, and this seat alone among its opponents has such tokens to give. */
const fellTo =
  (token: string) =>
  (s: Story, e: DiceThroneEvent, me: Seat): boolean => {
    const victim = e.seat;
    if (victim === undefined || !s.isFoe(victim, me)) return false;
    if (!s.settled.parcels.some(({ to, source }) => to === victim && source === `token:${token}`)) return false;
    const hero = s.seat(me)?.hero;
    return foes(s, victim).filter((seat) => s.seat(seat)?.hero === hero).length === 1;
  };

const stunsTwice = deed(
  'stuns-twice',
  'Lights Out, Twice',
  'Stun opponents two times in one of your turns.',
  'token',
  (s, _, me) => s.active === me && s.stunned >= 2,
);

const isOn = (e: DiceThroneEvent, me: Seat): boolean =>
  typeof e.of === 'object' && e.of !== null && 'in' in e.of && e.of.in === me;

// ---- everybody's ---------------------------------------------------------------------------------------------------

const BATTLEFIELD: readonly Deed[] = [
  deed(
    'six-cards',
    'Full Hands',
    'Draw six cards or more within one turn.',
    'drawn',
    (s, e, me) => e.seat === me && (s.drawn.get(me) ?? 0) >= 6,
  ),
  deed(
    'own-mirror',
    'Only One of Us',
    'Beat opponents who all play your own hero.',
    'over',
    (s, e, me) => wins(e, me) && foes(s, me).every((seat) => s.seat(seat)?.hero === s.seat(me)?.hero),
  ),
  deed(
    'ultimate-undone',
    'Not Today',
    "Change two dice with Twice as Wild! so that an opponent's Ultimate does not happen.",
    ['activated', 'phase'],
    (s, e, me) =>
      s.phase.wild === me &&
      s.isFoe(s.active, me) &&
      (e.type === 'phase' ? e.phase === 'main-2' && !s.phase.attack : e.ultimate !== true),
  ),
  deed(
    'ultimate-tipped',
    'One Nudge',
    'Turn a die of yours with Tip It! and activate your Ultimate with it.',
    'activated',
    (s, e, me) => e.seat === me && e.ultimate === true && s.phase.tipped === me,
  ),
  deed(
    'hardly-a-scratch',
    'Hardly a Scratch',
    'Win with more than 25 health left.',
    'over',
    (s, e, me) => wins(e, me) && (s.seat(me)?.health ?? 0) > 25,
  ),
];

// ---- by hero -------------------------------------------------------------------------------------------------------

const BARBARIAN = deedsOf('barbarian', [
  stunsTwice,
  deed('overpower-sixes', 'Eighteen', 'Throw nothing but sixes for Overpower, without a card.', 'damage', (s, e, me) =>
    unaided(s, e, me, 'ability:overpower', 18),
  ),
  deed(
    'overpower-ones',
    'Powerless',
    'Throw nothing but ones for Overpower.',
    'damage',
    (_, e, me) => e.from === me && textOf(e, 'source') === 'ability:overpower' && numberOf(e, 'n') === 3,
  ),
  deed('smack-through', 'Straight Through', 'Deal 10 undefendable damage with Smack III.', 'settled', (s, _, me) => {
    const at = target(s, me);
    const { attack, type } = s.phase;
    if (at === undefined || attack?.ability !== 'smack' || attack.level !== 3 || type !== 'undefendable') return false;
    return laid(s, at, me, 'ability:smack') >= 10 && dealtTo(s, at) >= 10;
  }),
  deed(
    'reckless-indeed',
    'Reckless Indeed',
    'Hurt yourself more with Reckless than your opponent.',
    'settled',
    (s, _, me) => {
      const at = target(s, me);
      if (at === undefined || s.phase.attack?.ability !== 'reckless') return false;
      return laid(s, me, me, 'ability:reckless') > 0 && dealtTo(s, me) > dealtTo(s, at);
    },
  ),
]);

/** Tokens of the Moon Elf that help their holder, and those that harm an opponent. */
const MOON_HELP = ['evasive'];
const MOON_HARM = ['blind', 'entangle', 'targeted'];

const MOON_ELF = deedsOf('moon-elf', [
  deed(
    'gone-in-time',
    'Gone in Time',
    'Survive, by Evasive, an Attack that would have brought you down.',
    'settled',
    (s, _, me) => s.settled.dodged.includes(me) && (s.seat(me)?.health ?? 0) > 0,
  ),
  deed(
    'third-time',
    'Third Time Lucky',
    'Get away with your third Evasive in a row.',
    'modified',
    (s, e, me) =>
      e.op === 'all' && textOf(e, 'source') === 'token:evasive' && isOn(e, me) && (s.dodges.get(me) ?? 0) >= 3,
  ),
  deed('moonstruck', 'Moonstruck', 'Have six of your status effects on the table at once.', 'step', (s, _, me) => {
    const help = MOON_HELP.reduce((sum, token) => sum + s.held(me, token), 0);
    const harm = foes(s, me).flatMap((seat) => MOON_HARM.map((token) => s.held(seat, token)));
    return help + harm.reduce((sum, n) => sum + n, 0) >= 6;
  }),
  deed(
    'two-in-sight',
    'Two in Sight',
    'Have two opponents Targeted at once.',
    'step',
    (s, _, me) => foes(s, me).filter((seat) => s.held(seat, 'targeted') > 0).length >= 2,
  ),
  deed(
    'second-thoughts',
    'Second Thoughts',
    'Play Better D! after a first defence that would have done nothing.',
    'played',
    (s, e, me) => {
      if (e.seat !== me || e.card !== 'better-d') return false;
      const roll = s.before.rolls.find((one) => one.seat === me && one.for === 'defence');
      const level = s.before.seats[me]?.abilities.find(({ id }) => id === 'missed-me')?.level ?? 1;
      const shows = (symbol: string): number => roll?.dice.filter((die) => die.symbol === symbol).length ?? 0;
      return roll !== undefined && shows('foot') < 2 && shows('arrow') < (level === 1 ? 2 : 1);
    },
  ),
]);

const SHADOW_THIEF = deedsOf('shadow-thief', [
  deed('early-riches', 'Early Riches', 'Have 15 CP before your second turn is over.', 'step', (s, _, me) => {
    const turns = s.turnsOf.get(me) ?? 0;
    return (turns < 2 || (turns === 2 && s.active === me)) && (s.seat(me)?.cp ?? 0) >= 15;
  }),
  deed(
    'six-in-the-back',
    'Six in the Back',
    'Bring somebody down with a Sneak Attack that adds 6.',
    'defeated',
    (s, e, me) =>
      e.seat !== undefined &&
      s.isFoe(e.seat, me) &&
      target(s, me) === e.seat &&
      s.settled.mods.some(({ op, n, source }) => op === 'add' && n === 6 && source === 'token:sneak-attack'),
  ),
  deed('slow-death', 'Slow Death', 'Bring an opponent down by Poison.', 'defeated', fellTo('poison')),
  deed(
    'nobody-there',
    'Nobody There',
    'Avoid 12 damage or more in one turn by what Shadow Defense gave you.',
    'settled',
    (s, _, me) => {
      const by = attacker(s, me);
      if (by === undefined || s.phase.defence?.ability !== 'shadow-defense') return false;
      const isHidden = s.settled.mods.some(
        ({ on, op, source }) => on === me && op === 'all' && source === 'token:shadows',
      );
      const added = s.settled.mods
        .filter(({ on, op }) => on === undefined && op === 'add')
        .reduce((sum, { n }) => sum + n, 0);
      return isHidden && laid(s, me, by) + added - dealtTo(s, me) >= 12;
    },
  ),
  deed(
    'both-poisoned',
    'Something in the Wine',
    'Have two opponents at once with three Poison each.',
    'step',
    (s, _, me) => foes(s, me).filter((seat) => s.held(seat, 'poison') >= 3).length >= 2,
  ),
]);

/** What tokens deal to their holder at the beginning of the next turn. */
const HARM: Readonly<Record<string, (held: number) => number>> = {
  poison: (held) => held,
  burn: (held) => (held > 0 ? 2 : 0),
};
const harmAhead = (s: Story, me: Seat): number =>
  Object.entries(HARM).reduce((sum, [token, harm]) => sum + harm(s.held(me, token, s.before)), 0);

const MONK = deedsOf('monk', [
  deed('one-to-six', 'From One to Six', 'Pay 2 Chi in a Tempest Rush and turn a 1 into a 6.', 'rolled', (s, e, me) => {
    const again: unknown = Array.isArray(e.again) ? e.again[0] : undefined;
    if (e.seat !== me || e.for !== 'ability:tempest-rush' || typeof again !== 'number') return false;
    return s.thrownBefore?.values[again] === 1 && s.thrown.get('ability:tempest-rush')?.values[again] === 6;
  }),
  deed(
    'tempest-sixes',
    'Perfect Storm',
    'Throw nothing but sixes for Tempest Rush, without a card.',
    'damage',
    (s, e, me) => unaided(s, e, me, 'ability:tempest-rush', 18),
  ),
  deed('calm', 'At Rest', 'Win with six Chi unspent.', 'over', (s, e, me) => wins(e, me) && s.held(me, 'chi') >= 6),
  deed(
    'chi-alone',
    'Nothing but Breath',
    'Prevent all of the damage that is coming with Chi alone.',
    'settled',
    (s, _, me) => {
      const waited = s.settled.parcels.some(({ to, n }) => to === me && n > 0);
      const prevented = s.settled.mods.filter(({ on, op }) => on === me && op !== 'add');
      return (
        waited &&
        s.settled.dealt.get(me) === 0 &&
        prevented.length > 0 &&
        prevented.every(({ source }) => source === 'token:chi')
      );
    },
  ),
  deed(
    'cured',
    'Cured',
    'Cleanse a status effect that would have brought you down at your next upkeep.',
    'token-lost',
    (s, e, me) => {
      const token = textOf(e, 'token');
      const harm = HARM[token];
      if (e.seat !== me || e.paid === true || !harm || s.used.get(me) !== 'token:cleanse') return false;
      const health = s.before.seats[me]?.health ?? 0;
      const held = s.held(me, token, s.before);
      const ahead = harmAhead(s, me);
      return ahead >= health && ahead - harm(held) + harm(held - numberOf(e, 'n')) < health;
    },
  ),
]);

const FIRE_MASTERY = 5;

const PYROMANCER = deedsOf('pyromancer', [
  deed('ashes', 'Ashes', 'Bring an opponent down by Burn.', 'defeated', fellTo('burn')),
  deed(
    'inferno',
    'Inferno',
    'Deal 19 damage or more in one of your turns.',
    'settled',
    (s, _, me) => s.active === me && s.dealtToFoes >= 19,
  ),
  stunsTwice,
  deed(
    'master-of-fire',
    'Master of Fire',
    'Win when you may hold seven Fire Mastery or more.',
    'over',
    (s, e, me) => wins(e, me) && FIRE_MASTERY + (s.raised.get(`${me}/fire-mastery`) ?? 0) >= 7,
  ),
  deed('hot-to-the-touch', 'Hot to the Touch', 'Deal 5 damage with one defence.', 'settled', (s, _, me) => {
    const by = attacker(s, me);
    return by !== undefined && laid(s, by, me) >= 5 && dealtTo(s, by) >= 5;
  }),
]);

const PALADIN_TOKENS = ['crit', 'accuracy', 'protect', 'retribution', 'blessing-of-divinity'];

const PALADIN = deedsOf('paladin', [
  deed(
    'eye-for-an-eye',
    'More than an Eye',
    'Deal more damage than you receive while you defend.',
    'settled',
    (s, _, me) => {
      const by = attacker(s, me);
      return by !== undefined && laid(s, by, me) > 0 && s.settled.dealt.has(me) && dealtTo(s, by) > dealtTo(s, me);
    },
  ),
  deed(
    'back-from-the-brink',
    'Back from the Brink',
    'Win in the turn after Blessing of Divinity has saved you.',
    'over',
    (s, e, me) => wins(e, me) && s.active === me && s.savedIn.get(me) === (s.turnsOf.get(me) ?? 0) - 1,
  ),
  deed('all-blessings', 'Every Blessing', 'Hold all five of your status effects at once.', 'step', (s, _, me) =>
    PALADIN_TOKENS.every((token) => s.held(me, token) > 0),
  ),
  deed(
    'well-spent',
    'Well Spent',
    'With no roll left and no ability met, pay for Tithe and activate one after all.',
    'activated',
    (s, e, me) => e.seat === me && s.phase.tithed === me,
  ),
  deed(
    'bright-light',
    'Bright Light',
    'Heal 5 with Holy Light.',
    'heal',
    (_, e, me) => e.seat === me && textOf(e, 'source') === 'ability:holy-light' && numberOf(e, 'n') >= 5,
  ),
]);

export const DEEDS: readonly Deed[] = [
  ...BATTLEFIELD,
  ...BARBARIAN,
  ...MOON_ELF,
  ...SHADOW_THIEF,
  ...MONK,
  ...PYROMANCER,
  ...PALADIN,
];
