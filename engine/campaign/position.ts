/** Scripted positions of a campaign and the whole truth of one, in the form of the scenario runner. */
import { z } from 'zod';
import type { DiceStream } from '../core/chance.ts';
import { badInput } from '../core/issues.ts';
import { BadInput } from '../core/refusal.ts';
import { reportForm } from './actions/parse.ts';
import { depart, makeCamp } from './rules/camp.ts';
import { run } from './rules/course.ts';
import { newMember } from './rules/forming.ts';
import { scenarioOf } from './rules/scenarios.ts';
import { purseOf, rarityOf, takeUnidentified } from './rules/shop.ts';
import { openSpoils } from './rules/spoils.ts';
import { excess } from './rules/trim.ts';
import { checkHeroes, newCampaign } from './start.ts';
import { LOOT_CARDS, lootOf, RARITIES } from './state/content.ts';
import type { Campaign } from './state/state.ts';
import { bySeat, campOf, enter, impossible, memberAt, type Table } from './state/table.ts';
import { DIFFICULTIES, LEGACIES, type Report } from './state/terms.ts';
import { outcomeOf } from './view/view.ts';
import { waitingFor } from './view/waiting.ts';

const cards = z.array(z.string()).max(140);
const count = z.number().int().min(0).max(999);
const seatForm = z.strictObject({
  hero: z.string(),
  loot: cards.default([]),
  purse: count.optional(),
  dealt: cards.default([]),
  unidentified: z.array(z.enum(RARITIES)).max(60).default([]),
});
const positionForm = z.strictObject({
  stage: z.enum(['forming', 'camp', 'playing', 'shop', 'spoils', 'trim']),
  scenario: z.number().int().min(1).max(8).default(1),
  difficulty: z.enum(DIFFICULTIES).default('normal'),
  legacy: z.array(z.enum(LEGACIES)).default([]),
  deeper: z.boolean().default(false),
  unbound: z.boolean().default(false),
  /** By default none, and in `forming` the first scenario's. */
  salves: count.optional(),
  /** Of a crawl in camp or under way: by default one is drawn. */
  card: z.string().optional(),
  /** Cards of the scenario that were lost on. */
  usedCards: z.array(z.string()).max(4).default([]),
  report: reportForm.default(() => reportForm.parse({ won: true })),
  decks: z.partialRecord(z.enum(RARITIES), cards).default({}),
  seats: z.array(seatForm).min(1).max(4),
});
type Position = z.infer<typeof positionForm>;

/** A campaign in the scripted position. Throws `BadInput` naming the field. */
export const positionOf = (spec: Readonly<Record<string, unknown>>, chance: DiceStream): Campaign => {
  const read = positionForm.safeParse(spec);
  if (!read.success) throw badInput(read.error, spec, 'position');
  const position = read.data;
  checkHeroes(position.seats.map(({ hero }) => hero));
  checkCards(position);
  checkStage(position);
  const { scenario, difficulty, legacy, deeper, unbound, usedCards, seats, decks } = position;
  const heroes = seats.map(({ hero }) => hero);
  const m: Campaign = { ...newCampaign(heroes, { difficulty, legacy, deeper, unbound }, chance), scenario };
  m.usedCards = [...usedCards];
  m.salves = position.salves ?? m.salves;
  if (position.stage === 'forming') return m;
  m.salves = position.salves ?? 0;
  m.decks = { common: [], rare: [], epic: [], legendary: [] };
  for (const rarity of RARITIES) m.decks[rarity] = [...(decks[rarity] ?? [])];
  m.members = seats.map(({ hero, loot }) => ({
    ...newMember(hero),
    loot: [...loot],
    out: loot.flatMap((card) => lootOf(card).replaces ?? []),
  }));
  const t: Table = { m, events: [] };
  ENTER[position.stage](t, position);
  run(t);
  m.log = [];
  return m;
};

const reportOf = (m: Campaign, { report, scenario, seats }: Position): Report => ({
  ...report,
  scenario,
  unidentified: bySeat(m, (seat) => seats[seat]?.unidentified ?? []),
});

type Entered = Exclude<Position['stage'], 'forming'>;
const ENTER: Readonly<Record<Entered, (t: Table, position: Position) => void>> = {
  camp: (t, { card }) => makeCamp(t, card),
  playing: (t, { card }) => {
    makeCamp(t, card);
    campOf(t.m).ready = bySeat(t.m, () => []);
    depart(t, 0, undefined);
  },
  shop: (t, position) => {
    const { m } = t;
    const { seats, report } = position;
    const gold = purseOf(report.gold);
    enter(t, {
      name: 'shop',
      report: reportOf(m, position),
      date: 0,
      purse: seats.map(({ purse }) => purse ?? gold),
      dealt: seats.map(({ dealt }) => [...dealt]),
      unidentified: seats.map(({ unidentified }) => takeUnidentified(m, unidentified)),
      done: bySeat(m, () => false),
    });
  },
  spoils: (t, position) => openSpoils(t, reportOf(t.m, position), { date: 0 }),
  trim: (t) => {
    const over = excess(t.m);
    if (over.every((n) => n === 0)) throw new BadInput('seats', 'no deck has more cards than it may have');
    enter(t, { name: 'trim', over });
  },
};

