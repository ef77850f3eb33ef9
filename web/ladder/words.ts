/** Names and dates for the ladder's pages. */
import type { GameInfo } from '../api.ts';
import { plainWords } from '../table/picture.ts';
import { date, t } from '../words/t.ts';

export const heroName = (games: readonly GameInfo[], game: string, hero: string): string =>
  games.find(({ id }) => id === game)?.heroes.find(({ id }) => id === hero)?.name ?? plainWords(hero);

export const modeName = (games: readonly GameInfo[], game: string, mode: string): string => {
  const info = games.find(({ id }) => id === game);
  return `${info?.name ?? plainWords(game)}, ${info?.modes.find(({ id }) => id === mode)?.name ?? plainWords(mode)}`;
};

/** `Dice Throne, Boss vs Many, as boss`; a role that everybody has needs no word. */
export const keyName = (games: readonly GameInfo[], key: string): string => {
  const [game = '', mode = '', role = ''] = key.split('/');
  return `${modeName(games, game, mode)}${role === 'player' ? '' : `, ${t('as {role}', { role })}`}`;
};

const DAY_FORM: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };

export const day = (at: number): string => date(at, DAY_FORM);

/** `4 won, 1 drawn, 2 lost`; draws only where there were any. */
export const tallyWords = ({ won, drawn, lost }: { won: number; drawn: number; lost: number }): string =>
  [t('{n} won', { n: won }), ...(drawn > 0 ? [t('{n} drawn', { n: drawn })] : []), t('{n} lost', { n: lost })].join(
    ', ',
  );

/** Wins of all matches, a draw for half of one: `64 %`. */
export const winRate = ({ won, drawn, lost }: { won: number; drawn: number; lost: number }): string => {
  const all = won + drawn + lost;
  return all === 0 ? '' : `${Math.round((100 * (won + drawn / 2)) / all)} %`;
};
