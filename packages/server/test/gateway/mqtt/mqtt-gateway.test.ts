import { systemClock } from '@muster/lwm2m/core';
import { expect } from 'chai';
import { MqttGateway } from '@muster/mqtt';
import type { MqttServices } from '@muster/mqtt';
import { noUsage } from '../../../src/kernel/ports.ts';
import { connectPacket, publishPacket, RawMqtt } from '../../support/raw-mqtt.ts';

const UP = 'muster/v1/meter/up';

describe('MQTT gateway without a server', () => {
  let open: AsyncDisposableStack;
  let gateway: MqttGateway;
  let errors: unknown[];
  /** Errors of the store, in the order of its uses. Empty: it works. */
  let faults: Error[];

  const use = async (): Promise<void> => {
    const fault = faults.shift();
    if (fault !== undefined) throw fault;
  };
  const devices = {
    connected: () => use().then(() => 'device-1'),
    values: () => use().then(() => []),
    disconnected: async () => undefined,
    noteSubscribed: () => undefined,
    noteUnsubscribed: () => undefined,
  };
  const access = {
    admit: async ({ clientId: endpointName }: { readonly clientId: string }) => ({
      deviceNetworkId: 'n',
      endpointName,
      isNew: false,
    }),
  };

  const start = async (loginSeconds = 30): Promise<void> => {
    gateway = await MqttGateway.start({
      listen: ['mqtt://127.0.0.1:0'],
      services: { access, devices, isRefusal: () => false } as unknown as MqttServices,
      clock: systemClock,
      usage: noUsage,
      limits: {
        maxConnections: 10,
        connectionsPerDevice: 10,
        loginsPerAddress: 10,
        loginSeconds,
        maxPacketBytes: 100_000,
        packetsPerSecond: 0,
        maxStallMs: 200,
      },
      onWarning: () => undefined,
      onError: (error) => errors.push(error),
    });
    open.defer(() => gateway.close());
  };

  beforeEach(() => {
    open = new AsyncDisposableStack();
    faults = [];
    errors = [];
  });

  afterEach(() => open.disposeAsync());

  const opened = async (): Promise<RawMqtt> => {
    const client = await RawMqtt.open(gateway.addresses[0]!);
    open.defer(() => client.end());
    return client;
  };
  const loggedIn = async (clientId: string): Promise<RawMqtt> => {
    const client = await opened();
    expect(await client.connect({ clientId })).to.equal(0);
    return client;
  };

  it('a value that cannot be stored is not acknowledged, and the connection is closed', async () => {
    await start();
    const client = await loggedIn('meter');
    const error = new Error('The disk is full.');
    faults = [error];
    expect(await client.publish(UP, '{"3303/0/5700": 1}')).to.equal(false);
    expect(errors).to.deep.equal([error]);
    const next = await loggedIn('meter');
    expect(await next.publish(UP, '{"3303/0/5700": 1}')).to.equal(true);
  });

  it('a login that cannot be stored gets return code 3, so that the device tries again', async () => {
    await start();
    const client = await opened();
    const error = new Error('The disk is full.');
    faults = [error];
    expect(await client.connect({ clientId: 'meter' })).to.equal(3);
    await client.closed;
    expect(errors).to.deep.equal([error]);
  });

  it('a client that does not finish its CONNECT is disconnected', async () => {
    await start(1);
    const [silent, partial] = [await opened(), await opened()];
    partial.send(connectPacket({ clientId: 'meter' }).subarray(0, 10));
    await Promise.all([silent.closed, partial.closed]);
    // On a busy machine a login may take as long.
    while ((await (await opened()).connect({ clientId: 'meter' })) !== 0);
  });

  it('a client that does not read is disconnected, while another one is served', async () => {
    await start();
    const [stalled, other] = [await loggedIn('stalled'), await loggedIn('other')];
    expect(await stalled.subscribe('muster/v1/stalled/errors')).to.deep.equal([1]);
    stalled.socket.pause();
    // Each of them is refused with a message to `errors`, which the client does not read.
    const refused = Buffer.concat(
      Array.from({ length: 1_000 }, () => publishPacket('muster/v1/stalled/up', 'no JSON')),
    );
    while (gateway.counters()['connections'] === 2) {
      if (stalled.socket.writableLength < refused.length) stalled.send(refused);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(gateway.counters()['connections']).to.equal(1);
    expect(await other.subscribe('muster/v1/other/errors')).to.deep.equal([1]);
  });
});
