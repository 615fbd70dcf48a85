import { localAddressFor as loopbackOrAny } from '@muster/net';

/** Maximum number of devices per source address. An address has about 28,000 ports for all processes of a machine. */
const devicesPerAddress = 16_000;
/** Index of the last source address, 127.0.240.1. The addresses are sufficient for any fleet. */
const highestBlock = 60_000;

/**
 * Returns the local address for the socket of a device. On Linux and Windows, all of 127.0.0.0/8 is the machine itself,
 * so that large fleets on loopback use several source addresses and do not run out of ports. On other systems it is
 * 127.0.0.1.
 *
 * @param index position in the fleet, from 1
 * @param server IP address of the server
 * @param platform as `process.platform`
 */
export function localAddressFor(
  index: number,
  server: string,
  platform: NodeJS.Platform = process.platform,
): string {
  const local = loopbackOrAny(server);
  const hasManyLoopbacks = platform === 'linux' || platform === 'win32';
  if (local !== '127.0.0.1' || !hasManyLoopbacks) return local;
  const block = Math.min(Math.floor((index - 1) / devicesPerAddress), highestBlock);
  return `127.0.${Math.floor(block / 250)}.${(block % 250) + 1}`;
}
