/** A real Redis Cluster of three nodes without replicas, on loopback, of a test's own; it is gone when the test's process
 *  is. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freePort } from '../../../loadtest/ports.ts';
import { eventually } from '../eventually.ts';
import { startRedis, type TestRedis } from './redis.ts';

export interface TestCluster {
  /** The address of one node; it knows the others. */
  readonly url: string;
  readonly nodes: readonly TestRedis[];
  stop(): Promise<void>;
}

const NODES = 3;

const run = promisify(execFile);
const cli = async (...args: string[]): Promise<string> => (await run('redis-cli', args)).stdout;

/** Whether that node says that the cluster takes whatever it is told. */
export const standsAt = async ({ port }: Pick<TestRedis, 'port'>): Promise<boolean> =>
  (await cli('-p', String(port), 'cluster', 'info')).includes('cluster_state:ok');

export const startCluster = async (): Promise<TestCluster> => {
  const nodes: TestRedis[] = [];
  try {
    while (nodes.length < NODES) nodes.push(await startNode());
    return await joined(nodes);
  } catch (error) {
    await Promise.all(nodes.map((node) => node.stop()));
    throw error;
  }
};

const startNode = async (): Promise<TestRedis> =>
  startRedis({
    'cluster-enabled': 'yes',
    // It would be 10,000 above its own, and beyond all ports.
    'cluster-port': String(await freePort()),
    'cluster-node-timeout': '2000',
  });

const joined = async (nodes: readonly TestRedis[]): Promise<TestCluster> => {
  const addresses = nodes.map(({ port }) => `127.0.0.1:${port}`);
  await cli('--cluster', 'create', ...addresses, '--cluster-replicas', '0', '--cluster-yes');
  for (const { port } of nodes) {
    await eventually('the cluster to stand', () => standsAt({ port }));
  }
  const [first] = nodes;
  if (!first) throw new Error('a cluster has nodes');
  return {
    url: first.url,
    nodes,
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
};
