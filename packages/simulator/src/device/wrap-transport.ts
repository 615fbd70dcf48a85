import type { Transport } from '@muster/lwm2m';

/** A transport that can reconnect to a server that has lost its state. */
export type DeviceTransport = Transport & { reconnect?(): Promise<void> };

/** Wraps a transport and replaces how it receives or sends. */
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
