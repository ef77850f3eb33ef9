/** What names and words mean that stand in texts: things of a game, such as its cards and tokens, and words of its rules.
 *  Names stay English; words of the rules are looked for in the forms that the language has of them. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { escaped } from '../kit/words.ts';
import { callings, termCalled } from './terms.ts';

export interface Meaning {
  readonly name: string;
  readonly text: string;
  /** Where more of it stands. */
  readonly href?: string;
}

export class Glossary {
  private readonly game: string;
  private readonly things: ReadonlyMap<string, Meaning>;
  private made: RegExp | undefined;

  /** `things`: of two with one name the first counts. */
  constructor(game: string, things: Iterable<Meaning>) {
    this.game = game;
    const named = new Map<string, Meaning>();
    for (const thing of things) if (thing.text && !named.has(thing.name)) named.set(thing.name, thing);
    this.things = named;
  }

  meaningOf(words: string): Meaning | undefined {
    return this.things.get(words) ?? termCalled(this.game, words);
  }

  /** The text in pieces; every second one is known here. */
  split(text: string): readonly string[] {
    return text.split(this.pattern);
  }

  /** What a text speaks of, each once, in its order. */
  mentionedIn(text: string): readonly Meaning[] {
    const known = this.split(text).flatMap((part, at) => (at % 2 === 0 ? [] : (this.meaningOf(part) ?? [])));
    return [...new Set(known)];
  }

  private get pattern(): RegExp {
    if (this.made) return this.made;
    const names = [...this.things.keys(), ...callings(this.game)].sort((a, b) => b.length - a.length).map(escaped);
    this.made =
      names.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}_-])(${names.join('|')})(?![\\p{L}\\p{N}_-])`, 'u') : /(?!)/;
    return this.made;
  }
}

const Context = createContext(new Glossary('', []));
export const GlossaryProvider = Context.Provider;
export const useGlossary = (): Glossary => useContext(Context);
