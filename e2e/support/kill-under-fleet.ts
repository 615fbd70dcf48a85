/** Ends the gateway repeatedly under a secured fleet that notifies, and compares the acknowledged with the stored values. */
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { openDevice } from '@muster/sdk';
import { metersOf, NotifyingFleet } from './notifying-fleet.ts';
import { TestServer } from './test-server.ts';

export interface KillOptions {
  readonly devices: number;
  readonly kills: number;
  /** Between two rounds of notifications. */
  readonly everyMs: number;
  readonly signal?: NodeJS.Signals;
}

/** @returns notifications that were acknowledged in all */
export async function killUnderFleet(options: KillOptions): Promise<number> {
  const { devices, kills, everyMs, signal = 'SIGKILL' } = options;
  const server = new TestServer({ coaps: true });
  const closers: (() => unknown)[] = [() => server.close()];
  await server.open();
  const sinceMs = Date.now() - 1;
  try {
    const meters = await NotifyingFleet.open(server.client, metersOf(server.info.coaps!, devices), closers);
    for (let kill = 0; kill < kills; kill += 1) {
      const before = meters.acknowledged;
      const ticking = setInterval(() => meters.notifyAll(), everyMs);
      try {
        await until(() => meters.acknowledged >= before + 2 * devices);
        await server.restart(signal);
      } finally {
        clearInterval(ticking);
      }
      expect(await server.figure('muster_gateway_dtls_restored_total')).to.equal(devices);
      await meters.whenQuiet();
      expect(await server.figure('muster_gateway_dtls_handshakes_total')).to.equal(0);
      // Below any number used before, a record would be dropped by the devices as a replay, and no ACK would get through.
      expect(await meters.compare(server.client, sinceMs)).to.deep.equal({ missing: 0, twice: 0 });
      // Requests of the server find their way too.
      const [first] = meters.fleet.devices;
      await (await openDevice(server.client, first!.endpointName)).read('/3/0/0');
    }
    for (const { counters } of meters.fleet.devices) {
      expect(counters).to.include({ handshakes: 1, registrations: 1, handshakeFailures: 0 });
    }
    return meters.acknowledged;
  } finally {
    for (const close of closers) await close();
  }
}
