/** What the boss has in mind: the action card revealed last, for what its dice are kept, what the active hero had of it, and
 *  how its King's Hands stand. */
import type { JSX } from 'preact';
import type { BattleView } from '../../../../engine/dice-throne/state/view-shape.ts';
import { Mark } from '../../../kit/icon.tsx';
import { useTable } from '../context.ts';
import { Explained } from '../table/seats/stock.tsx';
import { RichText } from '../texts/rich-text.tsx';
import { BossRoll } from './boss-roll.tsx';
import './action-card.css';
import { rich } from '../../../words/rich.ts';
import { t } from '../../../words/t.ts';

export function ActionCard({ battle }: { readonly battle: BattleView }): JSX.Element {
  const { picture, lexicon } = useTable();
  const boss = picture.view.enemies?.find(({ body }) => body === battle.boss.body);
  const { shown, kh, actionsLeft, discard } = battle;
  const card = shown && lexicon.card(shown.card);
  const says = shown && lexicon.hero(battle.boss.kind)?.actions?.[shown.card];
  const hands = boss?.tokens.find(({ id }) => id === KINGS_HAND)?.count ?? 0;
  return (
    <section class="scene panel-box" aria-label={t('What the boss is up to')}>
      <p class={`deed ${shown?.waits ? 'waits' : ''}`}>
        <Mark of="log" />
        {shown && card ? (
          <>
            <Explained class="bare" name={card.name} text={card.text}>
              <b class="d">{card.name}</b>
            </Explained>
            <small>{shown.waits ? t('ready, {n} CP', { n: card.cost }) : t('settled')}</small>
          </>
        ) : (
          <small>{t('No action card yet')}</small>
        )}
      </p>
      {boss && says && <BossRoll boss={boss} objective={says.objective} />}
      {says?.bonus && (
        <p>
          <Mark of="helps" />{' '}
          <span>{rich('Hero bonus: {bonus}', { bonus: <RichText text={says.bonus} opens /> })}</span>
        </p>
      )}
      <p class="more">
        <Mark of="hand" />
        <Explained class="bare" name={lexicon.nameOf(KINGS_HAND)} text={lexicon.token(KINGS_HAND)?.text ?? ''}>
          {lexicon.nameOf(KINGS_HAND)} ×{hands}
        </Explained>
        <small>{rangeWords(kh)}</small>
      </p>
      <p class="more">
        <Mark of="deck" />
        <Explained
          class="bare"
          name={t('Played and sold')}
          text={discardWords(discard.map((id) => lexicon.nameOf(id)))}
        >
          {t('{n, plural, one {# card} other {# cards}} left', { n: actionsLeft })}
        </Explained>
      </p>
    </section>
  );
}

const KINGS_HAND = 'kings-hand';

/** `on 4 or more, once a turn` */
const rangeWords = ({ max, from }: BattleView['kh']): string =>
  t('on {from, plural, =6 {a 6} other {# or more}}, {max, plural, =1 {once} other {# times}} a turn', { from, max });

const discardWords = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : t('Nothing yet'));
