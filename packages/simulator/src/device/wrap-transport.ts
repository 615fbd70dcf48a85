import type { Transport } from '@muster/lwm2m';

/** A transport that may begin anew with a server that has forgotten it. */
export type DeviceTransport = Transport & { reconnect?(): Promise<void> };

/** The same transport with another way to receive or to send. */
export function wrapTransport(transport: DeviceTransport, own: Pick<Transport, 'start' | 'send'>): Transport {
  return {
    scheme: transport.scheme,
    get localAddress() {
      return transport.localAddress;
    },
    peerOf: (address, port) => transport.peerOf(address, port),
    ...own,
    ...(transport.reconnect ? { reconnect: () => transport.reconnect?.() } : {}),
    close: () => transport.close(),
  };
}
