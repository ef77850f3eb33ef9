/** Before the first fight: the pack that is played, the heroes of a pair, the bounty that is kept. */
import type { JSX } from 'preact';
import type { ClassInfo } from '../../../../engine/diceborn-heroes/view/catalogue-shape.ts';
import { Banner, clothOf } from '../../../kit/heraldry.tsx';
import { Key } from '../../../kit/key.tsx';
import { PipTile } from '../../../kit/pip-cube.tsx';
import { t } from '../../../words/t.ts';
import { useTable } from '../context.ts';
import { DIE_KEYS } from '../keys.ts';
import { colourWords } from '../kinds.ts';
import { MonsterCrest, PartyIcon } from './heralds.tsx';
import { Need } from './slot.tsx';

export function Chooser(): JSX.Element {
  const { picture, lines } = useTable();
  const { prompt } = picture.view;
  const options = [...lines.choices];
  return (
    <section class={`chooser of-${prompt?.question ?? ''}`} aria-label={prompt?.words ?? t('The party gathers')}>
      {options.length === 0 && <p class="mut">{t('The party gathers…')}</p>}
      {options.map(([option, line], at) => (
        <Card key={option} option={option} at={at} act={line} />
      ))}
    </section>
  );
}

interface CardProps {
  readonly option: string;
  readonly at: number;
  readonly act: Parameters<ReturnType<typeof useTable>['take']>[0];
}

function Card({ option, at, act }: CardProps): JSX.Element {
  const { lexicon, take } = useTable();
  const [kind, id = ''] = option.split(':');
  const hotkey = DIE_KEYS[at];
  const pack = kind === 'pack' ? lexicon.packs.get(id) : undefined;
  const hero = kind === 'class' ? lexicon.classes.get(id) : undefined;
  const bounty = kind === 'bounty' ? lexicon.bounties.get(id) : undefined;
  return (
    <button
      type="button"
      class={`offer ${kind}`}
      data-key={hotkey}
      data-choice={option}
      style={hero ? clothOf(id) : undefined}
      onClick={() => take(act)}
    >
      {pack && (
        <>
          <PartyIcon of={id} class="ghost" />
          <b class="display">{pack.name}</b>
          <span class="quests">
            {pack.quests.map((quest, number) => (
              <span key={quest}>
                <i>{number + 1}</i> {lexicon.name(quest)}
              </span>
            ))}
            <span>
              <MonsterCrest of={pack.boss} /> {lexicon.name(pack.boss)}
            </span>
          </span>
        </>
      )}
      {hero && <ClassCard of={hero} />}
      {bounty && (
        <>
          <PartyIcon of={id} class="large" />
          <b class="display">{bounty.name}</b>
          <span>{bounty.whenText}</span>
          <span class="mut">{t('Then, once a quest, for a Hero Token: {text}', { text: bounty.text })}</span>
        </>
      )}
      {!pack && !hero && !bounty && <b class="display">{lexicon.name(id)}</b>}
      <Key of={hotkey} />
    </button>
  );
}

/** A class as a card: health, dice, token, actions. */
export function ClassCard({ of }: { readonly of: ClassInfo }): JSX.Element {
  return (
    <>
      <span class="class-head">
        <Banner of={of.id} />
        <span>
          <b class="display">{of.name}</b>
          <span class="mut">
            {t('{n} health', { n: of.hp })} ·{' '}
            {of.dice.map((colour, at) => (
              <PipTile key={at} colour={colour} value={1} />
            ))}
            <span class="unseen">{t('{colours} dice', { colours: of.dice.map(colourWords).join(', ') })}</span>
          </span>
          <span class="mut">
            <PartyIcon of="token" /> {of.tokenText}
          </span>
        </span>
      </span>
      <span class="class-actions">
        {of.actions.map(({ id, name, slot, does }) => (
          <span key={id}>
            <Need slot={slot} />
            <span>
              <b>{name}</b> {does}
            </span>
          </span>
        ))}
      </span>
    </>
  );
}
