/** What settings mean, beyond their defaults. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Environment, readConfig } from '../../infra/config.ts';

const config = suite('infra: settings');

const ADDRESSES: [string, Environment, string][] = [
  ['is HOST and PORT', {}, '127.0.0.1:3000'],
  ['brackets an address of version 6', { HOST: '::1' }, '[::1]:3000'],
  ['may be a name', { HOST: '0.0.0.0', THRONEROOM_ADDRESS: 'play.example.org:443' }, 'play.example.org:443'],
  ['may have the port in its path', { THRONEROOM_ADDRESS: 'play.example.org/at/{port}' }, 'play.example.org/at/3000'],
];
for (const [what, env, expected] of ADDRESSES) {
  config(`the address of a process ${what}`, () => {
    assert.is(readConfig({ REDIS_URL: 'redis://localhost', ...env }).addressAt(3000), expected);
  });
}

config('the processes of pm2 listen side by side, and on any port if they may choose', () => {
  assert.is(readConfig({ PORT: '3000', NODE_APP_INSTANCE: '2' }).port, 3002);
  assert.is(readConfig({ PORT: '0', NODE_APP_INSTANCE: '2' }).port, 0);
});

config('a Redis that may lose things is taken outside production, and in it where that is allowed', () => {
  const mayForget = (env: Environment) => readConfig(env).redisMayForget;
  assert.is(mayForget({}), true);
  assert.is(mayForget({ NODE_ENV: 'production' }), false);
  assert.is(mayForget({ NODE_ENV: 'production', THRONEROOM_REDIS_MAY_FORGET: 'yes' }), true);
});

const REFUSED: [string, Environment, RegExp][] = [
  ['an address with a scheme', { THRONEROOM_ADDRESS: 'wss://play.example.org' }, /THRONEROOM_ADDRESS .* without ws/],
  ['an address that ends in a slash', { THRONEROOM_ADDRESS: 'play.example.org/' }, /THRONEROOM_ADDRESS/],
  [
    'no address where HOST is none',
    { HOST: '0.0.0.0', REDIS_URL: 'redis://localhost' },
    /THRONEROOM_ADDRESS is missing/,
  ],
  ['a port above all ports', { PORT: '65535', NODE_APP_INSTANCE: '1' }, /PORT 65535 \+ NODE_APP_INSTANCE 1/],
  [
    'a durability that is for Redis to see to', // it was believed in, and nobody read it
    { REDIS_URL: 'redis://localhost', THRONEROOM_DURABILITY: 'machine' },
    /THRONEROOM_DURABILITY is "machine", which with REDIS_URL is for Redis/,
  ],
  ['another database', { REDIS_URL: 'postgres://me:hush@localhost' }, /REDIS_URL is not usable/],
  ...['redis://', 'redis:///1', 'redis://:hush%zz@localhost', 'redis://localhost/matches', 'redis://localhost/1/2'].map(
    (REDIS_URL): [string, Record<string, string>, RegExp] => [
      `issue: a stack trace for ${REDIS_URL}`,
      { REDIS_URL },
      /REDIS_URL is not usable: expected an address like redis:.*%25 for a percent sign\.$/,
    ],
  ),
];
for (const [what, env, words] of REFUSED) {
  config(`issue: ${what} is refused in one line that tells no secret`, () => {
    try {
      readConfig(env);
      assert.unreachable('it was accepted');
    } catch (error) {
      assert.match(String(error), words);
      assert.not.match(String(error), /hush|\n/);
    }
  });
}

config.run();
