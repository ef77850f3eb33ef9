/** What I can do: what is asked, what is under way, the dice, and the answers. It stays in reach of the thumb on a phone. */
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { artOf } from '../../../art/look-up.ts';
import { Crest, clothOf, Emblem } from '../../../kit/heraldry.tsx';
import { Told } from '../../../rules/word.tsx';
import { Prompt } from '../../../table/prompt.tsx';
import { who } from '../../../table/who.ts';
import type { Asking } from '../../page.ts';
import { nameAt, whoAt } from '../called.ts';
import { useTable } from '../context.ts';
import { fighterAt, fightersOf, turnOf } from '../fighters.ts';
import { damageOf } from '../plan.ts';
import { comingTo } from '../sides.ts';
import { intentWords, type Status } from '../words.ts';
import { Actions, type Question } from './actions.tsx';
import { BlankDice, Dice } from './dice.tsx';
import type { RollState } from './use-roll.ts';
import '../../../table/style/tray.css';
import { rich } from '../../../words/rich.ts';
import { t } from '../../../words/t.ts';

/** Dice that lie on the table before a first roll, for show: the server says what can be rolled. */
const DICE_SHOWN = 5;

interface TrayProps {
  readonly roll: RollState;
  readonly status: Status;
  /** What the dice promise, while there are own ones to decide about. */
  readonly promise?: ComponentChildren;
  /** Left out where nobody answers: in a replay. */
  readonly answers?: {
    readonly place: RefObject<HTMLElement | null>;
    readonly question?: Question;
    readonly onAnswered: () => void;
    readonly asking?: Asking;
    readonly undo?: ComponentChildren;
  };
}

export function Tray({ roll, status, promise, answers }: TrayProps): JSX.Element {
  const { picture } = useTable();
  const { view, you } = picture;
  const rolling = status.mine && view.phase === 'offensive-roll' && view.active === you && view.rollsLeft > 0;
  const newest = view.rolls.at(-1);
  const blank = view.rolls.length === 0 || (roll.next !== undefined && !roll.current);
  const roller = fighterAt(view, blank ? turnOf(view) : newest?.seat)?.hero ?? '';
  const older = blank ? [] : view.rolls.slice(0, -1);

  return (
    <section class={`tray ${status.mine ? 'act' : ''}`} aria-label={status.mine ? t('Your move') : t('The dice')}>
      <Prompt picture={picture} status={status}>
        {rolling && <Tries left={view.rollsLeft} />}
      </Prompt>
      <Stack />
      <div class="felt" data-field={artOf(roller).field} style={clothOf(roller)}>
        <Emblem of={roller} class="sewn" />
        {older.map((one, place) => (
          <Dice key={one.id} roll={one} place={place} small />
        ))}
        {blank || !newest ? (
          <BlankDice count={DICE_SHOWN} hero={roller} />
        ) : (
          <Dice
            roll={newest}
            place={view.rolls.length - 1}
            kept={newest === roll.current ? roll.kept : undefined}
            onKeep={newest === roll.current ? roll.toggle : undefined}
          />
        )}
      </div>
      {promise}
      {answers && <Actions {...answers} status={status} roll={roll.next} />}
    </section>
  );
}

/** The throws that are left. */
function Tries({ left }: { readonly left: number }): JSX.Element {
  const most = Math.max(TRIES, left);
  return (
    <div class="tries">
      <span class="dots" aria-hidden="true">
        {Array.from({ length: most }, (_, index) => (
          <i key={index} class={index < most - left ? 'spent' : ''} />
        ))}
      </span>
      <span>{t('{n, plural, one {# throw} other {# throws}} left', { n: left })}</span>
    </div>
  );
}
/** Rolls of an Offensive Roll Phase, as printed. */
const TRIES = 3;

/** What is under way where no lane shows it, and what is held until earlier seats have answered. */
function Stack(): JSX.Element | null {
  const { picture, lexicon } = useTable();
  const { view } = picture;
  const { attack, window } = view;
  const held = window?.held ?? [];
  const crowd = fightersOf(view).length > 2;
  if (!(attack && (crowd || attack.ultimate)) && held.length === 0) return null;
  const target = attack?.target;
  const coming = target === undefined ? 0 : comingTo(view, target);
  return (
    <ul class="stack">
      {attack && (crowd || attack.ultimate) && (
        <li class="intent first">
          <Crest of={fighterAt(view, attack.by)?.hero ?? ''} />
          <span>
            <b class="d">
              <Told text={lexicon.nameOf(attack.ability)} />
            </b>
            <small>
              {whoAt({ picture, lexicon }, attack.by)}
              {target !== undefined && (
                <>
                  {' '}
                  {rich('at {name}', {
                    name: <b>{target === picture.you ? t('you, attacked') : nameAt({ picture, lexicon }, target)}</b>,
                  })}
                </>
              )}
              {attack.ultimate && ` · ${t('Ultimate: opponents are locked')}`}
            </small>
          </span>
          <span class="amt">
            <b>{coming || damageOf(view, attack.by, attack.ability, lexicon)}</b>
          </span>
        </li>
      )}
      {held.map(({ seat, action }) => (
        <li class="intent held" key={seat}>
          <Crest of={view.seats[seat]?.hero ?? ''} />
          <span>
            <b class="d">
              {who(picture, seat)} <Told text={intentWords(action, lexicon)} />
            </b>
            <small>{t('when all before have answered')}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
