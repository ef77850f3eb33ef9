/** What an ability, card or token does, with what matters in it marked: tokens by their symbol, damage, healing, CP. */
import type { JSX } from 'preact';
import { ThingIcon } from '../../kit/symbol.tsx';
import { useTable } from './context.ts';
import type { Lexicon } from './model.ts';

interface RichTextProps {
  readonly text: string;
  readonly hero?: string;
}

export function RichText({ text, hero }: RichTextProps): JSX.Element {
  const { lexicon } = useTable();
  const parts = text.split(patternOf(lexicon));
  return <>{parts.map((part, index) => (index % 2 === 0 ? part : <Marked key={index} part={part} hero={hero} />))}</>;
}

function Marked({ part, hero }: { readonly part: string; readonly hero?: string }): JSX.Element {
  const { lexicon } = useTable();
  const token = lexicon.tokenNamed(part);
  if (token) {
    return (
      <span class={`inl ${token.tone}`}>
        <ThingIcon id={token.id} hero={hero} />
        {part}
      </span>
    );
  }
  const [, figure = '', what = ''] = /^(.*\d)( CP)$/.exec(part) ?? /^([Hh]eal )?(.*)$/.exec(part) ?? [];
  if (what === ' CP') return <b>{part}</b>;
  return figure ? (
    <>
      {figure}
      <span class="hl">{what}</span>
    </>
  ) : (
    <span class="dmg">{what}</span>
  );
}

const patterns = new WeakMap<Lexicon, RegExp>();

/** Token names, `Heal 3`, `2 CP`, and figures that damage follows. */
function patternOf(lexicon: Lexicon): RegExp {
  const known = patterns.get(lexicon);
  if (known) return known;
  const names = [...lexicon.tokenNames()].sort((a, b) => b.length - a.length).map(escaped);
  const figures = '\\d+(?: \\/ \\d+)*';
  const pattern = new RegExp(
    `(\\b(?:${names.join('|')})(?![\\w-]| [A-Z])|[Hh]eal ${figures}|${figures} CP|${figures}(?= (?:more |[a-z]+ )?damage))`,
  );
  patterns.set(lexicon, pattern);
  return pattern;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
