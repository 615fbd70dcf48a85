/**
 * The thread that reads flooding peers slowly. Each peer has a socket on the port of the server that is connected to the peer.
 * Linux delivers the datagrams of the peer to this socket only (udp(7): a connected socket receives datagrams of its peer,
 * and is preferred to an unconnected one), and drops those that its small buffer cannot hold. The thread blocks between two
 * reads, because a socket of Node.js cannot be paused: this way a flood costs the server no processor time.
 */
import { createSocket, type Socket } from 'node:dgram';
import { parentPort, workerData } from 'node:worker_threads';
import type { PeerAddress, ThrottledSocket, ThrottleReport } from './throttle-protocol.ts';

/** libuv reads at most 32 datagrams of a socket at a time: 640 a second of each peer. */
const PAUSE_MS = 50;
/** Of all peers together. */
const MAX_FORWARDED_PER_READ = 64;
const READS_PER_CHECK = 20;
/** A peer with fewer datagrams in a second is released. */
const MIN_FLOOD_PER_CHECK = 320;
const RECEIVE_BUFFER_BYTES = 32 * 1024;

interface ThrottledPeer {
  readonly peer: PeerAddress;
  readonly socket: Socket;
  received: number;
}

const { address, port, ipv6Only } = workerData as ThrottledSocket;
const family = address.includes(':') ? ({ type: 'udp6', ipv6Only } as const) : ({ type: 'udp4' } as const);
const neverNotified = new Int32Array(new SharedArrayBuffer(4));
const throttled = new Set<ThrottledPeer>();
let reads = 0;
let forwarded = 0;

function throttle(peer: PeerAddress): void {
  const socket = createSocket({ ...family, reusePort: true, recvBufferSize: RECEIVE_BUFFER_BYTES });
  const entry: ThrottledPeer = { peer, socket, received: 0 };
  throttled.add(entry);
  socket.on('message', (datagram, remote) => {
    entry.received += 1;
    forwarded += 1;
    if (forwarded > MAX_FORWARDED_PER_READ) return;
    report({ datagram, address: remote.address, port: remote.port });
  });
  // ECONNREFUSED of a peer that closed its port. A socket that cannot be bound receives nothing and is released.
  socket.on('error', () => undefined);
  socket.bind({ address, port }, () => socket.connect(peer.port, peer.address));
}

function report(message: ThrottleReport): void {
  parentPort?.postMessage(message);
}

function release(): void {
  for (const entry of throttled) {
    const isFlooding = entry.received >= MIN_FLOOD_PER_CHECK;
    entry.received = 0;
    if (isFlooding) continue;
    throttled.delete(entry);
    entry.socket.close();
    report({ released: entry.peer });
  }
}

function pause(): void {
  reads += 1;
  if (reads % READS_PER_CHECK === 0) release();
  forwarded = 0;
  Atomics.wait(neverNotified, 0, 0, PAUSE_MS);
  setImmediate(pause);
}

parentPort?.on('message', throttle);
setImmediate(pause);
