/** Setting up a match (book: Game Setup): packs, heroes, decks, bounties. */
import { below, type DiceStream, shuffle } from '../../core/chance.ts';
import type { StartOptions } from '../../core/game.ts';
import { kindsAt } from '../../core/kinds.ts';
import { checkModeOptions, checkSeatCount, modeNamed } from '../../core/mode-options.ts';
import { BadInput } from '../../core/refusal.ts';
import type { Library } from '../library/library.ts';
import { MODES, type Mode, type Story } from '../modes.ts';
import { Asker } from '../rules/asking.ts';
import { takeOne, tokensOf } from '../state/figures.ts';
import type { Carried, Frame, Hero, Match, Pile, Player } from '../state/state.ts';
import { emit, heirOf, leaderOf, push, step, sure, type Table } from '../state/table.ts';
import { readSetup } from './carried.ts';
import { PAIRS } from './pairs.ts';

const KINDS: Readonly<Record<number, string>> = { 1: 'hero', 2: 'grown', 3: 'champion' };
/** What a class is to the modes: those of the second level nobody sits down with. */
const kindOfClass = (level: 1 | 2 | 3): string => KINDS[level] ?? '';

export const kindOf = (lib: Library, id: string): string | undefined => {
  const def = lib.classes.get(id);
  return PAIRS[id]?.kind ?? (def && kindOfClass(def.level));
};

export const startMatch = (lib: Library, options: StartOptions, chance: DiceStream): Table => {
  const mode = modeNamed(MODES, options.mode);
  checkModeOptions(mode, options.options);
  checkSeats(lib, mode, options);
  const m = emptyMatch(
    lib,
    mode.id,
    options.seats.map(({ hero }) => hero),
    readSetup(lib, options.setup),
    chance,
  );
  const t: Table = { m, lib, events: [] };
  for (const pile of [m.attack, m.items, m.monsters[1], m.monsters[2], m.monsters[3]]) shuffle(chance, pile.deck);
  shuffle(chance, m.bounties);
  drawLine(t, mode.story);
  const seats = m.players.map((_, seat) => seat);
  push(
    t,
    ...(mode.story === 'pack' ? [step('choose-pack')] : []),
    ...seats.map((seat): Frame => ({ do: 'choose-class', seat, given: [] })),
    ...seats.map((seat): Frame => ({ do: 'choose-bounty', seat, given: [] })),
    step('begin-quest'),
  );
  return t;
};

const checkSeats = (lib: Library, mode: Mode, { seats }: StartOptions): void => {
  checkSeatCount(mode, seats.length);
  const [plays] = kindsAt(mode, seats.length);
  const there = [...lib.classes.keys(), ...Object.keys(PAIRS)].filter((hero) => kindOf(lib, hero) === plays);
  for (const [seat, { hero }] of seats.entries()) {
    if (!there.includes(hero))
      throw new BadInput(`seats.${seat}.hero`, `there is no ${plays} ${hero}; there are ${there.join(', ')}`);
  }
};

const pileOf = (deck: string[]): Pile => ({ deck, discard: [] });

/** A match with all decks in the order of their lists, nobody at the table, and nothing begun. */
export const emptyMatch = (
  lib: Library,
  mode: string,
  seats: readonly string[],
  carried: Carried,
  chance: DiceStream,
): Match => {
  const monsters = (level: number): Pile =>
    pileOf(lib.content.monsters.filter((def) => def.level === level).map(({ id }) => id));
  const starred = [...lib.cards.values()].flatMap((card) => (card.starred ? card.id : []));
  return {
    content: lib.hash,
    mode,
    step: 0,
    waitingSince: 0,
    chance,
    stack: [],
    prompt: null,
    window: null,
    between: false,
    answers: [],
    phase: 'set-up',
    level: 1,
    fight: 0,
    round: 0,
    leader: 0,
    pack: null,
    line: [],
    quest: null,
    boss: null,
    awaits: { block: 0, hpPerHero: 0 },
    heroes: [],
    enemies: [],
    allies: [],
    removed: [],
    attack: pileOf([...lib.content.baseCards.map(({ id }) => id), ...carried.starred]),
    items: pileOf([
      ...lib.content.items.flatMap(({ id, copies }) => Array<string>(copies).fill(id)),
      ...carried.relics,
    ]),
    market: [],
    monsters: { 1: monsters(1), 2: monsters(2), 3: monsters(3) },
    aside: {
      relics: [...lib.relics.keys()].filter((id) => !carried.relics.includes(id)),
      starred: starred.filter((id) => !carried.starred.includes(id)),
    },
    bounties: lib.content.bounties.map(({ id }) => id),
    players: seats.map((hero): Player => ({ ready: false, left: false, hero, bounties: [], silent: false, since: 0 })),
    carried,
    outcome: null,
  };
};

