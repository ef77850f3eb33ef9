/** Tokens that come to lie on a board, whoever gives them. Most lie at once; where something listens, or the token says
 *  more about it, that comes first: what may stop it, what its owner may decline, what happens at its limit. */
import { answered, question, WAIT } from '../stack/asking.ts';
import { pushEffects, pushProcedure } from '../stack/frames.ts';
import { type Procedure, procedure } from '../stack/procedure.ts';
import {
  bodyOf,
  emit,
  heldCount,
  impossible,
  isOwner,
  limitOf,
  placeOf,
  roomFor,
  takesOnlyDamage,
  tokenOf,
} from '../state/context.ts';
import type { BodyId, ProcedureFrame, Source } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import { isOfAttack } from './attack.ts';
import { mayHear, raise } from './moments.ts';
import { forbidden } from './standing.ts';
import { addTokens } from './tokens.ts';

export interface Gift {
  readonly body: BodyId;
  readonly token: string;
  readonly n: number;
  /** Who inflicted it. */
  readonly from: BodyId;
  /** Whose effect gives it, and which. */
  readonly self: BodyId;
  readonly source: Source;
}

/** Gives tokens, in order. */
export const give = (t: Table, gifts: readonly Gift[]): void => {
  if (!gifts.some((gift) => isTold(t, gift))) {
    for (const gift of gifts) land(t, gift);
    return;
  }
  // The last put on the stack comes first.
  for (const gift of gifts.flatMap((each) => oneByOne(t, each)).reverse()) {
    const { body, token, n, from, self, source } = gift;
    const gain = pushProcedure(t, 'gain');
    gain.by = body;
    gain.against = from;
    gain.heard = { moment: 'gaining', by: body, token, n, source };
    gain.run = { at: '', source, self };
  }
};
const isTold = (t: Table, gift: Gift): boolean =>
  mayHear(t, 'gaining') || tokenOf(t, gift.token).overflow !== undefined || mayDecline(t, gift);
/** What happens at the limit happens for each token beyond it, and each is declined for itself. */
const oneByOne = (t: Table, gift: Gift): Gift[] =>
  tokenOf(t, gift.token).overflow === undefined && !mayDecline(t, gift)
    ? [gift]
    : Array.from({ length: gift.n }, () => ({ ...gift, n: 1 }));
/** Its owner may decline it, but for what the match begins with. */
const mayDecline = (t: Table, { token, body, from }: Gift): boolean =>
  tokenOf(t, token).def.declinable === true && t.m.turn > 0 && isOwner(t, body, token, from);

const giftOf = ({ by, against, heard, run }: ProcedureFrame): Gift => {
  if (by === undefined || against === undefined || !heard?.token || !run) return impossible('nothing is gained');
  const { token, n = 1 } = heard;
  return { body: by, token, n, from: against, self: run.self, source: run.source };
};

export const gain: Procedure = procedure([
  {
    name: 'gaining',
    run: (t, f) => {
      const { heard } = f;
      if (heard) raise(t, heard.moment, heard.by, heard);
    },
  },
  {
    name: 'declined',
    run: (t, f) => {
      const gift = giftOf(f);
      const { body, token, from, source } = gift;
      const { pilot } = bodyOf(t, body);
      if (f.cancelled || pilot === undefined || !mayDecline(t, gift) || roomFor(t, body, token, from) === 0) return;
      const answer = answered(t, f, question(pilot, ['yes', 'no'], source));
      if (answer === WAIT) return 'wait';
      return answer === 'no' ? 'end' : undefined;
    },
  },
  {
    name: 'overflow',
    run: (t, f) => {
      const gift = giftOf(f);
      if (f.cancelled) {
        stopped(t, gift);
        return 'end';
      }
      const { overflow, source } = tokenOf(t, gift.token);
      if (overflow === undefined || roomFor(t, gift.body, gift.token, gift.from) > 0) return;
      pushEffects(t, overflow, gift.body, source).origin = gift.from;
    },
  },
  {
    name: 'land',
    run: (t, f) => {
      land(t, giftOf(f));
    },
  },
]);

const stopped = (t: Table, { body, token }: Gift): void =>
  emit(t, { type: 'token-stopped', seat: placeOf(t, body), token });

const land = (t: Table, gift: Gift): void => {
  const { body, token: id, n, from, self, source } = gift;
  if (bodyOf(t, body).out) return;
  if (takesOnlyDamage(t, body) || forbidden(t, body, tokenOf(t, id).ban)) {
    stopped(t, gift);
    return;
  }
  const gained = Math.min(n, roomFor(t, body, id, from));
  if (gained <= 0) {
    if (n > 0) emit(t, { type: 'token-full', seat: placeOf(t, body), token: id, limit: limitOf(t, body, id, from) });
    return;
  }
  addTokens(t, body, { id, from, since: t.m.now, n: gained });
  emit(t, { type: 'token', seat: placeOf(t, body), token: id, n: gained, held: heldCount(t, body, id) });
  const { attack } = t.m;
  // What an Attack Modifier, card or token, puts there is of the Attack as well (ruling 18).
  const modifies = attack?.by === self && (source.startsWith('card:') || source.startsWith('token:'));
  const byAttack = isOfAttack(t, self, source) || modifies;
  if (attack && byAttack && body === attack.target) {
    for (let i = 0; i < gained; i++) attack.landed.push({ body, token: id });
  }
};
