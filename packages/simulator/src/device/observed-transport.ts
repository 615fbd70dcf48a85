import type { Transport } from '@muster/lwm2m';
import { wrapTransport, type DeviceTransport } from './wrap-transport.ts';
import type { SimulatedDevice } from './simulated-device.ts';

/** Receives a CoAP message of a device, unencrypted. Must not change it. */
export type DatagramObserver = (
  device: SimulatedDevice,
  direction: 'sent' | 'received',
  message: Uint8Array,
) => void;

/** Wraps a transport so that `onMessage` receives each message. */
export function observedTransport(
  transport: DeviceTransport,
  onMessage: (direction: 'sent' | 'received', message: Uint8Array) => void,
): Transport {
  return wrapTransport(transport, {
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
  });
}
