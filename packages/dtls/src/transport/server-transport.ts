import { createUdpSocket, systemClock } from '@muster/net';
import { ResumableCache } from '../session/resumable-cache.ts';
import { SessionSealer } from '../session/sealing.ts';
import type { StoredSession } from '../session/store.ts';
import { DtlsServer, type ServerParts } from './server.ts';
import { connectionOptions } from './server-connection-options.ts';
import type { DtlsServerCounters } from './server-counters.ts';
import { defaultServerLimits, type DtlsServerOptions, type SessionInfo } from './server-options.ts';
import type { DtlsPeer, DtlsTransport } from './transport.ts';

/** A DTLS server for the layer above. */
export interface DtlsServerTransport extends DtlsTransport {
  /** Counters since the start. Those of connections are added up on each access. */
  readonly counters: Readonly<DtlsServerCounters> & {
    readonly connections: number;
    readonly halfOpen: number;
  };
  /** Number of established connections. */
  readonly size: number;
  /** Returns all established connections. */
  connections(): IterableIterator<SessionInfo>;
  /** Returns the live connection with this key, for example a stored one. */
  peerByKey(key: string): DtlsPeer | undefined;
  /** Returns the newest live connection of an identity, see `identityText`. */
  peerOfIdentity(identity: string): DtlsPeer | undefined;
  infoOf(key: string): SessionInfo | undefined;
  /** Closes a connection with close_notify. Resolves when the store no longer has it. */
  closePeer(key: string): Promise<void>;
  /**
   * Ends all connections of an identity and removes its resumable sessions, for example after its credentials were
   * revoked. Resolves with the number of connections when the store no longer has them.
   */
  revokeIdentity(identity: string): Promise<number>;
  /**
   * Exports a connection for `importSession` of another server with the same session keys and the same length of
   * Connection IDs. This server stops sending for it.
   *
   * @throws DtlsError `closed` if there is no such connection; TypeError without `sessionKeys`; errors of the store,
   *   after which the connection is lost
   */
  exportSession(key: string): Promise<StoredSession>;
  /**
   * Continues a connection of another server. Import each session into one server only.
   *
   * @throws SessionFormatError; SessionFencedError if the store already has it; DtlsError `invalid` if it is live here
   */
  importSession(stored: StoredSession): Promise<DtlsPeer>;
  /** Saves all changes to the store now. */
  checkpoint(): Promise<void>;
  /**
   * Stops the server. With a store, it saves the exact state of all connections, which continue when a server is
   * created with it again. Without one, it sends a close_notify to the peers.
   */
  close(): Promise<void>;
}

const MIN_CID_BYTES = 4;
const MAX_CID_BYTES = 20;
const DEFAULT_CID_BYTES = 6;

/**
 * Opens a DTLS server. Restores all connections of the store before it resolves. Reads the first datagram after
 * `start`.
 *
 * @throws RangeError for an option out of bounds, or invalid `sessionKeys`; TypeError for a store without keys; the
 *   system error if the address cannot be bound; errors of the store's `load`
 */
export async function createDtlsServerTransport(options: DtlsServerOptions): Promise<DtlsServerTransport> {
  const { sessionStore: store } = options;
  const parts = partsOf(options);
  const socket = options.socket ?? (await createUdpSocket(options));
  const server = new DtlsServer({ ...parts, socket }, store);
  try {
    if (store) await server.restore(store.load());
  } catch (error) {
    await socket.close();
    throw error;
  }
  return server;
}

function partsOf(options: DtlsServerOptions): Omit<ServerParts, 'socket'> {
  const { clock = systemClock, connectionIdBytes = DEFAULT_CID_BYTES, events = {} } = options;
  checkConnectionIdBytes(connectionIdBytes);
  const sealer = options.sessionKeys === undefined ? undefined : new SessionSealer(options.sessionKeys);
  if (options.sessionStore && !sealer) throw new TypeError('a sessionStore needs sessionKeys');
  const limits = { ...defaultServerLimits, ...options.limits };
  checkMaxPerIdentity(limits.maxPerIdentity);
  const { maxResumable: capacity, resumableSeconds: lifetimeSeconds } = limits;
  const resumable = new ResumableCache({ clock, capacity, lifetimeSeconds });
  return {
    clock,
    limits,
    events,
    sealer,
    resumable,
    connectionOptions: connectionOptions(options, { clock, limits, resumable }),
    connectionIdBytes,
    isInUse: options.isInUse ?? (() => false),
    idleClose: options.idleClose ?? 'notify',
    answerUnknown: options.answerUnknown ?? false,
  };
}

function checkMaxPerIdentity(most: number): void {
  if (most >= 1 && (Number.isInteger(most) || most === Infinity)) return;
  throw new RangeError(`maxPerIdentity must be a whole number, at least 1, or Infinity, not ${most}`);
}

function checkConnectionIdBytes(bytes: number): void {
  const isLength = Number.isInteger(bytes) && bytes >= MIN_CID_BYTES && bytes <= MAX_CID_BYTES;
  if (bytes === 0 || isLength) return;
  throw new RangeError(
    `connectionIdBytes must be 0, or between ${MIN_CID_BYTES} and ${MAX_CID_BYTES}, not ${bytes}`,
  );
}
