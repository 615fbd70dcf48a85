/**
 * Measures the memory of an idle server connection as resident memory, which includes the crypto library. `dtls.idle`
 * restores the connections from a store, as after a restart. `dtls.idle-after-handshake` makes a handshake for each,
 * and measures the heap only: the clients were in the same process, and the memory that they fragmented would count as
 * resident.
 */
import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { VirtualClock } from '@muster/testkit';
import { createDtlsClientTransport, createDtlsServerTransport, type DatagramSocket } from '../src/index.ts';
import { encodeConnection } from '../src/session/codec.ts';
import { SessionSealer } from '../src/session/sealing.ts';
import type { SessionStore, StoredSession } from '../src/session/store.ts';

const RESTORED = 100_000;
const SHAKEN = 2_000;
const WARM_UP = 500;
const LAST_FLIGHT_MS = 600_000;
const TARGET_BYTES = 4_096;
const sessionKeys = [randomBytes(32)];
const psk = (): Buffer => Buffer.from('sixteen letters!');

/** Creates sessions on demand, so that they are not in memory during the measurement. */
class MadeUpStore implements SessionStore {
  *load(): Generator<StoredSession> {
    const sealer = new SessionSealer(sessionKeys);
    for (let at = 0; at < RESTORED; at += 1) {
      const ownCid = randomBytes(6);
      const id = ownCid.toString('hex');
      const state = {
        role: 'server' as const,
        suite: 0xc0a8,
        clientKeys: { key: randomBytes(16), iv: randomBytes(4) },
        serverKeys: { key: randomBytes(16), iv: randomBytes(4) },
        encryptThenMac: false,
        extendedMasterSecret: true,
        ownCid,
        peerCid: Buffer.alloc(0),
        readTop: 7,
        writeSequence: 65_536,
        peerIdentity: { kind: 'psk' as const, name: `sensor-${at}` },
        sessionId: randomBytes(32),
        masterSecret: randomBytes(48),
      };
      const place = {
        address: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
        port: 40_000,
        lastActiveAt: Date.now(),
      };
      yield { id, generation: 1, blob: sealer.seal(id, 1, encodeConnection({ state, ...place })) };
    }
  }

  save(): Promise<void> {
    return Promise.resolve();
  }

  remove(): Promise<void> {
    return Promise.resolve();
  }
}

const silent: DatagramSocket = {
  localAddress: { address: '127.0.0.1', port: 5684 },
  start: () => undefined,
  send: () => undefined,
  close: () => Promise.resolve(),
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how: object) => void;

async function settledMemory(): Promise<{ rss: number; heap: number }> {
  for (let round = 0; round < 4; round += 1) {
    // Return the garbage to the system, like in a process that has been idle for a while.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  return { rss, heap: heapUsed + arrayBuffers };
}

async function afterRestore(): Promise<number> {
  const before = await settledMemory();
  const server = await createDtlsServerTransport({
    socket: silent,
    credentials: { psk },
    sessionStore: new MadeUpStore(),
    sessionKeys,
  });
  const bytes = ((await settledMemory()).rss - before.rss) / server.size;
  await server.close();
  return bytes;
}

/**
 * Clients and server share the process. Each client is closed without a message once its connection is established. The
 * clock advances until no last flight can be retransmitted (RFC 6347 4.2.4).
 */
async function afterHandshake(): Promise<{ rss: number; heap: number }> {
  const clock = new VirtualClock();
  const server = await createDtlsServerTransport({ credentials: { psk }, clock });
  server.start({ onDatagram: () => undefined, onError: () => undefined });
  const connectOne = async (at: number): Promise<void> => {
    const client = await createDtlsClientTransport({
      address: '127.0.0.1',
      port: server.localAddress.port,
      credentials: { psk: { identity: `sensor-${at}`, key: psk() } },
      sessionKeys,
      clock,
    });
    await client.connect();
    // Takes the connection away from it, so that no close_notify goes out.
    client.exportSession();
    await client.close();
  };
  for (let at = 0; at < WARM_UP; at += 1) await connectOne(at);
  await clock.advance(LAST_FLIGHT_MS);
  const before = await settledMemory();
  const sizeBefore = server.size;
  for (let at = WARM_UP; at < WARM_UP + SHAKEN; at += 1) await connectOne(at);
  await clock.advance(LAST_FLIGHT_MS);
  const after = await settledMemory();
  const count = server.size - sizeBefore;
  await server.close();
  return { rss: (after.rss - before.rss) / count, heap: (after.heap - before.heap) / count };
}

export async function run(): Promise<{ name: string; ratio: number; detail: string }[]> {
  const restored = await afterRestore();
  const shaken = await afterHandshake();
  return [
    {
      name: 'dtls.idle',
      ratio: restored / TARGET_BYTES,
      detail: `${restored.toFixed(0)} bytes resident per connection, ${RESTORED} restored, target ${TARGET_BYTES}`,
    },
    {
      name: 'dtls.idle-after-handshake',
      ratio: shaken.heap / TARGET_BYTES,
      detail: `${shaken.heap.toFixed(0)} bytes of heap per connection after ${SHAKEN} handshakes (resident, with what those of their clients have left: ${shaken.rss.toFixed(0)})`,
    },
  ];
}
