/** How the browser client is built. `vite --config web/vite.config.ts` alone serves it with live reload, next to a
 *  game server started with `npm start`. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: 'dist', emptyOutDir: true },
  server: {
    proxy: { '/api': 'http://localhost:2567', '/matchmake': 'http://localhost:2567' },
  },
});
