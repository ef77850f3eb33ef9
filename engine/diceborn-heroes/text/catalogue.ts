/** Words and figures for pages and for `describe`, made from the content. */
import type { Description } from '../../core/game.ts';
import type { Language } from '../../core/words/language.ts';
import { RELIC_PRICE } from '../cards/items.ts';
import type { Library } from '../library/library.ts';
import { PAIRS } from '../turn/pairs.ts';
import type { DicebornCatalogue } from '../view/catalogue-shape.ts';
import type { Effect } from '../vocabulary/words.ts';
import { wordsIn } from './languages.ts';
import { joined, namesIn } from './names.ts';
import type { NameOf, Words } from './words.ts';

/** Everything with words, by its id. Pages read figures from the same data. */
export class Catalogue {
  private readonly lib: Library;
  private readonly words: Words;
  private readonly nameOf: NameOf;
  private readonly known = new Map<string, Description>();

  constructor(lib: Library, language?: Language) {
    this.lib = lib;
    this.words = wordsIn(language);
    this.nameOf = namesIn(lib, this.words);
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
    const { lib, words: told } = this;
    const text = (id: string): string => this.known.get(id)?.text ?? '';
    const words = (effects: readonly Effect[]): string => told.sentences(effects, this.nameOf);
    const all = <T extends { readonly id: string }>(defs: ReadonlyMap<string, T>) =>
      [...defs.values()].map((def) => ({ ...def, text: text(def.id) }));
    return {
      classes: all(lib.classes).map((def) => ({
        ...def,
        tokenText: words(def.token),
        actions: def.actions.map((action) => ({
          ...action,
          text: told.texts.action(action, this.nameOf),
          does: joined(told.standing(action.passive), words(action.effects)),
        })),
      })),
      monsters: all(lib.monsters).map((def) => ({
        ...def,
        attackText: words(def.attack),
        standingText: told.standing(def.standing),
      })),
      hazards: all(lib.hazards),
      bosses: all(lib.bosses).map((def) => ({
        ...def,
        attackTexts: {
          green: words(def.attacks.green),
          red: words(def.attacks.red),
          blue: words(def.attacks.blue),
        },
        standingText: told.standing(def.standing),
      })),
      allies: all(lib.allies),
      companion: { ...lib.content.companion, text: text(lib.content.companion.id) },
      quests: all(lib.quests).map((def) => ({
        ...def,
        setUpText: words(def.setUp ?? []),
        slots: def.slots.map((slot) => ({
          slot: slot.slot,
          whileText: told.texts.while(slot.while, this.nameOf),
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
      bounties: all(lib.bounties).map((def) => ({ ...def, whenText: told.whenMet(def) })),
      songs: all(lib.songs),
      cards: all(lib.cards).map((card) => ({ ...card, name: this.nameOf(card.id) })),
      relicPrice: RELIC_PRICE,
    };
  }

  private add(id: string, text: string): void {
    if (!this.known.has(id)) this.known.set(id, { name: this.nameOf(id), text });
  }

  private fill(): void {
    const { lib, nameOf } = this;
    const { texts, sentences } = this.words;
    for (const [id, { plays, name }] of Object.entries(PAIRS)) this.known.set(id, { name, text: texts.pair(plays) });
    for (const def of lib.classes.values()) this.add(def.id, texts.class(def, nameOf));
    for (const def of lib.actions.values()) this.add(def.id, texts.action(def, nameOf));
    for (const def of lib.monsters.values()) this.add(def.id, texts.monster(def, nameOf));
    for (const { id, attack } of lib.hazards.values()) this.add(id, sentences(attack, nameOf));
    for (const def of lib.bosses.values()) this.add(def.id, texts.boss(def, nameOf));
    for (const def of lib.allies.values()) this.add(def.id, texts.ally(def));
    for (const def of lib.quests.values()) this.add(def.id, texts.quest(def, nameOf));
    for (const { id, quests, boss } of lib.packs.values())
      this.add(
        id,
        texts.pack(
          quests.map(({ name }) => name),
          boss.name,
        ),
      );
    for (const def of lib.relics.values()) this.add(def.id, texts.relic(def, nameOf));
    for (const def of lib.items.values()) this.add(def.id, texts.item(def, nameOf));
    for (const { id, effects } of lib.bounties.values()) this.add(id, sentences(effects, nameOf));
    for (const { id, effects } of lib.songs.values()) this.add(id, sentences(effects, nameOf));
    for (const { id, extra } of lib.cards.values()) this.add(id, sentences(extra, nameOf));
    const { companion } = lib.content;
    this.add(companion.id, texts.companion(companion));
  }
}
