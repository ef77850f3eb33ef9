/** Why an action may not be taken: a code and a sentence that says what to do instead. */
import type { Seat } from '../../core/game.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { mayDepart, unready } from '../rules/camp.ts';
import { mayHave } from '../rules/decks.ts';
import { isOpen, LEVELS } from '../rules/difficulty.ts';
import { isTaken, MOST_MEMBERS } from '../rules/forming.ts';
import { isKeepsake } from '../rules/legacy.ts';
import { foundBy, handOf, IDENTIFY, priceOf, total } from '../rules/shop.ts';
import { HEROES, lootOf } from '../state/content.ts';
import type { Campaign, Playing } from '../state/state.ts';
import { campOf, heroGone, impossible, memberAt, playingOf, shopOf, spoilsOf, trimOf } from '../state/table.ts';
import type { LootId } from '../state/terms.ts';
import { waitingFor } from '../view/waiting.ts';
import { type ActionType, type CampaignAction, STAGE_OF } from './actions.ts';

export const refusalOf = (m: Campaign, seat: Seat, action: CampaignAction): Refusal | undefined => {
  const { stage } = m;
  if (stage.name === 'over') return refuse('match-over', 'The campaign is over.');
  const gone = heroGone(m);
  if (gone !== undefined)
    return refuse('unknown-id', `The hero ${gone} is no longer in the game: this campaign can only be looked at.`);
  if (!Object.hasOwn(REFUSERS, action.type)) return refuse('bad-message', `A campaign has no action ${action.type}.`);
  const due = STAGE_OF[action.type];
  if (due !== undefined && due !== stage.name)
    return refuse('not-allowed-now', `${action.type} belongs to ${due}; the campaign is in ${stage.name}.`);
  if (!m.members[seat] && action.type !== 'join')
    return refuse('not-allowed-now', `There is no seat ${seat}; the campaign has ${m.members.length}.`);
  return refusedBecause(m, seat, action);
};

type Refuser<T extends ActionType> = (m: Campaign, seat: Seat, action: CampaignAction<T>) => Refusal | undefined;
type Refusers = { readonly [T in ActionType]: Refuser<T> };

const leaderOnly = ({ leader }: Campaign, seat: Seat): Refusal | undefined =>
  seat === leader ? undefined : refuse('not-your-turn', `Seat ${leader} leads and decides that.`);

const heroRefused = (m: Campaign, hero: string, seat?: Seat): Refusal | undefined => {
  if (!HEROES.has(hero))
    return refuse('unknown-id', `There is no hero ${hero}; there are ${[...HEROES.keys()].join(', ')}.`);
  const own = seat !== undefined && memberAt(m, seat).hero === hero;
  return isTaken(m, hero) && !own
    ? refuse('requirement-not-met', `${hero} is in this campaign already; choose another hero.`)
    : undefined;
};

const keepsakeRefused = ({ keepsakes }: Campaign, card: LootId | undefined): Refusal | undefined => {
  if (card === undefined) return undefined;
  if (!isKeepsake(card)) return refuse('unknown-id', `${card} is no common loot card.`);
  return keepsakes.includes(card)
    ? refuse('requirement-not-met', `Somebody brings ${lootOf(card).name} along already; choose another card.`)
    : undefined;
};

const botsRefused = ({ members }: Campaign, bots: readonly Seat[]): Refusal | undefined => {
  const stranger = bots.find((bot) => !members[bot]);
  return stranger === undefined
    ? undefined
    : refuse('bad-option', `There is no seat ${stranger} that a bot could play.`);
};

const counts = ({ match }: Playing, named: string | undefined): Refusal | undefined =>
  (named ?? null) === match
    ? undefined
    : refuse('requirement-not-met', `The campaign waits for ${match ?? 'a match without a name'}, not for ${named}.`);

/** Who has said `done` in the shop does nothing more there. */
const notDone = (m: Campaign, seat: Seat): Refusal | undefined =>
  shopOf(m).done[seat] ? refuse('already-answered', 'You are done with the shop; wait for the others.') : undefined;

const lootRefused = (m: Campaign, seat: Seat, card: string): Refusal | undefined =>
  memberAt(m, seat).loot.includes(card)
    ? undefined
    : refuse('unknown-id', `There is no loot card ${card} in your deck.`);

const foundRefused = (m: Campaign, seat: Seat, loot: number): Refusal | undefined => {
  const n = foundBy(shopOf(m), seat).length;
  return loot < n
    ? undefined
    : refuse('unknown-id', `There is no unidentified card ${loot}; you have ${n}, counted from 0.`);
};

const afforded = (m: Campaign, seat: Seat, price: number): Refusal | undefined => {
  const purse = shopOf(m).purse[seat] ?? 0;
  return price <= purse ? undefined : refuse('not-enough-gold', `That costs ${price} gold, and you have ${purse}.`);
};

const answered = (m: Campaign, seat: Seat): Refusal | undefined =>
  spoilsOf(m).answered[seat] === null
    ? undefined
    : refuse('already-answered', 'You have answered for this card; wait for the others.');

