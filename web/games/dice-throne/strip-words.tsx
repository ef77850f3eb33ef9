/** What just happened, in a few words and symbols: the strip's line of each event that is worth one. */
import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../../engine/core/game.ts';
import type { DieView } from '../../../engine/dice-throne/state/view-shape.ts';
import { clothOf } from '../../kit/heraldry.tsx';
import { DieSymbol } from '../../kit/symbol.tsx';
import { toneOf } from '../../kit/words.ts';
import type { Happening } from '../../table/picture.ts';
import type { StripItem } from '../../table/strip.tsx';
import { comersIn, kindAt, whoAt } from './called.ts';
import { type DrawnEvent, drawn } from './happenings.ts';
import type { Lexicon, StartedPicture } from './model.ts';

const ITEM_WORDS = {
  shard: 'a portal shard',
  salve: 'a salve',
  'chest-1': 'a chest of level 1',
  'chest-2': 'a chest of level 2',
  'chest-3': 'a chest of level 3',
} as const;

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
  const name = (id: string): JSX.Element => <b>{lexicon.nameOf(id)}</b>;
  const tile = (id: string): JSX.Element => <b>{lexicon.tile(id)?.name ?? id}</b>;
  const person = (seat: Seat): JSX.Element => <b>{whoAt({ picture, lexicon }, seat, comers)}</b>;
  switch (event.type) {
    case 'turn':
      return (
        <>
          begins turn <b>{event.turn}</b>
        </>
      );
    case 'rolled':
      return (
        <>
          {event.for === 'defence' ? 'defends with' : event.again ? 'rolls again' : 'rolls'}{' '}
          <Faces dice={event.dice} hero={kindAt(picture.view, event.seat, comers) ?? ''} lexicon={lexicon} />
        </>
      );
    case 'announced':
      return event.ability === null ? 'announces nothing' : <>announces {name(event.ability)}</>;
    case 'attack':
      return (
        <>
          attacks {person(event.target)} with {name(event.ability)}
        </>
      );
    case 'health':
      if (event.by === 0) return undefined;
      return event.by < 0 ? (
        <>
          {person(event.seat)} <span class="dmg">−{-event.by}</span>
        </>
      ) : (
        <>
          heals <span class="hl">{event.by}</span>
        </>
      );
    case 'dealt':
      return event.n === 0 ? <>takes nothing</> : undefined;
    case 'cp':
      return event.n > 0 ? (
        <>
          gains <b>{event.n} CP</b>
        </>
      ) : undefined;
    case 'token':
      return (
        <>
          {lexicon.tokenKind(event.token) === 'bad' ? 'suffers' : 'gains'} {name(event.token)}
        </>
      );
    case 'token-stopped':
      return <>is spared {name(event.token)}</>;
    case 'companion':
      return <>is joined by {name(event.side)}</>;
    case 'drawn':
      return event.cards?.length === 1 && event.cards[0] !== undefined ? (
        <>draws {name(event.cards[0])}</>
      ) : (
        <>draws {event.n === 1 ? 'a card' : `${event.n} cards`}</>
      );
    case 'played':
      return <>plays {name(event.card)}</>;
    case 'sold':
      return <>sells {name(event.card)}</>;
    case 'spent':
      return <>spends {name('token' in event ? event.token : event.companion)}</>;
    case 'used':
      return <>uses {name(event.ability)}</>;
    case 'die-changed':
      return (
        <>
          turns a die to <b>{event.to}</b>
        </>
      );
    case 'enemy-turn':
      return 'acts';
    case 'revealed':
      return <>reveals {name(event.card)}</>;
    case 'moved':
      return 'moves on';
    case 'explored':
      return <>explores {tile(event.tile)}</>;
    case 'found':
      return <>finds {ITEM_WORDS[event.item]}</>;
    case 'gold':
      return event.n > 0 ? (
        <>
          The team gains <b>{event.n} gold</b>
        </>
      ) : (
        <>
          The team loses <b>{-event.n} gold</b>
        </>
      );
    case 'loot':
      return <>gains {event.rarity} loot</>;
    case 'chest':
      return <>Everybody looks into a chest of level {event.level}</>;
    case 'enemy-came':
      return <>appears{event.strikesFirst && ', and strikes first'}</>;
    case 'enemy-left':
      return 'is gone';
    case 'revived':
      return <>is saved by a salve of {person(event.by)}</>;
    case 'defeated':
      return <b>falls</b>;
    case 'conceded':
      return 'concedes';
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
