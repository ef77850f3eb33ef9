/** Diceborn Heroes in the library: classes and what becomes of them, monsters and bosses; items, relics, bounties. */
import type { JSX } from 'preact';
import type {
  BossInfo,
  ClassInfo,
  DicebornCatalogue,
  MonsterInfo,
} from '../../../engine/diceborn-heroes/view/catalogue-shape.ts';
import type { GameInfo } from '../../api.ts';
import { Banner, clothOf } from '../../kit/heraldry.tsx';
import type { GameLibrary, LibraryEntry } from '../../library/library.ts';
import { mannerOf } from '../../library/manners.ts';
import { libraryHash, type Shelf } from '../../route.ts';
import { Told } from '../../rules/word.tsx';
import { useTitle } from '../../table/use-title.ts';
import { colourWords, shownWords } from './kinds.ts';
import { glossaryOf } from './meanings.ts';
import { MonsterBanner, PartyIcon } from './table/heralds.tsx';
import { Need } from './table/slot.tsx';
import { slotWords } from './words.ts';
import './style/library.css';
import { t } from '../../words/t.ts';

const levels = () => ['', t('First level'), t('Second level'), t('Champion')];

export const dicebornHeroesLibrary: GameLibrary<DicebornCatalogue> = {
  entries: (_game, catalogue, shelf) =>
    shelf === 'heroes' ? heroes(catalogue) : shelf === 'cards' ? cards(catalogue) : [],

  glossary: glossaryOf,

  Thing({ game, catalogue, shelf, id }) {
    const hero = shelf === 'heroes' && catalogue.classes.find((one) => one.id === id);
    if (hero) return <ClassPage game={game} catalogue={catalogue} of={hero} />;
    const foe = shelf === 'heroes' && [...catalogue.bosses, ...catalogue.monsters].find((one) => one.id === id);
    if (foe) return <FoePage game={game} of={foe} />;
    const card = shelf === 'cards' && cards(catalogue).find((one) => one.id === id);
    return card ? <CardPage game={game} of={card} /> : null;
  },
};

const heroes = ({ classes, bosses, monsters }: DicebornCatalogue): LibraryEntry[] => [
  ...classes.map(
    (one): LibraryEntry => ({
      id: one.id,
      name: one.name,
      text: mannerOf({ id: one.id, text: one.actions.map(({ name }) => name).join(', ') }),
      kind: `level-${one.level}`,
      kindName: levels()[one.level] ?? '',
      of: one.id,
    }),
  ),
  ...bosses.map(({ id, name, text }) => ({ id, name, text, kind: 'boss', kindName: t('Boss') })),
  ...monsters.map(({ id, name, text, level }) => ({
    id,
    name,
    text,
    kind: `monster-${level}`,
    kindName: t('Monster {level}', { level }),
  })),
];

const cards = ({ items, relics, bounties, songs, cards: attack }: DicebornCatalogue): LibraryEntry[] => [
  ...items.map(({ id, name, text }) => ({ id, name, text, kind: 'item', kindName: t('Item') })),
  ...relics.map(({ id, name, text }) => ({ id, name, text, kind: 'relic', kindName: t('Relic') })),
  ...bounties.map(({ id, name, text, whenText }) => ({
    id: `bounty-${id}`,
    name,
    text: t('{when} Then: {text}', { when: whenText, text }),
    kind: 'bounty',
    kindName: t('Bounty'),
  })),
  ...songs.map(({ id, name, text }) => ({ id, name, text, kind: 'song', kindName: t('Song') })),
  ...attack
    .filter(({ starred }) => starred)
    .map(({ id, name, text, value, colour }) => ({
      id,
      name,
      text: `${shownWords(colour, value)}. ${text}`,
      kind: 'attack',
      kindName: t('Attack card'),
    })),
];

interface PageProps<T> {
  readonly game: GameInfo;
  readonly of: T;
}

function Crumbs({ game, shelf, kind }: { readonly game: GameInfo; readonly shelf: Shelf; readonly kind: string }) {
  return (
    <p class="crumbs">
      <a href={libraryHash(game.id, shelf)}>{t('Library')}</a> · {kind}
    </p>
  );
}

