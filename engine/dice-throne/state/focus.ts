/** From where the words of the content are read (`Focus` in table.ts): whose they are, and what they speak of. All have one
 *  shape, as they are looked at all the time: whoever knows more than these say fills it in. */
import type { Filling } from '../../core/gathering.ts';
import type { BodyId, Picked, Source } from './match.ts';
import type { Focus, Known } from './table.ts';

/** What reads a roll, or more than that: to be filled in. */
export const focusAt = (self: BodyId, roll?: number): Filling<Focus> => ({
  self,
  source: undefined,
  origin: undefined,
  roll,
  named: undefined,
  row: undefined,
  picks: undefined,
  known: undefined,
});

/** What reads only whose it is. One object a body: such questions are asked all the time. */
export const focusOn = (self: BodyId): Focus => {
  let focus = focuses[self];
  if (!focus) {
    focus = focusAt(self);
    focuses[self] = focus;
  }
  return focus;
};
const focuses: Focus[] = [];

/** The same of a token on its board that `origin` has inflicted. */
export const focusFrom = (self: BodyId, origin: BodyId): Focus => {
  origins[self] ??= [];
  const own = origins[self];
  const known = own[origin];
  if (known) return known;
  const focus = focusAt(self);
  focus.origin = origin;
  own[origin] = focus;
  return focus;
};
const origins: Focus[][] = [];

/** What is played, before it is. */
export const focusAs = (self: BodyId, source: Source, picks?: Record<string, Picked>): Focus => {
  const focus = focusAt(self);
  focus.source = source;
  focus.picks = picks;
  return focus;
};

/** What reads totals of a pool that is being settled. */
export const focusKnowing = (self: BodyId, known: Known): Focus => {
  const focus = focusAt(self);
  focus.known = known;
  return focus;
};

/** What reads as `like` does, with another body in place of its own. */
export const focusLike = (like: Focus, self: BodyId): Focus => {
  const focus = focusAt(self, like.roll);
  focus.source = like.source;
  focus.origin = like.origin;
  focus.named = like.named;
  focus.row = like.row;
  focus.picks = like.picks;
  focus.known = like.known;
  return focus;
};
