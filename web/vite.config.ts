/** How the browser client is built. `vite --config web/vite.config.ts` alone serves it with live reload, next to a
 *  game server started with `npm start`. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { cutDigits } from './build/digits.ts';
import { sprites } from './build/sprites.ts';
import { words } from './build/words.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [sprites(), words()],
  resolve: { alias: { 'digits.woff2': await cutDigits() } },
  // Nothing travels as a data: address: the content security policy allows none for scripts and fonts.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What the front page needs is one file: each of its own costs a stranger a kilobyte of headers.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'front', tags: ['$initial'] }] } } },
    // All of them know light-dark(), which would be written out at length otherwise.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  server: {
    proxy: { '/api': 'http://localhost:2567', '/matchmake': 'http://localhost:2567' },
  },
});
