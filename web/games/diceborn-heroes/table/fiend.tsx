/** An enemy: its health, what it will do, what lies on it, its reward, and the attack cards before it. */
import type { JSX } from 'preact';
import type { AllyView, EnemyView } from '../../../../engine/diceborn-heroes/view/view-shape.ts';
import { PipTile } from '../../../kit/pip-cube.tsx';
import { Told } from '../../../rules/word.tsx';
import { rich } from '../../../words/rich.ts';
import { t } from '../../../words/t.ts';
import { useTable } from '../context.ts';
import { immuneWords, shownWords, typeWords } from '../kinds.ts';
import { enemyTitle, heroTitle } from '../model.ts';
import { cardWords } from '../words.ts';
import { Figure } from './figure.tsx';
import { Conditions, Health } from './figure-parts.tsx';
import { MonsterBanner, MonsterCrest, PartyIcon } from './heralds.tsx';

/** An attack card, by its colour and value; a star where it came into the deck on the way. */
export function AttackCard({ id }: { readonly id: string }): JSX.Element {
  const { lexicon } = useTable();
  const card = lexicon.cards.get(id);
  const name = t('Attack card: {card}', { card: cardWords(id, lexicon) });
  const words = card?.text ? `${name}. ${card.text}` : name;
  return (
    <span class={`acard k-${card?.colour ?? 'any'}`} role="img" aria-label={words} title={words}>
      {card && card.value > 0 ? <b>{card.value}</b> : <PartyIcon of="block" />}
      {card?.starred && <PartyIcon of="star" class="star" />}
    </span>
  );
}

const BOSS_COLOURS = ['green', 'red', 'blue'] as const;

export function Fiend({ no, enemy }: { readonly no: number; readonly enemy: EnemyView }): JSX.Element {
  const { picture, lexicon, lines, take } = useTable();
  const { view } = picture;
  const title = enemyTitle(view, lexicon, no);
  const { id, kind } = enemy;
  const monster = lexicon.monsters.get(id);
  const hazard = lexicon.hazards.get(id);
  const boss = kind === 'boss' ? lexicon.bosses.get(id) : undefined;
  const sort = boss
    ? t('boss, {type}', { type: typeWords(boss.type) })
    : hazard
      ? t('of the quest')
      : monster
        ? typeWords(monster.type)
        : '';
  const colours = new Set(enemy.cards.map((card) => lexicon.cards.get(card)?.colour));
  const reward = boss || hazard ? undefined : monster?.reward;
  return (
    <Figure name={`enemy:${no}`} title={title} class={`fiend ${kind} ${enemy.stun ? 'stunned' : ''}`}>
      <MonsterBanner of={id} />
      <div class="b">
        <h3>
          {title}{' '}
          <small>
            {enemy.undead && (boss ?? monster)?.type !== 'undead' ? t('undead now') : sort}
            {boss?.sides === 2 && view.boss && `, ${t('side {side} of 2', { side: view.boss.side })}`}
          </small>
        </h3>
        {hazard ? <p class="vit none">{t('cannot be attacked')}</p> : <Health figure={enemy} name={`enemy:${no}`} />}
        {boss ? (
          <ul class="attacks" aria-label={t('Attacks by the colour of the card')}>
            {BOSS_COLOURS.map((colour) => (
              <li key={colour} class={colours.has(colour) ? 'now' : ''}>
                <i class={`asks k-${colour}`} role="img" aria-label={shownWords(colour, 0)} />{' '}
                <span>
                  <Told text={boss.attackTexts[colour]} />
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p class="atk">
            <Told text={monster?.attackText ?? hazard?.text ?? ''} />
          </p>
        )}
        <p class="tokens">
          {(monster?.standingText ?? boss?.standingText) && (
            <span class="standing">
              <Told text={monster?.standingText ?? boss?.standingText ?? ''} />
            </span>
          )}
          {boss && boss.immune.length > 0 && (
            <span class="standing">{t('Immune to {immune}.', { immune: immuneWords(boss.immune) })}</span>
          )}
          <Conditions figure={enemy} />
          {enemy.captured?.map((die, at) => (
            <span class="token" key={at}>
              {rich('{die} of {name}', {
                die: <PipTile colour={die.slice(die.indexOf(':') + 1)} />,
                name: heroTitle(view, lexicon, Number(die.split(':')[0])),
              })}
            </span>
          ))}
          {view.allies.map((ally, at) => (ally.on === no ? <Companion key={at} ally={ally} no={at} /> : null))}
          {reward !== undefined && (
            <span class="back" title={t('Attack cards that come back when it falls')}>
              <PartyIcon of="deck" /> {rich('gives back {n}', { n: <b>{reward}</b> })}
            </span>
          )}
        </p>
      </div>
      {enemy.cards.length > 0 && (
        <div class="cards">
          {enemy.cards.map((card, at) => {
            const answer = lines.choices.get(`card:${card}`);
            return answer ? (
              <button
                type="button"
                key={at}
                class="lit card-of"
                data-option={`card:${card}`}
                onClick={() => take(answer)}
              >
                <AttackCard id={card} />
              </button>
            ) : (
              <AttackCard key={at} id={card} />
            );
          })}
        </div>
      )}
    </Figure>
  );
}

function Companion({ ally, no }: { readonly ally: AllyView; readonly no: number }): JSX.Element {
  const { lexicon } = useTable();
  return (
    <span class="token companion">
      <MonsterCrest of={ally.id} /> {lexicon.name(ally.id)}
      {ally.gone ? ` ${t('is turned over')}` : <Health figure={ally} name={`ally:${no}`} />}
    </span>
  );
}

/** A friend that a quest or a boss brought, or that somebody summoned. */
export function Friend({ no, ally }: { readonly no: number; readonly ally: AllyView }): JSX.Element {
  const { lexicon, picture } = useTable();
  const owner = ally.owner === undefined ? undefined : heroTitle(picture.view, lexicon, ally.owner);
  return (
    <Figure name={`ally:${no}`} title={lexicon.name(ally.id)} class={`friend ${ally.gone ? 'down' : ''}`}>
      <MonsterCrest of={ally.id} />
      <div>
        <h3>{lexicon.name(ally.id)}</h3>
        <small>
          {ally.gone
            ? t('knocked out')
            : owner
              ? t('fights for {owner}', { owner })
              : ally.value === undefined
                ? t('friend, found at nothing')
                : t('friend, found at {value}', { value: ally.value })}
        </small>
        <Health figure={ally} name={`ally:${no}`} />
        <p class="tokens">
          <Conditions figure={ally} />
        </p>
      </div>
    </Figure>
  );
}
