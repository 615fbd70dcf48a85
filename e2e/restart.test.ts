/** Kill the server under a live fleet and start it again: registrations, observations and values go on. */
import { expect } from 'chai';
import { createClient } from '@muster/sdk';
import { createWorkplace, startMuster, type Workplace } from './support/muster.ts';
import { serverArgs } from './support/server-args.ts';
import { RawDevice } from './support/raw-device.ts';
import { until } from './support/until.ts';
import { generate } from 'coap-packet';

describe('a restart of the server', () => {
  let place: Workplace;
  let args: string[];

  before(async () => {
    place = await createWorkplace();
    args = await serverArgs(place);
  });

  after(() => place.remove());

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    it(`keeps registrations, observations and values over ${signal}; the device does not register again`, async () => {
      const endpoint = `restart-${signal.toLowerCase()}`;
      let server = await startMuster(place, args);
      let client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
      const device = await RawDevice.open(server.info.coap);
      try {
        const registered = await device.request('0.02', `/rd?ep=${endpoint}&lt=3600&lwm2m=1.1&b=U`, {
          contentFormat: 40,
          payload: '</1/0>,</3303/0>',
        });
        expect(registered.code).to.equal('2.01');
        const found = await client.devices.getByEndpoint(endpoint);
        const sensor = found.SmartObjects.find(({ TypeId }) => TypeId === 3303)!;
        const object = await client.smartObjects.get(sensor.Id);
        const resource = object.Resources.find(({ Url }) => Url === '/3303/0/5700')!.Id;

        await client.resources.observe(resource, { Id: resource });
        const observe = await answerUntilObserve(device);
        await device.sendBytes(
          generate({
            code: '2.05',
            ack: true,
            messageId: observe.messageId,
            token: observe.token,
            options: [
              { name: 'Observe', value: Buffer.from([1]) },
              { name: 'Content-Format', value: Buffer.alloc(0) },
            ],
            payload: Buffer.from('20.5'),
          }),
        );
        const values = async () => (await client.measurements.since(resource, Date.now() - 3_600_000)).v;
        await until(values, (v) => v.length === 1);
        const before = await client.devices.getByEndpoint(endpoint);

        await server.stop(signal);
        server = await startMuster(place, args);
        client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });

        const messageId = device.nextMessageId();
        await device.sendBytes(
          generate({
            code: '2.05',
            confirmable: true,
            messageId,
            token: observe.token,
            options: [
              { name: 'Observe', value: Buffer.from([2]) },
              { name: 'Content-Format', value: Buffer.alloc(0) },
            ],
            payload: Buffer.from('21.5'),
          }),
        );
        let acknowledgement = await device.receive();
        while (!(acknowledgement.ack && acknowledgement.messageId === messageId))
          acknowledgement = await device.receive();
        expect(acknowledgement.code).to.equal('0.00');
        // Acknowledged means stored: no waiting here.
        expect((await values()).map(({ v }) => v)).to.deep.equal([20.5, 21.5]);

        const after = await client.devices.getByEndpoint(endpoint);
        expect(after.Status).to.equal('online');
        expect(after.LatestRegistrationTime).to.equal(before.LatestRegistrationTime);
        const location = registered.options
          .filter(({ name }) => name === 'Location-Path')
          .map(({ value }) => String(value))
          .join('/');
        expect((await device.request('0.02', location)).code).to.equal('2.04');
      } finally {
        device.close();
        await server.stop();
      }
    });
  }

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    it(`sends the commands after ${signal} that were accepted and not sent before it, each once and in their order`, async () => {
      let server = await startMuster(place, args);
      let client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
      const device = await RawDevice.open(server.info.coap);
      try {
        const endpoint = `unsent-${signal.toLowerCase()}`;
        await device.request('0.02', `/rd?ep=${endpoint}&lt=3600&lwm2m=1.1&b=U`, {
          contentFormat: 40,
          payload: '</1/0>,</3306/0>',
        });
        const found = await client.devices.getByEndpoint(endpoint);
        const actuation = found.SmartObjects.find(({ TypeId }) => TypeId === 3306)!;
        const object = await client.smartObjects.get(actuation.Id);
        const resource = object.Resources.find(({ Url }) => Url === '/3306/0/5750')!.Id;
        const write = async (value: string) =>
          (await client.resources.write(resource, { Value: value })).activityId!;
        const first = await write('first');
        const seen = new Set<string>();
        await nextWrite(device, seen);
        const others = [await write('second'), await write('third')];

        await server.stop(signal);
        server = await startMuster(place, args);
        client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });

        while (seen.size < 3) {
          const { messageId, token } = await nextWrite(device, seen);
          await device.sendBytes(generate({ code: '2.04', ack: true, messageId, token }));
        }
        expect([...seen]).to.deep.equal(['first', 'second', 'third']);
        for (const id of others) {
          const { Status } = await client.activityLogs.waitFor(id);
          expect(Status).to.equal('Completed');
        }
        // Whether the device has done it is not known, so it is not sent again.
        expect(await client.activityLogs.get(first)).to.include({ Status: 'Failed' });
      } finally {
        device.close();
        await server.stop();
      }
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

  /** Answers Discover and the like with 4.04 until the Observe request comes. */
  async function answerUntilObserve(device: RawDevice) {
    for (;;) {
      const packet = await device.receive();
      if (packet.code !== '0.01') continue;
      if (packet.options.some(({ name }) => name === 'Observe')) return packet;
      await device.sendBytes(
        generate({
          code: '4.04',
          ack: true,
          messageId: packet.messageId,
          token: packet.token,
          payload: Buffer.alloc(0),
        }),
      );
    }
  }
});
