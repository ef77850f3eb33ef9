/** What bounties count. A bounty that is met gives its hero a Hero Token, ready at once (book: Bounty Cards). */
import { emit, heroAt, type Table } from '../state/table.ts';
import type { Feat } from '../vocabulary/words.ts';

/** Counts something of a hero. */
export const note = (t: Table, hero: number, feat: Feat, n = 1): void =>
  reach(t, hero, feat, (heroAt(t.m, hero).feats[feat] ?? 0) + n);

/** Something of a hero has reached a number, if it was not there before. */
export const reach = (t: Table, no: number, feat: Feat, n: number): void => {
  const hero = heroAt(t.m, no);
  const { feats, bounty, bountyDone } = hero;
  if (n <= (feats[feat] ?? 0)) return;
  feats[feat] = n;
  const def = bounty === null || bountyDone ? undefined : t.lib.bounties.get(bounty);
  if (!def || def.when.feat !== feat || n < def.when.n) return;
  hero.bountyDone = true;
  hero.tokens++;
  emit(t, { type: 'bounty', hero: no, bounty: def.id });
};

/** A quest is over, with its boss if it has one: who was not wounded in it. */
export const noteUntouched = (t: Table): void => {
  t.m.heroes.forEach(({ scarred }, no) => {
    if (!scarred) note(t, no, 'untouched-quests');
  });
};

export const gainSpoils = (t: Table, no: number, id: string): void => {
  const { spoils } = heroAt(t.m, no);
  spoils.push(id);
  reach(t, no, 'spoils', spoils.length);
};
