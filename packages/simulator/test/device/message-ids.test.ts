import { udpPeer } from '@muster/testkit';
import { expect } from 'chai';
import { createSimulatedDevice } from '@muster/simulator';

describe('Message IDs of simulated devices', () => {
  it('differ between devices of the same name that start one after the other', async () => {
    await using server = await udpPeer();
    const serverUri = `coap://127.0.0.1:${server.port}`;
    const seen = new Set<string>();
    for (let count = 0; count < 4; count += 1) {
      const device = createSimulatedDevice({ serverUri, endpointName: 'press-7', objects: [3] });
      const started = device.start().catch(() => undefined);
      const message = await server.receive();
      await device.stop({ deregister: false });
      await started;
      const tokenLength = (message[0] ?? 0) & 0x0f;
      seen.add(message.subarray(2, 4 + tokenLength).toString('hex'));
    }
    expect(seen.size).to.equal(4);
  });
});
