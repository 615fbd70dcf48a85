/**
 * The thread that reads flooding peers slowly, each from a connected socket. It blocks between two reads, because a socket
 * of Node.js cannot be paused. This way the flood costs next to no processor time: Linux drops it when it arrives.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { openConnectedSocket, type ConnectedSocket } from './connected-socket.ts';
import type { PeerAddress, ThrottledSocket, ThrottleReport } from './throttle-protocol.ts';

const PAUSE_MS = 50;
/** Limit for all peers together, 160 a second. The server handles these, which takes time from the other peers. */
const MAX_FORWARDED_PER_READ = 8;
const READS_PER_CHECK = 20;
/** A peer with fewer datagrams in a second is released. libuv reads at most 32 of a socket at a time: 640 a second. */
const MIN_FLOOD_PER_CHECK = 320;

interface ThrottledPeer {
  readonly peer: PeerAddress;
  readonly socket: ConnectedSocket;
  received: number;
}

const server = workerData as ThrottledSocket;
const neverNotified = new Int32Array(new SharedArrayBuffer(4));
const throttled = new Set<ThrottledPeer>();
let reads = 0;
let forwarded = 0;

const report = (message: ThrottleReport): void => parentPort?.postMessage(message);

function throttle(peer: PeerAddress): void {
  const socket = openConnectedSocket(server, peer, {
    onDatagram: (datagram, { address, port }) => {
      entry.received += 1;
      forwarded += 1;
      if (forwarded <= MAX_FORWARDED_PER_READ) report({ datagram, address, port });
    },
    onConnected: () => {
      report({ throttled: peer });
      throttled.add(entry);
      if (throttled.size === 1) setImmediate(pause);
    },
    onFailed: () => report({ released: peer }),
  });
  const entry: ThrottledPeer = { peer, socket, received: 0 };
}

function releaseQuietPeers(): void {
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
  if (reads % READS_PER_CHECK === 0) releaseQuietPeers();
  if (throttled.size === 0) return;
  forwarded = 0;
  Atomics.wait(neverNotified, 0, 0, PAUSE_MS);
  setImmediate(pause);
}

parentPort?.on('message', throttle);
