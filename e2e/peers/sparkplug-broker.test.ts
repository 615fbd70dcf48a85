/** sparkplug-client at mosquitto, which the server has joined: no connection tells the server of its edge nodes. */
import { expect } from 'chai';
import { connectAsync } from 'mqtt';
import { until } from '@muster/testkit';
import { Mosquitto } from '../support/mosquitto.ts';
import { createMqttDevice } from '../support/mqtt-devices.ts';
import { TestServer } from '../support/test-server.ts';
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
    const server = new TestServer({ enrols: false });
    open.defer(() => server.close());
    await server.create();
    const joins = await broker.joinArgs(server.place, SERVER);
    const start = () => server.start(...joins, '--sparkplug-host-id=muster');
    await start();
    await createMqttDevice(server.client, 'plant/line');

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
      ...{ serverUrl: broker.url, username: EDGE.name, password: EDGE.password },
      ...{ groupId: 'plant', edgeNode: 'line', clientId: 'edge', publishDeath: true },
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

    const hasValues = async (expected: readonly number[]): Promise<void> => {
      const found = await until(
        () => server.values(PUMP, '/3303/0/5700'),
        (values) => values.length >= expected.length,
      );
      expect(found).to.deep.equal(expected);
    };
    await server.becomes(PUMP, 'online');
    await hasValues([1]);

    await server.stop('SIGKILL');
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
    await server.becomes(PUMP, 'online');

    await server.client.resources.write(await server.resourceId(PUMP, '/3311/0/5851'), { Value: '75' });
    await until(() => written.length > 0);
    expect(written).to.deep.equal([[4, 75]]);
    peer.stop();
    await server.becomes(PUMP, 'offline');
    expect(states.some(({ online }) => !online)).to.equal(true);
  });
});
