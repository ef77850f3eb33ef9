/** What may be known of a campaign. Hidden are the decks' order, which cards the unidentified ones are, and the secret. */
import { clonePlain } from '../../core/clone.ts';
import { commitmentTo } from '../../core/fair.ts';
import type { Outcome, Seat } from '../../core/game.ts';
import { deckSize, mayHave } from '../rules/decks.ts';
import { openedBy } from '../rules/legacy.ts';
import { scoreOf } from '../rules/score.ts';
import { foundBy, handOf, priceOf, rarityOf } from '../rules/shop.ts';
import type { Campaign, Member } from '../state/state.ts';
import { heroGone } from '../state/table.ts';
import type { CampaignView, MemberView } from './view-shape.ts';
import { waitingFor } from './waiting.ts';

export const outcomeOf = ({ stage, members }: Campaign): Outcome | undefined => {
  if (stage.name !== 'over') return undefined;
  const all = members.map((_, seat) => seat);
  return { winners: stage.won ? all : [], draw: false, places: [all] };
};

/** A value of its own: the campaign goes on, and what was shown stays. */
export const viewOf = (m: Campaign): CampaignView => clonePlain(shownOf(m));

const shownOf = (m: Campaign): CampaignView => {
  const { stage, vote, decks } = m;
  const outcome = outcomeOf(m);
  const gone = heroGone(m);
  return {
    step: m.step,
    waiting: waitingFor(m),
    ...(outcome && { outcome }),
    stage: stage.name,
    difficulty: m.difficulty,
    deeper: m.deeper,
    unbound: m.unbound,
    legacy: openedBy(m),
    scenario: m.scenario,
    session: m.session,
    leader: m.leader,
    salves: m.salves,
    ...('card' in stage && { card: stage.card }),
    ...(stage.name === 'playing' && stage.match !== null && { match: stage.match }),
    ...('report' in stage && { report: stage.report }),
    ...(stage.name === 'spoils' && { chests: stage.chests, round: stage.round, unclaimed: stage.unclaimed }),
    members: m.members.map((member, seat) => memberView(m, seat, member)),
    ...(vote && {
      vote: { about: vote.about, ...(vote.member !== null && { member: vote.member }), answers: vote.answers },
    }),
    decks: {
      common: decks.common.length,
      rare: decks.rare.length,
      epic: decks.epic.length,
      legendary: decks.legendary.length,
    },
    sheet: m.sheet,
    score: scoreOf(m),
    log: m.log,
    commitment: commitmentTo(m.secret),
    ...(outcome && { secret: m.secret }),
    ...(gone !== undefined && { gone }),
  };
};

const memberView = (m: Campaign, seat: Seat, member: Member): MemberView => ({
  seat,
  hero: member.hero,
  vacant: member.vacant,
  loot: member.loot,
  out: member.out,
  deckSize: deckSize(member),
  ...inStage(m, seat),
});

const inStage = (m: Campaign, seat: Seat): Partial<MemberView> => {
  const { stage, keepsakes } = m;
  const keepsake = keepsakes[seat];
  if (stage.name === 'forming') return keepsake ? { keepsake } : {};
  switch (stage.name) {
    case 'camp': {
      const ready = stage.ready[seat];
      return { salves: stage.allot[seat] ?? 0, ...(ready && { ready }) };
    }
    case 'playing':
      return { salves: stage.allot[seat] ?? 0, bot: stage.bots.includes(seat) };
    case 'shop':
      return {
        purse: stage.purse[seat] ?? 0,
        dealt: handOf(stage, seat).map((card) => ({
          card,
          ...(mayHave(m, seat, card) && { price: priceOf(m, seat, card) }),
        })),
        unidentified: foundBy(stage, seat).map(rarityOf),
        done: stage.done[seat] ?? false,
      };
    case 'spoils': {
      const drawn = stage.drawn[seat];
      return { ...(drawn && { drawn }), answered: stage.answered[seat] ?? null };
    }
    case 'trim':
      return { over: stage.over[seat] ?? 0 };
    default:
      return {};
  }
};
