/** What is said at the match that one sits at, for whatever part of its page speaks or listens. */
import { createContext } from 'preact';
import { useContext, useEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { MatchLine } from '../../client/match-rooms.ts';
import type { Emote, EmoteShown, TalkAnswer } from '../../protocol/talk.ts';
import { settings } from '../settings/settings.ts';
import { seatName } from '../table/who.ts';
import { useMuted } from './muted.ts';

/** How long a sign stands at its seat. */
const SHOWN_MS = 4000;

export interface TalkHere {
  readonly standing: TalkAnswer;
  /** The people one may hear, by seat; oneself is not among them. */
  readonly others: readonly string[];
  readonly nameOf: (seat: number) => string;
  readonly you: number | undefined;
  /** Signs that stand at their seats now. */
  readonly shown: readonly EmoteShown[];
  /** Nobody's signs are shown. */
  readonly quiet: boolean;
  readonly setQuiet: (on: boolean) => void;
  /** Lines that were written since one looked. */
  readonly unread: boolean;
  readonly look: (looking: boolean) => void;
  readonly sign: (emote: Emote) => Promise<string | undefined>;
  readonly say: (text: string) => Promise<string | undefined>;
  readonly report: (line: string) => Promise<string | undefined>;
}

const Context = createContext<TalkHere | undefined>(undefined);
export const TalkProvider = Context.Provider;
/** Nothing where nobody talks: in replays, and for whoever watches. */
export const useTalk = (): TalkHere | undefined => useContext(Context);

/** Follows what is said on that line. */
export function useTalkOf({ talk, picture }: MatchLine): TalkHere {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [shown, setShown] = useState<readonly EmoteShown[]>([]);
  const [quiet, setQuiet] = useState(settings.read().emotes === false);
  const [read, setRead] = useState<string>();
  const looking = useRef(false);
  const muted = useMuted();
  const nameOf = (seat: number): string => seatName(picture, seat);

  const newest = talk.standing.lines.findLast(({ seat }) => seat !== picture.you && !muted.has(nameOf(seat)))?.id;
  useEffect(() => {
    if (looking.current) setRead(newest);
  }, [newest]);
  useEffect(
    () =>
      talk.listen({
        changed: () => render(undefined),
        signed: (emote) => {
          setShown((before) => [...before.filter(({ seat }) => seat !== emote.seat), emote]);
          setTimeout(() => setShown((before) => before.filter((one) => one !== emote)), SHOWN_MS);
        },
      }),
    [talk],
  );

  return {
    standing: talk.standing,
    others: picture.seats.flatMap(({ kind, name }, seat) => (kind === 'human' && seat !== picture.you ? [name] : [])),
    nameOf,
    you: picture.you,
    shown: shown.filter(({ seat }) => seat === picture.you || (!quiet && !muted.has(nameOf(seat)))),
    quiet,
    setQuiet: (on) => {
      settings.write({ emotes: !on });
      setQuiet(on);
    },
    unread: newest !== undefined && newest !== read,
    look: (now) => {
      looking.current = now;
      if (now) setRead(newest);
    },
    sign: (emote) => talk.sign(emote),
    say: (text) => talk.say(text),
    report: (line) => talk.report(line),
  };
}
