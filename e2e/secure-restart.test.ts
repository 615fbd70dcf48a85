/**
 * Kills the server under devices that notify over DTLS and starts it again. Their sessions continue without a handshake
 * and without a Register, and each acknowledged value is stored once.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createLwm2mClient, ModelRegistry, omaCatalogue, secureTransport } from '@muster/lwm2m';
import type { Lwm2mClient, ObjectTree, SecureTransport } from '@muster/lwm2m';
import { createClient } from '@muster/sdk';
import type { MusterClient } from '@muster/sdk';
import { expect } from 'chai';
import { freeTcpPort, freeUdpPort } from '@muster/testkit';
import {
  createWorkplace,
  muster,
  startMuster,
  type MusterProcess,
  type Workplace,
} from './support/muster.ts';
import { until } from './support/until.ts';

const DEVICES = 5;
const models = new ModelRegistry(omaCatalogue);

/** A thermometer that counts. */
class Counter implements ObjectTree {
  value = 0;

  objects(): ReturnType<ObjectTree['objects']> {
    return [
      { objectId: 1, instanceIds: [0] },
      { objectId: 3303, instanceIds: [0] },
    ];
  }

  resourceIds(objectId: number): readonly number[] {
    return objectId === 3303 ? [5700] : [0, 1];
  }

  read(objectId: number, _instanceId: number, resourceId: number): number | undefined {
    if (objectId === 3303) return resourceId === 5700 ? this.value : undefined;
    return { 0: 101, 1: 86_400 }[resourceId];
  }
}

interface SecuredDevice {
  readonly name: string;
  readonly counter: Counter;
  readonly client: Lwm2mClient;
  readonly transport: () => SecureTransport;
}

describe('a restart of the server under secured devices', () => {
  let place: Workplace;
  let serverArgs: string[];
  let server: MusterProcess;
  let api: MusterClient;
  let devices: SecuredDevice[];
  const keys = Array.from({ length: DEVICES }, () => randomBytes(16));

  before(async () => {
    place = await createWorkplace();
    serverArgs = [
      'server',
      `--http=127.0.0.1:${await freeTcpPort()}`,
      `--coap=coap://127.0.0.1:${await freeUdpPort()}`,
      `--coaps=coaps://127.0.0.1:${await freeUdpPort()}`,
      `--data-dir=${join(place.dir, 'data')}`,
    ];
    await start();
    const rows = keys.map((key, at) => `thermo-${at},Generic LwM2M,thermo-${at},${key.toString('hex')}`);
    const csv = ['DeviceIdentifier,DeviceTypeName,PSK.identity,PSK.preSharedKey', ...rows].join('\n');
    const made = await muster(place, ['devices', 'create-multiple', '--data', '-', '-o', 'json'], csv);
    expect(made.code, made.stderr).to.equal(0);
    expect((await api.devices.list()).NbrOfRows).to.equal(DEVICES);
    devices = keys.map((key, at) => open(`thermo-${at}`, key));
    await Promise.all(devices.map(({ client }) => client.start()));
  });

  after(async () => {
    await Promise.all(devices.map(({ client }) => client.close({ deregister: false })));
    await server.stop();
    await place.remove();
  });

  async function start(): Promise<void> {
    server = await startMuster(place, serverArgs);
    api = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
  }

  function open(name: string, key: Buffer): SecuredDevice {
    const counter = new Counter();
    let transport: SecureTransport | undefined;
    const factory = secureTransport({ credentials: { psk: { identity: name, key } } });
    const client = createLwm2mClient({
      endpointName: name,
      serverUri: server.info.coaps ?? '',
      tree: counter,
      models,
      confirmableNotifications: true,
      transportFactory: async (address) => {
        transport = await factory(address);
        return transport;
      },
    });
    return { name, counter, client, transport: () => transport! };
  }

  async function temperatureOf(name: string): Promise<string> {
    const { SmartObjects } = await api.devices.getByEndpoint(name);
    const sensor = SmartObjects.find(({ TypeId }) => TypeId === 3303)!;
    const { Resources } = await api.smartObjects.get(sensor.Id);
    return Resources.find(({ Url }) => Url === '/3303/0/5700')!.Id;
  }

  const valuesOf = async (resource: string): Promise<unknown[]> =>
    (await api.measurements.since(resource, Date.now() - 3_600_000)).v.map(({ v }) => v);

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    it(`${signal} mid-stream: no handshake, no Register, nothing lost for good, nothing stored twice`, async () => {
      const resources = await Promise.all(devices.map(({ name }) => temperatureOf(name)));
      for (const resource of resources) {
        const { activityId } = await api.resources.observe(resource, { Id: resource });
        if (activityId !== undefined) await api.activityLogs.waitFor(activityId);
      }
      // From here on, values arrive only by notifications.
      const before = Math.max(...devices.map(({ counter }) => counter.value));
      const notify = (): void => {
        for (const { counter, client } of devices) {
          counter.value += 1;
          client.changed({ objectId: 3303, instanceId: 0, resourceId: 5700 });
        }
      };
      notify();
      await until(
        async () => Promise.all(resources.map(valuesOf)),
        (all) => all.every((values, at) => values.includes(devices[at]!.counter.value)),
      );
      const ticking = setInterval(notify, 50);
      try {
        await server.stop(signal);
        await start();
      } finally {
        clearInterval(ticking);
      }
      // A confirmable notification is repeated until the next process acknowledges it; the last value arrives.
      await until(
        async () => Promise.all(resources.map(valuesOf)),
        (all) => all.every((values, at) => values.includes(devices[at]!.counter.value)),
        { everyMs: 200 },
      );
      for (const values of await Promise.all(resources.map(valuesOf))) {
        const counted = values.filter((one) => Number(one) > before);
        expect(counted).to.deep.equal([...new Set(counted)]);
      }
      // Requests of the server find their way too.
      const { activityId } = await api.resources.read(resources[0]!);
      const entry = await api.activityLogs.waitFor(activityId!);
      expect(entry.Status).to.equal('Completed');
      for (const { client, transport } of devices) {
        expect(transport().counters.handshakes).to.equal(1);
        expect(client.counters.registrations).to.equal(1);
      }
      const metrics = await (await fetch(`${server.info.http}/metrics`)).text();
      expect(metrics).to.match(new RegExp(`^muster_gateway_dtls_restored_total ${DEVICES}$`, 'mu'));
      expect(metrics).to.match(/^muster_gateway_dtls_handshakes_total 0$/mu);
    });
  }
});
