/** What a viewer may know of a match: everything but the order of decks, and what a seat has looked at in them. */

import type { Seat, Viewer } from '../../core/game.ts';
import type { Filling } from '../../core/gathering.ts';
import type { Language } from '../../core/words/language.ts';
import { reachOf } from '../library/library.ts';
import { storyOf } from '../modes.ts';
import { diceFor, placesFor, refusalOfHero } from '../rules/assign.ts';
import { byTime, type Entry, pending } from '../rules/order.ts';
import { findTargets } from '../rules/targets.ts';
import { dieName, hpOf, tokensOf } from '../state/figures.ts';
import type { Ally, Assigned, Die, Enemy, Figure, Frame, Hero, Match } from '../state/state.ts';
import {
  allyName,
  enemyAt,
  enemyName,
  heroName,
  isEnemy,
  lockedSlots,
  numberOf,
  questOf,
  slotNames,
  type Table,
} from '../state/table.ts';
import { wordsIn } from '../text/languages.ts';
import { scoreOf } from '../turn/carried.ts';
import { bossCards } from '../turn/quest.ts';
import type {
  AllyView,
  AssignedView,
  DicebornView,
  EnemyView,
  FigureView,
  FitView,
  HeroView,
  PendingView,
  PromptView,
} from './view-shape.ts';
import { waitingFor } from './waiting.ts';

export const viewOf = (t: Table, viewer: Viewer, language?: Language): DicebornView =>
  Object.assign(publicView(t), ownViewOf(t, viewer, language));

/** What the viewer sees otherwise than everybody. */
export const ownViewOf = (t: Table, viewer: Viewer, language?: Language): Partial<DicebornView> => {
  const own: Filling<Partial<DicebornView>> = {};
  if (t.m.prompt) own.prompt = promptView(t, viewer, language);
  const fits = viewer === 'public' ? [] : fitsOf(t, viewer);
  if (fits.length > 0) own.fits = fits;
  return own;
};

/** What everybody may know, but for what is asked. */
const publicView = (t: Table): DicebornView => {
  const { m } = t;
  return {
    mode: m.mode,
    step: m.step,
    phase: m.phase,
    level: m.level,
    fight: m.fight,
    round: m.round,
    leader: m.leader,
    // What will be fought is known as it comes: drawn quests and bosses are not told before, nor the pack of the last one.
    ...(m.pack !== null && (storyOf(m.mode) !== 'drawn' || m.fight >= m.line.length) && { pack: m.pack }),
    line: m.line.slice(0, m.fight),
    ...(m.quest && { quest: questView(t) }),
    ...(m.boss && { boss: { ...m.boss, cards: bossCards(t) } }),
    heroes: m.heroes.map((hero, no) => heroView(t, hero, no)),
    enemies: m.enemies.map((enemy, no) => enemyView(t, enemy, no)),
    allies: m.allies.map((ally, no) => allyView(t, ally, no)),
    deck: m.attack.deck.length,
    discard: [...m.attack.discard],
    market: [...m.market],
    players: m.players.map(({ ready, left }) => ({ ...(ready && { ready }), ...(left && { left }) })),
    ...(m.phase === 'resolve' && { pending: pendingViews(t) }),
    ...(m.window && { window: { seats: m.window.seats.map(({ seat }) => seat) } }),
    score: scoreOf(t.lib, m),
    waiting: waitingFor(m),
    ...(m.outcome && { outcome: m.outcome }),
  };
};

const questView = (t: Table) => {
  const { id, locks } = t.m.quest ?? { id: '', locks: [] };
  const quest = questOf(t);
  const names = quest ? slotNames(quest) : [];
  return {
    id,
    locks: locks.map(({ slot, die }) => ({ slot, die: dieName(die), hero: die.owner })),
    off: offOf(t, names),
  };
};
/** Slots that are locked, counted from 1. */
export const offOf = (t: Table, names: readonly string[]): number[] => {
  const locked = lockedSlots(t);
  return names.flatMap((name, i) => (locked.has(name) ? i + 1 : []));
};

const figureView = (t: Table, name: string, { wounds, block, poison, stun, evaded }: Figure): FigureView => ({
  hp: hpOf(t, name),
  wounds,
  ...(block > 0 && { block }),
  ...(poison > 0 && { poison: true as const }),
  ...(stun > 0 && { stun: true as const }),
  ...(evaded && { evaded }),
});
/** A die that is not rolled is told by its colour. */
export const shownDie = (die: Die): string => (die.value > 0 ? dieName(die) : die.colour);
const assignedView = ({ slot, die, done }: Assigned): AssignedView => ({
  slot,
  die: dieName(die),
  ...(done && { done }),
});

