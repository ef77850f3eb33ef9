/** Asks HTTP doors for everything: what it takes, what it does not, as somebody, as nobody, as somebody else. */
import { request as httpRequest } from 'node:http';
import type { HttpDoor } from './doors.ts';
import { spoilt } from './mutate.ts';
import { sampleOf } from './samples.ts';
import { isDeclared, type Verdict } from './verdict.ts';
import type { World } from './world.ts';

const WITHIN_MS = 15_000;
/** What is read of an answer. */
const READ_BYTES = 200_000;

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Answered {
  readonly status: number;
  readonly body: string;
}

/** Sends one request after the other to these doors until it is told to stop. */
export const fuzzHttp =
  (doors: readonly HttpDoor[]) =>
  async (world: World, verdict: Verdict, pause: () => Promise<boolean>): Promise<void> => {
    const { random } = world;
    while (await pause()) {
      const door = random.of(doors);
      const asked = await requestFor(door, world).catch((error: unknown) => String(error));
      if (typeof asked === 'string') {
        verdict.fault(`no guest was let in: ${asked}`);
        continue;
      }
      const began = performance.now();
      const answered = await send(world.url, asked, door.withinMs ?? WITHIN_MS);
      const ms = performance.now() - began;
      if (typeof answered === 'string') {
        // A line that is cut is an answer to what cannot be read.
        if (answered === 'late') verdict.fault(`no answer within its time: ${wordsFor(asked)}`);
        verdict.answered(answered, door.withinMs === undefined ? ms : 0);
        continue;
      }
      verdict.answered(String(answered.status), door.withinMs === undefined ? ms : 0);
      world.learnFrom(answered.body);
      if (!isDeclared(answered.status, answered.body)) {
        verdict.fault(`${answered.status} ${answered.body.slice(0, 160)} to ${wordsFor(asked)}`);
      }
    }
  };

const wordsFor = ({ method, path, headers, body }: Asked): string =>
  `${method} ${path} ${JSON.stringify({ ...headers, authorization: undefined })} ${body.slice(0, 300)}`;

const requestFor = async (door: HttpDoor, world: World): Promise<Asked> => {
  const { random } = world;
  const method = random.chance(95)
    ? door.method
    : random.of(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH']);
  const body = door.form || random.chance(5) ? bodyFor(door, world) : '';
  const headers: Record<string, string> = { ...(body !== '' && { 'content-type': contentType(world) }) };
  if (random.chance(80)) headers.authorization = await authorization(door, world);
  if (random.chance(5)) Object.assign(headers, random.of(ODD_HEADERS));
  return { method, path: pathFor(door, world), headers, body };
};

const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'x-forwarded-for': '1.2.3.4, garbage' },
  { 'x-forwarded-proto': 'https, http' },
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'chunked' },
  { host: 'elsewhere:99999' },
  { origin: 'https://elsewhere.example' },
  { range: 'bytes=5-1' },
  { 'if-none-match': '*' },
  { cookie: 'a=b; '.repeat(200) },
  { expect: '100-continue' },
];

const contentType = ({ random }: World): string =>
  random.chance(90)
    ? 'application/json'
    : random.of(['text/plain', 'application/json; charset=utf-7', 'multipart/form-data; boundary=x', '']);

const authorization = async (door: HttpDoor, world: World): Promise<string> => {
  const { random } = world;
  if (door.path.startsWith('/admin')) return `Basic ${Buffer.from(`any:${random.below(50)}`).toString('base64')}`;
  const token = await world.someToken();
  if (random.chance(90)) return `Bearer ${token}`;
  return random.of([
    'Bearer ',
    `Bearer ${token.slice(0, -2)}xx`,
    `Basic ${token}`,
    'Bearer null',
    `Bearer ${'x'.repeat(3000)}`,
  ]);
};

/** In place of its parameters: what there is, what there is not, and what no path should hold. */
const pathFor = ({ path }: HttpDoor, { random, foreign, vocabulary }: World): string => {
  const odd = ['..', '%00', '%E0%A4%A', '__proto__', '-rf', 'x'.repeat(300), '%2e%2e%2f', '1', 'matchmaking'];
  const filled = path.replace(/\{\*\w+\}|:(\w+)/g, (_, name: string = 'id') => {
    const known = vocabulary[name] ?? foreign;
    if (known.length > 0 && random.chance(70)) return random.of(known);
    return random.of(odd);
  });
  const queries = ['page=1', 'page=-1', 'page[]=2', 'season=1e9', 'page=1&page=2', '__proto__[x]=1', 'x='.repeat(500)];
  return random.chance(20) ? `${filled}?${random.of(queries)}` : filled;
};

const bodyFor = ({ form }: HttpDoor, { random, vocabulary, foreign }: World): string => {
  let value = form ? sampleOf(form, random, vocabulary) : {};
  for (let times = random.of([0, 1, 1, 1, 2, 3]); times > 0; times--) value = spoilt(value, random, foreign);
  const text = JSON.stringify(value) ?? '';
  if (random.chance(94)) return text;
  return random.of([
    text.slice(0, -1),
    `${'['.repeat(5000)}`,
    'x'.repeat(60_000),
    '\u0000',
    `{"__proto__":${text || 1}}`,
  ]);
};

/** The answer; or that the line was cut, or that none came in time. */
const send = (
  url: string,
  { method, path, headers, body }: Asked,
  withinMs: number,
): Promise<Answered | 'cut' | 'late'> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const options = { hostname, port, method, path, headers: { ...(body !== '' && length), ...headers }, agent: false };
    const asked = httpRequest(options, (response) => {
      let said = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        if (said.length < READ_BYTES) said += chunk;
      });
      response.once('close', () => finish({ status: response.statusCode ?? 0, body: said }));
    });
    const late = setTimeout(() => finish('late'), withinMs);
    const finish = (answered: Answered | 'cut' | 'late'): void => {
      clearTimeout(late);
      asked.destroy();
      resolve(answered);
    };
    asked.once('error', () => finish('cut'));
    asked.end(body);
  });
