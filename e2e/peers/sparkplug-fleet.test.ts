/** Simulated Sparkplug edge nodes over mosquitto, read by the decoder of Eclipse Tahu. */
import { createRequire } from 'node:module';
import { createFleet, type Cohort, type Fleet } from '@muster/simulator';
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { connectAsync, type MqttClient } from 'mqtt';
import { Mosquitto } from '../support/mosquitto.ts';
import type { PeerMetric } from '../support/sparkplug-peer.ts';

interface PeerPayload {
  readonly seq?: { toNumber(): number } | number;
  readonly metrics?: readonly PeerMetric[];
}

interface Peer {
  decodePayload(bytes: Uint8Array): PeerPayload;
  encodePayload(payload: object): Uint8Array;
}

const codec = (createRequire(import.meta.url)('sparkplug-payload') as { get(version: string): Peer }).get(
  'spBv1.0',
);
const temperature = '3303/0/5700';
const switchedOn = '3311/0/5850';
const nodes: Cohort = {
  ...{ name: 'nodes', count: 2, endpoint: 'plant/edge-{index}', mqtt: { payload: 'sparkplug' } },
  ...{ notifyIntervalSeconds: 0, objects: [3, 3303, 3311] },
};

describe('simulated Sparkplug edge nodes against the codec of Eclipse Tahu', () => {
  const open = new AsyncDisposableStack();
  let broker: Mosquitto;
  let host: MqttClient;
  let fleet: Fleet | undefined;
  let messages: { readonly topic: string; readonly payload: PeerPayload }[];

  before(async function () {
    broker = await Mosquitto.create(this);
    open.defer(() => broker.remove());
    await broker.start();
    host = await connectAsync(broker.url, { reconnectPeriod: 0 }, false);
    open.defer(() => host.endAsync(true));
    host.on('message', (topic, bytes) => {
      // Commands are its own.
      if (!topic.includes('CMD/')) messages.push({ topic, payload: codec.decodePayload(bytes) });
    });
    await host.subscribeAsync('spBv1.0/#', { qos: 1 });
  });

  after(() => open.disposeAsync());

  beforeEach(() => {
    messages = [];
  });

  afterEach(async () => {
    await fleet?.stop({ deregister: false });
    fleet = undefined;
  });

  const start = async (cohort: Cohort): Promise<Fleet> => {
    fleet = createFleet({ serverUri: broker.url, backOff: { initialSeconds: 0.1 }, devices: [cohort] });
    await fleet.start();
    await fleet.whenRegistered();
    return fleet;
  };

  /** The messages of a topic, once there are so many. */
  const arrive = async (topic: string, count: number): Promise<readonly PeerPayload[]> => {
    const found = (): PeerPayload[] =>
      messages.filter((one) => one.topic === `spBv1.0/${topic}`).map(({ payload }) => payload);
    return until(
      async () => found(),
      ({ length }) => length >= count,
    );
  };

  const metric = ({ metrics = [] }: PeerPayload, name: string): PeerMetric | undefined =>
    metrics.find((one) => one.name === name);
  const number = (value: unknown): number => Number(String(value));

  it('births with all metrics, data with sequence numbers and aliases, writes and rebirths', async () => {
    const { devices } = await start(nodes);
    const [birth] = await arrive('plant/NBIRTH/edge-1', 1);
    expect(number(birth!.seq)).to.equal(0);
    expect(number(metric(birth!, 'bdSeq')!.value)).to.equal(0);
    expect(metric(birth!, 'Node Control/Rebirth')).to.include({ type: 'Boolean', value: false });
    const { alias, type } = metric(birth!, temperature)!;
    expect(type).to.equal('Double');
    expect(metric(birth!, switchedOn)).to.include({ type: 'Boolean', value: true });
    devices[0]!.set(`/${temperature}`, 21.5);
    devices[0]!.set(`/${temperature}`, 22.5);
    const data = await arrive('plant/NDATA/edge-1', 2);
    expect(data.map(({ seq }) => number(seq))).to.deep.equal([1, 2]);
    expect(data.map(({ metrics }) => metrics![0]!.value)).to.deep.equal([21.5, 22.5]);
    expect(number(data[0]!.metrics![0]!.alias)).to.equal(number(alias));
    expect(data[0]!.metrics![0]!.name ?? '').to.equal('');

    const write = { timestamp: Date.now(), metrics: [{ name: switchedOn, type: 'Boolean', value: false }] };
    await host.publishAsync('spBv1.0/plant/NCMD/edge-1', Buffer.from(codec.encodePayload(write)));
    const [, , answer] = await arrive('plant/NDATA/edge-1', 3);
    expect(answer!.metrics![0]!.value).to.equal(false);
    expect(devices[0]!.read(`/${switchedOn}`)).to.equal(false);

    const again = {
      timestamp: Date.now(),
      metrics: [{ name: 'Node Control/Rebirth', type: 'Boolean', value: true }],
    };
    await host.publishAsync('spBv1.0/plant/NCMD/edge-1', Buffer.from(codec.encodePayload(again)));
    const [, second] = await arrive('plant/NBIRTH/edge-1', 2);
    expect(number(metric(second!, 'bdSeq')!.value)).to.equal(0);
    expect(number(second!.seq)).to.equal(0);
    expect(metric(second!, switchedOn)!.value).to.equal(false);

    await host.publishAsync('spBv1.0/plant/NCMD/edge-1', Buffer.from([0xff, 0x00]));
    await until(() => fleet!.report().problems.length > 0);
    expect(fleet!.report().problems.map(({ kind }) => kind)).to.deep.equal(['message-malformed']);
  });

  it('a will and a birth share a number, which the next connection raises', async () => {
    // Names of its own: deaths of the test before can arrive late.
    const { devices } = await start({ ...nodes, endpoint: 'plant/cut-{index}' });
    await arrive('plant/NBIRTH/cut-2', 1);
    devices[1]!.cutConnection();
    const [death] = await arrive('plant/NDEATH/cut-2', 1);
    expect(number(metric(death!, 'bdSeq')!.value)).to.equal(0);
    const [, birth] = await arrive('plant/NBIRTH/cut-2', 2);
    expect(number(metric(birth!, 'bdSeq')!.value)).to.equal(1);
    await fleet!.stop({ deregister: true });
    const [, last] = await arrive('plant/NDEATH/cut-2', 2);
    expect(number(metric(last!, 'bdSeq')!.value)).to.equal(1);
    expect(fleet!.report().problems).to.deep.equal([]);
  });

  it('a device below an edge node has births, data, commands and a death of its own', async () => {
    const { devices } = await start({ ...nodes, count: 1, mqtt: { payload: 'sparkplug', device: 'meter' } });
    const [node] = await arrive('plant/NBIRTH/edge-1', 1);
    expect(metric(node!, temperature)).to.equal(undefined);
    const [birth] = await arrive('plant/DBIRTH/edge-1/meter', 1);
    expect(number(birth!.seq)).to.equal(1);
    expect(metric(birth!, temperature)).to.include({ type: 'Double' });
    devices[0]!.set(`/${temperature}`, 5);
    const [data] = await arrive('plant/DDATA/edge-1/meter', 1);
    expect(number(data!.seq)).to.equal(2);
    const write = { timestamp: Date.now(), metrics: [{ name: switchedOn, type: 'Boolean', value: false }] };
    await host.publishAsync('spBv1.0/plant/DCMD/edge-1/meter', Buffer.from(codec.encodePayload(write)));
    await arrive('plant/DDATA/edge-1/meter', 2);
    await fleet!.stop({ deregister: true });
    await arrive('plant/DDEATH/edge-1/meter', 1);
    await arrive('plant/NDEATH/edge-1', 1);
  });
});