const heroView = (t: Table, hero: Hero, no: number): HeroView => {
  const { seat, kept, tucked, ko, waits, tokens, spent, pool, assigned, relicDice, veiled, songs } = hero;
  const { items, relics, spoils, bounty, bountyDone, rested, advanced, feats } = hero;
  const when = bounty === null || bountyDone ? undefined : t.lib.bounties.get(bounty)?.when;
  return {
    seat,
    class: hero.class,
    kept: [...kept],
    tucked: [...tucked],
    ...figureView(t, heroName(no), hero),
    ...(ko && { ko }),
    ...(waits && { waits }),
    tokens: [tokens, tokensOf(t.m, hero)],
    ...(spent.length > 0 && { spent: [...spent] }),
    pool: pool.map(shownDie),
    ...(assigned && { assigned: assignedView(assigned) }),
    ...(relicDice.length > 0 && { relicDice: relicDice.map(assignedView) }),
    ...(veiled && { veiled }),
    items: [...items],
    relics: [...relics],
    spoils: [...spoils],
    ...(bounty !== null && { bounty }),
    ...(bountyDone && { bountyDone }),
    ...(when && { bountyAt: [Math.min(when.n, feats[when.feat] ?? 0), when.n] as const }),
    ...(songs.length > 0 && { songs: [...songs] }),
    ...(rested && { rested }),
    ...(advanced && { advanced }),
  };
};

const enemyView = (t: Table, enemy: Enemy, no: number): EnemyView => {
  const { kind, id, undead, cards, captured, lastBy, defeated } = enemy;
  return {
    kind,
    id,
    ...figureView(t, enemyName(no), enemy),
    ...(undead && { undead }),
    cards: [...cards],
    ...(captured.length > 0 && { captured: captured.map(({ owner, colour }) => `${owner}:${colour}`) }),
    ...(lastBy !== null && { lastBy }),
    ...(defeated && { defeated }),
  };
};

const allyView = (t: Table, ally: Ally, no: number): AllyView => {
  const { id, from, value, owner, assigned, on, gone } = ally;
  return {
    id,
    from,
    ...figureView(t, allyName(no), ally),
    ...(value > 0 && { value }),
    ...(owner !== null && { owner }),
    ...(assigned && { assigned: assignedView(assigned) }),
    ...(on !== null && { on }),
    ...(gone && { gone }),
  };
};

const pendingViews = (t: Table): PendingView[] =>
  pending(t)
    .sort(byTime)
    .map((entry) => {
      const { who, value, card, relic, stunned } = entry;
      return {
        who,
        value,
        ...(card !== undefined && { card }),
        ...(relic !== undefined && { relic }),
        ...(stunned && { stunned }),
        ...(card !== undefined && findsOf(t, entry, card)),
      };
    });
const findsOf = (t: Table, { who, value }: Entry, card: string): Pick<PendingView, 'finds' | 'among'> => {
  if (!isEnemy(who)) return {};
  const found = findTargets(t, numberOf(who), value, reachOfCard(t, numberOf(who), card));
  return { finds: found.sure, ...(found.among.length > 0 && { among: found.among }) };
};
/** How many targets an enemy's attack with a card looks for. */
const reachOfCard = (t: Table, no: number, card: string): number => {
  const { kind, id } = enemyAt(t.m, no);
  const at = kind === 'boss' ? `boss/${id}/${t.lib.cards.get(card)?.colour}` : `enemy/${id}`;
  return reachOf(t.lib.programs.get(at) ?? []);
};

const fitsOf = (t: Table, seat: Seat): FitView[] => {
  const { m } = t;
  if (m.phase !== 'assign' || m.players[seat]?.ready) return [];
  return m.heroes.flatMap((hero, no) => {
    if (hero.seat !== seat || refusalOfHero(hero)) return [];
    const slots = new Map<string, string[]>();
    for (const place of placesFor(t, no))
      for (const die of diceFor(t, no, place)) {
        const known = slots.get(dieName(die)) ?? [];
        if (!known.includes(place.name)) slots.set(dieName(die), [...known, place.name]);
      }
    return [...slots].map(([die, names]): FitView => ({ hero: no, die, slots: names }));
  });
};

const HIDDEN: ReadonlySet<string> = new Set(['peek', 'foresee']);
const promptView = ({ m }: Table, viewer: Viewer, language: Language | undefined): PromptView => {
  const { seat, question, options } = m.prompt ?? { seat: 0, question: 'next' as const, options: [] };
  const shown = viewer === seat || !HIDDEN.has(question);
  const asking = m.stack.at(-1);
  const by = asking && askedFor(m, asking);
  return {
    seat,
    question,
    words: wordsIn(language).questions[question],
    ...(by && { by }),
    ...(asking?.do === 'choose-class' && { chosen: asking.given.map((option) => option.slice('class:'.length)) }),
    ...(shown && { options: [...options] }),
  };
};
/** The figure that a frame asks for. */
const askedFor = (m: Match, frame: Frame): string | null => {
  switch (frame.do) {
    case 'effects':
      return frame.by;
    case 'attack':
      return enemyName(frame.enemy);
    case 'pay':
      return heroName(frame.hero);
    case 'choose-bounty':
      // They are given in the order of heroes.
      return heroName(m.heroes.findIndex(({ bounty }) => bounty === null));
    default:
      return null;
  }
};
