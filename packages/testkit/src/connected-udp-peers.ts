import { readFileSync } from 'node:fs';

/**
 * Remote ports of the UDP sockets on a local port that are connected to a peer. Linux only.
 *
 * @param port local port of any process
 */
export function connectedUdpPeers(port: number): number[] {
  const rows = ['udp', 'udp6'].flatMap((name) => readFileSync(`/proc/net/${name}`, 'utf8').split('\n'));
  // Columns: number, local address, remote address, ... Ports are hexadecimal, and 0 without a peer.
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local = '']) => portOf(local) === port)
    .map(([, , remote = '']) => portOf(remote))
    .filter((remotePort) => remotePort > 0);
}

const portOf = (address: string): number => Number.parseInt(address.slice(-4), 16);
