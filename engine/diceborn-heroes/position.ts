/** Scripted positions of Diceborn Heroes, in the form of the scenario runner. */
import { z } from 'zod';
import type { DiceStream } from '../core/chance.ts';
import { badInput } from '../core/issues.ts';
import { modeNamed } from '../core/mode-options.ts';
import { BadInput } from '../core/refusal.ts';
import { fetchCompanion } from './effects/friends.ts';
import { isAllyDef, type Library } from './library/library.ts';
import { MODES } from './modes.ts';
import { diceOfHero, fits, hpOf, takeOne, tokensOf } from './state/figures.ts';
import type { Die, Enemy, Hero, Match } from './state/state.ts';
import { heroName, isFoe, push, slotNames, step, sure, type Table } from './state/table.ts';
import { carriedForm, checkCarried, NOTHING_CARRIED } from './turn/carried.ts';
import { run } from './turn/machine.ts';
import { addAlly, addEnemy, bossHp, SUPPLY } from './turn/quest.ts';
import { emptyMatch, newHero } from './turn/set-up.ts';
import { COLOURS, type Colour } from './vocabulary/words.ts';

const count = z.number().int().min(0);
const flag = z.number().int().min(0).max(1);
const ids = z.array(z.string());
const heroSpec = z.strictObject({
  hero: z.string(),
  wounds: count.optional(),
  ko: z.boolean().optional(),
  tokens: z
    .strictObject({
      hero: count.max(3).optional(),
      block: count.max(2).optional(),
      poison: flag.optional(),
      stun: flag.optional(),
    })
    .optional(),
  dice: z
    .string()
    .regex(/^[GRB]*$/, 'expected colours such as GGR')
    .optional(),
  kept: ids.optional(),
  tucked: ids.optional(),
  items: ids.optional(),
  relics: ids.optional(),
  spoils: ids.optional(),
  bounty: z.string().optional(),
  bountyDone: z.boolean().optional(),
  spent: z.array(z.enum(['ability', 'bounty'])).optional(),
});
type HeroSpec = z.infer<typeof heroSpec>;
const figureTokens = z
  .strictObject({ block: count.max(2).optional(), poison: flag.optional(), stun: flag.optional() })
  .optional();
const enemySpec = z.strictObject({
  id: z.string(),
  hp: z.number().int().min(1).optional(),
  side: z.union([z.literal(1), z.literal(2)]).optional(),
  wounds: count.optional(),
  tokens: figureTokens,
  captured: z.array(z.string().regex(/^\d:(green|red|blue)$/, 'expected a die such as 0:green')).optional(),
  companion: count.optional(),
  lastBy: count.optional(),
  attacked: z.boolean().optional(),
});
const allySpec = z.strictObject({
  id: z.string(),
  hp: z.number().int().min(1).optional(),
  wounds: count.optional(),
  value: z.number().int().min(1).max(6).optional(),
});
const positionSpec = z.strictObject({
  mode: z.string().default('family'),
  phase: z.enum(['round', 'quest', 'town']).default('round'),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  round: z.number().int().min(1).default(2),
  leader: count.default(0),
  pack: z.string().optional(),
  quest: z.string().optional(),
  seats: z
    .array(
      z.union([heroSpec, z.strictObject({ heroes: z.array(heroSpec).min(1).max(2) })], 'expected a hero or heroes'),
    )
    .min(1)
    .max(4),
  enemies: z.array(enemySpec).default([]),
  allies: z.array(allySpec).default([]),
  locked: z
    .array(
      z.strictObject({
        slot: z.string(),
        hero: count,
        die: z.string().regex(/^(green|red|blue):[1-6]$/, 'expected a die such as green:4'),
      }),
    )
    .default([]),
  deck: ids.optional(),
  discard: ids.default([]),
  items: ids.optional(),
  market: ids.optional(),
  monsters: z.partialRecord(z.enum(['1', '2', '3']), ids).default({}),
  carried: carriedForm.optional(),
});
type Spec = z.infer<typeof positionSpec>;

