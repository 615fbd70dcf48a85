/** sparkplug-client of Eclipse Tahu, the usual edge node in JavaScript, against the MQTT broker. */
import { once } from 'node:events';
import { expect } from 'chai';
import { until } from '@muster/testkit';
import { createMqttDevice } from '../support/mqtt-devices.ts';
import { settings } from '../support/settings.ts';
import { metric, newClient, payload } from '../support/sparkplug-peer.ts';
import type { PeerNode, PeerPayload } from '../support/sparkplug-peer.ts';
import { useServer } from '../support/test-server.ts';

const PASSWORD = 'correct horse';
const NODE = 'plant/line';
const PUMP = 'plant/line/pump';

describe('sparkplug-client against the MQTT broker', () => {
  const server = useServer({ enrols: false, mqtt: true });
  let node: PeerNode | undefined;

  before(async () => {
    await createMqttDevice(server.client, NODE, settings('MQTT', { username: 'line', password: PASSWORD }));
  });

  afterEach(() => {
    node?.stop();
    node = undefined;
  });

  /** Connects, and has births sent whenever the client or the server asks for them. */
  async function connect(births: (peer: PeerNode) => void): Promise<PeerNode> {
    const peer = (node = newClient({
      ...{ serverUrl: server.info.mqtt, username: 'line', password: PASSWORD },
      ...{ groupId: 'plant', edgeNode: 'line', clientId: 'edge', version: 'spBv1.0' },
      mqttOptions: { reconnectPeriod: 0 },
    }));
    peer.on('birth', () => births(peer));
    peer.on('ncmd', ({ metrics }: PeerPayload) => {
      if (metrics.some(({ name, value }) => name === 'Node Control/Rebirth' && value === true)) births(peer);
    });
    await once(peer, 'connect');
    return peer;
  }

  /** Resolves when a resource has as many values as expected, and requires that they are the expected ones. */
  async function hasValues(name: string, path: string, expected: readonly unknown[]): Promise<void> {
    const all = await until(
      () => server.stored(name, path),
      (values) => values.length >= expected.length,
    );
    expect(all).to.deep.equal(expected);
  }

  it('births, data of the edge node and of a device, compressed ones, and deaths', async () => {
    const peer = await connect((one) => {
      one.publishNodeBirth(
        payload(metric('Node Control/Rebirth', 'Boolean', false), metric('3303/0/5700', 'Double', 20)),
      );
      one.publishDeviceBirth(
        'pump',
        payload(metric('3303/0/5700', 'Float', 1.5), metric('3342/0/5500', 'Boolean', true)),
        { compress: true },
      );
    });
    await server.becomes(PUMP, 'online');
    peer.publishNodeData(payload(metric('3303/0/5700', 'Double', 21)));
    peer.publishDeviceData('pump', payload(metric('3303/0/5700', 'Float', 2.5)), {
      compress: true,
      algorithm: 'GZIP',
    });
    peer.publishDeviceData('pump', payload(metric('3303/0/5700', 'Float', -3)));
    await hasValues(NODE, '/3303/0/5700', [20, 21]);
    await hasValues(PUMP, '/3303/0/5700', [1.5, 2.5, -3]);
    await hasValues(PUMP, '/3342/0/5500', [true]);
    peer.publishDeviceDeath('pump', payload());
    await server.becomes(PUMP, 'offline');
    expect(await server.status(NODE)).to.equal('online');
    peer.client.stream.destroy();
    await server.becomes(NODE, 'offline');
  });

  it('aliases, all sequence numbers, and a rebirth after a gap', async () => {
    let births = 0;
    const peer = await connect((one) => {
      births += 1;
      const timestamp = Date.now() - (births === 1 ? 60_000 : 0);
      one.publishNodeBirth(payload(metric('3303/1/5700', 'Int32', births, { alias: 9, timestamp })));
    });
    await hasValues(NODE, '/3303/1/5700', [1]);
    const time = Date.now() - 50_000;
    for (let count = 0; count < 300; count += 1) {
      peer.publishNodeData(payload({ alias: 9, type: 'Int32', value: -1 - count, timestamp: time + count }));
    }
    await hasValues(NODE, '/3303/1/5700', [1, ...Array.from({ length: 300 }, (_, at) => -1 - at)]);
    expect(births).to.equal(1);
    peer.seq += 3;
    peer.publishNodeData(payload({ alias: 9, type: 'Int32', value: 4_711, timestamp: time + 1_000 }));
    await until(async () => (await server.stored(NODE, '/3303/1/5700')).at(-1) === 2);
    expect(await server.stored(NODE, '/3303/1/5700')).to.not.include(4_711);
  });
});
