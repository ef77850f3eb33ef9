/** A token: what it does, how many one may have, and who deals in it. */
import type { JSX } from 'preact';
import type { Catalogue } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { GameInfo } from '../../../api.ts';
import { Crest } from '../../../kit/heraldry.tsx';
import { TokenCoin } from '../../../kit/token.tsx';
import { libraryHash } from '../../../route.ts';
import { useTitle } from '../../../table/use-title.ts';
import { t } from '../../../words/t.ts';
import { bearersOf, kindWords, TONES } from './lore.ts';
import { Text } from './text.tsx';

interface TokenPageProps {
  readonly game: GameInfo;
  readonly catalogue: Catalogue;
  readonly id: string;
}

export function TokenPage({ game, catalogue, id }: TokenPageProps): JSX.Element | null {
  const token = catalogue.tokens[id];
  useTitle(token?.name);
  if (!token) return null;
  const bearers = bearersOf(catalogue, id);
  return (
    <main class="wrap thing">
      <p class="crumbs">
        <a href={libraryHash(game.id)}>{t('Library')}</a> · <a href={libraryHash(game.id, 'tokens')}>{t('Tokens')}</a>
      </p>
      <div class="panel-box token-page">
        <header>
          <TokenCoin id={id} hero={bearers[0]?.id} name={token.name} kind={TONES[token.kind]} />
          <h1>{token.name}</h1>
        </header>
        <p class="sub">{t('{kind} · at most {limit}', { kind: kindWords()[token.kind], limit: token.limit })}</p>
        <p>
          <Text text={token.text} catalogue={catalogue} />
        </p>
        {bearers.length > 0 && (
          <>
            <h2>{t('Who deals in it')}</h2>
            <ul class="owners">
              {bearers.map((hero) => (
                <li key={hero.id}>
                  <a class="owner" href={libraryHash(game.id, 'heroes', hero.id)}>
                    <Crest of={hero.id} /> {hero.name}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </main>
  );
}