/** A match in the scripted position. Throws `BadInput` naming the field. */
export const positionOf = (lib: Library, raw: Readonly<Record<string, unknown>>, chance: DiceStream): Match => {
  const read = positionSpec.safeParse(raw);
  if (!read.success) throw badInput(read.error, raw, 'position');
  const spec = read.data;
  const mode = modeNamed(MODES, spec.mode);
  const carried = spec.carried ?? NOTHING_CARRIED;
  checkCarried(lib, carried, 'carried');
  const heroes = spec.seats.map((seat) => ('heroes' in seat ? seat.heroes : [seat]));
  if (spec.leader >= heroes.length) throw new BadInput('leader', `there is no seat ${spec.leader}`);
  const m = emptyMatch(
    lib,
    mode.id,
    heroes.map(([first]) => first?.hero ?? ''),
    { ...carried },
    chance,
  );
  const t: Table = { m, lib, events: [] };
  m.leader = spec.leader;
  m.round = spec.round;
  placeStory(t, spec);
  heroes.forEach((own, seat) => {
    own.forEach((one, i) => {
      const path = 'heroes' in (spec.seats[seat] ?? {}) ? `seats.${seat}.heroes.${i}` : `seats.${seat}`;
      placeHero(t, one, seat, path);
    });
  });
  m.heroes.forEach((hero, no) => {
    const [own] = [heroes.flat()[no]];
    hero.tokens = own?.tokens?.hero ?? tokensOf(m, hero);
  });
  placeCards(t, spec);
  spec.enemies.forEach((enemy, i) => {
    placeEnemy(t, enemy, `enemies.${i}`);
  });
  placeAllies(t, spec);
  placeDice(t, spec, heroes.flat());
  placeLocks(t, spec);
  begin(t, spec);
  return m;
};

/** Where in the story it is: quest, pack, level. */
const placeStory = (t: Table, { quest: id, pack: packId, level }: Spec): void => {
  const { m, lib } = t;
  const quest = id === undefined ? undefined : lib.quests.get(id);
  if (id !== undefined && !quest)
    throw new BadInput('quest', `there is no quest ${id}; there are ${[...lib.quests.keys()].join(', ')}`);
  const pack = packId ?? (id === undefined ? undefined : lib.packOf.get(id)?.id);
  if (pack !== undefined && !lib.packs.has(pack))
    throw new BadInput('pack', `there is no pack ${pack}; there are ${[...lib.packs.keys()].join(', ')}`);
  if (quest && level !== undefined && level !== quest.level)
    throw new BadInput('level', `${quest.id} is a quest of level ${quest.level}`);
  m.level = quest?.level ?? level ?? 1;
  m.pack = pack ?? null;
  if (pack !== undefined) m.line = lib.packs.get(pack)?.quests.map((one) => one.id) ?? [];
  if (quest) m.line[quest.level - 1] = quest.id;
  m.fight = m.level;
};

const known = (there: ReadonlyMap<string, unknown>, list: readonly string[], path: string): void => {
  list.forEach((id, i) => {
    if (!there.has(id)) throw new BadInput(`${path}.${i}`, `there is no ${id}`);
  });
};

const placeHero = (t: Table, spec: HeroSpec, seat: number, path: string): void => {
  const { m, lib } = t;
  const { hero: id, wounds = 0, ko = false, tokens = {} } = spec;
  if (!lib.classes.has(id))
    throw new BadInput(`${path}.hero`, `there is no class ${id}; there are ${[...lib.classes.keys()].join(', ')}`);
  const { kept = [], tucked = [], items = [], relics = [], spoils = [], bounty, bountyDone = false, spent = [] } = spec;
  known(lib.actions, kept, `${path}.kept`);
  known(lib.classes, tucked, `${path}.tucked`);
  known(lib.items, items, `${path}.items`);
  known(lib.relics, relics, `${path}.relics`);
  known(lib.monsters, spoils, `${path}.spoils`);
  if (bounty !== undefined && !lib.bounties.has(bounty)) throw new BadInput(`${path}.bounty`, `there is no ${bounty}`);
  const hero: Hero = {
    ...newHero(seat, id),
    kept,
    tucked,
    items,
    relics,
    spoils,
    bounty: bounty ?? null,
    bountyDone,
    spent,
    block: tokens.block ?? 0,
    poison: tokens.poison ?? 0,
    stun: tokens.stun ?? 0,
    feats: spoils.length > 0 ? { spoils: spoils.length } : {},
  };
  const no = m.heroes.push(hero) - 1;
  const hp = hpOf(t, heroName(no));
  if (wounds >= hp)
    throw new BadInput(`${path}.wounds`, `a ${id} with ${hp} HP and ${wounds} wounds is knocked out: say so`);
  if (ko && hero.block + hero.poison + hero.stun > 0)
    throw new BadInput(`${path}.tokens`, 'a hero who is knocked out has no conditions');
  hero.ko = ko;
  hero.wounds = ko ? hp : wounds;
  for (const relic of relics) takeOne(m.aside.relics, relic);
  for (const monster of spoils) takeMonster(m, monster);
};
/** It lies elsewhere, so not in its deck. */
const takeMonster = (m: Match, id: string): void => {
  for (const level of [1, 2, 3] as const) takeOne(m.monsters[level].deck, id);
};

