/** A match that lacks a player: the link to send, and who sits already. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { HeroInfo } from '../../engine/core/game.ts';
import { CopyLine } from '../copy-line.tsx';
import { inviteLink } from '../route.ts';
import { t } from '../words/t.ts';
import { type Picture, plainWords } from './picture.ts';

interface WaitingRoomProps {
  readonly id: string;
  readonly picture: Picture;
  readonly heroes: readonly HeroInfo[];
  readonly invites: () => Promise<readonly { readonly seat: number; readonly code: string }[]>;
}

export function WaitingRoom({ id, picture, heroes, invites }: WaitingRoomProps): JSX.Element {
  const [links, setLinks] = useState<readonly string[]>([]);
  const { game, mode } = picture;
  const heroName = (hero: string): string => heroes.find((one) => one.id === hero)?.name ?? plainWords(hero);
  const open = picture.seats.filter((seat) => seat.kind === 'open').length;

  useEffect(() => {
    invites()
      .then((answer) => setLinks(answer.map(({ seat, code }) => inviteLink(id, { code, game, mode, seat }))))
      .catch(() => setLinks([]));
  }, [id, open]);

  return (
    <main class="wrap sheet waiting">
      <header class="sheet-head">
        <h1>{t('Waiting for a friend')}</h1>
        <p>
          {links.length > 0
            ? t('Send this link. The match begins as soon as they have chosen a hero.')
            : t('The match begins as soon as every seat is taken.')}
        </p>
      </header>
      {links.map((link) => (
        <CopyLine key={link} link={link} label={t('Invite link')} />
      ))}
      <ul class="waiting-seats">
        {picture.seats.map((seat, index) => (
          <li key={index}>
            <b>{seat.kind === 'open' ? t('Open seat') : seat.name}</b>{' '}
            {seat.hero ? heroName(seat.hero) : t('not here yet')}
          </li>
        ))}
      </ul>
    </main>
  );
}