const checkStage = ({ stage, scenario, report, card, seats }: Position): void => {
  const { kind } = scenarioOf(scenario);
  if (stage === 'shop' && kind !== 'crawl') throw new BadInput('scenario', `${scenario} is a battle and has no shop`);
  if (stage === 'spoils' && kind !== 'battle')
    throw new BadInput('scenario', `${scenario} is a crawl and has no boss loot`);
  if (card !== undefined && kind !== 'crawl') throw new BadInput('card', `scenario ${scenario} has no cards to draw`);
  if (report.scenario !== undefined && report.scenario !== scenario)
    throw new BadInput('report.scenario', `expected ${scenario}, got ${report.scenario}`);
  if (stage === 'shop') return;
  for (const [seat, { purse, dealt, unidentified }] of seats.entries())
    if (purse !== undefined || dealt.length > 0 || unidentified.length > 0)
      throw new BadInput(`seats.${seat}`, 'purse, dealt and unidentified belong to the shop');
};

/** Every card is known and lies in one place; no deck has two of a family. */
const checkCards = ({ seats, decks }: Position): void => {
  const seen = new Map<string, string>();
  const check = (field: string, ids: readonly string[]): void => {
    for (const [i, id] of ids.entries()) {
      if (!LOOT_CARDS.has(id)) throw new BadInput(`${field}.${i}`, `there is no loot card ${id}`);
      const before = seen.get(id);
      if (before !== undefined) throw new BadInput(`${field}.${i}`, `${id} lies in ${before} already`);
      seen.set(id, field);
    }
  };
  for (const rarity of RARITIES) {
    const deck = decks[rarity] ?? [];
    check(`decks.${rarity}`, deck);
    const stranger = deck.findIndex((card) => lootOf(card).rarity !== rarity);
    if (stranger >= 0) throw new BadInput(`decks.${rarity}.${stranger}`, `${deck[stranger]} is not ${rarity}`);
  }
  for (const [seat, { loot, dealt }] of seats.entries()) {
    check(`seats.${seat}.loot`, loot);
    check(`seats.${seat}.dealt`, dealt);
    const families = loot.map((card) => lootOf(card).family);
    const twice = families.findIndex((family, i) => families.indexOf(family) < i);
    if (twice >= 0) throw new BadInput(`seats.${seat}.loot.${twice}`, `there are two cards of ${families[twice]}`);
  }
};

/** The whole truth in the form that scenarios look at. */
export const truthOf = (m: Campaign): unknown => {
  const { stage, decks, sheet, vote } = m;
  const outcome = outcomeOf(m);
  return {
    stage: stage.name,
    scenario: m.scenario,
    difficulty: m.difficulty,
    session: m.session,
    leader: m.leader,
    salves: m.salves,
    usedCards: m.usedCards,
    ...('card' in stage && { card: stage.card }),
    ...('allot' in stage && { allot: stage.allot }),
    ...(stage.name === 'camp' && { ready: stage.ready }),
    ...(stage.name === 'playing' && { bots: stage.bots }),
    ...('report' in stage && { report: stage.report }),
    ...(stage.name === 'spoils' && {
      round: stage.round,
      chests: stage.chests,
      drawn: stage.drawn,
      answered: stage.answered,
      unclaimed: stage.unclaimed,
    }),
    ...(stage.name === 'trim' && { over: stage.over }),
    seats: m.members.map((_, seat) => seatOf(m, seat)),
    decks,
    sheet,
    ...(vote && { vote }),
    waiting: waitingFor(m).map(({ seat, why }) => ({ seat, why })),
    ...(outcome && { outcome: { winners: outcome.winners, draw: outcome.draw } }),
  };
};

const seatOf = (m: Campaign, seat: number): unknown => {
  const { hero, loot, out, vacant } = memberAt(m, seat);
  const { stage } = m;
  return {
    seat,
    hero,
    loot,
    out,
    ...(vacant && { vacant }),
    ...(stage.name === 'shop' && {
      purse: stage.purse[seat],
      dealt: stage.dealt[seat],
      unidentified: (stage.unidentified[seat] ?? impossible(`seat ${seat} is not in the shop`)).map(rarityOf),
      done: stage.done[seat],
    }),
  };
};
