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
import { SessionSealer } from '../session/sealing.ts';
import { DtlsClient } from './client.ts';
import type { DtlsClientOptions } from './client-options.ts';
import type { DtlsClientTransport } from './client-transport.ts';

const DEFAULT_MAX_QUEUED = 64;
const MAX_CID_BYTES = 20;

/**
 * Opens the socket of a DTLS client. Nothing is sent before `connect` or the first datagram.
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
