/** What I can do: what is asked, the own dice on the felt, and the answers that are neither dice nor spaces. */
import type { JSX, RefObject } from 'preact';
import type { LegalAction } from '../../../protocol/messages.ts';
import { artOf } from '../../art/look-up.ts';
import { clothOf, Emblem } from '../../kit/heraldry.tsx';
import { Mark } from '../../kit/icon.tsx';
import { Key } from '../../kit/key.tsx';
import { PipTile } from '../../kit/pip-cube.tsx';
import { Prompt } from '../../table/prompt.tsx';
import { useTable } from './context.ts';
import { ANSWER_KEYS } from './keys.ts';
import { isOnTable, type Placement } from './lines.ts';
import { hardestBlow } from './model.ts';
import { OwnPool } from './pool.tsx';
import { statusOf } from './words.ts';
import '../../table/style/tray.css';
import { rich } from '../../words/rich.ts';
import { t } from '../../words/t.ts';

/** A space leaves a choice of what the die becomes. */
export interface Question {
  readonly ways: readonly LegalAction[];
}

interface TrayProps {
  /** Left out where nobody answers. */
  readonly place?: RefObject<HTMLElement | null>;
  readonly question?: Question;
  readonly onAnswered?: () => void;
}

export function Tray({ place, question, onAnswered = () => {} }: TrayProps): JSX.Element {
  const { picture, chosen, eyes } = useTable();
  const { view } = picture;
  const own = view.fighters.find(({ seat }) => seat === eyes) ?? view.fighters[0];
  const status = statusOf(picture, chosen);
  const hero = own?.hero ?? '';
  return (
    <section class={`tray ${status.mine ? 'act' : ''}`} aria-label={status.mine ? t('Your move') : t('The dice')}>
      <Prompt picture={picture} status={status} />
      <div class="felt" data-field={artOf(hero).field} style={clothOf(hero)}>
        <Emblem of={hero} class="sewn" />
        {own && <OwnPool fighter={own} />}
      </div>
      <p class="note">
        <Mark of="again" />
        <span>
          {rich('{white} re-rolls what is left of your pool. {red} brings your power.', {
            white: <b>{t('White')}</b>,
            red: <b>{t('Red')}</b>,
          })}
        </span>
      </p>
      {place && (
        <section class="acts dock" ref={place} tabIndex={-1} aria-label={t('Your answers')}>
          {question ? <Ask question={question} onAnswered={onAnswered} /> : <Answers />}
        </section>
      )}
    </section>
  );
}

function Answers(): JSX.Element {
  const { picture, lines, take, chosen, letGo } = useTable();
  const answers = [...lines.choices].filter(([option]) => !isOnTable(option));
  const placements = chosen ? lines.placements.get(chosen) : undefined;
  const best = hardestBlow(placements);
  const ways = best === undefined ? undefined : placements?.get(best);
  const attack = ways?.[0]?.landing?.attack;
  return (
    <>
      {answers.length > 0 && (
        <div class="options">
          {answers.map(([option, line], index) => (
            <Answer key={option} option={option} line={line} hotkey={valueIn(option) ?? ANSWER_KEYS[index]} />
          ))}
        </div>
      )}
      {ways && best !== undefined && attack !== undefined && (
        <button type="button" class="btn go big place" data-key="p" onClick={() => take(ways.map(({ line }) => line))}>
          <Mark of="attack" />{' '}
          {picture.view.attack === undefined
            ? t('Place on {best}: strike for {attack}', { best, attack })
            : t('Place on {best}: stop {stopped}, strike for {attack}', {
                best,
                stopped: picture.view.attack,
                attack,
              })}{' '}
          <Key of="p" />
        </button>
      )}
      {chosen && (
        <button type="button" class="unseen" data-key="escape" onClick={letGo}>
          {t('Let go of the die')}
        </button>
      )}
    </>
  );
}

interface AskProps {
  readonly question: Question;
  readonly onAnswered: () => void;
}

function Ask({ question, onAnswered }: AskProps): JSX.Element {
  const { lines, take } = useTable();
  const placements = [...lines.placements.values()].flatMap((spaces) => [...spaces.values()].flat());
  return (
    <fieldset class="ask-how">
      <legend>{t('What does the die become?')}</legend>
      <div class="options">
        {question.ways.map((line, index) => (
          <button
            type="button"
            class="btn lit"
            key={line.label}
            data-key={ANSWER_KEYS[index]}
            onClick={() => {
              onAnswered();
              take([line]);
            }}
          >
            {becomes(line, placements)} <Key of={ANSWER_KEYS[index]} />
          </button>
        ))}
      </div>
      <button type="button" class="btn" data-key="escape" onClick={onAnswered}>
        {rich('Not now {key}', { key: <Key of="esc" /> })}
      </button>
    </fieldset>
  );
}

const valueIn = (option: string): string | undefined => /^value:(\d)$/.exec(option)?.[1];

interface AnswerProps {
  readonly option: string;
  readonly line: LegalAction;
  readonly hotkey?: string;
}

function Answer({ option, line, hotkey }: AnswerProps): JSX.Element {
  const { take } = useTable();
  const value = valueIn(option);
  return (
    <button type="button" class="btn lit" data-key={hotkey} aria-label={line.label} onClick={() => take([line])}>
      {value ? <PipTile colour="plain" value={Number(value)} /> : line.label} <Key of={hotkey} />
    </button>
  );
}

/** What a placement makes of the die: where it lies is plain to see. */
const becomes = (line: LegalAction, placements: readonly Placement[]): string => {
  const landing = placements.find((one) => one.line === line)?.landing;
  return landing
    ? t('A {value}: defence {defence}, attack {attack}', {
        value: landing.value,
        defence: landing.defence,
        attack: landing.attack,
      })
    : line.label;
};
