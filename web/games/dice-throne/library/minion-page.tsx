/** A minion: its card line by line, what it keeps its dice for, and what it leaves. */
import type { JSX } from 'preact';
import type { Catalogue, MinionEntry } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { GameInfo } from '../../../api.ts';
import { Banner, clothOf } from '../../../kit/heraldry.tsx';
import { libraryHash } from '../../../route.ts';
import { useTitle } from '../../../table/use-title.ts';
import { ROMAN } from '../roman.ts';
import { chestId, chestName } from './adventures.ts';
import { Text } from './text.tsx';

interface MinionPageProps {
  readonly game: GameInfo;
  readonly catalogue: Catalogue;
  readonly minion: MinionEntry;
}

const ROW_WORDS = { defence: 'Defence', nature: 'Nature' } as const;

export function MinionPage({ game, catalogue, minion }: MinionPageProps): JSX.Element {
  useTitle(minion.name);
  const { id, name, level, health, cp, firstStrike, objective, rewards, rows } = minion;
  return (
    <main class="wrap tome-page" style={clothOf(id)}>
      <p class="crumbs">
        <a href={libraryHash(game.id)}>Library</a> · <a href={libraryHash(game.id, 'minions')}>Minions</a>
      </p>
      <div class="tome">
        <aside>
          <div class="panel-box cover">
            <Banner of={id} />
            <h1>{name}</h1>
            <p class="sub">Level {ROMAN[level]}</p>
          </div>
          <section class="panel-box">
            <h2>Facts</h2>
            <dl class="facts">
              <dt>Health</dt>
              <dd>{health}</dd>
              <dt>Combat points</dt>
              <dd>{cp}</dd>
              <dt>Turn</dt>
              <dd>{firstStrike ? 'Before the heroes who fight it' : 'After the hero who fights it'}</dd>
              <dt>Keeps dice for</dt>
              <dd>{objective}</dd>
              <dt>Leaves</dt>
              <dd>
                {rewards.map((chest, index) => (
                  <a key={index} class="owner" href={libraryHash(game.id, 'tiles', chestId(chest))}>
                    {chestName(chest)}
                  </a>
                ))}
              </dd>
            </dl>
          </section>
        </aside>
        <div class="tome-body">
          <section aria-labelledby="card-head">
            <h2 id="card-head">Card</h2>
            <div class="leaf">
              {rows.map(({ kind, needs, text }, index) => (
                <article class="entry" key={index}>
                  <header>
                    <h3>{kind === 'attack' ? needs : ROW_WORDS[kind]}</h3>
                    {kind === 'defence' && <span class="seal">{needs}</span>}
                  </header>
                  <p>
                    <Text text={text} catalogue={catalogue} hero={id} />
                  </p>
                </article>
              ))}
            </div>
          </section>
        </div>
      </div>
    </main>
  );
}
