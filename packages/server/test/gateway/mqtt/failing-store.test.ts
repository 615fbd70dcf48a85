import { systemClock } from '@muster/lwm2m/core';
import { expect } from 'chai';
import type { MqttDeviceDomain } from '../../../src/features/mqtt-devices/mqtt-device-domain.ts';
import { MqttGateway } from '../../../src/gateway/mqtt/mqtt-gateway.ts';
import { noUsage } from '../../../src/kernel/usage-counter.ts';
import { RawMqtt } from '../../support/raw-mqtt.ts';

const UP = 'muster/v1/meter/up';

describe('MQTT gateway over a store that fails', () => {
  const open = new AsyncDisposableStack();
  const errors: unknown[] = [];
  /** Errors of the store, in the order of its uses. Empty: it works. */
  let faults: Error[] = [];
  let url: string;

  before(async () => {
    const use = async (): Promise<void> => {
      const fault = faults.shift();
      if (fault !== undefined) throw fault;
    };
    const devices = {
      connected: async () => {
        await use();
        return 'device-1';
      },
      values: async () => {
        await use();
        return [];
      },
      disconnected: async () => undefined,
      listens: () => undefined,
      listensNoLonger: () => undefined,
    };
    const access = { admit: async () => ({ deviceNetworkId: 'n', endpointName: 'meter', isNew: false }) };
    const gateway = await MqttGateway.start({
      listen: ['mqtt://127.0.0.1:0'],
      services: { access, devices } as unknown as MqttDeviceDomain,
      clock: systemClock,
      usage: noUsage,
      limits: {
        maxConnections: 10,
        connectionsPerDevice: 10,
        loginsPerAddress: 10,
        loginSeconds: 10,
        maxPacketBytes: 1_000,
        packetsPerSecond: 0,
      },
      onWarning: () => undefined,
      onError: (error) => errors.push(error),
    });
    open.defer(() => gateway.close());
    url = gateway.addresses[0]!;
  });

  beforeEach(() => {
    faults = [];
    errors.length = 0;
  });

  after(() => open.disposeAsync());

  const opened = async (): Promise<RawMqtt> => {
    const client = await RawMqtt.open(url);
    open.defer(() => client.end());
    return client;
  };

  it('a value that cannot be stored is not acknowledged, and the connection is closed', async () => {
    const client = await opened();
    expect(await client.connect({ clientId: 'meter' })).to.equal(0);
    const error = new Error('The disk is full.');
    faults = [error];
    expect(await client.publish(UP, '{"3303/0/5700": 1}')).to.equal(false);
    expect(errors).to.deep.equal([error]);
    const next = await opened();
    expect(await next.connect({ clientId: 'meter' })).to.equal(0);
    expect(await next.publish(UP, '{"3303/0/5700": 1}')).to.equal(true);
  });

  it('a login that cannot be stored gets return code 3, so that the device tries again', async () => {
    const client = await opened();
    const error = new Error('The disk is full.');
    faults = [error];
    expect(await client.connect({ clientId: 'meter' })).to.equal(3);
    await client.closed;
    expect(errors).to.deep.equal([error]);
  });
});