const placeCards = (t: Table, spec: Spec): void => {
  const { m, lib } = t;
  known(lib.cards, spec.deck ?? [], 'deck');
  known(lib.cards, spec.discard, 'discard');
  m.attack.discard = [...spec.discard];
  m.attack.deck = spec.deck ? [...spec.deck] : m.attack.deck.filter((id) => !spec.discard.includes(id));
  for (const id of [...m.attack.deck, ...m.attack.discard]) takeOne(m.aside.starred, id);
  const sold = new Map<string, unknown>([...lib.items, ...lib.relics]);
  known(sold, spec.items ?? [], 'items');
  known(sold, spec.market ?? [], 'market');
  if (spec.items) m.items.deck = [...spec.items];
  else for (const hero of m.heroes) for (const item of hero.items) takeOne(m.items.deck, item);
  for (const [level, list] of Object.entries(spec.monsters)) {
    known(lib.monsters, list, `monsters.${level}`);
    m.monsters[Number(level) as Match['level']].deck = [...list];
  }
};

const placeEnemy = (t: Table, spec: z.infer<typeof enemySpec>, path: string): void => {
  const { m, lib } = t;
  const { id, wounds = 0, tokens = {} } = spec;
  const boss = lib.bosses.get(id);
  const hazard = lib.hazards.get(id);
  const def = lib.monsters.get(id);
  if (!boss && !hazard && !def) throw new BadInput(`${path}.id`, `there is no enemy ${id}`);
  if (boss) m.boss = { id, side: spec.side ?? 1 };
  if (spec.side === 2 && boss?.sides !== 2) throw new BadInput(`${path}.side`, `${id} has one side`);
  const isDeck = lib.content.monsters.some((one) => one.id === id);
  const isBrought = lib.content.packs.some((pack) => pack.boss.brings.some((one) => one.id === id && !isAllyDef(one)));
  const kind = boss ? 'boss' : hazard ? 'hazard' : isDeck ? 'monster' : isBrought ? 'brought' : 'quest';
  const printed = boss ? bossHp(t, id) : def ? def.hp + (def.hpPerHero ?? 0) * m.heroes.length : 0;
  const enemy: Enemy = addEnemy(t, { kind, id, hp: spec.hp ?? printed });
  if (wounds >= enemy.hp && !hazard) throw new BadInput(`${path}.wounds`, `${id} has ${enemy.hp} HP`);
  Object.assign(enemy, { wounds, ...tokens, attacked: spec.attacked ?? false, lastBy: spec.lastBy ?? null });
  for (const [field, hero] of [
    ['lastBy', spec.lastBy],
    ['companion', spec.companion],
  ] as const)
    if (hero !== undefined && !m.heroes[hero]) throw new BadInput(`${path}.${field}`, `there is no hero ${hero}`);
  if (spec.companion !== undefined) {
    const ally = m.allies[fetchCompanion(t, spec.companion)];
    if (ally) ally.on = m.enemies.length - 1;
  }
  for (const [i, name] of (spec.captured ?? []).entries()) {
    const [owner, colour] = name.split(':');
    if (!m.heroes[Number(owner)]) throw new BadInput(`${path}.captured.${i}`, `there is no hero ${owner}`);
    enemy.captured.push({ colour: colourNamed(colour), value: 0, owner: Number(owner) });
  }
  takeMonster(m, id);
};
const colourNamed = (name: string | undefined): Colour =>
  sure(
    COLOURS.find((colour) => colour === name),
    `colour ${name}`,
  );

