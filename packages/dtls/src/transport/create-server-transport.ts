import { createUdpSocket, systemClock } from '@muster/net';
import { ResumableCache } from '../session/resumable-cache.ts';
import { SessionSealer } from '../session/sealing.ts';
import { DtlsServer, type ServerParts } from './server.ts';
import { connectionOptions } from './server-connection-options.ts';
import { defaultServerLimits, type DtlsServerOptions } from './server-options.ts';
import type { DtlsServerTransport } from './server-transport.ts';

const MIN_CID_BYTES = 4;
const MAX_CID_BYTES = 20;
const DEFAULT_CID_BYTES = 6;

/**
 * Opens a DTLS server. All connections of the store are restored when this resolves; the first datagram is read after
 * `start`.
 *
 * @throws RangeError for an option out of bounds or invalid `sessionKeys`; TypeError for a store without keys; the
 *   system error if the address cannot be bound; errors of the store's `load`
 */
export async function createDtlsServerTransport(options: DtlsServerOptions): Promise<DtlsServerTransport> {
  const { sessionStore: store } = options;
  const parts = partsOf(options);
  const socket = options.socket ?? (await createUdpSocket(options));
  const onMasterSecret = socket.onMasterSecret?.bind(socket);
  const connectionOptions = { ...parts.connectionOptions, onMasterSecret };
  const server = new DtlsServer({ ...parts, socket, connectionOptions }, store);
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
