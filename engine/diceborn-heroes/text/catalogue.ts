/** Words and figures for pages and for `describe`, made from the content. */
import type { Description } from '../../core/game.ts';
import { RELIC_PRICE } from '../cards/items.ts';
import type { Library } from '../library/library.ts';
import { PAIRS } from '../turn/pairs.ts';
import type { DicebornCatalogue } from '../view/catalogue-shape.ts';
import type { ActionDef, AllyDef, BossDef, ClassDef, MonsterDef, QuestDef, While } from '../vocabulary/words.ts';
import { CONDITIONS, type NameOf, sentences, slotWords, standingSentences } from './effects.ts';
import { whenMet } from './feats.ts';

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
const titled = (id: string): string =>
  id
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

/** Names of everything that has one. */
export const namesIn = (lib: Library): NameOf => {
  const named = [
    ...lib.classes.values(),
    ...lib.actions.values(),
    ...lib.monsters.values(),
    ...lib.hazards.values(),
    ...lib.bosses.values(),
    ...lib.allies.values(),
    ...lib.quests.values(),
    ...lib.packs.values(),
    ...lib.relics.values(),
    ...lib.items.values(),
    ...lib.bounties.values(),
    ...lib.songs.values(),
    lib.content.companion,
  ];
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? cardName(id);
};
/** `atk-3-red`: a red 3. */
const cardName = (id: string): string => {
  const [, value, colour] = /^atk-(\d)-(\w+)$/.exec(id) ?? [];
  return value === undefined ? titled(id.replace(/-\d$/, '')) : `${colour} ${value}`;
};

/** Everything with words, by its id. Pages read figures from the same data. */
export class Catalogue {
  private readonly lib: Library;
  private readonly nameOf: NameOf;
  private readonly known = new Map<string, Description>();

  constructor(lib: Library) {
    this.lib = lib;
    this.nameOf = namesIn(lib);
    this.fill();
  }

  describe(id: string): Description | undefined {
    return this.known.get(id);
  }
  name(id: string): string {
    return this.nameOf(id);
  }

  /** For pages: the content's own figures, each with its words. */
  data(): DicebornCatalogue {
    const { lib } = this;
    const text = (id: string): string => this.known.get(id)?.text ?? '';
    const words = (effects: Parameters<typeof sentences>[0]): string => sentences(effects, this.nameOf);
    const all = <T extends { readonly id: string }>(defs: ReadonlyMap<string, T>) =>
      [...defs.values()].map((def) => ({ ...def, text: text(def.id) }));
    return {
      classes: all(lib.classes).map((def) => ({
        ...def,
        tokenText: words(def.token),
        actions: def.actions.map((action) => ({
          ...action,
          text: this.actionText(action),
          does: joined(standingSentences(action.passive), words(action.effects)),
        })),
      })),
      monsters: all(lib.monsters).map((def) => ({
        ...def,
        attackText: words(def.attack),
        standingText: standingSentences(def.standing),
      })),
      hazards: all(lib.hazards),
      bosses: all(lib.bosses).map((def) => ({
        ...def,
        attackTexts: {
          green: words(def.attacks.green),
          red: words(def.attacks.red),
          blue: words(def.attacks.blue),
        },
        standingText: standingSentences(def.standing),
      })),
      allies: all(lib.allies),
      companion: { ...lib.content.companion, text: text(lib.content.companion.id) },
      quests: all(lib.quests).map((def) => ({
        ...def,
        setUpText: words(def.setUp ?? []),
        slots: def.slots.map((slot) => ({
          slot: slot.slot,
          whileText: this.whileText(slot.while),
          lockedText: words(slot.locked),
          openText: words(slot.open),
        })),
      })),
      packs: [...lib.packs.values()].map(({ id, name, quests, boss }) => ({
        id,
        name,
        quests: quests.map((quest) => quest.id),
        boss: boss.id,
      })),
      relics: all(lib.relics),
      items: all(lib.items),
      bounties: all(lib.bounties).map((def) => ({ ...def, whenText: whenMet(def) })),
      songs: all(lib.songs),
      cards: all(lib.cards).map((card) => ({ ...card, name: this.nameOf(card.id) })),
      relicPrice: RELIC_PRICE,
    };
  }

  private add(id: string, text: string): void {
    if (!this.known.has(id)) this.known.set(id, { name: this.nameOf(id), text });
  }

