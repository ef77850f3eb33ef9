/** A text of the game with what matters in it marked: tokens by their symbol, damage, healing, CP. */
import type { JSX } from 'preact';
import { ThingIcon } from '../../../kit/symbol.tsx';
import { useGlossary } from '../../../rules/glossary.ts';
import { Told, Word } from '../../../rules/word.tsx';
import type { Lexicon } from '../model.ts';
import { markOf, markPattern } from './marks.ts';

interface MarkedTextProps {
  readonly text: string;
  readonly lexicon: Lexicon;
  readonly hero?: string;
  /** Names and words open what they mean: not within a button, which opens them itself. */
  readonly opens?: boolean;
}

export function MarkedText({ text, lexicon, hero, opens = false }: MarkedTextProps): JSX.Element {
  const plain = (part: string) => (opens ? <Told text={part} /> : part);
  return (
    <>
      {text.split(patternOf(lexicon)).map((part, index) => {
        if (index % 2 === 0) return part && plain(part);
        const token = lexicon.tokenNamed(part);
        if (token) return <Token key={index} {...token} name={part} hero={hero} opens={opens} />;
        const { kind, before, figures } = markOf(part);
        if (kind === 'points') return <b key={index}>{plain(figures)}</b>;
        return (
          <span key={index} class={kind === 'damage' ? 'dmg' : ''}>
            {before}
            {kind === 'health' ? <span class="hl">{figures}</span> : figures}
          </span>
        );
      })}
    </>
  );
}

interface TokenProps {
  readonly id: string;
  readonly tone: string;
  readonly name: string;
  readonly hero?: string;
  readonly opens: boolean;
}

function Token({ id, tone, name, hero, opens }: TokenProps): JSX.Element {
  const meaning = useGlossary().meaningOf(name);
  const drawn = (
    <>
      <ThingIcon id={id} hero={hero} />
      {name}
    </>
  );
  return opens && meaning ? (
    <Word of={meaning} class={`inl ${tone}`}>
      {drawn}
    </Word>
  ) : (
    <span class={`inl ${tone}`}>{drawn}</span>
  );
}

const patterns = new WeakMap<Lexicon, RegExp>();

function patternOf(lexicon: Lexicon): RegExp {
  const known = patterns.get(lexicon);
  if (known) return known;
  const pattern = markPattern(lexicon.tokenNames());
  patterns.set(lexicon, pattern);
  return pattern;
}
