import type { Transport } from '@muster/lwm2m';
import type { SimulatedDevice } from './simulated-device.ts';

/** Sees a CoAP message of a device: as it is, also on a secured link. It must not be changed. */
export type DatagramObserver = (
  device: SimulatedDevice,
  direction: 'sent' | 'received',
  message: Uint8Array,
) => void;

/** The same transport, with somebody who looks on. */
export function observedTransport(
  transport: Transport & { reconnect?(): Promise<void> },
  onMessage: (direction: 'sent' | 'received', message: Uint8Array) => void,
): Transport {
  return {
    scheme: transport.scheme,
    get localAddress() {
      return transport.localAddress;
    },
    peerOf: (address, port) => transport.peerOf(address, port),
    start: (receiver) =>
      transport.start({
        onDatagram: (datagram, peer) => {
          onMessage('received', datagram);
          receiver.onDatagram(datagram, peer);
        },
        onError: (error) => receiver.onError(error),
      }),
    send: (datagram, peer) => {
      onMessage('sent', datagram);
      transport.send(datagram, peer);
    },
    ...(transport.reconnect ? { reconnect: () => transport.reconnect?.() } : {}),
    close: () => transport.close(),
  };
}
