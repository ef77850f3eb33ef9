/** Tokens that are picked, and where they lie, in German. */
import type { Choose, TokensOf } from '../../vocabulary/words.ts';
import { nameOf, plainWords } from '../names.ts';
import { isSelf, type Scope } from '../scope.ts';
import { counted, listed } from './names.ts';
import { does, from, party } from './party.ts';

/** Parts of things go by their ids; these are set off. */
const SET_OFF: Readonly<Record<string, string>> = {
  'blow-up': 'Explosion',
  detonate: 'Detonation',
};
const PARTS: Readonly<Record<string, string>> = { ...SET_OFF, whisper: 'Flüstern' };
export const partName = (id: string): string => PARTS[id] ?? plainWords(id);
/** What is done with a part: `löse die Explosion von Powder Keg aus`. */
export const runPart = (id: string, whose: string): string =>
  SET_OFF[id] === undefined ? `führe ${partName(id)}${whose} aus` : `löse die ${SET_OFF[id]}${whose} aus`;

const KINDS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  positive: ['positiven Statuseffekt', 'positive Statuseffekte'],
  negative: ['negativen Statuseffekt', 'negative Statuseffekte'],
};
/** `2 positive Statuseffekte`, `bis zu 2 Chi oder Poison`. */
export const tokensPicked = ({ lib }: Scope, tokens: TokensOf, n: number, upTo: string): string => {
  const ids = tokens.ids ?? (tokens.id === undefined ? undefined : [tokens.id]);
  if (ids) {
    const names = listed(
      ids.map((id) => nameOf(lib, id)),
      'or',
    );
    return n === 1 && tokens.ids && upTo === '' ? names : `${upTo}${n} ${names}`;
  }
  const marker = tokens.shares === undefined ? undefined : `${plainWords(tokens.shares)}-Marker`;
  const [one, more] = marker ? [marker, marker] : (KINDS[tokens.kind ?? ''] ?? ['Statuseffekt', 'Statuseffekte']);
  return `${upTo}${counted(n, one, more)}`;
};

/** From whose boards they come. */
export const whereTokens = (scope: Scope, { of }: TokensOf): string =>
  (typeof of === 'string' ? WHERE[of] : undefined) ?? from(party(scope, of));
/** Whose things are picked, where several players are looked at. */
const WHERE: Readonly<Record<string, string>> = {
  everyone: 'von einem Spieler deiner Wahl',
  team: 'von einem Spieler deiner Wahl aus deinem Team',
  teammates: 'von einem Mitspieler deiner Wahl',
  opponents: 'von einem Gegner deiner Wahl',
  heroes: 'von einem Helden deiner Wahl',
  enemies: 'von einem Feind deiner Wahl',
  engaged: 'von einem Gegner deiner Wahl im Kampf',
};

/** Behind what is picked: who picks it, where that is not oneself. */
export const pickedBy = (scope: Scope, { random, who }: Choose): string => {
  if (random) return ' (zufällig)';
  return isSelf(who) ? '' : ` (${does(scope, who, 'choose')})`;
};
