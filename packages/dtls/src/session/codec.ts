/**
 * Encoding of a connection, version 1. All numbers are big-endian.
 *
 *     version 1 | flags 1 | suite 2 | readTop + 1: 6 | writeSequence 6 | record size limit 2 (0: none)
 *     last active, seconds since 1970: 5 | port 2 | address: text
 *     client key, iv, MAC key | server key, iv, MAC key | own CID | peer CID | session id | master secret: each 1 + n
 *     identity: text (2 + n)
 */
import { parseIdentityText, identityText } from '../credentials.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import type { ConnectionState, RawDirectionKeys } from './connection-state.ts';
import { SessionFormatError } from './session-error.ts';

/** A connection with the state of its transport. */
export interface SavedConnection {
  readonly state: ConnectionState;
  /** Last address of the peer. */
  readonly address: string;
  readonly port: number;
  /** Time of the peer's last record in epoch milliseconds, stored to the second. */
  readonly lastActiveAt: number;
}

const VERSION = 1;
const Flag = { server: 1, encryptThenMac: 2, extendedMasterSecret: 4, connectionId: 8 } as const;
const KNOWN_FLAGS = 15;

const noBytes = Buffer.alloc(0);
const writer = new ByteWriter();

/** Encodes a connection. The result is secret and must be encrypted with `SessionSealer`. */
export function encodeConnection({ state, address, port, lastActiveAt }: SavedConnection): Buffer {
  writer.begin();
  writer.uint(VERSION, 1);
  writer.uint(flagsOf(state), 1);
  writer.uint(state.suite, 2);
  writer.uint(state.readTop + 1, 6);
  writer.uint(state.writeSequence, 6);
  writer.uint(state.peerRecordSizeLimit ?? 0, 2);
  writer.uint(Math.max(0, Math.floor(lastActiveAt / 1000)), 5);
  writer.uint(port, 2);
  writer.text(address);
  writeKeys(state.clientKeys);
  writeKeys(state.serverKeys);
  writer.short(state.ownCid ?? noBytes);
  writer.short(state.peerCid ?? noBytes);
  writer.short(state.sessionId);
  writer.short(state.masterSecret ?? noBytes);
  writer.text(state.peerIdentity === undefined ? '' : identityText(state.peerIdentity));
  return writer.finish();
}

/** @throws SessionFormatError `unsupported` for another version, `corrupt` for malformed bytes */
export function decodeConnection(bytes: Buffer): SavedConnection {
  const reader = new ByteReader(bytes);
  const version = reader.uint(1);
  if (version !== VERSION) throw new SessionFormatError('unsupported', `sessions of version ${version}`);
  const flags = reader.uint(1);
  if ((flags & ~KNOWN_FLAGS) !== 0) throw new SessionFormatError('unsupported', 'unknown flags');
  const suite = reader.uint(2);
  const readTop = reader.uint(6) - 1;
  const writeSequence = reader.uint(6);
  const peerRecordSizeLimit = reader.uint(2);
  const lastActiveAt = reader.uint(5) * 1000;
  const port = reader.uint(2);
  const address = reader.text();
  const clientKeys = readKeys(reader);
  const serverKeys = readKeys(reader);
  const ownCid = reader.short();
  const peerCid = reader.short();
  const sessionId = reader.short();
  const masterSecret = reader.short();
  const identity = reader.text();
  reader.end();
  const state: ConnectionState = {
    role: (flags & Flag.server) === 0 ? 'client' : 'server',
    suite,
    clientKeys,
    serverKeys,
    encryptThenMac: (flags & Flag.encryptThenMac) !== 0,
    extendedMasterSecret: (flags & Flag.extendedMasterSecret) !== 0,
    readTop,
    writeSequence,
    sessionId,
    ...((flags & Flag.connectionId) === 0 ? {} : { ownCid, peerCid }),
    ...(masterSecret.length === 0 ? {} : { masterSecret }),
    ...(peerRecordSizeLimit === 0 ? {} : { peerRecordSizeLimit }),
    ...(identity === '' ? {} : { peerIdentity: readIdentity(identity) }),
  };
  return { state, address, port, lastActiveAt };
}

function flagsOf(state: ConnectionState): number {
  return (
    (state.role === 'server' ? Flag.server : 0) |
    (state.encryptThenMac ? Flag.encryptThenMac : 0) |
    (state.extendedMasterSecret ? Flag.extendedMasterSecret : 0) |
    (state.ownCid === undefined ? 0 : Flag.connectionId)
  );
}

function writeKeys({ key, iv, macKey }: RawDirectionKeys): void {
  writer.short(key);
  writer.short(iv);
  writer.short(macKey ?? noBytes);
}

function readKeys(reader: ByteReader): RawDirectionKeys {
  const key = reader.short();
  const iv = reader.short();
  const macKey = reader.short();
  return macKey.length === 0 ? { key, iv } : { key, iv, macKey };
}

function readIdentity(text: string): ReturnType<typeof parseIdentityText> {
  try {
    return parseIdentityText(text);
  } catch (cause) {
    throw new SessionFormatError('corrupt', 'the identity is none', { cause });
  }
}
