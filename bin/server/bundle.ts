/** Programs in few files: to find and read the thousand modules of a server takes longer than to run them. */
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** Machine code, and what finds its own files by where it lies. They stay in node_modules. */
const APART = ['libsql', 'msgpackr-extract'];

/** Libraries that are no ES modules ask for Node's own modules in the old way. */
const REQUIRE = [
  "import { createRequire as requireFrom } from 'node:module';",
  'const require = requireFrom(import.meta.url);',
].join('\n');

/** Every program of a server starts these as threads: they lie beside it, as they do beside the module that asks. */
const THREADS = { worker: 'rooms/workers/worker.ts', 'sql-thread': 'infra/sql/sql-thread.ts' };

/** Writes programs, by name with the source of each, and their threads to a folder of their own, and removes what is left
 *  there of earlier ones. A program asks for its pieces while it starts and never later, so that one that runs misses
 *  nothing. Rejects when a source cannot be read. */
export const bundle = async (programs: Readonly<Record<string, string>>, folder: string): Promise<void> => {
  const { metafile } = await build({
    entryPoints: { ...programs, ...THREADS },
    outdir: folder,
    bundle: true,
    splitting: true, // what Redis takes is read only where there is one
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: APART,
    alias: { '@pm2/io': './infra/cluster/pm2-dashboard.ts' },
    banner: { js: REQUIRE },
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'error',
  });
  const written = new Set(Object.keys(metafile.outputs).map((path) => basename(path)));
  for (const file of readdirSync(folder)) if (!written.has(file)) rmSync(join(folder, file));
};
