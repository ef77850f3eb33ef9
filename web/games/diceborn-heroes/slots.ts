/** The slots that a hero has now, in order, and the keys of its dice and slots. */

import type { Seat } from '../../../engine/core/game.ts';
import type { DicebornView } from '../../../engine/diceborn-heroes/view/view-shape.ts';
import type { Slot } from '../../../engine/diceborn-heroes/vocabulary/words.ts';
import { t } from '../../words/t.ts';
import { DIE_KEYS, SLOT_KEYS } from './keys.ts';
import { figureTitle, type Lexicon } from './model.ts';

export interface HeroSlot {
  /** As it is named in an action. */
  readonly name: string;
  readonly slot: Slot;
  readonly title: string;
  readonly text: string;
  readonly die?: string;
  readonly done?: boolean;
  readonly class?: string;
}

/** A die of any colour goes to a summoned monster. */
const ANY: Slot = { colour: 'grey', least: 1 };

/** The slots of a quest by their names in actions. */
export const questSlots = (view: DicebornView, lexicon: Lexicon) => {
  const quest = lexicon.quests.get(view.quest?.id ?? '');
  const slots = quest?.slots ?? [];
  return slots.map((slot, at) => ({ ...slot, name: slots.length === 1 ? 'quest' : `quest:${at + 1}` }));
};

export const slotsOf = (view: DicebornView, lexicon: Lexicon, no: number): HeroSlot[] => {
  const hero = view.heroes[no];
  if (!hero) return [];
  const { assigned, relicDice = [] } = hero;
  const actions = lexicon.actionsOf(hero).map(({ id, name, slot, does }): HeroSlot => {
    const lies = assigned?.slot === id ? assigned : undefined;
    return { name: id, slot, title: name, text: does, die: lies?.die, done: lies?.done };
  });
  const relics = hero.relics.flatMap((id): HeroSlot[] => {
    const relic = lexicon.relics.get(id);
    if (!relic) return [];
    const lies = relicDice.find(({ slot }) => slot === id);
    const text = relic.text.replace(/^(Takes a die more|Nimmt einen Würfel mehr): [^.]*\. ?/, '');
    return [
      {
        name: `relic:${id}`,
        slot: relic.slot,
        title: relic.name,
        text,
        die: lies?.die,
        done: lies?.done,
        class: 'relic',
      },
    ];
  });
  const summoned = view.allies.flatMap((ally, at): HeroSlot[] => {
    if (ally.owner !== no || ally.from !== 'summon' || ally.gone) return [];
    const text = lexicon.monsters.get(ally.id)?.attackText ?? '';
    const { die, done } = ally.assigned ?? {};
    const name = `ally:${at}`;
    return [{ name, slot: ANY, title: figureTitle(view, lexicon, name), text, die, done, class: 'summoned' }];
  });
  // The quest takes a die of any hero: it stands with each that has one for it.
  const fits = new Set((view.fits ?? []).filter((fit) => fit.hero === no).flatMap(({ slots }) => slots));
  const quest = questSlots(view, lexicon).flatMap(({ name, slot, whileText, lockedText, openText }): HeroSlot[] => {
    const lock = view.quest?.locks.find((one) => one.slot === name && one.hero === no);
    if (!fits.has(name) && !lock) return [];
    const text = [
      lockedText && t('Locked: {lockedText}', { lockedText }),
      openText && t('Open: {openText}', { openText }),
      whileText,
    ]
      .filter((part) => part !== '')
      .join(' ');
    return [{ name, slot, title: lexicon.name(view.quest?.id ?? ''), text, die: lock?.die, class: 'of-quest' }];
  });
  return [...actions, ...relics, ...summoned, ...quest];
};

export interface HeroKeys {
  readonly dice: readonly (string | undefined)[];
  readonly slots: ReadonlyMap<string, string>;
}
const NO_KEYS: HeroKeys = { dice: [], slots: new Map() };

/** The keys of every hero's dice and slots: those of one's own heroes, counted through. */
export const heroKeys = (view: DicebornView, lexicon: Lexicon, eyes: Seat | undefined): HeroKeys[] => {
  let dice = 0;
  let slots = 0;
  return view.heroes.map((hero, no) => {
    if (hero.seat !== eyes) return NO_KEYS;
    return {
      dice: hero.pool.map(() => DIE_KEYS[dice++]),
      slots: new Map(slotsOf(view, lexicon, no).map(({ name }) => [name, SLOT_KEYS[slots++] ?? ''])),
    };
  });
};
