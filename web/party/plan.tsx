/** What the party is to play. The leader chooses; the others read it. */
import type { JSX } from 'preact';
import type { PartyRequests } from '../../client/party.ts';
import type { LoneSeat, PartyView } from '../../protocol/party-messages.ts';
import type { GameInfo } from '../api.ts';
import { type ModeChoice, ModeField } from './mode-field.tsx';

interface PlanProps {
  readonly games: readonly GameInfo[];
  readonly chosen: ModeChoice;
  readonly party: PartyView;
  /** Absent for whoever may not choose. */
  readonly choose?: PartyRequests['choose'];
  readonly boss?: PartyRequests['boss'];
}

export function Plan({ games, chosen, party, choose, boss }: PlanProps): JSX.Element {
  const { mode } = chosen;
  const { choice, loneKind } = party;
  return (
    <section aria-label="What you play" class="party-plan">
      {choose ? (
        <div class="fields">
          <ModeField
            games={games}
            chosen={chosen}
            onChoose={(next) => void choose({ game: next.game.id, mode: next.mode.id, ranked: choice.ranked })}
          />
          {mode.maxSeats > mode.minSeats && (
            <label class="field">
              <span>Seats when you play by yourselves</span>
              <select
                value={choice.seats ?? ''}
                onChange={(event) => {
                  const { seats: _, ...rest } = choice;
                  const seats = Number(event.currentTarget.value);
                  void choose({ ...messageOf(rest), ...(seats > 0 && { seats }) });
                }}
              >
                <option value="">As many as you are</option>
                {Array.from({ length: mode.maxSeats - mode.minSeats + 1 }, (_, more) => (
                  <option key={more} value={mode.minSeats + more}>
                    {mode.minSeats + more}, bots in the rest
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      ) : (
        <p>
          <strong>
            {chosen.game.name}, {mode.name}
          </strong>
        </p>
      )}
      {mode.text && <p class="aside">{mode.text}</p>}
      {loneKind && boss && (
        <label class="field">
          <span>Who plays the {loneKind}</span>
          <select value={wordOf(party.lone)} onChange={(event) => void boss(loneOf(event.currentTarget.value))}>
            <option value="anyone">Whoever picks one, or somebody from the queue</option>
            <option value="bot">A bot (only when you play by yourselves)</option>
            {party.members.map(({ id, name }) => (
              <option key={id} value={`member ${id}`}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {loneKind && !boss && <p class="aside">{loneWords(party, loneKind)}</p>}
    </section>
  );
}

/** What the server said, without the fields it does not take back. */
export const messageOf = ({ clock: _, ...choice }: PartyView['choice']) => choice;

const wordOf = (lone: LoneSeat): string => (typeof lone === 'object' ? `member ${lone.member}` : lone);
const loneOf = (word: string): LoneSeat =>
  word === 'bot' || word === 'anyone' ? word : { member: word.replace(/^member /, '') };

const loneWords = ({ lone, members }: PartyView, kind: string): string => {
  if (lone === 'bot') return `A bot plays the ${kind}.`;
  if (lone === 'anyone') return `Whoever picks one may play the ${kind}, or somebody from the queue.`;
  return `${members.find(({ id }) => id === lone.member)?.name ?? 'Somebody'} plays the ${kind}.`;
};