  private fill(): void {
    const { lib } = this;
    const words = (effects: Parameters<typeof sentences>[0]): string => sentences(effects, this.nameOf);
    for (const [id, { plays, name }] of Object.entries(PAIRS))
      this.known.set(id, { name, text: `Two ${plays}s of your choice, chosen at the table.` });
    for (const def of lib.classes.values()) this.add(def.id, this.classText(def));
    for (const action of lib.actions.values()) this.add(action.id, this.actionText(action));
    for (const def of lib.monsters.values()) this.add(def.id, this.monsterText(def));
    for (const { id, attack } of lib.hazards.values()) this.add(id, words(attack));
    for (const def of lib.bosses.values()) this.add(def.id, this.bossText(def));
    for (const def of lib.allies.values()) this.add(def.id, allyText(def));
    for (const def of lib.quests.values()) this.add(def.id, this.questText(def));
    for (const { id, quests, boss } of lib.packs.values())
      this.add(id, `${quests.map((quest) => quest.name).join(', ')}; the boss is ${boss.name}.`);
    for (const { id, slot, standing, effects } of lib.relics.values())
      this.add(id, joined(`Takes a die more: ${slotWords(slot)}.`, standingSentences(standing), words(effects)));
    for (const { id, price, effects = [], keeps } of lib.items.values()) {
      const kept = keeps?.die
        ? `Kept: a ${keeps.die} die more.`
        : keeps
          ? `Kept: each fight begins with it. ${words(keeps.fight ?? [])}`
          : '';
      this.add(id, joined(`Costs ${price} spoils.`, words(effects), kept));
    }
    for (const { id, effects } of lib.bounties.values()) this.add(id, words(effects));
    for (const { id, effects } of lib.songs.values()) this.add(id, words(effects));
    for (const { id, extra } of lib.cards.values()) this.add(id, words(extra));
    const { id, hp, bite } = lib.content.companion;
    this.add(
      id,
      `${hp} HP. Takes the first place among its enemy's targets, and deals ${bite} damage at the end of the round.`,
    );
  }

  private actionText({ slot, passive, effects }: ActionDef): string {
    return joined(`${slotWords(slot)}:`, standingSentences(passive), sentences(effects, this.nameOf));
  }
  private classText({ level, hp, dice, token, actions, becomes }: ClassDef): string {
    const next = becomes.length > 0 ? `May become ${becomes.map(this.nameOf).join(' or ')}.` : '';
    return joined(
      `Level ${level}, ${hp} HP, dice: ${dice.join(', ')}.`,
      `Hero Token: ${sentences(token, this.nameOf)}`,
      ...actions.map((action) => `${action.name}, ${this.actionText(action)}`),
      next,
    );
  }
  private monsterText({ level, type, hp, hpPerHero, reward, attack, standing }: MonsterDef): string {
    const more = hpPerHero ? `, ${hpPerHero} more for each hero` : '';
    return joined(
      `Level ${level}, ${type}, ${hp} HP${more}, reward ${reward}.`,
      standingSentences(standing),
      sentences(attack, this.nameOf),
    );
  }
  private bossText({ type, sides, immune, standing, attacks, brings }: BossDef): string {
    const colours = Object.entries(attacks).map(
      ([colour, effects]) => `${titled(colour)}: ${sentences(effects, this.nameOf)}`,
    );
    return joined(
      `Boss, ${type}${sides === 2 ? ', two sides' : ''}.`,
      immune.length > 0 ? `Immune to ${immune.join(' and ')}.` : '',
      standingSentences(standing),
      ...colours,
      `Brings ${[...new Set(brings.map(({ name }) => name))].join(' and ')}.`,
    );
  }
  private questText({ level, setUp = [], ally, enemy, hazard, slots }: QuestDef): string {
    const brought = [ally, enemy, hazard].flatMap((def) => (def ? [`${def.name} is there.`] : []));
    const lines = slots.map(({ slot, while: holds, locked, open }) =>
      joined(
        `${slotWords(slot)}:`,
        this.whileText(holds),
        locked.length > 0 ? `Locked: ${sentences(locked, this.nameOf)}` : '',
        open.length > 0 ? `Not locked: ${sentences(open, this.nameOf)}` : '',
      ),
    );
    return joined(`Quest of level ${level}.`, sentences(setUp, this.nameOf), ...brought, ...lines);
  }
  private whileText(holds: While | undefined): string {
    if (!holds) return '';
    if ('holds' in holds) return CONDITIONS[holds.holds];
    return `At the ${holds.at === 'round-start' ? 'start' : 'end'} of each round: ${sentences(holds.effects, this.nameOf)}`;
  }
}

const allyText = ({ hp, hpPerHero, value }: AllyDef): string =>
  `An ally with ${hp} HP${hpPerHero ? ` and ${hpPerHero} for each hero` : ''}, found at ${value}.`;
