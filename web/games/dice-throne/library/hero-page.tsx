/** A hero, or a boss: the die, the tokens, every ability with all its levels, and the cards. */
import type { JSX } from 'preact';
import type { AbilityEntry, Catalogue, HeroEntry } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { GameInfo } from '../../../api.ts';
import { Dots, Faces } from '../../../front/gallery.tsx';
import { Banner, clothOf } from '../../../kit/heraldry.tsx';
import { Mark } from '../../../kit/icon.tsx';
import { DieSymbol, ThingIcon } from '../../../kit/symbol.tsx';
import { TokenCoin } from '../../../kit/token.tsx';
import { toneOf, wordOf } from '../../../kit/words.ts';
import { mannerOf } from '../../../library/manners.ts';
import { libraryHash } from '../../../route.ts';
import { useTitle } from '../../../table/use-title.ts';
import { ranksOf } from '../crawl/ranks.ts';
import { besidesKind, type Pip, type Points, pipsOf, pointsOf, readNeed, rowsOf } from '../needs.ts';
import { ActionDeck } from './action-deck.tsx';
import { CardLink } from './card-page.tsx';
import { ownerOfCard, TONES, tokensOf } from './lore.ts';
import { MEASURED, MEASURED_MATCHES } from './measured.ts';
import { Text } from './text.tsx';
import '../../../kit/style/pips.css';
import { rich } from '../../../words/rich.ts';
import { figure, t } from '../../../words/t.ts';

interface HeroPageProps {
  readonly game: GameInfo;
  readonly catalogue: Catalogue;
  readonly hero: HeroEntry;
}

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

export function HeroPage({ game, catalogue, hero }: HeroPageProps): JSX.Element {
  useTitle(hero.name);
  const info = game.heroes.find(({ id }) => id === hero.id);
  const own = [...new Set(hero.cards)].filter((card) => ownerOfCard(catalogue, card) === hero.id);
  const upgrades = own.filter((card) => catalogue.cards[card]?.type === 'upgrade');
  const others = own.filter((card) => catalogue.cards[card]?.type !== 'upgrade');
  const measured = MEASURED[hero.id];
  const ranks = ranksOf(hero.abilities);
  const counts = [...new Set(hero.die)].map(
    (symbol) => `${hero.die.filter((one) => one === symbol).length} × ${wordOf(symbol)}`,
  );
  return (
    <main class="wrap tome-page" style={clothOf(hero.id)}>
      <p class="crumbs">
        <a href={libraryHash(game.id)}>{t('Library')}</a> · {hero.kind === 'boss' ? t('Boss') : t('Hero')}
      </p>
      <div class="tome">
        <aside>
          <div class="panel-box cover">
            <Banner of={hero.id} />
            <h1>{hero.name}</h1>
            <p class="sub">
              <Dots complexity={info?.complexity} /> <span>{t('{n} cards', { n: hero.cards.length })}</span>
            </p>
            <p>{mannerOf(hero)}</p>
          </div>
          <section class="panel-box">
            <h2>{t('Dice')}</h2>
            <Faces hero={hero} />
            <p class="sub">{counts.join(', ')}</p>
          </section>
          {measured && (
            <section class="panel-box">
              <h2>{t('Measured')}</h2>
              <p>
                {rich('Sensible bots win {rate} of {n} duels against the field.', {
                  rate: <b>{figure(measured.wins, 1)} %</b>,
                  n: MEASURED_MATCHES,
                })}
              </p>
              <p class="sub">
                {t(
                  '95 % interval: {from}–{to} %. Bots play everybody by one plain estimate; people do better with a plan.',
                  { from: figure(measured.from, 1), to: figure(measured.to, 1) },
                )}
              </p>
            </section>
          )}
          <section class="panel-box">
            <h2>{t('Tokens')}</h2>
            <ul class="lex">
              {tokensOf(catalogue, hero).map((id) => {
                const token = catalogue.tokens[id];
                return (
                  token && (
                    <li key={id}>
                      <a class="token" href={libraryHash(game.id, 'tokens', id)}>
                        <TokenCoin id={id} hero={hero.id} name={token.name} kind={TONES[token.kind]} />
                        {token.name}
                      </a>
                      <p>{token.text}</p>
                    </li>
                  )
                );
              })}
            </ul>
          </section>
        </aside>
        <div class="tome-body">
          <section aria-labelledby="board-head">
            <h2 id="board-head">{t('hero board')}</h2>
            <div class="leaf">
              {hero.abilities.map((ability) => (
                <Entry
                  key={ability.id}
                  ability={ability}
                  hero={hero}
                  catalogue={catalogue}
                  upgrades={upgrades}
                  ranks={ranks.get(ability.id)}
                />
              ))}
            </div>
          </section>
          {hero.actions && <ActionDeck hero={hero} catalogue={catalogue} actions={hero.actions} />}
          {others.length > 0 && (
            <section aria-labelledby="cards-head">
              <h2 id="cards-head">{t('Own cards')}</h2>
              <div class="card-grid">
                {others.map((id) => (
                  <CardLink key={id} game={game.id} catalogue={catalogue} id={id} hero={hero.id} />
                ))}
              </div>
            </section>
          )}
        </div>
      </div>
    </main>
  );
}