/** Draws what will be fought, where it is drawn, but for what has been met already. */
export const drawLine = ({ m, lib }: Pick<Table, 'm' | 'lib'>, story: Story): void => {
  const met = m.line.slice(0, m.fight);
  if (story === 'drawn') {
    const levels = [1, 2, 3].map((level) => [...lib.quests.values()].filter((quest) => quest.level === level));
    m.line = levels.map((quests, at) => met[at] ?? sure(quests[below(m.chance, quests.length)], 'quest').id);
    m.pack = lib.packOf.get(m.line[2] ?? '')?.id ?? null;
  }
  if (story === 'bosses') {
    const bosses = [...lib.bosses.keys()].filter((boss) => !met.includes(boss));
    shuffle(m.chance, bosses);
    m.line = [...met, ...bosses].slice(0, BOSSES_OF_THE_ARENA);
  }
};
const BOSSES_OF_THE_ARENA = 3;

/** The leader chooses a pack, none that the campaign has played. */
export const choosePack = (t: Table, frame: Frame): boolean => {
  const { m, lib } = t;
  const all = [...lib.packs.keys()];
  const fresh = all.filter((id) => !m.carried.played.includes(id));
  const options = (fresh.length > 0 ? fresh : all).map((id) => `pack:${id}`);
  const answer = new Asker(t, frame).ask(leaderOf(m), 'pack', options);
  if (answer === undefined) return false;
  const pack = sure(lib.packs.get(answer.slice('pack:'.length)), answer);
  m.pack = pack.id;
  m.line = pack.quests.map(({ id }) => id);
  emit(t, { type: 'pack', pack: pack.id });
  return true;
};

/** A seat plays the class it sat down with; a pair is asked for its two. */
export const chooseClass = (t: Table, frame: Extract<Frame, { do: 'choose-class' }>): boolean => {
  const { m, lib } = t;
  const seat = heirOf(m, frame.seat);
  const { hero } = sure(m.players[frame.seat], `seat ${frame.seat}`);
  const pair = PAIRS[hero];
  if (!pair) {
    sitDown(t, seat, hero);
    return true;
  }
  const options = [...lib.classes.keys()].filter((id) => kindOf(lib, id) === pair.plays).map((id) => `class:${id}`);
  const asker = new Asker(t, frame);
  const chosen: string[] = [];
  for (let i = 0; i < 2; i++) {
    const answer = asker.ask(seat, 'class', options);
    if (answer === undefined) return false;
    chosen.push(answer.slice('class:'.length));
  }
  for (const id of chosen) sitDown(t, seat, id);
  return true;
};
const sitDown = (t: Table, seat: number, id: string): void => {
  const no = t.m.heroes.push(newHero(seat, id)) - 1;
  emit(t, { type: 'hero', hero: no, seat, class: id });
};

export const newHero = (seat: number, id: string): Hero => ({
  seat,
  class: id,
  kept: [],
  tucked: [],
  wounds: 0,
  ko: false,
  block: 0,
  poison: 0,
  stun: 0,
  evaded: false,
  tokens: 0,
  spent: [],
  pool: [],
  assigned: null,
  relicDice: [],
  veiled: false,
  items: [],
  relics: [],
  spoils: [],
  bounty: null,
  bountyDone: false,
  songs: [],
  rested: false,
  advanced: false,
  feats: {},
  scarred: false,
  waits: false,
});

const DEALT = 2;
/** A seat is dealt two bounties: one is kept, or with two heroes it says whose is the first. */
export const chooseBounty = (t: Table, frame: Extract<Frame, { do: 'choose-bounty' }>): boolean => {
  const { m } = t;
  const player = sure(m.players[frame.seat], `seat ${frame.seat}`);
  if (player.bounties.length === 0) player.bounties = m.bounties.splice(0, DEALT);
  const seat = heirOf(m, frame.seat);
  const options = player.bounties.map((id) => `bounty:${id}`);
  const answer = new Asker(t, frame).ask(seat, 'bounty', options);
  if (answer === undefined) return false;
  const first = answer.slice('bounty:'.length);
  const own = heroesOfPlayer(m, frame.seat);
  const [one, two] = own;
  if (one) one.bounty = first;
  const other = player.bounties.find((id) => id !== first) ?? null;
  if (two) two.bounty = other;
  takeOne(player.bounties, first);
  if (frame.seat === m.players.length - 1) for (const hero of m.heroes) hero.tokens = tokensOf(m, hero);
  return true;
};
/** Heroes of whoever sat down there first: in seat order, a pair's two together. */
const heroesOfPlayer = ({ heroes, players }: Match, seat: number): Hero[] => {
  const before = players.slice(0, seat).reduce((sum, { hero }) => sum + (PAIRS[hero] ? 2 : 1), 0);
  return heroes.slice(before, before + (PAIRS[players[seat]?.hero ?? ''] ? 2 : 1));
};
