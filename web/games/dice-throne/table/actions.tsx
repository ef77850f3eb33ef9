/** The bar where everything is answered: the prompt's options, the roll, what can be spent, passing. It stays in reach
 *  of the thumb on a phone. */
import type { JSX, RefObject } from 'preact';
import type { LegalAction } from '../../../../protocol/messages.ts';
import { SymbolGlyph } from '../../../glyphs.tsx';
import { Key } from '../../../table/key.tsx';
import { useTable } from '../context.ts';
import { OPTION_KEYS, SPEND_KEYS } from '../keys.ts';
import { dieOf, optionTarget } from '../options.ts';
import { questionWords } from '../words.ts';

/** A question of the page's own: in which of several ways something is meant. */
export interface Question {
  readonly title: string;
  readonly lines: readonly LegalAction[];
}

interface ActionsProps {
  /** Where the focus goes when what had it is gone. */
  readonly place: RefObject<HTMLElement | null>;
  readonly question?: Question;
  readonly onAnswered: () => void;
  /** The roll of the dice not kept, when there is one to make. */
  readonly roll?: { readonly label: string; readonly line?: LegalAction };
}

export function Actions({ place, question, onAnswered, roll }: ActionsProps): JSX.Element {
  return (
    <section class="dock" ref={place} tabIndex={-1} aria-label="Your answers">
      {question ? <Ask question={question} onAnswered={onAnswered} /> : <Answers roll={roll} />}
    </section>
  );
}

function Answers({ roll }: Pick<ActionsProps, 'roll'>): JSX.Element {
  const { lines, take, lexicon, picture } = useTable();
  const paid = [...lines.spends, ...lines.uses].map(([id, ways]) => ({ id, ways }));
  const choices = [...lines.choices];
  const rollLine = roll?.line;
  return (
    <div class="actions">
      {choices.length > 0 && (
        <div class="options">
          <p class="options-title">{questionWords(picture.view.prompt, lexicon)}</p>
          {choices.map(([option, line], index) => (
            <Option key={option} option={option} line={line} hotkey={OPTION_KEYS[index]} />
          ))}
        </div>
      )}
      {roll && (
        <button
          type="button"
          class="primary"
          data-key="r"
          disabled={!rollLine}
          onClick={() => rollLine && take([rollLine], '')}
        >
          {roll.label} <Key of="r" />
        </button>
      )}
      {/* On a narrow page the boards lie further down; there the abilities that may be announced stand here too. */}
      {[...lines.announces].map(([ability, line]) => (
        <button type="button" class="lit narrow" key={ability} onClick={() => take([line], '')}>
          {lexicon.nameOf(ability)}
        </button>
      ))}
      {paid.map(({ id, ways }, index) => (
        <button
          type="button"
          class="lit"
          key={JSON.stringify(ways[0]?.action)}
          data-key={SPEND_KEYS[index]}
          onClick={() => take(ways, `How to use ${lexicon.nameOf(id)}?`)}
        >
          {ways.length === 1 ? ways[0]?.label : lexicon.nameOf(id)} <Key of={SPEND_KEYS[index]} />
        </button>
      ))}
      {lines.others.map((line) => (
        <button type="button" key={JSON.stringify(line.action)} onClick={() => take([line], '')}>
          {line.label}
        </button>
      ))}
      {lines.announceNone && <Plain line={lines.announceNone} hotkey="n" />}
      {lines.passes.map((line, index) => (
        <Plain key={line.label} line={line} hotkey={index === 0 ? 'p' : undefined} />
      ))}
    </div>
  );
}

function Plain({ line, hotkey }: { readonly line: LegalAction; readonly hotkey?: string }): JSX.Element {
  const { take } = useTable();
  return (
    <button type="button" class="pass" data-key={hotkey} onClick={() => take([line], '')}>
      {line.label} <Key of={hotkey} />
    </button>
  );
}

interface OptionProps {
  readonly option: string;
  readonly line: LegalAction;
  readonly hotkey?: string;
}

function Option({ option, line, hotkey }: OptionProps): JSX.Element {
  const { take, picture, lexicon } = useTable();
  const target = optionTarget(option);
  const own = picture.view.seats.find((seat) => seat.seat === picture.you);
  const symbol = target.kind === 'value' && own ? lexicon.hero(own.hero)?.die[target.value - 1] : undefined;
  const die = dieOf(target, picture.view.rolls);
  if (die && target.kind === 'die') {
    const place = target.die + 1;
    // The die itself is lit as well; here its face says enough.
    return (
      <button type="button" class="lit" data-key={hotkey} aria-label={line.label} onClick={() => take([line], '')}>
        <SymbolGlyph name={die.symbol} /> {die.value} <small>die {place}</small> <Key of={hotkey} />
      </button>
    );
  }
  return (
    <button type="button" class="lit" data-key={hotkey} onClick={() => take([line], '')}>
      {symbol && <SymbolGlyph name={symbol} />}
      {line.label} <Key of={hotkey} />
    </button>
  );
}

function Ask({ question, onAnswered }: { readonly question: Question; readonly onAnswered: () => void }): JSX.Element {
  const { take } = useTable();
  return (
    <fieldset class="actions ask">
      <legend>{question.title}</legend>
      <div class="options">
        {question.lines.map((line, index) => (
          <button
            type="button"
            class="lit"
            key={JSON.stringify(line.action)}
            data-key={OPTION_KEYS[index]}
            onClick={() => {
              onAnswered();
              take([line], '');
            }}
          >
            {line.label} <Key of={OPTION_KEYS[index]} />
          </button>
        ))}
      </div>
      <button type="button" class="pass" data-key="escape" onClick={onAnswered}>
        Not now <Key of="esc" />
      </button>
    </fieldset>
  );
}