const placeAllies = (t: Table, { allies, quest }: Spec): void => {
  const { m, lib } = t;
  allies.forEach(({ id, hp, wounds = 0, value }, i) => {
    const own = [quest, m.boss?.id, ...[...lib.allies.keys()].map((at) => at.split('/')[0])].find(
      (of) => of !== undefined && lib.allies.has(`${of}/${id}`),
    );
    const def = lib.allies.get(`${own}/${id}`);
    if (!def) throw new BadInput(`allies.${i}.id`, `there is no ally ${id}`);
    const ally = addAlly(t, `${own}/${id}`, def);
    if (hp !== undefined) ally.hp = hp;
    if (value !== undefined) ally.value = value;
    if (wounds >= ally.hp) throw new BadInput(`allies.${i}.wounds`, `${id} has ${ally.hp} HP`);
    ally.wounds = wounds;
  });
};

const LETTERS: Readonly<Record<string, Colour>> = { G: 'green', R: 'red', B: 'blue' };
/** Each hero's dice, less those that are locked or captured. */
const placeDice = (t: Table, { locked, phase, seats }: Spec, specs: readonly HeroSpec[]): void => {
  if (phase !== 'round') return;
  const { m } = t;
  const used = new Map<Colour, number>();
  m.heroes.forEach((hero, no) => {
    const given = specs[no]?.dice;
    const colours = given === undefined ? diceOfHero(t, hero) : [...given].flatMap((letter) => LETTERS[letter] ?? []);
    for (const colour of colours) used.set(colour, (used.get(colour) ?? 0) + 1);
    const elsewhere = [
      ...locked.filter((lock) => lock.hero === no).map(({ die }) => die.split(':')[0] ?? ''),
      ...m.enemies.flatMap(({ captured }) => captured.filter(({ owner }) => owner === no).map(({ colour }) => colour)),
    ];
    for (const colour of elsewhere)
      if (!takeOne<string>(colours, colour))
        throw new BadInput(
          `seats.${seats.length > no ? no : 0}.dice`,
          `hero ${no} has no ${colour} die to be locked or captured`,
        );
    hero.pool = colours.map((colour): Die => ({ colour, value: 0, owner: no }));
  });
  for (const colour of COLOURS)
    if ((used.get(colour) ?? 0) > SUPPLY[colour])
      throw new BadInput('seats', `there are ${SUPPLY[colour]} ${colour} dice, not ${used.get(colour)}`);
};

const placeLocks = ({ m, lib }: Table, { locked, quest: id, phase }: Spec): void => {
  if (id === undefined || phase === 'quest') {
    if (locked.length > 0) throw new BadInput('locked', 'no quest lies there');
    return;
  }
  const quest = sure(lib.quests.get(id), id);
  m.quest = { id, locks: [] };
  const names = slotNames(quest);
  locked.forEach(({ slot, hero, die }, i) => {
    const at = names.indexOf(slot);
    const def = quest.slots[at];
    if (!def) throw new BadInput(`locked.${i}.slot`, `there is no slot ${slot}; there are ${names.join(', ')}`);
    if (!m.heroes[hero]) throw new BadInput(`locked.${i}.hero`, `there is no hero ${hero}`);
    const [colour, value] = die.split(':');
    const lies: Die = { colour: colourNamed(colour), value: Number(value), owner: hero };
    if (!fits(def.slot, lies)) throw new BadInput(`locked.${i}.die`, `${die} does not fit ${slot}`);
    sure(m.quest, 'quest').locks.push({ slot, die: lies, fresh: false });
  });
};

const begin = (t: Table, { phase, market }: Spec): void => {
  const { m } = t;
  if (phase === 'quest') {
    m.fight = m.level - 1;
    push(t, step('begin-quest'));
  } else if (phase === 'town') {
    m.quest = null;
    enterTownAt(t, market);
  } else {
    if (!m.enemies.some(isFoe)) throw new BadInput('enemies', 'a round needs an enemy');
    m.phase = 'assign';
    push(t, step('roll'));
  }
  run(t);
};
/** In town without what happens on the way in. */
const enterTownAt = (t: Table, market: readonly string[] | undefined): void => {
  const { m } = t;
  m.phase = 'town';
  m.market = market ? [...market] : m.items.deck.splice(0, 3);
  for (const player of m.players) player.ready = false;
};
