import type { DatagramSocket, ModelRegistry, SecureOptions } from '@muster/lwm2m';
import type { VirtualClock } from './virtual-clock.ts';
import type { VirtualNetwork } from './virtual-network.ts';

/** Context of a server in virtual time. The members are options of `createLwm2mServer`. */
export interface InProcessServerContext {
  /** All waits of the server must use this clock, or be passed to its `hold`. */
  readonly clock: VirtualClock;
  readonly network: VirtualNetwork;
  /** URLs with literal addresses of the servers that devices contact. */
  readonly listen: readonly string[];
  /** URLs of the bootstrap server that devices contact; empty without bootstrap. */
  readonly bootstrapListen: readonly string[];
  /** Opens a socket of the network. Pass it as `openSocket`. */
  readonly openSocket: (address: string, port: number) => Promise<DatagramSocket>;
  /** Accepts the devices of the fleet. Pass it as `secure`. Absent for a fleet without a `coaps:` server. */
  readonly secure?: SecureOptions;
  /**
   * Returns the endpoint name of a device that registers without one; undefined if its identity is not a raw public
   * key.
   */
  readonly endpointNameOf: (identity: string) => string | undefined;
  /** Object definitions of the fleet. */
  readonly models: ModelRegistry;
  /** Returns numbers in [0, 1) from the seed of the fleet, so that tokens and Message IDs are the same in each run. */
  readonly random: () => number;
  readonly seed: number;
}

/** A server in the process of the fleet. */
export interface InProcessServer {
  /** Called once, after the run. */
  close(): Promise<void>;
}

/** Starts a server in the process of the fleet. Devices start after it has resolved. */
export type StartInProcessServer = (context: InProcessServerContext) => Promise<InProcessServer>;
