import { VirtualClock } from '@muster/testkit';
import { createFleet, type Fleet, type FleetOptions } from '../../src/index.ts';
import { MemoryNetwork } from './memory-network.ts';

const startMs = Date.UTC(2026, 5, 1, 12);

/** A fleet on a virtual clock, registered with a server in memory. */
export async function startVirtualFleet(
  options: Partial<FleetOptions> = {},
): Promise<{ fleet: Fleet; clock: VirtualClock; readonly stop: () => Promise<void> }> {
  const clock = new VirtualClock(startMs);
  const network = new MemoryNetwork(clock);
  const fleet = createFleet({
    devices: 1,
    serverUri: 'coap://127.0.0.1:5683',
    clock,
    transport: async ({ index }) => network.open(40_000 + index),
    ...options,
  });
  const started = fleet.start();
  await clock.advance(1000);
  await started;
  const stop = async (): Promise<void> => {
    const stopped = fleet.stop();
    await clock.advance(1000);
    await stopped;
  };
  return { fleet, clock, stop };
}
