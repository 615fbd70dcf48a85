/** sparkplug-client at mosquitto, which the server has joined: no connection tells the server of its edge nodes. */
import { expect } from 'chai';
import { connectAsync } from 'mqtt';
import { createClient, type MusterClient } from '@muster/sdk';
import { until } from '@muster/testkit';
import { Mosquitto } from '../support/mosquitto.ts';
import { createWorkplace, startMuster, type MusterProcess } from '../support/muster.ts';
import { metric, newClient, payload, type PeerNode, type PeerPayload } from '../support/sparkplug-peer.ts';

const RIGHTS = ['topic readwrite spBv1.0/#', 'topic readwrite muster/v1/#'];
const SERVER = { name: 'muster', password: 'of the server', rights: RIGHTS };
const EDGE = { name: 'edge', password: 'of the edge node', rights: RIGHTS };
const PUMP = 'plant/line/pump';

describe('sparkplug-client at an external broker', () => {
  const open = new AsyncDisposableStack();

  after(() => open.disposeAsync());

  it('births, a restart of the server with a rebirth, a Write, the state of the host, and a death', async function () {
    const broker = await Mosquitto.create(this, { users: [SERVER, EDGE] });
    open.defer(() => broker.remove());
    await broker.start();
    const place = await createWorkplace();
    open.defer(() => place.remove());
    let client: MusterClient | undefined;
    const start = async (): Promise<MusterProcess> => {
      const args = await broker.serverArgs(place, SERVER, '--sparkplug-host-id=muster');
      const server = await startMuster(place, args);
      open.defer(async () => {
        await server.stop();
      });
      client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
      return server;
    };
    const first = await start();
    const type = await client!.deviceTypes.create({ Name: 'Edge node', DeviceStandard: 'MQTT' });
    await client!.devices.create({ DeviceIdentifier: 'plant/line', DeviceTypeId: type.Id });

    const watcher = await connectAsync(broker.url, { username: EDGE.name, password: EDGE.password });
    open.defer(() => watcher.endAsync());
    const states: { online: boolean; isRetained: boolean }[] = [];
    watcher.on('message', (_, body, { retain }) => {
      const { online } = JSON.parse(body.toString()) as { online: boolean };
      states.push({ online, isRetained: retain });
    });
    await watcher.subscribeAsync('spBv1.0/STATE/muster', { qos: 1 });
    await until(() => states.some(({ online }) => online));

    let birthCount = 0;
    const births = (peer: PeerNode): void => {
      birthCount += 1;
      peer.publishNodeBirth(payload(metric('Node Control/Rebirth', 'Boolean', false)));
      const dimmer = metric('3311/0/5851', 'UInt8', 10, { alias: 4 });
      peer.publishDeviceBirth(
        'pump',
        payload(dimmer, metric('3303/0/5700', 'Double', birthCount, { alias: 5 })),
      );
    };
    const peer = newClient({
      serverUrl: broker.url,
      username: EDGE.name,
      password: EDGE.password,
      groupId: 'plant',
      edgeNode: 'line',
      clientId: 'edge',
      publishDeath: true,
    });
    open.defer(async () => peer.stop());
    const written: unknown[] = [];
    peer.on('birth', () => births(peer));
    peer.on('ncmd', ({ metrics }: PeerPayload) => {
      if (metrics.some(({ name }) => name === 'Node Control/Rebirth')) births(peer);
    });
    peer.on('dcmd', (_: string, { metrics }: PeerPayload) => {
      for (const { alias, value } of metrics) written.push([Number(alias), Number(value)]);
    });

    const pumps = async () => (await client!.devices.list({ Filter: `DeviceIdentifier eq ${PUMP}` })).Rows;
    const statusIs = (status: string): Promise<unknown> =>
      until(async () => (await pumps())[0]?.Status === status);
    const resourceOf = async (typeId: number): Promise<string> => {
      const devices = await pumps();
      const Filter = `DeviceId eq ${devices[0]!.Id} and TypeId eq ${typeId}`;
      const { Rows } = await until(
        () => client!.resources.list({ Filter }),
        (list) => list.Rows.length > 0,
      );
      return Rows[0]!.Id;
    };
    const hasValues = async (expected: readonly number[]): Promise<void> => {
      const id = await resourceOf(5700);
      const { v } = await until(
        () => client!.measurements.since(id, Date.now() - 3_600_000),
        (all) => all.v.length >= expected.length,
      );
      expect(v.map((one) => one.v)).to.deep.equal(expected);
    };
    await statusIs('online');
    await hasValues([1]);

    await first.stop('SIGKILL');
    await start();
    // The server knows aliases no longer, and does not guess.
    const dataTimer = setInterval(
      () => peer.publishDeviceData('pump', payload({ alias: 5, type: 'Double', value: 99, timestamp: 1 })),
      200,
    );
    open.defer(async () => clearInterval(dataTimer));
    await until(() => birthCount === 2);
    clearInterval(dataTimer);
    await hasValues([1, 2]);
    await statusIs('online');

    await client!.resources.write(await resourceOf(5851), { Value: '75' });
    await until(() => written.length > 0);
    expect(written).to.deep.equal([[4, 75]]);
    peer.stop();
    await statusIs('offline');
    expect(states.some(({ online }) => !online)).to.equal(true);
  });
});
