/** What a table shows, as plain data, and the words of the game looked up by id. */
import type {
  Catalogue,
  HeroEntry,
  MatchView,
  MinionEntry,
  TileEntry,
  TokenEntry,
} from '../../../engine/dice-throne/state/view-shape.ts';
import type { TokenKind } from '../../kit/token.tsx';
import { wordOf } from '../../kit/words.ts';
import { plainWords, type StartedPicture as Started } from '../../table/picture.ts';

/** A match as this client may know it, once it has begun. */
export type StartedPicture = Started<MatchView>;

/** What a token's shape says of it. */
const KINDS: Readonly<Record<TokenEntry['kind'], TokenKind>> = {
  positive: 'good',
  negative: 'bad',
  unique: 'good',
  marker: 'marker',
};

export interface NamedToken {
  readonly id: string;
  readonly tone: TokenKind;
}

/** Words and figures of the game, looked up by id, with the id itself as a last resort. */
export class Lexicon {
  private readonly catalogue: Catalogue;
  private readonly tokensByName: ReadonlyMap<string, NamedToken>;
  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
    // A name that a face of a die has as well is that face's in a text: `On Chaos: …`.
    const faces = new Set([...catalogue.heroes, ...catalogue.minions].flatMap(({ die }) => die.map(wordOf)));
    this.tokensByName = new Map(
      Object.entries(catalogue.tokens)
        .filter(([, { name }]) => !faces.has(name))
        .map(([id, { name, kind }]) => [name, { id, tone: KINDS[kind] }]),
    );
  }

  hero(id: string): HeroEntry | undefined {
    return this.catalogue.heroes.find((hero) => hero.id === id);
  }
  minion(id: string): MinionEntry | undefined {
    return this.catalogue.minions.find((minion) => minion.id === id);
  }
  tile(id: string): TileEntry | undefined {
    return this.catalogue.tiles[id];
  }
  heroName(id: string): string {
    return this.hero(id)?.name ?? this.minion(id)?.name ?? plainWords(id);
  }
  /** Symbols of the faces 1 … 6. */
  dieOf(id: string): readonly string[] {
    return (this.hero(id) ?? this.minion(id))?.die ?? [];
  }
  card(id: string) {
    return this.catalogue.cards[id];
  }
  token(id: string) {
    return this.catalogue.tokens[id];
  }
  tokenKind(id: string): TokenKind {
    return KINDS[this.token(id)?.kind ?? 'marker'];
  }
  tokenNames(): Iterable<string> {
    return this.tokensByName.keys();
  }
  tokenNamed(name: string): NamedToken | undefined {
    return this.tokensByName.get(name);
  }
  /** A companion as it lies with a side up: of which there is one, its sides are its own. */
  companion(id: string, side = id) {
    return this.catalogue.companions[`${id}/${side}`] ?? this.catalogue.companions[side];
  }
  ability(hero: string, id: string) {
    return this.hero(hero)?.abilities.find((ability) => ability.id === id);
  }
  /** What an ability needs and does at that level. */
  abilityWords(hero: string, id: string, level: number) {
    const levels = this.ability(hero, id)?.levels;
    return levels?.[level - 1] ?? levels?.at(-1);
  }
  /** The name of a card, token, companion or ability, whatever it is. */
  nameOf(id: string): string {
    return (
      this.card(id)?.name ??
      this.token(id)?.name ??
      this.companion(id)?.name ??
      [...this.catalogue.heroes, ...this.catalogue.minions]
        .flatMap(({ abilities }): readonly { readonly id: string; readonly name: string }[] => abilities)
        .find((ability) => ability.id === id)?.name ??
      plainWords(id)
    );
  }
}
