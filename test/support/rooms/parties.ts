/** Parties to put into stores. */
import { newParty, type Party, type PartyMode } from '../../../league/party/party.ts';
import { alike, bossAgainst } from '../stores/tickets.ts';

export const CHOICE = { game: 'made-up', mode: 'duel', ranked: false } as const;
export const who = (id: string) => ({ id, name: `{${id}} "☃"` });
export const partyOf = (leader: string, code = `code of ${leader}`): Party => newParty(code, who(leader), CHOICE);

const HEROES = [
  ...['axe', 'bow', 'cup'].map((id) => ({ id, name: id, text: '', kind: 'hero' })),
  ...['ogre', 'wyrm'].map((id) => ({ id, name: id, text: '', kind: 'boss' })),
];
const FORMATS = {
  duel: [alike(1, 1)],
  hill: [alike(1, 1, 1), alike(1, 1, 1, 1)],
  teams: [alike(2, 2)],
  boss: [bossAgainst(2), bossAgainst(3)],
  twins: [alike(1, 1)],
} as const;

/** The modes of a game that was made up: three heroes, two bosses; `twins` is `duel`, but two may play the same. */
export const modeOf = ({ mode }: { readonly mode: string }): PartyMode | undefined => {
  const formats = Object.entries(FORMATS).find(([id]) => id === mode)?.[1];
  if (!formats) return undefined;
  const seats = formats.map((sides) => sides.reduce((sum, side) => sum + side.seats.length, 0));
  const mine = { id: mode, name: mode, text: '', minSeats: seats[0] ?? 0, maxSeats: seats.at(-1) ?? 0, formats };
  return { mode: { ...mine, ...(mode === 'twins' && { doubles: true }) }, heroes: HEROES };
};
