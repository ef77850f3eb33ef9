/** `choose`: binds a pick of players, dice, tokens, cards, companions or a number, or runs one of several alternatives. */
import { below } from '../../../core/chance.ts';
import { amountOf, holdsOf, whoOf } from '../../rules/amounts.ts';
import { aim } from '../../rules/attack.ts';
import { askPayment, payCards } from '../../rules/cards.ts';
import { canPay, pay, prepareCost } from '../../rules/costs.ts';
import { notedToken } from '../../rules/noted.ts';
import { isLocked } from '../../rules/tokens.ts';
import { withinLimit } from '../../rules/uses.ts';
import { dieOption, question, seatOption, tokenOption } from '../../stack/asking.ts';
import { address, pushInner, withNamed } from '../../stack/frames.ts';
import {
  bodyOf,
  clockwise,
  decider,
  heldCount,
  heroOf,
  holdingsOf,
  impossible,
  mayTake,
  programOf,
  tokenOf,
} from '../../state/context.ts';
import type { BodyId, EffectFrame, Picked, TokenAt } from '../../state/match.ts';
import type { Asks, Focus, LibraryCost, Read, Step, Table } from '../../state/table.ts';
import { aimsAtTarget, sideKey } from '../../vocabulary/programs.ts';
import type { Alternative, Choose, Pickable } from '../../vocabulary/words.ts';
import { diceOf, eachDie } from '../dice-meant.ts';
import { asking, type Prepare, step } from '../step.ts';
import { candidatesOf } from '../who.ts';

export const choose: Prepare<Choose> = (e, at) => {
  if (e.options) return alternatives(e, e.options, at);
  const { from, as } = e;
  if (!from || !as) return impossible(`a choice from nothing at ${at}`);
  const chooser = whoOf(e.who);
  const terms = termsOf(e);
  const pick = pickFrom(from);
  const binds = (f: EffectFrame, picked: unknown): void => {
    f.picks = withNamed(f.picks, as, isPicked(picked) ? picked : pick.nothing);
  };
  const possible = mayPick(from);
  if (e.random) {
    return step({
      effect: e,
      possible,
      endsPlan: true,
      does: (t, f) => {
        const [by] = chooser(t, f);
        binds(f, by === undefined ? undefined : pick.byChance(t, f, decider(t, by), terms));
        return 'done';
      },
    });
  }
  const asks = (t: Table, f: EffectFrame): Asks<Picked | undefined> => {
    const [by] = chooser(t, f);
    return by === undefined ? nobodyPicks() : pick.asks(t, f, decider(t, by), terms);
  };
  return step({
    effect: e,
    possible,
    binds,
    ...asking(asks, (_, f, picked) => {
      binds(f, picked);
      return 'done';
    }),
  });
};
// biome-ignore lint/correctness/useYield: nobody is asked
function* nobodyPicks(): Asks<undefined> {
  return undefined;
}
const isPicked = (value: unknown): value is Picked => typeof value === 'object' && value !== null;

/** An alternative, ready: it is offered when it holds, can be paid and can begin; what would gain nothing is offered as well
 *  (ruling 30). */
interface Ready {
  readonly id: string;
  readonly at: string;
  readonly holds: Read<boolean> | undefined;
  readonly cost: LibraryCost | undefined;
}
interface Chosen {
  readonly by: BodyId;
  readonly option: Ready;
  readonly cards: readonly string[];
}

const alternatives = (e: Choose, options: readonly Alternative[], at: string): Step => {
  const chooser = whoOf(e.who);
  const ready = options.map(
    (option, i): Ready => ({
      id: option.name ?? `option:${i + 1}`,
      at: address(`${at}.option${i + 1}`),
      holds: option.if && holdsOf(option.if),
      cost: prepareCost(option.cost),
    }),
  );
  const asks = function* (t: Table, f: EffectFrame): Asks<Chosen | undefined> {
    const [by] = chooser(t, f);
    if (by === undefined) return undefined;
    const open = ready.filter(
      ({ at, holds, cost }) => (!holds || holds(t, f)) && canPay(t, f, by, cost) && canBegin(t, f, at),
    );
    if (open.length === 0) return undefined;
    const ids = open.map(({ id }) => id);
    const answer = yield question(decider(t, by), ids, f.source);
    const option = open[ids.indexOf(answer)] ?? impossible(`no option ${answer}`);
    const { cards } = option.cost ?? {};
    return { by, option, cards: cards === undefined ? [] : yield* askPayment(t, by, cards, f.source) };
  };
  return step({
    effect: e,
    onTarget: aimsAtTarget(e),
    endsPlan: e.random === true,
    ...asking(asks, (t, f, chosen) => {
      if (!chosen) return 'done';
      payCards(t, chosen.by, chosen.cards);
      pay(t, f, chosen.by, chosen.option.cost);
      pushInner(t, f, chosen.option.at);
      return 'done';
    }),
    leads: (t, f, chosen) => {
      if (isChosen(chosen)) pushInner(t, f, chosen.option.at);
    },
  });
};
/** What an alternative begins with, and whatever in it is owed, has something to affect now. */
const canBegin = (t: Table, f: EffectFrame, at: string): boolean =>
  programOf(t, at).steps.every((one, i) => (i > 0 && !one.owed) || (one.possible?.(t, f) ?? true));
