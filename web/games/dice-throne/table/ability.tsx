/** One ability of a board: its name and level, what it needs as pips of dice, what it does, and at the right how likely
 *  it is, or what it is. What may be announced, or what a prompt names, takes it; else a click shows all of its words. */
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { AbilityEntry, DieView } from '../../../../engine/dice-throne/state/view-shape.ts';
import { clothOf } from '../../../kit/heraldry.tsx';
import { Mark } from '../../../kit/icon.tsx';
import { Key } from '../../../kit/key.tsx';
import { DieSymbol, ThingIcon } from '../../../kit/symbol.tsx';
import { toneOf } from '../../../kit/words.ts';
import { Mentioned } from '../../../rules/word.tsx';
import { Bubble, useBubble } from '../../../table/bubble.tsx';
import { useTable } from '../context.ts';
import { besidesKind, type Pip, type Points, pipsOf, pointsOf, readNeed, rowsOf } from '../needs.ts';
import { ROMAN } from '../roman.ts';
import { RichText } from '../texts/rich-text.tsx';
import '../../../kit/style/ability.css';
import '../../../kit/style/pips.css';
import { t } from '../../../words/t.ts';

interface AbilityProps {
  readonly hero: string;
  readonly entry: AbilityEntry;
  readonly level: number;
  /** Dice that may pay for it. */
  readonly dice: readonly DieView[];
  /** It is the ability of the Attack under way. */
  readonly announced: boolean;
  /** Takes it, where it may be taken. */
  readonly act?: () => void;
  readonly hotkey?: string;
  /** How likely it is: stands where nothing more pressing does. */
  readonly odds?: ComponentChildren;
  /** Of a boss that the game plays: which place it has, by alternative, among all that the dice may meet. */
  readonly ranks?: readonly number[];
}

const seals = (): Readonly<Record<AbilityEntry['kind'], string>> => ({
  offensive: '',
  defensive: t('Defence'),
  ultimate: t('Ultimate'),
  passive: t('Passive'),
});

export function Ability({ hero, entry, level, dice, announced, act, hotkey, odds, ranks }: AbilityProps): JSX.Element {
  const { lexicon } = useTable();
  const card = useRef<HTMLButtonElement>(null);
  const bubble = useBubble(card);
  const die = lexicon.dieOf(hero);
  const words = entry.levels[level - 1] ?? entry.levels.at(-1);
  const needs = besidesKind(words?.needs ?? '');
  const need = readNeed(needs, die);
  const pips = pipsOf(need, dice, pointsOf(words?.text ?? '', rowsOf(need)));
  const said = needs && `${t('Needs {needs}.', { needs })} `;
  const state = announced ? 'announced' : act ? 'ready' : entry.kind === 'passive' ? 'dim' : '';
  return (
    <>
      <button
        type="button"
        class={`ability ${entry.kind} ${state}`}
        style={clothOf(hero)}
        ref={card}
        data-key={act && hotkey}
        data-id={entry.id}
        aria-describedby={bubble.open ? bubble.id : undefined}
        onClick={act ?? bubble.show}
      >
        <h3>
          <span class="title">{entry.name}</span>
          {level > 1 && !entry.addedBy && <span class="lvl"> {ROMAN[level] ?? level}</span>}
          <Key of={act && hotkey} />
          {ranks && (
            <small class="rank">
              <span class="unseen">{t('Choice {ranks}', { ranks: ranks.join(' / ') })}</span>
              <span aria-hidden="true">{ranks.join(' / ')}</span>
            </small>
          )}
        </h3>
        {announced ? (
          <span class="seal hot">
            <Mark of="attack" /> {t('announced')}
          </span>
        ) : act ? (
          <span class="odds" style={FULL}>
            <span>{t('Ready')}</span>
          </span>
        ) : (
          (odds ?? <Seal kind={entry.kind} />)
        )}
        <span class="need">
          <span class="unseen">{said}</span>
          {pips.map((pip, index) => (
            <PipOf key={index} pip={pip} hero={hero} die={die} />
          ))}
          {need.kind !== 'symbols' && need.words && <span class="word">{need.words}</span>}
        </span>
        <span class="txt">
          <RichText text={words?.text ?? ''} hero={hero} />
        </span>
        <ThingIcon id={entry.id} hero={hero} class="ghost" />
      </button>
      <Bubble of={bubble}>
        <strong>{entry.name}</strong>
        <em>{words?.needs}</em>
        <br />
        <RichText text={words?.text ?? ''} hero={hero} />
        <Mentioned text={`${needs} ${words?.text ?? ''}`} but={entry.name} />
        {ranks && (
          <>
            <br />
            <em>{rankWords(ranks)}</em>
          </>
        )}
      </Bubble>
    </>
  );
}

/** `Choice 3 / 5 among all that its dice may meet.` */
const rankWords = (ranks: readonly number[]): string =>
  ranks.every((rank) => rank === 1)
    ? t('Where its dice meet this, it takes nothing else.')
    : t('Choice {ranks} among all that its dice may meet.', { ranks: ranks.join(' / ') });

const FULL = { '--p': 100 };

function Seal({ kind }: { readonly kind: AbilityEntry['kind'] }): JSX.Element | null {
  if (kind === 'offensive') return null;
  const icon = kind === 'defensive' ? 'defence' : kind;
  return (
    <span class={`seal ${kind === 'ultimate' ? 'ult' : ''}`}>
      <Mark of={icon} /> <span>{seals()[kind]}</span>
    </span>
  );
}

interface PipProps {
  readonly pip: Pip | Points;
  readonly hero: string;
  readonly die: readonly string[];
}

function PipOf({ pip, hero, die }: PipProps): JSX.Element {
  if ('points' in pip) return <b class={`pts ${pip.reached ? 'on' : ''}`}>{pip.points}</b>;
  if ('number' in pip) return <i class={`pip n ${pip.paid ? '' : 'open'}`}>{pip.number}</i>;
  return (
    <i class={`pip ${pip.paid ? toneOf(die, pip.symbol) : 'open'}`} aria-hidden="true">
      <DieSymbol symbol={pip.symbol} hero={hero} silent />
    </i>
  );
}
