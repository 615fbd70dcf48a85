import { randomBytes } from 'node:crypto';
import type { SavedConnection } from '../../src/session/codec.ts';
import type { ConnectionState } from '../../src/session/connection-state.ts';

/** The state of a connection as devices have it: PSK with CCM-8, a Connection ID of the server's. */
function sampleState(changes: Partial<ConnectionState> = {}): ConnectionState {
  return {
    role: 'server',
    suite: 0xc0a8,
    clientKeys: { key: randomBytes(16), iv: randomBytes(4) },
    serverKeys: { key: randomBytes(16), iv: randomBytes(4) },
    encryptThenMac: false,
    extendedMasterSecret: true,
    ownCid: randomBytes(6),
    peerCid: Buffer.alloc(0),
    readTop: 12_345,
    writeSequence: 65_536,
    peerIdentity: { kind: 'psk', name: 'urn:imei:490154203237518' },
    sessionId: randomBytes(32),
    masterSecret: randomBytes(48),
    ...changes,
  };
}

export function sampleConnection(changes: Partial<ConnectionState> = {}): SavedConnection {
  return {
    state: sampleState(changes),
    address: '198.51.100.23',
    port: 49_152,
    lastActiveAt: Date.UTC(2030, 0, 1),
  };
}
