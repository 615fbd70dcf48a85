import {
  canonicalAddress,
  checkPort,
  createUdpSocket,
  type DatagramSocket,
  localAddressFor,
  systemClock,
} from '@muster/net';
import type { ClientOptions } from '../connection/options.ts';
import { settingsOf } from '../connection/settings.ts';
import type { ResumableSession } from '../session/resumable-session.ts';
import { SessionSealer } from '../session/sealing.ts';
import type { StoredSession } from '../session/store.ts';
import { DtlsClient } from './client.ts';
import type { DtlsClientOptions } from './client-options.ts';
import type { DtlsPeer, DtlsTransport } from './transport.ts';

/** Counters of a client since its creation, over all its connections unless stated otherwise. */
export interface DtlsClientCounters {
  /** Handshakes that ended in a connection; resumptions included. */
  readonly handshakes: number;
  readonly resumptions: number;
  /** Of the present connection. */
  readonly badMac: number;
  readonly replayed: number;
  readonly retransmissions: number;
}

/** A DTLS client, as the layer above sees it. */
export interface DtlsClientTransport extends DtlsTransport {
  /** The server. */
  readonly peer: DtlsPeer;
  readonly isEstablished: boolean;
  /** What a later connection can be resumed with; secret. */
  readonly session: ResumableSession | undefined;
  readonly counters: DtlsClientCounters;
  /** Makes the handshake, which the first datagram does too. @throws DtlsError */
  connect(): Promise<void>;
  /**
   * Gives up the connection and makes a new handshake: for a server that does not answer, since it may have forgotten
   * this client. While a handshake is under way it waits for that one.
   *
   * @param options.resume default true: by the session of before, if the server knows it
   * @param options.silently default true; false sends a close_notify first
   * @throws DtlsError
   */
  reconnect(options?: { readonly resume?: boolean; readonly silently?: boolean }): Promise<void>;
  /** Goes on from a new socket, as behind a NAT that has forgotten the old one. The server needs a Connection ID for it. */
  rebind(): Promise<void>;
  /**
   * Exports the connection, for `restore` of another client with the same keys. This client stops sending for it: its
   * next datagram starts a new handshake. Restore a session only once.
   *
   * @throws DtlsError `closed` if there is no connection; TypeError without `sessionKeys`
   */
  exportSession(): StoredSession;
  /** @param options.silently default false; true sends no close_notify, as a device that has crashed */
  close(options?: { readonly silently?: boolean }): Promise<void>;
}

const DEFAULT_MAX_QUEUED = 64;
const MAX_CID_BYTES = 20;

/**
 * Opens the socket of a DTLS client. Sends nothing before `connect` or the first datagram.
 *
 * @throws TypeError if the address is not literal or the port is invalid; RangeError for an option out of bounds, or
 *   invalid `sessionKeys`; SessionFormatError if `restore` cannot be read; the system error if the socket cannot be
 *   opened
 */
export async function createDtlsClientTransport(options: DtlsClientOptions): Promise<DtlsClientTransport> {
  const address = canonicalAddress(options.address);
  const port = checkPort(options.port);
  const { clock = systemClock, connectionIdBytes = 0 } = options;
  if (connectionIdBytes !== false && !isCidLength(connectionIdBytes)) {
    throw new RangeError(
      `connectionIdBytes must be false, or between 0 and ${MAX_CID_BYTES}, not ${connectionIdBytes}`,
    );
  }
  const sealer = options.sessionKeys === undefined ? undefined : new SessionSealer(options.sessionKeys);
  const openSocket = options.openSocket ?? ((): Promise<DatagramSocket> => openUdpSocket(options, address));
  const parts = {
    address,
    port,
    clock,
    openSocket,
    connectionOptions: connectionOptions(options, clock),
    connectionIdBytes,
    sealer,
    maxQueued: options.maxQueued ?? DEFAULT_MAX_QUEUED,
    events: options.events ?? {},
  };
  const socket = await openSocket();
  const client = new DtlsClient(parts, socket, options.session);
  try {
    if (options.restore) client.restore(options.restore);
  } catch (error) {
    await client.close();
    throw error;
  }
  return client;
}

function isCidLength(bytes: number): boolean {
  return Number.isInteger(bytes) && bytes >= 0 && bytes <= MAX_CID_BYTES;
}

function openUdpSocket(options: DtlsClientOptions, server: string): Promise<DatagramSocket> {
  const { localAddress = localAddressFor(server), localPort = 0 } = options;
  return createUdpSocket({ address: localAddress, port: localPort });
}

function connectionOptions(
  options: DtlsClientOptions,
  clock: ClientOptions['clock'],
): Omit<ClientOptions, 'cid' | 'resume'> {
  const { suites, serverName, handshakeTimeoutMs, retransmission, maxDatagramBytes } = options;
  const { maxFragmentBytes, handshakeLimits, allowLegacyMasterSecret } = options;
  const common = {
    clock,
    credentials: options.credentials,
    ...(suites === undefined ? {} : { suites }),
    ...(serverName === undefined ? {} : { serverName }),
    ...(handshakeTimeoutMs === undefined ? {} : { handshakeTimeoutMs }),
    ...(retransmission === undefined ? {} : { retransmission }),
    ...(maxDatagramBytes === undefined ? {} : { maxDatagramBytes }),
    ...(maxFragmentBytes === undefined ? {} : { maxFragmentBytes }),
    ...(handshakeLimits === undefined ? {} : { limits: handshakeLimits }),
    ...(allowLegacyMasterSecret === undefined ? {} : { allowLegacyMasterSecret }),
  };
  // Check the limits now, not at the first handshake.
  settingsOf(common);
  return common;
}