const REFUSERS: Refusers = {
  hero: (m, seat, { hero }) => heroRefused(m, hero, seat),
  difficulty: (m, seat, { difficulty }) =>
    leaderOnly(m, seat) ??
    (isOpen(m, difficulty)
      ? undefined
      : refuse('requirement-not-met', `${LEVELS[difficulty].name} opens once a campaign has been won.`)),
  begin: leaderOnly,

  allot: ({ members, salves: there }, _seat, { salves }) => {
    if (salves.length !== members.length)
      return refuse('bad-option', `Say a number for each of ${members.length} seats, not for ${salves.length}.`);
    const sum = total(salves);
    return sum === there ? undefined : refuse('bad-option', `There are ${there} salves to share out, not ${sum}.`);
  },
  ready: (m, seat, { on, bots }) => {
    if (!on && !campOf(m).ready[seat]) return refuse('not-allowed-now', 'You have not said that you are ready.');
    return botsRefused(m, bots);
  },
  depart: (m, _seat, { bots }) => {
    const camp = campOf(m);
    const missing = unready(camp);
    if (!mayDepart(camp))
      return refuse(
        'requirement-not-met',
        'Everybody must be ready, or all who are must let a bot play for who is not.',
      );
    return bots.length === missing.length && missing.every((seat) => bots.includes(seat))
      ? undefined
      : refuse(
          'bad-option',
          `Bots would play for seats ${missing.join(', ') || 'none'}, not ${bots.join(', ') || 'none'}.`,
        );
  },

  buy: (m, seat, { card }) => {
    const done = notDone(m, seat);
    if (done) return done;
    const hand = handOf(shopOf(m), seat);
    if (!hand.includes(card))
      return refuse('unknown-id', `You were not dealt ${card}; you were dealt ${hand.join(', ') || 'nothing more'}.`);
    if (!mayHave(m, seat, card))
      return refuse('requirement-not-met', `You have as good a card of ${lootOf(card).family} already.`);
    return afforded(m, seat, priceOf(m, seat, card));
  },
  identify: (m, seat, { loot }) => notDone(m, seat) ?? foundRefused(m, seat, loot) ?? afforded(m, seat, IDENTIFY),
  sell: (m, seat, { card, loot }) =>
    notDone(m, seat) ??
    (card === undefined ? foundRefused(m, seat, loot ?? impossible('a sale of nothing')) : lootRefused(m, seat, card)),
  done: notDone,

  keep: answered,
  'leave-it': answered,

  drop: (m, seat, { card }) =>
    trimOf(m).over[seat] ? lootRefused(m, seat, card) : refuse('not-allowed-now', 'Your deck is not too big.'),

  vote: (m, seat, { about, member, yes }) => {
    const { stage, vote } = m;
    if (stage.name === 'playing') return refuse('not-allowed-now', 'There are no votes while a scenario is played.');
    if (memberAt(m, seat).vacant) return refuse('not-allowed-now', 'A seat without a player has no voice.');
    if (member !== undefined && (m.members[member]?.vacant ?? true))
      return refuse('bad-option', `There is nobody at seat ${member} who could be put out.`);
    if (!vote) return yes ? undefined : refuse('not-allowed-now', 'No vote is open that one could say no to.');
    if (vote.about !== about || vote.member !== (member ?? null))
      return refuse('not-allowed-now', 'Another vote is open; answer that one first.');
    return vote.answers[seat] === null ? undefined : refuse('already-answered', 'You have voted already.');
  },

  report: (m, _seat, { report, match }) => {
    const wrong = counts(playingOf(m), match);
    if (wrong) return wrong;
    if (report.scenario !== undefined && report.scenario !== m.scenario)
      return refuse('requirement-not-met', `Scenario ${m.scenario} is played, not ${report.scenario}.`);
    return report.unidentified.length > m.members.length
      ? refuse('bad-option', `There are ${m.members.length} seats, not ${report.unidentified.length}.`)
      : undefined;
  },
  voided: (m, _seat, { match }) => counts(playingOf(m), match),
  join: (m, seat, { hero, bot, keepsake }) => {
    const { members, stage } = m;
    if (members[seat])
      return members[seat].vacant && !bot ? undefined : refuse('not-allowed-now', `Seat ${seat} is taken.`);
    if (stage.name !== 'forming')
      return refuse('not-allowed-now', 'The campaign has begun: only a seat that was left can be taken.');
    if (seat !== members.length || seat >= MOST_MEMBERS)
      return refuse('not-allowed-now', `A campaign has at most ${MOST_MEMBERS} seats, taken one after the other.`);
    return heroRefused(m, hero) ?? keepsakeRefused(m, keepsake);
  },
  leave: ({ members, stage }, seat) => {
    if (members[seat]?.vacant && stage.name !== 'forming')
      return refuse('not-allowed-now', `Nobody sits at seat ${seat}.`);
    return stage.name === 'forming' && members.every(({ vacant }, other) => vacant || other === seat)
      ? refuse('not-allowed-now', 'The last member does not leave a campaign; close it.')
      : undefined;
  },
  'vote-over': ({ vote }) => (vote ? undefined : refuse('not-allowed-now', 'No vote is open.')),
  timeout: (m, seat) =>
    waitingFor(m).some((next) => next.seat === seat)
      ? undefined
      : refuse('not-your-turn', 'The campaign does not wait for you.'),
};
/** A table by types hands each its own. */
const refusedBecause = <T extends ActionType>(
  m: Campaign,
  seat: Seat,
  action: CampaignAction<T>,
): Refusal | undefined => REFUSERS[action.type](m, seat, action);
