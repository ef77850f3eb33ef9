/** The shop after a crawl: everybody has the team's gold, a hand of cards to choose from, and what was found without knowing
 *  what it is. */
import type { JSX } from 'preact';
import { rich } from '../../words/rich.ts';
import { t } from '../../words/t.ts';
import { heroName } from '../catalogue.ts';
import { FinishFor } from '../finish-for.tsx';
import { LootCard } from '../loot-card.tsx';
import { Outcome } from '../outcome.tsx';
import { People } from '../people.tsx';
import { act, isLegal, own, type Scene } from '../scene.ts';

export function Shop({ scene }: { readonly scene: Scene }): JSX.Element {
  const { table, words, asking } = scene;
  const me = own(scene);
  const { purse = 0, dealt = [], unidentified = [], loot = [], done = false, deckSize = 0 } = me ?? {};
  const may = (type: string, field: string, value: unknown): boolean =>
    table.legal.some(({ action }) => action.type === type && action[field] === value);
  const { identify, sell } = words.prices;
  return (
    <>
      <Outcome scene={scene} />
      <section aria-labelledby="campaign-shop">
        <h2 id="campaign-shop">{t('Your purse: {purse} gold', { purse })}</h2>
        <p class="aside">
          {done
            ? t('You are done here. The shop closes when all are.')
            : t(
                'Buy, identify and sell as often as you like. Gold that is left over counts for the score, not for the next shop.',
              )}
        </p>
        <ul class="loot-cards">
          {dealt.map(({ card, price }) => (
            <LootCard key={card} words={words} card={card}>
              {price === undefined ? (
                <small>{t('You have as good a card.')}</small>
              ) : (
                !done && (
                  <button
                    type="button"
                    class="btn"
                    disabled={asking.busy || !may('buy', 'card', card)}
                    onClick={() => act(scene, { type: 'buy', card })}
                  >
                    {t('Buy for {price} gold', { price })}
                  </button>
                )
              )}
            </LootCard>
          ))}
        </ul>
        {dealt.length === 0 && <p class="aside">{t('Nothing more is on offer for you.')}</p>}
      </section>
      {unidentified.length > 0 && (
        <section aria-labelledby="campaign-found">
          <h2 id="campaign-found">{t('Found, not identified')}</h2>
          <ul class="loot-cards">
            {unidentified.map((rarity, at) => (
              <li key={`${rarity} ${at}`} class={`loot-card ${rarity}`}>
                <strong class="loot-unknown">{t('{rarity} loot', { rarity })}</strong>
                {!done && (
                  <span class="loot-deeds">
                    <button
                      type="button"
                      class="btn"
                      disabled={asking.busy || !may('identify', 'loot', at)}
                      onClick={() => act(scene, { type: 'identify', loot: at })}
                    >
                      {t('Identify for {identify}', { identify })}
                    </button>
                    <button
                      type="button"
                      class="btn quiet"
                      disabled={asking.busy}
                      onClick={() => act(scene, { type: 'sell', loot: at })}
                    >
                      {t('Sell for {sell}', { sell })}
                    </button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {loot.length > 0 && (
        <section aria-labelledby="campaign-own">
          <h2 id="campaign-own">
            {rich('Your loot {aside}', {
              aside: (
                <small>
                  {t('{deckSize} of {mostInADeck} cards in the deck', { deckSize, mostInADeck: words.mostInADeck })}
                </small>
              ),
            })}
          </h2>
          <ul class="loot-cards">
            {loot.map((card) => (
              <LootCard key={card} words={words} card={card}>
                {!done && (
                  <button
                    type="button"
                    class="btn quiet"
                    disabled={asking.busy}
                    onClick={() => act(scene, { type: 'sell', card })}
                  >
                    {t('Sell for {sell} gold', { sell })}
                  </button>
                )}
              </LootCard>
            ))}
          </ul>
        </section>
      )}
      {isLegal(scene, 'done') && (
        <div class="start">
          <button
            type="button"
            class="btn go big"
            disabled={asking.busy}
            data-key="done"
            onClick={() => act(scene, { type: 'done' })}
          >
            {t('Done with the shop')}
          </button>
        </div>
      )}
      <People
        scene={scene}
        state={(seat) => (table.view.members[seat]?.done ? t('Done') : t('In the shop'))}
        more={(seat) => <FinishFor scene={scene} seat={seat} />}
      />
      {table.view.members
        .filter(({ seat }) => seat !== table.you)
        .map(({ seat, hero, dealt: hand = [], purse: gold = 0 }) => (
          <details key={seat} class="deck-book">
            <summary>
              {rich('What the {hero} is offered {aside}', {
                hero: heroName(words, hero),
                aside: <small>{t('{gold} gold', { gold })}</small>,
              })}
            </summary>
            <ul class="loot-cards">
              {hand.map(({ card }) => (
                <LootCard key={card} words={words} card={card} />
              ))}
            </ul>
          </details>
        ))}
    </>
  );
}
