/** Everybody who fights, as the table draws them alike: the players' seats, and whom the game itself plays. Events and answers
 *  name both by the same numbers: seats first, then those without one. */
import type { EnemyView, MatchView, SeatView } from '../../../engine/dice-throne/state/view-shape.ts';

/** The side of whatever the game plays. */
export const ENEMIES = -1;

/** An enemy as a seat that holds no cards. */
export const enemySeat = ({ body, kind, health, maxHealth, cp, tokens, upgrades, abilities }: EnemyView): SeatView => ({
  seat: body,
  team: ENEMIES,
  hero: kind,
  health,
  maxHealth,
  cp,
  out: false,
  silenced: '',
  tokens,
  companions: [],
  abilities,
  upgrades,
  handCount: 0,
  deckCount: 0,
  discard: [],
});
export const isEnemy = ({ team }: Pick<SeatView, 'team'>): boolean => team === ENEMIES;

/** All of them that are at the table now. */
export const fightersOf = ({ seats, enemies = [] }: MatchView): readonly SeatView[] => [
  ...seats,
  ...enemies.map(enemySeat),
];
export const fighterAt = (view: MatchView, number: number | undefined): SeatView | undefined =>
  fightersOf(view).find(({ seat }) => seat === number);

/** Whose turn it is: an enemy has its own in that of a hero. */
export const turnOf = ({ turnOf: body, active }: MatchView): number => body ?? active;
