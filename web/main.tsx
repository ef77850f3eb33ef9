/** Starts the page. */
import { render } from 'preact';
import { App } from './app.tsx';
import './style/base.css';
import './style/front.css';
import './style/party.css';
import './style/account.css';
import './style/matchmaking.css';
import './style/ladder.css';
import './style/table.css';
import './style/top.css';
import './style/panels.css';
import './style/clock.css';
import './style/log.css';

const root = document.getElementById('page');
if (root) render(<App />, root);
