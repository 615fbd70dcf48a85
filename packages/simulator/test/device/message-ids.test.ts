import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect } from 'chai';
import { createSimulatedDevice } from '@muster/simulator';

/** The Message ID and the token of the first message of a new device. */
async function firstMessage(serverUri: string, received: () => Promise<Buffer>): Promise<string> {
  const device = createSimulatedDevice({ serverUri, endpointName: 'press-7', objects: [3] });
  const started = device.start().catch(() => undefined);
  const message = await received();
  await device.stop({ deregister: false });
  await started;
  const tokenLength = (message[0] ?? 0) & 0x0f;
  return message.subarray(2, 4 + tokenLength).toString('hex');
}

describe('Message IDs of simulated devices', () => {
  it('differ between devices of the same name that start one after the other', async () => {
    const server = createSocket('udp4');
    server.bind(0, '127.0.0.1');
    await once(server, 'listening');
    const received = async (): Promise<Buffer> => ((await once(server, 'message')) as [Buffer])[0];
    const uri = `coap://127.0.0.1:${String(server.address().port)}`;
    try {
      const seen = new Set<string>();
      for (let count = 0; count < 4; count += 1) seen.add(await firstMessage(uri, received));
      expect(seen.size).to.equal(4);
    } finally {
      server.close();
    }
  });
});
