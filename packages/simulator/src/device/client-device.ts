import type { ClientOptions, ValueRecord } from '@muster/lwm2m';
import type { DeviceHooks } from './device-client.ts';
import type { DeviceFaults } from './faults/device-faults.ts';
import type { DeviceTree } from './object-tree.ts';

/** The device of a client. */
export interface ClientDevice extends Pick<ClientOptions, 'transportFactory' | 'localAddress' | 'intercept'> {
  readonly tree: DeviceTree;
  readonly hooks: DeviceHooks;
  /** Undefined for a device without faults. */
  readonly faults: DeviceFaults | undefined;
  /** Returns the epoch milliseconds of the device. */
  readonly nowMs: () => number;
  readonly onSecured: (tookMs: number) => void;
  readonly index: number;
  readonly endpointName: string;
  readonly lifetimeSeconds: number;
  readonly binding: string;
  /** Number of clients of the device so far. */
  readonly run: number;
  /** Objects written by a bootstrap server. A reboot keeps them. */
  readonly accounts: readonly ValueRecord[] | undefined;
  onProvisioned(accounts: readonly ValueRecord[]): void;
}
