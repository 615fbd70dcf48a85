import { createDtlsServerTransport, type DtlsServerEvents, type DtlsServerTransport } from '@muster/dtls';
import type { Clock, DatagramSocket } from '@muster/net';
import { suitesByName } from './suites.ts';
import type { SecureEvents, SecureOptions } from './types.ts';

/** Options of the socket of a `coaps:` listener. */
export interface SecureListening {
  /** URL in `ServerOptions.listen`. */
  readonly requestedUrl: string;
  /** Literal IP address. */
  readonly address: string;
  readonly port: number;
  readonly floodPerSecond?: number;
  readonly clock: Clock | undefined;
  /** Opens the socket instead of UDP. */
  readonly openSocket?: ((address: string, port: number) => Promise<DatagramSocket>) | undefined;
  /** Returns the URL of the listener with the actual port. */
  readonly urlOf: (port: number) => string;
}

/**
 * Opens the socket of a `coaps:` listener, with all its stored sessions restored.
 *
 * @throws as `createDtlsServerTransport`; RangeError for an unknown cipher suite
 */
export async function openSecureTransport(
  { requestedUrl, clock, openSocket, urlOf, ...socketOptions }: SecureListening,
  secure: SecureOptions,
): Promise<DtlsServerTransport> {
  const { address, port } = socketOptions;
  const { sessionKeys, connectionIdBytes, suites, clientAuthentication, isInUse, limits } = secure;
  const sessionStore = secure.sessionStore?.(requestedUrl);
  // The final URL is known once the socket is open. Stored sessions are restored a little later.
  const { events = {} } = secure;
  let url = urlOf(port);
  const transport = await createDtlsServerTransport({
    ...socketOptions,
    ...(openSocket === undefined ? {} : { socket: await openSocket(address, port) }),
    credentials: secure.credentials,
    events: namedEvents(events, () => url),
    ...(clock === undefined ? {} : { clock }),
    ...(sessionStore === undefined ? {} : { sessionStore }),
    ...(sessionKeys === undefined ? {} : { sessionKeys }),
    ...(connectionIdBytes === undefined ? {} : { connectionIdBytes }),
    ...(suites === undefined ? {} : { suites: suitesByName(suites) }),
    ...(clientAuthentication === undefined ? {} : { clientAuthentication }),
    ...(isInUse === undefined ? {} : { isInUse: (info) => isInUse({ ...info, listener: url }) }),
    ...(limits === undefined ? {} : { limits }),
  });
  url = urlOf(transport.localAddress.port);
  return transport;
}

/** Adds the listener to the events. */
function namedEvents(events: SecureEvents, url: () => string): DtlsServerEvents {
  return {
    onEstablished: (info) => events.onEstablished?.({ ...info, listener: url() }),
    onClosed: (info) => events.onClosed?.({ ...info, listener: url() }),
    onHandshakeFailed: (info) => events.onHandshakeFailed?.({ ...info, listener: url() }),
    onWrongKey: (info) => events.onWrongKey?.({ ...info, listener: url() }),
    onAddressChanged: (info) => events.onAddressChanged?.({ ...info, listener: url() }),
    onRestored: (info) => events.onRestored?.({ ...info, listener: url() }),
    onRestoreFailed: (info) => events.onRestoreFailed?.({ ...info, listener: url() }),
    onStoreError: (error) => events.onStoreError?.(error, { listener: url() }),
  };
}
