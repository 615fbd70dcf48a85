/**
 * Kills the gateway repeatedly under a secured fleet that notifies, and compares the acknowledged with the stored
 * values.
 */
import { join } from 'node:path';
import { createClient } from '@muster/sdk';
import { expect } from 'chai';
import { freeTcpPort, freeUdpPort } from '@muster/testkit';
import { createWorkplace, startMuster } from './muster.ts';
import { SecuredFleet } from './secured-fleet.ts';
import { until } from './until.ts';

export interface KillOptions {
  readonly devices: number;
  readonly kills: number;
  /** Between two rounds of notifications. */
  readonly everyMs: number;
}

/** @returns notifications that were acknowledged in all */
export async function killUnderFleet({ devices, kills, everyMs }: KillOptions): Promise<number> {
  const place = await createWorkplace();
  const args = [
    'server',
    `--http=127.0.0.1:${await freeTcpPort()}`,
    `--coap=coap://127.0.0.1:${await freeUdpPort()}`,
    `--coaps=coaps://127.0.0.1:${await freeUdpPort()}`,
    `--data-dir=${join(place.dir, 'data')}`,
  ];
  let server = await startMuster(place, args);
  const client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
  const uri = server.info.coaps ?? '';
  const meters = new SecuredFleet(uri, devices);
  const sinceMs = Date.now() - 1;
  try {
    await SecuredFleet.provision(client, uri, devices);
    await meters.start();
    await meters.observe(client);
    for (let kill = 0; kill < kills; kill += 1) {
      const before = meters.acknowledged;
      const ticking = setInterval(() => meters.notifyAll(), everyMs);
      try {
        await until(
          async () => meters.acknowledged,
          (count) => count >= before + 2 * devices,
        );
        await server.stop('SIGKILL');
        server = await startMuster(place, args);
      } finally {
        clearInterval(ticking);
      }
      const metrics = await (await fetch(`${server.info.http}/metrics`)).text();
      expect(metrics).to.match(new RegExp(`^muster_gateway_dtls_restored_total ${devices}$`, 'mu'));
      await meters.whenQuiet();
      const after = await (await fetch(`${server.info.http}/metrics`)).text();
      expect(after).to.match(/^muster_gateway_dtls_handshakes_total 0$/mu);
      // Below any number used before, a record would be dropped by the devices as a replay, and no ACK would get through.
      expect(await meters.compare(client, sinceMs)).to.deep.equal({ missing: 0, twice: 0 });
    }
    for (const { counters } of meters.fleet.devices) {
      expect(counters).to.include({ handshakes: 1, registrations: 1, handshakeFailures: 0 });
    }
    return meters.acknowledged;
  } finally {
    await meters.fleet.stop({ deregister: false });
    await server.stop();
    await place.remove();
  }
}
