/** What a pass leaves out early, since it cannot become a match, is what it would have left out in the end: against the plain
 *  way of trying everything. Each check prints the seed of the crowd that breaks it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { canPlay } from '../../../league/matcher/can-play.ts';
import { type Entry, entries, haveMet, type Kind } from '../../../league/matcher/entry.ts';
import { type Filling, fillings } from '../../../league/matcher/fillings.ts';
import { layoutsOf } from '../../../league/matcher/layout.ts';
import { mixer } from '../../../league/matcher/mixtures.ts';
import { type Near, type NearestOf, neighbours } from '../../../league/matcher/neighbours.ts';
import { seater } from '../../../league/matcher/seating.ts';
import { type Shelf, shelf } from '../../../league/matcher/shelf.ts';
import { NEWCOMER } from '../../../league/rating.ts';
import { type Choices, choices } from '../../../proof/random.ts';
import { FORMATS, type FormatName, member, ticket } from '../../support/stores/tickets.ts';

const mixtures = suite('matcher: what is tried together');
const NOW = 100_000;
const CROWDS = 40;
const MODES = ['boss-vs-many', 'hill', '2v2v2', '3v3'] as const satisfies readonly FormatName[];

/** Some who wait, each with what it may be part of and whom it has near. */
const looks = (pick: Choices, mode: FormatName, ranked: boolean) => {
  const formats = FORMATS[mode];
  const layouts = layoutsOf(formats);
  const plans = fillings(layouts);
  const entryOf = entries(formats, ranked);
  const shelves = new Map<Kind, Shelf>();
  const shelfOf = (kind: Kind): Shelf => {
    const own = shelves.get(kind) ?? shelf();
    shelves.set(kind, own);
    return own;
  };
  const waiting: Entry[] = [];
  for (let player = 0; player < 60; ) {
    const members = Array.from({ length: pick.chance(30) ? 2 : 1 }, () => {
      const rating = pick.chance(30) ? NEWCOMER : { mu: 20 + pick.below(11), sigma: 1 + pick.below(4) };
      const plays = pick.of([['hero'], ['boss'], ['hero', 'boss']]);
      return member(`p${player++}`, rating, { plays, lastMet: pick.list(2, () => `p${pick.below(60)}`) });
    });
    if (!canPlay(formats, members, ranked)) waiting.push(entryOf(ticket(members, 1000 * pick.below(100))));
  }
  for (const entry of waiting) {
    shelfOf(entry.kind).add(entry);
    plans.know(entry.kind);
  }
  const most = Math.max(...layouts.map(({ seats }) => seats));
  const lookAround = neighbours({ ranked, most, shelfOf });
  return waiting.flatMap((anchor) =>
    plans.ofPeople(anchor.kind).map((some) => ({
      anchor,
      some,
      near: () => lookAround({ anchor, now: NOW, oldestSince: 0, othersWait: true }),
    })),
  );
};

/** Every mixture, one by one, the best first. */
const allMixtures = (some: readonly Filling[], picker: Entry, near: NearestOf) => {
  const all = some.flatMap(({ layout, parts }) => {
    if (parts.some(({ kind, count }) => near(kind).many < count)) return [];
    const nearest = parts.map(({ kind, count }) => near(kind).all.slice(0, count));
    const others = parts.flatMap(({ kind, count }, at) => {
      const { all: own, many } = near(kind);
      const next = many > count ? own[count] : undefined;
      if (!next || nearest[at]?.at(-1)?.entry === picker) return [];
      return [nearest.map((each, i) => (i === at ? [...each.slice(0, -1), next] : each))];
    });
    return [nearest, ...others].map((each) => told(each.flat(), layout.seats));
  });
  return all.sort((a, b) => a.again - b.again || a.apart - b.apart);
};

const told = (parties: readonly Near[], seats: number) => ({
  parties: parties.map(({ entry }) => entry.ticket.id),
  again: parties.reduce(
    (sum, { entry }, i) => sum + parties.slice(0, i).filter((other) => haveMet(entry, other.entry)).length,
    0,
  ),
  apart: parties.reduce((sum, { entry, apart }) => sum + apart * entry.kind.size, 0) / seats,
});

mixtures('the six nearest are found as if all had been put together', () => {
  const mix = mixer();
  let compared = 0;
  for (let n = 0; n < CROWDS; n++) {
    const seed = `mixtures ${n}`;
    const pick = choices(seed);
    for (const { anchor, some, near } of looks(pick, pick.of(MODES), pick.chance(50))) {
      const expected = allMixtures(some, anchor, near()).slice(0, 6);
      const { many, all } = mix(some, anchor, near());
      const found = all.slice(0, many).map(({ parties, again, apart }) => {
        return { parties: parties.map((entry) => entry.ticket.id), again, apart };
      });
      assert.equal(found, expected, `${seed}: ${anchor.ticket.id}`);
      compared += many;
    }
  }
  assert.ok(compared > 50 * CROWDS, `only ${compared} were compared`);
});

mixtures('a seating is told where it is more even than the last and even enough, and else nothing is', () => {
  const mix = mixer();
  let seated = 0;
  for (let n = 0; n < CROWDS; n++) {
    const seed = `seatings ${n}`;
    const pick = choices(seed);
    const mode = pick.of(MODES);
    const seat = seater(FORMATS[mode]);
    for (const { anchor, some, near } of looks(pick, mode, true)) {
      const { many, all } = mix(some, anchor, near());
      for (const { layout, parties } of all.slice(0, many)) {
        const best = seat(layout, parties);
        if (!best) continue;
        const { gap } = best;
        assert.equal(seat(layout, parties, undefined, gap + 0.001, gap), best, seed);
        assert.is(seat(layout, parties, undefined, gap), undefined, `${seed}: no better than the last`);
        assert.is(seat(layout, parties, undefined, gap + 0.001, gap - 0.001), undefined, `${seed}: not even enough`);
        seated++;
      }
    }
  }
  assert.ok(seated > 50 * CROWDS, `only ${seated} were seated`);
});

mixtures.run();
