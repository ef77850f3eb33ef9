/** How the browser client is built. `vite --config web/vite.config.ts` alone serves it with live reload, next to a
 *  game server started with `npm start`. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { cutDigits } from './build/digits.ts';
import { sprites } from './build/sprites.ts';
import { words } from './build/words.ts';

const groupOf = (name: string): string => name.split('~')[0] ?? name;

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
    rolldownOptions: {
      output: {
        // The name of a group says enough, without all the pages that have to do with it.
        chunkFileNames: ({ name }) => `assets/${groupOf(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${groupOf(name.replace(/\.\w+$/, ''))}-[hash][extname]`,
        codeSplitting: {
          groups: [
            // What the front page needs is one file: each of its own costs a stranger a kilobyte of headers.
            { name: 'front', tags: ['$initial'], priority: 1 },
            // So are the small pieces that several screens are made of: a table asked for fifty files, most of them of a few
            // hundred bytes. Styles stay where they are: the order of their files is the order of their rules.
            {
              name: 'kit',
              test: /[\\/]web[\\/](kit|table|talk|words)[\\/].*\.tsx?$/,
              minShareCount: 2,
              maxModuleSize: 8000,
              includeDependenciesRecursively: false,
              entriesAware: true,
              entriesAwareMergeThreshold: 6000,
            },
          ],
        },
      },
    },
    // All of them know light-dark(), which would be written out at length otherwise.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  server: {
    proxy: { '/api': 'http://localhost:2567', '/matchmake': 'http://localhost:2567' },
  },
});
