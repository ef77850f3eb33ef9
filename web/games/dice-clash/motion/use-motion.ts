/** What moves and is heard at the table because it happened: dice fly to their spaces, points rise where they land, pools
 *  are rolled, a lost round shakes its plate. Where things shall keep still nothing flies; sounds stay. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { DiceClashEvent, EventType } from '../../../../engine/dice-clash/state/events.ts';
import { isCalm } from '../../../kit/calm.ts';
import { play } from '../../../kit/sound.ts';
import { middleOf, outline, shake } from '../../../table/flights.ts';
import type { Happening } from '../../../table/picture.ts';
import { t } from '../../../words/t.ts';
import type { Lexicon, StartedPicture } from '../model.ts';
import { diceMoves } from './dice-moves.ts';
import { FLIGHT_MS, floatPoints, flyBack, flyDie, ripple, toss } from './flying-dice.ts';
import { diceIn, plateOf, poolOf, Spots, spaceAt } from './places.ts';

const MOVES = ['pool-rolled', 're-rolled', 'legend-rolled', 'placed', 'power', 'round', 'round-lost'] as const;
type MovingEvent = DiceClashEvent<(typeof MOVES)[number] & EventType>;
const KNOWN: ReadonlySet<string> = new Set(MOVES);
const isMoving = (event: { readonly type: string }): event is MovingEvent => KNOWN.has(event.type);

const APART_MS = 250;
/** Whoever jumps to another place of a replay is not shown all that lies between. */
const MOST_AT_ONCE = 4;
/** Points of defence and attack stand beside each other. */
const ASIDE_PX = 26;

export function useMotion(picture: StartedPicture, lexicon: Lexicon, happened: readonly Happening[]): void {
  useFlights(picture);
  useTold(picture, lexicon, happened);
  useCalls(picture);
}

/** Dice fly as soon as the view shows them elsewhere. */
function useFlights({ view }: StartedPicture): void {
  const before = useRef(view);
  // Taken while the page still shows what was before: a layout effect would come too late.
  const spots = useMemo(() => new Spots(view.fighters.map(({ seat }) => seat)), [view.step]);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = view;
    if (isCalm() || view.step <= last.step || view.step - last.step > MOST_AT_ONCE) return;
    for (const [at, { seat, from, to, die }] of diceMoves(last, view).entries()) {
      const source = from === 'pool' ? spots.of(seat, die) : middleIn(spaceAt(seat, from));
      const target = to === 'pool' ? poolOf(seat) : spaceAt(seat, to);
      if (!source || !target) continue;
      if (to === 'pool') flyBack(die, source, middleOf(target));
      else flyDie(target, source, middleOf(target.querySelector('.cubed') ?? target), at * APART_MS);
    }
  }, [view.step]);
}

const middleIn = (element: Element | null) => element && middleOf(element);

/** What the events tell beyond where dice lie. */
function useTold(picture: StartedPicture, lexicon: Lexicon, happened: readonly Happening[]): void {
  const told = useRef(happened.at(-1)?.id ?? -1);
  /** Whether there was an attack to stop. */
  const attacked = useRef(picture.view.attack !== undefined);
  useEffect(() => {
    const fresh = happened.filter(({ id }) => id > told.current);
    told.current = happened.at(-1)?.id ?? -1;
    const drawn = fresh.length <= MOST_AT_ONCE;
    for (const event of fresh.flatMap(({ events }) => events.filter(isMoving))) {
      const hero = picture.view.fighters[event.seat]?.hero ?? '';
      if (drawn) perform(event, attacked.current, (power) => lexicon.powerName(hero, power));
      if (event.type === 'placed') attacked.current = true;
      if (event.type === 'round') attacked.current = false;
    }
  }, [happened]);
}

function perform(event: MovingEvent, wasAttacked: boolean, powerName: (id: string) => string): void {
  const calm = isCalm();
  switch (event.type) {
    case 'pool-rolled':
    case 're-rolled':
      for (let die = 0; die < 3; die++) play('die', die * 0.045);
      if (!calm) toss(diceIn(event.seat));
      break;
    case 'legend-rolled':
      play('die');
      break;
    case 'placed': {
      const space = spaceAt(event.seat, event.space);
      play(wasAttacked ? 'shield' : 'keep', calm ? 0 : FLIGHT_MS / 1000);
      if (calm || !space) break;
      if (event.mod !== 'plain') ripple(space, event.mod, FLIGHT_MS);
      if (wasAttacked) floatPoints(space, 'shield', String(event.defence), FLIGHT_MS, -ASIDE_PX);
      floatPoints(space, 'ember', String(event.attack), FLIGHT_MS + APART_MS, wasAttacked ? ASIDE_PX : 0);
      break;
    }
    case 'power': {
      const plate = plateOf(event.seat);
      play('card');
      if (!calm && plate) floatPoints(plate, 'words', powerName(event.power), FLIGHT_MS);
      break;
    }
    case 'round-lost': {
      const plate = plateOf(event.seat);
      play('hit');
      if (!plate) break;
      if (calm) outline(plate, 'harmed');
      else {
        shake(plate);
        floatPoints(plate, 'ember', t('loses the round'));
      }
    }
  }
}

/** Whose turn it is, and how it ended, can be heard. */
function useCalls({ view, you }: StartedPicture): void {
  const { outcome, waiting } = view;
  const mine = you !== undefined && !outcome && waiting.some(({ seat }) => seat === you);
  const isTurn = mine && waiting.some(({ why }) => why === 'move');
  useEffect(() => {
    if (mine) play(isTurn ? 'turn' : 'window');
  }, [mine, isTurn]);
  useEffect(() => {
    if (outcome && you !== undefined) play(outcome.winners.includes(you) ? 'win' : 'lose');
  }, [outcome !== undefined]);
}
