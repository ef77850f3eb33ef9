/** What a thing does, with what matters in it marked: tokens lead to their own pages, damage and healing have their
 *  colours. */
import type { JSX } from 'preact';
import type { Catalogue } from '../../../../engine/dice-throne/state/view-shape.ts';
import { ThingIcon } from '../../../kit/symbol.tsx';
import { libraryHash } from '../../../route.ts';
import { escaped, TONES } from './lore.ts';

interface TextProps {
  readonly text: string;
  readonly catalogue: Catalogue;
  readonly hero?: string;
}

export function Text({ text, catalogue, hero }: TextProps): JSX.Element {
  const parts = text.split(patternOf(catalogue));
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 0 ? part : <Marked key={index} part={part} catalogue={catalogue} hero={hero} />,
      )}
    </>
  );
}

function Marked({ part, catalogue, hero }: Omit<TextProps, 'text'> & { readonly part: string }): JSX.Element {
  const [id, token] = Object.entries(catalogue.tokens).find(([, { name }]) => name === part) ?? [];
  if (id !== undefined && token) {
    return (
      <a class={`inl ${TONES[token.kind]}`} href={libraryHash('dice-throne', 'tokens', id)} title={token.text}>
        <ThingIcon id={id} hero={hero} />
        {part}
      </a>
    );
  }
  if (part.endsWith(' CP')) return <b>{part}</b>;
  const [, heal, figure] = /^([Hh]eal )(.+)$/.exec(part) ?? [];
  if (heal) {
    return (
      <>
        {heal}
        <span class="hl">{figure}</span>
      </>
    );
  }
  return <span class="dmg">{part}</span>;
}

const patterns = new WeakMap<Catalogue, RegExp>();

/** Token names, `Heal 3`, `2 CP`, and figures that damage follows. */
function patternOf(catalogue: Catalogue): RegExp {
  const known = patterns.get(catalogue);
  if (known) return known;
  const names = Object.values(catalogue.tokens)
    .map(({ name }) => name)
    .sort((a, b) => b.length - a.length)
    .map(escaped);
  const figures = '\\d+(?: \\/ \\d+)*';
  const pattern = new RegExp(
    `(\\b(?:${names.join('|')})(?![\\w-])|[Hh]eal ${figures}|${figures} CP|${figures}(?= (?:more |[a-z]+ )?damage))`,
  );
  patterns.set(catalogue, pattern);
  return pattern;
}
