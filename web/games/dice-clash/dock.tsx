/** The foot of the page: the own dice, and answers that are neither dice nor spaces. */
import type { JSX, RefObject } from 'preact';
import type { LandingView } from '../../../engine/dice-clash/state/view-shape.ts';
import type { LegalAction } from '../../../protocol/messages.ts';
import { Key } from '../../table/key.tsx';
import { useTable } from './context.ts';
import { DieFace } from './die.tsx';
import { ANSWER_KEYS } from './keys.ts';
import { isOnTable } from './lines.ts';
import { Pool } from './pool.tsx';

/** A space leaves a choice of what the die becomes. */
export interface Question {
  readonly ways: readonly LegalAction[];
}

interface DockProps {
  readonly place: RefObject<HTMLElement | null>;
  readonly question?: Question;
  readonly onAnswered: () => void;
}

export function Dock({ place, question, onAnswered }: DockProps): JSX.Element {
  const { picture, lines, take, chosen, letGo } = useTable();
  const { view, you } = picture;
  const own = view.fighters.find(({ seat }) => seat === you);
  const answers = [...lines.choices].filter(([option]) => !isOnTable(option));
  return (
    <section class="dock clash-dock" ref={place} tabIndex={-1} aria-label="Your dice and answers">
      {question ? (
        <fieldset class="actions ask">
          <legend>What does the die become?</legend>
          {question.ways.map((line, index) => (
            <button
              type="button"
              class="lit"
              key={line.label}
              data-key={ANSWER_KEYS[index]}
              onClick={() => {
                onAnswered();
                take([line]);
              }}
            >
              {becomes(line, view.landings)} <Key of={ANSWER_KEYS[index]} />
            </button>
          ))}
          <button type="button" class="pass" data-key="escape" onClick={onAnswered}>
            Not now <Key of="esc" />
          </button>
        </fieldset>
      ) : (
        (answers.length > 0 || lines.choices.size > 0) && (
          <div class="actions">
            <p class="options-title">{view.prompt?.words}</p>
            {answers.map(([option, line], index) => (
              <Answer key={option} option={option} line={line} hotkey={valueIn(option) ?? ANSWER_KEYS[index]} />
            ))}
          </div>
        )
      )}
      {own && <Pool fighter={own} />}
      {chosen && !question && (
        <button type="button" class="unseen" data-key="escape" onClick={letGo}>
          Let go of the die
        </button>
      )}
    </section>
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
    <button
      type="button"
      class={value ? 'clash-value lit' : 'lit'}
      data-key={hotkey}
      aria-label={line.label}
      onClick={() => take([line])}
    >
      {value ? <DieFace die={{ colour: 'plain', value: Number(value) }} /> : line.label} <Key of={hotkey} />
    </button>
  );
}

/** What a placement makes of the die: where it lies is plain to see. */
const becomes = ({ action, label }: LegalAction, landings: readonly LandingView[] = []): string => {
  const [die, space, value] = ['die', 'space', 'value'].map((name): unknown => Reflect.get(action, name));
  const landing = landings.find((one) => one.die === die && one.space === space && one.value === value);
  return landing ? `A ${landing.value}: defence ${landing.defence}, attack ${landing.attack}` : label;
};
