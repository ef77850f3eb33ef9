/** Both stores of documents, each sentence on a fresh one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Documents } from '../../../infra/documents/documents.ts';
import { openRedisDocuments } from '../../../infra/documents/redis-documents.ts';
import { documentsOn } from '../../../infra/documents/sql-documents.ts';
import { openSqlFile } from '../../../infra/sql/sql-file.ts';
import { PATIENCE_MS } from '../eventually.ts';
import { startRedis } from '../server/redis.ts';

export interface DocumentStores {
  readonly name: string;
  /** Opens a fresh store; each call of what it answers is one more line to the same documents, as another process has. */
  fresh(): () => Promise<Documents>;
  end(): Promise<void>;
}

/** `of`: what lies there, as `parties`. */
export const sqlDocumentStores = (of: string): DocumentStores => {
  const folder = mkdtempSync(join(tmpdir(), `throneroom-${of}-`));
  let made = 0;
  return {
    name: 'one SQL file',
    fresh: () => {
      const file = join(folder, `${of} ${made++}.db`);
      return async () => documentsOn(openSqlFile(file), file);
    },
    end: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

export const redisDocumentStores = async (of: string): Promise<DocumentStores> => {
  const server = await startRedis();
  let made = 0;
  return {
    name: 'Redis',
    fresh: () => {
      const prefix = `store${made++}:`;
      return () => openRedisDocuments({ url: server.url, name: of, prefix, patienceMs: PATIENCE_MS });
    },
    end: () => server.stop(),
  };
};
