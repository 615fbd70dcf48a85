import type { DatagramSocket, ModelRegistry, SecureOptions } from '@muster/lwm2m';
import type { VirtualClock } from './virtual-clock.ts';
import type { VirtualNetwork } from './virtual-network.ts';

/** What a server needs to take part in virtual time. The members fit the options of `createLwm2mServer`. */
export interface InProcessServerContext {
  /** Everything that the server waits for must wait on this clock, or be passed to its `hold`. */
  readonly clock: VirtualClock;
  readonly network: VirtualNetwork;
  /** URLs of literal addresses at which the devices look for their servers. */
  readonly listen: readonly string[];
  /** URLs at which the devices look for a bootstrap server; empty if they are not bootstrapped. */
  readonly bootstrapListen: readonly string[];
  /** Opens a socket of the network: pass it as `openSocket`. */
  readonly openSocket: (address: string, port: number) => Promise<DatagramSocket>;
  /** Lets in the devices of the fleet: pass it as `secure`. Absent for a fleet without a `coaps:` server. */
  readonly secure?: SecureOptions;
  /** The endpoint name of a device that registers without one; undefined if its identity is not a raw public key. */
  readonly endpointNameOf: (identity: string) => string | undefined;
  /** Object definitions of the fleet. */
  readonly models: ModelRegistry;
  /** Numbers in [0, 1) from the seed of the fleet, so that tokens and Message IDs are the same in each run. */
  readonly random: () => number;
  readonly seed: number;
}

/** A server inside the process of the fleet. */
export interface InProcessServer {
  /** Called once, after the run. */
  close(): Promise<void>;
}

/** Starts a server inside the process of the fleet. Devices start when it has resolved. */
export type StartInProcessServer = (context: InProcessServerContext) => Promise<InProcessServer>;
