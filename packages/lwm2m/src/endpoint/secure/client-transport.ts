import { createDtlsClientTransport, type DtlsClientOptions, type DtlsClientTransport } from '@muster/dtls';
import type { Transport } from '@muster/net';
import { credentialsOfSecurity } from './security-account.ts';
import { suitesByName } from './suites.ts';
import type { SecureClientOptions, ServerAddress } from './types.ts';

/** A device's secured socket: the handshake comes with the first datagram. */
export type SecureTransport = DtlsClientTransport;

/**
 * A `transportFactory` for devices that reach their server by `coaps:`.
 *
 * The factory throws TypeError where there are no credentials, neither here nor in the device's Security object, and what
 * `createDtlsClientTransport` throws.
 */
export function secureTransport(
  options: SecureClientOptions = {},
): (server: ServerAddress) => Promise<SecureTransport> {
  const common = commonOptions(options);
  return async ({ address, port, hostName, security }) => {
    const credentials = options.credentials ?? (security ? credentialsOfSecurity(security) : undefined);
    if (!credentials) throw new TypeError('a coaps: server needs credentials');
    const name = hostName === undefined ? {} : { serverName: hostName };
    return createDtlsClientTransport({ address, port, credentials, ...name, ...common });
  };
}

function commonOptions(
  options: SecureClientOptions,
): Omit<DtlsClientOptions, 'address' | 'port' | 'credentials'> {
  const { localAddress, openSocket, connectionIdBytes, suites, session, onSession, clock } = options;
  const { handshakeTimeoutMs, initialRetransmissionMs: initialMs } = options;
  return {
    ...(localAddress === undefined ? {} : { localAddress }),
    ...(openSocket === undefined ? {} : { openSocket }),
    ...(connectionIdBytes === undefined ? {} : { connectionIdBytes }),
    ...(suites === undefined ? {} : { suites: suitesByName(suites) }),
    ...(session === undefined ? {} : { session }),
    ...(clock === undefined ? {} : { clock }),
    ...(handshakeTimeoutMs === undefined ? {} : { handshakeTimeoutMs }),
    ...(initialMs === undefined ? {} : { retransmission: { initialMs } }),
    ...(onSession === undefined ? {} : { events: { onSession } }),
  };
}

/** A transport that can reconnect to a server that has lost its state. */
export interface ReconnectingTransport extends Transport {
  reconnect(): Promise<void>;
}

export function isReconnecting(transport: Transport): transport is ReconnectingTransport {
  return 'reconnect' in transport && typeof transport.reconnect === 'function';
}
