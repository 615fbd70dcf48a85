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
  /** Completed handshakes, including resumptions. */
  readonly handshakes: number;
  readonly resumptions: number;
  /** Records of the current connection that failed their MAC. */
  readonly badMac: number;
  readonly replayed: number;
  readonly retransmissions: number;
}

/** A DTLS client for the layer above. */
export interface DtlsClientTransport extends DtlsTransport {
  /** The server. */
  readonly peer: DtlsPeer;
  readonly isEstablished: boolean;
  /** Session for a later resumption. Secret. */
  readonly session: ResumableSession | undefined;
  readonly counters: DtlsClientCounters;
  /**
   * Makes the handshake. The first datagram does this, too.
   *
   * @throws DtlsError
   */
  connect(): Promise<void>;
  /**
   * Drops the connection and makes a new handshake, for a server that does not answer and may have lost its state.
   * Waits for a handshake in progress.
   *
   * @param options.resume whether to resume the earlier session if the server has it; default true
   * @param options.silently default true; false sends a close_notify first
   * @throws DtlsError
   */
  reconnect(options?: { readonly resume?: boolean; readonly silently?: boolean }): Promise<void>;
  /** Continues on a new socket, like behind a NAT that dropped its mapping. Needs a Connection ID of the server. */
  rebind(): Promise<void>;
  /**
   * Exports the connection, for `restore` of another client with the same keys. This client stops sending for it: its
   * next datagram starts a new handshake. Restore a session only once.
   *
   * @throws DtlsError `closed` if there is no connection; TypeError without `sessionKeys`
   */
  exportSession(): StoredSession;
  /**
   * Closes the connection and the socket.
   *
   * @param options.silently default false; true sends no close_notify, like a crashed device
   */
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
