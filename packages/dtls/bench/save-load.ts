/** Saving and loading connections: what a stop and a start of a server with 10,000 devices cost, the disk not counted. */
import { randomBytes } from 'node:crypto';
import { decodeConnection, encodeConnection, type SavedConnection } from '../src/session/codec.ts';
import { SessionSealer } from '../src/session/sealing.ts';

const CONNECTIONS = 10_000;
const TARGET_MICROSECONDS = 20;
const TARGET_BYTES = 300;

/** A device as they are: PSK with CCM-8, a Connection ID, a session that can be resumed. */
function device(at: number): SavedConnection {
  return {
    state: {
      role: 'server',
      suite: 0xc0a8,
      clientKeys: { key: randomBytes(16), iv: randomBytes(4) },
      serverKeys: { key: randomBytes(16), iv: randomBytes(4) },
      encryptThenMac: false,
      extendedMasterSecret: true,
      ownCid: randomBytes(6),
      peerCid: Buffer.alloc(0),
      readTop: at,
      writeSequence: 65_536,
      peerIdentity: { kind: 'psk', name: `urn:imei:${490_154_203_000_000 + at}` },
      sessionId: randomBytes(32),
      masterSecret: randomBytes(48),
    },
    address: `203.0.113.${at % 256}`,
    port: 1_024 + at,
    lastActiveAt: Date.now(),
  };
}

export function run(): Promise<{ name: string; ratio: number; detail: string }[]> {
  const sealer = new SessionSealer([randomBytes(32)]);
  const connections = Array.from({ length: CONNECTIONS }, (_, at) => device(at));
  const ids = connections.map(({ state }) => (state.ownCid ?? Buffer.alloc(0)).toString('hex'));
  const save = (): Buffer[] =>
    connections.map((connection, at) => sealer.seal(ids[at] ?? '', 1, encodeConnection(connection)));
  const load = (blobs: readonly Buffer[]): SavedConnection[] =>
    blobs.map((blob, at) => decodeConnection(sealer.open(ids[at] ?? '', 1, blob)));
  load(save());
  const startMs = performance.now();
  const blobs = save();
  const savedMs = performance.now();
  const loaded = load(blobs);
  const loadedMs = performance.now();
  const saveMicroseconds = ((savedMs - startMs) * 1000) / CONNECTIONS;
  const loadMicroseconds = ((loadedMs - savedMs) * 1000) / loaded.length;
  const bytes = blobs.reduce((sum, { length }) => sum + length, 0) / CONNECTIONS;
  return Promise.resolve([
    {
      name: 'dtls.save',
      ratio: saveMicroseconds / TARGET_MICROSECONDS,
      detail: `${saveMicroseconds.toFixed(1)} us each for ${CONNECTIONS}, target ${TARGET_MICROSECONDS}`,
    },
    {
      name: 'dtls.load',
      ratio: loadMicroseconds / TARGET_MICROSECONDS,
      detail: `${loadMicroseconds.toFixed(1)} us each for ${CONNECTIONS}, target ${TARGET_MICROSECONDS}`,
    },
    {
      name: 'dtls.saved-bytes',
      ratio: bytes / TARGET_BYTES,
      detail: `${bytes.toFixed(0)} bytes each, sealed, target ${TARGET_BYTES}`,
    },
  ]);
}