function ClassPage({
  game,
  catalogue,
  of,
}: PageProps<ClassInfo> & { readonly catalogue: DicebornCatalogue }): JSX.Element {
  useTitle(of.name);
  const from = catalogue.classes.filter(({ becomes }) => becomes.includes(of.id));
  const into = catalogue.classes.filter(({ id }) => of.becomes.includes(id));
  return (
    <main class="wrap tome-page" style={clothOf(of.id)}>
      <Crumbs game={game} shelf="heroes" kind={levels()[of.level] ?? ''} />
      <div class="tome">
        <aside>
          <div class="panel-box cover">
            <Banner of={of.id} />
            <h1>{of.name}</h1>
            <p class="sub">{game.name}</p>
            <p>{mannerOf({ id: of.id, text: '' })}</p>
            <p>{t('{hp} health; dice: {dice}', { hp: of.hp, dice: of.dice.map(colourWords).join(', ') })}</p>
          </div>
        </aside>
        <div class="tome-body">
          <section class="panel-box" aria-labelledby="class-actions">
            <h2 id="class-actions">{t('Actions')}</h2>
            <ul class="class-list">
              {of.actions.map(({ id, name, slot, does }, at) => (
                <li key={id}>
                  <Need slot={slot} />
                  <div>
                    <b class="display">{name}</b> <span class="sub">{slotWords(slot)}</span>
                    <p>
                      <Told text={does} />
                    </p>
                    {of.level < 3 && at === 2 && <p class="sub">{t('Stays when the hero becomes something else.')}</p>}
                    {of.level > 1 && at === 0 && of.tucked && (
                      <p class="sub">
                        {t('May be learnt by itself, with {hp} health and a {die} die.', {
                          hp: of.tucked.hp,
                          die: colourWords(of.tucked.die),
                        })}
                      </p>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </section>
          <section class="panel-box" aria-labelledby="class-token">
            <h2 id="class-token">{t('Hero Token')}</h2>
            <p>
              <Told text={of.tokenText} />
            </p>
          </section>
          {from.length + into.length > 0 && (
            <section class="panel-box" aria-labelledby="class-tree">
              <h2 id="class-tree">{t('The way of a hero')}</h2>
              {from.length > 0 && <Classes game={game} head={t('Out of')} these={from} />}
              {into.length > 0 && <Classes game={game} head={t('May become')} these={into} />}
            </section>
          )}
        </div>
      </div>
    </main>
  );
}

function Classes(props: { readonly game: GameInfo; readonly head: string; readonly these: readonly ClassInfo[] }) {
  return (
    <p class="class-ways">
      {props.head}{' '}
      {props.these.map(({ id, name }) => (
        <a key={id} class="btn small" href={libraryHash(props.game.id, 'heroes', id)}>
          {name}
        </a>
      ))}
    </p>
  );
}

function FoePage({ game, of }: PageProps<BossInfo | MonsterInfo>): JSX.Element {
  useTitle(of.name);
  return (
    <main class="wrap tome-page">
      <Crumbs game={game} shelf="heroes" kind={'sides' in of ? 'Boss' : `Monster of level ${of.level}`} />
      <div class="tome">
        <aside>
          <div class="panel-box cover">
            <MonsterBanner of={of.id} />
            <h1>{of.name}</h1>
            <p class="sub">{game.name}</p>
          </div>
        </aside>
        <div class="tome-body">
          <section class="panel-box" aria-labelledby="foe-text">
            <h2 id="foe-text">{t('What it does')}</h2>
            <p>
              <Told text={of.text} />
            </p>
          </section>
        </div>
      </div>
    </main>
  );
}

function CardPage({ game, of }: PageProps<LibraryEntry>): JSX.Element {
  useTitle(of.name);
  return (
    <main class="wrap tome-page">
      <Crumbs game={game} shelf="cards" kind={of.kindName} />
      <section class="panel-box thing-page">
        <PartyIcon of={of.id.replace(/^bounty-/, '')} class="large" />
        <h1>{of.name}</h1>
        <p class="sub">
          {of.kindName} · {game.name}
        </p>
        <p>
          <Told text={of.text} />
        </p>
      </section>
    </main>
  );
}
