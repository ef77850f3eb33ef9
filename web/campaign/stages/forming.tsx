/** Before a campaign begins: friends come, everybody takes a hero, the leader adds bots and says how hard it shall be. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CopyLine } from '../../copy-line.tsx';
import { HeroPicker } from '../../front/hero-picker.tsx';
import { campaignLink } from '../../route.ts';
import { t } from '../../words/t.ts';
import { heroName, lootName } from '../catalogue.ts';
import { People } from '../people.tsx';
import { act, leads, own, type Scene } from '../scene.ts';

const MOST = 4;

export function Forming({ scene }: { readonly scene: Scene }): JSX.Element {
  const { table, words, asking, requests, id } = scene;
  const { view } = table;
  const mayLead = leads(scene);
  const taken = view.members.map(({ hero }) => hero);
  const free = words.heroes.filter((hero) => !taken.includes(hero.id));
  const [bot, setBot] = useState('');
  const chosenBot = free.some((hero) => hero.id === bot) ? bot : (free[0]?.id ?? '');
  const mine = own(scene)?.hero ?? '';
  const choices = words.heroes
    .filter((hero) => hero.id === mine || !taken.includes(hero.id))
    .map((hero) => ({ ...hero, text: '', kind: 'hero' }));
  return (
    <>
      <section>
        <h2>{t('Invite')}</h2>
        <p class="aside">
          {t('One to four heroes, each one once, together to the end. Empty places may be filled by bots.')}
        </p>
        <CopyLine link={campaignLink(table.code)} label={t('Link into this campaign')} />
      </section>
      <People
        scene={scene}
        state={(seat) => {
          const { keepsake } = view.members[seat] ?? {};
          return keepsake ? t('brings {name} along', { name: lootName(words, keepsake) }) : '';
        }}
        {...(mayLead && {
          more: (seat: number) =>
            seat !== table.you && (
              <button
                type="button"
                class="btn small"
                disabled={asking.busy}
                onClick={() => void asking.ask(() => requests.unseat(id, seat))}
              >
                {table.people[seat] ? t('Put out') : t('Take away')}
              </button>
            ),
        })}
      />
      {mayLead && view.members.length < MOST && (
        <p class="add-bot">
          <label class="field-line">
            <span>{t('A bot plays the hero')}</span>
            <select value={chosenBot} onChange={(event) => setBot(event.currentTarget.value)}>
              {free.map((hero) => (
                <option key={hero.id} value={hero.id}>
                  {heroName(words, hero.id)}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            class="btn"
            disabled={asking.busy}
            onClick={() => void asking.ask(() => requests.addBot(id, chosenBot))}
          >
            {t('Add the bot')}
          </button>
        </p>
      )}
      <HeroPicker
        heroes={choices}
        chosen={mine}
        onChoose={(hero) => act(scene, { type: 'hero', hero })}
        legend={t('Your hero, for the whole campaign')}
        name="campaign-hero"
        small
      />
      <fieldset disabled={!mayLead}>
        <legend>{t('How hard')}</legend>
        <div class="segments">
          {words.difficulties
            .filter(({ needs }) => needs === undefined || view.legacy.includes(needs))
            .map(({ id: difficulty, name, text }) => (
              <label key={difficulty} class={view.difficulty === difficulty ? 'chosen' : ''}>
                <input
                  type="radio"
                  name="difficulty"
                  checked={view.difficulty === difficulty}
                  onChange={() => act(scene, { type: 'difficulty', difficulty })}
                />
                {name}
                <small>{text}</small>
              </label>
            ))}
        </div>
      </fieldset>
      <div class="start">
        {mayLead ? (
          <button
            type="button"
            class="btn go big"
            disabled={asking.busy}
            data-key="begin"
            onClick={() => act(scene, { type: 'begin' })}
          >
            {t('Begin the campaign')}
          </button>
        ) : (
          <p>{t('The leader begins when all have come.')}</p>
        )}
      </div>
    </>
  );
}
