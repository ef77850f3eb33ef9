/** What the party plays against and for: the attack deck that is its time, the quest with its slots, and the way. */
import type { JSX } from 'preact';
import { Mark } from '../../../kit/icon.tsx';
import { PipTile } from '../../../kit/pip-cube.tsx';
import { Told } from '../../../rules/word.tsx';
import { rich } from '../../../words/rich.ts';
import { t } from '../../../words/t.ts';
import { useTable } from '../context.ts';
import { placeOf } from '../lines.ts';
import { dieNamed, heroTitle } from '../model.ts';
import { pathOf } from '../path.ts';
import { questSlots } from '../slots.ts';
import { slotWords } from '../words.ts';
import { AttackCard } from './fiend.tsx';
import { PartyIcon } from './heralds.tsx';

export function Ledger(): JSX.Element {
  return (
    <div class="ledger">
      <Deck />
      <Quest />
    </div>
  );
}

/** As many cards as a deck begins with. */
const WHOLE_DECK = 16;
function Deck(): JSX.Element {
  const { view } = useTable().picture;
  const standing = view.enemies.filter(({ defeated }) => !defeated);
  const pace = standing.reduce((sum, { kind }) => sum + (kind === 'boss' ? (view.boss?.cards ?? 1) : 1), 0);
  const rounds = pace === 0 ? 0 : Math.ceil(view.deck / pace);
  return (
    <section class={`time-left ${rounds === 1 && view.phase === 'assign' ? 'short' : ''}`} aria-label={t('Time')}>
      <div class="pile" style={{ '--left': view.deck, '--all': Math.max(WHOLE_DECK, view.deck) }} aria-hidden="true">
        <i />
      </div>
      <div>
        <h2>{t('Time')}</h2>
        <p>
          {rich('{deck} {n, plural, one {attack card} other {attack cards}} left', {
            deck: <b class="num">{view.deck}</b>,
            n: view.deck,
          })}
        </p>
        {pace > 0 && view.phase !== 'town' && (
          <p class="mut">
            {rich(
              '{pace} a round: {rounds}. Empty with an enemy standing, the party has lost. Fallen enemies give cards back.',
              {
                pace,
                rounds: (
                  <b>{t('{n, plural, =0 {the last round} =1 {the last round} other {# rounds}}', { n: rounds })}</b>
                ),
              },
            )}
          </p>
        )}
        {view.phase === 'town' && <p class="mut">{t('Each hero that rests costs one.')}</p>}
        {view.discard.length > 0 && (
          <p class="gone-by">
            {rich('gone by {cards}', { cards: view.discard.map((card, at) => <AttackCard key={at} id={card} />) })}
          </p>
        )}
      </div>
    </section>
  );
}

function Quest(): JSX.Element {
  const { picture, lexicon, lines, held, hold, take } = useTable();
  const { view } = picture;
  const quest = lexicon.quests.get(view.quest?.id ?? '');
  const boss = view.boss ? lexicon.bossOf(view) : undefined;
  const steps = pathOf(view, lexicon);
  return (
    <section class="quest" aria-label={quest ? t('Quest: {name}', { name: quest.name }) : t('The way')}>
      <h2>
        <small>{boss ? t('The final boss') : quest ? t('Quest {level}', { level: view.level }) : t('The way')}</small>
        {boss?.name ?? quest?.name ?? steps.find(({ state }) => state === 'at')?.name}
      </h2>
      {quest && !boss && quest.setUpText !== '' && (
        <p class="mut">
          <Told text={quest.setUpText} />
        </p>
      )}
      {questSlots(view, lexicon).map(({ name, slot, whileText, lockedText, openText }, index) => {
        const lock = view.quest?.locks.find((one) => one.slot === name);
        const line = held && lines.places.get(placeOf(held.hero, held.die))?.get(name);
        const inside = (
          <>{lock ? <PipTile {...dieNamed(lock.die)} /> : <span class="asks-large">{slot.least || ''}</span>}</>
        );
        const colour = `k-${slot.colour === 'grey' ? 'any' : slot.colour}`;
        return (
          <div class="lock" key={name}>
            {line ? (
              <button
                type="button"
                class={`key-slot lit ${colour}`}
                data-slot={name}
                data-hero={held?.hero}
                aria-label={t('{name}: {slot}. Lock the die here', { name: quest?.name ?? '', slot: slotWords(slot) })}
                onClick={() => {
                  hold(undefined);
                  take(line);
                }}
              >
                {inside}
              </button>
            ) : (
              <span class={`key-slot ${colour} ${lock ? 'shut' : ''}`}>{inside}</span>
            )}
            <div>
              <p>
                <b>{slotWords(slot)}</b>
                {lock && <span>{` · ${t('locked by {name}', { name: heroTitle(view, lexicon, lock.hero) })}`}</span>}
              </p>
              <ul>
                {whileText && (
                  <li class={view.quest?.off.includes(index + 1) ? 'off' : 'bad'}>
                    <Told text={whileText} />
                  </li>
                )}
                {lockedText && (
                  <li class={lock ? 'yes' : ''}>
                    <Mark of="lock" />{' '}
                    <span>{rich('Locked: {lockedText}', { lockedText: <Told text={lockedText} /> })}</span>
                  </li>
                )}
                {openText && (
                  <li class={lock ? 'off' : ''}>
                    <PartyIcon of="open" />{' '}
                    <span>{rich('Open: {openText}', { openText: <Told text={openText} /> })}</span>
                  </li>
                )}
              </ul>
            </div>
          </div>
        );
      })}
      <ol class="way" aria-label={t('The way')}>
        {steps.map(({ name, mark, state }, at) => (
          <li key={at} class={state} aria-current={state === 'at' ? 'step' : undefined}>
            <i>{mark === 'boss' ? <PartyIcon of="boss" /> : mark}</i>
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
