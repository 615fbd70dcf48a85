/** Bad input from devices: the process stays up and level. */
import { randomBytes } from 'node:crypto';
import { setImmediate as tick } from 'node:timers/promises';
import { expect } from 'chai';
import { residentBytes } from '../support/process-figures.ts';
import { RawDevice } from '../support/raw-device.ts';
import { useServer } from '../support/test-server.ts';

describe('bad input', () => {
  const server = useServer();
  let device: RawDevice;

  beforeEach(async () => {
    device = await RawDevice.open(server.info.coap);
  });

  afterEach(() => device.close());

  it('survives 100,000 truncated, mutated and random datagrams, and stays level', async () => {
    const template = Buffer.from(
      '480200017f7f7f7f7f7f7f7fb272645b65703d6e6f626f6479056c743d3630c128ff3c2f332f303e',
      'hex',
    );
    const send = async (count: number): Promise<void> => {
      for (let i = 0; i < count; i++) {
        const kind = i % 3;
        const bytes = kind === 0 ? randomBytes(i % 64) : Buffer.from(template);
        if (kind === 1) bytes[i % bytes.length] = i & 0xff;
        void device.sendBytes(kind === 2 ? bytes.subarray(0, i % bytes.length) : bytes);
        if (i % 64 === 0) await tick();
      }
    };
    await send(20_000);
    const before = residentBytes(server.info.pid);
    await send(100_000);
    await server.register('other');
    expect(residentBytes(server.info.pid) - before, 'growth in bytes').to.be.below(64 * 1024 * 1024);
    expect((await server.client.version.get()).Version).to.be.a('string');
  });
});
