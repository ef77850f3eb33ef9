/** Talking at the table: signs, whom one hears, and in matches that people opened themselves what they write. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { EMOTES } from '../../protocol/talk.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Mark } from '../kit/icon.tsx';
import { type TalkHere, useTalk } from './at-match.ts';
import { Chat } from './chat.tsx';
import { emoteLooks } from './emotes.ts';
import { Mutes } from './mutes.tsx';
import './style/talk.css';
import { t } from '../words/t.ts';

/** Stands where there is somebody to talk to. */
export function TalkButton(): JSX.Element | null {
  const talk = useTalk();
  const [open, setOpen] = useState(false);
  if (!talk || talk.others.length === 0 || !(talk.standing.emotes || talk.standing.chat)) return null;
  return (
    <>
      <button type="button" class="btn talk-button" aria-label={t('Talk')} onClick={() => setOpen(true)}>
        <Mark of="chat" /> <span>{t('Talk')}</span>
        {talk.unread && <i class="unread" role="img" aria-label={t('something new')} />}
      </button>
      {open && <TalkDrawer talk={talk} onClose={() => setOpen(false)} />}
    </>
  );
}

function TalkDrawer({ talk, onClose }: { readonly talk: TalkHere; readonly onClose: () => void }): JSX.Element {
  const { standing, others, nameOf, you, quiet, setQuiet, sign, say, report, look } = talk;
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    look(true);
    return () => look(false);
  }, []);
  const make = async (emote: (typeof EMOTES)[number]): Promise<void> => {
    const wrong = await sign(emote);
    if (wrong === undefined) onClose();
    else setTrouble(wrong);
  };
  return (
    <Dialog title={t('Talk')} drawer class="talk" onClose={onClose}>
      <div class="talk-body">
        {standing.emotes && (
          <section aria-label={t('Signs')} class="signs">
            {EMOTES.map((emote) => (
              <button type="button" class="btn" key={emote} onClick={() => void make(emote)}>
                <Mark of={emoteLooks()[emote].mark} /> {emoteLooks()[emote].word}
              </button>
            ))}
          </section>
        )}
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        {standing.chat && (
          <section aria-label={t('Chat')}>
            <Chat
              lines={standing.lines.map(({ id, seat, text }) => ({ id, text, name: nameOf(seat), mine: seat === you }))}
              say={say}
              report={report}
            />
          </section>
        )}
        <section aria-label={t('Whom you hear')} class="mutes">
          <Mutes names={others} />
          {standing.emotes && (
            <label class="check">
              <input type="checkbox" checked={quiet} onChange={(event) => setQuiet(event.currentTarget.checked)} />
              {t('Show nobody’s signs')}
            </label>
          )}
        </section>
      </div>
    </Dialog>
  );
}
