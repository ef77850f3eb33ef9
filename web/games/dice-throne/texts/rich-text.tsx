/** What an ability, card or token does, as it stands at the table. */
import type { JSX } from 'preact';
import { useTable } from '../context.ts';
import { MarkedText } from './marked-text.tsx';

interface RichTextProps {
  readonly text: string;
  readonly hero?: string;
  /** Names and words open what they mean: not within a button, which opens them itself. */
  readonly opens?: boolean;
}

export function RichText(props: RichTextProps): JSX.Element {
  const { lexicon } = useTable();
  return <MarkedText {...props} lexicon={lexicon} />;
}
