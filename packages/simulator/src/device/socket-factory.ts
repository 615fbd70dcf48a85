import type { DatagramSocket } from '@muster/lwm2m';
import type { LinkServer } from '../security/secure-link.ts';
import type { SimulatedDevice } from './simulated-device.ts';

/** Opens the socket of a device towards a server. */
export type SocketFactory = (
  device: SimulatedDevice,
  server: Pick<LinkServer, 'address' | 'port' | 'scheme'>,
) => Promise<DatagramSocket>;
