/** What I can do: what is asked, its answers, and the way on. */
import type { JSX, RefObject } from 'preact';
import { Mark } from '../../../kit/icon.tsx';
import { Key } from '../../../kit/key.tsx';
import { PipTile } from '../../../kit/pip-cube.tsx';
import { Prompt } from '../../../table/prompt.tsx';
import { useTable } from '../context.ts';
import { DIE_KEYS, PASS_KEY, READY_KEY, REST_OF_ROUND_KEY } from '../keys.ts';
import { dieNamed } from '../model.ts';
import { optionWords, statusOf } from '../words.ts';
import { FigureCrest, PartyIcon } from './heralds.tsx';
import { UseButton } from './use-button.tsx';
import '../../../table/style/tray.css';
import { rich } from '../../../words/rich.ts';
import { t } from '../../../words/t.ts';

export function Tray({ place }: { readonly place?: RefObject<HTMLElement | null> }): JSX.Element {
  const { picture, lexicon, lines, held } = useTable();
  const { view } = picture;
  const status = statusOf(picture, lexicon, lines, held);
  return (
    <section
      class={`tray ${status.mine ? 'act' : ''}`}
      aria-label={status.mine ? t('Your move') : t('What it waits for')}
    >
      <Prompt picture={picture} status={status}>
        <span class="clk" title={t('Attack cards left')}>
          <PartyIcon of="deck" />
          <b class="num">{view.deck}</b>
        </span>
      </Prompt>
      {place && (
        <section class="acts dock" ref={place} tabIndex={-1} aria-label={t('Your answers')}>
          <Answers />
        </section>
      )}
    </section>
  );
}

/** Questions whose answers stand on the table in full: the tray only says that they do. */
const ON_THE_TABLE: ReadonlySet<string> = new Set(['pack', 'class', 'bounty']);

function Answers(): JSX.Element {
  const { picture, lines, take, held, hold } = useTable();
  const { view } = picture;
  const asked = view.prompt && !ON_THE_TABLE.has(view.prompt.question);
  return (
    <>
      {asked && lines.choices.size > 0 && (
        <div class="options">
          {[...lines.choices.keys()].map((option, at) => (
            <Option key={option} option={option} hotkey={DIE_KEYS[at]} />
          ))}
        </div>
      )}
      {lines.pass && lines.uses.map((use, at) => <UseButton key={at} use={use} />)}
      {lines.pass && (
        <div class="two">
          <button type="button" class="btn go big" data-key={PASS_KEY} onClick={() => lines.pass && take(lines.pass)}>
            {rich('Pass {key}', { key: <Key of={PASS_KEY} /> })}
          </button>
          {lines.passRound && (
            <button
              type="button"
              class="btn"
              data-key={REST_OF_ROUND_KEY}
              onClick={() => lines.passRound && take(lines.passRound)}
            >
              {rich('Pass this round {key}', { key: <Key of={REST_OF_ROUND_KEY} /> })}
            </button>
          )}
        </div>
      )}
      {held && (
        <button type="button" class="btn" data-key="escape" onClick={() => hold(undefined)}>
          {rich('Let go of the die {key}', { key: <Key of="esc" /> })}
        </button>
      )}
      {lines.ready && (
        <button
          type="button"
          class={`btn big ${held ? '' : 'go'}`}
          data-key={READY_KEY}
          onClick={() => lines.ready && take(lines.ready)}
        >
          <Mark of="check" /> {view.phase === 'town' ? t('On with the journey') : t('Ready')} <Key of={READY_KEY} />
        </button>
      )}
    </>
  );
}

/** Things named by these have a symbol of their own. */
const DRAWN = /^(item|relic|song|bounty):(.+)$/;

function Option({ option, hotkey }: { readonly option: string; readonly hotkey?: string }): JSX.Element {
  const { picture, lexicon, lines, take } = useTable();
  const line = lines.choices.get(option);
  const value = /^value:(\d)$/.exec(option)?.[1];
  const die = /(?:^|\/)die:(.+)$/.exec(option)?.[1];
  const card = /^card:(.+)$/.exec(option)?.[1];
  const figure = /^(hero|enemy|ally):\d+/.exec(option)?.[0];
  const thing = DRAWN.exec(option)?.[2] ?? (/^(poison|stun)$/.exec(option)?.[0] || undefined);
  const text = lexicon.text(option.slice(option.indexOf(':') + 1));
  const shown = card ? lexicon.cards.get(card) : undefined;
  return (
    <button
      type="button"
      class={`btn lit ${option === 'done' ? 'enough' : ''}`}
      data-key={value ?? hotkey}
      data-choice={option}
      title={thing && text ? text : undefined}
      onClick={() => line && take(line)}
    >
      {figure && <FigureCrest name={figure} />}
      {die && <PipTile {...dieNamed(die)} />}
      {shown && <i class={`asks solid k-${shown.colour}`}>{shown.value || ''}</i>}
      {thing && <PartyIcon of={thing} />}
      <span>{optionWords(option, picture.view, lexicon)}</span>
      <Key of={value ?? hotkey} />
    </button>
  );
}
