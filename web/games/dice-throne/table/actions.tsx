/** The answers: the prompt's options, the roll, what can be spent, passing. One of them is gilt: the way on. */
import type { ComponentChildren, JSX, RefObject } from 'preact';
import type { LegalAction } from '../../../../protocol/messages.ts';
import { Mark } from '../../../kit/icon.tsx';
import { Key } from '../../../kit/key.tsx';
import { DieSymbol } from '../../../kit/symbol.tsx';
import { TellingButton } from '../../../rules/telling-button.tsx';
import { rich } from '../../../words/rich.ts';
import { t } from '../../../words/t.ts';
import type { Asking } from '../../page.ts';
import { useTable } from '../context.ts';
import { tileWords } from '../crawl/tiles.ts';
import { CARD_KEYS, OPTION_KEYS, SPEND_KEYS } from '../keys.ts';
import { dieOf, optionTarget, rollerOf } from '../options.ts';
import { damageOf } from '../plan.ts';
import type { Status } from '../words.ts';

/** A question of the page's own: in which of several ways something is meant. */
export interface Question {
  readonly title: string;
  readonly lines: readonly LegalAction[];
  /** A second look at what is probably a slip of the hand. */
  readonly slip?: true;
}

interface ActionsProps {
  /** Where the focus goes when what had it is gone. */
  readonly place: RefObject<HTMLElement | null>;
  readonly question?: Question;
  readonly onAnswered: () => void;
  readonly asking?: Asking;
  /** Takes the last action back, where that may be. */
  readonly undo?: ComponentChildren;
  readonly status: Status;
  /** The roll of the dice not kept, when there is one to make. */
  readonly roll?: { readonly label: string; readonly line?: LegalAction };
}

export function Actions({ place, question, onAnswered, asking, undo, status, roll }: ActionsProps): JSX.Element {
  return (
    <section class="acts dock" ref={place} tabIndex={-1} aria-label={t('Your answers')}>
      {question ? (
        <Ask question={question} onAnswered={onAnswered} />
      ) : (
        <Answers roll={roll} asking={asking} undo={undo} status={status} />
      )}
    </section>
  );
}

