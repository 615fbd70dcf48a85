import { createDtlsClientTransport, type DtlsClientOptions, type DtlsClientTransport } from '@muster/dtls';
import type { Transport } from '@muster/net';
import { credentialsOfSecurity } from './security-account.ts';
import { suitesByName } from './suites.ts';
import type { SecureClientOptions, ServerAddress } from './types.ts';

/** A device's secured socket. The first datagram starts the handshake. */
export type SecureTransport = DtlsClientTransport;

/**
 * Returns a `transportFactory` for devices whose server has a `coaps:` URI.
 *
 * The factory throws TypeError without credentials, both here and in the device's Security object, and the errors of
 * `createDtlsClientTransport`.
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

/** A transport that can reconnect after the server has lost its state. */
export interface ReconnectingTransport extends Transport {
  reconnect(): Promise<void>;
}

export function isReconnecting(transport: Transport): transport is ReconnectingTransport {
  return 'reconnect' in transport && typeof transport.reconnect === 'function';
}
