import { expect } from 'chai';
import { Datatype, encodePayload, writeValue, type Payload } from '@muster/sparkplug';
import { VirtualClock } from '@muster/testkit';
import type { MqttSender } from '../../../src/gateway/mqtt/mqtt-dialect.ts';
import { SparkplugDevices, type SparkplugDependencies } from '../../../src/gateway/mqtt/sparkplug-devices.ts';

const bdSeq = { name: 'bdSeq', datatype: Datatype.Int64, value: writeValue(0, Datatype.Int64) };

describe('devices below an edge node that is born again', () => {
  const clock = new VirtualClock(1_793_400_000_000);
  let gone: string[];
  let edgeNode: SparkplugDevices;
  const sender: MqttSender = {
    broker: 'embedded',
    peer: '127.0.0.1:1',
    login: { deviceNetworkId: 'network', endpointName: 'plant/line', isNew: false },
    isSubscribedTo: () => true,
    send: () => Promise.resolve(),
  };

  beforeEach(() => {
    gone = [];
    const devices: Partial<SparkplugDependencies['devices']> = {
      reported: (_, endpointName) => Promise.resolve({ deviceId: endpointName, unmapped: [], refused: [] }),
      joined: () => undefined,
      noteSubscribed: () => undefined,
      noteUnsubscribed: () => undefined,
      values: () => Promise.resolve([]),
      left: (endpointName) => {
        gone.push(endpointName);
        return Promise.resolve();
      },
    };
    edgeNode = new SparkplugDevices({
      devices: devices as SparkplugDependencies['devices'],
      names: { pathsOf: () => Promise.resolve(new Map()) },
      clock,
      usage: { add: () => undefined } as never,
      onWarning: () => undefined,
      onError: (error) => {
        throw error;
      },
    });
  });

  afterEach(() => edgeNode.close());

  const take = (topic: string, payload: Payload): Promise<void> =>
    edgeNode.take(sender, {
      topic: `spBv1.0/plant/${topic}`,
      payload: Buffer.from(encodePayload({ timestamp: clock.now(), ...payload })),
      isRetained: false,
    });

  it('go offline if they are not born again within a minute', async () => {
    await take('NBIRTH/line', { seq: 0, metrics: [bdSeq] });
    await take('DBIRTH/line/pump', { seq: 1, metrics: [] });
    await take('DBIRTH/line/valve', { seq: 2, metrics: [] });
    await take('NBIRTH/line', { seq: 0, metrics: [bdSeq] });
    await take('DBIRTH/line/pump', { seq: 1, metrics: [] });
    await clock.advance(59_000);
    expect(gone).to.deep.equal([]);
    await clock.advance(2_000);
    expect(gone).to.deep.equal(['plant/line/valve']);
  });
});
