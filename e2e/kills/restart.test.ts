/** Kill the server under a live fleet and start it again: registrations, observations and values go on. */
import { expect } from 'chai';
import { generate } from 'coap-packet';
import { useClosers } from '../support/closers.ts';
import { fleetOf, notifying, NotifyingFleet } from '../support/notifying-fleet.ts';
import type { RawDevice } from '../support/raw-device.ts';
import { useServer } from '../support/test-server.ts';

describe('a restart of the server', () => {
  const closers = useClosers('afterEach');
  const server = useServer();

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    it(`keeps registrations, observations and values over ${signal}; the device does not register again`, async () => {
      const sinceMs = Date.now() - 1;
      const options = fleetOf(server.info.coap, notifying(`restart-${signal}`, 1));
      const meter = await NotifyingFleet.open(server.client, options, closers);
      const { endpointName, counters } = meter.fleet.devices[0]!;
      await meter.report();
      const before = await server.client.devices.getByEndpoint(endpointName);
      await server.restart(signal);
      await meter.report();
      // Acknowledged means stored: no waiting here.
      expect(await meter.compare(server.client, sinceMs)).to.deep.equal({ missing: 0, twice: 0 });
      expect(await server.values(endpointName, '/3303/0/5700')).to.deep.equal([0, 1, 2]);
      const after = await server.client.devices.getByEndpoint(endpointName);
      expect(after.Status).to.equal('online');
      expect(after.LatestRegistrationTime).to.equal(before.LatestRegistrationTime);
      expect(counters).to.include({ registrations: 1 });
    });

    it(`sends the commands after ${signal} that were accepted and not sent before it, each once and in their order`, async () => {
      const endpoint = `unsent-${signal.toLowerCase()}`;
      const device = await server.register(endpoint, '</1/0>,</3306/0>');
      const resource = await server.resourceId(endpoint, '/3306/0/5750');
      const write = async (value: string): Promise<string> =>
        (await server.client.resources.write(resource, { Value: value })).activityId!;
      const first = await write('first');
      const seen = new Set<string>();
      await nextWrite(device, seen);
      const others = [await write('second'), await write('third')];

      await server.restart(signal);

      while (seen.size < 3) {
        const { messageId, token } = await nextWrite(device, seen);
        await device.sendBytes(generate({ code: '2.04', ack: true, messageId, token }));
      }
      expect([...seen]).to.deep.equal(['first', 'second', 'third']);
      for (const id of others) {
        expect(await server.client.activityLogs.waitFor(id)).to.include({ Status: 'Completed' });
      }
      // Whether the device has done it is not known, so it is not sent again.
      expect(await server.client.activityLogs.get(first)).to.include({ Status: 'Failed' });
    });
  }

  /** The next Write whose value was not seen before; requests of other methods are answered with 4.04. */
  async function nextWrite(device: RawDevice, seen: Set<string>) {
    for (;;) {
      const packet = await device.receive();
      const { code, messageId, token } = packet;
      const [value = ''] = /first|second|third/u.exec(packet.payload.toString()) ?? [];
      if (code === '0.03' && !seen.has(value)) {
        seen.add(value);
        return packet;
      }
      if (['0.01', '0.05'].includes(code))
        await device.sendBytes(generate({ code: '4.04', ack: true, messageId, token }));
    }
  }
});
