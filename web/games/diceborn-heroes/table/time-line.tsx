/** The line of time, from 1 to 6: dice of the heroes below it, attack cards of the enemies above, and whom they find.
 *  What is stunned comes last. */
import type { JSX } from 'preact';
import { PipCube } from '../../../kit/pip-cube.tsx';
import { rich } from '../../../words/rich.ts';
import { t } from '../../../words/t.ts';
import { useTable } from '../context.ts';
import { figureTitle } from '../model.ts';
import { isNow, type Moment, momentsOf, VALUES } from '../moments.ts';
import { findsWords, mayFindWords } from '../words.ts';
import { AttackCard } from './fiend.tsx';
import { FigureCrest } from './heralds.tsx';

export function TimeLine(): JSX.Element {
  const { picture, lexicon } = useTable();
  const { view } = picture;
  const moments = momentsOf(view, lexicon);
  const [next] = view.pending ?? [];
  const late = moments.filter(({ stunned, done }) => stunned && !done);
  const points = VALUES.map((value) => ({
    value: String(value),
    there: moments.filter((one) => one.value === value && !late.includes(one)),
    state: !next ? '' : next.stunned || value < next.value ? 'past' : value === next.value ? 'now' : '',
  }));
  const last = { value: t('last'), there: late, state: next?.stunned ? t('late now') : 'late' };
  return (
    <section class="time-line" aria-label={t('Line of time, 1 to 6')}>
      <ol>
        {[...points, last].map(({ value, there, state }) => (
          <li key={value} class={state} aria-current={state.endsWith('now') ? 'step' : undefined}>
            <div class="up">
              {there.map((one) => one.card && <Shown key={`${one.who} ${one.card}`} moment={one} />)}
            </div>
            <div class="mid">
              <i class="wax" aria-hidden="true" />
              <b>{value}</b>
            </div>
            <div class="down">
              {there.map((one) => one.die && <Shown key={`${one.who} ${one.slot}`} moment={one} />)}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Shown({ moment }: { readonly moment: Moment }): JSX.Element {
  const { picture, lexicon, lines, take } = useTable();
  const { view } = picture;
  const { who, card, die, slot, value, done, option } = moment;
  const asks = view.prompt?.question === 'next';
  const answer = asks ? lines.choices.get(option) : undefined;
  const title = figureTitle(view, lexicon, who);
  const found = moment.among?.length ? [...(moment.finds ?? []), ...moment.among] : (moment.finds ?? []);
  const words = card
    ? moment.among?.length
      ? mayFindWords(picture, lexicon, found)
      : findsWords(picture, lexicon, found)
    : slot
      ? lexicon.name(slot)
      : title;
  const inside = (
    <>
      {card ? <AttackCard id={card} /> : <PipCube colour={die ?? ''} value={value} />}
      <span class="whose">
        <FigureCrest name={who} />
        <span>
          <span class="unseen">{title}: </span>
          {card && found.length > 1 ? <FindsSeveral names={found} words={words} sure={!moment.among?.length} /> : words}
        </span>
      </span>
    </>
  );
  const state = `${card ? 'tc' : 'td'} ${done ? 'spent' : ''} ${isNow(view, moment) ? 'next' : ''} ${
    card && found.length > 0 ? 'finds' : ''
  }`;
  return answer ? (
    <button type="button" class={`${state} lit`} data-option={option} onClick={() => take(answer)}>
      {inside}
    </button>
  ) : (
    <span class={state}>{inside}</span>
  );
}

interface FindsSeveralProps {
  readonly names: readonly string[];
  /** The same in words. */
  readonly words: string;
  /** Nobody has to choose yet. */
  readonly sure: boolean;
}

/** Whom a card finds, by crests: several names are more than there is room for where cards meet. */
function FindsSeveral({ names, words, sure }: FindsSeveralProps): JSX.Element {
  const crests = (
    <span class="found">
      {names.map((name) => (
        <FigureCrest key={name} name={name} />
      ))}
    </span>
  );
  return (
    <>
      <span class="unseen">{words}</span>
      <span aria-hidden="true">
        {sure ? rich('finds {what}', { what: crests }) : rich('may find {finds}', { finds: crests })}
      </span>
    </>
  );
}
