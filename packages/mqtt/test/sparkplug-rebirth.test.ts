import { expect } from 'chai';
import { Datatype, encodePayload, writeValue, type Payload } from '@muster/sparkplug';
import { VirtualClock } from '@muster/testkit';
import type { MqttSender } from '../src/mqtt-dialect.ts';
import { SparkplugNode } from '../src/sparkplug-node.ts';
import { SparkplugDevices, type SparkplugDependencies } from '../src/sparkplug-devices.ts';

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
      usage: { add: () => undefined },
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

describe('requests for births of an edge node', () => {
  it('come later and later until its data comes in order', () => {
    const node = new SparkplugNode('plant/line');
    const asked = (seconds: number): number[] =>
      Array.from({ length: seconds }, (_, second) => second).filter((second) =>
        node.takeRebirth(second * 1000, () => 0),
      );
    expect(asked(2_000)).to.deep.equal([0, 10, 30, 70, 150, 310, 630, 1230, 1830]);
    node.inOrder();
    expect([2_430, 2_439, 2_440].map((at) => node.takeRebirth(at * 1000, () => 0))).to.deep.equal([
      true,
      false,
      true,
    ]);
  });
});