const isChosen = (value: unknown): value is Chosen => typeof value === 'object' && value !== null && 'option' in value;

/** How many are picked. Written out: effects have many shapes, and to look into one is slow. */
interface Terms extends Pick<Choose, 'upTo' | 'repeat'> {
  readonly n: number;
}
const termsOf = ({ n = 1, upTo, repeat }: Choose): Terms => ({ n, upTo, repeat });

/** How things of one kind are picked. */
interface Picking {
  /** What is bound where nobody is there to pick: what comes after may speak of it all the same. */
  readonly nothing: Picked;
  readonly asks: (t: Table, f: EffectFrame, seat: number, terms: Terms) => Asks<Picked>;
  readonly byChance: (t: Table, f: EffectFrame, seat: number, terms: Terms) => Picked;
}
const picking = <T>(
  things: (t: Table, f: EffectFrame) => readonly T[],
  name: (t: Table, seat: number, thing: T) => string,
  picked: (things: T[]) => Picked,
): Picking => ({
  nothing: picked([]),
  *asks(t, f, seat, terms) {
    return picked(yield* several(f, seat, things(t, f), (thing) => name(t, seat, thing), terms));
  },
  byChance: (t, f, _, { n }) => picked(byChance(t, things(t, f), n)),
});

const pickFrom = (from: Pickable): Picking => {
  if ('players' in from) {
    const open = candidatesOf(from.players, from.except, from.if);
    return picking(
      open,
      (t, _, body) => seatOption(t, body),
      (bodies) => ({ bodies }),
    );
  }
  if ('tokens' in from) {
    const each = eachPickable(from);
    const open = (t: Table, f: EffectFrame): TokenAt[] => {
      const found: TokenAt[] = [];
      each(t, f, (_t, _f, at) => {
        found.push(at);
        return false;
      });
      return found;
    };
    return picking(
      open,
      (t, _, at) => tokenOption(t, at),
      (tokens) => ({ tokens }),
    );
  }
  if ('amount' in from) return pickAmount(from.amount);
  if ('cards' in from) {
    const of = whoOf(from.of);
    const open = (t: Table, f: EffectFrame): string[] => {
      const [body] = of(t, f);
      return body === undefined ? [] : [...new Set(holdingsOf(t, body)[from.cards])];
    };
    return picking(
      open,
      (_t, _s, id) => `card:${id}`,
      (cards) => ({ cards }),
    );
  }
  if ('companions' in from) {
    return picking(
      pickableCompanions(from),
      (t, _, { side }) => `companion:${t.lib.sides.get(side)?.shown ?? side}`,
      (companions) => ({ companions: companions.map(({ side }) => side) }),
    );
  }
  const open = diceOf(from.dice);
  return picking(
    open,
    (t, seat, at) => dieOption(t, seat, at),
    (dice) => ({ dice }),
  );
};
const pickAmount = ([least, most]: Extract<Pickable, { amount: unknown }>['amount']): Picking => {
  const [low, high] = [amountOf(least), amountOf(most)];
  const numbers = (t: Table, f: Focus): number[] => {
    const first = low(t, f);
    return Array.from({ length: Math.max(first, high(t, f)) - first + 1 }, (_, i) => first + i);
  };
  return {
    nothing: { number: 0 },
    *asks(t, f, seat) {
      const open = numbers(t, f);
      const options = open.map((n) => `amount:${n}`);
      const answer = yield question(seat, options, f.source, { amounts: true });
      return { number: open[options.indexOf(answer)] ?? impossible(`no amount ${answer}`) };
    },
    byChance: (t, f) => {
      const open = numbers(t, f);
      return { number: open[below(t.m.chance, open.length)] ?? impossible('no amount') };
    },
  };
};

/** Things that go by the same name are one option. */
const optionsOf = <T>(things: readonly T[], name: (thing: T) => string): string[] => {
  const options: string[] = [];
  for (const thing of things) {
    const option = name(thing);
    if (!options.includes(option)) options.push(option);
  }
  return options;
};

/** Asks for `n` different things, or up to `n` of them until `done`; where there are no more than that, for none. */
function* several<T>(
  f: EffectFrame,
  seat: number,
  things: readonly T[],
  name: (thing: T) => string,
  { n, upTo, repeat }: Terms,
): Asks<T[]> {
  const picked: T[] = [];
  let left = things;
  for (let i = 0; i < n && left.length > 0; i++) {
    const options = optionsOf(left, name);
    if (upTo) options.push('done');
    const every = !upTo && !repeat && n - i >= left.length;
    const answer = yield question(seat, options, f.source, { every });
    if (answer === 'done') break;
    const thing = left.find((other) => name(other) === answer);
    if (thing === undefined) return impossible(`nothing is named ${answer}`);
    picked.push(thing);
    if (!repeat) left = left.filter((other) => other !== thing);
  }
  return picked;
}
const byChance = <T>(t: Table, things: readonly T[], n: number): T[] => {
  const picked: T[] = [];
  let left = things;
  for (let i = 0; i < n && left.length > 0; i++) {
    const thing = left[below(t.m.chance, left.length)] ?? impossible('nothing to pick');
    picked.push(thing);
    left = left.filter((other) => other !== thing);
  }
  return picked;
};

