/** The front page: who you are, what is going on, a match of one's own, and replays. */
import type { ComponentChildren, JSX } from 'preact';
import { AccountMenu } from '../account/account-menu.tsx';
import { Mark } from '../glyphs.tsx';
import { PartyLink } from '../party/party-link.tsx';
import { matchHash } from '../route.ts';
import type { CurrentMatch } from '../session.ts';
import { NewMatch, type NewMatchProps } from './new-match.tsx';
import { ReplayFile } from './replay-file.tsx';

interface FrontProps extends NewMatchProps {
  readonly current?: CurrentMatch;
  /** What else one may do here, above the match with bots and friends. */
  readonly children?: ComponentChildren;
  /** Shows the replay of a file. */
  readonly onReplay: (text: string) => void;
}

export function Front({ games, player, current, children, onReplay, onStart }: FrontProps): JSX.Element {
  return (
    <main class="front">
      <header class="front-head">
        <Mark name="crown" />
        <h1>Throneroom</h1>
        <AccountMenu />
        <p>Dice battles between heroes, refereed by the server.</p>
      </header>
      {current && (
        <p class="notice return">
          You still sit at a match: {current.title}. <a href={matchHash(current.id)}>Return to it</a>
        </p>
      )}
      {children}
      <PartyLink />
      <NewMatch games={games} player={player} onStart={onStart} />
      <ReplayFile onFile={onReplay} />
    </main>
  );
}
