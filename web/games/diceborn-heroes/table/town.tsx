/** A street of four doors: inn, market, exchange, guild. One hero of one's own at a time walks it. */
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { HeroView } from '../../../../engine/diceborn-heroes/view/view-shape.ts';
import { Crest, clothOf } from '../../../kit/heraldry.tsx';
import { PipTile } from '../../../kit/pip-cube.tsx';
import { Told } from '../../../rules/word.tsx';
import { rich } from '../../../words/rich.ts';
import { t } from '../../../words/t.ts';
import { useTable } from '../context.ts';
import { colourWords } from '../kinds.ts';
import { heroTitle } from '../model.ts';
import { ClassCard } from './chooser.tsx';
import { PartyIcon } from './heralds.tsx';

export function Town(): JSX.Element {
  const { picture, lexicon, eyes } = useTable();
  const { view } = picture;
  const own = [...view.heroes.keys()].filter((no) => view.heroes[no]?.seat === eyes);
  const those = own.length > 0 ? own : [...view.heroes.keys()];
  const [walking, walk] = useState(those[0] ?? 0);
  const no = those.includes(walking) ? walking : (those[0] ?? 0);
  const hero = view.heroes[no];
  if (!hero) return <p class="mut">{t('Nobody is in town.')}</p>;
  return (
    <section class="town" aria-label={t('Town')}>
      <nav class="walkers" aria-label={t('Who walks through town')}>
        {those.map((one) => (
          <button key={one} type="button" class="btn small" aria-pressed={one === no} onClick={() => walk(one)}>
            <Crest of={view.heroes[one]?.class ?? ''} /> {heroTitle(view, lexicon, one)}
          </button>
        ))}
        <span class="mut">{t('Spoils to spend: {n}', { n: hero.spoils.length })}</span>
      </nav>
      <Inn no={no} hero={hero} />
      <Market no={no} />
      <Exchange no={no} hero={hero} />
      <Guild no={no} hero={hero} />
    </section>
  );
}

interface DoorProps {
  readonly of: string;
  readonly name: string;
  readonly children: ComponentChildren;
}
function Door({ of, name, children }: DoorProps): JSX.Element {
  return (
    <section class={`in-town ${of}`} aria-label={name}>
      <h2>
        <PartyIcon of={of} /> {name}
      </h2>
      {children}
    </section>
  );
}

function Inn({ no, hero }: { readonly no: number; readonly hero: HeroView }): JSX.Element {
  const { lines, take } = useTable();
  const rest = lines.rests.get(no);
  const { wounds, rested } = hero;
  return (
    <Door of="rest" name={t('Inn')}>
      <p>{t('All wounds heal; one attack card is lost.')}</p>
      {rest ? (
        <button type="button" class="btn lit" data-town="rest" onClick={() => take(rest)}>
          {t('Rest: heal {wounds}', { wounds })}
        </button>
      ) : (
        <p class="mut">{rested ? t('Has rested.') : t('Has no wounds.')}</p>
      )}
    </Door>
  );
}

function Market({ no }: { readonly no: number }): JSX.Element {
  const { lines, lexicon, picture, take } = useTable();
  const { market } = picture.view;
  return (
    <Door of="market" name={t('Market')}>
      {market.length === 0 && <p class="mut">{t('Nothing is on sale here.')}</p>}
      <ul>
        {market.map((item, at) => {
          const line = lines.purchases.find((one) => one.hero === no && one.item === item)?.line;
          const price = lexicon.priceOf(item);
          return (
            <li key={at}>
              <PartyIcon of={item} />
              <span>
                <b>{lexicon.name(item)}</b>
                <small>
                  <Told text={lexicon.textWithoutPrice(item)} />
                </small>
              </span>
              {line ? (
                <button type="button" class="btn small lit" data-town="buy" onClick={() => take(line)}>
                  {t('Buy for {price}', { price })}{' '}
                  <span class="unseen">{t('spoils: {name}', { name: lexicon.name(item) })}</span>
                </button>
              ) : (
                <span class="mut">{t('{n, plural, one {# spoils} other {# spoils}}', { n: price })}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Door>
  );
}

function Exchange({ no, hero }: { readonly no: number; readonly hero: HeroView }): JSX.Element {
  const { lines, lexicon, picture, take } = useTable();
  const gifts = lines.gifts.filter(({ from }) => from === no);
  const things = [...new Set(gifts.map(({ what }) => what))];
  const owned = hero.items.length + hero.relics.length + hero.spoils.length;
  return (
    <Door of="exchange" name={t('Exchange')}>
      {things.length === 0 && <p class="mut">{owned === 0 ? t('Has nothing to give.') : t('Gives nothing now.')}</p>}
      <ul>
        {things.map((what) => {
          const [kind, id = ''] = what.split(':');
          const many = kind === 'spoils' ? hero.spoils.filter((one) => one === id).length : 1;
          return (
            <li key={what}>
              <PartyIcon of={kind === 'spoils' ? 'spoils' : id} />
              <span>
                <b>
                  <Told text={lexicon.name(id)} />
                </b>
                {many > 1 && ` ×${many}`}
              </span>
              {gifts
                .filter((gift) => gift.what === what)
                .map(({ to, line }) => (
                  <button key={to} type="button" class="btn small" data-town="give" onClick={() => take(line)}>
                    {rich('to {name}', {
                      name: (
                        <>
                          <Crest of={picture.view.heroes[to]?.class ?? ''} />
                          <span class="to">{heroTitle(picture.view, lexicon, to)}</span>
                        </>
                      ),
                    })}
                  </button>
                ))}
            </li>
          );
        })}
      </ul>
    </Door>
  );
}

function Guild({ no, hero }: { readonly no: number; readonly hero: HeroView }): JSX.Element {
  const { lines, lexicon, take } = useTable();
  const open = lines.advances.filter((one) => one.hero === no);
  const classes = [...new Set(open.map((one) => one.class))];
  const stays = lexicon.classes.get(hero.class)?.actions[2];
  return (
    <Door of="guild" name={t('Guild')}>
      {classes.length === 0 ? (
        <p class="mut">{hero.advanced ? t('Has learnt something new.') : t('Nothing to learn now.')}</p>
      ) : (
        <p>
          {rich('Become one of these, and keep {name}; or stay, and learn one first action.', {
            name: (
              <b>
                <Told text={stays?.name ?? ''} />
              </b>
            ),
          })}
        </p>
      )}
      <div class="branches">
        {classes.map((id) => {
          const of = lexicon.classes.get(id);
          if (!of) return null;
          return (
            <article key={id} class="branch" style={clothOf(id)}>
              <ClassCard of={of} />
              <div class="two">
                {open
                  .filter((one) => one.class === id)
                  .map(({ how, line }) => (
                    <button key={how} type="button" class="btn lit" data-town={how} onClick={() => take(line)}>
                      {how === 'cover' ? (
                        t('Become {name}', { name: of.name })
                      ) : (
                        <span>
                          {t('Learn {name}', { name: of.actions[0]?.name ?? '' })}{' '}
                          {of.tucked && (
                            <small>
                              {t('+{n} health', { n: of.tucked.hp })}, <PipTile colour={of.tucked.die} value={1} />
                              <span class="unseen">{t('{colour} die', { colour: colourWords(of.tucked.die) })}</span>
                            </small>
                          )}
                        </span>
                      )}
                    </button>
                  ))}
              </div>
            </article>
          );
        })}
      </div>
    </Door>
  );
}
