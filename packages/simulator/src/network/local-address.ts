import { localAddressFor as loopbackOrAny } from '@muster/net';

/** One source address has about 28,000 ports for all processes of a machine; this many devices leave room. */
const devicesPerAddress = 16_000;
/** 127.0.0.1 up to 127.0.255.254: enough for any fleet. */
const highestBlock = 60_000;

/**
 * The local address of a device's socket. On Linux and Windows all of 127.0.0.0/8 is the machine itself, so that large
 * fleets on loopback spread over several source addresses and do not run out of ports; elsewhere it is 127.0.0.1.
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
