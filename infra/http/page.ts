/** The built page over HTTP. Its files lie compressed beside themselves (`npm run build` does that), and those whose names
 *  carry a hash are never asked for twice. An address that there is not gets the page as well, which says so, with the
 *  status of what it is: not found. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Application, Response } from 'express';
import compressedFiles, { type ExpressStaticGzipOptions } from 'express-static-gzip';

/** Adds the page, and an answer for every other address. */
export const servePage = (app: Application): void => {
  const page = join(projectRoot(), 'web', 'dist');
  const index = join(page, 'index.html');
  const files = (folder: string, serveStatic: ExpressStaticGzipOptions['serveStatic']) =>
    compressedFiles(folder, { enableBrotli: true, orderPreference: ['br', 'gzip'], index: false, serveStatic });

  // The page names the files under assets/ by their hashes, and is itself asked for anew each time.
  app.use('/assets', files(join(page, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }));
  app.use(files(page, { index: false }));
  app.get('/{*path}', (request, response) => {
    response.set('Cache-Control', 'no-cache').status(request.path === '/' ? 200 : 404);
    if (existsSync(index)) response.sendFile(index);
    else sayUnbuilt(response);
  });
};

const sayUnbuilt = (response: Response): void => {
  response.status(503).type('text').send('The page is not built yet: npm run build\n');
};

/** The folder of package.json, from the sources as well as from the compiled files below dist/. */
const projectRoot = (folder = import.meta.dirname): string =>
  existsSync(join(folder, 'package.json')) || folder === dirname(folder) ? folder : projectRoot(dirname(folder));
