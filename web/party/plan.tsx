/** What the party is to play. The leader chooses; the others read it. */
import type { JSX } from 'preact';
import type { PartyRequests } from '../../client/party.ts';
import type { LoneSeat, PartyView } from '../../protocol/party-messages.ts';
import type { GameInfo } from '../api.ts';
import { SetupFields, setupWords } from '../front/setup-fields.tsx';
import { t } from '../words/t.ts';
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
    <section aria-label={t('What you play')} class="party-plan">
      {choose ? (
        <div class="fields">
          <ModeField
            games={games}
            chosen={chosen}
            onChoose={(next) => void choose({ game: next.game.id, mode: next.mode.id, ranked: choice.ranked })}
          />
          {mode.maxSeats > mode.minSeats && (
            <label class="field">
              <span>{t('Seats when you play by yourselves')}</span>
              <select
                value={choice.seats ?? ''}
                onChange={(event) => {
                  const { seats: _, ...rest } = choice;
                  const seats = Number(event.currentTarget.value);
                  void choose({ ...messageOf(rest), ...(seats > 0 && { seats }) });
                }}
              >
                <option value="">{t('As many as you are')}</option>
                {Array.from({ length: mode.maxSeats - mode.minSeats + 1 }, (_, more) => (
                  <option key={more} value={mode.minSeats + more}>
                    {t('{n}, bots in the rest', { n: mode.minSeats + more })}
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
      {choose ? (
        <SetupFields
          mode={mode}
          values={choice.setup ?? {}}
          onValues={(setup) => void choose({ ...messageOf(choice), setup })}
        />
      ) : (
        mode.setup && <p class="aside">{setupWords(mode, choice.setup ?? {})}</p>
      )}
      {choose &&
        (mode.options ?? []).map(({ id, name, text }) => (
          <label key={id} class="check">
            <input
              type="checkbox"
              checked={choice.options?.includes(id) ?? false}
              onChange={(event) => {
                const { options: before = [], ...rest } = choice;
                const options = [...before.filter((one) => one !== id), ...(event.currentTarget.checked ? [id] : [])];
                void choose({ ...messageOf(rest), options });
              }}
            />
            {t('{name}, when you play by yourselves. {text}', { name, text })}
          </label>
        ))}
      {loneKind && boss && (
        <label class="field">
          <span>{t('Who plays the {kind}', { kind: loneKind })}</span>
          <select value={wordOf(party.lone)} onChange={(event) => void boss(loneOf(event.currentTarget.value))}>
            <option value="anyone">{t('Whoever picks one, or somebody from the queue')}</option>
            <optgroup label={t('A bot (only when you play by yourselves)')}>
              <option value="bot">{t('A bot, with any {kind}', { kind: loneKind })}</option>
              {chosen.game.heroes
                .filter(({ kind }) => kind === loneKind)
                .map(({ id, name }) => (
                  <option key={id} value={`bot ${id}`}>
                    {t('A bot, with {name}', { name })}
                  </option>
                ))}
            </optgroup>
            {party.members.map(({ id, name }) => (
              <option key={id} value={`member ${id}`}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {loneKind && !boss && <p class="aside">{loneWords(party, loneKind, chosen.game)}</p>}
    </section>
  );
}

/** What the server said, without the fields it does not take back. */
export const messageOf = ({ clock: _, ...choice }: PartyView['choice']) => choice;

const wordOf = (lone: LoneSeat): string => {
  if (typeof lone !== 'object') return lone;
  return 'bot' in lone ? `bot ${lone.bot}` : `member ${lone.member}`;
};
const loneOf = (word: string): LoneSeat => {
  if (word === 'bot' || word === 'anyone') return word;
  const [who = '', ...id] = word.split(' ');
  return who === 'bot' ? { bot: id.join(' ') } : { member: id.join(' ') };
};

const loneWords = ({ lone, members }: PartyView, kind: string, { heroes }: GameInfo): string => {
  if (typeof lone === 'object' && 'bot' in lone)
    return t('A bot plays the {kind}: {name}.', {
      kind,
      name: heroes.find(({ id }) => id === lone.bot)?.name ?? lone.bot,
    });
  if (lone === 'bot') return t('A bot plays the {kind}.', { kind });
  if (lone === 'anyone') return t('Whoever picks one may play the {kind}, or somebody from the queue.', { kind });
  return t('{name} plays the {kind}.', {
    name: members.find(({ id }) => id === lone.member)?.name ?? t('Somebody'),
    kind,
  });
};
