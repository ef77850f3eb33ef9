/** A hero: who leads it, its health, its actions with the dice on them, its dice, and what it carries. */
import type { JSX } from 'preact';
import type { HeroView } from '../../../../engine/diceborn-heroes/view/view-shape.ts';
import { Crest } from '../../../kit/heraldry.tsx';
import { Mark } from '../../../kit/icon.tsx';
import { Key } from '../../../kit/key.tsx';
import { PipTile } from '../../../kit/pip-cube.tsx';
import { Absence, ClockWords } from '../../../table/seat-clock.tsx';
import { rich } from '../../../words/rich.ts';
import { t } from '../../../words/t.ts';
import { useTable } from '../context.ts';
import { rerollOf } from '../lines.ts';
import { dieNamed, heroTitle } from '../model.ts';
import { type HeroKeys, slotsOf } from '../slots.ts';
import { ledBy } from '../words.ts';
import { Pool } from './dice.tsx';
import { Figure } from './figure.tsx';
import { Conditions, Health } from './figure-parts.tsx';
import { SlotButton } from './slot.tsx';
import { Thing } from './use-button.tsx';

interface ChampProps {
  readonly no: number;
  readonly hero: HeroView;
  readonly keys: HeroKeys;
}

export function Champ({ no, hero, keys }: ChampProps): JSX.Element {
  const { picture, lexicon } = useTable();
  const { view, you } = picture;
  const slots = slotsOf(view, lexicon, no);
  const person = picture.seats[hero.seat];
  const leads = view.leader === hero.seat && !view.outcome;
  const player = view.players[hero.seat];
  const { prompt } = view;
  const asked = prompt !== undefined && prompt.seat === you && prompt.by === `hero:${no}`;
  const ready = player?.ready && (view.phase === 'assign' || view.phase === 'town');
  return (
    <Figure
      name={`hero:${no}`}
      title={heroTitle(view, lexicon, no)}
      ledBy={hero.seat}
      class={`champ ${hero.seat === you ? 'me' : ''} ${hero.ko ? 'down' : ''} ${asked ? 'asked' : ''}`}
    >
      <header>
        <Crest of={hero.class} />
        <div>
          <h3>
            {heroTitle(view, lexicon, no)} <small>{ledBy(picture, hero)}</small>
          </h3>
          <Health figure={hero} name={`hero:${no}`} />
        </div>
        {ready && <span class="badge good">{t('ready')}</span>}
        {leads && <Mark of="crown" class="leads" label={t('Leads this round')} />}
      </header>
      <p class="tokens">
        {hero.ko && <span class="badge warn">{t('knocked out')}</span>}
        {hero.waits && <span class="badge">{t('acts from the next round')}</span>}
        <Conditions figure={hero} />
        {person?.kind === 'human' && !person.connected && person.clock && <Absence clock={person.clock} />}
        {person?.clock && !view.outcome && hero.seat !== you && <ClockWords clock={person.clock} />}
      </p>
      <ul class={`slots ${slots.length > 3 ? 'many' : ''}`} aria-label={t('Actions')}>
        {slots.map((slot) => (
          <li key={slot.name}>
            <SlotButton {...slot} hero={no} hotkey={keys.slots.get(slot.name)} />
          </li>
        ))}
      </ul>
      <footer>
        <Pool no={no} hero={hero} keys={keys.dice} />
        <Locked no={no} />
        <Again no={no} hero={hero} />
      </footer>
      <Belongings no={no} hero={hero} />
    </Figure>
  );
}

/** Dice of the hero that lie locked on the quest, or captured by an enemy. */
function Locked({ no }: { readonly no: number }): JSX.Element | null {
  const { view } = useTable().picture;
  const locked = (view.quest?.locks ?? []).filter(({ hero }) => hero === no);
  const captured = view.enemies.flatMap(({ captured: dice = [] }) =>
    dice.filter((die) => die.startsWith(`${no}:`)).map((die) => die.slice(die.indexOf(':') + 1)),
  );
  if (locked.length + captured.length === 0) return null;
  return (
    <span class="away">
      {locked.length > 0 && (
        <span>
          {rich('locked {dice}', {
            dice: locked.map(({ slot, die }) => <PipTile key={slot} {...dieNamed(die)} />),
          })}
        </span>
      )}
      {captured.length > 0 && (
        <span>
          {rich('captured {dice}', {
            dice: captured.map((colour, at) => <PipTile key={at} colour={colour} />),
          })}
        </span>
      )}
    </span>
  );
}

