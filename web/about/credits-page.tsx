/** Who made what this page is drawn with. */
import type { JSX } from 'preact';
import { Sheet } from '../sheet.tsx';
import { rich } from '../words/rich.ts';
import { t } from '../words/t.ts';

export function CreditsPage(): JSX.Element {
  return (
    <Sheet
      title={t('Credits')}
      lead={t('What this page is drawn and written with, and whom we thank for it.')}
      class="prose"
    >
      <section class="panel-box">
        <h2>{t('Symbols')}</h2>
        <p>
          {rich('Icons by Lorc, Delapouite & contributors, {site}, {licence}, recoloured.', {
            site: <a href="https://game-icons.net">game-icons.net</a>,
            licence: <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>,
          })}
        </p>
      </section>
      <section class="panel-box">
        <h2>{t('Letters')}</h2>
        <ul class="bullets">
          <li>
            {t('Almendra, by Ana Sanfelippo, and the digits of Grenze Gotisch, by Omnibus-Type: names and numbers.')}
          </li>
          <li>{t('Atkinson Hyperlegible Next, by the Braille Institute: everything that is read.')}</li>
        </ul>
        <p>
          {rich('All three under the {licence}.', {
            licence: <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>,
          })}
        </p>
      </section>
      <section class="panel-box">
        <h2>{t('The games')}</h2>
        <p>
          {t(
            'The games played here are their publishers’. No picture and no sentence of their boards, cards or books is used: what you read was written for this page, or is made from the rules as data.',
          )}
        </p>
      </section>
      <section class="panel-box">
        <h2>{t('Fair dice')}</h2>
        <p>
          {t(
            'Every match is promised before it begins and can be recomputed after it, roll by roll: the replay of a match does it in your browser and says whether the promise was kept.',
          )}
        </p>
      </section>
    </Sheet>
  );
}
