import { VirtualClock } from '@muster/testkit';
import { createFleet, type Fleet, type FleetOptions } from '../../src/index.ts';
import { MemoryNetwork } from './memory-network.ts';

export const startMs = Date.UTC(2026, 5, 1, 12);

/** A virtual clock, and a server in memory. */
export class VirtualScene {
  readonly clock = new VirtualClock(startMs);
  readonly network = new MemoryNetwork(this.clock);
  #opened = 0;

  /** Of a fleet whose devices have the ports 40,001, 40,002 ... in the order in which they open their sockets. */
  readonly options: Required<Pick<FleetOptions, 'serverUri' | 'clock' | 'transport'>> = {
    serverUri: 'coap://127.0.0.1:5683',
    clock: this.clock,
    transport: async () => this.network.open(40_000 + (this.#opened += 1)),
  };

  /** A fleet, of one device unless told otherwise, that is not started. */
  fleet(options: Partial<FleetOptions> = {}): Fleet {
    return createFleet({ devices: 1, ...this.options, ...options });
  }

  /** Lets time pass in steps of a second, so that answers are on time. */
  async pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) await this.clock.advance(1000);
  }

  /** Stops a fleet, with Deregisters. */
  async stop(fleet: Fleet): Promise<void> {
    const stopped = fleet.stop();
    await this.clock.advance(1000);
    await stopped;
  }
}

/** A fleet on a virtual clock, registered with a server in memory. */
export async function startVirtualFleet(
  options: Partial<FleetOptions> = {},
): Promise<{ fleet: Fleet; clock: VirtualClock; readonly stop: () => Promise<void> }> {
  const scene = new VirtualScene();
  const fleet = scene.fleet(options);
  const started = fleet.start();
  await scene.clock.advance(1000);
  await started;
  return { fleet, clock: scene.clock, stop: () => scene.stop(fleet) };
}
