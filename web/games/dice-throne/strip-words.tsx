/** What just happened, in a few words and symbols: the strip's line of each event that is worth one. */
import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../../engine/core/game.ts';
import type { DieView } from '../../../engine/dice-throne/state/view-shape.ts';
import { clothOf } from '../../kit/heraldry.tsx';
import { DieSymbol } from '../../kit/symbol.tsx';
import { toneOf } from '../../kit/words.ts';
import { Told } from '../../rules/word.tsx';
import type { Happening } from '../../table/picture.ts';
import type { StripItem } from '../../table/strip.tsx';
import { rich } from '../../words/rich.ts';
import { t } from '../../words/t.ts';
import { comersIn, kindAt, whoAt } from './called.ts';
import { type DrawnEvent, drawn } from './happenings.ts';
import type { Lexicon, StartedPicture } from './model.ts';

const itemWords = () =>
  ({
    shard: t('a portal shard'),
    salve: t('a salve'),
    'chest-1': t('a chest of level 1'),
    'chest-2': t('a chest of level 2'),
    'chest-3': t('a chest of level 3'),
  }) as const;

/** As many as may show on the widest table. */
const MOST = 24;

export function stripOf(
  picture: StartedPicture,
  lexicon: Lexicon,
  happened: readonly Happening[],
): readonly StripItem[] {
  const items: StripItem[] = [];
  const comers = comersIn(happened);
  for (const { id, events } of happened) {
    for (const [index, event] of drawn(events).entries()) {
      const seat = doerOf(event);
      const what = wordsOf(event, picture, lexicon, comers);
      if (what === undefined) continue;
      items.push({
        id: `${id} ${index}`,
        hero: seat === undefined ? undefined : kindAt(picture.view, seat, comers),
        what,
      });
    }
  }
  return items.slice(-MOST);
}

/** Whose doing it is, or to whom it happens. */
const doerOf = (event: DrawnEvent): Seat | undefined => {
  if ('seat' in event) return event.seat;
  if ('enemy' in event) return event.enemy;
  return 'from' in event ? event.from : undefined;
};

function wordsOf(
  event: DrawnEvent,
  picture: StartedPicture,
  lexicon: Lexicon,
  comers: ReadonlyMap<number, string>,
): ComponentChildren {
  const name = (id: string): JSX.Element => (
    <b>
      <Told text={lexicon.nameOf(id)} />
    </b>
  );
  const tile = (id: string): JSX.Element => (
    <b>
      <Told text={lexicon.tile(id)?.name ?? id} />
    </b>
  );
  const person = (seat: Seat): JSX.Element => <b>{whoAt({ picture, lexicon }, seat, comers)}</b>;
  switch (event.type) {
    case 'turn':
      return rich('begins turn {turn}', { turn: <b>{event.turn}</b> });
    case 'rolled':
      return (
        <>
          {event.for === 'defence' ? t('defends with') : event.again ? t('rolls again') : t('rolls')}{' '}
          <Faces dice={event.dice} hero={kindAt(picture.view, event.seat, comers) ?? ''} lexicon={lexicon} />
        </>
      );
    case 'announced':
      return event.ability === null ? t('announces nothing') : rich('announces {name}', { name: name(event.ability) });
    case 'attack':
      return rich('attacks {person} with {name}', { person: person(event.target), name: name(event.ability) });
    case 'health':
      if (event.by === 0) return undefined;
      return event.by < 0 ? (
        <>
          {person(event.seat)} <span class="dmg">−{-event.by}</span>
        </>
      ) : (
        rich('heals {by}', { by: <span class="hl">{event.by}</span> })
      );
    case 'dealt':
      return event.n === 0 ? t('takes nothing') : undefined;
    case 'cp':
      return event.n > 0 ? rich('gains {name}', { name: <b>{t('{n} CP', { n: event.n })}</b> }) : undefined;
    case 'token':
      return (
        <>
          {lexicon.tokenKind(event.token) === 'bad'
            ? rich('suffers {name}', { name: name(event.token) })
            : rich('gains {name}', { name: name(event.token) })}
        </>
      );
    case 'token-stopped':
      return rich('is spared {name}', { name: name(event.token) });
    case 'companion':
      return rich('is joined by {name}', { name: name(event.side) });
    case 'drawn':
      return event.cards?.length === 1 && event.cards[0] !== undefined
        ? rich('draws {name}', { name: name(event.cards[0]) })
        : t('draws {n, plural, one {a card} other {# cards}}', { n: event.n });
    case 'played':
      return rich('plays {name}', { name: name(event.card) });
    case 'sold':
      return rich('sells {name}', { name: name(event.card) });
    case 'spent':
      return rich('spends {name}', { name: name('token' in event ? event.token : event.companion) });
    case 'used':
      return rich('uses {name}', { name: name(event.ability) });
    case 'die-changed':
      return rich('turns a die to {to}', { to: <b>{event.to}</b> });
    case 'enemy-turn':
      return t('acts');
    case 'revealed':
      return rich('reveals {name}', { name: name(event.card) });
    case 'moved':
      return t('moves on');
    case 'explored':
      return rich('explores {tile}', { tile: tile(event.tile) });
    case 'found':
      return t('finds {what}', { what: itemWords()[event.item] });
    case 'gold':
      return event.n > 0
        ? rich('The team gains {gold}', { gold: <b>{t('{n} gold', { n: event.n })}</b> })
        : rich('The team loses {gold}', { gold: <b>{t('{n} gold', { n: -event.n })}</b> });
    case 'loot':
      return t('gains {rarity} loot', { rarity: event.rarity });
    case 'chest':
      return t('Everybody looks into a chest of level {level}', { level: event.level });
    case 'enemy-came':
      return event.strikesFirst ? t('appears, and strikes first') : t('appears');
    case 'enemy-left':
      return t('is gone');
    case 'revived':
      return rich('is saved by a salve of {person}', { person: person(event.by) });
    case 'defeated':
      return <b>{t('falls')}</b>;
    case 'conceded':
      return event.late ? t('is out: time ran out') : t('concedes');
    default:
      return undefined;
  }
}

function Faces({ dice, hero, lexicon }: { dice: readonly DieView[]; hero: string; lexicon: Lexicon }): JSX.Element {
  const faces = lexicon.dieOf(hero);
  return (
    <>
      {dice.map((die, index) => (
        <i key={index} class={`pip ${toneOf(faces, die.symbol)}`} style={clothOf(hero)}>
          <DieSymbol symbol={die.symbol} hero={hero} />
        </i>
      ))}
    </>
  );
}
