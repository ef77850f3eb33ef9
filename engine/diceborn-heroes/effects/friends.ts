/** What only some champions do: songs, a summoned monster, a companion, sketches. */
import type { Asker } from '../rules/asking.ts';
import { fallIfSpent } from '../rules/fall.ts';
import { takeOne } from '../state/figures.ts';
import type { Ally, EffectsFrame } from '../state/state.ts';
import {
  allyAt,
  deciderFor,
  emit,
  heroAt,
  heroName,
  heroOf,
  monsterOf,
  numberOf,
  program,
  push,
  standingAllies,
  type Table,
} from '../state/table.ts';
import type { Colour } from '../vocabulary/words.ts';
import { strike } from './attack.ts';
import { whom } from './whom.ts';

const ownHero = ({ m }: Table, { by }: EffectsFrame): number | null => (by === null ? null : heroOf(m, by));

export const songsLeft = ({ m, lib }: Table, no: number): string[] =>
  [...lib.songs.keys()].filter((id) => !heroAt(m, no).songs.includes(id));

/** A song of choice, each once a quest. */
export const sing = (t: Table, asker: Asker, frame: EffectsFrame): boolean => {
  const no = ownHero(t, frame);
  if (no === null) return true;
  const left = songsLeft(t, no);
  if (left.length === 0) return true;
  const answer = asker.ask(
    deciderFor(t.m, frame.by),
    'song',
    left.map((id) => `song:${id}`),
  );
  if (answer === undefined) return false;
  const song = answer.slice('song:'.length);
  heroAt(t.m, no).songs.push(song);
  emit(t, { type: 'song', hero: no, song });
  push(t, program(t, [`song/${song}`], { by: frame.by }));
  return true;
};

const summonOf = ({ m }: Table, no: number): number =>
  m.allies.findIndex(({ from, owner, gone }) => from === 'summon' && owner === no && !gone);

const newAlly = (figures: Pick<Ally, 'id' | 'from' | 'of' | 'hp' | 'value' | 'owner'>): Ally => ({
  ...figures,
  wounds: 0,
  block: 0,
  poison: 0,
  stun: 0,
  evaded: false,
  assigned: null,
  on: null,
  gone: false,
});

/** A monster of its spoils fights for its hero, with half its HP: one at a time. */
export const summon = (t: Table, asker: Asker, frame: EffectsFrame): boolean => {
  const no = ownHero(t, frame);
  if (no === null || summonOf(t, no) >= 0) return true;
  const hero = heroAt(t.m, no);
  const own = [...new Set(hero.spoils)];
  if (own.length === 0) return true;
  const answer = asker.ask(
    hero.seat,
    'spoils',
    own.map((id) => `spoils:${id}`),
  );
  if (answer === undefined) return false;
  const id = answer.slice('spoils:'.length);
  takeOne(hero.spoils, id);
  const hp = Math.max(1, Math.floor(monsterOf(t, id).hp / 2));
  const ally = t.m.allies.push(newAlly({ id, from: 'summon', of: id, hp, value: 0, owner: no })) - 1;
  emit(t, { type: 'summoned', hero: no, ally, id });
  return true;
};

/** Allies of the two kinds that the book knows: those of a quest and summoned ones. A companion is a special one. */
export const bearers = ({ m }: Table): string[] =>
  standingAllies(m).filter((name) => allyAt(m, numberOf(name)).from !== 'companion');

/** All wounds of the summoner go to an ally. */
export const shift = (t: Table, asker: Asker, frame: EffectsFrame): boolean => {
  const no = ownHero(t, frame);
  const able = bearers(t);
  if (no === null || able.length === 0) return true;
  const to = asker.ask(deciderFor(t.m, frame.by), 'ally', able);
  if (to === undefined) return false;
  const hero = heroAt(t.m, no);
  const { wounds } = hero;
  hero.wounds = 0;
  allyAt(t.m, numberOf(to)).wounds += wounds;
  emit(t, { type: 'shifted', from: heroName(no), to, wounds });
  fallIfSpent(t, to);
  return true;
};

export const companionOf = ({ m }: Table, no: number): number =>
  m.allies.findIndex(({ from, owner }) => from === 'companion' && owner === no);

/** The companion of a hero, which comes to the table when it is first sent. */
export const fetchCompanion = (t: Table, no: number): number => {
  const known = companionOf(t, no);
  if (known >= 0) return known;
  const { id, hp } = t.lib.content.companion;
  return t.m.allies.push(newAlly({ id, from: 'companion', of: id, hp, value: 0, owner: no })) - 1;
};

/** It goes to an enemy, unless it is turned over. */
export const sendCompanion = (t: Table, frame: EffectsFrame, targets: readonly string[]): void => {
  const no = ownHero(t, frame);
  const [target] = targets;
  if (no === null || target === undefined) return;
  const ally = t.m.allies[fetchCompanion(t, no)];
  if (!ally || ally.gone) return;
  ally.on = numberOf(target);
  emit(t, { type: 'companion', hero: no, enemy: ally.on });
};

export const mendCompanion = (t: Table, frame: EffectsFrame): void => {
  const no = ownHero(t, frame);
  const ally = no === null ? undefined : t.m.allies[companionOf(t, no)];
  if (no === null || !ally) return;
  Object.assign(ally, { wounds: 0, gone: false });
  emit(t, { type: 'companion-mended', hero: no });
};

/** What a sketch adds to the level of the monster drawn, by the colour of the die. */
const SKETCH: Readonly<Record<Colour, number>> = { green: 1, blue: 2, red: 3 };

/** A monster of its spoils, kept, becomes an attack. */
export const sketch = (t: Table, asker: Asker, frame: EffectsFrame): boolean => {
  const no = ownHero(t, frame);
  if (no === null) return true;
  const { seat, spoils, assigned } = heroAt(t.m, no);
  const own = [...new Set(spoils)];
  if (own.length === 0 || !assigned) return true;
  const answer = asker.ask(
    seat,
    'spoils',
    own.map((id) => `spoils:${id}`),
  );
  if (answer === undefined) return false;
  const targets = whom(t, asker, frame, 'foe', { attack: true });
  if (!targets) return false;
  const id = answer.slice('spoils:'.length);
  emit(t, { type: 'sketched', hero: no, id });
  strike(t, frame, { do: 'attack', n: monsterOf(t, id).level + SKETCH[assigned.die.colour], to: 'foe' }, targets);
  return true;
};
