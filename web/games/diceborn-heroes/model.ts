/** What a table of Diceborn Heroes shows, and the words of the game looked up by id. */
import type {
  ActionInfo,
  AllyInfo,
  BossInfo,
  BountyInfo,
  CardInfo,
  ClassInfo,
  CompanionInfo,
  DicebornCatalogue,
  HazardInfo,
  ItemInfo,
  MonsterInfo,
  PackInfo,
  QuestInfo,
  RelicInfo,
  SongInfo,
} from '../../../engine/diceborn-heroes/view/catalogue-shape.ts';
import type { DicebornView, HeroView } from '../../../engine/diceborn-heroes/view/view-shape.ts';
import { plainWords, type StartedPicture as Started } from '../../table/picture.ts';
import { t } from '../../words/t.ts';
import { shownWords } from './kinds.ts';

export type StartedPicture = Started<DicebornView>;

interface Named {
  readonly name: string;
  readonly text: string;
}

type By<T> = ReadonlyMap<string, T>;
const byId = <T extends { readonly id: string }>(list: readonly T[]): By<T> =>
  new Map(list.map((one) => [one.id, one]));

/** Everything in the catalogue, by its id. */
export class Lexicon {
  readonly classes: By<ClassInfo>;
  readonly actions: By<ActionInfo>;
  readonly monsters: By<MonsterInfo>;
  readonly hazards: By<HazardInfo>;
  readonly bosses: By<BossInfo>;
  readonly allies: By<AllyInfo>;
  readonly companion: CompanionInfo;
  readonly quests: By<QuestInfo>;
  readonly packs: By<PackInfo>;
  readonly relics: By<RelicInfo>;
  readonly items: By<ItemInfo>;
  readonly bounties: By<BountyInfo>;
  readonly songs: By<SongInfo>;
  readonly cards: By<CardInfo>;
  readonly relicPrice: number;
  private readonly named: By<Named>;

  constructor(catalogue: DicebornCatalogue) {
    this.classes = byId(catalogue.classes);
    this.actions = byId(catalogue.classes.flatMap(({ actions }) => actions));
    this.monsters = byId(catalogue.monsters);
    this.hazards = byId(catalogue.hazards);
    this.bosses = byId(catalogue.bosses);
    this.allies = byId(catalogue.allies);
    this.companion = catalogue.companion;
    this.quests = byId(catalogue.quests);
    this.packs = byId(catalogue.packs);
    this.relics = byId(catalogue.relics);
    this.items = byId(catalogue.items);
    this.bounties = byId(catalogue.bounties);
    this.songs = byId(catalogue.songs);
    this.cards = byId(catalogue.cards);
    this.relicPrice = catalogue.relicPrice;
    const all = [
      this.cards,
      this.songs,
      this.bounties,
      this.items,
      this.relics,
      this.quests,
      this.allies,
      this.bosses,
      this.hazards,
      this.monsters,
      this.actions,
      this.classes,
    ];
    this.named = new Map<string, Named>([
      [catalogue.companion.id, catalogue.companion],
      ...catalogue.packs.map((pack) => [pack.id, { name: pack.name, text: '' }] as const),
      ...all.flatMap((things) => [...things]),
    ]);
  }

  name(id: string): string {
    return this.named.get(id)?.name ?? plainWords(id);
  }
  text(id: string): string {
    return this.named.get(id)?.text ?? '';
  }
  /** Where the price stands beside it. */
  textWithoutPrice(item: string): string {
    return this.text(item).replace(/^(Costs|Kostet) \d+ [^.]*\. /, '');
  }
  priceOf(item: string): number {
    return this.items.get(item)?.price ?? this.relicPrice;
  }
  /** The boss at the end of the road, where it is known. */
  bossOf({ pack, boss }: DicebornView): BossInfo | undefined {
    return this.bosses.get(boss?.id ?? this.packs.get(pack ?? '')?.boss ?? '');
  }

  /** The actions that a hero has, in the order of its cards: its class's, those kept, those of tucked classes. */
  actionsOf(hero: HeroView): readonly ActionInfo[] {
    const own = this.classes.get(hero.class)?.actions ?? [];
    const kept = hero.kept.flatMap((id) => this.actions.get(id) ?? []);
    const tucked = hero.tucked.flatMap((id) => this.classes.get(id)?.actions[0] ?? []);
    return [...own, ...kept, ...tucked];
  }
}

/** Figures are named `hero:0`, `enemy:1`, `ally:0`. */
export interface FigureName {
  readonly kind: string;
  readonly no: number;
}
export const figureNamed = (name: string): FigureName => {
  const [kind = '', no] = name.split(':');
  return { kind, no: Number(no) };
};

/** A name, and which of several of that name: `Whelp 2`. */
const numbered = (name: string, ids: readonly string[], no: number): string => {
  const id = ids[no];
  const same = ids.filter((one) => one === id).length;
  return same > 1 ? `${name} ${ids.slice(0, no + 1).filter((one) => one === id).length}` : name;
};

export const heroTitle = (view: DicebornView, lexicon: Lexicon, no: number): string =>
  numbered(
    lexicon.name(view.heroes[no]?.class ?? ''),
    view.heroes.map((hero) => hero.class),
    no,
  );
export const enemyTitle = (view: DicebornView, lexicon: Lexicon, no: number): string =>
  numbered(
    lexicon.name(view.enemies[no]?.id ?? ''),
    view.enemies.map(({ id }) => id),
    no,
  );

/** How a figure is called at this table. */
export const figureTitle = (view: DicebornView, lexicon: Lexicon, name: string): string => {
  const { kind, no } = figureNamed(name);
  if (kind === 'hero') return heroTitle(view, lexicon, no);
  if (kind === 'enemy') return enemyTitle(view, lexicon, no);
  return lexicon.name(view.allies[no]?.id ?? '');
};

/** Dice are named `green:4`, or `green` alone while they are not rolled. */
export interface DieName {
  readonly colour: string;
  readonly value: number;
}
export const dieNamed = (name: string): DieName => {
  const [colour = '', value] = name.split(':');
  return { colour, value: Number(value ?? 0) };
};
export const dieWords = (name: string): string => {
  const { colour, value } = dieNamed(name);
  return value > 0 ? shownWords(colour, value) : t('{colour} die', { colour: shownWords(colour, 0) });
};

/** Health that is left. */
export const leftOf = ({ hp, wounds }: { readonly hp: number; readonly wounds: number }): number => hp - wounds;