/** A Hero Token pays for rolling dice of the pool again. */
function Again({ no, hero }: { readonly no: number; readonly hero: HeroView }): JSX.Element | null {
  const { lines, picked, pick, take } = useTable();
  if (!lines.rerolls.some((one) => one.hero === no)) return null;
  if (picked?.hero !== no) {
    const all = hero.pool.flatMap((die, at) => (dieNamed(die).value > 0 ? [at] : []));
    return (
      <button type="button" class="btn small lit" data-again={no} onClick={() => pick({ hero: no, at: all })}>
        <Mark of="again" /> {t('Roll again')}
      </button>
    );
  }
  const line = rerollOf(
    lines,
    no,
    picked.at.flatMap((at) => hero.pool[at] ?? []),
  );
  return (
    <span class="again">
      <button
        type="button"
        class="btn small go"
        disabled={!line}
        onClick={() => {
          pick(undefined);
          if (line) take(line);
        }}
      >
        <Mark of="again" /> {t('Roll {n} for a Token', { n: picked.at.length })}
      </button>
      <button type="button" class="btn small" data-key="escape" onClick={() => pick(undefined)}>
        {rich('Not now {key}', { key: <Key of="esc" /> })}
      </button>
    </span>
  );
}

/** Token, bounty, items, relics without a slot of their own here, spoils. */
function Belongings({ no, hero }: { readonly no: number; readonly hero: HeroView }): JSX.Element {
  const { lines, lexicon, picture } = useTable();
  const { view } = picture;
  const used = (kind: string, item?: string) =>
    lines.uses.find((one) => one.hero === no && one.kind === kind && one.item === item);
  const [ready, all] = hero.tokens;
  const token = lexicon.classes.get(hero.class)?.tokenText ?? '';
  const bounty = lexicon.bounties.get(hero.bounty ?? '');
  const items = [...new Set(hero.items)];
  return (
    <div class="things">
      <Thing
        of="token"
        name={t('Token')}
        more={`${ready}/${all}`}
        text={[
          token,
          t('Or roll dice again.'),
          ...(hero.spent?.includes('ability') ? [t('The ability is spent for this quest.')] : []),
        ].join(' ')}
        use={used('ability')}
      />
      {bounty && (
        <Thing
          of={bounty.id}
          name={bounty.name}
          more={hero.bountyDone ? '✓' : hero.bountyAt?.join('/')}
          text={
            hero.bountyDone
              ? t('Met {text}', { text: bounty.text })
              : t('{when} Then, once a quest: {text}', { when: bounty.whenText, text: bounty.text })
          }
          use={used('bounty')}
        />
      )}
      {items.map((item) => {
        const many = hero.items.filter((one) => one === item).length;
        return (
          <Thing
            key={item}
            of={item}
            name={lexicon.name(item)}
            more={many > 1 ? `×${many}` : undefined}
            text={lexicon.text(item)}
            use={used('use', item)}
          />
        );
      })}
      {hero.spoils.length > 0 && (
        <Thing
          of="spoils"
          name={t('Spoils')}
          more={`${hero.spoils.length}`}
          text={t('{spoils}. They pay in the market.', {
            spoils: hero.spoils.map((id) => lexicon.name(id)).join(', '),
          })}
        />
      )}
      {view.allies.map((ally, at) =>
        ally.owner === no && ally.from === 'companion' && ally.on === undefined ? (
          <Thing key={at} of="silverfang" name={lexicon.name(ally.id)} text={lexicon.text(ally.id)} />
        ) : null,
      )}
    </div>
  );
}