interface EntryProps {
  readonly ability: AbilityEntry;
  readonly hero: HeroEntry;
  readonly catalogue: Catalogue;
  readonly upgrades: readonly string[];
  /** Of a boss, where the game plays it: its place among all that its dice may meet. */
  readonly ranks?: readonly number[];
}

const seals = () =>
  ({ offensive: '', defensive: t('Defence'), ultimate: t('Ultimate'), passive: t('Passive') }) as const;
const SEAL_MARKS = { defensive: 'defence', ultimate: 'ultimate', passive: 'passive' } as const;

/** An ability with all of its levels side by side, and what each costs. */
function Entry({ ability, hero, catalogue, upgrades, ranks }: EntryProps): JSX.Element {
  const { id, kind, levels, addedBy } = ability;
  const first = addedBy ? Number(/-(\d)$/.exec(addedBy)?.[1] ?? 2) : 1;
  return (
    <article class="entry" id={`ability-${id}`}>
      <ThingIcon id={id} hero={hero.id} class="ghost" />
      <header>
        <h3>{ability.name}</h3>
        {ranks && <small class="sub">{t('Choice {ranks}', { ranks: ranks.join(' / ') })}</small>}
        {kind !== 'offensive' && (
          <span class={`seal ${kind === 'ultimate' ? 'ult' : ''}`}>
            <Mark of={SEAL_MARKS[kind]} /> {seals()[kind]}
          </span>
        )}
      </header>
      <ol class="levels">
        {levels.map((level, index) => {
          const before = levels[index - 1];
          const number = addedBy ? first : index + 1;
          const card = addedBy ?? `${id}-${index + 1}`;
          const cost = upgrades.includes(card) ? catalogue.cards[card]?.cost : undefined;
          return (
            <li key={index}>
              <span class="lv">{levels.length > 1 || addedBy ? ROMAN[number] : ''}</span>
              <div>
                {level.needs !== before?.needs && <Need needs={level.needs} text={level.text} hero={hero} />}
                <p>
                  <Text text={level.text} catalogue={catalogue} hero={hero.id} />
                </p>
              </div>
              {cost !== undefined && (
                <a
                  class="coin"
                  href={libraryHash('dice-throne', 'cards', card)}
                  aria-label={t('Upgrade card, {cost} CP', { cost })}
                >
                  {cost}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </article>
  );
}

interface NeedProps {
  readonly needs: string;
  readonly text: string;
  readonly hero: HeroEntry;
}

function Need({ needs, text, hero }: NeedProps): JSX.Element | null {
  const plain = besidesKind(needs);
  if (plain === '') return null;
  const need = readNeed(plain, hero.die);
  const parts = pipsOf(need, [], pointsOf(text, rowsOf(need)));
  return (
    <p class="need">
      <span class="unseen">{t('Needs {plain}.', { plain })}</span>
      {parts.map((part, index) => (
        <PipOf key={index} part={part} hero={hero} />
      ))}
      {need.kind !== 'symbols' && (
        <span class="word" aria-hidden="true">
          {need.words}
        </span>
      )}
    </p>
  );
}

function PipOf({ part, hero }: { readonly part: Pip | Points; readonly hero: HeroEntry }): JSX.Element {
  if ('points' in part) {
    return (
      <b class="pts" aria-hidden="true">
        {part.points}
      </b>
    );
  }
  return (
    <i class={`pip ${'number' in part ? 'n' : toneOf(hero.die, part.symbol)}`} aria-hidden="true">
      {'number' in part ? part.number : <DieSymbol symbol={part.symbol} hero={hero.id} silent />}
    </i>
  );
}
