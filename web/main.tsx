/** Starts the page. */

// What all screens stand on comes before what any of them brings along: of rules alike the later one holds.
import './kit/kit.css';
import './style/base.css';
import './style/pages.css';
import './style/account.css';
import './style/matchmaking.css';

import { render } from 'preact';
import { App } from './app.tsx';
import { registerServiceWorker } from './installed/service-worker.ts';
import { restoreTheme } from './kit/theme.ts';
import { restoreSettings, settings } from './settings/settings.ts';
import { speak } from './words/language.ts';

registerServiceWorker();
restoreTheme();
restoreSettings();
const root = document.getElementById('page');
const show = (): void => {
  root?.replaceChildren();
  if (root) render(<App />, root);
};
speak(settings.read().language).then(show, () => {
  if (root) root.textContent = 'The page could not be loaded. Reload it to try again.';
});
