/** How bots of the load tests and tests choose from the legal lines a seat is given: as a player in a hurry does. */
import type { LegalAction } from '../protocol/messages.ts';

/** A whole number from 0 to `n` - 1 (at most 256 of them). */
export type Pick = (n: number) => number;

/** Abilities first, then rolls and cards; passing when nothing else leads on. Selling and standing still come last. */
export const hurried = (lines: readonly LegalAction[], pick: Pick): LegalAction | undefined => {
  const of = (test: (line: LegalAction) => boolean): LegalAction | undefined => {
    const some = lines.filter(test).slice(0, 256);
    return some.length > 0 ? some[pick(some.length)] : undefined;
  };
  const named = (type: string) => (line: LegalAction) => line.action.type === type;
  const ability = of((line) => named('announce')(line) && Reflect.get(line.action, 'ability') !== null);
  if (ability) return ability;
  const card = pick(100) < 60 ? of(named('play')) : undefined;
  return (
    card ?? of(named('choose')) ?? of(named('roll')) ?? of(named('pass')) ?? of(named('announce')) ?? of(() => true)
  );
};
