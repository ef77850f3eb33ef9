/** Who stands behind an address. A provider gives a household a whole IPv6 network of 64 bits, so whoever counts single
 *  addresses there counts nothing. */
import ipaddr from 'ipaddr.js';

const HOUSEHOLD_GROUPS = 4;

/** The network of an IPv6 address, written as its first address; an IPv4 address, however it is written; what is neither,
 *  as it is. A port behind it is left out, as some proxies add one. */
export const householdOf = (written: string): string => {
  const address = /^\[(.+)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written;
  if (!ipaddr.isValid(address)) return written;
  const read = ipaddr.process(address);
  if (!(read instanceof ipaddr.IPv6)) return read.toString();
  const network = read.parts.map((group, n) => (n < HOUSEHOLD_GROUPS ? group : 0));
  return new ipaddr.IPv6(network).toString();
};