/** Companions that lie there; or those of the player's own that still lie in the supply, with the side printed first. */
const pickableCompanions = (from: CompanionsMeant): Read<{ readonly side: string }[]> => {
  const { companions, at, usable } = from;
  const of = whoOf(from.of);
  return (t, f) => {
    const [whose] = of(t, f);
    if (whose === undefined) return [];
    const body = bodyOf(t, whose);
    if (at === 'supply') {
      const own = heroOf(t, body.id).def.companions ?? {};
      return companions.flatMap((id) => {
        const [first] = own[id]?.sides ?? [];
        return first && !body.companions.some((other) => other.id === id)
          ? [{ side: sideKey(id, true, first.id) }]
          : [];
      });
    }
    return body.companions.filter(({ id, side }) => {
      if (!companions.includes(side) && !companions.includes(id)) return false;
      if (at !== undefined && side !== sideKey(id, true, at)) return false;
      const offer = usable === undefined ? undefined : t.lib.parts.get(`${side}/${usable}`)?.offer;
      return usable === undefined || (offer !== undefined && withinLimit(t, body.id, offer));
    });
  };
};
type CompanionsMeant = Extract<Pickable, { companions: unknown }>;

/** There is something to pick. Cards and companions that lie there are not looked at: what is picked of them may be nothing. */
const mayPick = (from: Pickable): Step['possible'] => {
  if ('players' in from) {
    const open = candidatesOf(from.players, from.except, from.if);
    return (t, f) => open(t, f).length > 0;
  }
  if ('tokens' in from) {
    const each = eachPickable(from);
    return (t, f) => each(t, f, isNoPrice);
  }
  if ('dice' in from) {
    const { dice } = from;
    return (t, f) => eachDie(t, f, dice, YES);
  }
  if ('companions' in from && from.at !== undefined) {
    const open = pickableCompanions(from);
    return (t, f) => open(t, f).length > 0;
  }
  if (!('amount' in from)) return undefined;
  const [low, high] = [amountOf(from.amount[0]), amountOf(from.amount[1])];
  return (t, f) => high(t, f) >= low(t, f);
};
const YES = (): boolean => true;
/** The last tokens of a kind are gone once they are spent, so none of them can be what their own effect picks. */
const isNoPrice = (t: Table, { self, source, picks }: Focus, { body, token }: TokenAt): boolean => {
  if (body !== self || source !== tokenOf(t, token).source) return true;
  const paid = picks?.count;
  return heldCount(t, body, token) !== (paid && 'number' in paid ? paid.number : 1);
};

/** Visits tokens until the visitor returns true. Returns whether it did. */
type EachToken = (t: Table, f: Focus, visit: (t: Table, f: Focus, at: TokenAt) => boolean) => boolean;

/** Tokens that may be picked: not locked, and movable somewhere when they are to move. */
const eachPickable = (from: Extract<Pickable, { tokens: unknown }>): EachToken => {
  const { of, kind, id, ids, inflictedBy, shares } = from.tokens;
  const use = from.use ?? 'remove';
  const whose = whoOf(of);
  const mayPick = (t: Table, f: Focus, token: string, body: BodyId): boolean => {
    const { def } = tokenOf(t, token);
    if (isLocked(t, f, token, use)) return false;
    if ((kind !== undefined && def.kind !== kind) || (id !== undefined && token !== id)) return false;
    if (shares !== undefined && def.shares !== shares) return false;
    if (ids !== undefined && !ids.includes(token)) return false;
    if (inflictedBy && !t.m.attack?.landed.some((at) => at.body === body && at.token === token)) return false;
    if (use !== 'remove' && !clockwise(t).some((other) => other.id !== body && mayTake(t, other.id, token)))
      return false;
    return heldCount(t, body, token) > 0;
  };
  return (t, f, visit) => {
    const bodies = whose(t, f);
    for (const body of bodies) {
      let last = '';
      // Equal tokens lie next to each other.
      for (const { id: token } of bodyOf(t, body).tokens) {
        if (token === last) continue;
        last = token;
        if (mayPick(t, f, token, body) && visit(t, f, { body, token })) return true;
      }
    }
    if (!inflictedBy) return false;
    return notedTokens(t, f.self).some((at) => bodies.includes(at.body) && visit(t, f, at));
  };
};

/** Negative tokens that the Attack has announced for its target, but that have not landed yet. Before the target is
 *  known they are named as if they came to whoever asks. */
const notedTokens = (t: Table, self: BodyId): TokenAt[] => {
  const { attack } = t.m;
  if (!attack) return [];
  const body = aim(t) ?? self;
  return attack.noted.flatMap((f) => {
    const token = notedToken(t, f);
    return token !== undefined && tokenOf(t, token).def.kind === 'negative' ? [{ body, token }] : [];
  });
};
