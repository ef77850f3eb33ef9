/** Tokens that are picked, and where they lie, in English. */
import type { Choose, TokensOf } from '../../vocabulary/words.ts';
import { nameOf, plainWords } from '../names.ts';
import { isSelf, type Scope } from '../scope.ts';
import { counted, listed } from './names.ts';
import { does, party } from './party.ts';

/** `2 positive status effects`, `up to 2 Chi or Poison`. */
export const tokensPicked = ({ lib }: Scope, tokens: TokensOf, n: number, upTo: string): string => {
  const ids = tokens.ids ?? (tokens.id === undefined ? undefined : [tokens.id]);
  const kind = tokens.kind ? `${tokens.kind} ` : '';
  if (ids) {
    const names = listed(
      ids.map((id) => nameOf(lib, id)),
      'or',
    );
    return n === 1 && tokens.ids && upTo === '' ? names : `${upTo}${n} ${names}`;
  }
  const sort = tokens.shares === undefined ? 'status effect' : `${plainWords(tokens.shares)} token`;
  return `${upTo}${counted(n, `${kind}${sort}`)}`;
};

/** On whose boards they lie. */
export const whereTokens = (scope: Scope, { of }: TokensOf): string =>
  (typeof of === 'string' ? WHERE[of] : undefined) ?? party(scope, of).object;
/** Whose things are picked, where several players are looked at. */
const WHERE: Readonly<Record<string, string>> = {
  everyone: 'a player of your choice',
  team: 'yourself or a teammate of your choice',
  teammates: 'a teammate of your choice',
  opponents: 'an opponent of your choice',
  heroes: 'a hero of your choice',
  enemies: 'an enemy of your choice',
  engaged: 'an engaged opponent of your choice',
};

/** Behind what is picked: who picks it, where that is not oneself. */
export const pickedBy = (scope: Scope, { random, who }: Choose): string => {
  if (random) return ' (picked at random)';
  if (isSelf(who)) return '';
  const picker = party(scope, who);
  return ` (${picker.subject} ${does(picker, 'choose')})`;
};
