import { systemClock } from '@muster/lwm2m/core';
import { expect } from 'chai';
import type { MqttDeviceDomain } from '../../../src/features/mqtt-devices/mqtt-device-domain.ts';
import { MqttGateway } from '../../../src/gateway/mqtt/mqtt-gateway.ts';
import { noUsage } from '../../../src/kernel/usage-counter.ts';
import { publishPacket, RawMqtt } from '../../support/raw-mqtt.ts';

describe('an MQTT client that does not read', () => {
  it('is disconnected, while another one is served', async () => {
    const devices = {
      connected: async () => 'device-1',
      disconnected: async () => undefined,
      listens: () => undefined,
      listensNoLonger: () => undefined,
    };
    const access = {
      admit: async ({ clientId: endpointName }: { readonly clientId: string }) => ({
        deviceNetworkId: 'n',
        endpointName,
        isNew: false,
      }),
    };
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
        maxPacketBytes: 100_000,
        packetsPerSecond: 0,
        maxStallMs: 200,
      },
      onWarning: () => undefined,
      onError: () => undefined,
    });
    const [stalled, other] = [
      await RawMqtt.open(gateway.addresses[0]!),
      await RawMqtt.open(gateway.addresses[0]!),
    ];
    try {
      expect(await stalled.connect({ clientId: 'stalled' })).to.equal(0);
      expect(await other.connect({ clientId: 'other' })).to.equal(0);
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
    } finally {
      stalled.end();
      other.end();
      await gateway.close();
    }
  });
});
