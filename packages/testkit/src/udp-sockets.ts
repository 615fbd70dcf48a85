import { readFileSync } from 'node:fs';

/**
 * Returns the remote ports of the UDP sockets on a local port that are connected to a peer. Linux only.
 *
 * @param port local port of any process
 */
export function connectedUdpPeers(port: number): number[] {
  return remotePorts(port).filter((remotePort) => remotePort > 0);
}

/**
 * Returns the number of UDP sockets on a local port, connected or not. Linux only.
 *
 * @param port local port of any process
 */
export function countUdpSockets(port: number): number {
  return remotePorts(port).length;
}

/** Returns the remote ports of the sockets on a port; 0 for a socket without a peer. */
function remotePorts(port: number): number[] {
  const rows = ['udp', 'udp6'].flatMap((name) => readFileSync(`/proc/net/${name}`, 'utf8').split('\n'));
  // Columns: number, local address, remote address, ... Ports are hexadecimal.
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local = '']) => portOf(local) === port)
    .map(([, , remote = '']) => portOf(remote));
}

const portOf = (address: string): number => Number.parseInt(address.slice(-4), 16);
