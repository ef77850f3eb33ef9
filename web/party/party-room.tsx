/** A party, for somebody who is in it: whom one waits for, what one picks, and how it begins. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Asked } from '../../client/matchmaking.ts';
import type { PartyRequests } from '../../client/party.ts';
import type { PartyView } from '../../protocol/party-messages.ts';
import type { GameInfo } from '../api.ts';
import { CopyLine } from '../copy-line.tsx';
import { HeroPicker, ownLegend } from '../front/hero-picker.tsx';
import { useMatchmaking } from '../matchmaking/session.ts';
import { matchHash, partyLink } from '../route.ts';
import { Chat } from '../talk/chat.tsx';
import { Mutes } from '../talk/mutes.tsx';
import { refusalWords } from '../words/refusal.ts';
import { rich } from '../words/rich.ts';
import { t } from '../words/t.ts';
import { Members } from './members.tsx';
import { modesFor } from './mode-field.tsx';
import { obstacleWords } from './obstacle.ts';
import { messageOf, Plan } from './plan.tsx';

interface PartyRoomProps {
  readonly games: readonly GameInfo[];
  readonly party: PartyView;
  readonly me: string;
  readonly requests: PartyRequests;
}

export function PartyRoom({ games, party, me, requests }: PartyRoomProps): JSX.Element {
  const { line } = useMatchmaking();
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const { choice, stage, loneKind, lone } = party;
  const chosen = modesFor(games).find(({ game, mode }) => game.id === choice.game && mode.id === choice.mode);
  const own = party.members.find(({ id }) => id === me);
  if (!chosen || !own)
    return <p class="notice trouble">{t('This server does not play what the party chose any more.')}</p>;

  /** What is refused is about member `who`, if that is known. */
  const ask = async (asking: Promise<Asked>, who?: string): Promise<Asked> => {
    setBusy(true);
    setTrouble('');
    const asked = await asking;
    if (!asked.ok) setTrouble(obstacleWords(party, me, { ...asked, who }));
    setBusy(false);
    return asked;
  };
  const leads = party.leader === me;
  const gathers = stage === 'gathering';
  const isAlone = typeof lone === 'object' && 'member' in lone && lone.member === me;
  const kinds = [...new Set(chosen.mode.formats.flat().map(({ plays }) => plays))].filter(
    (kind) => loneKind === undefined || lone === 'anyone' || isAlone === (kind === loneKind),
  );
  const orders = leads && gathers;

  return (
    <main class="wrap sheet party">
      <header class="sheet-head">
        <h1>{t('Your party')}</h1>
        {gathers && (
          <p>
            {leads
              ? t('You lead: choose what you play, and begin when all are ready.')
              : t('The leader begins when all are ready.')}
          </p>
        )}
      </header>
      {line.state === 'returning' && (
        <p class="notice" role="status">
          {t('The connection dropped; finding the way back. Your place in the party is kept for a while.')}
        </p>
      )}
      {stage === 'starting' && (
        <p class="notice" role="status">
          {t('Your match is being opened…')}
        </p>
      )}
      {stage === 'playing' && party.match && (
        <p class="notice return">
          {rich('Your match is under way. {link}', { link: <a href={matchHash(party.match)}>{t('Go to it')}</a> })}
        </p>
      )}
      {gathers && (
        <section>
          <h2>{t('Invite')}</h2>
          <CopyLine link={partyLink(party.code)} label={t('Link into this party')} />
        </section>
      )}
      <Members
        game={chosen.game}
        party={party}
        me={me}
        {...(orders && {
          onLead: (member: string) => void ask(requests.lead(member)),
          onKick: (member: string) => void ask(requests.kick(member)),
        })}
      />
      <Plan
        games={games}
        chosen={chosen}
        party={party}
        {...(orders && {
          choose: (next) => ask(requests.choose(next)),
          boss: (next) => ask(requests.boss(next)),
        })}
      />
      {gathers &&
        kinds.map((kind) => {
          const heroes = chosen.game.heroes.filter((hero) => hero.kind === kind && !hero.automaton);
          const isOpen = kind === loneKind && lone === 'anyone';
          return (
            <HeroPicker
              key={kind}
              heroes={heroes}
              chosen={own.heroes[kind] ?? ''}
              onChoose={(hero) => void ask(requests.pick(kind, hero))}
              legend={isOpen ? t('Your {kind}, if you would play it', { kind }) : ownLegend(kind, heroes)}
              name={`party-${kind}`}
              small
            />
          );
        })}
      {orders && (
        <fieldset>
          <legend>{t('In the queue')}</legend>
          <div class="segments">
            {[false, true].map((ranked) => (
              <label key={`${ranked}`} class={choice.ranked === ranked ? 'chosen' : ''}>
                <input
                  type="radio"
                  name="ranked"
                  checked={choice.ranked === ranked}
                  onChange={() => void ask(requests.choose({ ...messageOf(choice), ranked }))}
                />
                {ranked ? t('Ranked') : t('Casual')}{' '}
                <small>{ranked ? t('moves your ratings; no bots') : t('for fun')}</small>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {party.said && (
        <section aria-label={t('Chat')} class="party-chat">
          <h2>{t('Chat')}</h2>
          <Chat
            lines={party.said.map(({ id, member, name, text }) => ({ id, name, text, mine: member === me }))}
            say={async (text) => wordsOf(await requests.say(text))}
            report={async (line) => wordsOf(await requests.report(line))}
          />
          <div class="mutes">
            <Mutes names={party.members.flatMap(({ id, name }) => (id === me ? [] : name))} />
          </div>
        </section>
      )}
      <div class="start">
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        {orders && <Obstacles party={party} me={me} />}
        {gathers && !leads && (
          <button
            type="button"
            class="btn go big"
            disabled={busy}
            onClick={() => void ask(requests.ready(!own.ready), me)}
          >
            {own.ready ? t('Not ready') : t('I am ready')}
          </button>
        )}
        {orders && (
          <>
            <button
              type="button"
              class="btn go big"
              disabled={busy || party.cannotQueue !== undefined}
              onClick={() => void ask(requests.queue())}
            >
              {t('Queue together')}
            </button>
            <button
              type="button"
              class="btn big"
              disabled={busy || party.cannotStart !== undefined}
              onClick={() => void ask(requests.start())}
            >
              {t('Play by yourselves')}
            </button>
          </>
        )}
        <button
          type="button"
          class="btn big"
          disabled={busy}
          onClick={async () => {
            const left = await ask(requests.leave());
            if (left.ok) location.hash = '#/';
          }}
        >
          {t('Leave the party')}
        </button>
      </div>
    </main>
  );
}

const wordsOf = (asked: Asked): string | undefined => (asked.ok ? undefined : refusalWords(asked));

/** Why the leader cannot begin; where both ways are barred by the same, it is said once. */
function Obstacles({ party, me }: Pick<PartyRoomProps, 'party' | 'me'>): JSX.Element | null {
  const { cannotQueue, cannotStart } = party;
  const reasons = new Set(
    [cannotQueue, cannotStart].flatMap((obstacle) => (obstacle ? [obstacleWords(party, me, obstacle)] : [])),
  );
  if (reasons.size === 0) return null;
  return (
    <p class="party-obstacle" role="status">
      {[...reasons].join(' ')}
    </p>
  );
}
