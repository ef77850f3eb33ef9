/** Whom limits by address count as one. */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf } from '../../../infra/http/http.ts';
import { limitsHere } from '../../../infra/limits/limits.ts';

const address = suite('infra: addresses');

/** A request that a proxy passed on from there. */
const from = (forwarded: string): string => {
  const request = new IncomingMessage(new Socket());
  request.headers['x-forwarded-for'] = forwarded;
  return addressOf(request, 1);
};

const ONE: [string, string, string][] = [
  ['the addresses of one IPv6 network', '2001:db8:7:1::1', '2001:db8:7:1:ffff:ffff:ffff:ffff'],
  ['an IPv6 address, however it is written', '2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['an IPv4 address, and the same as IPv6', '203.0.113.7', '::ffff:203.0.113.7'],
  ['an address with the port that some proxies add, and without', '203.0.113.7:4711', '203.0.113.7'],
  ['an IPv6 address with a port, and without', '[2001:db8::1]:4711', '2001:db8::1'],
];
for (const [name, one, other] of ONE) {
  address(`issue: ${name} count as one`, () => assert.is(from(one), from(other)));
}

const TWO: [string, string, string][] = [
  ['two IPv6 networks', '2001:db8:7:1::1', '2001:db8:7:2::1'],
  ['two IPv4 addresses', '203.0.113.7', '203.0.113.8'],
  ['two words that are no addresses', 'unknown', 'hidden'],
];
for (const [name, one, other] of TWO) address(`${name} count as two`, () => assert.is.not(from(one), from(other)));

address('issue: whoever has a whole network of addresses may do no more than others', async () => {
  const limit = limitsHere().perMinute('', 3);
  const waits: (number | undefined)[] = [];
  for (let host = 1; host <= 4; host++) waits.push(await limit(from(`2001:db8::${host}`)));
  assert.equal(waits.slice(0, 3), [undefined, undefined, undefined]);
  assert.ok(waits[3] !== undefined);
});

address.run();
