import { BlockList, isIP } from 'node:net';

/** The names of ranges in Express's `trust proxy`. */
const ranges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Returns a function that tells whether connections of an address come from a trusted proxy.
 *
 * @param trustProxy setting of that name; a number of consecutive proxies means that every connection comes from one
 */
export function trustedProxies(trustProxy: number | string | undefined): (address: string) => boolean {
  if (trustProxy === undefined) return () => false;
  return typeof trustProxy === 'number' ? () => true : isInNetworks(trustProxy);
}

/**
 * Returns a function that tells whether an address is in one of these networks.
 *
 * @param networks addresses, networks and names of ranges, separated by commas
 */
export function isInNetworks(networks: string): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.split(',').flatMap((one) => ranges[one] ?? [one])) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