function Answers({
  roll,
  asking,
  undo,
  status,
}: Pick<ActionsProps, 'roll' | 'asking' | 'undo' | 'status'>): JSX.Element {
  const { lines, take, lexicon, picture } = useTable();
  const paid = [...lines.spends, ...lines.uses].map(([id, ways]) => ({ id, ways }));
  const choices = [...lines.choices];
  const announces = [...lines.announces];
  const rollLine = roll?.line;
  // A prompt that only bots answer, or that will be gone before it can be read, offers nothing yet.
  const passes = status.brief ? [] : lines.passes;
  const [first, ...rest] = passes;
  const passIsWayOn = !roll && choices.length === 0 && announces.length === 0;
  return (
    <>
      {choices.length > 0 && (
        <div class="options">
          {choices.map(([option, line], index) => (
            <Option key={option} option={option} line={line} hotkey={OPTION_KEYS[index]} />
          ))}
        </div>
      )}
      {roll && (
        <button
          type="button"
          class="btn go big throw"
          data-key="r"
          disabled={!rollLine}
          onClick={() => rollLine && take([rollLine], '')}
        >
          <Mark of="dice" /> {roll.label} <Key of="r" />
        </button>
      )}
      {announces.length > 0 && (
        <div class={`two announces ${announces.length > 2 ? 'many' : ''}`}>
          {announces.map(([ability, line]) => {
            const damage = damageOf(picture.view, picture.view.active, ability, lexicon);
            return (
              <TellingButton
                class={`btn ${roll ? 'lit' : 'go'}`}
                key={ability}
                tells={lexicon.nameOf(ability)}
                onClick={() => take([line], '')}
              >
                <Mark of="attack" /> {lexicon.nameOf(ability)}
                {damage && `, ${damage}`}
              </TellingButton>
            );
          })}
        </div>
      )}
      {paid.length > 0 && (
        <div class="two">
          {paid.map(({ id, ways }, index) => (
            <TellingButton
              class="btn lit"
              key={JSON.stringify(ways[0]?.action)}
              tells={lexicon.nameOf(id)}
              data-key={SPEND_KEYS[index]}
              onClick={() => take(ways, t('How to use {name}?', { name: lexicon.nameOf(id) }))}
            >
              {ways.length === 1 ? ways[0]?.label : lexicon.nameOf(id)} <Key of={SPEND_KEYS[index]} />
            </TellingButton>
          ))}
        </div>
      )}
      <Playable />
      {(passes.length > 0 || lines.announceNone || lines.others.length > 0 || asking) && (
        <div class="two ways">
          {first && <Pass line={first} hotkey="p" go={passIsWayOn} />}
          {rest.map((line) => (
            <Pass key={line.label} line={line} />
          ))}
          {lines.announceNone && <Pass line={lines.announceNone} hotkey="n" />}
          {lines.others.map((line) => (
            <Pass key={JSON.stringify(line.action)} line={line} />
          ))}
          {undo}
          {asking && (
            <button
              type="button"
              class="btn quiet rest"
              data-key="0"
              aria-pressed={asking.resting}
              onClick={() => asking.rest(!asking.resting)}
            >
              {asking.resting ? t('Passing until my turn') : t('Pass until my turn')} <Key of="0" />
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** Cards that may be played now, where the hand itself lies further down. */
function Playable(): JSX.Element | null {
  const { lines, take, lexicon } = useTable();
  const cards = [...lines.plays].slice(0, CARD_KEYS.length);
  if (cards.length === 0) return null;
  return (
    <div class="thumbs">
      {cards.map(([card, ways]) => (
        <TellingButton
          class="btn lit small"
          key={card}
          tells={lexicon.nameOf(card)}
          onClick={() => take(ways, t('How to play {name}?', { name: lexicon.nameOf(card) }))}
        >
          <span class="coin">{lexicon.card(card)?.cost}</span> {lexicon.nameOf(card)}
        </TellingButton>
      ))}
    </div>
  );
}

interface PassProps {
  readonly line: LegalAction;
  readonly hotkey?: string;
  readonly go?: boolean;
}

function Pass({ line, hotkey, go }: PassProps): JSX.Element {
  const { take } = useTable();
  return (
    <button type="button" class={`btn pass ${go ? 'go big' : ''}`} data-key={hotkey} onClick={() => take([line], '')}>
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
  const tile = target.kind === 'tile' && picture.view.crawl?.tiles.find(({ at }) => at === target.at);
  const own = picture.view.seats.find((seat) => seat.seat === picture.you);
  const symbol = target.kind === 'value' && own ? lexicon.hero(own.hero)?.die[target.value - 1] : undefined;
  const die = dieOf(target, picture.view.rolls);
  const roller = picture.view.seats[rollerOf(target, picture.view.rolls) ?? -1];
  if (die && target.kind === 'die') {
    const place = target.die + 1;
    // The die itself is lit as well; here its face says enough.
    return (
      <button type="button" class="btn lit" data-key={hotkey} onClick={() => take([line], '')}>
        <span class="unseen">{line.label}: </span>
        <DieSymbol symbol={die.symbol} hero={roller?.hero} /> {die.value} <small>{t('die {place}', { place })}</small>{' '}
        <Key of={hotkey} />
      </button>
    );
  }
  return (
    <TellingButton class="btn lit" tells={line.label} data-key={hotkey} onClick={() => take([line], '')}>
      {symbol && <DieSymbol symbol={symbol} hero={own?.hero} />}
      {tile ? tileWords(tile, tile.tile && lexicon.tile(tile.tile)?.name) : line.label} <Key of={hotkey} />
    </TellingButton>
  );
}

function Ask({ question, onAnswered }: { readonly question: Question; readonly onAnswered: () => void }): JSX.Element {
  const { take } = useTable();
  return (
    <fieldset class="ask-how">
      <legend>{question.title}</legend>
      <div class="options">
        {question.lines.map((line, index) => (
          <TellingButton
            class="btn lit"
            key={JSON.stringify(line.action)}
            tells={line.label}
            data-key={OPTION_KEYS[index]}
            onClick={() => {
              onAnswered();
              take([line], '');
            }}
          >
            {line.label} <Key of={OPTION_KEYS[index]} />
          </TellingButton>
        ))}
      </div>
      <button type="button" class="btn pass" data-key="escape" onClick={onAnswered}>
        {rich('Not now {key}', { key: <Key of="esc" /> })}
      </button>
    </fieldset>
  );
}
